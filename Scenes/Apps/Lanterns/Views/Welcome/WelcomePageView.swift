import SwiftUI

struct WelcomePageView: View {
    let page: WelcomePage
    let isCurrent: Bool
    let permission: PermissionStatus
    let namespace: Namespace.ID

    @State private var hasAppeared = false

    /// Illustrations take a share of the screen, less on small phones.
    private var illustrationHeight: CGFloat {
        UIScreen.main.bounds.height < 700 ? 240 : UIScreen.main.bounds.height * 0.42
    }

    var body: some View {
        VStack(spacing: 28) {
            illustration
                .frame(height: illustrationHeight)
                .frame(maxWidth: .infinity)

            VStack(spacing: 12) {
                Text(page.title)
                    .font(.system(size: 32, weight: .bold, design: .rounded))
                Text(page.message)
                    .font(.body)
                    .foregroundStyle(.white.opacity(0.75))
                    .multilineTextAlignment(.center)
                    .fixedSize(horizontal: false, vertical: true)
            }
            .padding(.horizontal, 32)
            .offset(y: hasAppeared ? 0 : 24)
            .opacity(hasAppeared ? 1 : 0)

            Spacer(minLength: 0)
        }
        .foregroundStyle(.white)
        .onChange(of: isCurrent, initial: true) { _, isCurrent in
            withAnimation(.easeOut(duration: 0.5).delay(isCurrent ? 0.15 : 0)) {
                hasAppeared = isCurrent
            }
        }
    }

    @ViewBuilder private var illustration: some View {
        switch page.illustration {
        case .lantern:
            LanternIllustration(isLit: isCurrent)
                .matchedGeometryEffect(id: "lantern", in: namespace, isSource: isCurrent)
        case .river:
            RiverIllustration()
        case .constellation:
            ConstellationIllustration(isDrawn: isCurrent)
        case .permission:
            BellIllustration(status: permission)
        }
    }
}

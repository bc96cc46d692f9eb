import SwiftUI

/// The last screen: the lantern rises and the journey starts.
struct FinalView: View {
    let namespace: Namespace.ID
    let onDone: () -> Void

    @State private var isRaised = false

    var body: some View {
        VStack(spacing: 24) {
            Spacer()

            LanternIllustration(isLit: true)
                .matchedGeometryEffect(id: "lantern", in: namespace)
                .frame(width: 160, height: 220)
                .offset(y: isRaised ? -40 : 60)

            Text("You're all set")
                .font(.system(.largeTitle, design: .rounded).weight(.bold))
            Text("Your first lantern is waiting.")
                .foregroundStyle(.white.opacity(0.75))

            Spacer()

            Button("Start", action: onDone)
                .buttonStyle(GlowButtonStyle())
                .padding(.horizontal, 24)
                .padding(.bottom, 40)
        }
        .foregroundStyle(.white)
        .onAppear {
            withAnimation(.spring(response: 1.2, dampingFraction: 0.6)) {
                isRaised = true
            }
        }
    }
}

#Preview {
    @Previewable @Namespace var namespace

    FinalView(namespace: namespace) {}
        .background(.black)
}

import SwiftUI

/// A paper lantern that breathes while it is lit.
struct LanternIllustration: View {
    let isLit: Bool

    @State private var isGlowing = false

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)

            ZStack {
                Circle()
                    .fill(
                        RadialGradient(colors: [.glow.opacity(0.55), .clear], center: .center, startRadius: 0, endRadius: side * 0.5)
                    )
                    .scaleEffect(isGlowing ? 1.15 : 0.85)
                    .opacity(isLit ? 1 : 0)

                LanternShape()
                    .fill(
                        LinearGradient(colors: [.orange, .glow], startPoint: .bottom, endPoint: .top)
                    )
                    .overlay {
                        LanternRibs()
                            .stroke(.black.opacity(0.18), lineWidth: 2)
                    }
                    .overlay(alignment: .bottom) {
                        FlameShape()
                            .fill(.white.opacity(0.9))
                            .frame(width: side * 0.1, height: side * 0.16)
                            .scaleEffect(y: isGlowing ? 1.1 : 0.9, anchor: .bottom)
                            .padding(.bottom, side * 0.08)
                            .blur(radius: 1)
                    }
                    .frame(width: side * 0.44, height: side * 0.6)
                    .saturation(isLit ? 1 : 0.2)
                    .rotationEffect(.degrees(isGlowing ? 2 : -2), anchor: .top)
            }
            .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
        .onAppear {
            withAnimation(.easeInOut(duration: 1.6).repeatForever(autoreverses: true)) {
                isGlowing = true
            }
        }
        .accessibilityHidden(true)
    }
}

#Preview(traits: .fixedLayout(width: 300, height: 360)) {
    LanternIllustration(isLit: true)
        .background(.black)
}

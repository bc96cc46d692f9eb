import SwiftUI

/// A bell that rings once reminders are allowed.
struct BellIllustration: View {
    let status: PermissionStatus

    var body: some View {
        ZStack {
            ForEach(0..<3) { ring in
                Circle()
                    .stroke(Color.glow.opacity(0.35 - Double(ring) * 0.1), lineWidth: 2)
                    .frame(width: 130 + CGFloat(ring) * 60)
                    .scaleEffect(status == .granted ? 1.1 : 1)
            }

            Circle()
                .fill(.ultraThinMaterial)
                .frame(width: 130, height: 130)

            Image(systemName: symbolName)
                .font(.system(size: 54))
                .foregroundStyle(Color.glow)
                .symbolRenderingMode(.hierarchical)
                .contentTransition(.symbolEffect(.replace))
                .keyframeAnimator(initialValue: 0.0, trigger: status == .granted) { content, angle in
                    content.rotationEffect(.degrees(angle), anchor: .top)
                } keyframes: { _ in
                    KeyframeTrack {
                        CubicKeyframe(18, duration: 0.12)
                        CubicKeyframe(-16, duration: 0.16)
                        CubicKeyframe(10, duration: 0.16)
                        SpringKeyframe(0, duration: 0.4, spring: .bouncy)
                    }
                }
        }
    }

    private var symbolName: String {
        switch status {
        case .notDetermined, .asking: "bell"
        case .granted: "bell.and.waves.left.and.right.fill"
        case .denied: "bell.slash"
        }
    }
}

#Preview("Before") {
    BellIllustration(status: .notDetermined)
        .preferredColorScheme(.dark)
}

#Preview("Allowed") {
    BellIllustration(status: .granted)
        .preferredColorScheme(.dark)
}

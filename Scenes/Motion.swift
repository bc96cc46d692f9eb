import SwiftUI

/// Phases, keyframes, rolling digits, a font that grows, a card that goes from place to place, and a label with two ways.
struct Motion: View {
    @State private var isOpen = false
    @Namespace private var space

    private struct Ball {
        var y = 0.0
        var squash = 1.0
    }

    private let colors = [Color(red: 1, green: 0.58, blue: 0), Color(red: 1, green: 0.18, blue: 0.33), Color(red: 0.69, green: 0.32, blue: 0.87)]

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 24) {
                PhaseAnimator([0, 1, 2]) { phase in
                    RoundedRectangle(cornerRadius: 8)
                        .fill(colors[phase])
                        .frame(width: 40, height: 40)
                        .rotationEffect(.degrees(Double(phase) * 60))
                        .scaleEffect(phase == 1 ? 0.6 : 1)
                } animation: { _ in
                    .bouncy(duration: 0.6)
                }
                KeyframeAnimator(initialValue: Ball()) { ball in
                    Circle()
                        .fill(.blue)
                        .frame(width: 40, height: 40)
                        .scaleEffect(y: ball.squash)
                        .offset(y: ball.y)
                } keyframes: { _ in
                    KeyframeTrack(\.y) {
                        CubicKeyframe(-30, duration: 0.5)
                        SpringKeyframe(0, duration: 1, spring: Spring(duration: 0.5, bounce: 0.5))
                    }
                    KeyframeTrack(\.squash) {
                        LinearKeyframe(1.2, duration: 0.5)
                        LinearKeyframe(0.8, duration: 0.2)
                        SpringKeyframe(1)
                    }
                }
                Text("\(isOpen ? 105 : 98)")
                    .font(.system(size: 34, weight: .bold))
                    .monospacedDigit()
                    .contentTransition(.numericText())
                    .frame(width: 90, height: 50)
                Text("Grow")
                    .font(.system(size: isOpen ? 30 : 15))
                    .frame(width: 90, height: 50)
            }
            ZStack {
                if isOpen {
                    RoundedRectangle(cornerRadius: 20)
                        .fill(.green)
                        .matchedGeometryEffect(id: "card", in: space)
                        .frame(width: 150, height: 90)
                        .offset(x: 60)
                } else {
                    RoundedRectangle(cornerRadius: 20)
                        .fill(.teal)
                        .matchedGeometryEffect(id: "card", in: space)
                        .frame(width: 40, height: 40)
                        .offset(x: -120)
                }
                if isOpen {
                    Text("In and out")
                        .padding(8)
                        .background { Color.yellow }
                        .offset(x: -90)
                        .transition(
                            .asymmetric(insertion: .opacity.combined(with: .move(edge: .bottom)), removal: .opacity.combined(with: .scale(scale: 0.2))))
                }
            }
            .frame(width: 360, height: 130)
            .clipped()
            .background { Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255) }
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.smooth(duration: 1)) { isOpen.toggle() } }
    }
}

import Foundation
import Testing

@testable import Views

/// Gestures of two fingers, and the forms of gesture modifiers with a condition or a space.
@MainActor struct PinchTests {
    private struct Photo: View {
        @State var scale: CGFloat = 1
        @State var angle = Angle.zero
        @State var old: CGFloat = 1
        @State var oldAngle = Angle.zero
        @State var taps = 0
        @GestureState(initialValue: 0, resetTransaction: Transaction()) var live: CGFloat
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100)
                    .gesture(
                        MagnifyGesture().updating($live) { value, state, _ in state = value.magnification }
                            .onEnded { scale = $0.magnification * $0.startAnchor.x * 2 }
                            .simultaneously(with: RotateGesture().onEnded { angle = $0.rotation })
                    )
                    .onTapGesture { taps += 1 }
                    .named("new")
                Color.blue.frame(width: 100, height: 50)
                    .gesture(MagnificationGesture().onChanged { old = $0 })
                    .simultaneousGesture(RotationGesture().onChanged { oldAngle = $0 })
                    .named("old")
                Text(
                    "\(Int(saturating: scale * 100)) \(Int(saturating: angle.degrees.rounded())) \(Int(saturating: old * 100)) \(Int(saturating: oldAngle.degrees.rounded())) \(taps) \(Int(saturating: live * 100))"
                )
            }
        }
    }

    private func run(_ graph: ViewGraph, seconds: Double = 0.6) {
        let start = graph.time
        for step in 1...Int(saturating: seconds * 60) { graph.step(to: start + Double(step) / 60) }
    }

    @Test func twoFingersMagnifyAndRotate() throws {
        let graph = host(Photo())
        try graph.perform(.pinch(.identifier("new"), scale: 2, degrees: 30, duration: 0.5))
        graph.step(to: 0.25)
        #expect(graph.texts == ["100 0 100 0 0 150"])
        run(graph)
        // A tap needs one finger.
        #expect(graph.texts == ["200 30 100 0 0 0"])
        try graph.perform(.pinch(.identifier("old"), scale: 0.5, degrees: -90, duration: 0.5))
        run(graph)
        #expect(graph.texts == ["200 30 50 -90 0 0"])
    }

    @Test func smallChangesAreNoGesture() throws {
        let graph = host(Photo())
        try graph.perform(.pinch(.identifier("new"), scale: 1.005, degrees: 0.5, duration: 0.5))
        run(graph)
        #expect(graph.texts == ["100 0 100 0 0 0"])
    }

    private struct Conditions: View {
        @State var log = ""
        let isEnabled: Bool
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 40).gesture(TapGesture().onEnded { log += "a" }, isEnabled: isEnabled).named("a")
                Color.red.frame(width: 100, height: 40)
                    .onTapGesture { log += "i" }
                    .simultaneousGesture(TapGesture().onEnded { log += "b" }, name: "b", isEnabled: isEnabled).named("b")
                Color.red.frame(width: 100, height: 40)
                    .onTapGesture { log += "i" }
                    .highPriorityGesture(TapGesture().onEnded { log += "c" }, isEnabled: isEnabled).named("c")
                Color.red.frame(width: 100, height: 40).onTapGesture(coordinateSpace: .global) { log += "\(Int(saturating: $0.x))" }.named("d")
                Text(log)
            }
        }
    }

    @Test(arguments: [true, false])
    func gesturesHaveConditions(isEnabled: Bool) throws {
        let graph = host(Conditions(isEnabled: isEnabled), width: 300)
        for name in isEnabled ? ["a", "b", "c", "d"] : ["b", "c", "d"] {
            try graph.tap(.identifier(name))
            graph.settle()
        }
        #expect(graph.texts.last == (isEnabled ? "aibc150" : "ii150"))
    }

    @Test func contentShapesHavePurposes() throws {
        var taps = ""
        let graph = host(
            VStack(spacing: 0) {
                Color.clear.frame(width: 100, height: 100).hidden().contentShape(.interaction, Rectangle()).onTapGesture { taps += "a" }
                Color.clear.frame(width: 100, height: 100).hidden().contentShape([.dragPreview, .hoverEffect], Rectangle()).onTapGesture { taps += "b" }
            })
        try graph.tap(.point(CGPoint(x: 100, y: 50)))
        #expect(throws: EventError.self) { try graph.tap(.point(CGPoint(x: 100, y: 150))) }
        #expect(taps == "a")
    }

    @Test func longPressesHaveAnOlderForm() throws {
        var log: [String] = []
        let graph = host(
            Color.red.onLongPressGesture(minimumDuration: 0.2, pressing: { log.append("\($0)") }, perform: { log.append("done") }).hoverEffect(.lift)
                .onContinuousHover { _ in log.append("hover") })
        try graph.perform(.press(.point(CGPoint(x: 50, y: 50)), duration: 0.5))
        run(graph)
        #expect(log.sorted() == ["done", "false", "true"])
    }
}

import Foundation
import Testing

@testable import Views

/// Documentation/Semantics/Animation.md#phases-and-keyframes.
@MainActor struct AnimatorTests {
    /// Returns the square's distances from its start at some times.
    func course(_ graph: ViewGraph, _ times: [Double]) -> [CGFloat] {
        let start = graph.fills[0].minX
        return times.map { time in
            graph.step(to: time)
            return ((graph.fills[0].minX - start) * 1000).rounded() / 1000
        }
    }

    struct Square: View {
        var body: some View { Color.red.frame(width: 10, height: 10) }
    }
    static let seconds = { (_: Int) -> Animation? in .linear(duration: 1) }

    @Test func phasesGoRoundForEver() {
        let expected: [CGFloat] = [0, 5, 10, 30, 50, 25, 0, 5, 10]
        let times = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]
        #expect(
            course(
                host(
                    PhaseAnimator([0, 10, 50]) { x in
                        Square().offset(x: CGFloat(x))
                    } animation: { _ in
                        .linear(duration: 1)
                    }), times) == expected)
        #expect(
            course(
                host(
                    Square().phaseAnimator([0, 10, 50]) { view, x in
                        view.offset(x: CGFloat(x))
                    } animation: { _ in
                        .linear(duration: 1)
                    }), times)
                == expected)
    }

    @Test func phasesTakeTheirOwnTime() {
        let graph = host(
            Square().phaseAnimator([false, true]) { view, isAway in
                view.offset(x: isAway ? 40 : 0)
            } animation: {
                $0 ? .linear(duration: 2) : .linear(duration: 0.5)
            })
        #expect(course(graph, [1, 2, 2.25, 2.5, 3.5]) == [20, 40, 20, 0, 20])
        // The default animation: the next phase begins after half a second, when the spring is logically complete.
        let standard = host(Square().phaseAnimator([0, 100]) { view, x in view.offset(x: CGFloat(x)) })
        let positions = course(standard, [0.25, 0.5, 0.75, 1])
        #expect(abs(positions[1] - 98.64) < 0.01 && positions[2] < 25 && positions[3] < 2)
    }

    @Test func phasesWithoutMotionAreSeenForAFrameEach() {
        let graph = host(
            Square().phaseAnimator([0, 10, 20]) { view, x in
                view.offset(x: CGFloat(x))
            } animation: { _ in
                nil
            })
        let seen = course(graph, (1...6).map { Double($0) / 60 })
        #expect(seen == [10, -10, 0, 10, -10, 0])
        #expect(graph.warnings.isEmpty)
    }

    struct Triggered: View {
        @State var taps = 0
        var body: some View {
            VStack(spacing: 0) {
                Square().phaseAnimator([0, 10, 50], trigger: taps) { view, x in
                    view.offset(x: CGFloat(x))
                } animation: { _ in
                    .linear(duration: 1)
                }
                Text("go").onTapGesture { taps += 1 }
            }
        }
    }

    @Test func aTriggerStartsOneRound() throws {
        let graph = host(Triggered())
        #expect(course(graph, [0, 1]) == [0, 0])
        try graph.press("go")
        #expect(course(graph, [1, 1.5, 2, 3, 3.5, 4, 5, 6]) == [0, 5, 10, 50, 25, 0, 0, 0])
        try graph.press("go")
        graph.step(to: 6.5)
        try graph.press("go")
        // The second one begins after the first has ended.
        #expect(course(graph, [7, 8, 9, 9.5, 10]).map { $0 + 5 } == [10, 50, 0, 5, 10])
    }

    struct Pose {
        var x = 0.0
        var opacity = 1.0
    }

    @KeyframesBuilder<Pose> nonisolated static func keyframes() -> some Keyframes<Pose> {
        KeyframeTrack(\.x) {
            LinearKeyframe(40, duration: 1)
            LinearKeyframe(0, duration: 1)
        }
        KeyframeTrack(\.opacity) { MoveKeyframe(0.5) }
    }

    @Test func keyframesMoveAValue() {
        let repeating = host(
            Square().keyframeAnimator(initialValue: Pose()) { view, pose in
                view.opacity(pose.opacity).offset(x: pose.x)
            } keyframes: { _ in
                Self.keyframes()
            })
        if case .group(.opacity(let opacity), _)? = repeating.displayList().items.first { #expect(opacity == 0.5) } else { Issue.record("no opacity") }
        #expect(course(repeating, [0.5, 1, 1.5, 2, 2.5, 100.25]) == [20, 40, 20, 0, 20, 10])
        let once = host(
            KeyframeAnimator(initialValue: 0.0, repeating: false) { x in
                Square().offset(x: x)
            } keyframes: { _ in
                LinearKeyframe(40.0, duration: 1)
            })
        #expect(course(once, [0.5, 1, 7]) == [20, 40, 40])
        #expect(!once.isAnimating)
    }

    struct Bouncing: View {
        @State var taps = 0
        var body: some View {
            VStack(spacing: 0) {
                Square().keyframeAnimator(initialValue: 0.0, trigger: taps) { view, x in
                    view.offset(x: x)
                } keyframes: { x in
                    LinearKeyframe(x + 40, duration: 1)
                    CubicKeyframe(0, duration: 1)
                }
                Text("go").onTapGesture { taps += 1 }
            }
        }
    }

    @Test func aTriggerStartsTheKeyframesFromWhereTheValueIs() throws {
        let graph = host(Bouncing())
        #expect(course(graph, [0, 1]) == [0, 0])
        #expect(!graph.isAnimating)
        try graph.press("go")
        #expect(course(graph, [1.5]) == [20])
        try graph.press("go")
        #expect(course(graph, [1.5, 2, 2.5, 3.5, 5]) == [0, 20, 40, -20, -20])
    }

    @Test func framesDoNotDependOnWhatIsDrawn() {
        func list(drawing: Bool) -> DisplayList {
            let graph = host(
                VStack {
                    Square().phaseAnimator([0, 10, 50]) { view, x in view.offset(x: CGFloat(x)) }
                    Square().keyframeAnimator(initialValue: 0.0) { view, x in
                        view.offset(x: x)
                    } keyframes: { _ in
                        SpringKeyframe(30, duration: 0.7)
                    }
                })
            for frame in 0...100 {
                graph.step(to: Double(frame) / 30)
                if drawing { _ = graph.displayList() }
            }
            return graph.displayList()
        }
        #expect(list(drawing: true) == list(drawing: false))
    }
}

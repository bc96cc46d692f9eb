import Foundation
import Geometry
import Motion
import Testing

/// The rules of Documentation/Semantics/Animation.md#phases-and-keyframes.
struct KeyframeTests {
    func check(_ timeline: KeyframeTimeline<Double>, _ expected: [(Double, Double)], _ location: SourceLocation = #_sourceLocation) {
        for (time, value) in expected {
            #expect(abs(timeline.value(time: time) - value) < 1e-9, "at \(time)", sourceLocation: location)
        }
    }

    @Test func linearKeyframesFollowTheirCurveAndMovesJump() {
        let timeline = KeyframeTimeline(initialValue: 10.0) {
            LinearKeyframe(20, duration: 1)
            MoveKeyframe(100)
            LinearKeyframe(0, duration: 2, timingCurve: .easeIn)
        }
        #expect(timeline.duration == 3)
        check(timeline, [(-1, 10), (0, 10), (0.5, 15), (0.999999999999, 20), (1, 100), (2, 100 * (1 - UnitCurve.easeIn.value(at: 0.5))), (3, 0), (9, 0)])
        #expect(timeline.value(progress: 0.5 / 3) == timeline.value(time: 0.5))
        #expect(abs(timeline.velocity(time: 0.5) - 10) < 1e-9)
    }

    @Test func cubicKeyframesJoinSmoothly() {
        // No velocity at the outer ends; at the joint, the slope of the line from 0 to 30 over 3 s: 10 per second.
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(20, duration: 1)
            CubicKeyframe(30, duration: 2)
        }
        // Hermite's form at p = 1/2: (p0 + p1) / 2 + T (m0 - m1) / 8.
        check(timeline, [(0.5, 10 - 10.0 / 8), (1, 20), (2, 25 + 2 * 10.0 / 8), (3, 30)])
        #expect(timeline.velocity(time: 0) == 0 && abs(timeline.velocity(time: 1) - 10) < 1e-9)
        let slope = (timeline.value(time: 1.5 + 1e-6) - timeline.value(time: 1.5 - 1e-6)) / 2e-6
        #expect(abs(timeline.velocity(time: 1.5) - slope) < 1e-4)
    }

    @Test func cubicKeyframesKeepTheirGivenVelocities() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(0, duration: 1, startVelocity: 8, endVelocity: -8) }
        check(timeline, [(0.5, 2), (1, 0)])
    }

    @Test func cubicKeyframesTakeOverTheVelocityOfLinearNeighbors() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 1)
            LinearKeyframe(0, duration: 1)
        }
        #expect(abs(timeline.velocity(time: 1) - 10) < 1e-9)
        #expect(abs(timeline.velocity(time: 2 - 1e-9) + 20) < 1e-6)
        check(timeline, [(1.5, 15 + 30.0 / 8), (2.5, 10)])
    }

    @Test func springsContinueFromTheirPositionAndVelocity() {
        let spring = Spring.bouncy
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            SpringKeyframe(2, duration: 0.2, spring: spring)
            SpringKeyframe(1, spring: .smooth)
        }
        let reached = 1 + spring.value(target: 1.0, time: 0.2)
        let speed = spring.velocity(target: 1.0, time: 0.2)
        check(
            timeline,
            [
                (0.1, 1 + spring.value(target: 1.0, time: 0.1)), (0.2, reached),
                (0.5, reached + Spring.smooth.value(target: 1 - reached, initialVelocity: speed, time: 0.3)), (5, 1),
            ])
        #expect(timeline.duration == 0.2 + Spring.smooth.settlingDuration)
    }

    struct Pose: Equatable {
        var scale = 1.0
        var angle = Angle.zero
        var offset = CGSize.zero
        var name = "x"
    }

    @Test func tracksRunInParallel() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                LinearKeyframe(1, duration: 1)
            }
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 0.5) }
            KeyframeTrack(\.offset) {
                for step in 1...2 { LinearKeyframe(CGSize(width: step * 10, height: 0), duration: 2) }
            }
        }
        #expect(timeline.duration == 4)
        let pose = timeline.value(time: 0.25)
        #expect(pose.scale == 1.25 && abs(pose.angle.degrees - 45) < 1e-9 && abs(pose.offset.width - 1.25) < 1e-9 && pose.name == "x")
        let late = timeline.value(time: 3)
        #expect(late.scale == 1 && late.angle == .degrees(90) && late.offset.width == 15)
        var changed = Pose(name: "y")
        timeline.update(value: &changed, progress: 1)
        #expect(changed == Pose(scale: 1, angle: .degrees(90), offset: CGSize(width: 20, height: 0), name: "y"))
    }

    struct Shake: KeyframeTrackContent {
        typealias Value = Double
        let amount: Double
        var body: some KeyframeTrackContent<Double> {
            LinearKeyframe(amount, duration: 1)
            LinearKeyframe(-amount, duration: 1)
        }
    }

    @Test func customContentAndBranchesBecomeKeyframes() {
        func timeline(_ isShaken: Bool) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0.0) {
                if isShaken { Shake(amount: 4) }
                LinearKeyframe(0, duration: 1)
            }
        }
        check(timeline(true), [(0.5, 2), (1.5, 0), (2, -4), (2.5, -2)])
        #expect(timeline(true).duration == 3 && timeline(false).duration == 1)
        #expect(KeyframeTimeline(initialValue: 3.0) {}.duration == 0)
    }

    @Test func theLaterTrackOfAPropertyWins() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.scale) { LinearKeyframe(5, duration: 1) }
            KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
        }
        #expect(timeline.value(time: 1).scale == 3)
    }

    @Test func anInterruptedRunContinuesWithItsVelocity() {
        @KeyframesBuilder<Double> func keyframes() -> some Keyframes<Double> {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(0, duration: 1)
        }
        let first = KeyframeTimeline(initialValue: 0.0, keyframes: keyframes())
        let (value, speed) = (first.value(time: 0.5), first.velocity(time: 0.5))
        let second = KeyframeTimeline(initialValue: value, keyframes: keyframes(), after: first, at: 0.5)
        #expect(speed > 1 && second.value(time: 0) == value && abs(second.velocity(time: 0) - speed) < 1e-9)
    }
}

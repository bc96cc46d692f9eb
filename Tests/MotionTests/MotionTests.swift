import Foundation
import Geometry
import Motion
import Testing

struct CurveTests {
    static let points = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9]
    static let curves: [(UnitCurve, [Double])] = [
        (.easeIn, [0.017027, 0.062282, 0.093465, 0.129577, 0.214861, 0.315357, 0.429120, 0.554814, 0.621861, 0.691634, 0.839428]),
        (.easeOut, [0.160572, 0.308366, 0.378139, 0.445186, 0.570880, 0.684643, 0.785139, 0.870423, 0.906535, 0.937718, 0.982973]),
        (.easeInOut, [0.019722, 0.081660, 0.129162, 0.187396, 0.331883, 0.5, 0.668117, 0.812604, 0.870838, 0.918340, 0.980278]),
        (
            .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)),
            [0.094796, 0.295244, 0.408510, 0.513315, 0.682541, 0.802403, 0.885229, 0.940764, 0.960459, 0.975625, 0.994316]
        ),
        (.linear, points),
    ]

    @Test(arguments: curves) func curvesHaveKnownValuesAndInverses(_ curve: UnitCurve, _ expected: [Double]) {
        for (p, y) in zip(Self.points, expected) {
            #expect(abs(curve.value(at: p) - y) < 1e-6, "at \(p)")
            #expect(abs(curve.inverse.value(at: curve.value(at: p)) - p) < 1e-6)
        }
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1 && curve.value(at: -1) == 0 && curve.value(at: .nan) == 0)
    }

    /// Velocities recorded from SwiftUI.
    @Test(arguments: [(UnitCurve.easeIn, [0, 0.67, 1.07, 1.37]), (.easeOut, [1, 1.37, 1.07, 0.67]), (.easeInOut, [0, 1.06, 1.72, 1.06])])
    func velocitiesOfCurvesMatchSwiftUI(_ curve: UnitCurve, _ expected: [Double]) {
        for (p, v) in zip([0, 0.25, 0.5, 0.75], expected) {
            #expect(abs(curve.velocity(at: p) - v) < 0.01, "at \(p)")
        }
    }

    @Test(arguments: [
        (UnitCurve.circularEaseIn, [0.03, 0.13, 0.34]), (.circularEaseOut, [0.66, 0.87, 0.97]), (.circularEaseInOut, [0.07, 0.5, 0.93]),
    ]) func circularCurvesHaveKnownValuesAndInverses(_ curve: UnitCurve, _ expected: [Double]) {
        for (p, y) in zip([0.25, 0.5, 0.75], expected) {
            #expect(abs(curve.value(at: p) - y) < 0.006)
            #expect(abs(curve.inverse.value(at: curve.value(at: p)) - p) < 1e-9)
        }
    }

    @Test func timingCurvesMayOvershoot() {
        let value = AnimatedValue.moving(to: 1.0, .timingCurve(0.68, -0.55, 0.265, 1.55, duration: 1))
        for (t, y) in [(0.25, -0.082808), (0.5, 0.606680), (0.75, 1.089166)] {
            #expect(abs(value.presentation(at: t) - y) < 1e-6)
        }
    }
}

struct SpringTests {
    static let springs: [(Spring, [(Double, Double)])] = [
        (Spring(duration: 0.5, bounce: 0), [(0.1, 0.357740), (0.25, 0.821026), (0.5, 0.986399), (1, 0.999953)]),
        (Spring(duration: 0.5, bounce: 0.3), [(0.1, 0.423302), (0.25, 0.984087), (0.5, 1.014498)]),
        (Spring(duration: 0.5, bounce: -0.5), [(0.1, 0.231362), (0.25, 0.535728), (0.5, 0.799926)]),
        (Spring(response: 0.5, dampingRatio: 0.825), [(0.1, 0.393608), (0.3, 0.968511), (0.8, 1.000001)]),
        (Spring(response: 0.15, dampingRatio: 0.86), [(0.1, 0.975876), (0.2, 1.001449)]),
    ]

    @Test(arguments: springs) func springsHaveKnownPositionsAndMatchingVelocities(_ spring: Spring, _ expected: [(Double, Double)]) {
        for (t, x) in expected {
            #expect(abs(spring.value(target: 1.0, time: t) - x) < 1.5e-6, "at \(t)")
            let slope = (spring.value(target: 1.0, time: t + 1e-5) - spring.value(target: 1.0, time: t - 1e-5)) / 2e-5
            #expect(abs(spring.velocity(target: 1.0, time: t) - slope) < 1e-5)
        }
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<5 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.1) }
        #expect(abs(value - spring.value(target: 1.0, time: 0.5)) < 1e-12)
    }

    @Test func physicalAndPerceivedParametersAgree() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.stiffness - 157.9) < 0.05 && abs(spring.damping - 17.6) < 0.05 && abs(spring.bounce - 0.3) < 1e-12)
        let physical = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(physical.duration - 0.628) < 0.001 && abs(physical.bounce - 0.5) < 1e-12)
        #expect(Spring(mass: 1, stiffness: 100, damping: 40).dampingRatio == 1)
        #expect(abs(Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio - 2) < 1e-12)
        #expect(abs(Spring(duration: 0.5, bounce: -0.5).bounce + 0.5) < 1e-12)
        let settled = Spring(settlingDuration: 0.8, dampingRatio: 0.7)
        #expect(abs(settled.settlingDuration() - 0.8) < 1e-6)
    }

    @Test(arguments: [(Spring.smooth, 0.8), (.snappy, 0.8768), (.bouncy, 1.0447)]) func springsSettleInKnownTimes(_ spring: Spring, _ expected: Double) {
        #expect(abs(spring.settlingDuration() - expected) < 1e-4)
    }

    @Test func extremeSpringsStayFinite() {
        for spring in [Spring(duration: 0, bounce: -1), Spring(duration: -1, bounce: 5), Spring(response: .nan, dampingRatio: .infinity)] {
            for t in [0, 1e-3, 1, 1e6] {
                #expect(spring.value(target: 1.0, time: t).isFinite && spring.velocity(target: 1.0, time: t).isFinite)
            }
        }
    }

    static let interpolating: [(Animation, [Double], Double)] = [
        (
            .interpolatingSpring(stiffness: 100, damping: 10),
            [0.340300, 0.849426, 1.124355, 1.153123, 1.074591, 1.002289, 0.974359, 0.979007, 0.992934, 1.002170], 1.4727
        ),
        (
            .interpolatingSpring(stiffness: 170, damping: 15),
            [0.480943, 0.986203, 1.109520, 1.053069, 0.999787, 0.988061, 0.994598, 1.000198, 1.001296], 0.9920
        ),
        (
            .interpolatingSpring(stiffness: 100, damping: 40),
            [0.264241, 0.593994, 0.800852, 0.908422, 0.959572, 0.982649, 0.992705, 0.996981, 0.998766, 0.999501], 1
        ),
        (.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5), [0.607053, 1.059065, 1.190976, 1.128358], 1.4),
    ]

    @Test(arguments: interpolating) func interpolatingSpringsFollowTheirKnownCourses(_ animation: Animation, _ expected: [Double], _ end: Double) {
        let value = AnimatedValue.moving(to: 1.0, animation)
        for (index, x) in expected.enumerated() {
            #expect(abs(value.presentation(at: 0.1 * Double(index + 1)) - x) < 1.5e-6, "at \(index + 1)")
        }
        if end != 1.4 { #expect(value.isAnimating(at: end - 1e-4) && !value.isAnimating(at: end + 1e-4)) }
    }
}

struct AnimatedValueTests {
    static let linear = Animation.linear(duration: 1)
    static let cases: [(Animation, [(Double, Double)])] = [
        (linear.repeatCount(3), [(0, 0), (0.5, 50), (1.25, 75), (1.5, 50), (2.5, 50), (3.1, 100)]),
        (linear.repeatCount(2), [(0.5, 50), (1.5, 50), (2.1, 100)]),
        (linear.repeatCount(2, autoreverses: false), [(1.25, 25), (1.75, 75), (2.5, 100)]),
        (linear.repeatForever(), [(0.5, 50), (1001.25, 75), (1000.25, 25)]),
        (linear.delay(0.5), [(0.25, 0), (1, 50), (1.5, 100), (9, 100)]),
        (linear.speed(2), [(0.25, 50), (0.5, 100)]),
        (linear.delay(1).repeatForever(autoreverses: false), [(0.5, 0), (1.5, 50), (2.5, 0), (3.5, 50)]),
        (linear.repeatForever(autoreverses: false).delay(1), [(0.5, 0), (1.5, 50), (2.5, 50)]),
        (.easeInOut, [(0.175, 50), (0.0875, 12.9162), (0.36, 100)]),
        (.linear(duration: 0), [(0, 100)]),
        (.default, [(0, 0), (0.1, 35.7740), (0.5, 98.6399), (5, 100)]),
    ]

    @Test(arguments: cases) func animationsFollowTheirKnownCourses(_ animation: Animation, _ expected: [(Double, Double)]) {
        let value = AnimatedValue.moving(to: 100.0, animation)
        for (t, x) in expected {
            #expect(abs(value.presentation(at: t) - x) < 1.1e-4, "at \(t)")
        }
    }

    @Test func runningCurvesAreCombinedWithNewOnes() {
        var value = AnimatedValue.moving(to: 100.0, Self.linear)
        value.setTarget(0, animation: Self.linear, at: 0.5)
        for (t, x) in [(0.5, 50.0), (0.75, 56.25), (1, 50), (1.25, 25), (1.5, 0)] {
            #expect(abs(value.presentation(at: t) - x) < 1e-3, "at \(t)")
        }
        #expect(!value.isAnimating(at: 1.51))
    }

    @Test func springsTakeOverPositionAndVelocity() {
        let firsts: [(Animation, Double?)] = [
            (.default, nil), (Self.linear, 100), (.bouncy, nil), (.interpolatingSpring, nil), (Self.linear.repeatForever(), 100),
        ]
        for (first, knownSpeed) in firsts {
            var value = AnimatedValue.moving(to: 100.0, first)
            let speed = knownSpeed ?? (value.presentation(at: 0.2) - value.presentation(at: 0.19999)) / 1e-5
            let before = value.presentation(at: 0.2)
            value.setTarget(-50, animation: .snappy, at: 0.2)
            #expect(abs(value.presentation(at: 0.2) - before) < 1e-9)
            #expect(abs((value.presentation(at: 0.20001) - before) / 1e-5 - speed) < 0.5, "after \(first)")
            #expect(value.presentation(at: 9) == -50)
        }
    }

    @Test func blendedSpringsMoveSmoothlyToTheirTarget() {
        var value = AnimatedValue.moving(to: 100.0, .spring)
        value.setTarget(0, animation: .interactiveSpring, at: 0.1)
        let steps = (0...400).map { value.presentation(at: 0.1 + Double($0) / 1000) }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($0 - $1) < 3 })
        #expect(value.presentation(at: 3) == 0)
    }

    @Test func changesWithoutAnimationShiftRunningMotion() {
        var value = AnimatedValue.moving(to: 100.0, Self.linear)
        value.setTarget(300, animation: nil, at: 0.5)
        #expect(abs(value.presentation(at: 0.5) - 250) < 1e-3 && value.presentation(at: 1.01) == 300)
        value.setTarget(7, animation: nil, at: 2)
        #expect(value.value(at: 2) == 7 && !value.isAnimating)
    }

    @Test func presentedValuesDoNotDependOnEarlierReads() {
        let animations: [Animation] = [.default, .linear, .bouncy, .interactiveSpring, .easeOut.delay(0.1), .interpolatingSpring, .linear.repeatCount(2)]
        var (sampled, unsampled) = (AnimatedValue(CGPoint.zero.animatableData), AnimatedValue(CGPoint.zero.animatableData))
        for (index, animation) in animations.enumerated() {
            let start = Double(index) * 0.17
            let target = CGPoint(x: Double(index * 37 % 11), y: Double(index * 53 % 100)).animatableData
            sampled.setTarget(target, animation: animation, at: start)
            unsampled.setTarget(target, animation: animation, at: start)
            for step in 0..<10 { _ = sampled.value(at: start + 0.017 * Double(step)) }
        }
        for step in 0..<200 {
            let time = 1.19 + Double(step) / 60
            #expect(sampled.value(at: time) == unsampled.presentation(at: time))
        }
    }

    @Test func rectsMoveAsAWhole() {
        var value = AnimatedValue(CGRect(x: 0, y: 0, width: 100, height: 100).animatableData)
        value.setTarget(CGRect(x: 50, y: 0, width: 200, height: 100).animatableData, animation: Self.linear, at: 10)
        var rect = CGRect.zero
        rect.animatableData = value.value(at: 10.3)
        #expect(abs(rect.minX - 15) < 1e-3 && abs(rect.width - 130) < 1e-3 && rect.height == 100)
    }

    @Test func motionIsLogicallyCompleteBeforeItIsOver() {
        let spring = AnimatedValue.moving(to: 100.0, .default)
        #expect(!spring.isLogicallyComplete(at: 0.49) && spring.isLogicallyComplete(at: 0.5) && spring.isAnimating(at: 0.5))
        let early = AnimatedValue.moving(to: 100.0, Self.linear.logicallyComplete(after: 0.3))
        #expect(!early.isLogicallyComplete(at: 0.2) && early.isLogicallyComplete(at: 0.3) && early.isAnimating(at: 0.9))
    }

    @Test func animationsCompareByTheirParameters() {
        #expect(Animation.linear == .linear(duration: 0.35) && Animation.linear != .easeIn && Animation.default.delay(1) == .default.delay(1))
        #expect(Animation.default == .spring && Animation.default != .default.speed(1))
    }

    @Test func unitQuantitiesAreScaledBy128() {
        #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128) && Angle.radians(1).animatableData == 128)
        var stroke = StrokeStyle(lineWidth: 1, dash: [3])
        stroke.animatableData = AnimatablePair(4, AnimatablePair(5, 6))
        #expect(stroke == StrokeStyle(lineWidth: 4, miterLimit: 5, dash: [3], dashPhase: 6))
    }
}

extension AnimatedValue {
    /// Returns a value that starts from zero at time 0.
    static func moving(to target: V, _ animation: Animation) -> AnimatedValue {
        var value = AnimatedValue(V.zero)
        value.setTarget(target, animation: animation, at: 0)
        return value
    }
}

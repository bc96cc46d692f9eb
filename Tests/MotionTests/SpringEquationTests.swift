import Foundation
import Geometry
import Motion
import Testing

/// Compares the closed-form motion of springs with the differential equation x″ = k(target − x) − c x′, integrated in small steps.
struct SpringEquationTests {
    /// Returns position and velocity after each hundredth of a second, computed by the fourth-order Runge-Kutta method in steps of 1/10,000 s.
    static func integrate(mass: Double, stiffness: Double, damping: Double, velocity: Double, target: Double, hundredths: Int) -> [(Double, Double)] {
        var (x, v) = (0.0, velocity)
        func pull(_ x: Double, _ v: Double) -> Double { (stiffness * (target - x) - damping * v) / mass }
        let h = 1e-4
        var result: [(Double, Double)] = []
        for step in 1...(hundredths * 100) {
            let (k1x, k1v) = (v, pull(x, v))
            let (k2x, k2v) = (v + h / 2 * k1v, pull(x + h / 2 * k1x, v + h / 2 * k1v))
            let (k3x, k3v) = (v + h / 2 * k2v, pull(x + h / 2 * k2x, v + h / 2 * k2v))
            let (k4x, k4v) = (v + h * k3v, pull(x + h * k3x, v + h * k3v))
            x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
            v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
            if step % 100 == 0 { result.append((x, v)) }
        }
        return result
    }

    static let springs: [(Spring, Double)] = [
        (Spring(duration: 0.5, bounce: 0), 0), (Spring(duration: 0.5, bounce: 0.3), 0), (Spring(duration: 0.5, bounce: -0.5), 0),
        (Spring(response: 0.55, dampingRatio: 0.825), 3), (Spring(response: 0.15, dampingRatio: 0.86), -4), (Spring(duration: 0.4, bounce: 0.999), 1),
        (Spring(mass: 2, stiffness: 170, damping: 15), 0), (Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true), 5),
        (Spring(mass: 1, stiffness: 100, damping: 20), -5), (Spring(mass: 0.5, stiffness: 400, damping: 0), 0), (.smooth, 2), (.snappy, 2), (.bouncy, 2),
    ]

    @Test(arguments: springs) func closedFormsSolveTheEquation(_ spring: Spring, _ velocity: Double) {
        let steps = Self.integrate(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: velocity, target: 1, hundredths: 150)
        for (index, expected) in steps.enumerated() {
            let time = Double(index + 1) / 100
            #expect(abs(spring.value(target: 1, initialVelocity: velocity, time: time) - expected.0) < 1e-6, "at \(time)")
            #expect(abs(spring.velocity(target: 1, initialVelocity: velocity, time: time) - expected.1) < 1e-5, "at \(time)")
        }
    }

    /// Each family with its physics: Documentation/Semantics/Animation.md#springs.
    static let animations: [(Animation, stiffness: Double, damping: Double, velocity: Double)] = {
        func physics(_ response: Double, _ ratio: Double) -> (Double, Double) {
            let natural = 2 * Double.pi / response
            return (natural * natural, 2 * natural * ratio)
        }
        let table: [(Animation, Double, Double)] = [
            (.default, 0.5, 1), (.spring, 0.5, 1), (.smooth, 0.5, 1), (.snappy, 0.5, 0.85), (.bouncy, 0.5, 0.7), (.interactiveSpring, 0.15, 0.85),
            (.spring(response: 0.5), 0.5, 0.825), (.spring(dampingFraction: 0.825), 0.5, 0.825),
            (.spring(response: 0.3, dampingFraction: 0.5, blendDuration: 1), 0.3, 0.5),
            (.interactiveSpring(response: 0.15, dampingFraction: 0.86), 0.15, 0.86), (.spring(duration: 0.8, bounce: 0.4), 0.8, 0.6),
            (.spring(duration: 0.8, bounce: -0.2), 0.8, 1.25), (.snappy(duration: 0.3, extraBounce: 0.1), 0.3, 0.75),
            (.spring(Spring(mass: 1, stiffness: 100, damping: 10)), 0.6283185307179586, 0.5),
        ]
        return table.map { ($0.0, physics($0.1, $0.2).0, physics($0.1, $0.2).1, 0) } + [
            (.interpolatingSpring(stiffness: 100, damping: 10), 100, 10, 0), (.interpolatingSpring(mass: 2, stiffness: 100, damping: 10), 50, 5, 0),
            (.interpolatingSpring(stiffness: 100, damping: 40), 100, 20, 0),
            (.interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 5), 170, 15, 5),
            (.interpolatingSpring(duration: 0.5, bounce: 0.3), physics(0.5, 0.7).0, physics(0.5, 0.7).1, 0),
        ]
    }()

    @Test(arguments: animations.indices) func animationsFollowTheEquationOfTheirSpring(_ index: Int) {
        let (animation, stiffness, damping, velocity) = Self.animations[index]
        let value = AnimatedValue.moving(to: 1.0, animation)
        let steps = Self.integrate(mass: 1, stiffness: stiffness, damping: damping, velocity: velocity, target: 1, hundredths: 100)
        for (index, expected) in steps.enumerated() {
            let time = Double(index + 1) / 100
            guard value.isAnimating(at: time) else { break }
            #expect(abs(value.presentation(at: time) - expected.0) < 1e-6, "\(animation) at \(time)")
        }
    }

    /// A spring that gets a new target on its way keeps its velocity: from there on it solves the equation with the new target.
    @Test func aRetargetedSpringSolvesTheEquationFromThere() {
        var value = AnimatedValue.moving(to: 100.0, .bouncy)
        value.setTarget(-50, animation: .snappy, at: 0.2)
        let first = Spring.bouncy
        let (x, v) = (first.value(target: 100.0, time: 0.2), first.velocity(target: 100.0, time: 0.2))
        let second = Spring.snappy
        let steps = Self.integrate(
            mass: 1, stiffness: second.stiffness, damping: second.damping, velocity: v, target: -50 - x, hundredths: 60)
        for (index, expected) in steps.enumerated() {
            #expect(abs(value.presentation(at: 0.2 + Double(index + 1) / 100) - (x + expected.0)) < 1e-6)
        }
    }

    @Test func springsMoveBetweenAnyTwoValues() {
        let (from, to) = (CGPoint(x: 10, y: 20), CGPoint(x: 110, y: -20))
        let spring = Spring.bouncy
        let p = spring.value(target: 1.0, time: 0.2)
        let value = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
        #expect(abs(value.x - (10 + 100 * p)) < 1e-9 && abs(value.y - (20 - 40 * p)) < 1e-9)
        let velocity = spring.velocity(fromValue: from, toValue: to, initialVelocity: CGPoint(x: 7, y: 8), time: 0)
        #expect(abs(velocity.x - 7) < 1e-9 && abs(velocity.y - 8) < 1e-9)
        let force = spring.force(fromValue: from, toValue: to, position: from, velocity: .zero)
        #expect(abs(force.x - 100 * spring.stiffness) < 1e-9 && abs(force.y + 40 * spring.stiffness) < 1e-9)
        #expect(spring.settlingDuration == spring.settlingDuration(fromValue: 0.0, toValue: 1.0, initialVelocity: 0, epsilon: 0.001))
        // Recorded from SwiftUI.
        #expect(abs(Spring(duration: 0.5, bounce: 0.3).stiffness - 157.9) < 0.05 && abs(Spring(duration: 0.5, bounce: 0.3).damping - 17.6) < 0.05)
        let physical = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(physical.duration - 0.63) < 0.005 && abs(physical.bounce - 0.5) < 1e-9)
    }
}

struct TrackedVelocityTests {
    /// Returns a value that a finger drags at 300 per second for 0.1 s and that an animation then moves to 100.
    static func dragged(rest: Double = 0, by animation: Animation) -> AnimatedValue<Double> {
        var value = AnimatedValue(0.0)
        for frame in 1...6 { value.setTarget(Double(frame) * 5, animation: nil, tracksVelocity: true, at: Double(frame) / 60) }
        value.setTarget(100, animation: animation, at: 0.1 + rest)
        return value
    }

    @Test func aSpringContinuesWithTheVelocityOfTheFinger() {
        for animation in [Animation.default, .bouncy] {
            let value = Self.dragged(by: animation)
            #expect(value.presentation(at: 0.1) == 30)
            #expect(abs((value.presentation(at: 0.1001) - 30) / 0.0001 - 300) < 1.5)
            #expect(value.presentation(at: 5) == 100)
        }
    }

    @Test func motionAfterARestOrUntrackedJumpsStartsWithoutVelocity() {
        let value = Self.dragged(rest: 0.2, by: .default)
        #expect(abs((value.presentation(at: 0.3001) - 30) / 0.0001) < 1.5)
        let curve = Self.dragged(by: .linear(duration: 1))
        #expect(abs(curve.presentation(at: 0.6) - 65) < 1e-3)
        var untracked = AnimatedValue(0.0)
        untracked.setTarget(30, animation: nil, at: 0.09)
        untracked.setTarget(100, animation: .default, at: 0.1)
        #expect(abs((untracked.presentation(at: 0.1001) - 30) / 0.0001) < 1.5)
    }
}

struct CustomAnimationTests {
    /// Covers half of the remaining interval at each frame, so that each position depends on the one before.
    struct Halving: CustomAnimation {
        struct Left: AnimationStateKey {
            static var defaultValue: Double { 1 }
        }
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            let left = context.state[Left.self]
            if left < 0.01 { return nil }
            context.state[Left.self] = left / 2
            return value.scaled(by: 1 - left)
        }
    }

    @Test func stateIsKeptFromFrameToFrame() {
        for wrapped in [Animation(Halving()), Animation(Halving()).delay(0).speed(1)] {
            var value = AnimatedValue.moving(to: 128.0, wrapped)
            var seen: [Double] = []
            for frame in 0..<8 {
                seen.append(value.value(at: Double(frame) / 60))
                // Reading the same time again changes nothing.
                #expect(value.presentation(at: Double(frame) / 60) == seen.last)
                #expect(value.value(at: Double(frame) / 60) == seen.last)
            }
            #expect(seen == [0, 64, 96, 112, 120, 124, 126, 128])
        }
    }

    @Test func eachRepetitionStartsWithFreshState() {
        var value = AnimatedValue.moving(to: 128.0, Animation(Halving()).repeatForever(autoreverses: false))
        var seen: [Double] = []
        for frame in 0..<10 { seen.append(value.value(at: Double(frame) / 60)) }
        #expect(Array(seen.prefix(3)) == [0, 64, 96] && seen[7] == 0 && seen[8] == 64)
    }

    @Test func curvesAreLogicallyCompleteAtTheEndOfTheLastLeg() {
        let linear = AnimatedValue.moving(to: 1.0, .linear(duration: 1))
        #expect(!linear.isLogicallyComplete(at: 0.99) && linear.isLogicallyComplete(at: 1) && linear.isAnimating(at: 1))
        let twice = AnimatedValue.moving(to: 1.0, .linear(duration: 1).repeatCount(2))
        #expect(!twice.isLogicallyComplete(at: 1) && twice.isLogicallyComplete(at: 2))
        let forever = AnimatedValue.moving(to: 1.0, .linear(duration: 1).repeatForever())
        #expect(!forever.isLogicallyComplete(at: 7))
    }
}

import Foundation
import Geometry

/// A damped spring: how something moves that is pulled to a target. Source of the formulas: Documentation/Semantics/Animation.md#spring-equation.
public struct Spring: Hashable, Sendable {
    /// Radians per second; negative for an over-damped spring, 0 for a critically damped one.
    let angularFrequency: Double
    /// What the motion falls by, per second.
    let decay: Double
    public let mass: Double

    init(angularFrequency: Double, decay: Double, mass: Double) {
        self.angularFrequency = angularFrequency
        self.decay = decay
        self.mass = mass
    }

    /// - Parameters:
    ///   - response: the period without damping, seconds; at least 2π/√45000, the stiffest spring that SwiftUI computes with.
    ///   - dampingRatio: 0 swings forever, 1 is critical, more is slower; held between 0 and 10,000.
    public init(response: Double, dampingRatio: Double) {
        let stiffest = 2 * Double.pi / Self.largestStiffness.squareRoot()
        let response = response > stiffest ? min(response, 1e6) : stiffest
        let ratio = dampingRatio > 0 ? min(dampingRatio, 10_000) : 0
        let frequency = 2 * .pi / response * abs(1 - ratio * ratio).squareRoot()
        self.init(angularFrequency: ratio > 1 ? -frequency : frequency, decay: 2 * .pi * ratio / response, mass: 1)
    }

    /// - Parameters:
    ///   - duration: the period without damping, seconds.
    ///   - bounce: 0 for none, up to 1 for an endless swing, down to -1 for an ever flatter approach.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// A spring from its physics. Over-damping is cut to critical damping unless it is allowed; mass and stiffness that aren't above 0 count as 1.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1
        let natural = (stiffness / mass).squareRoot()
        var decay = damping > 0 ? min(damping / (2 * mass), 10_000 * natural) : 0
        if decay > natural, !allowOverDamping { decay = natural }
        let frequency = abs(stiffness / mass - decay * decay).squareRoot()
        self.init(angularFrequency: decay > natural ? -frequency : decay == natural ? 0 : frequency, decay: decay, mass: mass)
    }

    /// The spring that is at rest, within `epsilon` of a way of 1, after a time.
    ///
    /// - Parameters:
    ///   - settlingDuration: seconds, held between 0.01 and 10.
    ///   - dampingRatio: above 0, at most 1.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let duration = min(max(settlingDuration, 0.01), 10)
        let ratio = min(max(dampingRatio, 0.0001), 1)
        // The motion depends on time over response only, so the settling time grows with the response. Bisection needs no more than that.
        var (low, high) = (1e-3, 100.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            let settling = Spring(response: middle, dampingRatio: ratio).settlingDuration(epsilon: epsilon)
            if settling < duration { low = middle } else { high = middle }
        }
        self.init(response: (low + high) / 2, dampingRatio: ratio)
    }

    /// The period without damping, seconds.
    public var response: Double { 2 * .pi / naturalFrequencySquared.squareRoot() }
    /// The same as `response`: about how long the motion is felt.
    public var duration: TimeInterval { response }
    public var dampingRatio: Double { angularFrequency == 0 ? 1 : decay * response / (2 * .pi) }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    public var stiffness: Double { mass * naturalFrequencySquared }
    public var damping: Double { 2 * mass * decay }

    public static var smooth: Spring { smooth() }
    public static var snappy: Spring { snappy() }
    public static var bouncy: Spring { bouncy() }
    /// Without bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: extraBounce) }
    /// With a little bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.15 + extraBounce) }
    /// With more bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.3 + extraBounce) }

    /// Where something is after a time that starts at 0 and is pulled to `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        target + motion(at: time).offset(from: .zero - target, velocity: initialVelocity)
    }

    /// How fast it is then, per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        motion(at: time).velocity(from: .zero - target, velocity: initialVelocity)
    }

    /// Moves a value on by a time.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let motion = motion(at: deltaTime)
        let offset = value - target
        value = target + motion.offset(from: offset, velocity: velocity)
        velocity = motion.velocity(from: offset, velocity: velocity)
    }

    /// The pull at a position and velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// When the motion to `target` stays within `epsilon`, seconds; infinite without damping.
    public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
        settling(target, initialVelocity, epsilon)
    }

    /// When the motion over a way of 1 stays within `epsilon`, seconds; infinite without damping.
    public func settlingDuration(target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001) -> TimeInterval {
        settling(target, initialVelocity, epsilon)
    }

    private func settling<V: VectorArithmetic>(_ target: V, _ initialVelocity: V, _ epsilon: Double) -> TimeInterval {
        guard decay > 0 else { return .infinity }
        if angularFrequency > 0 {
            let push = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
            return max(0, -log(epsilon / (push + target.magnitudeSquared.squareRoot())) / decay)
        }
        return firstQuietSample { time in
            motion(at: time).offset(from: .zero - target, velocity: initialVelocity).magnitudeSquared.squareRoot() < epsilon
        }
    }

    /// (2π/response)².
    var naturalFrequencySquared: Double { decay * decay + angularFrequency * abs(angularFrequency) }
    static let largestStiffness = 45_000.0

    static func dampingRatio(bounce: Double) -> Double {
        bounce >= 0 ? max(0, 1 - bounce) : bounce <= -1 ? .infinity : 1 / (1 + bounce)
    }

    /// What a time does to any offset from the target and any velocity.
    struct Motion {
        /// How much of the offset and of the velocity is in the later offset, and in the later velocity.
        let offsetFromOffset, offsetFromVelocity, velocityFromOffset, velocityFromVelocity: Double

        func offset<V: VectorArithmetic>(from offset: V, velocity: V) -> V {
            offset.scaled(by: offsetFromOffset) + velocity.scaled(by: offsetFromVelocity)
        }

        func velocity<V: VectorArithmetic>(from offset: V, velocity: V) -> V {
            offset.scaled(by: velocityFromOffset) + velocity.scaled(by: velocityFromVelocity)
        }
    }

    /// The exact motion of the damped oscillator after a time; below 0 counts as 0.
    func motion(at time: TimeInterval) -> Motion {
        let t = max(0, time)
        let cosine: Double
        let sine: Double
        if angularFrequency > 0 {
            let fall = exp(-decay * t)
            cosine = fall * cos(angularFrequency * t)
            sine = fall * sin(angularFrequency * t) / angularFrequency
        } else if angularFrequency == 0 {
            cosine = exp(-decay * t)
            sine = cosine * t
        } else {
            let s = -angularFrequency
            // The slow exponent as a quotient: the difference of two nearly equal numbers would lose its digits.
            let (slow, fast) = (exp(-naturalFrequencySquared / (decay + s) * t), exp(-(decay + s) * t))
            cosine = (slow + fast) / 2
            sine = (slow - fast) / (2 * s)
        }
        return Motion(
            offsetFromOffset: cosine + decay * sine, offsetFromVelocity: sine,
            velocityFromOffset: -naturalFrequencySquared * sine, velocityFromVelocity: cosine - decay * sine)
    }
}

/// The first sample of a grid of 0.1 s from which a motion stays quiet for more than a second; the end of 1024 samples if there is none.
func firstQuietSample(_ isQuiet: (Double) -> Bool) -> Double {
    var start: Int?
    for index in 0...1024 {
        if isQuiet(Double(index) * 0.1) {
            let first = start ?? index
            start = first
            if index - first > 10 { return Double(first) * 0.1 }
        } else {
            start = nil
        }
    }
    return 102.4
}

import Foundation
import Geometry

/// A damped spring, which pulls a value to a target. Source of the formulas: Documentation/Semantics/Animation.md#spring-equation.
public struct Spring: Hashable, Sendable {
    /// In radians per second; negative for an overdamped spring, 0 for a critically damped one.
    let angularFrequency: Double
    /// The rate of exponential decay, per second.
    let decay: Double
    public let mass: Double

    init(angularFrequency: Double, decay: Double, mass: Double) {
        self.angularFrequency = angularFrequency
        self.decay = decay
        self.mass = mass
    }

    /// - Parameters:
    ///   - response: the undamped period, in seconds; at least 2π/√45000, that of the stiffest spring that SwiftUI computes with.
    ///   - dampingRatio: 0 oscillates forever, 1 is critical damping, and more is slower; clamped to 0…10,000.
    public init(response: Double, dampingRatio: Double) {
        let stiffest = 2 * Double.pi / Self.largestStiffness.squareRoot()
        let response = response > stiffest ? min(response, 1e6) : stiffest
        let ratio = dampingRatio > 0 ? min(dampingRatio, 10_000) : 0
        let frequency = 2 * .pi / response * abs(1 - ratio * ratio).squareRoot()
        self.init(angularFrequency: ratio > 1 ? -frequency : frequency, decay: 2 * .pi * ratio / response, mass: 1)
    }

    /// - Parameters:
    ///   - duration: the undamped period, in seconds.
    ///   - bounce: 0 for no bounce, up to 1 for endless oscillation, down to -1 for an ever flatter approach.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// Creates a spring from its physical quantities. Overdamping is reduced to critical damping unless it is allowed; a mass or
    /// stiffness that isn't above 0 counts as 1.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1
        let natural = (stiffness / mass).squareRoot()
        var decay = damping > 0 ? min(damping / (2 * mass), 10_000 * natural) : 0
        if decay > natural, !allowOverDamping { decay = natural }
        let frequency = abs(stiffness / mass - decay * decay).squareRoot()
        self.init(angularFrequency: decay > natural ? -frequency : decay == natural ? 0 : frequency, decay: decay, mass: mass)
    }

    /// Creates the spring that comes to rest after a time: motion over a distance of 1 stays within `epsilon` of its target.
    ///
    /// - Parameters:
    ///   - settlingDuration: in seconds, clamped to 0.01…10.
    ///   - dampingRatio: clamped to 0.0001…1.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let duration = min(max(settlingDuration, 0.01), 10)
        let ratio = min(max(dampingRatio, 0.0001), 1)
        // The motion depends only on the quotient of time and response, so the settling time grows with the response, which is all that bisection needs.
        var (low, high) = (1e-3, 100.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            let settling = Spring(response: middle, dampingRatio: ratio).settlingDuration(epsilon: epsilon)
            if settling < duration { low = middle } else { high = middle }
        }
        self.init(response: (low + high) / 2, dampingRatio: ratio)
    }

    /// The undamped period, in seconds.
    public var response: Double { 2 * .pi / naturalFrequencySquared.squareRoot() }
    /// The perceived duration of the motion, in seconds; the same as `response`.
    public var duration: TimeInterval { response }
    public var dampingRatio: Double { angularFrequency == 0 ? 1 : decay * response / (2 * .pi) }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    public var stiffness: Double { mass * naturalFrequencySquared }
    public var damping: Double { 2 * mass * decay }

    public static var smooth: Spring { smooth() }
    public static var snappy: Spring { snappy() }
    public static var bouncy: Spring { bouncy() }
    /// A spring without bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: extraBounce) }
    /// A spring with a little bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.15 + extraBounce) }
    /// A spring with more bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.3 + extraBounce) }

    /// Returns the value after a time, for motion that starts at 0 and is pulled to `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        target + motion(at: time).offset(from: .zero - target, velocity: initialVelocity)
    }

    /// Returns the velocity of such motion after a time, per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        motion(at: time).velocity(from: .zero - target, velocity: initialVelocity)
    }

    /// Advances a value and its velocity by a time.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let motion = motion(at: deltaTime)
        let offset = value - target
        value = target + motion.offset(from: offset, velocity: velocity)
        velocity = motion.velocity(from: offset, velocity: velocity)
    }

    /// Returns the spring's force at a position and velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Returns the time in seconds after which motion to `target` stays within `epsilon` of it; infinite without damping.
    public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
        settling(target, initialVelocity, epsilon)
    }

    /// Returns the time in seconds after which motion over a distance of 1 stays within `epsilon` of its target; infinite without damping.
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

    /// The effect of a period of time on any offset from the target and any velocity.
    struct Motion {
        /// The coefficients of the offset and the velocity in the later offset and in the later velocity.
        let offsetFromOffset, offsetFromVelocity, velocityFromOffset, velocityFromVelocity: Double

        func offset<V: VectorArithmetic>(from offset: V, velocity: V) -> V {
            offset.scaled(by: offsetFromOffset) + velocity.scaled(by: offsetFromVelocity)
        }

        func velocity<V: VectorArithmetic>(from offset: V, velocity: V) -> V {
            offset.scaled(by: velocityFromOffset) + velocity.scaled(by: velocityFromVelocity)
        }
    }

    /// Returns the exact motion of the damped oscillator over a time; a negative time counts as 0.
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
            // The slow exponent is computed as a quotient, because the difference of two nearly equal numbers would lose precision.
            let (slow, fast) = (exp(-naturalFrequencySquared / (decay + s) * t), exp(-(decay + s) * t))
            cosine = (slow + fast) / 2
            sine = (slow - fast) / (2 * s)
        }
        return Motion(
            offsetFromOffset: cosine + decay * sine, offsetFromVelocity: sine,
            velocityFromOffset: -naturalFrequencySquared * sine, velocityFromVelocity: cosine - decay * sine)
    }
}

/// Returns the time of the first sample, on a grid of 0.1 s, from which motion stays quiet for more than a second; 102.4 s, the
/// last sample, if there is no such time.
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

import Foundation
import Geometry

/// The motion of content that a finger has let go, to the place where it comes to rest. Source: Documentation/Semantics/Gestures.md#letting-go.
///
/// A critically damped spring that starts at the finger's speed. Where the finger is fast enough, the spring is chosen so that the content only slows
/// down, and so that it never passes its place.
struct LandingAnimation: UniformAnimation {
    /// In radians per second.
    private let frequency: Double
    /// In whole intervals per second.
    private let initialVelocity: Double
    /// The time since the finger was lifted, in seconds.
    private let lag: TimeInterval

    /// From this speed on, in intervals per second, content only slows down. Content that slows down by itself gets there from twice this speed.
    private static let slowest = 1.0
    /// At this speed, in intervals per second, content is at its place in the next frame.
    private static let fastest = 200.0
    /// The part of the interval that can't be seen. What leaves the screen isn't seen at its end.
    private let precision: Double
    /// What leaves the screen is at least as fast as with this frequency, so that it is gone soon: an estimate.
    private static let leaving = 12.0

    init(velocity: Double, response: Double, lag: TimeInterval, isLeaving: Bool) {
        initialVelocity = velocity.isFinite ? min(max(velocity, -Self.fastest), Self.fastest) : 0
        self.lag = max(0, lag)
        let usual = 2 * .pi / response
        // From the distance 1 and the speed v, a spring of the frequency w slows down from the start if w is at most 2v, and doesn't pass its place if w
        // is at least v.
        let best = initialVelocity >= Self.slowest ? min(max(usual, initialVelocity), 2 * initialVelocity) : usual
        frequency = isLeaving ? max(best, Self.leaving) : best
        precision = isLeaving ? 1e-3 : 1e-5
    }

    private func remaining(at time: TimeInterval) -> Double { (1 + (frequency - initialVelocity) * time) * exp(-frequency * time) }

    func share(at time: TimeInterval) -> Double { 1 - remaining(at: time + lag) }

    func isLogicallyComplete(at time: TimeInterval) -> Bool { time + lag >= 2 * .pi / frequency }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let elapsed = time + lag
        let slope = initialVelocity - frequency + frequency * (1 + (frequency - initialVelocity) * elapsed)
        return value.scaled(by: slope * exp(-frequency * elapsed))
    }

    var end: MotionEnd { MotionEnd(duration: duration) }
    func endTime<V: VectorArithmetic>(for value: V) -> TimeInterval { duration }

    /// The time until the rest of the way, of which (1 + |w - v| t) e^(-wt) is the most, can't be seen.
    private var duration: TimeInterval {
        let slope = abs(frequency - initialVelocity)
        var time = -log(precision) / frequency
        for _ in 0..<8 { time = log((1 + slope * time) / precision) / frequency }
        return max(0, time - lag)
    }
}

extension Animation {
    /// The motion of content that a finger has let go, to the place where it comes to rest.
    ///
    /// - Parameters:
    ///   - velocity: the finger's, in intervals of the animated change per second; negative away from the place.
    ///   - response: that of the spring for content that a slow finger lets go, in seconds.
    ///   - lag: the time since the finger was lifted, in seconds: less than a frame.
    ///   - isLeaving: whether the content leaves the screen.
    package static func landing(velocity: Double, response: Double = 0.4, lag: TimeInterval = 0, isLeaving: Bool = false) -> Animation {
        Animation(LandingAnimation(velocity: velocity, response: response, lag: lag, isLeaving: isLeaving))
    }

    /// The same for a way and a velocity in the same unit; a way of 0 has no motion.
    package static func landing(
        over way: CGFloat, velocity: CGFloat, response: Double = 0.4, lag: TimeInterval = 0, isLeaving: Bool = false
    ) -> Animation {
        landing(velocity: way == 0 ? 0 : Double(velocity / way), response: response, lag: lag, isLeaving: isLeaving)
    }
}

import Foundation
import Geometry

/// The spring of `interpolatingSpring`: its course is fixed when it starts, and it adds to running animations.
/// Source: Documentation/Semantics/Animation.md#interpolating-springs.
struct InterpolatingSpringAnimation: UniformAnimation {
    /// In radians per second.
    let frequency: Double
    let dampingRatio: Double
    /// In whole intervals per second.
    let initialVelocity: Double

    /// An overdamped spring counts as critically damped.
    init(_ spring: Spring, initialVelocity: Double) {
        frequency = spring.naturalFrequencySquared.squareRoot()
        dampingRatio = min(1, spring.dampingRatio)
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    private var spring: Spring {
        Spring(angularFrequency: frequency * (1 - dampingRatio * dampingRatio).squareRoot(), decay: frequency * dampingRatio, mass: 1)
    }

    var end: MotionEnd { MotionEnd(duration: endTime) }

    func isLogicallyComplete(at time: TimeInterval) -> Bool { time >= 2 * .pi / frequency }

    func share(at time: TimeInterval) -> Double { spring.value(target: 1, initialVelocity: initialVelocity, time: time) }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        value.scaled(by: spring.velocity(target: 1, initialVelocity: initialVelocity, time: time))
    }

    func endTime<V: VectorArithmetic>(for value: V) -> TimeInterval { endTime }

    private var endTime: TimeInterval {
        let spring = spring
        guard spring.decay > 0 else { return .infinity }
        if spring.angularFrequency > 0 {
            let swing = abs((spring.decay - initialVelocity) / spring.angularFrequency)
            return max(0, -log(0.001 / (1 + swing)) / spring.decay)
        }
        return firstQuietSample { abs(1 - spring.value(target: 1, initialVelocity: initialVelocity, time: $0)) < 0.001 }
    }
}

/// The spring family: a change during the motion keeps position and velocity. Source: Documentation/Semantics/Animation.md#fluid-springs.
///
/// SwiftUI steps this spring on a grid of 1/300 s. This implementation uses the exact motion, which differs by less than 0.02 of the interval and
/// doesn't depend on the times at which it is sampled.
struct FluidSpringAnimation: KnownAnimation {
    let response: Double
    let dampingRatio: Double
    /// The time over which the response of the previous spring fades out, in seconds.
    let blendDuration: TimeInterval

    init(response: Double, dampingRatio: Double, blendDuration: TimeInterval) {
        self.response = response.isFinite ? max(0, response) : 0.5
        self.dampingRatio = dampingRatio.isNaN ? 1 : max(0, dampingRatio)
        self.blendDuration = blendDuration.isFinite ? max(0, blendDuration) : 0
    }

    /// The state of the motion when this spring took over.
    private struct Start<V: VectorArithmetic> {
        var time: TimeInterval = 0
        var position = V.zero
        var velocity = V.zero
        /// The previous response minus this one.
        var responseChange = 0.0
    }

    private enum StartKey<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Start<V> { Start() }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let start = context.state[StartKey<V>.self]
        let elapsed = max(0, time - start.time)
        if elapsed >= settlingTime(start, target: value, limit: elapsed) { return nil }
        context.isLogicallyComplete = elapsed >= response
        return value + motion(start, elapsed).offset(from: start.position - value, velocity: start.velocity)
    }

    func end<V: VectorArithmetic>(for value: V, state: AnimationState<V>) -> MotionEnd {
        let start = state[StartKey<V>.self]
        return MotionEnd(start: start.time, duration: settlingTime(start, target: value, limit: .infinity), includesEnd: true)
    }

    @_specialize(where V == Double)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<CGFloat, CGFloat>>>)
    func covered<V: VectorArithmetic>(of value: V, at time: TimeInterval, state: AnimationState<V>) -> V {
        let start = state[StartKey<V>.self]
        return value + motion(start, max(0, time - start.time)).offset(from: start.position - value, velocity: start.velocity)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let start = context.state[StartKey<V>.self]
        return motion(start, max(0, time - start.time)).velocity(from: start.position - value, velocity: start.velocity)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        var before = context
        var start = Start<V>()
        start.time = time
        start.velocity = previous.velocity(value: value, time: time, context: before) ?? .zero
        start.position = previous.animate(value: value, time: time, context: &before) ?? value
        if let spring = previous.base as? FluidSpringAnimation { start.responseChange = spring.response - response }
        context.state[StartKey<V>.self] = start
        return true
    }

    func endTime<V: VectorArithmetic>(for value: V) -> TimeInterval {
        settlingTime(Start<V>(), target: value, limit: .infinity)
    }

    /// Returns the motion of the spring over the time since it took over.
    private func motion<V>(_ start: Start<V>, _ elapsed: TimeInterval) -> Spring.Motion {
        let final = Spring(response: response, dampingRatio: dampingRatio)
        guard blendDuration > 0, start.responseChange != 0 else { return final.motion(at: elapsed) }
        // While the response changes, the motion is exact on each interval of a grid that starts with the spring.
        let step = 1.0 / 300
        var whole = Spring.Motion(offsetFromOffset: 1, offsetFromVelocity: 0, velocityFromOffset: 0, velocityFromVelocity: 1)
        var index = 0
        while Double(index) * step < min(elapsed, blendDuration) {
            let from = Double(index) * step
            let p = min(1, (from + step / 2) / blendDuration)
            let response = response + start.responseChange * (1 - p * p * (3 - 2 * p))
            whole = whole.followed(by: Spring(response: response, dampingRatio: dampingRatio).motion(at: min(step, elapsed - from)))
            index += 1
        }
        return whole.followed(by: final.motion(at: elapsed - Double(index) * step))
    }

    /// Returns when the spring comes to rest, in seconds since it took over, searched at 60 frames per second; infinity if it doesn't within the limit.
    private func settlingTime<V>(_ start: Start<V>, target: V, limit: TimeInterval) -> TimeInterval {
        if dampingRatio == 0 { return .infinity }
        let spring = Spring(response: response, dampingRatio: dampingRatio)
        let offset = start.position - target
        // The motion is the same linear combination of both vectors in every component, so three numbers determine its length at any time.
        let (distance, speed) = (offset.magnitudeSquared, start.velocity.magnitudeSquared)
        let product = ((offset + start.velocity).magnitudeSquared - distance - speed) / 2
        func lengthSquared(_ a: Double, _ b: Double) -> Double { a * a * distance + 2 * a * b * product + b * b * speed }
        let near = target.scaled(by: 0.01).magnitudeSquared
        let (damping, stiffness) = (2 * spring.decay, spring.naturalFrequencySquared)
        var frame = 0
        while Double(frame) / 60 <= limit, frame < 60 * 60 {
            let m = motion(start, Double(frame) / 60)
            let away = lengthSquared(m.offsetFromOffset, m.offsetFromVelocity)
            let velocity = lengthSquared(m.velocityFromOffset, m.velocityFromVelocity)
            let pull = lengthSquared(
                damping * m.velocityFromOffset + stiffness * m.offsetFromOffset, damping * m.velocityFromVelocity + stiffness * m.offsetFromVelocity)
            if max(velocity, pull) <= 0.0036, near == 0 || away <= near { return Double(frame) / 60 }
            frame += 1
        }
        return frame == 60 * 60 ? 60 : .infinity
    }
}

extension Spring.Motion {
    /// Returns this motion followed by another one.
    fileprivate func followed(by next: Spring.Motion) -> Spring.Motion {
        Spring.Motion(
            offsetFromOffset: next.offsetFromOffset * offsetFromOffset + next.offsetFromVelocity * velocityFromOffset,
            offsetFromVelocity: next.offsetFromOffset * offsetFromVelocity + next.offsetFromVelocity * velocityFromVelocity,
            velocityFromOffset: next.velocityFromOffset * offsetFromOffset + next.velocityFromVelocity * velocityFromOffset,
            velocityFromVelocity: next.velocityFromOffset * offsetFromVelocity + next.velocityFromVelocity * velocityFromVelocity)
    }
}

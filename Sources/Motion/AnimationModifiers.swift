import Foundation

/// Delays the base animation. Modified animations take over only from animations with the same modifier.
/// Source: Documentation/Semantics/Animation.md#animation-modifiers.
struct DelayAnimation: TimedAnimation {
    let base: Animation
    let delay: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: max(0, time - delay), context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let other = previous.base as? DelayAnimation, other.delay == delay else { return false }
        return base.shouldMerge(previous: other.base, value: value, time: max(0, time - delay), context: &context)
    }

    func endTime<V: VectorArithmetic>(for value: V) -> TimeInterval { max(0, delay + base.base.foundEndTime(for: value)) }
}

/// Runs the base animation faster by a factor.
struct SpeedAnimation: TimedAnimation {
    let base: Animation
    let speed: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let other = previous.base as? SpeedAnimation, other.speed == speed else { return false }
        return base.shouldMerge(previous: other.base, value: value, time: time * speed, context: &context)
    }

    func endTime<V: VectorArithmetic>(for value: V) -> TimeInterval {
        speed > 0 ? base.base.foundEndTime(for: value) / speed : .infinity
    }
}

/// Repeats the base animation leg by leg, each from a fresh start; never takes over from a running animation.
struct RepeatAnimation: TimedAnimation {
    let base: Animation
    /// The number of legs; nil for endless repetition.
    let count: Int?
    let autoreverses: Bool

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard let (leg, local) = leg(at: time, of: value) else { return nil }
        var own = context.state[LegKey<V>.self]
        if own.leg != leg { own = (leg, AnimationState()) }
        var inner = AnimationContext(state: own.state, environmentSource: context.environmentSource)
        let output = base.animate(value: value, time: local, context: &inner) ?? value
        context.state[LegKey<V>.self] = (leg, inner.state)
        context.isLogicallyComplete = count.map { leg == Double($0 - 1) && inner.isLogicallyComplete } ?? false
        return isReversed(leg) ? value - output : output
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard let (leg, local) = leg(at: time, of: value) else { return .zero }
        return base.velocity(value: value, time: local, context: AnimationContext<V>())?.scaled(by: isReversed(leg) ? -1 : 1)
    }

    func endTime<V: VectorArithmetic>(for value: V) -> TimeInterval {
        let duration = base.base.foundEndTime(for: value)
        return duration == 0 ? 0 : duration * Double(count ?? .max)
    }

    /// The current leg, and the state that the base animation keeps during it.
    private enum LegKey<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: (leg: Double, state: AnimationState<V>) { (0, AnimationState()) }
    }

    private func isReversed(_ leg: Double) -> Bool { autoreverses && leg.truncatingRemainder(dividingBy: 2) == 1 }

    /// Returns the current leg, counted from 0, and the time in it; nil after the last one. At the end of the last leg the leg's end is shown.
    private func leg<V: VectorArithmetic>(at time: TimeInterval, of value: V) -> (leg: Double, time: TimeInterval)? {
        let duration = base.base.foundEndTime(for: value)
        guard duration > 0 else { return nil }
        guard duration.isFinite else { return (0, time) }
        var leg = (time / duration).rounded(.down)
        if let count {
            if time > duration * Double(count) { return nil }
            leg = min(leg, Double(count - 1))
        }
        return (leg, min(duration, max(0, time - leg * duration)))
    }
}

/// Counts as complete for completion handlers after a time.
struct LogicallyCompleteAnimation: TimedAnimation {
    let base: Animation
    let after: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let output = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= after
        return output
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let other = previous.base as? LogicallyCompleteAnimation, other.after == after else { return false }
        return base.shouldMerge(previous: other.base, value: value, time: time, context: &context)
    }

    func endTime<V: VectorArithmetic>(for value: V) -> TimeInterval { base.base.foundEndTime(for: value) }
}

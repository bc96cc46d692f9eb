import Foundation
import Geometry

/// A value together with its presented value while a change is animated. Source: Documentation/Semantics/Animation.md#presented-value.
///
/// Times are seconds on the scene's clock. With the built-in animations, the presented value at a time depends only on the changes before it, not on
/// the times that were read in between; a custom animation may keep state, which `value(at:)` carries from each time to the next. Times must not
/// precede the latest change; an earlier time counts as the time of the change.
package struct AnimatedValue<V: VectorArithmetic> {
    /// The value itself, at which all motion ends.
    package private(set) var model: V
    private var animator: Animator?
    /// The latest jump under a transaction that tracks velocities.
    private var tracked: VelocitySample<V>?

    /// The motion in progress.
    private struct Animator {
        var animation: Animation {
            didSet { (known, uniform) = (animation.base as? any KnownAnimation, animation.base as? any UniformAnimation) }
        }
        /// The animation, if its output and its end are known from the start; found out once, because a cast takes longer than a step.
        private(set) var known: (any KnownAnimation)?
        /// The animation, if it covers the same share of every interval.
        private(set) var uniform: (any UniformAnimation)?
        /// The difference between the value before the first change and the latest animated value.
        var interval: V
        var start: TimeInterval
        var state: AnimationState<V>
        /// The object whose environment applies, for ``AnimationContext/environmentSource``.
        var environmentSource: AnyObject?
        /// The output at the latest time to which the state was advanced.
        var latest: (time: TimeInterval, output: Output)?

        init(animation: Animation, interval: V, start: TimeInterval, state: AnimationState<V>, environmentSource: AnyObject?) {
            (self.animation, self.interval, self.start, self.state, self.environmentSource) = (animation, interval, start, state, environmentSource)
            (known, uniform) = (animation.base as? any KnownAnimation, animation.base as? any UniformAnimation)
        }

        typealias Output = (covered: V?, isLogicallyComplete: Bool)

        func elapsed(at time: TimeInterval) -> TimeInterval { max(0, time - start) }

        func output(at time: TimeInterval) -> Output {
            if let latest, latest.time == time { return latest.output }
            var copy = self
            return copy.advance(to: time)
        }

        /// Returns the output at a time and keeps the state that the animation writes.
        mutating func advance(to time: TimeInterval) -> Output {
            if let latest, latest.time == time { return latest.output }
            var context = AnimationContext(state: state, environmentSource: environmentSource)
            let covered = animation.animate(value: interval, time: elapsed(at: time), context: &context)
            state = context.state
            let output = (covered, covered == nil || context.isLogicallyComplete)
            latest = (time, output)
            return output
        }

        /// Adds an animation that starts now to the running one.
        mutating func combine(with animation: Animation, change: V, elapsed: TimeInterval) {
            var entries = state[CombinedEntriesKey<V>.self]
            if !(self.animation.base is CombinedAnimation) {
                entries = [CombinedEntry(animation: self.animation, target: interval, start: 0, state: state)]
                self.animation = Animation(CombinedAnimation())
            }
            entries.append(CombinedEntry(animation: animation, target: interval + change, start: elapsed, state: AnimationState()))
            state = AnimationState()
            state[CombinedEntriesKey<V>.self] = entries
        }
    }

    /// Creates a value at rest.
    package init(_ value: V) {
        model = value
    }

    /// Whether the value was in motion when it was last changed or read with `value(at:)`.
    package var isAnimating: Bool { animator != nil }

    /// Returns whether the value is in motion at a time.
    package func isAnimating(at time: TimeInterval) -> Bool { animator?.output(at: time).covered != nil }

    /// The motion in progress, if its end is known from the start.
    package var knownMotion: KnownMotion? {
        guard let animator, let known = animator.known else { return nil }
        return KnownMotion(start: animator.start, end: known.end(for: animator.interval, state: animator.state))
    }

    /// Returns the presented value at a time at which the motion of `knownMotion` is not over.
    // Compiled for the usual types: arithmetic on types that are known only at run time takes ten times as long.
    @_specialize(where V == Double)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<CGFloat, CGFloat>>>)
    package func knownPresentation(at time: TimeInterval) -> V {
        guard let animator else { return model }
        let covered: V
        if let uniform = animator.uniform {
            covered = animator.interval.scaled(by: uniform.share(at: animator.elapsed(at: time)))
        } else if let known = animator.known {
            covered = known.covered(of: animator.interval, at: animator.elapsed(at: time), state: animator.state)
        } else {
            return presentation(at: time)
        }
        return model - (animator.interval - covered)
    }

    /// Whether the motion of `isAnimating` repeats forever.
    package var repeatsForever: Bool { animator?.animation.repeatsForever ?? false }

    /// Returns whether completion handlers that wait for the logical end may be called; true at rest.
    package func isLogicallyComplete(at time: TimeInterval) -> Bool { animator?.output(at: time).isLogicallyComplete ?? true }

    /// Returns the presented value at a time.
    package func presentation(at time: TimeInterval) -> V {
        guard let animator, let covered = animator.output(at: time).covered else { return model }
        return model - (animator.interval - covered)
    }

    /// Returns the presented value at a time and discards motion that is over.
    package mutating func value(at time: TimeInterval) -> V {
        guard animator != nil, let covered = animator?.advance(to: time).covered, let animator else {
            animator = nil
            return model
        }
        return model - (animator.interval - covered)
    }

    /// Changes the value. With an animation, the old value is still presented at `time` itself.
    ///
    /// - Parameters:
    ///   - environmentSource: the object whose environment applies, for ``AnimationContext/environmentSource``; kept until the motion ends.
    ///   - animation: nil starts no motion: at rest the value jumps, and running motion continues from the position to which the jump takes it.
    ///   - tracksVelocity: whether a spring that starts soon after a jump continues with the velocity of the jumps.
    package mutating func setTarget(_ new: V, animation: Animation?, tracksVelocity: Bool = false, at time: TimeInterval, environmentSource: AnyObject? = nil) {
        guard new != model else { return }
        let old = model
        let change = new - old
        model = new
        if let animator, animator.output(at: time).covered == nil { self.animator = nil }
        guard let animation else {
            tracked = tracksVelocity ? VelocitySample(value: new, time: time, after: tracked ?? VelocitySample(value: old, time: time)) : nil
            return
        }
        defer { tracked = nil }
        guard var running = animator else {
            animator = Animator(
                animation: animation, interval: change, start: time, state: startState(of: animation, at: time), environmentSource: environmentSource)
            return
        }
        running.latest = nil
        let elapsed = running.elapsed(at: time)
        running.environmentSource = environmentSource
        var context = AnimationContext(state: running.state, environmentSource: environmentSource)
        if animation.shouldMerge(previous: running.animation, value: running.interval, time: elapsed, context: &context) {
            running.animation = animation
            running.state = context.state
        } else {
            running.combine(with: animation, change: change, elapsed: elapsed)
        }
        running.interval += change
        animator = running
    }

    /// Returns the initial state of an animation: with the velocity of the preceding jumps, if it was tracked and the animation can take it over.
    private func startState(of animation: Animation, at time: TimeInterval) -> AnimationState<V> {
        guard let velocity = tracked?.velocity(at: time) else { return AnimationState() }
        var context = AnimationContext<V>()
        context.state[TrackedVelocityKey<V>.self] = velocity
        let takesOver = animation.shouldMerge(previous: Animation(TrackedMotion()), value: .zero, time: 0, context: &context)
        return takesOver ? context.state : AnimationState()
    }

    /// Sets the value immediately, without any motion.
    package mutating func jump(to value: V) {
        model = value
        animator = nil
    }
}

/// One of several animations of a value that run at the same time.
private struct CombinedEntry<V: VectorArithmetic> {
    var animation: Animation
    /// The interval after this animation's change, which includes all changes since the first one.
    var target: V
    /// When this animation started, in seconds since the start of the first one.
    var start: TimeInterval
    var state: AnimationState<V>
}

private enum CombinedEntriesKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: [CombinedEntry<V>] { [] }
}

extension Animation {
    /// Whether the animation repeats forever, regardless of other modifiers.
    package var repeatsForever: Bool {
        switch base {
        case let animation as RepeatAnimation: animation.count == nil || animation.base.repeatsForever
        case let animation as DelayAnimation: animation.base.repeatsForever
        case let animation as SpeedAnimation: animation.base.repeatsForever
        case let animation as LogicallyCompleteAnimation: animation.base.repeatsForever
        default: false
        }
    }
}

/// Several animations of one value: each covers its share of the interval that the ones before it leave. Over when the last one is.
private struct CombinedAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var entries = context.state[CombinedEntriesKey<V>.self]
        defer { context.state[CombinedEntriesKey<V>.self] = entries }
        var covered = V.zero
        for (index, entry) in entries.enumerated() {
            var own = AnimationContext(state: entry.state)
            if let output = entry.animation.animate(value: entry.target - covered, time: max(0, time - entry.start), context: &own) {
                entries[index].state = own.state
                covered += output
                context.isLogicallyComplete = own.isLogicallyComplete
            } else if index == entries.count - 1 {
                return nil
            } else {
                covered = entry.target
            }
        }
        return covered
    }

    /// Returns the rate of change over the preceding 1/240 s, or the following one at the very start, because the entries act on each other's output.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let step = 1.0 / 240
        let from = max(0, time - step)
        var (first, second) = (context, context)
        let before = animate(value: value, time: from, context: &first) ?? value
        let after = animate(value: value, time: from + step, context: &second) ?? value
        return (after - before).scaled(by: 1 / step)
    }
}

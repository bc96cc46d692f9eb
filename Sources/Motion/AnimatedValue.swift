import Foundation

/// A value with what is seen of it while it changes. Source: Documentation/Semantics/Animation.md#presented-value.
///
/// Times are seconds of the scene's clock. With the library's animations, what is seen at a time depends on the changes before it only, not on
/// which times were looked at in between; an animation of one's own may keep state, which `value(at:)` takes from each time to the next.
/// Times must not go back behind the latest change; one that does is treated as that of the change.
package struct AnimatedValue<V: VectorArithmetic> {
    /// What the value is: the end of all motion.
    package private(set) var model: V
    private var animator: Animator?
    /// The jump that was made last under a transaction that tracks velocities.
    private var tracked: VelocitySample<V>?

    /// What is in motion.
    private struct Animator {
        var animation: Animation
        /// From the value before the first change to the latest one that was animated.
        var interval: V
        var start: TimeInterval
        var state: AnimationState<V>
        /// What the contexts say of where the value belongs.
        var place: AnyObject?
        /// The output for the time that was looked at last with the state kept.
        var latest: (time: TimeInterval, output: Output)?

        typealias Output = (covered: V?, isLogicallyComplete: Bool)

        func elapsed(at time: TimeInterval) -> TimeInterval { max(0, time - start) }

        func output(at time: TimeInterval) -> Output {
            if let latest, latest.time == time { return latest.output }
            var copy = self
            return copy.advance(to: time)
        }

        /// The output with what the animation writes into its state kept.
        mutating func advance(to time: TimeInterval) -> Output {
            if let latest, latest.time == time { return latest.output }
            var context = AnimationContext(state: state, place: place)
            let covered = animation.animate(value: interval, time: elapsed(at: time), context: &context)
            state = context.state
            let output = (covered, covered == nil || context.isLogicallyComplete)
            latest = (time, output)
            return output
        }

        /// Adds an animation that starts now to what is running on.
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

    /// A value at rest.
    package init(_ value: V) {
        model = value
    }

    /// Whether motion was going on when the value was last changed or taken with `value(at:)`.
    package var isAnimating: Bool { animator != nil }

    /// Whether motion is going on at a time.
    package func isAnimating(at time: TimeInterval) -> Bool { animator?.output(at: time).covered != nil }

    /// Whether the motion that was going on then is meant to go on for ever.
    package var repeatsForever: Bool { animator?.animation.repeatsForever ?? false }

    /// Whether completion handlers that wait for the logical end may be called; true at rest.
    package func isLogicallyComplete(at time: TimeInterval) -> Bool { animator?.output(at: time).isLogicallyComplete ?? true }

    /// What is seen at a time.
    package func presentation(at time: TimeInterval) -> V {
        guard let animator, let covered = animator.output(at: time).covered else { return model }
        return model - (animator.interval - covered)
    }

    /// What is seen at a time; forgets motion that is over.
    package mutating func value(at time: TimeInterval) -> V {
        guard animator != nil, let covered = animator?.advance(to: time).covered, let animator else {
            animator = nil
            return model
        }
        return model - (animator.interval - covered)
    }

    /// Changes the value. At `time` itself the old value is still seen, if there is an animation.
    ///
    /// - Parameters:
    ///   - place: where the value belongs, for ``AnimationContext/place``; kept as long as the motion goes on.
    ///   - animation: nil starts nothing: at rest the value jumps; running motion goes on from where the jump takes it.
    ///   - tracksVelocity: whether a spring that starts soon after a jump goes on with the speed of the jumps.
    package mutating func setTarget(_ new: V, animation: Animation?, tracksVelocity: Bool = false, at time: TimeInterval, place: AnyObject? = nil) {
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
            animator = Animator(animation: animation, interval: change, start: time, state: startState(of: animation, at: time), place: place)
            return
        }
        running.latest = nil
        let elapsed = running.elapsed(at: time)
        running.place = place
        var context = AnimationContext(state: running.state, place: place)
        if animation.shouldMerge(previous: running.animation, value: running.interval, time: elapsed, context: &context) {
            running.animation = animation
            running.state = context.state
        } else {
            running.combine(with: animation, change: change, elapsed: elapsed)
        }
        running.interval += change
        animator = running
    }

    /// What an animation begins with: the speed of the jumps before, where those were tracked and the animation can take it over.
    private func startState(of animation: Animation, at time: TimeInterval) -> AnimationState<V> {
        guard let velocity = tracked?.velocity(at: time) else { return AnimationState() }
        var context = AnimationContext<V>()
        context.state[TrackedVelocityKey<V>.self] = velocity
        let takesOver = animation.shouldMerge(previous: Animation(TrackedMotion()), value: .zero, time: 0, context: &context)
        return takesOver ? context.state : AnimationState()
    }

    /// Goes to a value at once, without any motion.
    package mutating func jump(to value: V) {
        model = value
        animator = nil
    }
}

/// One of several animations of a value that run at the same time.
private struct CombinedEntry<V: VectorArithmetic> {
    var animation: Animation
    /// The interval after the change that this one belongs to, all changes since the first one counted.
    var target: V
    /// Seconds since the first one started.
    var start: TimeInterval
    var state: AnimationState<V>
}

private enum CombinedEntriesKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: [CombinedEntry<V>] { [] }
}

extension Animation {
    /// Whether the animation was made to go on without an end, whatever else was done to it.
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

/// Several animations of a value: each covers its share of what those before it have left. Over when the last one is.
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

    /// The change over 1/240 s before now, or after it at the very start: the entries act on each other's output.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let step = 1.0 / 240
        let from = max(0, time - step)
        var (first, second) = (context, context)
        let before = animate(value: value, time: from, context: &first) ?? value
        let after = animate(value: value, time: from + step, context: &second) ?? value
        return (after - before).scaled(by: 1 / step)
    }
}

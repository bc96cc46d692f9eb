import Foundation

/// An animation that keeps no state while it runs: its output and its end are known from the start.
protocol KnownAnimation: TimedAnimation {
    /// Returns when the animation is over.
    ///
    /// - Parameter state: the state that it took over; empty otherwise.
    func end<V: VectorArithmetic>(for value: V, state: AnimationState<V>) -> MotionEnd
    /// Returns the part of the interval that is covered after a time, in seconds, at which the animation is not over.
    func covered<V: VectorArithmetic>(of value: V, at time: TimeInterval, state: AnimationState<V>) -> V
}

/// An animation that covers the same share of every interval.
protocol UniformAnimation: KnownAnimation {
    /// The end, which is the same for every interval.
    var end: MotionEnd { get }
    /// Returns the share that is covered after a time, in seconds, at which the animation is not over.
    func share(at time: TimeInterval) -> Double
    /// Whether the motion counts as complete for completion handlers.
    func isLogicallyComplete(at time: TimeInterval) -> Bool
}

extension UniformAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard !end.isOver(at: time) else { return nil }
        context.isLogicallyComplete = isLogicallyComplete(at: time)
        return value.scaled(by: share(at: time))
    }

    func end<V: VectorArithmetic>(for value: V, state: AnimationState<V>) -> MotionEnd { end }
    func covered<V: VectorArithmetic>(of value: V, at time: TimeInterval, state: AnimationState<V>) -> V { value.scaled(by: share(at: time)) }
}

/// The end of a motion. Times are seconds since it began.
struct MotionEnd {
    /// When the present animation began.
    var start: TimeInterval = 0
    /// The duration since then.
    var duration: TimeInterval
    /// Whether the motion is over at its end already, and not only after it.
    var includesEnd = false

    func isOver(at time: TimeInterval) -> Bool {
        let elapsed = max(0, time - start)
        return includesEnd ? elapsed >= duration : elapsed > duration
    }
}

/// A motion whose end is known, so that it can be followed without computing its value, which takes much longer.
package struct KnownMotion {
    /// On the scene's clock, in seconds.
    let start: TimeInterval
    let end: MotionEnd

    /// Whether the motion is over at a time.
    package func isOver(at time: TimeInterval) -> Bool { end.isOver(at: max(0, time - start)) }
}

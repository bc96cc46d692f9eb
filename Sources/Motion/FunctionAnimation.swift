import Foundation

/// A course through time that somebody computes: what share of the way is covered.
package protocol AnimationCourse: Hashable, Sendable {
    /// The share at a time; 0 at the start and 1 at the end make it smooth, and beyond 0…1 it overshoots.
    ///
    /// - Parameters:
    ///   - progress: of the duration, 0…1.
    ///   - time: seconds.
    func share(at progress: Double, time: TimeInterval) -> Double
}

/// A fixed time along a course. Shares are held within a million ways to either side; one that is not a number counts as the end.
struct FunctionAnimation<Course: AnimationCourse>: TimedAnimation {
    let course: Course
    /// Seconds; at or below 0 the change is seen at once.
    let duration: TimeInterval

    private static var farthest: Double { 1e6 }

    private func share(at time: TimeInterval) -> Double {
        let share = course.share(at: min(max(time / duration, 0), 1), time: time)
        return share.isNaN ? 1 : min(max(share, -Self.farthest), Self.farthest)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard duration > 0, time <= duration else { return nil }
        // As for curves: times are sums of fractions.
        context.isLogicallyComplete = time >= duration - 1e-9
        return value.scaled(by: share(at: time))
    }

    /// The change over 1/240 s around the time, as far as that lies within the duration.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard duration > 0, time <= duration else { return .zero }
        let (from, to) = (max(0, time - 1.0 / 480), min(duration, time + 1.0 / 480))
        let velocity = (share(at: to) - share(at: from)) / (to - from)
        return velocity.isFinite ? value.scaled(by: velocity) : nil
    }

    func endTime<V: VectorArithmetic>(for value: V) -> TimeInterval { max(0, duration) }
}

extension Animation {
    /// A fixed time along a course that somebody computes.
    ///
    /// - Parameter duration: seconds; at or below 0 the change is seen at once.
    package static func course(_ course: some AnimationCourse, duration: TimeInterval) -> Animation {
        Animation(FunctionAnimation(course: course, duration: duration))
    }
}

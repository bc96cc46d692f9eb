import Foundation

/// A user-defined course over time: the fraction of the interval that is covered.
package protocol AnimationCourse: Hashable, Sendable {
    /// Returns the covered fraction at a time. A course without jumps starts at 0 and ends at 1; beyond 0…1 it overshoots.
    ///
    /// - Parameters:
    ///   - progress: the elapsed fraction of the duration, 0…1.
    ///   - time: in seconds.
    func share(at progress: Double, time: TimeInterval) -> Double
}

/// Follows a course for a fixed time. Fractions are clamped to a million intervals to either side; NaN counts as the end.
struct FunctionAnimation<Course: AnimationCourse>: UniformAnimation {
    let course: Course
    /// In seconds; at or below 0 the change is immediate.
    let duration: TimeInterval

    private static var farthest: Double { 1e6 }

    func share(at time: TimeInterval) -> Double {
        let share = course.share(at: min(max(time / duration, 0), 1), time: time)
        return share.isNaN ? 1 : min(max(share, -Self.farthest), Self.farthest)
    }

    var end: MotionEnd { MotionEnd(duration: duration > 0 ? duration : -.infinity) }

    // As for curves, a time that rounding leaves just before the end counts as the end.
    func isLogicallyComplete(at time: TimeInterval) -> Bool { time >= duration - 1e-9 }

    /// Returns the rate of change over 1/240 s around the time, cut off at the ends of the duration.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard duration > 0, time <= duration else { return .zero }
        let (from, to) = (max(0, time - 1.0 / 480), min(duration, time + 1.0 / 480))
        let velocity = (share(at: to) - share(at: from)) / (to - from)
        return velocity.isFinite ? value.scaled(by: velocity) : nil
    }

    func endTime<V: VectorArithmetic>(for value: V) -> TimeInterval { max(0, duration) }
}

extension Animation {
    /// Creates an animation that follows a user-defined course for a fixed time.
    ///
    /// - Parameter duration: in seconds; at or below 0 the change is immediate.
    package static func course(_ course: some AnimationCourse, duration: TimeInterval) -> Animation {
        Animation(FunctionAnimation(course: course, duration: duration))
    }
}

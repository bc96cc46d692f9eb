import Foundation

/// Follows a timing curve for a fixed time. Source: Documentation/Semantics/Animation.md#timing-curves.
struct CurveAnimation: UniformAnimation {
    let curve: UnitCurve
    /// In seconds; at or below 0 the change is immediate.
    let duration: TimeInterval

    var end: MotionEnd { MotionEnd(duration: duration > 0 ? duration : -.infinity) }

    // Times are sums of fractions, so a time that rounding leaves just before the end counts as the end.
    func isLogicallyComplete(at time: TimeInterval) -> Bool { time >= duration - 1e-9 }

    func share(at time: TimeInterval) -> Double {
        // SwiftUI's output is a multiple of 2⁻²⁰.
        let precision = 1_048_576.0
        return (curve.value(at: time / duration) * precision).rounded() / precision
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard duration > 0, time <= duration else { return .zero }
        let velocity = curve.velocity(at: time / duration)
        return velocity.isFinite ? value.scaled(by: velocity / duration) : nil
    }

    func endTime<V: VectorArithmetic>(for value: V) -> TimeInterval { max(0, duration) }
}

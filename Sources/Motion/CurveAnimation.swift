import Foundation

/// Follows a timing curve for a fixed time. Source: Documentation/Semantics/Animation.md#timing-curves.
struct CurveAnimation: TimedAnimation {
    let curve: UnitCurve
    /// In seconds; at or below 0 the change is immediate.
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard duration > 0, time <= duration else { return nil }
        // Times are sums of fractions, so a time that rounding leaves just before the end counts as the end.
        context.isLogicallyComplete = time >= duration - 1e-9
        // SwiftUI's output is a multiple of 2⁻²⁰.
        let precision = 1_048_576.0
        return value.scaled(by: (curve.value(at: time / duration) * precision).rounded() / precision)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard duration > 0, time <= duration else { return .zero }
        let velocity = curve.velocity(at: time / duration)
        return velocity.isFinite ? value.scaled(by: velocity / duration) : nil
    }

    func endTime<V: VectorArithmetic>(for value: V) -> TimeInterval { max(0, duration) }
}

import Foundation

/// How fast a value went that jumped from place to place, as one that follows a finger does.
struct VelocitySample<V: VectorArithmetic> {
    private let value: V
    private let time: TimeInterval
    /// Per second, between this jump and the one before; zero for the first.
    private let velocity: V

    /// A value before its first jump.
    init(value: V, time: TimeInterval) {
        (self.value, self.time, velocity) = (value, time, .zero)
    }

    /// A jump after another one. Several at one time are one; the speed is that since the last earlier time.
    init(value: V, time: TimeInterval, after last: VelocitySample) {
        let elapsed = time - last.time
        self.value = value
        self.time = time
        velocity = elapsed > 0 ? (value - last.value).scaled(by: 1 / elapsed) : last.velocity
    }

    /// The speed that motion starts with at a time; nil where the last jump is over a tenth of a second ago: what rested has no speed.
    ///
    /// A tenth of a second is an estimate: Apple documents none.
    func velocity(at time: TimeInterval) -> V? { time - self.time <= 0.1 ? velocity : nil }
}

/// Stands for the jumps when a spring takes over from them.
struct TrackedMotion: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { .zero }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        context.state[TrackedVelocityKey<V>.self]
    }
}

enum TrackedVelocityKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V { .zero }
}

import Foundation

/// The velocity of a value that changes in jumps, as one that follows a finger does.
struct VelocitySample<V: VectorArithmetic> {
    private let value: V
    private let time: TimeInterval
    /// Between the previous jump and this one, per second; zero for the first jump.
    private let velocity: V

    /// Creates the sample of a value before its first jump.
    init(value: V, time: TimeInterval) {
        (self.value, self.time, velocity) = (value, time, .zero)
    }

    /// Creates the sample of a jump after another one. Several jumps at the same time count as one; the velocity is measured since the latest earlier time.
    init(value: V, time: TimeInterval, after last: VelocitySample) {
        let elapsed = time - last.time
        self.value = value
        self.time = time
        velocity = elapsed > 0 ? (value - last.value).scaled(by: 1 / elapsed) : last.velocity
    }

    /// Returns the initial velocity of motion that starts at a time; nil if the last jump is more than 0.1 s ago, because the value has rested since.
    ///
    /// The limit of 0.1 s is an estimate, because Apple documents no value.
    func velocity(at time: TimeInterval) -> V? { time - self.time <= 0.1 ? velocity : nil }
}

/// Represents the jumps when a spring takes over from them.
struct TrackedMotion: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { .zero }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        context.state[TrackedVelocityKey<V>.self]
    }
}

enum TrackedVelocityKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V { .zero }
}

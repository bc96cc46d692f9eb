import Foundation
import Geometry

/// The motion from one value to another over time.
///
/// Animations compute with the *interval*, the difference between the old and the new value: their output goes from zero to the interval.
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the part of the interval that is covered after a time, in seconds; nil once the animation is over. After that,
    /// all later times must give nil as well.
    ///
    /// Values that a call writes into `context.state` are available to the call for the next frame. Frames are stepped in order from the first one,
    /// so that an image stays the same whatever part of the sequence is drawn. An animation without state is a function of time alone.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// Returns the rate at which the output changes at a time, per second; nil if it isn't known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Returns whether this animation takes over from a running one, using the values that it writes into the state; otherwise both keep running, combined.
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The information available to an animation besides value and time.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    /// Whether the motion counts as complete for completion handlers, even if it is still settling.
    public var isLogicallyComplete: Bool
    /// The object whose environment applies, opaque to animations: a link to a node; nil outside of any view.
    package var environmentSource: AnyObject?

    package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false, environmentSource: AnyObject? = nil) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environmentSource = environmentSource
    }

    /// Returns the same context with another state.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environmentSource: environmentSource)
    }
}

/// The values that animations keep between frames, by type of key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The key of a value that an animation keeps.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// An animation whose end is known in advance, so that a repetition can be evaluated at any time without running through all legs.
protocol TimedAnimation: CustomAnimation {
    /// Returns the number of seconds until the end for an interval; infinity for an animation without an end.
    func endTime<V: VectorArithmetic>(for value: V) -> TimeInterval
}

extension CustomAnimation {
    /// Returns the end for an interval: the known one, or else the first frame at which the animation is over, tried for a minute at 60 frames per second.
    func foundEndTime<V: VectorArithmetic>(for value: V) -> TimeInterval {
        if let timed = self as? any TimedAnimation { return timed.endTime(for: value) }
        var context = AnimationContext<V>()
        for frame in 0...3600 {
            let time = Double(frame) / 60
            if animate(value: value, time: time, context: &context) == nil { return time }
        }
        return .infinity
    }
}

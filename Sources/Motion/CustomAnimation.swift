import Foundation
import Geometry

/// A way to get from a value to another over time.
///
/// Animations compute with the *interval* between old and new value: the output goes from zero to the interval.
public protocol CustomAnimation: Hashable, Sendable {
    /// How much of the interval is covered after a time, seconds; nil once the animation is over. Once nil, later times must be nil as well.
    ///
    /// What a call writes into `context.state` the call for the next frame finds there; frames are stepped in order from the first one, so
    /// that pictures stay the same whatever part of the sequence is drawn. An animation without state is a function of time alone.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// How fast the output changes then, per second; nil where that isn't known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether this animation takes over from one that is running, with what it writes into the state; otherwise both run on, combined.
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What an animation knows besides value and time.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    /// Whether the motion counts as done for completion handlers, though it may still settle.
    public var isLogicallyComplete: Bool
    /// Where the value belongs, for whoever knows what that is: a link to the node whose environment holds. Nil outside of any view.
    package var place: AnyObject?

    package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false, place: AnyObject? = nil) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.place = place
    }

    /// The same context with another state.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, place: place)
    }
}

/// What animations keep, by type of key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Names something that an animation keeps.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// An animation whose end is known beforehand, so that it can be repeated at any time without running through all legs.
protocol TimedAnimation: CustomAnimation {
    /// Seconds until the end for an interval; infinite for none.
    func endTime<V: VectorArithmetic>(for value: V) -> TimeInterval
}

extension CustomAnimation {
    /// The end for an interval: known, or else the first of a minute's 60 frames a second at which the animation is over.
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

import Foundation
import Geometry

/// A sequence of keyframes for one animatable value.
///
/// To conform, provide a `body` made of the built-in keyframes: `LinearKeyframe`, `CubicKeyframe`, `SpringKeyframe`, `MoveKeyframe`.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent
    /// The keyframes of the content.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Appends the keyframes to a list. An internal requirement; the default implementation serves all custom content.
    func _append(to keyframes: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _append(to keyframes: inout _KeyframeList<Value>) { body._append(to: &keyframes) }
}

/// A built-in keyframe.
protocol PrimitiveKeyframe: KeyframeTrackContent where Body == Self {
    var keyframe: Keyframe<Value> { get }
}

extension PrimitiveKeyframe {
    public var body: Self { return self }
    public func _append(to keyframes: inout _KeyframeList<Value>) { keyframes.all.append(keyframe) }
}

/// A value to reach, the kind of motion to it, and its duration.
struct Keyframe<Value: Animatable> {
    enum Kind {
        case linear(UnitCurve)
        /// Velocities at both ends, per second; nil for the ones that make the motion smooth.
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
        case move
    }

    var value: Value
    var kind: Kind
    /// In seconds; nil for a spring's settling time.
    var duration: TimeInterval?

    init(_ value: Value, _ kind: Kind, duration: TimeInterval?) {
        self.value = value
        self.kind = kind
        self.duration = duration.map { $0 > 0 ? min($0, 1e6) : 0 }
    }
}

/// The keyframes of a track while they are collected.
public struct _KeyframeList<Value: Animatable> {
    var all: [Keyframe<Value>] = []
}

/// Moves to a value along a timing curve; at constant speed by default.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframe {
    let keyframe: Keyframe<Value>

    /// - Parameters:
    ///   - duration: in seconds; at or below 0 the value is reached immediately.
    ///   - timingCurve: maps the fraction of the time to the fraction of the change.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        keyframe = Keyframe(to, .linear(timingCurve), duration: duration)
    }
}

/// Moves to a value along a smooth curve: adjacent cubic keyframes join without a kink.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframe {
    let keyframe: Keyframe<Value>

    /// - Parameters:
    ///   - duration: in seconds; at or below 0 the value is reached immediately.
    ///   - startVelocity: per second; nil for the velocity that makes the motion smooth, which is zero at the start of the track.
    ///   - endVelocity: per second; nil for the velocity that makes the motion smooth, which is zero at the end of the track.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        keyframe = Keyframe(to, .cubic(start: startVelocity, end: endVelocity), duration: duration)
    }
}

/// Moves to a value along the motion of a spring.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframe {
    let keyframe: Keyframe<Value>

    /// - Parameters:
    ///   - duration: the seconds after which the next keyframe begins, from the spring's position at that time; nil for the spring's settling time.
    ///   - startVelocity: per second; nil for the velocity at the end of the preceding keyframe.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        keyframe = Keyframe(to, .spring(spring, start: startVelocity), duration: duration)
    }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframe {
    let keyframe: Keyframe<Value>

    public init(_ to: Value) { keyframe = Keyframe(to, .move, duration: 0) }
}

/// The result of the statements in a track's closure.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    var keyframes = _KeyframeList<Value>()

    public var body: Self { return self }
    public func _append(to keyframes: inout _KeyframeList<Value>) { keyframes.all += self.keyframes.all }
}

/// Collects the keyframes of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSequence<Value> where K.Value == Value {
        var sequence = _KeyframeSequence<Value>()
        expression._append(to: &sequence.keyframes)
        return sequence
    }
    public static func buildBlock(_ components: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> { buildArray(components) }
    public static func buildArray(_ components: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence(keyframes: _KeyframeList(all: components.flatMap(\.keyframes.all)))
    }
    public static func buildEither(first component: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { component }
    public static func buildEither(second component: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { component }
    public static func buildOptional(_ component: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> { component ?? _KeyframeSequence() }
    public static func buildLimitedAvailability(_ component: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { component }
}

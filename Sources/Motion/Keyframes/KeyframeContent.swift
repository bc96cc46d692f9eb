import Foundation
import Geometry

/// Keyframes of one animatable value, one after another.
///
/// Conform with a `body` made of the library's keyframes: `LinearKeyframe`, `CubicKeyframe`, `SpringKeyframe`, `MoveKeyframe`.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent
    /// What the content is made of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Adds the keyframes at the end of a list. The library's own; contents get it for free.
    func _append(to keyframes: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _append(to keyframes: inout _KeyframeList<Value>) { body._append(to: &keyframes) }
}

/// A keyframe that the library resolves itself.
protocol PrimitiveKeyframe: KeyframeTrackContent where Body == Self {
    var keyframe: Keyframe<Value> { get }
}

extension PrimitiveKeyframe {
    public var body: Self { return self }
    public func _append(to keyframes: inout _KeyframeList<Value>) { keyframes.all.append(keyframe) }
}

/// A value to reach, how, and in which time.
struct Keyframe<Value: Animatable> {
    enum Kind {
        case linear(UnitCurve)
        /// Speeds at both ends, per second; nil for what makes the motion smooth.
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
        case move
    }

    var value: Value
    var kind: Kind
    /// Seconds; nil for a spring's own.
    var duration: TimeInterval?

    init(_ value: Value, _ kind: Kind, duration: TimeInterval?) {
        self.value = value
        self.kind = kind
        self.duration = duration.map { $0 > 0 ? min($0, 1e6) : 0 }
    }
}

/// The keyframes of a track while they are gathered.
public struct _KeyframeList<Value: Animatable> {
    var all: [Keyframe<Value>] = []
}

/// Goes to a value along a curve, straight on unless the curve says otherwise.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframe {
    let keyframe: Keyframe<Value>

    /// - Parameters:
    ///   - duration: seconds; at or below 0 the value is there at once.
    ///   - timingCurve: from the share of the time to the share of the way.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        keyframe = Keyframe(to, .linear(timingCurve), duration: duration)
    }
}

/// Goes to a value along a smooth curve: neighbouring cubic keyframes pass into one another without a kink.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframe {
    let keyframe: Keyframe<Value>

    /// - Parameters:
    ///   - duration: seconds; at or below 0 the value is there at once.
    ///   - startVelocity: per second; nil for what makes the motion smooth, and standstill at the start of the track.
    ///   - endVelocity: per second; nil for what makes the motion smooth, and standstill at the end of the track.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        keyframe = Keyframe(to, .cubic(start: startVelocity, end: endVelocity), duration: duration)
    }
}

/// Goes to a value as a spring pulls it.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframe {
    let keyframe: Keyframe<Value>

    /// - Parameters:
    ///   - duration: seconds after which the next keyframe begins, from where the spring then is; nil for the time in which the spring settles.
    ///   - startVelocity: per second; nil for the speed at the end of the keyframe before.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        keyframe = Keyframe(to, .spring(spring, start: startVelocity), duration: duration)
    }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframe {
    let keyframe: Keyframe<Value>

    public init(_ to: Value) { keyframe = Keyframe(to, .move, duration: 0) }
}

/// What the statements of a track's closure become.
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

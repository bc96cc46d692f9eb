import Foundation

/// Tracks of keyframes that run side by side.
///
/// Conform with a `body` made of `KeyframeTrack`s.
public protocol Keyframes<Value> {
    associatedtype Value = Body.Value
    associatedtype Body: Keyframes
    /// What the keyframes are made of.
    @KeyframesBuilder<Value> var body: Body { get }

    /// Adds the tracks at the end of a list. The library's own; keyframes get it for free.
    func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of the property at `keyPath`.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Keyframes of the value as a whole.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    public var body: Self { return self }

    public func _append(to tracks: inout _KeyframeTracks<Root>) {
        var list = _KeyframeList<Value>()
        content._append(to: &list)
        tracks.all.append(PropertyTrack(keyPath: keyPath, keyframes: list.all))
    }
}

/// A track whose property's type is known only to itself.
protocol AnyKeyframeTrack<Root> {
    associatedtype Root
    /// Works out the track from a value on; `speed` is that of an earlier run, where there was one.
    func course(from initial: Root, speed: (AnyKeyPath) -> Any?) -> any AnyKeyframeCourse<Root>
}

/// A track worked out.
protocol AnyKeyframeCourse<Root> {
    associatedtype Root
    var keyPath: AnyKeyPath { get }
    var duration: TimeInterval { get }
    func update(_ root: inout Root, at time: TimeInterval)
    func updateVelocity(_ root: inout Root, at time: TimeInterval)
    /// The animatable data of the speed.
    func speed(at time: TimeInterval) -> Any
}

private struct PropertyTrack<Root, Value: Animatable>: AnyKeyframeTrack {
    let keyPath: WritableKeyPath<Root, Value>
    let keyframes: [Keyframe<Value>]

    func course(from initial: Root, speed: (AnyKeyPath) -> Any?) -> any AnyKeyframeCourse<Root> {
        let velocity = speed(keyPath) as? Value.AnimatableData ?? .zero
        return PropertyCourse(path: keyPath, course: KeyframeCourse(keyframes, from: initial[keyPath: keyPath], velocity: velocity))
    }
}

private struct PropertyCourse<Root, Value: Animatable>: AnyKeyframeCourse {
    let path: WritableKeyPath<Root, Value>
    let course: KeyframeCourse<Value>

    var keyPath: AnyKeyPath { path }
    var duration: TimeInterval { course.duration }
    func update(_ root: inout Root, at time: TimeInterval) { root[keyPath: path] = course.value(at: time) }
    func updateVelocity(_ root: inout Root, at time: TimeInterval) { root[keyPath: path].animatableData = course.velocity(at: time) }
    func speed(at time: TimeInterval) -> Any { course.velocity(at: time) }
}

/// What the statements of a closure of keyframes become.
public struct _KeyframeTracks<Root>: Keyframes {
    var all: [any AnyKeyframeTrack<Root>] = []

    public var body: Self { return self }
    public func _append(to tracks: inout _KeyframeTracks<Root>) { tracks.all += all }
}

/// Collects tracks; keyframes that stand by themselves are a track of the whole value.
@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value> where K.Value == Value {
        var tracks = _KeyframeTracks<Value>()
        expression._append(to: &tracks)
        return tracks
    }
    public static func buildBlock(_ components: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> { buildArray(components) }
    public static func buildArray(_ components: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> { _KeyframeTracks(all: components.flatMap(\.all)) }
    public static func buildEither(first component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }
    public static func buildEither(second component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }
    public static func buildOptional(_ component: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> { component ?? _KeyframeTracks() }
    public static func buildLimitedAvailability(_ component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }
    public static func buildFinalResult(_ component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }
}

extension KeyframesBuilder where Value: Animatable {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSequence<Value> where K.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildExpression(expression)
    }
    public static func buildBlock(_ first: _KeyframeSequence<Value>, _ others: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> {
        buildArray([first] + others)
    }
    public static func buildArray(_ components: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }
    public static func buildEither(first component: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { component }
    public static func buildEither(second component: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { component }
    public static func buildOptional(_ component: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> { component ?? _KeyframeSequence() }
    public static func buildFinalResult(_ component: _KeyframeSequence<Value>) -> _KeyframeTracks<Value> {
        buildExpression(KeyframeTrack(\Value.self) { component })
    }
}

/// A value over time, as keyframes say it.
///
///     let bounce = KeyframeTimeline(initialValue: 1.0) {
///         SpringKeyframe(1.5, duration: 0.4, spring: .bouncy)
///         CubicKeyframe(1, duration: 0.3)
///     }
///     bounce.value(time: 0.2)
///
/// Tracks run side by side; where two are of one property the later one holds. Each holds its last value when it is over.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let courses: [any AnyKeyframeCourse<Value>]
    /// Seconds: that of the longest track.
    public let duration: TimeInterval

    public init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K) where K.Value == Value {
        self.init(initialValue: initialValue, keyframes: content())
    }

    /// - Parameter earlier: a run that is broken off at `time`: its speeds are gone on with.
    package init<K: Keyframes>(initialValue: Value, keyframes: K, after earlier: KeyframeTimeline? = nil, at time: TimeInterval = 0) where K.Value == Value {
        var tracks = _KeyframeTracks<Value>()
        keyframes._append(to: &tracks)
        self.initialValue = initialValue
        courses = tracks.all.map { track in
            track.course(from: initialValue) { path in earlier?.courses.last { $0.keyPath == path }?.speed(at: time) }
        }
        duration = courses.map(\.duration).max() ?? 0
    }

    /// The value at a time, seconds; before 0 the initial one.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        update(value: &value, time: time)
        return value
    }

    /// The value at a share of the duration, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Changes the properties that have tracks, and leaves the others.
    public func update(value: inout Value, time: TimeInterval) {
        for course in courses { course.update(&value, at: time) }
    }

    /// Changes the properties that have tracks to what they are at a share of the duration, 0…1.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }

    /// How fast the properties go that have tracks, per second, in place of their values; others stay as they are at first.
    public func velocity(time: TimeInterval) -> Value {
        var value = initialValue
        for course in courses { course.updateVelocity(&value, at: time) }
        return value
    }
}

import Foundation

/// Tracks of keyframes that run in parallel.
///
/// To conform, provide a `body` made of `KeyframeTrack`s.
public protocol Keyframes<Value> {
    associatedtype Value = Body.Value
    associatedtype Body: Keyframes
    /// The tracks.
    @KeyframesBuilder<Value> var body: Body { get }

    /// Appends the tracks to a list. An internal requirement; the default implementation serves all custom keyframes.
    func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates a track for the property at `keyPath`.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Creates a track for the value as a whole.
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

/// A track whose property type is erased.
protocol AnyKeyframeTrack<Root> {
    associatedtype Root
    /// Computes the course of the track from an initial value; `speed` returns a property's velocity in an earlier run, if there was one.
    func course(from initial: Root, speed: (AnyKeyPath) -> Any?) -> any AnyKeyframeCourse<Root>
}

/// The computed course of a track.
protocol AnyKeyframeCourse<Root> {
    associatedtype Root
    var keyPath: AnyKeyPath { get }
    var duration: TimeInterval { get }
    func update(_ root: inout Root, at time: TimeInterval)
    func updateVelocity(_ root: inout Root, at time: TimeInterval)
    /// Returns the animatable data of the velocity.
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

/// The result of the statements in a closure of keyframes.
public struct _KeyframeTracks<Root>: Keyframes {
    var all: [any AnyKeyframeTrack<Root>] = []

    public var body: Self { return self }
    public func _append(to tracks: inout _KeyframeTracks<Root>) { tracks.all += all }
}

/// Collects tracks. Keyframes outside of a track form a track of the whole value.
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

/// A value over time, described by keyframes.
///
///     let bounce = KeyframeTimeline(initialValue: 1.0) {
///         SpringKeyframe(1.5, duration: 0.4, spring: .bouncy)
///         CubicKeyframe(1, duration: 0.3)
///     }
///     bounce.value(time: 0.2)
///
/// Tracks run in parallel; if two tracks have the same property, the later one wins. A track keeps its last value after its end.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let courses: [any AnyKeyframeCourse<Value>]
    /// The duration of the longest track, in seconds.
    public let duration: TimeInterval

    public init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K) where K.Value == Value {
        self.init(initialValue: initialValue, keyframes: content())
    }

    /// - Parameter earlier: a run that is interrupted at `time` and whose velocities the new timeline continues.
    package init<K: Keyframes>(initialValue: Value, keyframes: K, after earlier: KeyframeTimeline? = nil, at time: TimeInterval = 0) where K.Value == Value {
        var tracks = _KeyframeTracks<Value>()
        keyframes._append(to: &tracks)
        self.initialValue = initialValue
        courses = tracks.all.map { track in
            track.course(from: initialValue) { path in earlier?.courses.last { $0.keyPath == path }?.speed(at: time) }
        }
        duration = courses.map(\.duration).max() ?? 0
    }

    /// Returns the value at a time in seconds; the initial value before 0.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        update(value: &value, time: time)
        return value
    }

    /// Returns the value at a fraction of the duration, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Updates the properties that have tracks and leaves the others unchanged.
    public func update(value: inout Value, time: TimeInterval) {
        for course in courses { course.update(&value, at: time) }
    }

    /// Updates the properties that have tracks to their values at a fraction of the duration, 0…1.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }

    /// Returns a value whose properties hold their velocities, per second, where they have tracks, and their initial values elsewhere.
    public func velocity(time: TimeInterval) -> Value {
        var value = initialValue
        for course in courses { course.updateVelocity(&value, at: time) }
        return value
    }
}

/// Something that a person does with a finger: a tap, a press, a drag, or a combination of them.
///
/// A gesture of one's own gives a `body` made of others.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture says while it goes on.
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }

    /// Makes what recognises the gesture at one place. The library's own; gestures get it for free.
    static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

extension Gesture where Body: Gesture, Body.Value == Value {
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> { Body._makeRecognizer(gesture.body) }
}

extension Never: Gesture {
    public typealias Value = Never
    public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
}

/// A gesture that the library recognises itself.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) is recognised by the library and has no body") }
}

/// A finger's doing at one moment.
struct PointerEvent {
    enum Phase { case began, moved, ended, cancelled }
    var phase: Phase
    /// In the root's coordinates.
    var location: CGPoint
    /// Seconds of the scene's clock.
    var time: Double
    /// Points a second in the root's coordinates, where it is known better than from the places before.
    var velocity: CGSize?
}

/// Where a gesture is in its course.
enum GesturePhase<Value> {
    /// Nothing decided yet; a value where the gesture already has one to tell.
    case possible(Value?)
    /// Recognised, and going on.
    case active(Value)
    /// Recognised, and over.
    case ended(Value)
    /// Can't come about any more.
    case failed

    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    var isOver: Bool {
        switch self {
        case .ended, .failed: true
        case .possible, .active: false
        }
    }
}

/// Recognises one gesture at one place, from event to event.
@MainActor
public class _GestureRecognizer<Value> {
    init() {}

    /// Takes the next event and says where the gesture is now. After `ended` or `failed` nothing comes until `reset()`.
    func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Value> { .failed }
    /// Says where the gesture is when only time has passed.
    func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Value>? { nil }
    /// Forgets everything; `isCancelled` where the gesture was still going on.
    func reset(isCancelled: Bool) {}
}

/// What gestures want to do because of the event that is being handed out: whoever hands it out decides whether they may.
@MainActor
enum GestureEffects {
    private static var collected: [() -> Void]?

    /// Notes something to do; it is done at once where nobody collects.
    static func add(_ effect: @escaping () -> Void) {
        if collected == nil { effect() } else { collected?.append(effect) }
    }

    /// Runs `body` and gives back what it noted.
    static func collecting<T>(_ body: () -> T) -> (result: T, effects: [() -> Void]) {
        let outer = collected
        collected = []
        let result = body()
        let effects = collected ?? []
        collected = outer
        return (result, effects)
    }
}

/// What a gesture tells while it goes on, and what it does then.
final class MappedRecognizer<Base, Value>: _GestureRecognizer<Value> {
    private let base: _GestureRecognizer<Base>
    private let transform: (GesturePhase<Base>) -> GesturePhase<Value>
    private let onReset: (Bool) -> Void

    init(_ base: _GestureRecognizer<Base>, transform: @escaping (GesturePhase<Base>) -> GesturePhase<Value>, onReset: @escaping (Bool) -> Void = { _ in }) {
        self.base = base
        self.transform = transform
        self.onReset = onReset
    }

    override func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Value> { transform(base.receive(event, at: node)) }
    override func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Value>? { base.timeDidPass(to: time, at: node).map(transform) }
    override func reset(isCancelled: Bool) {
        base.reset(isCancelled: isCancelled)
        onReset(isCancelled)
    }
}

/// A gesture that does something when it ends.
public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
    public typealias Value = Base.Value
    let base: Base
    let action: (Base.Value) -> Void

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
        MappedRecognizer(
            Base._makeRecognizer(gesture.base),
            transform: { phase in
                if case .ended(let value) = phase { GestureEffects.add { gesture.action(value) } }
                return phase
            })
    }
}

/// A gesture that does something whenever its value has changed.
public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture where Base.Value: Equatable {
    public typealias Value = Base.Value
    let base: Base
    let action: (Base.Value) -> Void

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
        var last: Base.Value?
        return MappedRecognizer(
            Base._makeRecognizer(gesture.base),
            transform: { phase in
                if case .active(let value) = phase, value != last {
                    last = value
                    GestureEffects.add { gesture.action(value) }
                }
                return phase
            }, onReset: { _ in last = nil })
    }
}

/// A gesture with another value.
public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
    let base: Base
    let transform: (Base.Value) -> Value

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        MappedRecognizer(Base._makeRecognizer(gesture.base), transform: { $0.map(gesture.transform) })
    }
}

/// A gesture that keeps a state up to date while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value
    public var base: Base
    public var state: GestureState<State>
    let update: (Value, inout State, inout Transaction) -> Void

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
        MappedRecognizer(
            Base._makeRecognizer(gesture.base),
            transform: { phase in
                switch phase {
                case .active(let value), .possible(let value?):
                    GestureEffects.add { gesture.state.update { gesture.update(value, &$0, &$1) } }
                case .ended, .failed, .possible(nil): break
                }
                return phase
            }, onReset: { _ in gesture.state.reset() })
    }
}

extension Gesture {
    /// Does something with the last value when the gesture has come to its end.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture(base: self, action: action) }
    /// Does something with the value whenever it changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable { _ChangedGesture(base: self, action: action) }
    /// The gesture with another value.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(base: self, transform: body) }
    /// Keeps a gesture state up to date while the gesture goes on; it goes back to its first value afterwards.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}

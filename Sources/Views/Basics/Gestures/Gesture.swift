/// A finger gesture: a tap, a press, a drag, or a combination of them.
///
/// A custom gesture returns a `body` that combines other gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the values that the gesture produces.
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }

    /// Creates a recognizer for the gesture. Internal to the library; custom gestures get a default implementation.
    static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

extension Gesture where Body: Gesture, Body.Value == Value {
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> { Body._makeRecognizer(gesture.body) }
}

extension Never: Gesture {
    public typealias Value = Never
    public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
}

/// A gesture that the library itself recognizes.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) is recognised by the library and has no body") }
}

/// One event of a finger on the canvas.
struct PointerEvent {
    enum Phase { case began, moved, ended, cancelled }
    var phase: Phase
    /// In the root's coordinates.
    var location: CGPoint
    /// Seconds on the scene's clock.
    var time: Double
    /// Points per second in the root's coordinates, if known more precisely than from the previous positions.
    var velocity: CGSize?
    /// The two fingers whose middle is at the location; nil for one finger.
    var pair: FingerPair?
}

/// The progress of a gesture.
enum GesturePhase<Value> {
    /// Not yet decided; carries a value if the gesture already has one.
    case possible(Value?)
    /// Recognized and in progress.
    case active(Value)
    /// Recognized and finished.
    case ended(Value)
    /// Can no longer be recognized.
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

/// Recognizes one gesture of one view, event by event.
@MainActor
public class _GestureRecognizer<Value> {
    init() {}

    /// Processes the next event and returns the gesture's phase. After `ended` or `failed`, receives nothing until `reset(isCancelled:)`.
    func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Value> { .failed }
    /// Returns the gesture's phase when only time has passed; nil if nothing changes.
    func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Value>? { nil }
    /// Resets all state; `isCancelled` is true if the gesture was still in progress.
    func reset(isCancelled: Bool) {}
}

/// Collects the actions that gestures request for the event being delivered; the sender of the event decides whether they run.
@MainActor
enum GestureEffects {
    private static var collected: [() -> Void]?

    /// Adds an action; it runs immediately unless actions are being collected.
    static func add(_ effect: @escaping () -> Void) {
        if collected == nil { effect() } else { collected?.append(effect) }
    }

    /// Runs `body` and returns the actions that it added.
    static func collecting<T>(_ body: () -> T) -> (result: T, effects: [() -> Void]) {
        let outer = collected
        collected = []
        let result = body()
        let effects = collected ?? []
        collected = outer
        return (result, effects)
    }
}

/// A recognizer that transforms the phases of another one, and may act on them.
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

/// A gesture with an action for its end.
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

/// A gesture with an action for every change of its value.
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

/// A gesture that maps its value to another type.
public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
    let base: Base
    let transform: (Base.Value) -> Value

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        MappedRecognizer(Base._makeRecognizer(gesture.base), transform: { $0.map(gesture.transform) })
    }
}

/// A gesture that updates a gesture state while it is in progress.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value
    public var base: Base
    public var state: GestureState<State>
    public let body: (Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that changes a gesture state with `body` while `base` is in progress.
    public init(base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) {
        (self.base, self.state, self.body) = (base, state, body)
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
        MappedRecognizer(
            Base._makeRecognizer(gesture.base),
            transform: { phase in
                switch phase {
                case .active(let value), .possible(let value?):
                    GestureEffects.add { gesture.state.update { gesture.body(value, &$0, &$1) } }
                case .ended, .failed, .possible(nil): break
                }
                return phase
            }, onReset: { _ in gesture.state.reset() })
    }
}

extension Gesture {
    /// Runs an action with the last value when the gesture has ended.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture(base: self, action: action) }
    /// Runs an action with the value whenever the value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable { _ChangedGesture(base: self, action: action) }
    /// Maps the gesture's value.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(base: self, transform: body) }
    /// Updates a gesture state while the gesture is in progress; afterwards the state returns to its initial value.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that recognizes two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        PairRecognizer(First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second)) { first, second in
            let value = Value(first: first.value, second: second.value)
            return switch (first, second) {
            case (.failed, .failed): .failed
            case (.active, _), (_, .active), (.ended, .possible), (.possible, .ended): .active(value)
            case (.ended, _), (_, .ended): .ended(value)
            default: .possible(value)
            }
        }
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Recognizes two gestures in parallel; the `combine` closure merges their phases into one.
private final class PairRecognizer<A, B, Value>: _GestureRecognizer<Value> {
    private let first: _GestureRecognizer<A>
    private let second: _GestureRecognizer<B>
    private let combine: (GesturePhase<A>, GesturePhase<B>) -> GesturePhase<Value>
    private var phases: (first: GesturePhase<A>, second: GesturePhase<B>) = (.possible(nil), .possible(nil))

    init(
        _ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>, combine: @escaping (GesturePhase<A>, GesturePhase<B>) -> GesturePhase<Value>
    ) {
        self.first = first
        self.second = second
        self.combine = combine
    }

    override func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Value> {
        if !phases.first.isOver { phases.first = first.receive(event, at: node) }
        if !phases.second.isOver { phases.second = second.receive(event, at: node) }
        return combine(phases.first, phases.second)
    }

    override func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Value>? {
        let a = phases.first.isOver ? nil : first.timeDidPass(to: time, at: node)
        let b = phases.second.isOver ? nil : second.timeDidPass(to: time, at: node)
        guard a != nil || b != nil else { return nil }
        phases = (a ?? phases.first, b ?? phases.second)
        return combine(phases.first, phases.second)
    }

    override func reset(isCancelled: Bool) {
        phases = (.possible(nil), .possible(nil))
        first.reset(isCancelled: isCancelled)
        second.reset(isCancelled: isCancelled)
    }
}

extension GesturePhase {
    /// The value that the phase carries, if any.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }
}

/// A gesture that starts a second gesture after the first one has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public enum Value {
        /// The first gesture has not ended.
        case first(First.Value)
        /// The first gesture has ended; the value is that of the second one, if it has begun.
        case second(First.Value, Second.Value?)
    }
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        SequenceRecognizer(
            First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second), onFirst: { Value.first($0) }, onSecond: { Value.second($0, $1) })
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<A, B, Value>: _GestureRecognizer<Value> {
    private let first: _GestureRecognizer<A>
    private let second: _GestureRecognizer<B>
    private let onFirst: (A) -> Value
    private let onSecond: (A, B?) -> Value
    private var firstResult: A?
    /// The event that put the finger down. The second gesture starts with it if the finger is still down.
    private var start: PointerEvent?

    init(_ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>, onFirst: @escaping (A) -> Value, onSecond: @escaping (A, B?) -> Value) {
        self.first = first
        self.second = second
        self.onFirst = onFirst
        self.onSecond = onSecond
    }

    override func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Value> {
        if event.phase == .began { start = event }
        if let firstResult { return secondPhase(second.receive(event, at: node), firstResult) }
        return firstPhase(first.receive(event, at: node), event.phase == .ended ? nil : event, at: node)
    }

    override func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Value>? {
        if let firstResult { return second.timeDidPass(to: time, at: node).map { secondPhase($0, firstResult) } }
        guard let phase = first.timeDidPass(to: time, at: node) else { return nil }
        var event = start
        event?.time = time
        return firstPhase(phase, event, at: node)
    }

    /// - Parameter event: the finger's last event, or nil if the finger is up.
    private func firstPhase(_ phase: GesturePhase<A>, _ event: PointerEvent?, at node: RenderNode) -> GesturePhase<Value> {
        switch phase {
        case .ended(let result):
            firstResult = result
            guard var event else { return .active(onSecond(result, nil)) }
            event.phase = .began
            return secondPhase(second.receive(event, at: node), result)
        case .active(let value): return .active(onFirst(value))
        case .possible(let value): return .possible(value.map(onFirst))
        case .failed: return .failed
        }
    }

    private func secondPhase(_ phase: GesturePhase<B>, _ firstResult: A) -> GesturePhase<Value> {
        switch phase {
        case .possible(let value): .active(onSecond(firstResult, value))
        case .active(let value): .active(onSecond(firstResult, value))
        case .ended(let value): .ended(onSecond(firstResult, value))
        case .failed: .failed
        }
    }

    override func reset(isCancelled: Bool) {
        firstResult = nil
        start = nil
        first.reset(isCancelled: isCancelled)
        second.reset(isCancelled: isCancelled)
    }
}

/// A gesture that recognizes one of two gestures; the first one wins if both succeed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        ExclusiveRecognizer(
            First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second), onFirst: { Value.first($0) }, onSecond: { Value.second($0) })
    }
}

/// Recognizes the second of two gestures once the first one has failed; until then, the actions of the second one wait.
private final class ExclusiveRecognizer<A, B, Value>: _GestureRecognizer<Value> {
    private let first: _GestureRecognizer<A>
    private let second: _GestureRecognizer<B>
    private let onFirst: (A) -> Value
    private let onSecond: (B) -> Value
    private var phases: (first: GesturePhase<A>, second: GesturePhase<B>) = (.possible(nil), .possible(nil))
    private var waiting: [() -> Void] = []

    init(_ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>, onFirst: @escaping (A) -> Value, onSecond: @escaping (B) -> Value) {
        self.first = first
        self.second = second
        self.onFirst = onFirst
        self.onSecond = onSecond
    }

    override func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Value> {
        if !phases.first.isOver { phases.first = first.receive(event, at: node) }
        if !phases.second.isOver { wait { phases.second = second.receive(event, at: node) } }
        return phase()
    }

    override func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Value>? {
        let a = phases.first.isOver ? nil : first.timeDidPass(to: time, at: node)
        let b = phases.second.isOver ? nil : wait { second.timeDidPass(to: time, at: node) }
        guard a != nil || b != nil else { return nil }
        phases = (a ?? phases.first, b ?? phases.second)
        return phase()
    }

    private func wait<T>(_ body: () -> T) -> T {
        let (result, effects) = GestureEffects.collecting(body)
        waiting += effects
        return result
    }

    private func phase() -> GesturePhase<Value> {
        switch phases.first {
        case .possible, .active: return phases.first.map(onFirst)
        case .ended:
            waiting = []
            return phases.first.map(onFirst)
        case .failed:
            let ready = waiting
            waiting = []
            for effect in ready { GestureEffects.add(effect) }
            return phases.second.map(onSecond)
        }
    }

    override func reset(isCancelled: Bool) {
        phases = (.possible(nil), .possible(nil))
        waiting = []
        first.reset(isCancelled: isCancelled)
        second.reset(isCancelled: isCancelled)
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Recognizes this gesture and another one at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    /// Recognizes this gesture, and then another one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    /// Recognizes this gesture or, if it fails, another one.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: PrimitiveGesture {
    private let make: @MainActor () -> _GestureRecognizer<Value>

    public init<T: Gesture>(_ gesture: T) where T.Value == Value { make = { T._makeRecognizer(gesture) } }
    public static func _makeRecognizer(_ gesture: AnyGesture<Value>) -> _GestureRecognizer<Value> { gesture.make() }
}

/// The gestures to which a view with an added gesture reacts.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// The precedence of a gesture relative to those of the views inside.
enum GesturePriority {
    /// The gestures of the views inside take precedence.
    case normal
    /// Both may be recognized.
    case simultaneous
    /// The added gesture takes precedence.
    case high
}

/// Adds a gesture to a view.
public struct _GestureModifier<G: Gesture>: RenderModifier {
    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask

    func makeRenderNode(around child: RenderNode, owner: _Node) -> AddedGestureRenderNode {
        AddedGestureRenderNode(owner: owner, child: child, title: title, priority: priority, mask: mask, make: make)
    }
    func updateRenderNode(_ node: AddedGestureRenderNode) { node.update(mask: mask, make: make) }

    private var title: String { G.Value.self == Void.self || G.self == _EndedGesture<SpatialTapGesture>.self ? "onTapGesture" : "gesture" }
    private var make: () -> any ErasedRecognizer { { [gesture] in RecognizerBox(G._makeRecognizer(gesture)) } }
}

/// A recognizer with its value type erased.
@MainActor
protocol ErasedRecognizer {
    func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Void>
    func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Void>?
    func reset(isCancelled: Bool)
}

struct RecognizerBox<Value>: ErasedRecognizer {
    let recognizer: _GestureRecognizer<Value>
    private let onEnded: (() -> Void)?

    /// - Parameter onEnded: an additional action for the end of the gesture.
    init(_ recognizer: _GestureRecognizer<Value>, onEnded: (() -> Void)? = nil) {
        self.recognizer = recognizer
        self.onEnded = onEnded
    }

    func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Void> {
        let phase = recognizer.receive(event, at: node)
        if case .ended = phase, let onEnded { GestureEffects.add(onEnded) }
        return phase.map { _ in }
    }

    func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Void>? { recognizer.timeDidPass(to: time, at: node).map { $0.map { _ in } } }
    func reset(isCancelled: Bool) { recognizer.reset(isCancelled: isCancelled) }
}

/// The render node of a view that reacts to the finger: one with an added gesture, or a control.
class GestureRenderNode: WrapperRenderNode {
    final let priority: GesturePriority
    final var mask: GestureMask
    private var current: (any ErasedRecognizer)?
    private let title: String
    override var name: String { title }
    override var inspectionKind: InspectedView.Kind { .control }

    init(owner: _Node, child: RenderNode, title: String, priority: GesturePriority = .normal, mask: GestureMask = .all) {
        self.title = title
        self.priority = priority
        self.mask = mask
        super.init(owner: owner, child: child)
    }

    /// Creates a recognizer for a new touch. By default it recognizes a tap; controls may override it.
    func makeRecognizer() -> any ErasedRecognizer {
        RecognizerBox(TapGesture._makeRecognizer(TapGesture()), onEnded: { [weak self] in self?.tapped() })
    }

    /// Performs the action of a tap.
    func tapped() {}

    /// The active recognizer: a gesture in progress keeps the one that it began with.
    final var recognizer: any ErasedRecognizer {
        if let current { return current }
        let made = makeRecognizer()
        current = made
        return made
    }

    func finish(isCancelled: Bool) {
        current?.reset(isCancelled: isCancelled)
        current = nil
    }
}

/// The render node of a view with a gesture added by a modifier.
final class AddedGestureRenderNode: GestureRenderNode {
    private var make: () -> any ErasedRecognizer

    init(owner: _Node, child: RenderNode, title: String, priority: GesturePriority, mask: GestureMask, make: @escaping () -> any ErasedRecognizer) {
        self.make = make
        super.init(owner: owner, child: child, title: title, priority: priority, mask: mask)
    }

    func update(mask: GestureMask, make: @escaping () -> any ErasedRecognizer) {
        self.mask = mask
        self.make = make
    }

    override func makeRecognizer() -> any ErasedRecognizer { make() }
}

extension View {
    /// Adds a gesture; those of the views inside take precedence.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }
    /// Adds a gesture that may be recognized together with those of the views inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }
    /// Adds a gesture that takes precedence over those of the views inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }
    /// Runs an action after a long press. `onPressingChanged` receives true when the finger goes down and false when the press ends.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            _PressingGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).onEnded { _ in action() },
                pressing: onPressingChanged ?? { _ in }))
    }
}

/// A long press that reports when pressing begins and ends.
package struct _PressingGesture<Base: Gesture>: PrimitiveGesture where Base.Value == Bool {
    package typealias Value = Bool
    let base: Base
    let pressing: (Bool) -> Void

    package init(base: Base, pressing: @escaping (Bool) -> Void) { (self.base, self.pressing) = (base, pressing) }

    package static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
        var isPressing = false
        let set = { (value: Bool) in
            guard value != isPressing else { return }
            isPressing = value
            gesture.pressing(value)
        }
        return MappedRecognizer(
            Base._makeRecognizer(gesture.base),
            transform: { phase in
                if case .possible(true?) = phase { set(true) }
                if phase.isOver { set(false) }
                return phase
            }, onReset: { _ in set(false) })
    }
}

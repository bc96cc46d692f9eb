/// Which gestures a view with an added gesture reacts to.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None at all.
    public static let none: GestureMask = []
    /// The added one.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// How a gesture stands to those of the views inside.
enum GesturePriority {
    /// Theirs come first.
    case normal
    /// Both may come about.
    case simultaneous
    /// It comes first.
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

/// A recogniser whatever its value.
@MainActor
protocol ErasedRecognizer {
    func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Void>
    func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Void>?
    func reset(isCancelled: Bool)
}

struct RecognizerBox<Value>: ErasedRecognizer {
    let recognizer: _GestureRecognizer<Value>
    private let onEnded: (() -> Void)?

    /// - Parameter onEnded: what to do when the gesture has come to its end, besides what it does itself.
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

/// A view that reacts to the finger: one with an added gesture, or a control.
class GestureRenderNode: WrapperRenderNode {
    let priority: GesturePriority
    fileprivate(set) var mask: GestureMask
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

    /// A recogniser for a finger that comes. A control reacts to a tap, unless it says otherwise.
    func makeRecognizer() -> any ErasedRecognizer {
        RecognizerBox(TapGesture._makeRecognizer(TapGesture()), onEnded: { [weak self] in self?.tapped() })
    }

    /// What a tap does.
    func tapped() {}

    /// The recogniser at work: a gesture that is going on keeps the one that it began with.
    var recognizer: any ErasedRecognizer {
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

/// A view with a gesture that a modifier has added.
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
    /// Adds a gesture; those of the views inside come first.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }
    /// Adds a gesture that may come about beside those of the views inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }
    /// Adds a gesture that comes before those of the views inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }
    /// Does something when a finger has rested on the view for a while; `onPressingChanged` is told when it comes and goes.
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

/// A long press that tells when the finger comes and goes.
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

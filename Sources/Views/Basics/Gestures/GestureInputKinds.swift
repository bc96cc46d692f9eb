import Foundation

/// The kinds of input that a gesture recognizes. A timeline touches the screen; on a Mac, it moves a pointer.
public struct GestureInputKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Fingers on the screen.
    public static let directTouch = GestureInputKinds(rawValue: 1)
    /// Looking and pinching, or fingers on a remote control.
    public static let indirectTouch = GestureInputKinds(rawValue: 1 << 1)
    /// A pencil on the screen.
    public static let pencil = GestureInputKinds(rawValue: 1 << 2)
    /// A mouse or trackpad.
    public static let pointer = GestureInputKinds(rawValue: 1 << 3)
    /// Every kind.
    public static let all: GestureInputKinds = [.directTouch, .indirectTouch, .pencil, .pointer]

    /// Returns a recognizer that receives only events of these kinds.
    @MainActor func limit<Value>(_ recognizer: _GestureRecognizer<Value>) -> _GestureRecognizer<Value> {
        self == .all ? recognizer : InputKindRecognizer(recognizer, self)
    }

    /// Whether events of timelines are of one of the kinds.
    @MainActor func contains(eventsAt node: RenderNode) -> Bool { contains(node.owner.inputs.environment.look.system.hasPointer ? .pointer : .directTouch) }
}

/// Recognizes a gesture only with some kinds of input.
final class InputKindRecognizer<Value>: _GestureRecognizer<Value> {
    private let base: _GestureRecognizer<Value>
    private let kinds: GestureInputKinds

    init(_ base: _GestureRecognizer<Value>, _ kinds: GestureInputKinds) { (self.base, self.kinds) = (base, kinds) }

    override func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Value> {
        kinds.contains(eventsAt: node) ? base.receive(event, at: node) : .failed
    }
    override func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Value>? { base.timeDidPass(to: time, at: node) }
    override func reset(isCancelled: Bool) { base.reset(isCancelled: isCancelled) }
}

extension View {
    /// Runs an action with the position of a tap of some kinds of input.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace, inputKinds: inputKinds).onEnded { action($0.location) })
    }
    /// Runs an action when the view is tapped with some kinds of input.
    public func onTapGesture(count: Int = 1, inputKinds: GestureInputKinds, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count, inputKinds: inputKinds).onEnded(action))
    }
    /// Runs an action after a long press with some kinds of input. `onPressingChanged` receives true when the finger goes down and false when the press ends.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            _PressingGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, inputKinds: inputKinds)
                    .onEnded { _ in action() },
                pressing: onPressingChanged ?? { _ in }))
    }
}

/// The movement of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a point of its coordinate space.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

/// Reacts to a pointer over a view (Documentation/Semantics/Gestures.md#pointers).
struct HoverModifier: RenderModifier {
    /// Called when the pointer comes, moves, and leaves.
    let action: (HoverPhase) -> Void
    let space: CoordinateSpace
    /// Whether movement over the view is reported, and not only coming and leaving.
    let isContinuous: Bool

    func makeRenderNode(around child: RenderNode, owner: _Node) -> HoverRenderNode { HoverRenderNode(owner: owner, child: child, modifier: self) }
    func updateRenderNode(_ node: HoverRenderNode) { node.modifier = self }
}

final class HoverRenderNode: WrapperRenderNode, HoverTarget {
    var modifier: HoverModifier
    private var last: HoverPhase?
    override var name: String { "onHover" }
    override var isListed: Bool { false }

    init(owner: _Node, child: RenderNode, modifier: HoverModifier) {
        self.modifier = modifier
        super.init(owner: owner, child: child)
    }

    func pointerIsOver(at point: CGPoint) {
        let phase = HoverPhase.active(convert(point, to: modifier.space))
        if !modifier.isContinuous, last != nil { return }
        guard phase != last else { return }
        last = phase
        modifier.action(phase)
    }

    func pointerDidLeave() {
        guard last != nil else { return }
        last = nil
        modifier.action(.ended)
    }
}

/// A pointer over the canvas, such as that of a mouse.
@MainActor
final class HoveringPointer {
    /// In the root's coordinates.
    var location: CGPoint
    private var hovered: [(node: any HoverTarget, owner: _Node)] = []

    init(location: CGPoint) { self.location = location }

    /// Tells the views that the pointer is over, or has left.
    func update(in graph: ViewGraph) {
        let isOnCanvas = CGRect(origin: .zero, size: graph.configuration.size).contains(location)
        let path = isOnCanvas ? graph.root.hitTest(location).compactMap { $0 as? any HoverTarget } : []
        for (node, owner) in hovered where owner.isAlive && !path.contains(where: { $0 === node }) { node.pointerDidLeave() }
        hovered = path.map { ($0, $0.owner) }
        // Outer views first, as the pointer comes.
        for node in path.reversed() { node.pointerIsOver(at: location) }
    }
}

extension ViewGraph {
    /// Moves the pointer to a point in the root's coordinates; outside of the canvas, it leaves all views. Lay out first.
    func hover(at point: CGPoint) {
        clock.enter()
        let pointer = input.hoveringPointer ?? HoveringPointer(location: point)
        input.hoveringPointer = pointer
        pointer.location = point
        pointer.update(in: self)
    }
}

extension View {
    /// Runs an action with true when a pointer comes over the view, and with false when it leaves. Touches don't hover.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: { action($0 != .ended) }, space: .local, isContinuous: false))
    }
    /// Runs an action while a pointer moves over the view, and when it leaves. Touches don't hover.
    public func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void) -> some View {
        modifier(HoverModifier(action: action, space: coordinateSpace.coordinateSpace, isContinuous: true))
    }
    /// Runs an action while a pointer moves over the view, and when it leaves; the older form.
    @_disfavoredOverload
    public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View {
        modifier(HoverModifier(action: action, space: coordinateSpace, isContinuous: true))
    }
    /// Disables the effects of pointers on the views inside.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled } }
}

private struct IsHoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether views show effects of a pointer.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[IsHoverEffectEnabledKey.self] }
        set { self[IsHoverEffectEnabledKey.self] = newValue }
    }
}

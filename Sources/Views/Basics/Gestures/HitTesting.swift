/// Adds the inside of a shape to the area where the view can be hit.
public struct _ContentShapeModifier<S: Shape>: RenderModifier {
    let shape: S
    let isEOFilled: Bool

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ContentShapeRenderNode<S> {
        ContentShapeRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: ContentShapeRenderNode<S>) { node.modifier = self }
}

final class ContentShapeRenderNode<S: Shape>: WrapperRenderNode {
    var modifier: _ContentShapeModifier<S>
    override var name: String { "contentShape" }

    init(owner: _Node, child: RenderNode, modifier: _ContentShapeModifier<S>) {
        self.modifier = modifier
        super.init(owner: owner, child: child)
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        let path = super.hitTest(point)
        if !path.isEmpty { return path }
        let local = CGPoint(x: point.x - absoluteOrigin.x, y: point.y - absoluteOrigin.y)
        return outline(of: modifier.shape, in: size).contains(local, eoFill: modifier.isEOFilled) ? [self] : []
    }
}

/// Lets taps pass through to the views behind.
public struct _AllowsHitTestingModifier: ValueModifier {
    typealias Node = HitTestingRenderNode
    let value: Bool
}

final class HitTestingRenderNode: ValueRenderNode<Bool> {
    override var name: String { "allowsHitTesting" }
    override var letsEventsThrough: Bool { !value || super.letsEventsThrough }
    override func hitTest(_ point: CGPoint) -> [RenderNode] { value ? super.hitTest(point) : [] }
}

/// Gives a view an identifier by which events and listings find it.
public struct _IdentifierModifier: ValueModifier {
    typealias Node = IdentifierRenderNode
    let value: String
}

final class IdentifierRenderNode: ValueRenderNode<String> {
    var identifier: String { value }
    override var name: String { "accessibilityIdentifier" }
    override var listedLabel: String? { identifier }
}

/// Hides the view from events that search for a text or an identifier.
public struct _AccessibilityHiddenModifier: ValueModifier {
    typealias Node = AccessibilityHiddenRenderNode
    let value: Bool
}

final class AccessibilityHiddenRenderNode: ValueRenderNode<Bool> {
    override var name: String { "accessibilityHidden" }
    override var isHiddenFromEvents: Bool { value }
}

extension View {
    /// Sets whether events that target a text or an identifier skip the view, as assistive technology would.
    public func accessibilityHidden(_ hidden: Bool) -> some View { modifier(_AccessibilityHiddenModifier(value: hidden)) }
    /// Runs an action when the view is tapped `count` times in a row.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }
    /// Runs an action with the position of a tap, in the view's own coordinates.
    @_disfavoredOverload
    public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View {
        gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
    }
    /// Makes the inside of `shape` hittable, in addition to the drawn content.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule, so that areas enclosed twice can't be hit.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEOFilled: eoFill))
    }
    /// Sets whether the view can be hit at all.
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_AllowsHitTestingModifier(value: enabled)) }
    /// Sets an identifier by which events and layout listings find the view.
    public func accessibilityIdentifier(_ identifier: String) -> some View { modifier(_IdentifierModifier(value: identifier)) }
}

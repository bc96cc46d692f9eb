/// Says where the view can be hit, instead of where it draws.
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
        return modifier.shape.path(in: CGRect(origin: .zero, size: size)).contains(local, eoFill: modifier.isEOFilled) ? [self] : []
    }
}

/// Lets taps through to what lies behind.
public struct _AllowsHitTestingModifier: ValueModifier {
    typealias Node = HitTestingRenderNode
    let value: Bool
}

final class HitTestingRenderNode: ValueRenderNode<Bool> {
    override var name: String { "allowsHitTesting" }
    override func hitTest(_ point: CGPoint) -> [RenderNode] { value ? super.hitTest(point) : [] }
}

/// Gives a view a name by which events and listings find it.
public struct _IdentifierModifier: ValueModifier {
    typealias Node = IdentifierRenderNode
    let value: String
}

final class IdentifierRenderNode: ValueRenderNode<String> {
    var identifier: String { value }
    override var name: String { "accessibilityIdentifier" }
    override var listedLabel: String? { identifier }
}

/// Takes the view away from what events find by a text or an identifier.
public struct _AccessibilityHiddenModifier: ValueModifier {
    typealias Node = AccessibilityHiddenRenderNode
    let value: Bool
}

final class AccessibilityHiddenRenderNode: ValueRenderNode<Bool> {
    override var name: String { "accessibilityHidden" }
    override var isHiddenFromEvents: Bool { value }
}

extension View {
    /// Whether events that name a text or an identifier pass the view by, as assistive technology would.
    public func accessibilityHidden(_ hidden: Bool) -> some View { modifier(_AccessibilityHiddenModifier(value: hidden)) }
    /// Does something when the view is tapped `count` times in a row.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }
    /// Does something with the place of a tap, in the view's own coordinates.
    @_disfavoredOverload
    public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View {
        gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
    }
    /// Says where the view can be hit: inside `shape`, besides where it draws.
    ///
    /// - Parameter eoFill: whether what the shape encloses twice can't be hit.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEOFilled: eoFill))
    }
    /// Whether the view can be hit at all.
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_AllowsHitTestingModifier(value: enabled)) }
    /// A name by which events and layout listings find the view.
    public func accessibilityIdentifier(_ identifier: String) -> some View { modifier(_IdentifierModifier(value: identifier)) }
}

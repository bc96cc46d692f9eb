/// Flexible space that expands along the stack that contains it.
nonisolated public struct Spacer: PrimitiveView {
    /// The minimum length in points, or nil for 8.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public static func _makeNode(_ view: Spacer, _ inputs: _ViewInputs) -> _ViewNode<Spacer> {
        LeafNode(view, inputs, make: { SpacerRenderNode(owner: $1, minLength: $0.minLength) }, update: { $1.setMinLength($0.minLength) })
    }
}

final class SpacerRenderNode: RenderNode {
    private var minLength: CGFloat?
    override var name: String { "Spacer" }

    init(owner: _Node, minLength: CGFloat?) {
        self.minLength = minLength
        super.init(owner: owner)
    }

    func setMinLength(_ length: CGFloat?) {
        guard length != minLength else { return }
        minLength = length
        invalidateLayout()
    }

    // Source: Documentation/Semantics/Layout.md#spacer.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let least = minLength ?? 8
        let along = { (length: CGFloat?) in max(length ?? -.infinity, least) }
        return switch stackOrientation {
        case .horizontal: CGSize(width: along(proposal.width), height: 0)
        case .vertical: CGSize(width: 0, height: along(proposal.height))
        case nil: CGSize(width: along(proposal.width), height: along(proposal.height))
        }
    }
    override var layoutPriority: Double { -.infinity }
    override var layoutSpacing: ViewSpacing { .spacer(along: stackOrientation) }
    override var requiresSpacingProjection: Bool { true }
    override func hitTest(_ point: CGPoint) -> [RenderNode] { [] }
}

/// A thin line across the stack that contains it.
nonisolated public struct Divider: PrimitiveView {
    public init() {}

    @MainActor public static func _makeNode(_ view: Divider, _ inputs: _ViewInputs) -> _ViewNode<Divider> {
        LeafNode(view, inputs, make: { _, owner in DividerRenderNode(owner: owner) }, update: { _, _ in })
    }
}

final class DividerRenderNode: LeafRenderNode {
    override var name: String { "Divider" }

    // One pixel thick; vertical in an HStack, otherwise horizontal. Source: Documentation/Semantics/Layout.md#divider.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = 1 / graph.configuration.scale
        return stackOrientation == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: thickness)
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let environment = owner.inputs.environment
        let color = Color(provider: .system(.separator)).resolve(in: environment)
        builder.add(.fill(Path(presentedFrame), .color(color), FillStyle()))
    }
}

extension RenderNode {
    /// The axis of the nearest container, or nil if it has none.
    var stackOrientation: Axis? {
        var next = parent
        while let current = next {
            if let answer = current.stackOrientationForChildren { return answer }
            next = current.parent
        }
        return nil
    }
}

/// The node of a view that has exactly one render node.
final class LeafNode<V: View, Render: RenderNode>: _ViewNode<V> {
    private var view: V
    private(set) var render: Render!
    private let updateRender: (V, Render) -> Void
    /// The environment keys that affect the view's drawing; all if nil.
    init(_ view: V, _ inputs: _ViewInputs, make: (V, _Node) -> Render, update: @escaping (V, Render) -> Void) {
        self.view = view
        updateRender = update
        super.init(inputs)
        render = make(view, self)
    }

    override func update(_ view: V) {
        self.view = view
        markClean()
        updateRender(view, render)
    }

    override func evaluate() { updateRender(view, render) }
    // A leaf reads the environment when it is measured and drawn, so any change may matter.
    override func readsEnvironment(_ keys: Set<EnvironmentKeyID>) -> Bool { true }
    override func appendItems(to list: inout [RenderNode]) { list.append(render) }
}

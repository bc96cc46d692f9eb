/// A set of safe area regions.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars, notches and `safeAreaInset`.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard; a rendered frame never has one.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Extends the view into the safe area insets at some edges (Documentation/Semantics/Layout.md#safe-area).
public struct _SafeAreaIgnoringModifier: RenderModifier {
    let edges: Edge.Set

    func makeRenderNode(around child: RenderNode, owner: _Node) -> SafeAreaIgnoringRenderNode {
        SafeAreaIgnoringRenderNode(owner: owner, child: child, edges: edges)
    }
    func updateRenderNode(_ node: SafeAreaIgnoringRenderNode) { node.setEdges(edges) }
}

final class SafeAreaIgnoringRenderNode: WrapperRenderNode {
    private var edges: Edge.Set
    override var name: String { "ignoresSafeArea" }
    override var layoutPriority: Double { 0 }

    init(owner: _Node, child: RenderNode, edges: Edge.Set) {
        self.edges = edges
        super.init(owner: owner, child: child)
    }

    func setEdges(_ edges: Edge.Set) {
        guard edges != self.edges else { return }
        self.edges = edges
        setNeedsPlacement()
    }

    // The insets depend on the node's position, which is known when its children are committed.
    override func commitChildren() {
        let placement = SafeAreaIgnoringLayout(adjacentSafeAreaInsets.keeping(edges)).placement(in: viewSize, child: child)
        child.place(at: placement.origin, proposal: placement.proposal)
        child.commit()
    }
}

/// A node that reserves part of its space outside the safe area of its content.
@MainActor
protocol SafeAreaProvider: RenderNode {
    /// The safe rect and the whole rect, in the root's space before transform effects.
    var safeAreaRects: (safe: CGRect, outer: CGRect) { get }
    /// Whether `child` is inside the safe area (rather than in the space excluded from it).
    func isInSafeArea(_ child: RenderNode) -> Bool
}

extension RootRenderNode: SafeAreaProvider {
    var safeAreaRects: (safe: CGRect, outer: CGRect) { (safeArea, CGRect(origin: .zero, size: size)) }
    func isInSafeArea(_ child: RenderNode) -> Bool { true }
}

extension RenderNode {
    /// The safe area insets that lie beyond those edges of the node that touch an edge of a safe area.
    var adjacentSafeAreaInsets: EdgeInsets {
        guard effect == nil else { return EdgeInsets() }
        var insets = EdgeInsets()
        var rect = absoluteFrame
        var inner: RenderNode = self
        var next = parent
        while let current = next {
            if let provider = current as? any SafeAreaProvider, provider.isInSafeArea(inner) {
                let (safe, outer) = provider.safeAreaRects
                let around = EdgeInsets(
                    top: safe.minY - outer.minY, leading: safe.minX - outer.minX, bottom: outer.maxY - safe.maxY, trailing: outer.maxX - safe.maxX)
                let reached = around.reached(by: rect, in: safe, scale: graph.configuration.scale)
                rect = CGRect(
                    x: rect.minX - reached.leading, y: rect.minY - reached.top, width: rect.width + reached.horizontal,
                    height: rect.height + reached.vertical)
                insets.top += reached.top
                insets.bottom += reached.bottom
                insets.leading += reached.leading
                insets.trailing += reached.trailing
            }
            inner = current
            next = current.parent
        }
        // The leading edge is the one where lines of text begin.
        if owner.inputs.environment.isRightToLeft { swap(&insets.leading, &insets.trailing) }
        return insets
    }
}

extension EdgeInsets {
    /// Returns the same insets, with 0 at all other edges.
    func keeping(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0, bottom: edges.contains(.bottom) ? bottom : 0,
            trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

/// Adds a view at an edge and shrinks the first view's safe area by it.
public struct _SafeAreaInsetModifier<Inset: View>: RenderModifier {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let content: Inset

    func makeRenderNode(around child: RenderNode, owner: _Node) -> SafeAreaInsetRenderNode {
        let node = SafeAreaInsetRenderNode(owner: owner, child: child)
        updateRenderNode(node)
        return node
    }
    func updateRenderNode(_ node: SafeAreaInsetRenderNode) {
        node.configure(edge: edge, alignment: alignment, spacing: spacing)
        node.slot.setContent(ErasedViewBox(view: content))
    }
}

final class SafeAreaInsetRenderNode: SizedWrapperRenderNode, SlotOwner, SafeAreaProvider {
    let slot: ContentSlot
    private var edge = Edge.bottom
    private var alignment = Alignment.center
    private var spacing: CGFloat?
    override var name: String { "safeAreaInset" }

    override init(owner: _Node, child: RenderNode) {
        slot = ContentSlot(owner.inputs.child(of: owner), stacking: .layered(.center))
        super.init(owner: owner, child: child)
        slot.onChange = { [unowned self] in
            if let inset = slot.root { adopt(inset) }
            invalidateLayout()
        }
    }

    func configure(edge: Edge, alignment: Alignment, spacing: CGFloat?) {
        guard (edge, alignment, spacing) != (self.edge, self.alignment, self.spacing) else { return }
        (self.edge, self.alignment, self.spacing) = (edge, alignment, spacing)
        slot.setStacking(.layered(alignment))
        invalidateLayout()
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    /// Returns the length of the inset with its spacing, and the proposal for the primary view.
    private func shares(_ proposal: ProposedViewSize) -> (inset: CGSize, distance: CGFloat, primary: ProposedViewSize) {
        guard let inset = slot.root else { return (.zero, 0, proposal) }
        let distance = spacing ?? 8
        var offer = proposal
        let least =
            axis == .vertical
            ? child.sizeThatFits(ProposedViewSize(width: proposal.width, height: 0)).height
            : child.sizeThatFits(ProposedViewSize(width: 0, height: proposal.height)).width
        if axis == .vertical {
            offer.height = offer.height.map { max(0, $0 - least - distance) }
        } else {
            offer.width = offer.width.map { max(0, $0 - least - distance) }
        }
        let size = inset.sizeThatFits(offer)
        var primary = proposal
        if axis == .vertical {
            primary.height = primary.height.map { max(0, $0 - size.height - distance) }
        } else {
            primary.width = primary.width.map { max(0, $0 - size.width - distance) }
        }
        return (size, distance, primary)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let (inset, distance, primary) = shares(proposal)
        let own = child.sizeThatFits(primary)
        return axis == .vertical
            ? CGSize(width: max(own.width, inset.width), height: own.height + inset.height + distance)
            : CGSize(width: own.width + inset.width + distance, height: max(own.height, inset.height))
    }

    override func placeChildren() {
        let (insetSize, distance, primary) = shares(viewSize.proposal)
        let own = ViewDimensions(child, size: ViewSize(child.sizeThatFits(primary), proposal: primary))
        var origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
        guard let inset = slot.root else { return child.place(at: origin, proposal: primary) }
        var corner = CGPoint.zero
        let whole = ViewDimensions(size: size)
        let dimensions = ViewDimensions(size: insetSize)
        corner.x = whole[alignment.horizontal] - dimensions[alignment.horizontal]
        corner.y = whole[alignment.vertical] - dimensions[alignment.vertical]
        switch edge {
        case .top: (corner.y, origin.y) = (0, insetSize.height + distance)
        case .bottom: (corner.y, origin.y) = (size.height - insetSize.height, 0)
        case .leading: (corner.x, origin.x) = (0, insetSize.width + distance)
        case .trailing: (corner.x, origin.x) = (size.width - insetSize.width, 0)
        }
        child.place(at: origin, proposal: primary)
        inset.place(at: corner, proposal: ProposedViewSize(insetSize))
    }

    // The inset first: its size determines the edge of the safe area, which the other view may query.
    override func commitChildren() {
        slot.root?.commit()
        child.commit()
    }

    override func forEachChild(_ body: (RenderNode) -> Void) {
        body(child)
        if let inset = slot.root { body(inset) }
    }

    var safeAreaRects: (safe: CGRect, outer: CGRect) {
        let outer = absoluteFrame
        guard let inset = slot.root else { return (outer, outer) }
        let taken = (axis == .vertical ? inset.size.height : inset.size.width) + (spacing ?? 8)
        let rightToLeft = owner.inputs.environment.isRightToLeft
        switch edge {
        case .top: return (CGRect(x: outer.minX, y: outer.minY + taken, width: outer.width, height: outer.height - taken), outer)
        case .bottom: return (CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: outer.height - taken), outer)
        case .leading, .trailing:
            let isLeft = (edge == .leading) != rightToLeft
            return (CGRect(x: outer.minX + (isLeft ? taken : 0), y: outer.minY, width: outer.width - taken, height: outer.height), outer)
        }
    }
    func isInSafeArea(_ child: RenderNode) -> Bool { child === self.child }
}

extension View {
    /// Extends the view beyond the safe area at these edges, where it touches them.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
    }
    /// Extends the view beyond the safe area at these edges, where it touches them.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Adds a view at the top or bottom edge and shrinks the safe area by it; nil spacing means 8 points.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, content: content()))
    }

    /// Adds a view at the leading or trailing edge and shrinks the safe area by it; nil spacing means 8 points.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
                content: content()))
    }
}

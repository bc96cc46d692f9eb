/// The role of a view in a menu.
enum MenuItemKind {
    case item, header
    /// Separates two sections.
    case band
}

struct MenuItemKindKey: LayoutValueKey { static var defaultValue: MenuItemKind { .item } }

/// Arranges a menu's items one below the other. Bands at the ends, next to other bands, and below a header have no height.
struct MenuLayout: Layout, Equatable {
    /// Whether the first item is at the bottom.
    var isReversed = false

    private func heights(_ subviews: Subviews) -> [CGFloat] {
        var heights: [CGFloat] = []
        var band: Int?
        var isAfterItem = false
        for (index, subview) in subviews.enumerated() {
            if subview[MenuItemKindKey.self] == .band {
                heights.append(0)
                if isAfterItem { band = index }
                continue
            }
            let height = subview.sizeThatFits(ProposedViewSize(width: MenuMetrics.width, height: nil)).height
            heights.append(height)
            guard height > 0 else { continue }
            if let separator = band { heights[separator] = MenuMetrics.band }
            band = nil
            isAfterItem = subview[MenuItemKindKey.self] == .item
        }
        return heights
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: MenuMetrics.width, height: heights(subviews).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        let heights = heights(subviews)
        for index in isReversed ? subviews.indices.reversed() : Array(subviews.indices) {
            subviews[index].place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: heights[index]))
            y += heights[index]
        }
    }
}

/// The items of a menu.
struct MenuStack<Content: View>: ContainerView {
    let arrangement: MenuLayout
    let content: Content
    static var title: String { "Menu items" }
}

/// Makes each view of a menu an item.
struct _MenuItemModifier: RenderModifier {
    func makeRenderNode(around child: RenderNode, owner: _Node) -> MenuItemRenderNode { MenuItemRenderNode(owner: owner, child: child) }
    func updateRenderNode(_ node: MenuItemRenderNode) {}
    static var readsEnvironment: Bool { true }
    static var surroundsTransitions: Bool { true }
}

/// An item: with a line above it if the view above it is an item, too. A divider is a band.
final class MenuItemRenderNode: WrapperRenderNode {
    override var name: String { "menu item" }
    override var isListed: Bool { false }

    private var isDivider: Bool { innermost is DividerRenderNode }
    /// Whether the view is only a text, which can't be chosen: it is not an option of a picker.
    private var isText: Bool {
        var node: RenderNode = child
        while let wrapper = node as? WrapperRenderNode, !(wrapper is MenuChoiceRenderNode) { node = wrapper.wrapped }
        return kind == .item && node is TextRenderNode
    }

    override var measuredAs: RenderNode? { isText ? nil : child }

    private func offer(_ width: CGFloat) -> ProposedViewSize { ProposedViewSize(width: max(0, width - leading - MenuMetrics.inset), height: nil) }
    private var leading: CGFloat {
        owner.inputs.environment.menu?.isIndented == true ? MenuMetrics.indentation(owner.inputs.environment.menuMarkScale) : MenuMetrics.inset
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard isText else { return super.computeSize(proposal) }
        let width = proposal.width ?? MenuMetrics.width
        return CGSize(width: width, height: max(MenuMetrics.rowHeight, child.sizeThatFits(offer(width)).height + 23))
    }

    override func placeChildren() {
        guard isText else { return super.placeChildren() }
        let offer = offer(size.width)
        child.place(at: CGPoint(x: leading, y: (size.height - child.sizeThatFits(offer).height) / 2), proposal: offer)
    }
    private var kind: MenuItemKind { isDivider ? .band : child.layoutValue(MenuItemKindKey.self) }

    override func trait(_ id: ViewTraitID) -> Any? { id == LayoutValueTrait<MenuItemKindKey>.id ? kind : super.trait(id) }

    override func display(_ builder: inout DisplayListBuilder) {
        let environment = owner.inputs.environment
        func fill(_ rect: CGRect, _ color: Color) { builder.add(.fill(Path(rect), .color(color.resolve(in: environment)), FillStyle())) }
        let frame = absoluteFrame
        guard kind != .band else {
            // A divider itself is only a line, whatever height it is offered.
            let height = max(frame.height, viewSize.proposal.height ?? 0)
            let band = CGRect(x: frame.minX, y: frame.minY, width: max(frame.width, viewSize.proposal.width ?? 0), height: height)
            if height > 1 { fill(band, Color(provider: .system(.tertiaryFill))) }
            return
        }
        if isText { builder.group(.opacity(0.3)) { child.display(&$0) } } else { child.display(&builder) }
        guard kind == .item, frame.height > 0, hasItemAbove else { return }
        let pixel = 1 / graph.configuration.scale
        fill(CGRect(x: frame.minX, y: frame.minY - pixel, width: frame.width, height: pixel), Color(provider: .system(.separator)))
    }

    /// Whether an item ends where this one begins.
    private var hasItemAbove: Bool {
        guard let items = (parent as? ContainerRenderNode)?.children else { return false }
        return items.contains {
            guard let other = $0 as? MenuItemRenderNode, other !== self, other.kind == .item else { return false }
            return other.absoluteFrame.height > 0 && abs(other.absoluteFrame.maxY - absoluteFrame.minY) < 0.01
        }
    }
}

/// Marks the parts of an item's label: texts and images.
struct _MenuPartModifier: RenderModifier {
    func makeRenderNode(around child: RenderNode, owner: _Node) -> MenuPartRenderNode { MenuPartRenderNode(owner: owner, child: child) }
    func updateRenderNode(_ node: MenuPartRenderNode) {}
    /// Texts after the first one are subtitles.
    static var followsNodes: Bool { true }
    func nodesDidChange(_ nodes: [MenuPartRenderNode]) {
        for (index, text) in nodes.compactMap(\.text).enumerated() { text.setSubtitle(index > 0) }
    }
}

final class MenuPartRenderNode: WrapperRenderNode {
    override var name: String { "menu part" }
    override var isListed: Bool { false }

    private var isImage: Bool { innermost is SymbolRenderNode || innermost is PictureRenderNode }
    /// Nil for an image.
    var text: TextRenderNode? { innermost as? TextRenderNode }

    override func trait(_ id: ViewTraitID) -> Any? { id == LayoutValueTrait<IsMenuImageKey>.id ? isImage : super.trait(id) }
}

/// Whether a part of a label is an image, which lies at the item's trailing edge.
struct IsMenuImageKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Arranges the parts of an item's label.
struct MenuRowLayout: Layout {
    /// The start of the texts, in points.
    let leading: CGFloat

    /// The width of the column of images.
    private static let imageWidth: CGFloat = 28

    private func parts(_ subviews: Subviews, _ width: CGFloat) -> (texts: [LayoutSubview], images: [LayoutSubview], offer: ProposedViewSize) {
        let images = subviews.filter { $0[IsMenuImageKey.self] }
        let space = width - leading - MenuMetrics.inset - CGFloat(images.count) * (Self.imageWidth + 4)
        return (subviews.filter { !$0[IsMenuImageKey.self] }, images, ProposedViewSize(width: max(0, space), height: nil))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? MenuMetrics.width
        let (texts, _, offer) = parts(subviews, width)
        let height = texts.map { $0.sizeThatFits(offer).height }.reduce(0, +)
        return CGSize(width: width, height: max(MenuMetrics.rowHeight, height + 23))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (texts, images, offer) = parts(subviews, bounds.width)
        var y = bounds.midY - texts.map { $0.sizeThatFits(offer).height }.reduce(0, +) / 2
        for text in texts {
            text.place(at: CGPoint(x: bounds.minX + leading, y: y), proposal: offer)
            y += text.sizeThatFits(offer).height
        }
        var x = bounds.maxX - MenuMetrics.inset - Self.imageWidth / 2
        for image in images.reversed() {
            image.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: .unspecified)
            x -= Self.imageWidth + 4
        }
    }
}

/// Places a section's header; without a header it has no size.
struct MenuHeaderLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? MenuMetrics.width, height: subviews.isEmpty ? 0 : 30)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + MenuMetrics.inset, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: max(0, bounds.width - 2 * MenuMetrics.inset), height: nil))
        }
    }
}

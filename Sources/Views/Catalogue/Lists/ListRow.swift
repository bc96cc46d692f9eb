/// Makes each view of a list a row, unless it is a section's header, footer, or boundary.
struct _ListRowModifier: RenderModifier {
    func makeRenderNode(around child: RenderNode, owner: _Node) -> ListRowRenderNode { ListRowRenderNode(owner: owner, child: child) }
    func updateRenderNode(_ node: ListRowRenderNode) {}
    static var readsEnvironment: Bool { true }
}

/// A row: at least 44 points high, with its content at the leading edge, vertically centered, on its part of the section's card.
final class ListRowRenderNode: SizedWrapperRenderNode {
    private var frame = AnimatedFrame()
    /// The row's last known index among the list's rows.
    private var index = 0
    override var name: String { "row" }

    /// In points; see Documentation/Semantics/Controls.md#lists.
    private static let leastHeight: CGFloat = 44
    private static let verticalInset: CGFloat = 11
    private static let controlInset: CGFloat = 4

    private var look: _ListLook { owner.inputs.environment.listLook }
    private var kind: ListItemKind { child.layoutValue(ListItemKindKey.self) }
    private var insets: EdgeInsets {
        guard kind == .row else { return EdgeInsets() }
        // A control that is higher than a line of text leaves the row its least height.
        let vertical = child.layoutValue(ListRowIsControlKey.self) ? Self.controlInset : Self.verticalInset
        return child.layoutValue(ListRowInsetsKey.self)
            ?? EdgeInsets(top: vertical, leading: look.rowInset, bottom: vertical, trailing: look.rowInset)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets
        let content = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: proposal.width ?? content.width + insets.horizontal,
            height: kind == .row ? max(Self.leastHeight, content.height + insets.vertical) : content.height)
    }

    override func placeChildren() {
        let insets = insets
        let offer = ProposedViewSize(width: viewSize.proposal.width ?? size.width, height: nil).inset(by: insets)
        let content = child.sizeThatFits(offer)
        child.place(at: CGPoint(x: insets.leading, y: insets.top + (size.height - insets.vertical - content.height) / 2), proposal: offer)
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { nil }
    override func geometryDidChange(resized: Bool) { frame.follow(self) }
    /// The area outside a row belongs to the neighboring row.
    override func hitTest(_ point: CGPoint) -> [RenderNode] { absoluteFrame.contains(point) ? super.hitTest(point) : [] }

    private var lastNeighbours = (above: false, below: false)

    /// Whether the rows above and below belong to the same section.
    private var neighbours: (above: Bool, below: Bool) {
        guard let rows = (parent as? ContainerRenderNode)?.children else { return (false, false) }
        if index >= rows.count || rows[index] !== self { index = rows.firstIndex { $0 === self } ?? 0 }
        func isRow(_ index: Int) -> Bool { rows.indices.contains(index) && (rows[index] as? ListRowRenderNode)?.kind == .row }
        return (isRow(index - 1), isRow(index + 1))
    }

    override func display(_ builder: inout DisplayListBuilder) {
        guard kind == .row else { return child.display(&builder) }
        let environment = owner.inputs.environment
        let rect = frame.presented(of: self)
        // A row that is being removed is no longer among the others.
        if !isLeaving { lastNeighbours = neighbours }
        let (above, below) = lastNeighbours
        let radius = look.cornerRadius
        let card =
            radius > 0 && !(above && below)
            ? UnevenRoundedRectangle(
                topLeadingRadius: above ? 0 : radius, bottomLeadingRadius: below ? 0 : radius, bottomTrailingRadius: below ? 0 : radius,
                topTrailingRadius: above ? 0 : radius, style: .continuous
            ).path(in: rect) : Path(rect)
        let background = child.traits[ListRowBackgroundKey.self]
        // The card is inserted and removed with its row.
        let presence = child.traits[PresenceKey.self]
        builder.faded(presence) { builder in
            if look.hasCards, background == nil {
                let color = Color(provider: .system(.groupedCell)).resolve(in: environment)
                builder.add(.fill(card, .color(color), FillStyle()))
            }
            if let background { builder.group(.clip(card, FillStyle())) { background.display(&$0) } }
        }
        child.display(&builder)
        if !isLeaving { builder.faded(presence) { displaySeparator(above: above, rect, &$0) } }
    }

    /// The separator above the row, one pixel high, starting at the content's leading edge.
    private func displaySeparator(above: Bool, _ rect: CGRect, _ builder: inout DisplayListBuilder) {
        let environment = owner.inputs.environment
        guard above, let rows = (parent as? ContainerRenderNode)?.children, let upper = rows[index - 1] as? ListRowRenderNode,
            !child.layoutValue(ListRowSeparatorKey.self).contains(.top), !upper.child.layoutValue(ListRowSeparatorKey.self).contains(.bottom)
        else { return }
        let pixel = 1 / graph.configuration.scale
        let inset = look.rowInset
        let x = environment.isRightToLeft ? rect.minX : rect.minX + inset
        let line = CGRect(x: x, y: rect.minY - pixel, width: rect.width - inset, height: pixel)
        let color = Color(provider: .system(.separator)).resolve(in: environment)
        builder.add(.fill(Path(line), .color(color), FillStyle()))
    }
}

/// What lies behind the view where it is a row of a list; nil for the style's background.
enum ListRowBackgroundKey: ViewTraitKey {
    static var defaultValue: RenderNode? { nil }
    static var name: String { "listRowBackground" }
}

/// Places a view behind a row of a list.
struct _ListRowBackgroundModifier<Background: View>: RenderModifier {
    let background: Background?

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ListRowBackgroundRenderNode {
        let node = ListRowBackgroundRenderNode(owner: owner, child: child)
        updateRenderNode(node)
        return node
    }
    func updateRenderNode(_ node: ListRowBackgroundRenderNode) { node.slot.setContent(ErasedViewBox(view: background)) }
}

final class ListRowBackgroundRenderNode: WrapperRenderNode, SlotOwner {
    let slot: ContentSlot
    override var name: String { "listRowBackground" }

    override init(owner: _Node, child: RenderNode) {
        slot = ContentSlot(owner.inputs.child(of: owner), stacking: .layered(.center))
        super.init(owner: owner, child: child)
        slot.onChange = { [unowned self] in
            if let background = slot.root { adopt(background) }
            setNeedsCommit()
        }
    }

    override func trait(_ id: ViewTraitID) -> Any? { id == ListRowBackgroundKey.id ? slot.root : super.trait(id) }
    override func dependsOnSize(of child: RenderNode) -> Bool { child === self.child }

    override func commitChildren() {
        child.commit()
        graph.evaluateDirty(inside: slot)
        guard let background = slot.root else { return }
        // Behind the whole row, wherever its content is.
        var row: RenderNode = self
        while let next = row.parent, !(row is ListRowRenderNode) { row = next }
        var x = row.absoluteOrigin.x - absoluteOrigin.x
        // Placed from the leading edge, which is on the right in right-to-left layouts.
        if owner.inputs.environment.isRightToLeft { x = size.width - x - row.size.width }
        background.place(at: CGPoint(x: x, y: row.absoluteOrigin.y - absoluteOrigin.y), proposal: ProposedViewSize(row.size))
        background.commit()
    }

    override func forEachChild(_ body: (RenderNode) -> Void) {
        if let background = slot.root { body(background) }
        body(child)
    }
    // The row draws the background in its own shape.
    override func display(_ builder: inout DisplayListBuilder) { child.display(&builder) }
}

/// Whether the view is a control with a label, which may be higher than a line of text without making its row higher.
struct ListRowIsControlKey: LayoutValueKey { static var defaultValue: Bool { false } }

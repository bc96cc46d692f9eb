/// Makes each view of a list a row, unless it is a section's header, footer, or boundary.
struct _ListRowModifier: RenderModifier {
    func makeRenderNode(around child: RenderNode, owner: _Node) -> ListRowRenderNode { ListRowRenderNode(owner: owner, child: child) }
    func updateRenderNode(_ node: ListRowRenderNode) { node.partsDidChange() }
    static var readsEnvironment: Bool { true }
    static var surroundsTransitions: Bool { true }
}

/// A row: of a minimum height, with its content at the leading edge, vertically centered, on its part of the section's card.
final class ListRowRenderNode: GestureRenderNode, SlotOwner, EnclosingRow {
    /// Shows the parts of the row other than its content: a badge, the actions of a swipe.
    let slot: ContentSlot
    var parts = RowParts()
    /// The distance by which the row is swiped toward the leading edge, in points; negative toward the trailing edge.
    var offset: CGFloat = 0
    /// The actions that a swipe has revealed; nil while they are hidden.
    var revealedActions: SwipeActions?
    /// The vertical distance, in points, by which the row is dragged to another position, or makes room for a row that is dragged.
    var lift = AnimatedProperty(CGRect.zero)
    /// Whether a finger drags the row, or has done so last.
    var isDragged = false
    /// Whether the list's menu for the row is open.
    var isMenuOpen = false
    /// Whether the menu of the row's content draws the row.
    private var isLifted: Bool { lifting?.owner.isAlive == true }
    private weak var lifting: RenderNode?
    /// The row for its menu, which draws it again.
    let source = SourceNode()
    private var shownOffset = AnimatedProperty(CGRect.zero)
    private var frame = AnimatedFrame()
    /// The row's last known index among the list's rows.
    private var index = 0
    private var lastNeighbours = (above: false, below: false)
    override var inspectionKind: InspectedView.Kind { .other }

    init(owner: _Node, child: RenderNode) {
        slot = ContentSlot(owner.inputs.child(of: owner), stacking: .layered(.center))
        super.init(owner: owner, child: child, title: "row", mask: .subviews)
        source.node = self
        slot.onChange = { [unowned self] in
            if let root = slot.root { adopt(root) }
            setNeedsCommit()
        }
        partsDidChange()
    }

    // MARK: Layout

    var environment: EnvironmentValues { owner.inputs.environment }
    private var look: _ListLook { environment.listLook }
    var isRow: Bool { kind == .row }
    var kind: ListItemKind { child.layoutValue(ListItemKindKey.self) }
    /// Whether the row is a placeholder for rows that haven't been made yet.
    var isGap: Bool { child.traits[LazyGapKey.self] > 0 }

    private func insets(width: CGFloat) -> EdgeInsets {
        guard kind == .row, !isGap else { return EdgeInsets() }
        let look = look
        let side = look.rowInset(width: width)
        // A row with a control that is higher than a line of text keeps its minimum height.
        let isControl = child.layoutValue(ListRowIsControlKey.self)
        let vertical = isControl ? look.metrics.values.controlInset : look.metrics.values.verticalInset
        let usual = EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
        var insets = child.layoutValue(ListRowInsetsKey.self)?.merged(over: usual) ?? usual
        insets.leading += parts.leadingWidth + child.layoutValue(ListRowIndentationKey.self)
        insets.trailing += parts.trailingWidth + parts.chevronWidth + badgeWidth
        return insets
    }

    /// Returns the insets above and below content of a height.
    private func vertical(_ insets: EdgeInsets, around height: CGFloat) -> EdgeInsets {
        guard kind == .row, child.layoutValue(ListRowIsControlKey.self) else { return insets }
        let metrics = look.metrics
        guard height > metrics.values.controlHeight else { return insets }
        let edges = child.layoutValue(ListRowInsetsKey.self)?.edges ?? []
        var insets = insets
        if !edges.contains(.top) { insets.top = metrics.values.verticalInset }
        if !edges.contains(.bottom) { insets.bottom = metrics.values.verticalInset }
        return insets
    }

    /// The width that the badge takes, with its distance to the content, in points.
    private var badgeWidth: CGFloat {
        guard parts.badge != nil, let root = slot.root else { return 0 }
        return root.sizeThatFits(.unspecified).width + 8
    }

    override var measuredAs: RenderNode? { nil }
    override func dependsOnSize(of child: RenderNode) -> Bool { child === self.child }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(width: proposal.width ?? 390)
        let content = child.sizeThatFits(proposal.inset(by: insets))
        let vertical = vertical(insets, around: content.height).vertical
        let height = kind == .row && !isGap ? max(environment.defaultMinListRowHeight, content.height + vertical) : content.height
        return CGSize(width: proposal.width ?? content.width + insets.horizontal, height: height)
    }

    override func placeChildren() {
        let insets = insets(width: viewSize.proposal.width ?? 390)
        let offer = ProposedViewSize(width: viewSize.proposal.width ?? size.width, height: nil).inset(by: insets)
        let content = child.sizeThatFits(offer)
        let around = vertical(insets, around: content.height)
        let y = around.top + (size.height - around.vertical - content.height) / 2
        child.place(at: CGPoint(x: insets.leading - offset, y: y), proposal: offer)
    }

    override func commitChildren() {
        child.commit()
        graph.evaluateDirty(inside: slot)
        guard let root = slot.root else { return }
        root.place(at: .zero, proposal: ProposedViewSize(size))
        root.commit()
    }

    override func forEachChild(_ body: (RenderNode) -> Void) {
        body(child)
        if let root = slot.root { body(root) }
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { nil }
    override func geometryDidChange(resized: Bool) { frame.follow(self) }
    override func trait(_ id: ViewTraitID) -> Any? {
        // A dragged row stays in front until it has come to rest.
        id == ZIndexKey.id && isDragged && (lift.model.minY != 0 || lift.isAnimating) ? 1.0 : super.trait(id)
    }

    /// Moves the content by `offset` in the running update.
    func offsetDidChange() {
        shownOffset.set(CGRect(x: offset, y: 0, width: 0, height: 0), in: owner)
        setNeedsPlacement()
    }

    // MARK: Touches

    /// The area outside a row belongs to the neighboring row.
    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        guard absoluteFrame.contains(point) else { return [] }
        mask = reacts ? .all : .subviews
        if offset != 0, let path = slot.root?.hitTest(point), !path.isEmpty { return path + [self] }
        let path = child.hitTest(point)
        if !path.contains(where: \.reactsToTouch) {
            let button = pathToRowButton()
            if !button.isEmpty { return button + [self] }
        }
        if !path.isEmpty { return path + [self] }
        return mask.contains(.gesture) ? [self] : []
    }

    override func makeRecognizer() -> any ErasedRecognizer { RecognizerBox(RowRecognizer(row: self)) }

    // MARK: Neighbors

    /// The rows of the list, and the row's index among them.
    var siblings: (rows: [RenderNode], index: Int)? {
        guard let rows = (parent as? ContainerRenderNode)?.children else { return nil }
        if index >= rows.count || rows[index] !== self { index = rows.firstIndex { $0 === self } ?? 0 }
        return (rows, index)
    }

    private func neighbor(_ step: Int) -> ListRowRenderNode? {
        guard let (rows, index) = siblings, rows.indices.contains(index + step), let row = rows[index + step] as? ListRowRenderNode, row.kind == .row
        else { return nil }
        return row
    }

    // MARK: Drawing

    /// The color behind a row that is drawn on its own.
    var ground: SystemColor { look.hasCards ? .groupedCell : .background }

    /// Leaves the drawing of the row to the menu of its content, as long as that exists; nil takes it back.
    func setLifted(by node: RenderNode?) {
        lifting = node
        displayDidChange()
    }

    override var paintedTransform: ProjectionTransform? {
        let lift = lift.presented.minY
        return lift == 0 ? nil : ProjectionTransform(CGAffineTransform(translationX: 0, y: lift))
    }

    override func display(_ builder: inout DisplayListBuilder) {
        guard kind == .row else { return child.paint(&builder) }
        // The menu draws the row.
        guard !isMenuOpen, !isLifted else { return }
        let lift = lift.presented.minY
        guard lift == 0 else {
            return builder.group(.transform(CGAffineTransform(translationX: 0, y: lift))) { displayRow(&$0) }
        }
        displayRow(&builder)
    }

    private func displayRow(_ builder: inout DisplayListBuilder) {
        let rect = frame.presented(of: self)
        if !isLeaving { displayAlternationBelow(rect, &builder) }
        // A row that is being removed is no longer among the others.
        if !isLeaving { lastNeighbours = (neighbor(-1) != nil, neighbor(1) != nil) }
        let isApart = (environment.listSpacing.row ?? 0) > 0 || look.isColumn || look.alternates
        let selectionRadius = look.metrics.values.selectionRadius
        let (above, below) = isApart || selectionRadius != nil ? (false, false) : lastNeighbours
        let radius = selectionRadius ?? look.cornerRadius
        let card =
            radius > 0 && !(above && below)
            ? UnevenRoundedRectangle(
                topLeadingRadius: above ? 0 : radius, bottomLeadingRadius: below ? 0 : radius, bottomTrailingRadius: below ? 0 : radius,
                topTrailingRadius: above ? 0 : radius, style: .continuous
            ).path(in: rect) : Path(rect)
        let shift = shownOffset.presented.minX * (environment.isRightToLeft ? 1 : -1)
        // The card is inserted and removed with its row.
        let presence = child.traits[PresenceKey.self]
        guard shift != 0 || offset != 0 else {
            builder.faded(presence) { displayGround(card, in: rect, &$0) }
            // Content that sets its insets may reach the card's corners.
            let isRounded = radius > 0 && !(above && below) && child.layoutValue(ListRowInsetsKey.self) != nil
            if isRounded { builder.group(.clip(card, FillStyle())) { child.display(&$0) } } else { child.display(&builder) }
            displayParts(in: rect, presence, &builder)
            if !isLeaving { builder.faded(presence) { displaySeparators(isApart: isApart, rect, &$0) } }
            return
        }
        builder.group(.clip(card, FillStyle())) { inner in
            inner.faded(presence) { displayGround(Path(rect.offsetBy(dx: shift, dy: 0)), in: rect, &$0) }
            child.display(&inner)
            displayParts(in: rect.offsetBy(dx: shift, dy: 0), presence, &inner)
        }
    }

    private func displayGround(_ card: Path, in rect: CGRect, _ builder: inout DisplayListBuilder) {
        if let background = child.traits[ListRowBackgroundKey.self] {
            builder.group(.clip(card, FillStyle())) { background.display(&$0) }
        } else if look.hasCards || offset != 0 {
            let color = look.metrics.values.card.resolve(in: environment)
            builder.add(.fill(card, .color(color), FillStyle()))
        } else {
            displayAlternation(in: rect, &builder)
        }
        guard isSelected else { return }
        let metrics = look.metrics.values
        let color = (environment.colorScheme == .dark ? metrics.darkSelection : metrics.selection).resolve(in: environment)
        builder.add(.fill(card, .color(color), FillStyle()))
    }

    /// Draws the content and the parts, for the menu that lifts the row.
    func displayLifted(_ builder: inout DisplayListBuilder) {
        child.display(&builder)
        displayParts(in: absoluteFrame, 1, &builder)
    }

    private func displayParts(in rect: CGRect, _ presence: Double, _ builder: inout DisplayListBuilder) {
        builder.faded(presence) { builder in
            RowMarks(parts: parts, isSelected: parts.hasMark && isMarked, inset: look.rowInset(width: rect.width), environment: environment)
                .display(in: rect, &builder)
            slot.root?.display(&builder)
        }
    }

    // MARK: Separators

    private func displaySeparators(isApart: Bool, _ rect: CGRect, _ builder: inout DisplayListBuilder) {
        guard !isApart, !isGap else { return }
        let thickness = look.metrics.values.separator ?? 1 / graph.configuration.scale
        let (above, below) = (lastNeighbours.above, neighbor(1))
        let isGrouped = look.hasCards && !look.hasMargins
        if !above, isGrouped, !child.layoutValue(ListSectionSeparatorKey.self).contains(.top) {
            let color = child.traits[ListSectionSeparatorTintKey.self]?.top
            displaySeparator(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: thickness), color, &builder)
        }
        if below == nil {
            guard !look.hasMargins, !child.layoutValue(ListSectionSeparatorKey.self).contains(.bottom) else { return }
        }
        guard !child.layoutValue(ListRowSeparatorKey.self).contains(.bottom),
            !(below?.child.layoutValue(ListRowSeparatorKey.self).contains(.top) ?? false)
        else { return }
        var line = CGRect(x: rect.minX, y: rect.maxY - thickness, width: rect.width, height: thickness)
        if below != nil || !isGrouped {
            let start = separatorStart(in: rect)
            let end = separatorEnd(in: rect)
            if environment.isRightToLeft {
                line.size.width = max(0, start - rect.minX)
                line = line.inset(left: end - rect.minX)
            } else {
                line = line.inset(left: start - rect.minX)
                line.size.width = max(0, line.width - (rect.maxX - end))
            }
        }
        let tint = child.traits[ListRowSeparatorTintKey.self]?.bottom ?? below?.child.traits[ListRowSeparatorTintKey.self]?.top
        displaySeparator(line, tint ?? (below == nil ? child.traits[ListSectionSeparatorTintKey.self]?.bottom : nil), &builder)
    }

    private func displaySeparator(_ line: CGRect, _ tint: Color?, _ builder: inout DisplayListBuilder) {
        let color = (tint ?? Color(provider: .system(.separator))).resolve(in: environment)
        builder.add(.fill(Path(line), .color(color), FillStyle()))
    }

    /// Returns a position in the content, from its leading edge, as one in the painted row.
    private func placed(_ x: CGFloat) -> CGFloat { environment.isRightToLeft ? child.absoluteFrame.maxX - x : child.absoluteFrame.minX + x }

    /// The end of the separator: the content's guide, or else the look's distance from the row's edge.
    private func separatorEnd(in rect: CGRect) -> CGFloat {
        let inset = look.metrics.values.separatorEnd
        if let x = child.explicitAlignment(HorizontalAlignment.listRowSeparatorTrailing.key, at: child.viewSize) {
            return placed(x) + rect.minX - absoluteFrame.minX
        }
        return environment.isRightToLeft ? rect.minX + inset : rect.maxX - inset
    }

    /// The start of the separator: the content's guide, its first text, or else its leading edge.
    private func separatorStart(in rect: CGRect) -> CGFloat {
        let isRightToLeft = environment.isRightToLeft
        let shift = rect.minX - absoluteFrame.minX
        if let x = child.explicitAlignment(HorizontalAlignment.listRowSeparatorLeading.key, at: child.viewSize) { return placed(x) + shift }
        let text = child.firstTextForSeparator
        // The disks of a secure field replace letters that begin before the content.
        if let frame = text?.absoluteFrame { return (isRightToLeft ? min(frame.maxX, placed(0)) : max(frame.minX, placed(0))) + shift }
        return placed(0) + shift
    }
}

extension CGRect {
    fileprivate func inset(left: CGFloat) -> CGRect { CGRect(x: minX + left, y: minY, width: Swift.max(0, width - left), height: height) }
}

extension RenderNode {
    /// The first text with letters, in the order of the views.
    fileprivate var firstTextForSeparator: TextRenderNode? {
        if layoutValue(HidesTextsFromSeparatorKey.self) { return nil }
        if let text = self as? TextRenderNode { return text.size.width > 0 ? text : nil }
        // As for alignment guides, an overlay or a background doesn't count: the initials on an avatar's disk are not a text of the row.
        if let secondary = self as? SecondaryRenderNode { return secondary.child.firstTextForSeparator }
        var found: TextRenderNode?
        forEachChild { if found == nil { found = $0.firstTextForSeparator } }
        return found
    }
}

extension HorizontalAlignment {
    private enum SeparatorLeading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum SeparatorTrailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
    /// The start of a row's separator in a list.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// The end of a row's separator in a list.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

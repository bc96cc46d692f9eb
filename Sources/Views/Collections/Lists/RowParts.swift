import Foundation

/// The parts of a row other than its content.
struct RowParts: Equatable {
    var badge: Badge?
    /// Whether a chevron at the trailing edge, behind the badge, shows that the row leads to a page.
    var hasChevron = false
    var isEditing = false
    var canDelete = false
    var canMove = false
    /// Whether a circle shows that the row is selected, in edit mode.
    var hasMark = false

    /// The width of the controls before the content in edit mode, in points: a circle of 22 with a distance of 16.
    var leadingWidth: CGFloat { isEditing && (canDelete || hasMark) ? 22 * scale + 16 : 0 }
    /// The width of the handle after the content in edit mode, in points.
    var trailingWidth: CGFloat { isEditing && canMove ? 20 * scale + 14 : 0 }
    /// The width of the chevron and its distance to what precedes it, in points.
    var chevronWidth: CGFloat { hasChevron ? (Self.chevron + 1) * scale + 7 : 0 }
    /// The scale of the chevron and of the controls in edit mode, which follow the content size.
    var scale: CGFloat = 1
    static var chevron: CGFloat { 6 }
}

/// Whether a row leads to a page.
enum HasChevronKey: ViewTraitKey {
    static var defaultValue: Bool { false }
    static var name: String { "chevron" }
    static func didSet(from old: Bool?, on node: RenderNode) { if old != nil { node.enclosingRow?.partsDidChange() } }
}

/// The value that a row's link shows.
enum LinkValueKey: ViewTraitKey {
    static var defaultValue: AnyHashable? { nil }
    static var name: String { "linkValue" }
    static func didSet(from old: AnyHashable??, on node: RenderNode) { if old != nil { node.enclosingRow?.partsDidChange() } }
}

/// The chevron of a row that leads to a page: 7 by 12 points with its lines, like UIKit's disclosure indicator.
struct RowChevron: View {
    var scale: CGFloat = 1

    var body: some View {
        Chevron()
            .stroke(Color(provider: .system(.tertiary)), style: StrokeStyle(lineWidth: 2 * scale, lineCap: .round, lineJoin: .round))
            .frame(width: RowParts.chevron * scale, height: 11 * scale)
    }
}

extension ListRowRenderNode {
    private var context: ListRowContext? { environment.listRows }
    /// The edits that the collections around the row allow, innermost last.
    var edits: [RowEditRenderNode] { wrappers() }

    private func wrappers<Node: RenderNode>() -> [Node] {
        var result: [Node] = []
        var node = child
        while let wrapper = node as? WrapperRenderNode {
            if let found = wrapper as? Node { result.append(found) }
            node = wrapper.wrapped
        }
        return result
    }

    /// Follows changes of the row's modifiers, and of the list's mode.
    func partsDidChange() {
        var new = RowParts()
        if kind == .row {
            let isEditing = context?.isEditing ?? false
            let traits = child.traits
            new.hasChevron = traits[HasChevronKey.self] && environment.listLook.metrics.values.hasChevrons
            if new.hasChevron || isEditing { new.scale = TextStyleSizes(environment).factor(of: .body) }
            new.badge = traits[BadgeKey.self] ?? (traits[HasChevronKey.self] ? badgeOfLabel : nil)
            new.isEditing = isEditing
            new.canDelete = !traits[DeleteDisabledKey.self] && edits.contains { $0.deletes }
            new.canMove = !traits[MoveDisabledKey.self] && edits.contains { $0.moves }
            new.hasMark = isEditing && context?.selection?.isMultiple == true && !traits[SelectionDisabledKey.self]
        }
        if new != parts {
            parts = new
            invalidateLayout()
        }
        refreshSlot()
        displayDidChange()
    }

    /// The badge of a link's label: the label is a part of the row.
    private var badgeOfLabel: Badge? {
        var badge: Badge?
        child.innermost.forEachChild { badge = badge ?? $0.traits[BadgeKey.self] }
        return badge
    }

    /// The actions at an edge; nil if the edge has no actions.
    func actions(at edge: HorizontalEdge) -> SwipeActions? {
        let nodes: [SwipeActionsRenderNode] = wrappers()
        let own = nodes.map(\.actions).filter { $0.edge == edge }
        if let first = own.last {
            guard own.count > 1 else { return first }
            let all = Array(own.reversed())
            return SwipeActions(
                edge: edge, allowsFullSwipe: first.allowsFullSwipe, content: AnyView(ForEach(all.indices, id: \.self) { all[$0].content }),
                onPresentationChanged: { for actions in all { actions.onPresentationChanged($0) } })
        }
        guard edge == .trailing, parts.canDelete else { return nil }
        return SwipeActions(
            edge: .trailing, allowsFullSwipe: true,
            content: AnyView(Button(role: .destructive, action: { [weak self] in self?.deleteElement() }, label: { Text(verbatim: "Delete") })))
    }

    func refreshSlot() {
        let open = offset == 0 ? nil : actions(at: offset > 0 ? .trailing : .leading)
        guard parts.badge != nil || parts.hasChevron || open != nil || environment.listMenu != nil || slot.root != nil else { return }
        slot.setContent(
            ErasedViewBox(
                view: RowPartsView(
                    layout: RowPartsLayout(
                        offset: offset, look: environment.listLook, handleWidth: parts.trailingWidth, chevronWidth: parts.chevronWidth), badge: parts.badge,
                    hasChevron: parts.hasChevron, scale: parts.scale, actions: open,
                    menu: menu, perform: { [weak self] in self?.perform($0) })))
    }

    // MARK: Selection

    var tag: AnyHashable? { child.tag(below: owner) }
    var isMarked: Bool {
        guard let selection = context?.selection else { return false }
        // A selection may also hold the values of links, of another type than the rows' identities.
        return tag.map(selection.contains) ?? false || child.traits[LinkValueKey.self].map(selection.contains) ?? false
    }
    /// Whether the whole row is drawn as selected.
    var isSelected: Bool { context?.selection != nil && kind == .row && isMarked }

    private func select() -> Bool {
        guard let selection = context?.selection, let tag, !child.traits[SelectionDisabledKey.self] else { return false }
        guard !selection.isMultiple || parts.isEditing else { return false }
        selection.tap(tag)
        owner.inputs.environment.splitColumn?.advance()
        return true
    }

    // MARK: Touches

    /// Whether the row itself reacts to touches.
    var reacts: Bool {
        guard kind == .row else { return false }
        return context?.selection != nil || environment.listPrimaryAction != nil || environment.listMenu != nil || parts.isEditing
            || actions(at: .trailing) != nil
            || actions(at: .leading) != nil || button != nil
    }

    /// The view that reacts to touches on the whole row: the only one in it that reacts, unless it is a button whose style limits it to its label.
    private var button: GestureRenderNode? {
        var found: [GestureRenderNode] = []
        if let gesture = child as? GestureRenderNode { found.append(gesture) }
        child.forEachDescendant { if let gesture = $0 as? GestureRenderNode { found.append(gesture) } }
        guard found.count == 1, found[0].name == "Button", (found[0] as? ButtonRenderNode)?.fillsRow != false else { return nil }
        return found[0]
    }

    /// Performs the action of a tap at a position in the row's own space.
    func tapped(at point: CGPoint) {
        if offset != 0 { return swipe(to: 0) }
        if graph.parts[OpenSwipes.self].ignoresTap { return }
        let inset = environment.listLook.rowInset(width: size.width)
        let x = environment.isRightToLeft ? size.width - point.x : point.x
        if parts.isEditing, parts.canDelete, !parts.hasMark, x < inset + parts.leadingWidth {
            return open(.trailing)
        }
        if !parts.isEditing, let primary = environment.listPrimaryAction, let tag {
            _ = select()
            return primary.perform(tag)
        }
        if select() { return }
        if !parts.isEditing { button?.tapped() }
    }

    /// Whether a point in the row's own space is on the handle by which the row is moved.
    func isHandle(_ point: CGPoint) -> Bool {
        let x = environment.isRightToLeft ? size.width - point.x : point.x
        return parts.isEditing && parts.canMove && x > size.width - environment.listLook.rowInset(width: size.width) - 44 * parts.scale
    }

    // MARK: Deleting and moving

    private func deleteElement() {
        guard let edit = edits.first(where: { $0.deletes }), let index = edit.index else { return }
        edit.delete(IndexSet(integer: index))
    }
}

/// The badge and the actions of a row.
private struct RowPartsView: View {
    let layout: RowPartsLayout
    let badge: Badge?
    let hasChevron: Bool
    /// The scale of the chevron.
    let scale: CGFloat
    let actions: SwipeActions?
    let menu: RowMenu?
    let perform: (ContainedButton) -> Void

    var body: some View {
        layout {
            if let badge { RowBadge(badge: badge).layoutValue(key: RowPartKey.self, value: .badge) }
            if hasChevron { RowChevron(scale: scale).layoutValue(key: RowPartKey.self, value: .chevron) }
            if let actions { SwipeActionsView(actions: actions, perform: perform).layoutValue(key: RowPartKey.self, value: .actions) }
            if let menu { menu.layoutValue(key: RowPartKey.self, value: .menu) }
        }
    }
}

/// A part of a row besides its content.
enum RowPart { case badge, chevron, actions, menu }

struct RowPartKey: LayoutValueKey { static var defaultValue: RowPart { .badge } }

/// Places a chevron and a badge at the trailing edge of a row, and actions where a swipe has revealed them. Without a proposal it is as large as the badge.
struct RowPartsLayout: Layout {
    let offset: CGFloat
    let look: _ListLook
    /// The width of the handle in edit mode, in points.
    let handleWidth: CGFloat
    /// The width of the chevron and its distance, in points.
    let chevronWidth: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let badge = subviews.first { $0[RowPartKey.self] == .badge }?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: proposal.width ?? badge.width, height: proposal.height ?? badge.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        // The row's width is known only here: the parts are made before it.
        let inset = look.rowInset(width: bounds.width) + handleWidth
        for subview in subviews {
            switch subview[RowPartKey.self] {
            case .badge:
                subview.place(at: CGPoint(x: bounds.maxX - inset - chevronWidth - offset, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
            case .chevron:
                subview.place(at: CGPoint(x: bounds.maxX - inset - offset, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
            case .actions:
                let x = offset > 0 ? bounds.maxX - offset : bounds.minX
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: abs(offset), height: bounds.height))
            case .menu: subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            }
        }
    }
}

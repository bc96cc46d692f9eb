/// A tab of a tab view, for its bar.
struct TabEntry: Equatable, Identifiable {
    /// The value that selects the tab.
    let key: AnyHashable
    let index: Int
    let info: TabInfo?
    let badge: Text?
    let scroll: PageScroll?

    var id: Int { index }

    static func == (a: TabEntry, b: TabEntry) -> Bool {
        a.key == b.key && a.index == b.index && a.info === b.info && a.badge?.string == b.badge?.string && a.scroll === b.scroll
    }
}

extension [TabEntry] {
    /// Returns the tab that a value selects, or else the first one.
    func selected(by key: AnyHashable?) -> TabEntry? { first { $0.key == key } ?? first }
}

/// The tag of a tab without one: its position.
struct TabPosition: Hashable { let index: Int }

/// Carries the tabs up to the tab view, in order.
struct TabEntriesKey: PreferenceKey {
    static var defaultValue: [TabEntry] { [] }
    static func reduce(value: inout [TabEntry], nextValue: () -> [TabEntry]) { value += nextValue() }
}

/// Makes each view of a tab view one of its pages.
struct TabChildModifier: RenderModifier {
    /// The value of the selected tab; nil for the first.
    let selection: AnyHashable?
    /// Whether all pages are shown, side by side.
    let showsAll: Bool

    func makeRenderNode(around child: RenderNode, owner: _Node) -> TabChildRenderNode {
        TabChildRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: TabChildRenderNode) { node.setModifier(self) }
    static var surroundsTransitions: Bool { true }
}

/// A page of a tab view: takes all of the space, and is shown while its tab is selected. A hidden page keeps its state.
final class TabChildRenderNode: SizedWrapperRenderNode, RelativeFrameHost {
    private var modifier: TabChildModifier
    var relativeFrames: RelativeFrameContainer?
    override var name: String { "page" }
    override var isListed: Bool { false }
    override var isHiddenFromEvents: Bool { !isSelected }

    init(owner: _Node, child: RenderNode, modifier: TabChildModifier) {
        self.modifier = modifier
        super.init(owner: owner, child: child)
    }

    func setModifier(_ new: TabChildModifier) {
        let isSame = new.selection == modifier.selection && new.showsAll == modifier.showsAll
        let wasShown = isShown
        modifier = new
        guard !isSame else { return }
        if isShown != wasShown, let page = child.traits[TabPageKey.self], page.isVisited { page.slot.pageDidChangeInside(isShown: isShown) }
        displayDidChange()
        setNeedsPlacement()
        preferencesDidChange()
    }

    private var pages: [TabChildRenderNode] { (parent as? ContainerRenderNode)?.children.compactMap { $0 as? TabChildRenderNode } ?? [self] }
    private var key: AnyHashable { key(at: pages.firstIndex { $0 === self } ?? 0) }
    private func key(at index: Int) -> AnyHashable {
        child.tag(below: owner) ?? child.traits[TabPageKey.self]?.tag ?? AnyHashable(TabPosition(index: index))
    }

    /// Whether the tab is selected; if the selection is not the value of any tab, the first one is.
    private var isSelected: Bool {
        let pages = pages
        let selected = modifier.selection.flatMap { selection in pages.enumerated().first { $1.key(at: $0) == selection }?.element }
        return (selected ?? pages.first) === self
    }
    private var isShown: Bool { modifier.showsAll || isSelected }
    private var info: TabInfo? { child.traits[TabInfoKey.self] }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        // The content's size counts only if no size is proposed.
        proposal.replacingUnspecifiedDimensions(by: proposal.width == nil || proposal.height == nil ? child.sizeThatFits(proposal) : .zero)
    }
    override func placeChildren() {
        let own = child.sizeThatFits(ProposedViewSize(size))
        child.place(at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: ProposedViewSize(size))
    }
    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { nil }
    override var layoutSpacing: ViewSpacing { ViewSpacing() }
    override var layoutPriority: Double { 0 }
    override var setsLayoutPriority: Bool { false }

    override func commitChildren() {
        if isShown, let page = child.traits[TabPageKey.self], !page.isVisited {
            page.visit()
            graph.evaluateDirty(inside: page.slot)
        }
        super.commitChildren()
        relativeFrames?.follow(ProposedViewSize(size), in: graph)
    }

    // A hidden page is not part of the layout: it is placed when it is shown again.
    override func forEachChild(_ body: (RenderNode) -> Void) { if isShown { body(child) } }

    override func display(_ builder: inout DisplayListBuilder) { if isShown { super.display(&builder) } }
    override func hitTest(_ point: CGPoint) -> [RenderNode] { isSelected ? super.hitTest(point) : [] }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        if key == TabEntriesKey.self {
            let index = pages.firstIndex { $0 === self } ?? 0
            let info = info
            let badge = child.traits[BadgeKey.self]?.text
            let entry = TabEntry(key: self.key(at: index), index: index, info: info, badge: badge, scroll: child.traits[TabPageKey.self]?.scroll)
            return [entry] as? Key.Value
        }
        // Titles and items of other tabs don't reach the bars.
        return isSelected ? super.preference(key) : nil
    }
    override func canProduce<Key: PreferenceKey>(_ key: Key.Type) -> Bool { key == TabEntriesKey.self || super.canProduce(key) }
}

/// Places the pages of a tab view on top of each other, or side by side with one of them in the window.
struct TabPagesLayout: Layout {
    /// The index of the page in the window; pages are a window's width apart. Nil for pages on top of each other.
    var position: Double?
    /// Whether the pages are one below the other.
    var isVertical = false

    var animatableData: Double {
        get { (position ?? 0) * 128 }
        set { if position != nil { position = newValue / 128 } }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = subviews.first?.sizeThatFits(proposal) ?? .zero
        return proposal.replacingUnspecifiedDimensions(by: ideal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let distance = position.map { CGFloat(Double(index) - $0) } ?? 0
            subview.place(
                at: CGPoint(x: bounds.minX + (isVertical ? 0 : distance * bounds.width), y: bounds.minY + (isVertical ? distance * bounds.height : 0)),
                proposal: ProposedViewSize(bounds.size))
        }
    }
}

/// The pages of a tab view.
struct TabPages<Content: View>: ContainerView {
    let arrangement: TabPagesLayout
    let content: Content
    static var title: String { "TabView" }
}

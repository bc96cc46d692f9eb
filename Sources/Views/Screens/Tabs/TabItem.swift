import Observation

/// A tab in the tab bar.
@MainActor
final class TabInfo {
    /// The title and the icon.
    let label: AnyView
    let role: TabRole?

    init(label: AnyView, role: TabRole? = nil) { (self.label, self.role) = (label, role) }
}

/// Whether the content of a tab's page extends below the bar.
@MainActor
@Observable
final class PageScroll {
    private(set) var isContentBelow = false
    /// Follows the page's scroll view.
    @ObservationIgnored private(set) lazy var tracker = BarTracker { [weak self] _, isContentBelow in
        guard let self, self.isContentBelow != isContentBelow else { return }
        self.isContentBelow = isContentBelow
    }
}

/// The tab that a page of a tab view belongs to; nil for a page that doesn't set one.
enum TabInfoKey: ViewTraitKey {
    static var defaultValue: TabInfo? { nil }
    static var name: String { "tabItem" }
    static func didSet(from old: TabInfo??, on node: RenderNode) { if old != nil { node.preferencesDidChange() } }
}

/// The content of a tab, which is made when the tab is first shown.
enum TabPageKey: ViewTraitKey {
    static var defaultValue: TabPageRenderNode? { nil }
    static var name: String { "tab" }
}

private struct IsInTabViewKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a view is a page of a tab view; false inside the page.
    var isTabPage: Bool {
        get { self[IsInTabViewKey.self] }
        set { self[IsInTabViewKey.self] = newValue }
    }
}

/// Makes a view the page of a tab. Inside a tab view, the page is made when the tab is first shown.
struct TabItemModifier: PrimitiveModifier {
    let info: TabInfo

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        TabItemNode(view, inputs)
    }
}

private final class TabItemNode<V: View>: _ViewNode<ModifiedContent<V, TabItemModifier>> {
    private var view: ModifiedContent<V, TabItemModifier>
    private var page: TabPageRenderNode!
    private var trait: TraitRenderNode<TabInfoKey>!

    init(_ view: ModifiedContent<V, TabItemModifier>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        page = TabPageRenderNode(owner: self)
        page.setContent(content(of: view))
        if !inputs.environment.isTabPage { page.visit() }
        page.tag = tagOfContent
        trait = TraitRenderNode(owner: self, child: page, value: view.modifier.info)
    }

    /// The tag that a modifier inside the page sets, known before the page is made.
    private var tagOfContent: AnyHashable? { (view.content as? any TaggedContent)?.contentTag }

    private func content(of view: ModifiedContent<V, TabItemModifier>) -> any ErasedView {
        let tracker = page.scroll.tracker
        return ErasedViewBox(
            view: view.content.modifier(
                _EnvironmentModifier {
                    $0.isTabPage = false
                    $0.barTrackers.trackers.append(tracker)
                }))
    }

    override func update(_ view: ModifiedContent<V, TabItemModifier>) {
        self.view = view
        markClean()
        page.setContent(content(of: view))
        page.tag = tagOfContent
        trait.setValue(view.modifier.info)
    }

    override func appendItems(to list: inout [RenderNode]) { list.append(trait) }
    override func forEachChild(_ body: (_Node) -> Void) { if let page { body(page.slot) } }
}

/// A view with modifiers, one of which may be a tag.
@MainActor
protocol TaggedContent {
    var contentTag: AnyHashable? { get }
}

/// A modifier that is a tag.
@MainActor
protocol TagHolder {
    var heldTag: AnyHashable { get }
}

extension _TagModifier: TagHolder {
    var heldTag: AnyHashable { AnyHashable(tag) }
}

extension ModifiedContent: TaggedContent {
    var contentTag: AnyHashable? { (modifier as? any TagHolder)?.heldTag ?? (content as? any TaggedContent)?.contentTag }
}

/// The page of a tab: takes all of the space, and makes its content when the tab is first shown.
final class TabPageRenderNode: RenderNode, SlotOwner {
    let slot: ContentSlot
    /// The tag that a modifier inside the page sets.
    var tag: AnyHashable?
    private var content: (any ErasedView)?
    private(set) var isVisited = false
    let scroll = PageScroll()
    override var name: String { "tab" }

    override init(owner: _Node) {
        slot = ContentSlot(owner.inputs.child(of: owner), stacking: .layered(.center))
        super.init(owner: owner)
        slot.onChange = { [unowned self] in
            if let root = slot.root { adopt(root) }
            invalidateLayout()
            preferencesDidChange()
        }
    }

    func setContent(_ content: any ErasedView) {
        self.content = content
        if isVisited { slot.setContent(content) }
    }

    func visit() {
        guard !isVisited, let content else { return }
        isVisited = true
        slot.setContent(content)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func placeChildren() {
        guard let root = slot.root else { return }
        let dimensions = root.sizeThatFits(ProposedViewSize(size))
        root.place(
            at: CGPoint(x: (size.width - dimensions.width) / 2, y: (size.height - dimensions.height) / 2), proposal: ProposedViewSize(size))
    }
    override func dependsOnSize(of child: RenderNode) -> Bool { true }
    override func forEachChild(_ body: (RenderNode) -> Void) { if let root = slot.root { body(root) } }
    override func trait(_ id: ViewTraitID) -> Any? { id == TabPageKey.id ? self : nil }
}

extension View {
    /// Sets the title and the icon of the tab that shows the view.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(info: TabInfo(label: AnyView(label()))))
    }
}

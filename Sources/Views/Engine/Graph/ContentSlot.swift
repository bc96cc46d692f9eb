/// A slot for a view inside a render node: the root, a background, a reader's content.
///
/// Several views in one slot share an implicit stack: Documentation/Semantics/Layout.md#root-view.
final class ContentSlot: _Node, ContentOwner {
    /// How several views share the slot.
    enum Stacking {
        case vertical
        case layered(Alignment)
        /// Each view at the top leading corner, proposed the full size: in a `GeometryReader`.
        case overlapping
        /// Each view, even a single one, at the top leading corner with its ideal size: the symbols of a canvas.
        case ideal
    }

    private var content: _Node?
    private var stacking: Stacking
    private var implicitStack: ContainerRenderNode?
    private var isStale = false
    /// The slot's only render node, or nil if there is nothing to show.
    private(set) var root: RenderNode?
    private var isAwaitingContent = false
    /// The index of the only view that is shown, if there are several; nil for all of them.
    private var shownIndex: Int?
    /// Called when `root` has been replaced.
    var onChange: () -> Void = {}
    /// Called once when the slot is removed from the tree.
    var onDestroy: () -> Void = {}

    init(_ inputs: _ViewInputs, stacking: Stacking) {
        self.stacking = stacking
        super.init(inputs)
        self.inputs.lazy = nil
    }

    /// Notes that new content is about to be set; until then, nothing below is evaluated.
    func awaitContent() { isAwaitingContent = true }
    override var isContentDue: Bool { isAwaitingContent }

    func setContent(_ view: any ErasedView) {
        isAwaitingContent = false
        graph.slotDidGetContent()
        // Nothing would ever remove the nodes of a slot that is gone.
        guard isAlive else { return }
        displayDidChange()
        if let content, view.update(content) { return }
        content?.destroy()
        content = view.makeNode(inputs.child(of: self))
        refreshContent()
    }

    func setStacking(_ stacking: Stacking) {
        self.stacking = stacking
        implicitStack?.setLayout(layout)
    }

    private var layout: any ErasedLayout {
        switch stacking {
        case .vertical: AnimatedLayout(VStackLayout())
        case .layered(let alignment): AnimatedLayout(ZStackLayout(alignment: alignment))
        case .overlapping: AnimatedLayout(OverlappingLayout())
        case .ideal: AnimatedLayout(IdealLayout())
        }
    }

    override func itemsDidChange() {
        guard !isStale else { return }
        isStale = true
        graph.enqueueStale(self)
    }

    /// The views in the slot, whether they are shown or not.
    var contentItems: [RenderNode] { content?.items ?? [] }

    /// Shows a single one of several views.
    func showOnly(_ index: Int) {
        shownIndex = index
        refreshContent()
    }

    func refreshContent() {
        isStale = false
        guard isAlive else { return }
        displayDidChange()
        var items = content?.items ?? []
        if let shownIndex, items.indices.contains(shownIndex) { items = [items[shownIndex]] }
        let newRoot: RenderNode?
        if items.count == 1, !isAlwaysStacked {
            implicitStack = nil
            newRoot = items[0]
        } else if items.isEmpty {
            implicitStack = nil
            newRoot = nil
        } else {
            let stack = implicitStack ?? ContainerRenderNode(owner: self, name: { "implicit stack" }, layout: layout)
            implicitStack = stack
            stack.setChildren(items, isDynamic: content?.isDynamic ?? false)
            newRoot = stack
        }
        if newRoot !== root {
            root = newRoot
            onChange()
        }
    }

    /// Whether even a single view is placed at the corner, as in a reader.
    private var isAlwaysStacked: Bool {
        switch stacking {
        case .overlapping, .ideal: true
        case .vertical, .layered: false
        }
    }

    override var isDynamic: Bool { content?.isDynamic ?? false }
    override func willDestroy() { onDestroy() }
    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }
}

/// A place for a view inside a render node: the root, a background, a reader's content.
///
/// Several views in one slot share an implicit stack: Documentation/Semantics/Layout.md#root-view.
final class ContentSlot: _Node, ContentOwner {
    /// How several views share the slot.
    enum Stacking {
        case vertical
        case layered(Alignment)
        /// Each at the top leading corner, each offered everything: in a `GeometryReader`.
        case overlapping
        /// Each at the top leading corner at the size that it likes best, even a single one: the symbols of a canvas.
        case ideal
    }

    private var content: _Node?
    private var stacking: Stacking
    private var implicitStack: ContainerRenderNode?
    private var isStale = false
    /// The one render node of the slot, or nil where there is nothing to show.
    private(set) var root: RenderNode?
    private var isAwaitingContent = false
    /// Called when `root` is another one than before.
    var onChange: () -> Void = {}
    /// Called once when the slot's place has gone.
    var onDestroy: () -> Void = {}

    init(_ inputs: _ViewInputs, stacking: Stacking) {
        self.stacking = stacking
        super.init(inputs)
    }

    /// Notes that other content is about to come; until it does, what is below is not evaluated.
    func awaitContent() { isAwaitingContent = true }
    override var isContentDue: Bool { isAwaitingContent }

    func setContent(_ view: any ErasedView) {
        isAwaitingContent = false
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

    func refreshContent() {
        isStale = false
        guard isAlive else { return }
        displayDidChange()
        let items = content?.items ?? []
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

    /// A reader places even a single view at its corner.
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

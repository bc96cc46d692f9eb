/// A view that code draws into, for drawings with many elements that need no layout and no gestures.
///
/// Fills the proposed size, and draws nothing outside it. Blend modes inside don't affect content below the canvas.
public struct Canvas<Symbols: View>: PrimitiveView {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is black where nothing is drawn.
    public var isOpaque: Bool
    /// Always drawn as `nonLinear`; other modes cause a warning.
    public var colorMode: ColorRenderingMode
    /// Has no effect, because a frame is always drawn completely.
    public var rendersAsynchronously: Bool

    /// Creates a canvas with views that it can draw, each identified by its `tag`.
    ///
    /// - Parameters:
    ///   - opaque: whether the canvas is black where nothing is drawn.
    ///   - renderer: draws into a context for a canvas of the given size. Called for each frame in which something changes.
    ///   - symbols: views laid out at their ideal sizes; `resolveSymbol(id:)` finds them.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { CanvasNode(view, inputs) }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas without symbols.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer, symbols: { EmptyView() })
    }
}

private final class CanvasNode<Symbols: View>: _ViewNode<Canvas<Symbols>> {
    private var render: CanvasRenderNode!

    init(_ view: Canvas<Symbols>, _ inputs: _ViewInputs) {
        super.init(inputs)
        render = CanvasRenderNode(owner: self)
        update(view)
    }

    override func update(_ view: Canvas<Symbols>) {
        markClean()
        if view.colorMode != .nonLinear { graph.noteNotDrawn("Canvas(colorMode: .\(view.colorMode))") }
        // Closures can't be compared, so the drawing may have changed in any update.
        render.setRenderer(view.renderer, isOpaque: view.isOpaque)
        render.slot.setContent(ErasedViewBox(view: view.symbols))
    }

    // Styles, texts, and images may depend on any environment value.
    override func readsEnvironment(_ keys: Set<EnvironmentKeyID>) -> Bool { true }
    override func evaluate() { displayDidChange() }
    override func appendItems(to list: inout [RenderNode]) { list.append(render) }
    override func forEachChild(_ body: (_Node) -> Void) { if let render { body(render.slot) } }
}

final class CanvasRenderNode: LeafRenderNode, CanvasHost {
    /// The symbols.
    let slot: ContentSlot
    private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var isOpaque = false
    /// The time at which the renderer was last set. Seeds the renderer's random numbers, so that drawing again changes nothing.
    private var rendererTime = 0.0
    private let tracker = Tracker()
    override var name: String { "Canvas" }
    /// Symbols have no position until they are drawn.
    override var isHiddenFromEvents: Bool { true }
    override var inspectionKind: InspectedView.Kind { .canvas }
    override var inspectedInk: (first: CGRect, all: CGRect)? { nil }

    override init(owner: _Node) {
        slot = ContentSlot(owner.inputs.child(of: owner), stacking: .ideal)
        super.init(owner: owner)
        // The renderer may read observed state.
        tracker.onChange = { [weak self] in self?.displayDidChange() }
        slot.onChange = { [unowned self] in
            if let root = slot.root { adopt(root) }
            displayDidChange()
        }
    }

    func setRenderer(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool) {
        self.renderer = renderer
        self.isOpaque = isOpaque
        rendererTime = graph.time
        displayDidChange()
    }

    override func forEachChild(_ body: (RenderNode) -> Void) { if let root = slot.root { body(root) } }
    override func dependsOnSize(of child: RenderNode) -> Bool { false }
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }
    override func canProduce<K: PreferenceKey>(_ key: K.Type) -> Bool { false }

    override func commitChildren() {
        graph.evaluateDirty(inside: slot)
        guard let root = slot.root else { return }
        root.place(at: .zero, proposal: .unspecified)
        root.commit()
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let frame = presentedFrame
        symbolTime = builder.time
        let items = drawing(in: frame)
        guard isOpaque || !items.isEmpty else { return }
        // An opaque canvas is black even where nothing is drawn at all.
        let shown =
            items.isEmpty
            ? [DisplayItem.fill(Path(frame), .color(ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0)), FillStyle())]
            : [
                DisplayItem.group(.clip(Path(frame), FillStyle()), [.group(.transform(CGAffineTransform(translationX: frame.minX, y: frame.minY)), items)])
            ]
        builder.group(.isolated(opaque: isOpaque ? frame : nil)) { builder in for item in shown { builder.add(item) } }
    }

    private func drawing(in frame: CGRect) -> [DisplayItem] {
        if graphState.freshAnswers != nil, let lastDrawing, lastDrawing.frame == frame { return lastDrawing.items }
        let items = tracker.track(in: graph) {
            var context = GraphicsContext(source: CanvasSource(node: self, environment: owner.inputs.environment), size: frame.size)
            _SceneRandom.using(sequenceOf: rendererTime) { renderer(&context, frame.size) }
            return context.recorder.items
        }
        if graph.cacheCheck != nil { lastDrawing = (frame, items) }
        return items
    }

    /// For `CacheCheck`, which doesn't call the renderer again: it is the user's code, and may count its calls or use random numbers.
    private var lastDrawing: (frame: CGRect, items: [DisplayItem])?

    // MARK: Requests from contexts

    private var symbolTime = 0.0

    /// Returns the symbol with a tag.
    func symbol(tagged id: AnyHashable) -> CanvasPicture? {
        guard let root = slot.root else { return nil }
        var found: RenderNode?
        root.forEachChild { child in
            if found == nil, child.tag(below: slot) == id { found = child }
        }
        return found.map { CanvasPicture(of: $0, time: symbolTime) }
    }
}

/// A node whose drawing a context records.
@MainActor
protocol CanvasHost: AnyObject {
    var graph: ViewGraph { get }
    /// Returns the symbol with a tag.
    func symbol(tagged id: AnyHashable) -> CanvasPicture?
}

/// The canvas as contexts access it. Canvases draw on the main actor only.
final class CanvasSource: @unchecked Sendable {
    unowned let node: any CanvasHost
    let environment: EnvironmentValues

    @MainActor init(node: any CanvasHost, environment: EnvironmentValues) {
        self.node = node
        self.environment = environment
    }
}

/// An image, or one of a canvas's symbols, at its own size.
struct CanvasPicture: Sendable {
    var size: CGSize
    var baseline: CGFloat
    /// The display items, with the top left corner at the origin.
    var items: [DisplayItem]

    init(size: CGSize, baseline: CGFloat, items: [DisplayItem]) {
        self.size = size
        self.baseline = baseline
        self.items = items
    }

    /// Captures the drawing of an image in an environment.
    ///
    /// - Parameter graph: the graph that shows the picture; nil after it is gone: the picture is empty then.
    @MainActor init(of image: Image, in environment: EnvironmentValues, graph: ViewGraph?) {
        guard let graph else {
            self.init(size: .zero, baseline: 0, items: [])
            return
        }
        var configuration = ViewHostConfiguration(size: CGSize(width: 1, height: 1), scale: graph.configuration.scale)
        configuration.proposal = .unspecified
        configuration.environment = environment
        let inner = ViewGraph(root: image, configuration: configuration, textShaper: graph.textShaper)
        inner.settle()
        inner.warnings.forEach(graph.warn)
        guard let child = inner.root.child else {
            self.init(size: .zero, baseline: 0, items: [])
            return
        }
        self.init(of: child, time: 0)
    }

    /// Captures the drawing of a view that has been laid out, at a time in seconds.
    @MainActor init(of node: RenderNode, time: Double) {
        var builder = DisplayListBuilder(time: time)
        node.display(&builder)
        let frame = node.absoluteFrame
        size = frame.size
        baseline = node.explicitAlignment(VerticalAlignment.firstTextBaseline.key, at: node.viewSize) ?? frame.height
        let isInPlace = frame.origin == .zero || builder.items.isEmpty
        items = isInPlace ? builder.items : [.group(.transform(CGAffineTransform(translationX: -frame.minX, y: -frame.minY)), builder.items)]
    }

    /// Returns the items scaled and moved so that the picture's frame fills `rect`.
    func items(in rect: CGRect) -> [DisplayItem] {
        guard !items.isEmpty, size.width > 0, size.height > 0 else { return [] }
        let place = CGAffineTransform(a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        return place.isIdentity ? items : [.group(.transform(place), items)]
    }
}

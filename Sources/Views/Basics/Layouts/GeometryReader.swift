/// Takes all the offered space and makes its content from its own geometry.
public struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { GeometryReaderNode(view, inputs) }
}

private final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>> {
    private var render: GeometryReaderRenderNode<Content>!

    init(_ view: GeometryReader<Content>, _ inputs: _ViewInputs) {
        super.init(inputs)
        render = GeometryReaderRenderNode(owner: self, content: view.content)
    }

    override func update(_ view: GeometryReader<Content>) { render.setContent(view.content) }
    override func appendItems(to list: inout [RenderNode]) { list.append(render) }
    override func forEachChild(_ body: (_Node) -> Void) { if let render { body(render.slot) } }
}

/// The geometry of one view, valid while the views that read it exist.
public struct GeometryProxy: Sendable {
    let reader: GeometryReadable

    init(_ reader: GeometryReadable) { self.reader = reader }

    /// The view's size in points, unrounded.
    public var size: CGSize { MainActor.assumeIsolated { reader.readSize() } }

    /// The safe area's insets inside the view, nonzero where the view extends beyond the safe area.
    public var safeAreaInsets: EdgeInsets { MainActor.assumeIsolated { reader.readSafeAreaInsets() } }

    /// Returns an anchor's location in the view's own coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        guard let value = anchor.value as? any AnchoredValue else { return anchor.value }
        func convert<A: AnchoredValue>(_ value: A) -> T { (value.converted(by: reader.readConversion()) as? T) ?? anchor.value }
        return convert(value)
    }

    /// Returns the view's rect in a coordinate space.
    public func frame(in space: CoordinateSpace) -> CGRect { MainActor.assumeIsolated { reader.readFrame(in: space) } }

    /// Returns the view's rect in a coordinate space.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    /// Returns the rect of an ancestor's named space in the view's own coordinates; nil if no ancestor has that name.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? { MainActor.assumeIsolated { reader.readBounds(of: space.coordinateSpace) } }
}

/// Provides the data of a `GeometryProxy`. Reads are recorded, so that readers are evaluated again when the geometry changes.
final class GeometryReadable: @unchecked Sendable {
    // Weak, because views may keep a proxy and the graph keeps the views.
    private weak var graph: ViewGraph?
    private weak var node: RenderNode?
    @MainActor private let sizeSource = DependencySource()
    @MainActor private let placeSource = DependencySource()

    @MainActor init(_ node: RenderNode) {
        self.node = node
        graph = node.graph
    }

    @MainActor func geometryDidChange(resized: Bool) {
        if resized { sizeSource.invalidateReaders() }
        placeSource.invalidateReaders()
    }

    @MainActor func readSize() -> CGSize {
        if let graph { sizeSource.recordRead(in: graph) }
        return node?.size ?? .zero
    }

    @MainActor private func readPlace() -> RenderNode? {
        if let graph { placeSource.recordRead(in: graph) }
        return node
    }

    @MainActor func readSafeAreaInsets() -> EdgeInsets { readPlace()?.adjacentSafeAreaInsets ?? EdgeInsets() }

    func readConversion() -> AnchorConversion {
        MainActor.assumeIsolated {
            ConversionBox(conversion: readPlace()?.conversionFromGlobal ?? AnchorConversion(point: { $0 }, rect: { $0 }))
        }.conversion
    }

    @MainActor func readFrame(in space: CoordinateSpace) -> CGRect {
        _ = readSize()
        guard let node = readPlace() else { return .zero }
        let bounds = CGRect(origin: .zero, size: node.size)
        switch space {
        case .local: return bounds
        case .global: return node.convertRect(bounds, node.convertToGlobal)
        case .named(let name):
            guard let target = node.ancestor(named: name) else { return node.convertRect(bounds, node.convertToGlobal) }
            return node.convertRect(bounds) { target.convertFromGlobal(node.convertToGlobal($0)) }
        }
    }

    @MainActor func readBounds(of space: CoordinateSpace) -> CGRect? {
        guard let node = readPlace(), case .named(let name) = space, let target = node.ancestor(named: name) else { return nil }
        return target.convertRect(CGRect(origin: .zero, size: target.size)) { node.convertFromGlobal(target.convertToGlobal($0)) }
    }
}

/// Carries a conversion, which stays on the main actor, past the check that this is the main actor.
private struct ConversionBox: @unchecked Sendable {
    let conversion: AnchorConversion
}

/// The render node of a geometry reader. It evaluates its content when its position is known.
final class GeometryReaderRenderNode<Content: View>: RenderNode, SlotOwner {
    let slot: ContentSlot
    private var content: (GeometryProxy) -> Content
    private var readable: GeometryReadable!
    private let tracker = Tracker()
    private var needsContent = true
    override var name: String { "GeometryReader" }

    init(owner: _Node, content: @escaping (GeometryProxy) -> Content) {
        self.content = content
        slot = ContentSlot(owner.inputs.child(of: owner), stacking: .overlapping)
        super.init(owner: owner)
        readable = GeometryReadable(self)
        tracker.onChange = { [weak self] in self?.contentDidChange() }
        slot.onChange = { [unowned self] in
            if let root = slot.root { adopt(root) }
            preferencesDidChange()
        }
    }

    func setContent(_ content: @escaping (GeometryProxy) -> Content) {
        self.content = content
        contentDidChange()
    }

    private func contentDidChange() {
        needsContent = true
        slot.awaitContent()
        setNeedsCommit()
    }

    override func geometryDidChange(resized: Bool) { readable.geometryDidChange(resized: resized) }

    override func commitChildren() {
        if needsContent {
            needsContent = false
            graph.counters.readersEvaluated += 1
            displayDidChange()
            let view = tracker.track(in: graph) { content(GeometryProxy(readable)) }
            slot.setContent(ErasedViewBox(view: view))
        }
        graph.evaluateDirty(inside: slot)
        guard let root = slot.root else { return }
        root.place(at: .zero, proposal: ProposedViewSize(size))
        root.commit()
    }

    override var stackOrientationForChildren: Axis?? { .some(nil) }
    override func dependsOnSize(of child: RenderNode) -> Bool { false }
    override func forEachChild(_ body: (RenderNode) -> Void) { if let root = slot.root { body(root) } }
    // The content depends on the geometry, so it may set any preference.
    override func canProduce<K: PreferenceKey>(_ key: K.Type) -> Bool { slot.root?.canProduce(key) ?? true }
}

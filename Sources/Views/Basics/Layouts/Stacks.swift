/// Arranges views side by side, from leading to trailing.
nonisolated public struct HStack<Content: View>: ContainerView {
    let arrangement: HStackLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: how children are aligned across the stack.
    ///   - spacing: points between neighbors, or nil for their preferred spacing (8 between views other than text).
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        arrangement = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Arranges views one below the other.
nonisolated public struct VStack<Content: View>: ContainerView {
    let arrangement: VStackLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: how children are aligned across the stack.
    ///   - spacing: points between neighbors, or nil for their preferred spacing.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        arrangement = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Overlays views, the first one at the back.
nonisolated public struct ZStack<Content: View>: ContainerView {
    let arrangement: ZStackLayout
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        arrangement = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

/// A view whose children are arranged by a layout.
@MainActor
protocol ContainerView: PrimitiveView {
    associatedtype Arrangement: Layout
    associatedtype Content: View
    var arrangement: Arrangement { get }
    var content: Content { get }
    static var title: String { get }
    /// The name of a requested feature that isn't drawn; nil if there isn't one.
    var notDrawn: String? { get }
    /// Whether the layout may set alignment guides itself.
    var hasOwnGuides: Bool { get }
    /// The values that the container passes to collections inside it, if it makes views only when they are needed.
    static var lazyScope: LazyScope? { get }
}

extension ContainerView {
    static var title: String { String("\(Self.self)".prefix { $0 != "<" }) }

    var notDrawn: String? { nil }
    var hasOwnGuides: Bool { false }
    static var lazyScope: LazyScope? { nil }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        if let name = view.notDrawn { inputs.graph.noteNotDrawn(name) }
        if view.hasOwnGuides { inputs.graph.state.hasExplicitGuides = true }
        return ContainerNode(view, inputs, name: { title }, layout: { AnimatedLayout($0.arrangement) }, lazy: lazyScope, content: { $0.content })
    }
}

/// The node of a container: it collects the render nodes below and contributes one itself.
final class ContainerNode<V: View, Content: View>: _ViewNode<V>, ContentOwner {
    private let layout: (V) -> any ErasedLayout
    private let contentOf: (V) -> Content
    private var content: _ViewNode<Content>!
    private var render: ContainerRenderNode!
    private var isStale = false

    init(
        _ view: V, _ inputs: _ViewInputs, name: @escaping () -> String, layout: @escaping (V) -> any ErasedLayout, lazy: LazyScope? = nil,
        content: @escaping (V) -> Content
    ) {
        self.layout = layout
        contentOf = content
        super.init(inputs)
        render = ContainerRenderNode(owner: self, name: name, layout: layout(view))
        var inner = inputs.child(of: self)
        inner.lazy = lazy
        self.content = Content._makeNode(content(view), inner)
        refreshContent()
    }

    override func update(_ view: V) {
        // Every change below happens in an update that passes through here, or reports itself.
        displayDidChange()
        render.setLayout(layout(view))
        content.update(contentOf(view))
    }

    override func itemsDidChange() {
        guard !isStale else { return }
        isStale = true
        graph.enqueueStale(self)
    }

    func refreshContent() {
        isStale = false
        guard isAlive else { return }
        render.setChildren(content.items, isDynamic: content.isDynamic)
    }

    override func appendItems(to list: inout [RenderNode]) { list.append(render) }
    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }
}

/// A custom layout applied to the views of `content`: the result of `MyLayout() { … }`.
public struct _LayoutContainer<L: Layout, Content: View>: ContainerView {
    let arrangement: L
    let content: Content
    static var title: String { String("\(L.self)".prefix { $0 != "<" }) }
    var hasOwnGuides: Bool { (arrangement as? any GuideDeclaringLayout)?.hasOwnGuides ?? true }
}

extension Layout {
    /// Arranges the views of `content` with this layout. A type with an initializer that takes the same arguments calls that one, as in SwiftUI.
    @_disfavoredOverload
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutContainer(arrangement: self, content: content())
    }
}

/// Shows the result of a function of the views inside another view.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
    let source: Subviews
    let transform: (SubviewsCollection) -> Content

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        SubviewsNode(
            view, inputs, source: { $0.source },
            transform: { view, items in view.transform(SubviewsCollection(subviews: items.map { Subview($0) })) })
    }
}

/// Shows the result of a function of the sections inside another view.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
    let source: Sections
    let transform: (SectionCollection) -> Content

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        SubviewsNode(
            view, inputs, source: { $0.source.environment(\.collectsSections, true) },
            transform: { view, items in view.transform(SectionCollection(of: items)) })
    }
}

private struct CollectsSectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether sections mark their parts for a container.
    var collectsSections: Bool {
        get { self[CollectsSectionsKey.self] }
        set { self[CollectsSectionsKey.self] = newValue }
    }
}

/// Keeps the views inside a view, and shows the result of a function of them.
private final class SubviewsNode<V: View, Source: View, Content: View>: _ViewNode<V>, SubviewSource {
    private var view: V
    private let sourceOf: (V) -> Source
    private let transform: (V, [RenderNode]) -> Content
    private var source: _ViewNode<Source>!
    private var content: _ViewNode<Content>!
    private let tracker = Tracker()

    init(_ view: V, _ inputs: _ViewInputs, source: @escaping (V) -> Source, transform: @escaping (V, [RenderNode]) -> Content) {
        self.view = view
        sourceOf = source
        self.transform = transform
        super.init(inputs)
        tracker.target = self
        var inner = inputs.child(of: self)
        inner.lazy = nil
        self.source = Source._makeNode(source(view), inner)
        var outer = inputs.child(of: self)
        outer.showsForeignNodes = true
        content = Content._makeNode(makeContent(), outer)
    }

    private func makeContent() -> Content { tracker.track(in: graph) { transform(view, source.items) } }

    override func update(_ view: V) {
        self.view = view
        markClean()
        source.update(sourceOf(view))
        evaluate()
    }

    override func evaluate() { content.update(makeContent()) }

    override func itemsDidChange() {
        // The change may be in the views inside, or in the result.
        if content != nil { invalidate() }
        super.itemsDidChange()
    }

    override func appendItems(to list: inout [RenderNode]) { content.appendItems(to: &list) }
    override var isDynamic: Bool { true }
    override func forEachChild(_ body: (_Node) -> Void) {
        if let source { body(source) }
        if let content { body(content) }
    }
    override func willDestroy() { tracker.reset() }
}

extension Group where Content: View {
    /// Shows the result of a function of the views inside another view.
    public init<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result)
    where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(source: view, transform: transform))
    }

    /// Shows the result of a function of the sections inside another view.
    public init<Base: View, Result: View>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result)
    where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(source: view, transform: transform))
    }
}

/// The views inside another view, as the elements of a `ForEach`. They are known only where they are shown.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, DeferredElements {
    let source: AnyView
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { fatalError("the collection is empty until its views are shown") }

    @MainActor func view<Element, ElementContent: View>(_ content: @escaping (Element) -> ElementContent) -> AnyView {
        AnyView(
            GroupElementsOfContent(source: source) { subviews in
                ForEach(subviews) { subview in (subview as? Element).map(content) }
            })
    }
}

/// The sections inside another view, as the elements of a `ForEach`. They are known only where they are shown.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, DeferredElements {
    let source: AnyView
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration { fatalError("the collection is empty until its views are shown") }

    @MainActor func view<Element, ElementContent: View>(_ content: @escaping (Element) -> ElementContent) -> AnyView {
        AnyView(
            GroupSectionsOfContent(source: source) { sections in
                ForEach(sections) { section in (section as? Element).map(content) }
            })
    }
}

extension ForEach where Content: View {
    /// Creates views for the views inside another view.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(ForEachSubviewCollection(source: AnyView(view)), content: content)
    }

    /// Creates views for the sections inside another view.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(ForEachSectionCollection(source: AnyView(view)), content: content)
    }
}

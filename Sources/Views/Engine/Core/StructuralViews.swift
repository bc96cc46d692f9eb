/// A view that shows nothing and takes no space. Containers don't count it as a child.
public struct EmptyView: PrimitiveView {
    nonisolated public init() {}
    public static func _makeNode(_ view: EmptyView, _ inputs: _ViewInputs) -> _ViewNode<EmptyView> { _ViewNode(inputs) }
}

/// Several views as one: they become children of the surrounding container, and modifiers apply to each.
public struct Group<Content> {
    package let content: Content
}

extension Group {
    /// Returns a group of content that need not be a view. An initializer would take trailing closures.
    package static func holding(_ content: Content) -> Group { Group(content: content) }
}

extension Group: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError("Group has no body") }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { ContentNode(view, inputs) { $0.content } }
}

/// A sequence of views, made from the statements of a builder.
nonisolated public struct TupleView<T>: PrimitiveView {
    public var value: T
    let elements: [any ErasedView]

    public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        var elements: [any ErasedView] = []
        repeat elements.append(ErasedViewBox(view: each value))
        self.elements = elements
    }

    /// A fixed number of views of one type.
    package init<V: View>(_ value: [V]) where T == [V] {
        self.value = value
        elements = value.map { ErasedViewBox(view: $0) }
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { TupleNode(view, inputs) }
}

/// The statements of a builder, for views that show only some of them.
protocol SeveralViews {
    var first: any ErasedView { get }
    var others: [any ErasedView] { get }
}

extension TupleView: SeveralViews {
    var first: any ErasedView { elements.first ?? ErasedViewBox(view: EmptyView()) }
    var others: [any ErasedView] { Array(elements.dropFirst()) }
}

private final class TupleNode<T>: _ViewNode<TupleView<T>> {
    private var children: [_Node] = []

    init(_ view: TupleView<T>, _ inputs: _ViewInputs) {
        super.init(inputs)
        let childInputs = inputs.child(of: self)
        children = view.elements.map { $0.makeNode(childInputs) }
    }

    override func update(_ view: TupleView<T>) {
        for (child, element) in zip(children, view.elements) { _ = element.update(child) }
    }

    override func appendItems(to list: inout [RenderNode]) {
        for child in children { child.appendItems(to: &list) }
    }
    override var isDynamic: Bool { children.contains { $0.isDynamic } }
    override func forEachChild(_ body: (_Node) -> Void) { children.forEach(body) }
}

/// One of two views, made from `if … else` or `switch`. Each branch has its own node and state.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public var body: Never { fatalError("_ConditionalContent has no body") }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        BranchNode(view, inputs) { view in
            switch view.storage {
            case .trueContent(let content): (0, ErasedViewBox(view: content))
            case .falseContent(let content): (1, ErasedViewBox(view: content))
            }
        }
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("Optional has no body") }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        BranchNode(view, inputs) { view in view.map { (0, ErasedViewBox(view: $0)) } }
    }
}

/// A view with an explicit identity.
protocol IdentifiedView {}

/// A view identified by a value: a different value makes a different view with fresh state.
struct IDView<Content: View, ID: Hashable>: PrimitiveView, IdentifiedView {
    let content: Content
    let id: ID

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        BranchNode(view, inputs) { ($0.id, ErasedViewBox(view: $0.content)) }
    }
}

extension View {
    /// Binds the view's identity to `id`. When it changes, a new view with fresh state replaces the old one.
    public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// The node of a view that shows at most one of several contents, distinguished by a tag.
final class BranchNode<V: View, Tag: Hashable>: _ViewNode<V>, IdentityPlace {
    private let branch: (V) -> (Tag, any ErasedView)?
    private var tag: Tag?
    private var child: DynamicChild<_Node>?
    /// Contents whose removal is animated, oldest first.
    private var leaving: [(tag: Tag, child: DynamicChild<_Node>)] = []

    init(_ view: V, _ inputs: _ViewInputs, branch: @escaping (V) -> (Tag, any ErasedView)?) {
        self.branch = branch
        super.init(inputs)
        if let (tag, content) = branch(view) {
            self.tag = tag
            child = DynamicChild(owner: self, isEntering: false) { content.makeNode($0) }
        }
    }

    override func update(_ view: V) {
        let new = branch(view)
        if let (newTag, content) = new, newTag == tag, let child, content.update(child.node) { return }
        guard child != nil || new != nil else { return }
        if let child, let tag { remove(child, tag) }
        tag = new?.0
        child = new.map { tag, content in
            comeBack(tag, content) ?? DynamicChild(owner: self, isEntering: true) { content.makeNode($0) }
        }
        itemsDidChange()
    }

    private func remove(_ child: DynamicChild<_Node>, _ tag: Tag) {
        let isSeen = child.leave { [weak self, weak child] in
            guard let self, let child else { return }
            leaving.removeAll { $0.child === child }
            child.destroy()
            itemsDidChange()
        }
        if isSeen { leaving.append((tag, child)) } else { child.destroy() }
    }

    /// Returns the content with this tag if its removal is still animated, and reverts the removal; its state is kept.
    private func comeBack(_ tag: Tag, _ content: any ErasedView) -> DynamicChild<_Node>? {
        guard let index = leaving.lastIndex(where: { $0.tag == tag && content.update($0.child.node) }) else { return nil }
        let child = leaving.remove(at: index).child
        child.comeBack()
        return child
    }

    override func appendItems(to list: inout [RenderNode]) {
        for (_, child) in leaving { child.appendItems(to: &list) }
        child?.appendItems(to: &list)
    }
    override var isDynamic: Bool { true }
    var identified: [(id: AnyHashable, node: _Node)] {
        guard V.self is any IdentifiedView.Type, let tag, let child else { return [] }
        return [(AnyHashable(tag), child.node)]
    }
    override func forEachChild(_ body: (_Node) -> Void) {
        for (_, child) in leaving { child.forEachNode(body) }
        child?.forEachNode(body)
    }
}

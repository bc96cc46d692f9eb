/// One of the views that a container shows.
nonisolated public struct Subview: View, Identifiable {
    /// The identity of a view in a container.
    public struct ID: Hashable {
        let value: ObjectIdentifier
    }

    let item: RenderNode
    /// Kept alive with the item, even while a container still shows the removed view.
    let owner: _Node

    @MainActor init(_ item: RenderNode) {
        self.item = item
        // The outermost one, which keeps the nodes below.
        owner = ((item as? TransitionRenderNode)?.wrapped ?? item).owner
    }

    public var id: ID { ID(value: ObjectIdentifier(item)) }
    /// The values that the view passes to its container.
    @MainActor public var containerValues: ContainerValues { ContainerValues(of: item) }

    @MainActor public var body: Never { fatalError("Subview has no body") }
    @MainActor public static func _makeNode(_ view: Subview, _ inputs: _ViewInputs) -> _ViewNode<Subview> { SubviewNode(view, inputs) }
}

/// Shows a view that belongs to another node.
private final class SubviewNode: _ViewNode<Subview> {
    private var view: Subview
    private var shown: RenderNode!

    init(_ view: Subview, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        shown = nodeToShow(isNew: true)
    }

    // Modifiers around this node have another life than the view, and so stay outside of its transition.
    private func nodeToShow(isNew: Bool) -> RenderNode {
        guard let transition = view.item as? TransitionRenderNode else { return view.item }
        transition.entersElsewhere = isNew && isElement
        return SubviewRenderNode(owner: view.owner, child: transition)
    }

    /// Whether the view is an element of a `ForEach` of the container, which plays its insertion.
    private var isElement: Bool {
        var node = parent
        while let current = node, !isSource(current) {
            if current is any ElementOwner { return true }
            node = current.parent
        }
        return false
    }

    /// Whether a node keeps the view, not only containers between them.
    private func isSource(_ node: _Node) -> Bool {
        node is any SubviewSource && sequence(first: view.owner, next: { $0.parent }).contains { $0 === node }
    }

    override func update(_ new: Subview) {
        let isSame = new.item === view.item
        view = new
        guard !isSame else { return }
        shown = nodeToShow(isNew: false)
        itemsDidChange()
    }
    override func appendItems(to list: inout [RenderNode]) { list.append(shown) }
    override var isDynamic: Bool { true }
}

private final class SubviewRenderNode: WrapperRenderNode {
    override var name: String { "subview" }
    override var isListed: Bool { false }
}

/// The views that a container shows.
nonisolated public struct SubviewsCollection: View, RandomAccessCollection {
    let subviews: [Subview]
    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }
    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// A part of the views that a container shows.
nonisolated public struct SubviewsCollectionSlice: View, RandomAccessCollection {
    let subviews: ArraySlice<Subview>
    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }
    @MainActor public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// The parts of a section that a container shows.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section in a container.
    public struct ID: Hashable {
        let value: AnyHashable
    }
    public let id: ID
    public let header: SubviewsCollection
    public let footer: SubviewsCollection
    public let content: SubviewsCollection
    /// The actions of a section.
    public struct Actions: View {
        let subviews: SubviewsCollection
        public var body: some View { subviews }
    }
    public let actions: Actions
    public let containerValues: ContainerValues
}

/// The sections that a container shows; views outside of sections form separate sections.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]
    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The role of a view in a section.
enum SectionRole { case header, content, actions, footer }

/// The section that a view belongs to, and its part there; nil outside of sections.
struct SectionMembership {
    let section: ObjectIdentifier
    let role: SectionRole
}

enum SectionMembershipKey: ViewTraitKey {
    static var defaultValue: SectionMembership? { nil }
    static var name: String { "section" }
}

extension SectionCollection {
    /// Creates the sections of views by their membership.
    @MainActor init(of items: [RenderNode]) {
        var sections: [SectionConfiguration] = []
        var index = 0
        while index < items.count {
            let section = items[index].traits[SectionMembershipKey.self]?.section
            let start = index
            while index < items.count, items[index].traits[SectionMembershipKey.self]?.section == section { index += 1 }
            let members = items[start..<index]
            func part(_ role: SectionRole) -> SubviewsCollection {
                SubviewsCollection(subviews: members.filter { ($0.traits[SectionMembershipKey.self]?.role ?? .content) == role }.map { Subview($0) })
            }
            let id = section.map { AnyHashable($0) } ?? AnyHashable(sections.count)
            sections.append(
                SectionConfiguration(
                    id: .init(value: id), header: part(.header), footer: part(.footer), content: part(.content), actions: .init(subviews: part(.actions)),
                    containerValues: members.first.map { ContainerValues(of: $0) } ?? ContainerValues()))
        }
        self.sections = sections
    }
}

// Reordering of the views of a collection in any container: a finger that rests on one lifts it, and drops it at the place of another one
// (Documentation/Semantics/Gestures.md#dragging-values). The others make room when it is dropped.

/// The collection of a container that has only one.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
    public init() {}
}

/// The items that a user moved, and their new place.
public struct ReorderDifference<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>: Hashable, Sendable {
    /// A place in a collection.
    public struct Destination: Hashable, Sendable {
        public enum Position: Hashable, Sendable {
            case before(ItemID)
            case end
        }
        public var position: Position
        public var collectionID: CollectionID
    }
    /// The moved items.
    public var sources: [ItemID]
    public var destination: Destination
}

/// An item that a finger carries.
private struct ReorderedItem {
    let id: AnyHashable
    let collection: AnyHashable
    let container: ReorderContainer.Identity
}

/// What a container does with moves.
private struct ReorderContainer {
    /// Distinguishes containers of the same types.
    final class Identity {}
    var identity = Identity()
    /// Whether an item and its collection have the container's types.
    let contains: (_ item: AnyHashable, _ collection: AnyHashable) -> Bool
    /// Receives the moved item, its new collection, and the item before which it is dropped, or nil for the end.
    let move: (AnyHashable, AnyHashable, AnyHashable?) -> Void
}
private struct ReorderContainerKey: EnvironmentKey { static var defaultValue: ReorderContainer? { nil } }
extension EnvironmentValues {
    /// The container whose items the user may move; nil for none.
    fileprivate var reorderContainer: ReorderContainer? {
        get { self[ReorderContainerKey.self] }
        set { self[ReorderContainerKey.self] = newValue }
    }
}

/// Lets a finger move the items inside.
private struct ReorderContainerModifier: ViewModifier {
    let container: ReorderContainer
    let isEnabled: Bool
    @State private var identity = ReorderContainer.Identity()

    func body(content: Content) -> some View {
        var container = container
        container.identity = identity
        return content.environment(\.reorderContainer, isEnabled ? container : nil)
    }
}

/// Lifts an element's view, and takes other items of the same container.
private struct ReorderModifier: ViewModifier {
    let id: AnyHashable
    let collection: AnyHashable
    /// The identities of all elements of the collection.
    let ids: () -> [AnyHashable]
    @Environment(\.reorderContainer) private var container

    func body(content: Content) -> some View {
        let container = container.flatMap { $0.contains(id, collection) ? $0 : nil }
        let items = container.map { [ReorderedItem(id: id, collection: collection, container: $0.identity)] } ?? []
        return
            content
            .modifier(DragModifier<EmptyView>(items: { items }, preview: nil, isEnabled: container != nil))
            .modifier(DropModifier(action: DropAction(accepts: { moved(in: $0) != nil }, perform: { items, _ in drop(items) })))
    }

    /// The other item that a finger carries.
    private func moved(in items: [Any]) -> ReorderedItem? {
        guard let moved = items.first as? ReorderedItem, let container, moved.container === container.identity, container.contains(id, collection)
        else { return nil }
        return moved.id == id && moved.collection == collection ? nil : moved
    }

    /// Moves an item to the place of this one.
    private func drop(_ items: [Any]) -> Bool {
        let ids = ids()
        guard let moved = moved(in: items), let index = ids.firstIndex(of: id) else { return false }
        // An item from above comes to rest after this one, which moves up.
        let isFromAbove = moved.collection == collection && (ids.firstIndex(of: moved.id).map { $0 < index } ?? false)
        let next = isFromAbove ? index + 1 : index
        withAnimation { container?.move(moved.id, collection, ids.indices.contains(next) ? ids[next] : nil) }
        return true
    }
}

extension ForEach where Content: View {
    /// Lets a finger move the elements' views in a `reorderContainer`.
    @MainActor public func reorderable() -> some DynamicViewContent { reorderable(collectionID: ReorderableSingleCollectionIdentifier()) }
    /// Lets a finger move the elements' views in a `reorderContainer(for:in:)` of the identity's type, and into other collections there.
    @MainActor public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent {
        let (data, id, content) = (data, id, content)
        return ForEach<Data, ID, ModifiedContent<Content, ReorderModifier>>(
            data: data,
            content: { element in
                ModifiedContent(
                    content: content(element),
                    modifier: ReorderModifier(id: id(element), collection: collectionID, ids: { data.map { AnyHashable(id($0)) } }))
            },
            id: id)
    }
}

extension DynamicViewContent {
    /// Lets a finger move the elements' views in a `reorderContainer`: for a `ForEach` itself. Other collections stay in order, with a warning.
    @_disfavoredOverload
    public func reorderable() -> some DynamicViewContent { modifier(_NotDrawnModifier(name: "reorderable() after another modifier of a ForEach")) }
    /// Lets a finger move the elements' views in a `reorderContainer`: for a `ForEach` itself. Other collections stay in order, with a warning.
    @_disfavoredOverload
    public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent { reorderable() }
}

extension View {
    /// Lets a finger move identifiable items inside. The closure receives the move and changes the data.
    public func reorderContainer<Item: Identifiable>(
        for item: Item.Type, isEnabled: Bool = true,
        move: @escaping (_ difference: ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View where Item.ID: Sendable {
        reorderContainer(for: item, itemID: \.id, in: ReorderableSingleCollectionIdentifier.self, isEnabled: isEnabled, move: move)
    }
    /// Lets a finger move items inside. The closure receives the move and changes the data.
    public func reorderContainer<Item, ItemID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
        move: @escaping (_ difference: ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View {
        reorderContainer(for: item, itemID: itemID, in: ReorderableSingleCollectionIdentifier.self, isEnabled: isEnabled, move: move)
    }
    /// Lets a finger move identifiable items inside and between collections. The closure receives the move and changes the data.
    public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping (_ difference: ReorderDifference<Item.ID, CollectionID>) -> Void
    ) -> some View where Item.ID: Sendable { reorderContainer(for: item, itemID: \.id, in: collectionID, isEnabled: isEnabled, move: move) }
    /// Lets a finger move items inside and between collections. The closure receives the move and changes the data.
    public func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping (_ difference: ReorderDifference<ItemID, CollectionID>) -> Void
    ) -> some View {
        let container = ReorderContainer(
            contains: { $0.base is ItemID && $1.base is CollectionID },
            move: { moved, collection, next in
                guard let moved = moved.base as? ItemID, let collection = collection.base as? CollectionID else { return }
                let position = (next?.base as? ItemID).map { ReorderDifference<ItemID, CollectionID>.Destination.Position.before($0) }
                move(ReorderDifference(sources: [moved], destination: .init(position: position ?? .end, collectionID: collection)))
            })
        return modifier(ReorderContainerModifier(container: container, isEnabled: isEnabled))
    }
}

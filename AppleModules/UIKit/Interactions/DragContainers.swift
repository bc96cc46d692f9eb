import AppleFoundation
import AppleUniformTypeIdentifiers
import Easel
import Synchronization
import Views

// Dragging of several items, and the options of drags. A finger lifts an item of a container together with the selected ones.

extension DropOperation {
    /// A set of operations.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let copy = Set(rawValue: 1)
        public static let move = Set(rawValue: 2)
        public static let delete = Set(rawValue: 4)
        public static let alias = Set(rawValue: 8)
    }
}

/// What a source allows for its items. Drags here end in the app or nowhere.
public struct DragConfiguration: Sendable {
    /// The operations in the app itself.
    public struct OperationsWithinApp: Sendable {
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false, allowAlias: Bool = false) {}
    }
    /// The operations in other apps, to which nothing is dragged here.
    public struct OperationsOutsideApp: Sendable {
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false, allowAlias: Bool = false) {}
    }
    public init() {}
    public init(allowMove: Bool, allowDelete: Bool = false) {}
    public init(operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()) {}
}
/// What a destination does with dropped items.
public struct DropConfiguration: Sendable {
    /// How many items count.
    public enum AcceptedItemCount: Sendable { case one, all }
    public var operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}
/// How the pictures of dragged items are arranged.
public struct DragDropPreviewsFormation: Hashable, Sendable {
    private let name: String
    public static let `default` = DragDropPreviewsFormation(name: "default")
    public static let pile = DragDropPreviewsFormation(name: "pile")
    public static let stack = DragDropPreviewsFormation(name: "stack")
    public static let list = DragDropPreviewsFormation(name: "list")
}
/// Counts the sessions.
private enum SessionNumber {
    private static let last = Mutex(0)
    static func next() -> Int {
        last.withLock {
            $0 += 1
            return $0
        }
    }
}
/// A drag, as its source sees it.
public struct DragSession: Identifiable, Sendable {
    /// The identity of a drag.
    public struct ID: Hashable, Sendable { fileprivate let number: Int }
    /// The stages of a drag.
    public enum Phase: Hashable, Sendable {
        case initial, active
        case ended(DropOperation)
        case dataTransferCompleted
    }
    public let id = ID(number: SessionNumber.next())
    public let phase: Phase
    private let itemIDs: [any Sendable]
    public func draggedItemIDs<ItemID: Hashable & Sendable>(for type: ItemID.Type) -> [ItemID] { itemIDs.compactMap { $0 as? ItemID } }
}
/// A drag over a destination.
public struct DropSession: Identifiable, Sendable {
    /// The identity of a drop.
    public struct ID: Hashable, Sendable { fileprivate let number: Int }
    /// The stages of a drop.
    public enum Phase: Hashable, Sendable {
        case entering, active, exiting
        case ended(DropOperation)
        case dataTransferCompleted
    }
    public let id = ID(number: SessionNumber.next())
    public let phase: Phase
    /// Where the finger is, in the view's coordinates.
    public let location: CGPoint
    public var suggestedOperations: DropOperation.Set { [.copy, .move] }
    /// The place of a moved item; nil, because the destination is not a container of items.
    public func reorderDestination<Item: Identifiable, CollectionID>(
        for item: Item.Type, in collectionID: CollectionID.Type
    ) -> ReorderDifference<Item.ID, CollectionID>.Destination? where Item.ID: Sendable { nil }
    /// The place of a moved item; nil, because the destination is not a container of items.
    public func reorderDestination<Item, ItemID, CollectionID>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type
    ) -> ReorderDifference<ItemID, CollectionID>.Destination? { nil }
}

/// The containers around a view: what a finger lifts with an item.
private struct DragContainers {
    var payloads: [Namespace.ID?: ([AnyHashable]) -> [Any]] = [:]
    var selections: [Namespace.ID?: [AnyHashable]] = [:]

    /// The values that a finger lifts with an item: those of the selection, if it contains the item.
    func items(for id: AnyHashable, in namespace: Namespace.ID?) -> [Any] {
        let selection = selections[namespace] ?? []
        return payloads[namespace]?(selection.contains(id) ? selection : [id]) ?? []
    }
}
private struct DragContainersKey: EnvironmentKey { static var defaultValue: DragContainers { DragContainers() } }
extension EnvironmentValues {
    fileprivate var dragContainers: DragContainers {
        get { self[DragContainersKey.self] }
        set { self[DragContainersKey.self] = newValue }
    }
}
private struct ContainedDrag: ViewModifier {
    let id: AnyHashable
    let namespace: Namespace.ID?
    @Environment(\.dragContainers) private var containers

    func body(content: Content) -> some View {
        content.modifier(DragModifier<EmptyView>(items: { containers.items(for: id, in: namespace) }, preview: nil))
    }
}

extension View {
    private func container(_ namespace: Namespace.ID?, _ payload: @escaping ([AnyHashable]) -> [Any]) -> some View {
        transformEnvironment(\.dragContainers) { $0.payloads[namespace] = payload }
    }
    /// Makes a container of views that a finger lifts; the closure returns the values of some identities.
    public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> Data
    ) -> some View where Data.Element == Item, Item.ID: Sendable {
        container(namespace) { payload($0.compactMap { $0.base as? Item.ID }).map { $0 } }
    }
    /// Makes a container of views that a finger lifts; the closure returns the value of an identity.
    public func dragContainer<Item: Transferable & Identifiable>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping (_ draggedItemID: Item.ID) -> Item?
    ) -> some View where Item.ID: Sendable {
        container(namespace) { $0.compactMap { ($0.base as? Item.ID).flatMap(payload) } }
    }
    /// Makes a container of views that a finger lifts; the closure returns the values of some identities.
    public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> Data
    ) -> some View where Data.Element == Item { container(namespace) { payload($0.compactMap { $0.base as? ItemID }).map { $0 } } }
    /// Makes a container of views that a finger lifts together with the selected ones.
    public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, selection: [Item.ID],
        _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> Data
    ) -> some View where Data.Element == Item, Item.ID: Sendable {
        dragContainer(for: itemType, in: namespace, payload).dragContainerSelection(selection, containerNamespace: namespace)
    }
    /// Sets the identities that a finger lifts together.
    public func dragContainerSelection<ItemID: Hashable>(_ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil)
        -> some View
    {
        let ids = selection().map { AnyHashable($0) }
        return transformEnvironment(\.dragContainers) { $0.selections[containerNamespace] = ids }
    }
    /// Sets the identities that a finger lifts together.
    public func dragContainerSelection<ItemID: Hashable>(_ selection: Swift.Set<ItemID>, containerNamespace: Namespace.ID? = nil) -> some View {
        dragContainerSelection(Array(selection), containerNamespace: containerNamespace)
    }
    /// Lets a finger lift the view as an item of its container.
    public func draggable<ItemID: Hashable>(containerItemID: ItemID, containerNamespace: Namespace.ID? = nil) -> some View {
        modifier(ContainedDrag(id: containerItemID, namespace: containerNamespace))
    }
    /// Lets a finger lift a value as an item of its container.
    public func draggable<Item: Transferable & Identifiable>(
        _ type: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ payload: @escaping () -> Item?
    ) -> some View where Item.ID: Sendable { modifier(DragModifier<EmptyView>(items: { payload().map { [$0] } ?? [] }, preview: nil)) }

    /// Sets what the destinations may do with the items inside. Drags here end in the app or nowhere.
    public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
    /// Sets what happens to dropped items. Drags here copy values, and a warning says so.
    public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View { notDrawn("dropConfiguration") }
    /// Sets how dragged items are arranged below the finger. Only the lifted view follows it, with a warning for another formation than the
    /// default.
    public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        notDrawn(formation == .default ? nil : "dragPreviewsFormation")
    }
    /// Sets how dragged items are arranged over the view. Only the lifted view follows the finger, with a warning for another formation than
    /// the default.
    public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        notDrawn(formation == .default ? nil : "dropPreviewsFormation")
    }
    /// Runs an action for each stage of a drag from the view; it never runs, and a warning says so.
    public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { notDrawn("onDragSessionUpdated") }
    /// Runs an action for each stage of a drag over the view; it never runs, and a warning says so.
    public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View { notDrawn("onDropSessionUpdated") }
    /// Takes values of a type that a finger drops on the view.
    public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping (_ items: [T], _ session: DropSession) -> Void
    ) -> some View {
        modifier(
            DropModifier(
                action: DropAction(
                    accepts: { isEnabled && !DragCarriage.values(of: T.self, in: $0).isEmpty },
                    perform: { items, location in
                        action(DragCarriage.values(of: T.self, in: items), DropSession(phase: .ended(.copy), location: location))
                        return true
                    })))
    }
}

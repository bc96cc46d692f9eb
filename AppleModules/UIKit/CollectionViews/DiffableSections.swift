import Easel
import Foundation

/// The items of a section, some of them inside of others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var entries: [(item: ItemIdentifierType, parent: ItemIdentifierType?)] = []
    private var expanded: Set<ItemIdentifierType> = []
    public init() {}
    public var items: [ItemIdentifierType] { ordered(nil) { _ in true } }
    public var rootItems: [ItemIdentifierType] { children(nil) }
    /// The items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] { ordered(nil) { expanded.contains($0) } }
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) { entries += items.map { ($0, parent) } }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(items.flatMap { [$0] + ordered($0) { _ in true } })
        entries.removeAll { gone.contains($0.item) }
    }
    public mutating func deleteAll() { (entries, expanded) = ([], []) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func contains(_ item: ItemIdentifierType) -> Bool { entries.contains { $0.item == item } }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { entries.first { $0.item == child }?.parent }
    public func level(of item: ItemIdentifierType) -> Int { parent(of: item).map { level(of: $0) + 1 } ?? 0 }
    private func children(_ parent: ItemIdentifierType?) -> [ItemIdentifierType] { entries.filter { $0.parent == parent }.map(\.item) }
    private func ordered(_ parent: ItemIdentifierType?, opening: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        children(parent).flatMap { [$0] + (opening($0) ? ordered($0, opening: opening) : []) }
    }
}

/// A change of a section by moving its items.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public var difference: CollectionDifference<ItemIdentifierType> { finalSnapshot.items.difference(from: initialSnapshot.items) }
}
/// A change by moving items.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    public var difference: CollectionDifference<ItemIdentifierType> { finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers) }
}

extension UICollectionViewDiffableDataSource {
    /// Reacts to items that the user moves. Drawing has no drags, so the handlers are never called.
    public struct ReorderingHandlers {
        public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((Transaction) -> Void)?
        public var didReorder: ((Transaction) -> Void)?
        public init() {}
    }
    /// Reacts to items that the user opens and closes. Drawing has no taps on them, so the handlers are never called.
    public struct SectionSnapshotHandlers<Item> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)?
        public init() {}
    }
    /// Returns the items of a section.
    public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var part = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        part.append(snapshot().itemIdentifiers(inSection: section))
        return part
    }
    /// Shows the visible items of a section.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }
}

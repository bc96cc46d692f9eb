import Easel
import Foundation

/// A grid of cells. It is drawn with the cells of its data source, in the lines of a flow layout.
open class UICollectionView: UIScrollView {
    /// The position of a cell that is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
    open override class func appearance() -> UICollectionView { UICollectionView(frame: .zero) }
    open var collectionViewLayout = UICollectionViewLayout()
    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    open var backgroundView: UIView?
    open var isPrefetchingEnabled = true
    open var dragInteractionEnabled = false
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    nonisolated public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame)
        MainActor.assumeIsolated { collectionViewLayout = layout }
    }
    nonisolated public override convenience init(frame: CGRect) { self.init(frame: frame, collectionViewLayout: UICollectionViewLayout()) }
    nonisolated public required init?(coder: NSCoder) { nil }

    let asked = AskedCells<UICollectionViewCell>()
    private var classes: [String: AnyClass] = [:]
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { classes[identifier] = cellClass }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        classes[elementKind + identifier] = viewClass
    }
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionReusableView.made(classes[identifier] as? UICollectionViewCell.Type ?? UICollectionViewCell.self)
    }
    open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionReusableView
    { UICollectionReusableView.made(classes[elementKind + identifier] as? UICollectionReusableView.Type ?? UICollectionReusableView.self) }
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    )
        -> Cell
    {
        let cell = UICollectionReusableView.made(Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = UICollectionReusableView.made(Supplementary.self)
        if let cell = view as? UICollectionViewListCell {
            let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
            cell.supplement = (registration.kind, layout?.provider(indexPath.section, GridEnvironment(bounds.size))?.list?.appearance)
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fingerDidTouch(touches.first?.view) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fingerDidLeave(isCancelled: false) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fingerDidLeave(isCancelled: true) }
    // The drawing asks the data source for all cells.
    open func reloadData() {
        asked.deselectAll()
        dataDidChange()
    }
    override func drawn() -> AnyView? { type(of: self).isOurs ? GridPicture.grid(self).map { AnyView($0.keepingSafeArea(of: self)) } : nil }
    open func reloadItems(at indexPaths: [IndexPath]) { dataDidChange() }
    open func reloadSections(_ sections: IndexSet) { dataDidChange() }
    open func insertItems(at indexPaths: [IndexPath]) { dataDidChange() }
    open func deleteItems(at indexPaths: [IndexPath]) { dataDidChange() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { dataDidChange() }
    open func insertSections(_ sections: IndexSet) { dataDidChange() }
    open func deleteSections(_ sections: IndexSet) { dataDidChange() }
    open func moveSection(_ section: Int, toSection newSection: Int) { dataDidChange() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { dataDidChange() }
    @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? { nil }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var hasUncommittedUpdates: Bool { false }
    open var selectionFollowsFocus = false
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Whether cells follow the size of their content.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in asked.selected { deselectItem(at: path, animated: animated) }
            return
        }
        asked.select(indexPath, isAlone: !selectsSeveral) { $0.isSelected = $1 }
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { asked.deselect(indexPath) { $0.isSelected = $1 } }
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard indexPath.count == 2 else { return }
        func share(_ low: ScrollPosition, _ middle: ScrollPosition, _ high: ScrollPosition) -> CGFloat? {
            scrollPosition.contains(low) ? 0 : scrollPosition.contains(middle) ? 0.5 : scrollPosition.contains(high) ? 1 : nil
        }
        let (x, y) = (share(.left, .centeredHorizontally, .right), share(.top, .centeredVertically, .bottom))
        // A position across the direction of scrolling moves nothing along it.
        let isFlowing = (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
        let anchor = isFlowing || contentSize.width > bounds.width ? x.map { UnitPoint(x: $0, y: y ?? 0.5) } : y.map { UnitPoint(x: 0.5, y: $0) }
        scroll(to: ScrolledPlace(section: indexPath.section, item: indexPath.item), anchor: anchor, animated: animated)
    }
    override var bouncesByDefault: Bool { collectionViewLayout is UICollectionViewCompositionalLayout }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { askedCell(at: indexPath) }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { asked.path(of: cell) }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open var indexPathsForSelectedItems: [IndexPath]? { asked.selected }
    open var indexPathsForVisibleItems: [IndexPath] { shownPaths }
    open var visibleCells: [UICollectionViewCell] { shownPaths.compactMap { askedCell(at: $0) } }
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfItems(inSection section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }

    /// A registration that shows items in cells of a class.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Gives a cell its item.
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler
        public init(handler: @escaping Handler) { self.handler = handler }
    }
    /// A registration that creates headers and footers of a class.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Gives a view its section.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let kind: String
        let handler: Handler
        public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
    }
}

/// Gives a grid its cells.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    { UICollectionReusableView(frame: .zero) }
}

import Easel
import Foundation

// Layouts keep their settings, which the drawings of grids read.

/// The layout of a grid.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    nonisolated public override init() {}
    nonisolated public required init?(coder: NSCoder) { nil }
    open weak var collectionView: UICollectionView?
    open var collectionViewContentSize: CGSize { .zero }
    open func prepare() {}
    open func invalidateLayout() {}
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
    }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    /// Keeps nothing: decorations aren't drawn.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        proposedContentOffset
    }
}

/// The parts of a layout that have changed.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    nonisolated public override init() {}
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero
    open var invalidateEverything: Bool { false }
    open func invalidateItems(at indexPaths: [IndexPath]) {}
}

/// The parts of a layout in lines that have changed.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}

/// A changed item of a grid. Grids of UIKit don't change.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: Action { .none }
}

/// The frame of a cell.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    nonisolated public required override init() {}
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    open var indexPath = IndexPath(item: 0, section: 0)
    open var center = CGPoint.zero
    open var size = CGSize.zero
    /// The rectangle around the center.
    open var frame: CGRect {
        get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
        set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var transform = CGAffineTransform.identity
    open var transform3D = CATransform3DIdentity
    /// The transform for drawing, which has two dimensions.
    var drawnTransform: CGAffineTransform {
        transform != .identity
            ? transform
            : CGAffineTransform(a: transform3D.m11, b: transform3D.m12, c: transform3D.m21, d: transform3D.m22, tx: transform3D.m41, ty: transform3D.m42)
    }
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
    }
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
    }
    public private(set) var representedElementKind: String?
    public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated {
            let copy = type(of: self).init()
            (copy.indexPath, copy.center, copy.size, copy.alpha, copy.zIndex) = (indexPath, center, size, alpha, zIndex)
            (copy.isHidden, copy.transform, copy.transform3D) = (isHidden, transform, transform3D)
            (copy.representedElementKind, copy.representedElementCategory) = (representedElementKind, representedElementCategory)
            unsafe result = copy
        }
        return unsafe result
    }
}

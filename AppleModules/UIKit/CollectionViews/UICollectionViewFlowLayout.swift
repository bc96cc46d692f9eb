import Easel
import Foundation

// Layouts keep their settings, which the drawings of grids read.

/// A layout in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionInset = UIEdgeInsets.zero
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    /// The edges from which a section's insets are measured.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewFlowLayoutInvalidationContext()
    }
    nonisolated public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

extension UICollectionView {
    /// The kind of a part.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
    /// The axis along which a grid scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

extension UICollectionViewFlowLayout { public typealias ScrollDirection = UICollectionView.ScrollDirection }

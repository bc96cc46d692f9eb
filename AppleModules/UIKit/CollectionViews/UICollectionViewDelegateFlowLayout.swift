import Easel
import Foundation

/// Gives cells their sizes, and sections their measures. What a delegate doesn't give is that of the layout.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int)
        -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50) }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 10 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 10 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

/// The measures of a section in a flow layout: those of the delegate, or of the layout.
@MainActor
struct FlowSection {
    let insets: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    let header: CGSize
    let footer: CGSize

    init(_ section: Int, of grid: UICollectionView, _ layout: UICollectionViewFlowLayout) {
        if let delegate = grid.delegate as? any UICollectionViewDelegateFlowLayout {
            insets = delegate.collectionView(grid, layout: layout, insetForSectionAt: section)
            lineSpacing = delegate.collectionView(grid, layout: layout, minimumLineSpacingForSectionAt: section)
            itemSpacing = delegate.collectionView(grid, layout: layout, minimumInteritemSpacingForSectionAt: section)
            header = delegate.collectionView(grid, layout: layout, referenceSizeForHeaderInSection: section)
            footer = delegate.collectionView(grid, layout: layout, referenceSizeForFooterInSection: section)
        } else {
            (insets, lineSpacing, itemSpacing) = (layout.sectionInset, layout.minimumLineSpacing, layout.minimumInteritemSpacing)
            (header, footer) = (layout.headerReferenceSize, layout.footerReferenceSize)
        }
    }
}

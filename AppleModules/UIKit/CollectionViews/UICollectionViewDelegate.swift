import Easel
import Foundation

/// Reacts to the changes of a grid.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

/// Loads cells before they are shown. It is never called.
@MainActor @preconcurrency public protocol UICollectionViewDataSourcePrefetching: AnyObject {}

/// The selection of cells by taps.
extension UICollectionView: SelectingList {
    private var gridDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    func mayHighlight(_ path: IndexPath) -> Bool { gridDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true }

    func setHighlighted(_ isHighlighted: Bool, _ cell: UICollectionViewCell?, at path: IndexPath) {
        cell?.isHighlighted = isHighlighted
        if isHighlighted {
            gridDelegate?.collectionView(self, didHighlightItemAt: path)
        } else {
            gridDelegate?.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    func choice(_ path: IndexPath, isSelected: Bool) -> IndexPath? {
        guard let gridDelegate else { return path }
        let isAllowed = isSelected ? gridDelegate.collectionView(self, shouldSelectItemAt: path) : gridDelegate.collectionView(self, shouldDeselectItemAt: path)
        return isAllowed ? path : nil
    }

    func choose(_ path: IndexPath, isSelected: Bool) {
        if isSelected {
            selectItem(at: path, animated: false, scrollPosition: [])
            gridDelegate?.collectionView(self, didSelectItemAt: path)
        } else {
            deselectItem(at: path, animated: false)
            gridDelegate?.collectionView(self, didDeselectItemAt: path)
        }
    }
}

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

    /// Highlights the cell that a finger has reached; nil for no cell.
    func highlight(_ cell: UICollectionViewCell?) {
        guard let cell, let path = asked.path(of: cell), isEditing ? allowsSelectionDuringEditing : allowsSelection,
            gridDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        highlighted = path
        cell.isHighlighted = true
        gridDelegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// Ends the highlight; returns the cell that had it.
    @discardableResult
    func unhighlight() -> IndexPath? {
        guard let path = highlighted else { return nil }
        highlighted = nil
        asked.drawn(at: path)?.isHighlighted = false
        gridDelegate?.collectionView(self, didUnhighlightItemAt: path)
        return path
    }

    /// Selects a cell as a tap does, or deselects it where several can be selected.
    func choose(_ path: IndexPath) {
        let allowsSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        if allowsSeveral, asked.selected.contains(path) { return deselectByTap(path) }
        guard gridDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsSeveral { for other in asked.selected where other != path { deselectByTap(other) } }
        selectItem(at: path, animated: false, scrollPosition: [])
        gridDelegate?.collectionView(self, didSelectItemAt: path)
    }

    private func deselectByTap(_ path: IndexPath) {
        guard gridDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselectItem(at: path, animated: false)
        gridDelegate?.collectionView(self, didDeselectItemAt: path)
    }

    /// The cell around a view.
    func cell(around view: UIView?) -> UICollectionViewCell? {
        view?.touchChain.lazy.compactMap { $0 as? UICollectionViewCell }.first { $0.shownIn === self }
    }
}

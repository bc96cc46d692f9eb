import Easel
import Foundation

/// A list or a grid whose cells are highlighted by fingers and selected by taps.
@MainActor
protocol SelectingList: UIScrollView {
    associatedtype Cell: UIView
    var asked: AskedCells<Cell> { get }
    var isEditing: Bool { get }
    var allowsSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    /// Whether the delegate allows the highlight of a cell.
    func mayHighlight(_ path: IndexPath) -> Bool
    /// Changes the highlight of a cell, which may have been removed, and informs the delegate.
    func setHighlighted(_ isHighlighted: Bool, _ cell: Cell?, at path: IndexPath)
    /// Returns the path that the delegate lets be selected or deselected after a tap; nil for none.
    func choice(_ path: IndexPath, isSelected: Bool) -> IndexPath?
    /// Selects or deselects a cell after a tap, and informs the delegate.
    func choose(_ path: IndexPath, isSelected: Bool)
}

extension SelectingList {
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Draws the present data. The highlighted cell may no longer exist.
    func dataDidChange() {
        asked.forget()
        setNeedsPicture()
    }

    /// The cell around a view.
    func cell(around view: UIView?) -> Cell? {
        view?.touchChain.lazy.compactMap { $0 as? Cell }.first { $0.shownIn === self }
    }

    /// Highlights the cell that a finger has reached.
    func fingerDidTouch(_ view: UIView?) {
        guard let cell = cell(around: view), let path = asked.path(of: cell), isEditing ? allowsSelectionDuringEditing : allowsSelection, mayHighlight(path)
        else { return }
        asked.highlighted = path
        setHighlighted(true, cell, at: path)
    }

    /// Ends the highlight, and selects the cell that had it unless another gesture has taken the touch.
    func fingerDidLeave(isCancelled: Bool) {
        guard let path = asked.highlighted else { return }
        asked.highlighted = nil
        setHighlighted(false, asked.drawn(at: path), at: path)
        guard !isCancelled else { return }
        TouchSession.current?.claim()
        tap(path)
    }

    /// Selects a cell, or deselects it where several can be selected.
    private func tap(_ path: IndexPath) {
        if selectsSeveral, asked.selected.contains(path) { return deselect(path) }
        guard let path = choice(path, isSelected: true) else { return }
        if !selectsSeveral { for other in asked.selected where other != path { deselect(other) } }
        choose(path, isSelected: true)
    }

    private func deselect(_ path: IndexPath) { if let path = choice(path, isSelected: false) { choose(path, isSelected: false) } }
}

import Easel
import Foundation

/// Gives a list its measures, headers, and footers, and reacts to its changes.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { UITableView.automaticDimension }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { UITableView.automaticDimension }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { UITableView.automaticDimension }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
}

/// Loads rows before they are shown. It is never called.
@MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching: AnyObject {}

/// The selection of rows by taps.
extension UITableView: SelectingList {
    private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    /// Highlights the row that a finger has reached; nil for no row.
    func highlight(_ cell: UITableViewCell?) {
        guard let cell, let path = asked.path(of: cell), isEditing ? allowsSelectionDuringEditing : allowsSelection,
            tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        highlighted = path
        cell.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: path)
    }

    /// Ends the highlight; returns the row that had it.
    @discardableResult
    func unhighlight() -> IndexPath? {
        guard let path = highlighted else { return nil }
        highlighted = nil
        asked.drawn(at: path)?.setHighlighted(false, animated: false)
        tableDelegate?.tableView(self, didUnhighlightRowAt: path)
        return path
    }

    /// Selects a row as a tap does, or deselects it where several can be selected.
    func choose(_ path: IndexPath) {
        let allowsSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        if allowsSeveral, asked.selected.contains(path) { return deselectByTap(path) }
        guard let path = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
        if !allowsSeveral { for other in asked.selected where other != path { deselectByTap(other) } }
        selectRow(at: path, animated: false, scrollPosition: .none)
        tableDelegate?.tableView(self, didSelectRowAt: path)
    }

    private func deselectByTap(_ path: IndexPath) {
        guard let path = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
        deselectRow(at: path, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: path)
    }

    /// The row around a view.
    func row(around view: UIView?) -> UITableViewCell? {
        view?.touchChain.lazy.compactMap { $0 as? UITableViewCell }.first { $0.shownIn === self }
    }

    /// The actions that a swipe shows behind a row.
    func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        isLeading
            ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
}

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
    /// The change of a row that the user can ask for while its list is edited; `delete` by default.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    /// The title of the button that deletes a row; nil for the standard one.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
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
    /// Returns `delete`.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
}

/// Loads rows before they are shown. It is never called.
@MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching: AnyObject {}

/// The selection of rows by taps.
extension UITableView: SelectingList {
    private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    func mayHighlight(_ path: IndexPath) -> Bool { tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true }

    func setHighlighted(_ isHighlighted: Bool, _ cell: UITableViewCell?, at path: IndexPath) {
        cell?.setHighlighted(isHighlighted, animated: false)
        if isHighlighted { tableDelegate?.tableView(self, didHighlightRowAt: path) } else { tableDelegate?.tableView(self, didUnhighlightRowAt: path) }
    }

    func choice(_ path: IndexPath, isSelected: Bool) -> IndexPath? {
        guard let tableDelegate else { return path }
        return isSelected ? tableDelegate.tableView(self, willSelectRowAt: path) : tableDelegate.tableView(self, willDeselectRowAt: path)
    }

    func choose(_ path: IndexPath, isSelected: Bool) {
        if isSelected {
            selectRow(at: path, animated: false, scrollPosition: .none)
            tableDelegate?.tableView(self, didSelectRowAt: path)
        } else {
            deselectRow(at: path, animated: false)
            tableDelegate?.tableView(self, didDeselectRowAt: path)
        }
    }

    /// The actions that a swipe shows behind a row.
    func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard dataSource?.tableView(self, canEditRowAt: path) ?? true else { return nil }
        if isLeading { return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        // Without actions of its own, a list whose source commits edits has the standard button.
        guard dataSource?._commitsEdits ?? false, tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else { return nil }
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

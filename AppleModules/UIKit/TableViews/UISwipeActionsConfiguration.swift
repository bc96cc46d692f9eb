import Easel
import Foundation

/// The actions behind a row.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action behind a row.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    /// The meaning of an action.
    public enum Style: Int, Sendable { case normal, destructive }
    /// Performs an action for a view, and receives a closure for its result.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor! {
        get { ownBackground ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackground = newValue }
    }
    private var ownBackground: UIColor?
    public init(style: Style, title: String?, handler: @escaping Handler) { (self.style, self.title, self.handler) = (style, title, handler) }
}

import Easel
import Foundation

// Drawing has no pointer, pencil, or edit menu, so these interactions never happen.

/// Shows an edit menu.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {}
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    open func dismissMenu() {}
}

/// Gives an edit menu its actions.
@MainActor @preconcurrency public protocol UIEditMenuInteractionDelegate: AnyObject {}

/// The place of an edit menu.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
    public let sourcePoint: CGPoint
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) { self.sourcePoint = sourcePoint }
}

/// The old edit menu.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
    public class var shared: UIMenuController { UIMenuController() }
    open var menuItems: [UIMenuItem]?
    open var isMenuVisible = false
    nonisolated override init() {}
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu() {}
}

/// An item of the old edit menu.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menus of the app.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
    public class var main: UIMenuSystem { UIMenuSystem() }
    public class var context: UIMenuSystem { UIMenuSystem() }
    nonisolated override init() {}
    open func setNeedsRebuild() {}
    open func setNeedsRevalidate() {}
}

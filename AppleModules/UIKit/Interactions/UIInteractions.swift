import Easel
import Foundation

// Drawing has no pointer, pencil, or edit menu, so these interactions never happen.

/// Finds texts in a view.
@MainActor @preconcurrency
open class UIFindInteraction: NSObject, UIInteraction {
    open func presentFindNavigator(showingReplace: Bool) {}
    open func dismissFindNavigator() {}
}

/// Shows a help text beside a pointer.
@MainActor @preconcurrency
open class UIToolTipInteraction: NSObject, UIInteraction {
    open var defaultToolTip: String?
    public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
}

/// How a text's part is touched.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// Gives the old peeks their controllers. It is never called.
@MainActor @preconcurrency public protocol UIViewControllerPreviewingDelegate: AnyObject {}

/// A view with an old peek.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: AnyObject {
    var sourceRect: CGRect { get set }
    var sourceView: UIView { get }
}

extension UIViewController {
    @discardableResult
    public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) -> any UIViewControllerPreviewing {
        Peek(sourceView: sourceView)
    }
}

private final class Peek: UIViewControllerPreviewing {
    var sourceRect = CGRect.zero
    let sourceView: UIView
    init(sourceView: UIView) { self.sourceView = sourceView }
}

import Easel
import Foundation

/// A view with a keyboard's traits. Drawing has no keyboard, so none has an effect.
@MainActor @preconcurrency public protocol UITextInputTraits: AnyObject {}
/// A view that takes characters from a keyboard.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// A link, an attachment, or a marked part of a text. Drawing never touches one.
@MainActor @preconcurrency
public final class UITextItem: NSObject {
    /// The content of an item.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }
    /// The menu of an item.
    @MainActor @preconcurrency
    public final class MenuConfiguration: NSObject {
        public init(menu: UIMenu) {}
        public init(preview: MenuPreview?, menu: UIMenu) {}
    }
    /// The preview beside an item's menu.
    @MainActor @preconcurrency
    public final class MenuPreview: NSObject {
        public static let `default` = MenuPreview(view: UIView(frame: .zero))
        public init(view: UIView) {}
    }
    public let content: Content
    public let range: NSRange
    init(content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}

/// A place where a popover can begin.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIViewController {
    /// The transition to a controller, which never happens.
    @MainActor
    public final class Transition: NSObject {
        /// The view and the controllers of a transition that zooms.
        @MainActor
        public final class ZoomSourceViewProviderContext {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController
            init(from source: UIViewController, to zoomed: UIViewController) { (sourceViewController, zoomedViewController) = (source, zoomed) }
        }
        /// The settings of a transition that zooms.
        @MainActor
        public final class ZoomOptions: NSObject {
            public var dimmingColor: UIColor?
            public var dimmingVisualEffect: UIVisualEffect?
            public var interactiveDismissShouldBegin: ((Any) -> Bool)?
            public var alignmentRectProvider: ((Any) -> CGRect?)?
        }
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition() }
        public static var coverVertical: Transition { Transition() }
        public static var flipHorizontal: Transition { Transition() }
        public static var crossDissolve: Transition { Transition() }
        public static var partialCurl: Transition { Transition() }
    }
    /// Controllers appear in their usual way, with a warning.
    public var preferredTransition: Transition? {
        get { nil }
        set { if newValue != nil { SceneNotes.notDrawn("UIViewController.preferredTransition") } }
    }
}

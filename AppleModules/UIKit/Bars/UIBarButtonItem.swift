import AppleCoreGraphics
import Easel
import Foundation

/// An item of a bar. Bars of UIKit aren't drawn.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    /// The appearance of an item.
    public enum Style: Int, Sendable {
        case plain
        case done = 2
        /// The look of `done`, under its name since iOS 26.
        public static let prominent = Style.done
    }
    /// A system item.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play,
            pause, rewind, fastForward, undo, redo
        case close = 24
    }
    open var title: String?
    open var image: UIImage?
    open var tintColor: UIColor?
    open var isEnabled = true
    open var isHidden = false
    open var isSelected = false
    open var tag = 0
    open var style = Style.plain
    open var width: CGFloat = 0
    /// Backgrounds of items exist only since iOS 26.
    open var hidesSharedBackground = false
    /// Backgrounds of items exist only since iOS 26.
    open var sharesBackground = true
    open var customView: UIView?
    open var menu: UIMenu?
    open var primaryAction: UIAction?
    open weak var target: AnyObject?
    open var action: Selector?
    /// Calls the item's method; without an object, that of the first responder from the shown controller on.
    func send() { if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) } }
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    private(set) var systemItem: SystemItem?
    nonisolated public override init() {}
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.target, self.action) = (image, style, target as AnyObject?, action)
    }
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil) {
        self.init()
        (self.systemItem, self.target, self.action) = (systemItem, target as AnyObject?, action)
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
    }
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace) }
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .fixedSpace) }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIBarButtonItem { UIBarButtonItem() }
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// A group of items in a bar.
@MainActor @preconcurrency
public final class UIBarButtonItemGroup: NSObject {
    public var barButtonItems: [UIBarButtonItem]
    public var representativeItem: UIBarButtonItem?
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    }
}

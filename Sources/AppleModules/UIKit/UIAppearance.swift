import Easel

// The appearance proxies are accepted: bars and lists of views are drawn by Easel, not by UIKit.

/// The look of a bar.
open class UIBarAppearance: NSObject {
    public override init() {}
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    open var backgroundEffect: UIBlurEffect?
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open func configureWithDefaultBackground() {}
}

/// The look of a navigation bar.
public final class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The look of a toolbar.
public final class UIToolbarAppearance: UIBarAppearance {}

/// The look of a tab bar.
public final class UITabBarAppearance: UIBarAppearance {
    public let stackedLayoutAppearance = UITabBarItemAppearance()
    public let inlineLayoutAppearance = UITabBarItemAppearance()
    public let compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of a tab bar's items.
public final class UITabBarItemAppearance: NSObject {
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
}

/// The look of a tab bar's items in a state.
public final class UITabBarItemStateAppearance: NSObject {
    public var iconColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UINavigationBar: UIView {
    public static func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UINavigationBar { appearance() }
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var shadowImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var barStyle = UIBarStyle.default
    open var topItem: UINavigationItem? { nil }
    open var items: [UINavigationItem]?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The size of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

open class UITabBar: UIView {
    public static func appearance() -> UITabBar { UITabBar(frame: .zero) }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UITabBar { appearance() }
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
}

open class UIToolbar: UIView {
    public static func appearance() -> UIToolbar { UIToolbar(frame: .zero) }
    open var items: [UIBarButtonItem]?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var barTintColor: UIColor?
    open var standardAppearance = UIToolbarAppearance()
}

open class UITableView: UIScrollView {
    /// The line between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    open override class func appearance() -> UITableView { UITableView(frame: .zero) }
    open var separatorStyle = SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var tableFooterView: UIView?
    open var tableHeaderView: UIView?
    open var allowsSelection = true
}

open class UITableViewCell: UIView {
    /// The look of a selected row.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public static func appearance() -> UITableViewCell { UITableViewCell(frame: .zero) }
    open var selectionStyle = SelectionStyle.default
    open var selectedBackgroundView: UIView?
}

open class UITableViewHeaderFooterView: UIView {
    public static func appearance() -> UITableViewHeaderFooterView { UITableViewHeaderFooterView(frame: .zero) }
}

open class UICollectionView: UIScrollView {
    open override class func appearance() -> UICollectionView { UICollectionView(frame: .zero) }
}

open class UISegmentedControl: UIControl {
    public static func appearance() -> UISegmentedControl { UISegmentedControl(frame: .zero) }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UISegmentedControl { appearance() }
    open var selectedSegmentTintColor: UIColor?
    private(set) var hasTitleTextAttributes = false
    /// Accepts the look of titles, which isn't drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) { hasTitleTextAttributes = attributes?.isEmpty == false }
    private var titles: [String] = []
    open var selectedSegmentIndex = -1
    public var numberOfSegments: Int { titles.count }
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
    }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { titles.insert(title ?? "", at: min(max(0, segment), titles.count)) }
    open func removeAllSegments() { titles = [] }
    /// Changes the title of a segment. A number beyond the segments counts as the last one.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if !titles.isEmpty { titles[min(max(0, segment), titles.count - 1)] = title ?? "" }
    }
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.segments(self)) : nil }
}

open class UIPageControl: UIControl {
    public static func appearance() -> UIPageControl { UIPageControl(frame: .zero) }
    open var currentPageIndicatorTintColor: UIColor?
    open var pageIndicatorTintColor: UIColor?
    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.pageControl(self)) : nil }
}

open class UISlider: UIControl {
    public static func appearance() -> UISlider { UISlider(frame: .zero) }
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var isContinuous = true
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    private(set) var hasThumbImage = false
    /// Accepts an image of the thumb, which isn't drawn.
    open func setThumbImage(_ image: UIImage?, for state: State) { hasThumbImage = image != nil }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.slider(self)) : nil }
}

open class UISwitch: UIControl {
    public static func appearance() -> UISwitch { UISwitch(frame: .zero) }
    open var isOn = false
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.toggle(self)) : nil }
}

extension UITextField {
    public static func appearance() -> UITextField { UITextField(frame: .zero) }
    public var clearButtonMode: ViewMode {
        get { .never }
        set {}
    }
    /// When a part of a field is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}

extension UILabel {
    public static func appearance() -> UILabel { UILabel(frame: .zero) }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// The colors of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// What has an appearance proxy.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

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
    public init(barAppearance: UIBarAppearance) {}
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open func copy() -> Self { self }
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open func configureWithDefaultBackground() {}
}

/// The look of a navigation bar.
public final class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var buttonAppearance = UIBarButtonItemAppearance()
    public var backButtonAppearance = UIBarButtonItemAppearance()
    public var doneButtonAppearance = UIBarButtonItemAppearance()
    public var titlePositionAdjustment = UIOffset.zero
    public private(set) var backIndicatorImage: UIImage?
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The look of a toolbar.
public final class UIToolbarAppearance: UIBarAppearance {
    public var buttonAppearance = UIBarButtonItemAppearance()
    public var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of a bar's buttons.
public final class UIBarButtonItemAppearance: NSObject {
    /// The kind of a button.
    public enum Style: Int, Sendable { case plain, done }
    public init(style: Style = .plain) {}
    public override convenience init() { self.init(style: .plain) }
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()
}

/// The look of a bar's buttons in a state.
public final class UIBarButtonItemStateAppearance: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var backgroundImage: UIImage?
}

/// The look of a tab bar.
public final class UITabBarAppearance: UIBarAppearance {
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
    public var selectionIndicatorTintColor: UIColor?
    public var selectionIndicatorImage: UIImage?
    public var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    public var stackedItemSpacing: CGFloat = 0
}

/// The look of a tab bar's items.
public final class UITabBarItemAppearance: NSObject {
    public override init() {}
    public let normal = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
}

/// The look of a tab bar's items in a state.
public final class UITabBarItemStateAppearance: NSObject {
    public var iconColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
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
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
}

/// The size of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

open class UITabBar: UIView {
    /// How items share the bar.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
    open var items: [UITabBarItem]?
    open var selectedItem: UITabBarItem?
    open var barStyle = UIBarStyle.default
    open var selectionIndicatorImage: UIImage?
    open var itemPositioning = ItemPositioning.automatic
    open weak var delegate: (any UITabBarDelegate)?
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
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var standardAppearance = UIToolbarAppearance()
}

open class UISegmentedControl: UIControl {
    public static func appearance() -> UISegmentedControl { UISegmentedControl(frame: .zero) }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UISegmentedControl { appearance() }
    open var selectedSegmentTintColor: UIColor?
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    open func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics) {}
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    open func removeSegment(at segment: Int, animated: Bool) { if titles.indices.contains(segment) { titles.remove(at: segment) } }
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
    open var allowsContinuousInteraction = true
    /// What is drawn behind the dots.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    open var backgroundStyle = BackgroundStyle.automatic
    open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: 18 * pageCount, height: 26) }
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
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { rect }
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

/// A class with an appearance proxy.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

import Easel

/// A button of UIKit.
open class UIButton: UIControl {
    /// The appearance of a button.
    public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close }
    private var titles: [State.RawValue: String] = [:]
    public private(set) var titleLabel: UILabel? = {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 18)
        return label
    }()
    public private(set) var imageView: UIImageView? = UIImageView(frame: .zero)
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    public var currentTitle: String? { configuration?.title ?? currentAttributedTitle?.string ?? current(titles) }
    public var currentAttributedTitle: NSAttributedString? { current(attributedTitles) }
    public var currentImage: UIImage? { current(images) ?? imageView?.image }
    public var currentBackgroundImage: UIImage? { current(backgroundImages) }
    /// The color of the title: that of the state, or white, or the tint of a system's button.
    public var currentTitleColor: UIColor {
        if let color = current(titleColors) { return color }
        return buttonType == .custom ? .white : buttonType == .close ? .secondaryLabel : isEnabled ? tintColor : .tertiaryLabel
    }
    /// The value for the button's state, or else for the normal one.
    private func current<Value>(_ values: [State.RawValue: Value]) -> Value? {
        let states: [State] = (isEnabled ? [] : [.disabled]) + (isHighlighted ? [.highlighted] : []) + (isSelected ? [.selected] : [])
        return values[state.rawValue] ?? states.lazy.compactMap { values[$0.rawValue] }.first ?? values[0]
    }
    open var configuration: Configuration?
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false
    open var isPointerInteractionEnabled = false
    open var role = Role.normal
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// The purpose of a button.
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
    open var isHovered: Bool { false }
    open var isHeld: Bool { false }
    open var reversesTitleShadowWhenHighlighted = false
    open var automaticallyUpdatesConfiguration = true
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func updateConfiguration() {}
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] ?? backgroundImages[0] }
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state.rawValue] ?? attributedTitles[0] }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    private var attributedTitles: [State.RawValue: NSAttributedString] = [:]
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { attributedTitles[state.rawValue] = title?.copied }
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? imageView?.image }
    open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        if state == .normal { symbolConfiguration = configuration }
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        if let primaryAction { show(primaryAction) }
    }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { show(primaryAction) }
    }
    /// Returns a button with an image and an action.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }
    /// Adds the button's main action, whose title and image it shows unless it has its own.
    private func show(_ action: UIAction) {
        addAction(action, for: .primaryActionTriggered)
        if configuration == nil {
            titles[0] = action.title
            if let image = action.image { imageView?.image = image }
        } else {
            if configuration?.title == nil, configuration?.attributedTitle == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        }
    }
    /// The appearance that the button was created with.
    public private(set) var buttonType = ButtonType.custom
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType != .custom { titleLabel?.font = .systemFont(ofSize: 15) }
    }
    open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
    private var titleColors: [State.RawValue: UIColor] = [:]
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state.rawValue] = color }
    private var images: [State.RawValue: UIImage] = [:]
    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        if state == .normal { imageView?.image = image }
    }
    private var backgroundImages: [State.RawValue: UIImage] = [:]
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state.rawValue] = image }
    private var symbolConfiguration: UIImage.SymbolConfiguration?
    /// The image of the state with the symbol's configuration.
    var shownImage: UIImage? { currentImage.map { image in symbolConfiguration.flatMap { image.withConfiguration($0) } ?? image } }
    open override class func appearance() -> UIButton { UIButton(frame: .zero) }
    override func drawn() -> AnyView? {
        guard type(of: self).isOurs else { return nil }
        updateConfiguration()
        if automaticallyUpdatesConfiguration || configuration != nil { configurationUpdateHandler?(self) }
        return configuration.map { AnyView(ControlPicture.button(self, $0)) } ?? AnyView(ControlPicture.button(self))
    }
}

/// A row or a column of views.
open class UIStackView: UIView {
    /// The distribution of the stack's length among the views.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    /// The alignment of the views across the stack.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
    private var arranged: [UIView] = []
    /// The views in the row or column, in order. A view that was removed from the stack is no longer arranged.
    public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var spacing: CGFloat = 0
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    open var isLayoutMarginsRelativeArrangement = false
    open var isBaselineRelativeArrangement = false
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { customSpacings[ObjectIdentifier(arrangedSubview)] = spacing }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat { customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault }
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem: CGFloat = 8
    private(set) var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }
    /// Adds a view at an index of the arranged views, or moves it there. An index beyond them counts as their end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arranged = arrangedSubviews.filter { $0 !== view }
        arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
    }
    /// Removes a view from the row or column. It remains a subview, which is drawn at its frame, until `removeFromSuperview()`.
    open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(Color.clear) : nil }
}

/// A control for dates.
open class UIDatePicker: UIControl {
    /// The parts of the date that can be chosen.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    /// The chosen date; the scene's date until it is set.
    open var date = _SceneTime.date
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime
    open var minuteInterval = 1
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open var locale: Locale?
    open var countDownDuration: TimeInterval = 0
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open override class func appearance() -> UIDatePicker { UIDatePicker(frame: .zero) }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.datePicker(self)) : nil }
}

/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A control with a minus and a plus.
open class UIStepper: UIControl {
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    private var images: [String: UIImage] = [:]
    /// Keeps an image for the button that subtracts. A stepper shows its own signs.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { images["-\(state.rawValue)"] = image }
    /// Keeps an image for the button that adds. A stepper shows its own signs.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { images["+\(state.rawValue)"] = image }
    open func decrementImage(for state: UIControl.State) -> UIImage? { images["-\(state.rawValue)"] }
    open func incrementImage(for state: UIControl.State) -> UIImage? { images["+\(state.rawValue)"] }
    open override class func appearance() -> UIStepper { UIStepper(frame: .zero) }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.stepper(self)) : nil }
}

/// A bar of progress.
open class UIProgressView: UIView {
    /// The appearance of a bar.
    public enum Style: Int, Sendable { case `default`, bar }
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    open var progressViewStyle = Style.default
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress?
    open var progress: Float = 0
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open override class func appearance() -> UIProgressView { UIProgressView(frame: .zero) }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.progress(self)) : nil }
}

/// A control that refreshes a list. It isn't drawn.
open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
    open override class func appearance() -> UIRefreshControl { UIRefreshControl(frame: .zero) }
}

/// An item of a bar. Bars of UIKit aren't drawn.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    /// The appearance of an item.
    public enum Style: Int, Sendable {
        case plain
        case done = 2
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
    open var customView: UIView?
    open var menu: UIMenu?
    open var primaryAction: UIAction?
    open weak var target: AnyObject?
    open var action: Selector?
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    private(set) var systemItem: SystemItem?
    nonisolated public override init() {}
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style) = (title, style)
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style) = (image, style)
    }
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil) {
        self.init()
        self.systemItem = systemItem
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

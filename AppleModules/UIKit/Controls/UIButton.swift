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
    override var hasPrimaryAction: Bool { true }
    open override func sendActions(for controlEvents: UIControl.Event) {
        // The selection changes before the targets learn of the tap.
        if changesSelectionAsPrimaryAction, menu == nil, controlEvents.contains(.touchUpInside) { isSelected.toggle() }
        super.sendActions(for: controlEvents)
    }
    override func drawn() -> AnyView? {
        guard type(of: self).isOurs else { return nil }
        updateConfiguration()
        if automaticallyUpdatesConfiguration || configuration != nil { configurationUpdateHandler?(self) }
        return configuration.map { AnyView(ControlPicture.button(self, $0)) } ?? AnyView(ControlPicture.button(self))
    }
}

import AppleCoreGraphics
import Easel

/// The alignment of a label's lines.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The position of a text that was made smaller.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// A spinning wheel.
open class UIActivityIndicatorView: UIView {
    /// The size of the wheel.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }
    open var style: Style
    open var color: UIColor! = .systemGray { didSet { hasOwnColor = true } }
    private var hasOwnColor = false
    open var hidesWhenStopped = true
    public private(set) var isAnimating = false
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    nonisolated public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    override func drawn() -> AnyView? {
        if !isAnimating && hidesWhenStopped { return AnyView(Color.clear) }
        let isLarge = style == .large
        let wheel = ProgressView().tint(hasOwnColor ? Color(uiColor: color) : nil).scaleEffect(isLarge ? 1.85 : 1)
        return AnyView(isLarge ? AnyView(wheel.frame(width: 37, height: 37)) : AnyView(wheel))
    }
}

/// An effect that a `UIVisualEffectView` shows.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blurred background.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The strength and the color of a blurred background.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
            systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
            systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }
    let style: Style
    public init(style: Style) { self.style = style }

    /// The material with the same strength, and the scheme that the style fixes.
    var material: (Material, ColorScheme?) {
        switch style {
        case .extraLight: (.thick, .light)
        case .light: (.ultraThin, .light)
        case .dark: (.ultraThin, .dark)
        case .extraDark: (.thick, .dark)
        case .regular: (.regular, nil)
        case .prominent: (.thick, nil)
        case .systemUltraThinMaterial: (.ultraThin, nil)
        case .systemThinMaterial: (.thin, nil)
        case .systemMaterial: (.regular, nil)
        case .systemThickMaterial: (.thick, nil)
        case .systemChromeMaterial: (.bar, nil)
        case .systemUltraThinMaterialLight: (.ultraThin, .light)
        case .systemThinMaterialLight: (.thin, .light)
        case .systemMaterialLight: (.regular, .light)
        case .systemThickMaterialLight: (.thick, .light)
        case .systemChromeMaterialLight: (.bar, .light)
        case .systemUltraThinMaterialDark: (.ultraThin, .dark)
        case .systemThinMaterialDark: (.thin, .dark)
        case .systemMaterialDark: (.regular, .dark)
        case .systemThickMaterialDark: (.thick, .dark)
        case .systemChromeMaterialDark: (.bar, .dark)
        }
    }
}

/// An effect for content above a blurred background. It is drawn as plain content.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    public init(blurEffect: UIBlurEffect) {}
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}
/// The strength of labels and fills before a blurred background.
public enum UIVibrancyEffectStyle: Int, Sendable { case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator }

/// A view with a blurred background.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public private(set) lazy var contentView: UIView = {
        let view = UIView(frame: .zero)
        view.contentOfCell = self
        return view
    }()
    // Code that places views inside of the content asks for its size.
    open override var frame: CGRect { didSet { contentView.frame.size = frame.size } }
    public init(effect: UIVisualEffect? = nil) {
        self.effect = effect
        super.init(frame: .zero)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    override func drawn() -> AnyView? {
        guard let content = contentView.picture(filling: [.horizontal, .vertical]) else { return nil }
        if let glass = (effect as? UIGlassEffect)?.glass {
            return AnyView(content.glassEffect(glass, in: cornerConfiguration?.shape ?? AnyShape(Capsule())))
        }
        guard let (material, scheme) = (effect as? UIBlurEffect)?.material else { return content }
        let blur = content.background { Rectangle().fill(material) }
        return scheme.map { AnyView(blur.colorScheme($0)) } ?? AnyView(blur)
    }
}

/// A control of UIKit. A user's subclass is drawn like a view.
open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 2)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchDragOutside = Event(rawValue: 8)
        public static let touchDragEnter = Event(rawValue: 16)
        public static let touchDragExit = Event(rawValue: 32)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
        public static let touchUpInside = Event(rawValue: 64)
        public static let valueChanged = Event(rawValue: 4096)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let primaryActionTriggered = Event(rawValue: 8192)
    }
    /// The states of a control.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }
    /// The alignment of content along x.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// The alignment of content along y.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var state: State { [isEnabled ? [] : .disabled, isSelected ? .selected : [], isHighlighted ? .highlighted : []] }
    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
    private var actions: [(UIAction, Event)] = []
    /// Keeps an action, which `sendActions(for:)` runs.
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
    open func removeAction(_ action: UIAction, for controlEvents: Event) { actions.removeAll { $0.0 === action } }
    /// Runs the actions of some events. Methods by name aren't called.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.run(sender: self) }
    }
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    /// Accepts an action, which is never sent.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

open class UITextField: UIControl {
    /// The border of a field.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    private var plainText: String? = ""
    private var styledText: NSAttributedString?
    /// The characters. Setting them ends the attributes.
    open var text: String? {
        get { styledText?.string ?? plainText }
        set { (plainText, styledText) = (newValue ?? "", nil) }
    }
    open var attributedText: NSAttributedString? {
        get { styledText ?? plainText.map { NSAttributedString(string: $0) } }
        set { (plainText, styledText) = ("", newValue?.copied) }
    }
    private var plainPlaceholder: String?
    private var styledPlaceholder: NSAttributedString?
    /// The text that an empty field shows. Setting it ends the attributes.
    open var placeholder: String? {
        get { styledPlaceholder?.string ?? plainPlaceholder }
        set { (plainPlaceholder, styledPlaceholder) = (newValue, nil) }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { styledPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
        set { (plainPlaceholder, styledPlaceholder) = (nil, newValue?.copied) }
    }
    /// The attributes of the text, or of the placeholder if there is no text; nil for a plain one.
    var shownAttributes: NSAttributedString? { text?.isEmpty ?? true ? styledPlaceholder : styledText }
    open override class func appearance() -> UITextField { UITextField(frame: .zero) }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UITextField { appearance() }
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType?
    /// The view before the text, shown according to `leftViewMode`. A field is never edited.
    open var leftView: UIView?
    /// The view after the text, shown according to `rightViewMode`. A field is never edited.
    open var rightView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightViewMode = ViewMode.never
    open var isEditing: Bool { false }
    open var adjustsFontForContentSizeCategory = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var allowsEditingTextAttributes = false
    open var clearsOnBeginEditing = false
    open var enablesReturnKeyAutomatically = false
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    public let inputAssistantItem = UITextInputAssistantItem()
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var background: UIImage?
    open var selectedTextRange: UITextRange?
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    open var endOfDocument: UITextPosition { UITextPosition() }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { if text?.isEmpty == false { text?.removeLast() } }
    open var hasText: Bool { text?.isEmpty == false }
    /// The place of the text: the field without its side views and its border.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let border: CGFloat = borderStyle == .none ? 0 : 7
        let left = shownSide(leftView, leftViewMode) == nil ? border : max(0, leftViewRect(forBounds: bounds).maxX - bounds.minX)
        let right = shownSide(rightView, rightViewMode) == nil ? nil : bounds.maxX - rightViewRect(forBounds: bounds).minX
        let end = right ?? (showsClearButton ? 27 : border)
        return CGRect(x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - end), height: bounds.height)
    }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// A side view, if the field shows it: it is never edited.
    func shownSide(_ view: UIView?, _ mode: ViewMode) -> UIView? { mode == .always || mode == .unlessEditing ? view : nil }
    var showsClearButton: Bool {
        text?.isEmpty == false && (clearButtonMode == .always || clearButtonMode == .unlessEditing) && shownSide(rightView, rightViewMode) == nil
    }
    /// The size of a side view: that of its frame, or that of its content.
    func sideSize(_ view: UIView) -> CGSize { view.frame.size == .zero ? view.pictureSize(.unspecified) ?? .zero : view.frame.size }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open weak var delegate: (any UITextFieldDelegate)?
    open var passwordRules: UITextInputPasswordRules?
    private var keyboardViews: (input: UIView?, accessory: UIView?)
    /// A replacement of the keyboard, which isn't drawn.
    open override var inputView: UIView? {
        get { keyboardViews.input }
        set { keyboardViews.input = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { keyboardViews.accessory }
        set { keyboardViews.accessory = newValue }
    }
    open var markedTextRange: UITextRange? { nil }
    open var clearsOnInsertion = false
    open var disabledBackground: UIImage?
    open var textInputMode: NSObject? { nil }
    open func text(in range: UITextRange) -> String? { text }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    open func replace(_ range: UITextRange, withText text: String) { self.text = text }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = shownSide(leftView, leftViewMode).map(sideSize) else { return .zero }
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = shownSide(rightView, rightViewMode).map(sideSize) else { return .zero }
        return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) {}
    override func drawn() -> AnyView? { type(of: self).isOurs ? ControlPicture.field(self) : nil }
}

open class UISearchBar: UIView {
    /// The appearance of a bar.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    open var text: String?
    open var placeholder: String?
    open var searchBarStyle = Style.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var showsCancelButton = false
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var prompt: String?
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var showsScopeBar = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.search
    open var enablesReturnKeyAutomatically = true
    open var spellCheckingType = UITextSpellCheckingType.default
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
    /// The icons of a bar.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
    open var backgroundImage: UIImage?
    public let searchTextField = UISearchTextField(frame: .zero)
    private var keyboardViews: (input: UIView?, accessory: UIView?)
    open override var inputAccessoryView: UIView? {
        get { keyboardViews.accessory }
        set { keyboardViews.accessory = newValue }
    }
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var isEnabled = true
    open var isSearchResultsButtonSelected = false
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
    open override class func appearance() -> UISearchBar { UISearchBar(frame: .zero) }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
    open weak var delegate: (any UISearchBarDelegate)?
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.searchBar(self)) : nil }
}

/// Reacts to the changes of a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {}

import AppleCoreGraphics
import Easel

/// The alignment of a label's lines.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A text of UIKit.
open class UILabel: UIView {
    open var text: String?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UILabel { appearance() }
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    override func drawn() -> AnyView? {
        let alignment: TextAlignment = textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading
        return AnyView(
            Text(verbatim: text ?? "").font(Font(font)).foregroundColor(Color(uiColor: textColor)).lineLimit(numberOfLines == 0 ? nil : numberOfLines)
                .multilineTextAlignment(alignment))
    }
}

/// An image of UIKit.
open class UIImageView: UIView {
    open var image: UIImage?
    nonisolated public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    override func drawn() -> AnyView? {
        guard let image else { return AnyView(Color.clear) }
        let picture = Image(uiImage: image).resizable().foregroundColor(Color(uiColor: tintColor))
        switch contentMode {
        case .scaleAspectFit: return AnyView(picture.scaledToFit())
        case .scaleAspectFill: return AnyView(picture.scaledToFill())
        case .scaleToFill: return AnyView(picture)
        default: return AnyView(Image(uiImage: image).frame(maxWidth: .infinity, maxHeight: .infinity))
        }
    }
}

/// A spinning wheel.
open class UIActivityIndicatorView: UIView {
    /// The size of the wheel.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }
    open var style: Style
    open var color: UIColor! = .systemGray
    open var hidesWhenStopped = true
    public private(set) var isAnimating = false
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    override func drawn() -> AnyView? {
        if !isAnimating && hidesWhenStopped { return AnyView(Color.clear) }
        return AnyView(ProgressView().scaleEffect(style == .large ? 1.85 : 1))
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
}

/// A view with a blurred background.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView(frame: .zero)
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    override func drawn() -> AnyView? {
        guard let content = contentView.picture() else { return nil }
        guard let (material, scheme) = (effect as? UIBlurEffect)?.material else { return content }
        let blur = Rectangle().fill(material).overlay { content }
        return scheme.map { AnyView(blur.colorScheme($0)) } ?? AnyView(blur)
    }
}

/// A control of UIKit. Its own kinds aren't drawn.
open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
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
    open var text: String? = ""
    open var placeholder: String?
    open override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UITextField { appearance() }
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var attributedText: NSAttributedString?
    open var attributedPlaceholder: NSAttributedString?
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType?
    open var inputView: UIView?
    open var inputAccessoryView: UIView?
    /// The view before the text, shown as `leftViewMode` says. A field is never edited in a picture.
    open var leftView: UIView?
    /// The view behind the text, shown as `rightViewMode` says. A field is never edited in a picture.
    open var rightView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightViewMode = ViewMode.never
    open var isEditing: Bool { false }
    open weak var delegate: (any UITextFieldDelegate)?
    override func drawn() -> AnyView? { type(of: self).isOurs ? ControlPicture.field(self) : nil }
}

open class UISearchBar: UIView {
    /// The look of a bar.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    open var text: String?
    open var placeholder: String?
    open var searchBarStyle = Style.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var showsCancelButton = false
    open var barTintColor: UIColor?
    open var backgroundImage: UIImage?
    public let searchTextField = UITextField(frame: .zero)
    public static func appearance() -> UISearchBar { UISearchBar(frame: .zero) }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
    open weak var delegate: (any UISearchBarDelegate)?
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.searchBar(self)) : nil }
}

/// Reacts to the changes of a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {}

/// Reacts to the changes of a scroll view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {}

open class UIScrollView: UIView {
    open var contentSize = CGSize.zero
    open var contentOffset = CGPoint.zero
    open var contentInset = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    /// How dragging dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    /// How the safe area changes the insets of content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var bouncesZoom = true
    open var refreshControl: UIRefreshControl?
    /// Never called, because Easel doesn't draw scroll views of UIKit.
    open weak var delegate: (any UIScrollViewDelegate)?
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Accepts settings for all scroll views; those of views aren't UIKit's.
    open class func appearance() -> UIScrollView { UIScrollView(frame: .zero) }
}

open class UITextView: UIScrollView {
    open override class func appearance() -> UITextView { UITextView(frame: .zero) }
    open var text: String! = ""
    open var font: UIFont?
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var attributedText: NSAttributedString!
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    public let textContainer = NSTextContainer()
    open var selectedRange = NSRange(location: 0, length: 0)
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var inputAccessoryView: UIView?
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.textView(self)) : nil }
}

/// Reacts to the changes of a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {}

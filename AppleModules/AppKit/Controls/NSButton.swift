// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A button: drawn with its bezel, as a check box, as a radio button, or as a plain image.
@MainActor @preconcurrency
open class NSButton: NSControl {
    /// The behavior of a button.
    public enum ButtonType: UInt, Sendable {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator, multiLevelAccelerator
    }
    /// The shape of a button.
    public enum BezelStyle: UInt, Sendable {
        case automatic = 0
        case push = 1
        case flexiblePush
        case shadowlessSquare = 6
        case circular = 7
        case helpButton = 9
        case smallSquare = 10
        case toolbar = 11
        case accessoryBarAction = 12
        case accessoryBar = 13
        case badge = 15
        case disclosure = 5
        case pushDisclosure = 14
        case glass = 16
        public static let rounded = BezelStyle.push
        public static let regularSquare = BezelStyle.flexiblePush
        public static let texturedRounded = BezelStyle.toolbar
        public static let texturedSquare = BezelStyle.shadowlessSquare
        public static let roundRect = BezelStyle.accessoryBarAction
        public static let recessed = BezelStyle.accessoryBar
        public static let inline = BezelStyle.badge
        public static let roundedDisclosure = BezelStyle.pushDisclosure
    }
    open var title = "Button"
    open var alternateTitle = ""
    open var attributedTitle = NSAttributedString() { didSet { if attributedTitle.length > 0 { title = attributedTitle.string } } }
    open var attributedAlternateTitle = NSAttributedString()
    open var image: NSImage?
    open var alternateImage: NSImage?
    open var imagePosition = ImagePosition.noImage
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var imageHugsTitle = false
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    open var bezelStyle = BezelStyle.push
    open var bezelColor: NSColor?
    open var contentTintColor: NSColor?
    open var isBordered = true
    open var isTransparent = false
    open var showsBorderOnlyWhileMouseInside = false
    open var hasDestructiveAction = false
    open var keyEquivalent = ""
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    open var state = StateValue.off
    open var allowsMixedState = false
    open var sound: NSSound?
    open var maxAcceleratorLevel = 1
    private var type = ButtonType.momentaryPushIn

    nonisolated public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
    nonisolated public required init?(coder: NSCoder) { super.init(frame: .zero) }
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }
    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        (self.image, imagePosition) = (image, .imageLeading)
    }
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(title: "", target: target, action: action)
        (self.image, imagePosition) = (image, .imageOnly)
    }
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.switch)
    }
    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.radio)
    }
    open func setButtonType(_ type: ButtonType) { self.type = type }
    /// Goes from on to off, from off to mixed where that is allowed, and from mixed to on.
    open func setNextState() { state = state == .on ? .off : state == .off && allowsMixedState ? .mixed : .on }
    open override func performClick(_ sender: Any?) {
        guard isEnabled else { return }
        switch type {
        case .switch, .toggle, .pushOnPushOff, .onOff: setNextState()
        case .radio: state = .on
        default: break
        }
        super.performClick(sender)
    }
    open func highlight(_ flag: Bool) { isHighlighted = flag }
    open func compress(withPrioritizedCompressionOptions options: [Any]) {}
    open override var integerValue: Int {
        get { state.rawValue }
        set { state = StateValue(newValue) }
    }

    override var ownPicture: AnyView? {
        let text = attributedTitle.length > 0 ? AttributedRuns.text(attributedTitle) : Text(verbatim: title)
        switch type {
        case .switch, .radio:
            return AnyView(
                ButtonPicture.choice(isOn: state != .off, isMixed: state == .mixed, isRound: type == .radio, text.font(shownFont)).opacity(isEnabled ? 1 : 0.5))
        default:
            if bezelStyle == .disclosure {
                return AnyView(
                    Image(systemName: state == .on ? "chevron.down" : "chevron.right").font(.system(size: 10, weight: .semibold)).frame(width: 13, height: 13))
            }
            let isImageOnly = image != nil && (imagePosition == .imageOnly || imagePosition == .imageOverlaps || title.isEmpty)
            let content = HStack(spacing: 4) {
                if let image, imagePosition != .noImage || title.isEmpty, ![.imageRight, .imageTrailing].contains(imagePosition) { ButtonPicture.image(image) }
                if !isImageOnly { text.font(shownFont) }
                if let image, [.imageRight, .imageTrailing].contains(imagePosition) { ButtonPicture.image(image) }
            }
            let isDefault = keyEquivalent == "\r"
            let tint = contentTintColor.map { Color(nsColor: $0) } ?? (hasDestructiveAction ? Color.red : nil)
            let colored = content.foregroundStyle(tint ?? (isDefault && isBordered ? .white : Color(nsColor: .controlTextColor)))
            let fill = bezelColor.map { Color(nsColor: $0) } ?? (isDefault ? Color.accentColor : state == .on ? Color.accentColor : nil)
            return AnyView(
                ButtonPicture.bezel(colored, isBordered: isBordered && !isTransparent, isHelp: bezelStyle == .helpButton, fill).opacity(isEnabled ? 1 : 0.5))
        }
    }
}

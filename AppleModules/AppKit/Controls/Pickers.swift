// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleCoreGraphics
import AppleUIKit
import Easel
import Views

/// A field with a date.
@MainActor @preconcurrency
open class NSDatePicker: NSControl {
    /// The shape of a picker.
    public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
    /// The selection of days.
    public enum Mode: UInt, Sendable { case single, range }
    /// The parts of a date.
    public struct ElementFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let hourMinute = ElementFlags(rawValue: 0xC)
        public static let hourMinuteSecond = ElementFlags(rawValue: 0xE)
        public static let timeZone = ElementFlags(rawValue: 0x10)
        public static let yearMonth = ElementFlags(rawValue: 0xC0)
        public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
        public static let era = ElementFlags(rawValue: 0x100)
    }
    open var datePickerStyle = Style.textFieldAndStepper
    open var datePickerMode = Mode.single
    open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond]
    open var dateValue = _SceneTime.date
    open var minDate: Date?
    open var maxDate: Date?
    open var timeInterval: TimeInterval = 0
    open var calendar: Calendar?
    open var locale: Locale?
    open var timeZone: TimeZone?
    open var isBezeled = true
    open var isBordered = false
    open var drawsBackground = false
    open var backgroundColor: NSColor = .controlBackgroundColor
    open var textColor: NSColor = .controlTextColor
    open var presentsCalendarOverlay = false
    override var ownPicture: AnyView? {
        let hasDay = datePickerElements.contains(.yearMonth)
        let hasTime = datePickerElements.contains(.hourMinute)
        let parts: DatePickerComponents = hasDay && hasTime ? [.date, .hourAndMinute] : hasTime ? .hourAndMinute : .date
        let picker = DatePicker("", selection: .constant(dateValue), displayedComponents: parts).labelsHidden()
        return datePickerStyle == .clockAndCalendar ? AnyView(picker.datePickerStyle(.graphical)) : AnyView(picker.datePickerStyle(.compact))
    }
}

/// A well with a color.
open class NSColorWell: NSControl {
    /// The shape of a well.
    public enum Style: Int, Sendable { case `default`, minimal, expanded }
    open var color: NSColor = .white
    open var colorWellStyle = Style.default
    open var isBordered = true
    open var supportsAlpha = true
    open var isActive: Bool { false }
    open func activate(_ exclusive: Bool) {}
    open func deactivate() {}
    public convenience init(style: Style) {
        self.init(frame: .zero)
        colorWellStyle = style
    }
    override var ownPicture: AnyView? {
        AnyView(
            RoundedRectangle(cornerRadius: 4).fill(Color(nsColor: color)).padding(3)
                .background(Color(nsColor: .controlColor), in: RoundedRectangle(cornerRadius: 6))
                .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color.black.opacity(0.15), lineWidth: 0.5) }
                .frame(idealWidth: 44, maxWidth: .infinity, idealHeight: 24, maxHeight: .infinity))
    }
}

/// The folders of a path.
open class NSPathControl: NSControl {
    /// The shape of the path.
    public enum Style: Int, Sendable {
        case standard = 0
        case popUp = 2
    }
    open var url: URL?
    open var pathStyle = Style.standard
    open var placeholderString: String?
    open var isEditable = true
    open var allowedTypes: [String]?
    open var backgroundColor: NSColor?
    override var ownPicture: AnyView? {
        let names = (url?.pathComponents ?? []).filter { $0 != "/" }
        return AnyView(
            HStack(spacing: 4) {
                if names.isEmpty { Text(verbatim: placeholderString ?? "").foregroundColor(Color(nsColor: .placeholderTextColor)) }
                ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                    if index > 0 { Image(systemName: "chevron.right").font(.system(size: 8)).foregroundColor(Color(nsColor: .tertiaryLabelColor)) }
                    Image(systemName: index == names.count - 1 ? "doc" : "folder.fill").font(.system(size: 11))
                    Text(verbatim: name)
                }
            }
            .font(shownFont).lineLimit(1))
    }
}

/// A picture.
@MainActor @preconcurrency
open class NSImageView: NSControl {
    open var image: NSImage?
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var imageAlignment = NSImageAlignment.alignCenter
    open var imageFrameStyle = FrameStyle.none
    open var contentTintColor: NSColor?
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    open var animates = false
    open var isEditable = false
    open var allowsCutCopyPaste = true
    open var imageDynamicRange: Int = 0
    /// The frame of a picture.
    public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }
    nonisolated public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
    nonisolated public required init?(coder: NSCoder) { super.init(frame: .zero) }
    public convenience init(image: NSImage) {
        self.init(frame: CGRect(origin: .zero, size: image.size))
        self.image = image
    }
    open func addSymbolEffect(_ effect: Any, options: Any? = nil, animated: Bool = true) {}
    open func removeAllSymbolEffects() {}
    override var ownPicture: AnyView? {
        guard let image else { return AnyView(Color.clear) }
        let shown = symbolConfiguration.flatMap { image.withSymbolConfiguration($0) } ?? image
        let picture = Image(nsImage: shown)
        let tinted = { (view: AnyView) in self.contentTintColor.map { AnyView(view.foregroundStyle(Color(nsColor: $0))) } ?? view }
        let (isTop, isBottom) = (
            [.alignTop, .alignTopLeft, .alignTopRight].contains(imageAlignment), [.alignBottom, .alignBottomLeft, .alignBottomRight].contains(imageAlignment)
        )
        let (isLeft, isRight) = (
            [.alignLeft, .alignTopLeft, .alignBottomLeft].contains(imageAlignment), [.alignRight, .alignTopRight, .alignBottomRight].contains(imageAlignment)
        )
        let alignment = Alignment(horizontal: isLeft ? .leading : isRight ? .trailing : .center, vertical: isTop ? .top : isBottom ? .bottom : .center)
        let size = shown.size
        switch imageScaling {
        case .scaleNone: return tinted(AnyView(picture.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)))
        case .scaleAxesIndependently: return tinted(AnyView(picture.resizable()))
        case .scaleProportionallyUpOrDown:
            return tinted(
                AnyView(
                    picture.resizable().scaledToFit().frame(
                        idealWidth: size.width, maxWidth: .infinity, idealHeight: size.height, maxHeight: .infinity, alignment: alignment)))
        case .scaleProportionallyDown:
            return tinted(
                AnyView(
                    picture.resizable().scaledToFit().frame(maxWidth: size.width, maxHeight: size.height)
                        .frame(idealWidth: size.width, maxWidth: .infinity, idealHeight: size.height, maxHeight: .infinity, alignment: alignment)))
        }
    }
}

/// A blurred background.
open class NSVisualEffectView: NSView {
    /// The purpose of a blurred background.
    public enum Material: Int, Sendable {
        case appearanceBased = 0
        case light, dark, titlebar, selection, menu, popover, sidebar, mediumLight, ultraDark, headerView
        case sheet = 11
        case windowBackground, hudWindow
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground
        case underWindowBackground = 21
        case underPageBackground
    }
    /// The blurred content.
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    /// Whether the background is that of an active window.
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
    open var material = Material.appearanceBased
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
    open var maskImage: NSImage?
    open var interiorBackgroundStyle: NSView.BackgroundStyle { .normal }
    override var ownPicture: AnyView? {
        switch material {
        case .windowBackground, .underWindowBackground: AnyView(Color(nsColor: .windowBackgroundColor))
        case .contentBackground: AnyView(Color(nsColor: .controlBackgroundColor))
        case .dark, .ultraDark: AnyView(Rectangle().fill(.thickMaterial).environment(\.colorScheme, .dark))
        case .selection where isEmphasized: AnyView(Color(nsColor: .selectedContentBackgroundColor))
        default: AnyView(Rectangle().fill(.regularMaterial))
        }
    }
}

/// The background of Liquid Glass.
open class NSGlassEffectView: NSView {
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView {
                contentView.autoresizingMask = [.width, .height]
                addSubview(contentView)
            }
        }
    }
    open var cornerRadius: CGFloat = 0
    open var tintColor: NSColor?
    override var ownPicture: AnyView? {
        AnyView(
            RoundedRectangle(cornerRadius: cornerRadius).fill(.regularMaterial).overlay {
                RoundedRectangle(cornerRadius: cornerRadius).fill(tintColor.map { Color(nsColor: $0).opacity(0.3) } ?? .clear)
            })
    }
}

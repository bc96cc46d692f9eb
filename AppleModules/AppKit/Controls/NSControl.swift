// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A view with a value and an action, which runs only if code clicks it.
@MainActor @preconcurrency
open class NSControl: NSView {
    /// The state of a button or of a menu's item.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        public static let off = StateValue(0)
        public static let on = StateValue(1)
        public static let mixed = StateValue(-1)
    }
    /// The size of a control.
    public enum ControlSize: UInt, Sendable {
        case regular, small, mini, large, extraLarge
        var size: Views.ControlSize {
            switch self {
            case .regular: .regular
            case .small: .small
            case .mini: .mini
            case .large: .large
            case .extraLarge: .extraLarge
            }
        }
    }
    /// The position of an image beside a text.
    public enum ImagePosition: UInt, Sendable {
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
    }

    open override var tag: Int {
        get { ownTag }
        set { ownTag = newValue }
    }
    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
    open var isContinuous = true
    open var isHighlighted = false
    open var controlSize = ControlSize.regular
    open var font: NSFont?
    open var alignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var usesSingleLineMode = false
    open var formatter: Formatter?
    open var baseWritingDirection = NSWritingDirection.natural
    open var allowsExpansionToolTips = false
    open var refusesFirstResponder = false
    open var ignoresMultiClick = false
    var text = ""
    /// The text of a number, without a fraction if it is whole.
    static func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    open var stringValue: String {
        get { text }
        set { text = newValue }
    }
    open var attributedStringValue: NSAttributedString {
        get { NSAttributedString(string: stringValue) }
        set { stringValue = newValue.string }
    }
    open var objectValue: Any? {
        get { stringValue }
        set { stringValue = newValue.map { formatter?.string(for: $0) ?? "\($0)" } ?? "" }
    }
    open var doubleValue: Double {
        get { NSString(string: stringValue).doubleValue }
        set { stringValue = Self.text(newValue) }
    }
    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    open var integerValue: Int {
        get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
        set { stringValue = "\(newValue)" }
    }
    open var intValue: Int32 {
        get { Int32(clamping: integerValue) }
        set { integerValue = Int(newValue) }
    }
    open var cell: NSCell?
    open class var cellClass: AnyClass? {
        get { nil }
        set {}
    }
    open func currentEditor() -> NSText? { nil }
    open func abortEditing() -> Bool { false }
    open func validateEditing() {}
    /// Sends the action, unless the control is disabled.
    open func performClick(_ sender: Any?) { if isEnabled { sendAction(action, to: target) } }
    open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
    @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        action.map { NSApp.sendAction($0, to: target, from: self) } ?? false
    }
    @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
    open func takeStringValueFrom(_ sender: Any?) { if let sender = sender as? NSControl { stringValue = sender.stringValue } }
    /// The font that the control draws.
    var shownFont: Font { Font(font ?? .systemFont(ofSize: NSFont.systemFontSize(for: controlSize))) }
    nonisolated public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
    nonisolated public static let textDidBeginEditingNotification = Notification.Name("NSControlTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name("NSControlTextDidEndEditingNotification")
}

extension NSView {
    /// The background of a selected row.
    public enum BackgroundStyle: Int, Sendable { case normal, emphasized, raised, lowered }
}

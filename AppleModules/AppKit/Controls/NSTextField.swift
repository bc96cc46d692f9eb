// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A field with a text, or a label.
@MainActor @preconcurrency
open class NSTextField: NSControl {
    /// The shape of a field.
    public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
    open weak var delegate: (any NSTextFieldDelegate)?
    open var placeholderString: String?
    open var placeholderAttributedString: NSAttributedString?
    open var textColor: NSColor? = .controlTextColor
    open var backgroundColor: NSColor? = .textBackgroundColor
    open var drawsBackground = true
    open var isBordered = false
    open var isBezeled = true
    open var bezelStyle = BezelStyle.squareBezel
    open var isEditable = true
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var importsGraphics = false
    open var maximumNumberOfLines = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    open var isAutomaticTextCompletionEnabled = false
    open var contentType: Any?
    private var attributed: NSAttributedString?
    nonisolated public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
    nonisolated public required init?(coder: NSCoder) { super.init(frame: .zero) }
    public convenience init(string: String) {
        self.init(frame: .zero)
        stringValue = string
    }
    public convenience init(labelWithString stringValue: String) {
        self.init(string: stringValue)
        (drawsBackground, isBezeled, isEditable, isSelectable) = (false, false, false, false)
        usesSingleLineMode = true
    }
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(labelWithString: stringValue)
        (usesSingleLineMode, isSelectable, lineBreakMode) = (false, true, .byWordWrapping)
    }
    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
        self.init(labelWithString: "")
        self.attributedStringValue = attributedStringValue
    }
    open override var stringValue: String {
        get { text }
        set { (text, attributed) = (newValue, nil) }
    }
    open override var attributedStringValue: NSAttributedString {
        get { attributed ?? NSAttributedString(string: text) }
        set { (text, attributed) = (newValue.string, newValue) }
    }
    open func selectText(_ sender: Any?) {}
    open func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
    open func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
    open func textDidChange(_ notification: Notification) {}
    open func textDidBeginEditing(_ notification: Notification) {}
    open func textDidEndEditing(_ notification: Notification) {}

    /// The text of a field that hides its own.
    var shownText: String { text }
    var isRound: Bool { bezelStyle == .roundedBezel }
    /// The text, or the placeholder, in the field's font and color.
    var textPicture: some View {
        let isEmpty = shownText.isEmpty
        let placeholder = placeholderAttributedString?.string ?? placeholderString ?? ""
        let content = isEmpty ? Text(verbatim: placeholder) : attributed.map { AttributedRuns.text($0) } ?? Text(verbatim: shownText)
        let lines = usesSingleLineMode || isEditable || lineBreakMode.rawValue > 1 ? 1 : maximumNumberOfLines > 0 ? maximumNumberOfLines : nil
        return content.font(shownFont).foregroundColor(isEmpty ? Color(nsColor: .placeholderTextColor) : textColor.map { Color(nsColor: $0) })
            .lineLimit(lines)
            .multilineTextAlignment(alignment == .center ? .center : alignment == .right ? .trailing : .leading)
            .truncationMode(lineBreakMode == .byTruncatingMiddle ? .middle : lineBreakMode == .byTruncatingHead ? .head : .tail)
            .frame(
                maxWidth: isEditable || alignment == .center || alignment == .right ? .infinity : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil,
                alignment: alignment == .center ? .center : alignment == .right ? .trailing : .leading)
    }
    override var ownPicture: AnyView? { AnyView(framed(textPicture)) }

    /// The background and the edge of the field.
    @ViewBuilder
    func framed<V: View>(_ content: V) -> some View {
        let background = drawsBackground ? backgroundColor.map { Color(nsColor: $0) } ?? .clear : .clear
        if isBezeled || isBordered {
            let shape = RoundedRectangle(cornerRadius: isRound ? 5 : 0)
            content.padding(.horizontal, 5).frame(minHeight: 21).background(background, in: shape)
                .overlay { shape.strokeBorder(Color(nsColor: .separatorColor), lineWidth: 1) }
                .opacity(isEnabled ? 1 : 0.5)
        } else {
            content.padding(.horizontal, 2).background(background).opacity(isEnabled ? 1 : 0.5)
        }
    }
}

/// Reacts to a control with a text. Drawing has no keyboard, so it calls nothing of it.
@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: AnyObject {
    func controlTextDidChange(_ obj: Notification)
    func controlTextDidBeginEditing(_ obj: Notification)
    func controlTextDidEndEditing(_ obj: Notification)
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
}
extension NSControlTextEditingDelegate {
    public func controlTextDidChange(_ obj: Notification) {}
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
    public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
    public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
}
/// Reacts to a text field.
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// An editor of text.
@MainActor @preconcurrency
open class NSText: NSView {
    open var string: String {
        get { storage.string }
        set { storage.setAttributedString(NSAttributedString(string: newValue)) }
    }
    lazy var storage = NSTextStorage(string: "")
    open var font: NSFont?
    open var textColor: NSColor?
    open var backgroundColor: NSColor? = .textBackgroundColor
    open var drawsBackground = true
    open var alignment = NSTextAlignment.natural
    open var baseWritingDirection = NSWritingDirection.natural
    open var isEditable = true
    open var isSelectable = true
    open var isRichText = true
    open var importsGraphics = false
    open var isFieldEditor = false
    open var usesFontPanel = true
    open var isRulerVisible: Bool { false }
    open var isHorizontallyResizable = false
    open var isVerticallyResizable = true
    open var minSize = CGSize.zero
    open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var selectedRange: NSRange {
        get { selection }
        set { selection = newValue }
    }
    var selection = NSRange(location: 0, length: 0)
    open func replaceCharacters(in range: NSRange, with string: String) {
        guard range.location >= 0, range.location + range.length <= storage.length else { return }
        storage.replaceCharacters(in: range, with: string)
    }
    open func setFont(_ font: NSFont, range: NSRange) { setAttribute(.font, font, range) }
    open func setTextColor(_ color: NSColor?, range: NSRange) { setAttribute(.foregroundColor, color, range) }
    private func setAttribute(_ name: NSAttributedString.Key, _ value: Any?, _ range: NSRange) {
        guard range.location >= 0, range.length >= 0, range.location <= storage.length - range.length else { return }
        if let value { storage.addAttribute(name, value: value, range: range) } else { storage.removeAttribute(name, range: range) }
    }
    open func scrollRangeToVisible(_ range: NSRange) {}
    open func copy(_ sender: Any?) {}
    open func cut(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func alignLeft(_ sender: Any?) { alignment = .left }
    open func alignCenter(_ sender: Any?) { alignment = .center }
    open func alignRight(_ sender: Any?) { alignment = .right }
    open func checkSpelling(_ sender: Any?) {}
    nonisolated public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
    nonisolated public static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
    nonisolated public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")

    /// The distances of the text from the view's edges.
    var insets: CGSize { CGSize(width: 5, height: 0) }
    override var ownPicture: AnyView? {
        AnyView(
            AttributedRuns.text(storage).font(Font(font ?? .systemFont(ofSize: 12))).foregroundColor(Color(nsColor: textColor ?? .textColor))
                .multilineTextAlignment(alignment == .center ? .center : alignment == .right ? .trailing : .leading)
                .padding(.horizontal, insets.width).padding(.vertical, insets.height)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment == .center ? .top : alignment == .right ? .topTrailing : .topLeading)
                .background(drawsBackground ? Color(nsColor: backgroundColor ?? .clear) : .clear))
    }
}

/// Reacts to an editor of text. Drawing has no keyboard, so it calls nothing of it.
@MainActor @preconcurrency
public protocol NSTextDelegate: AnyObject {
    func textDidChange(_ notification: Notification)
    func textDidBeginEditing(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
    func textShouldBeginEditing(_ textObject: NSText) -> Bool
    func textShouldEndEditing(_ textObject: NSText) -> Bool
}
extension NSTextDelegate {
    public func textDidChange(_ notification: Notification) {}
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
    public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
    public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleCoreGraphics
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
/// Reacts to a search field.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
    func searchFieldDidStartSearching(_ sender: NSSearchField)
    func searchFieldDidEndSearching(_ sender: NSSearchField)
}
extension NSSearchFieldDelegate {
    public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
    public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

/// A field that hides its text.
open class NSSecureTextField: NSTextField {
    override var shownText: String { String(repeating: "•", count: text.count) }
}

/// A field for searching.
open class NSSearchField: NSTextField {
    open var sendsWholeSearchString = false
    open var sendsSearchStringImmediately = false
    open var recentSearches: [String] = []
    open var maximumRecents = 10
    open var recentsAutosaveName: String?
    open var searchMenuTemplate: NSMenu?
    open var centersPlaceholder = true
    override var isRound: Bool { true }
    override var ownPicture: AnyView? {
        AnyView(
            framed(
                HStack(spacing: 4) {
                    Image(systemName: "magnifyingglass").font(.system(size: 12)).foregroundColor(Color(nsColor: .secondaryLabelColor))
                    textPicture
                }))
    }
}

/// A field with tokens, which are drawn as a text.
open class NSTokenField: NSTextField {
    open var tokenizingCharacterSet: CharacterSet! = CharacterSet(charactersIn: ",")
    open var tokenStyle = TokenStyle.default
    open var completionDelay: TimeInterval = 0
    /// The shape of a token.
    public enum TokenStyle: UInt, Sendable { case `default`, none, rounded, squared, plainSquared }
    open override var objectValue: Any? {
        get { stringValue }
        set { stringValue = (newValue as? [Any])?.map { "\($0)" }.joined(separator: ", ") ?? "" }
    }
}

/// A field with a menu of texts.
open class NSComboBox: NSTextField {
    open weak var dataSource: (any NSComboBoxDataSource)?
    open var usesDataSource = false
    open var completes = false
    open var hasVerticalScroller = true
    open var numberOfVisibleItems = 5
    open var isButtonBordered = true
    open private(set) var objectValues: [Any] = []
    open private(set) var indexOfSelectedItem = -1
    open var numberOfItems: Int { objectValues.count }
    open func addItem(withObjectValue object: Any) { objectValues.append(object) }
    open func addItems(withObjectValues objects: [Any]) { objectValues += objects }
    open func removeAllItems() { objectValues = [] }
    open func selectItem(at index: Int) {
        guard objectValues.indices.contains(index) else { return }
        indexOfSelectedItem = index
        stringValue = "\(objectValues[index])"
    }
    open func reloadData() {}
    override var ownPicture: AnyView? {
        AnyView(
            framed(
                HStack(spacing: 2) {
                    textPicture
                    Image(systemName: "chevron.down").font(.system(size: 9, weight: .bold)).foregroundColor(Color(nsColor: .secondaryLabelColor))
                }))
    }
}
/// Has the texts of a combo box.
@MainActor @preconcurrency public protocol NSComboBoxDataSource: AnyObject {}
/// Reacts to a combo box.
@MainActor @preconcurrency public protocol NSComboBoxDelegate: NSTextFieldDelegate {}

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
    open func setFont(_ font: NSFont, range: NSRange) {}
    open func setTextColor(_ color: NSColor?, range: NSRange) {}
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

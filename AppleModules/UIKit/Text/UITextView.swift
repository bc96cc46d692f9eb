import AppleCoreGraphics
import Easel
import Foundation

open class UITextView: UIScrollView, EditedView {
    open override class func appearance() -> UITextView { UITextView(frame: .zero) }
    /// The characters. Setting them ends the attributes.
    open var text: String! {
        get { textStorage.string }
        set {
            textStorage.setAttributedString(NSAttributedString(string: newValue ?? ""))
            setNeedsPicture()
        }
    }
    open var attributedText: NSAttributedString! {
        get { textStorage.copied }
        set { textStorage.setAttributedString(newValue ?? NSAttributedString()) }
    }
    /// The font; setting it changes that of all characters with attributes.
    open var font: UIFont? { didSet { setAll(.font, font) } }
    /// The color; setting it changes that of all characters with attributes.
    open var textColor: UIColor? = .label { didSet { setAll(.foregroundColor, textColor) } }
    private func setAll(_ key: NSAttributedString.Key, _ value: Any?) {
        guard let value, shownAttributedText != nil else { return }
        textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: textStorage.length))
    }
    /// The text with its attributes, and those of its links; nil for a plain one.
    var shownAttributedText: NSAttributedString? {
        let whole = NSRange(location: 0, length: textStorage.length)
        var (hasAttributes, links): (Bool, [NSRange]) = (false, [])
        unsafe textStorage.enumerateAttributes(in: whole) { attributes, range, _ in
            hasAttributes = hasAttributes || !attributes.isEmpty
            if attributes[.link] != nil { links.append(range) }
        }
        guard hasAttributes else { return nil }
        let text = NSMutableAttributedString(attributedString: textStorage)
        for range in links { text.addAttributes(linkTextAttributes, range: range) }
        return text
    }
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    let editing = TextEditing()
    open override var isFirstResponder: Bool { editing.isEditing }
    open override var canBecomeFirstResponder: Bool { isEditable }
    @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing() }
    @discardableResult open override func resignFirstResponder() -> Bool { endEditing() }
    open var selectedRange = NSRange(location: 0, length: 0)
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType?
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var borderStyle = BorderStyle.none
    /// The frame around a text.
    public enum BorderStyle: Int, Sendable { case none, roundedRect }
    public let inputAssistantItem = UITextInputAssistantItem()
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var adjustsFontForContentSizeCategory = false
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
    private var givenLinkAttributes: [NSAttributedString.Key: Any]?
    /// The attributes that links have instead of those of the text: at first the tint color.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { givenLinkAttributes ?? [.foregroundColor: tintColor as Any] }
        set { givenLinkAttributes = newValue }
    }
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var usesStandardTextScaling = false
    public let textStorage: NSTextStorage
    private let container: NSTextContainer
    private let manager: NSLayoutManager
    /// The area of the lines, as wide as the view if it follows the view.
    public var textContainer: NSTextContainer {
        if container.widthTracksTextView, bounds.width > 0 { container.size.width = max(0, bounds.width - textContainerInset.left - textContainerInset.right) }
        return container
    }
    public var layoutManager: NSLayoutManager {
        _ = textContainer
        return manager
    }
    open var selectedTextRange: UITextRange?
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    open var endOfDocument: UITextPosition { UITextPosition() }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func insertText(_ text: String) { textStorage.replaceCharacters(in: NSRange(location: textStorage.length, length: 0), with: text) }
    open var hasText: Bool { text?.isEmpty == false }
    open func scrollRangeToVisible(_ range: NSRange) {}
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
    open var isFindInteractionEnabled = false
    open var findInteraction: UIFindInteraction? { nil }
    open func deleteBackward() { if text?.isEmpty == false { text?.removeLast() } }
    open func text(in range: UITextRange) -> String? { text }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    open func replace(_ range: UITextRange, withText text: String) { self.text = text }
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    open func characterRange(at point: CGPoint) -> UITextRange? { nil }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    /// Creates a view of the text that a container shows, or of an empty one.
    nonisolated public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer()
        if textContainer == nil { container.widthTracksTextView = true }
        manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        textStorage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { textStorage.addLayoutManager(manager) }
        super.init(frame: frame)
    }
    nonisolated public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.textView(self)) : nil }
    override var standardBackground: UIColor? { .systemBackground }
}

/// Reacts to the changes of a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
}

extension UITextView {
    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
    var editedText: String { text ?? "" }
    var canBeEdited: Bool { isEditable }
    var editsLines: Bool { true }
    func shouldBeginEditing() -> Bool { textDelegate?.textViewShouldBeginEditing(self) ?? true }
    func didBeginEditing() {
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
    func shouldEndEditing() -> Bool { textDelegate?.textViewShouldEndEditing(self) ?? true }
    func didEndEditing() {
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
    func shouldChange(_ range: NSRange, to text: String) -> Bool { textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true }
    func take(_ text: String) {
        // Typed characters have the attributes of those before them.
        let length = textStorage.length
        if length > 0, text.hasPrefix(textStorage.string) {
            textStorage.replaceCharacters(in: NSRange(location: length, length: 0), with: String(text.dropFirst(textStorage.string.count)))
        } else {
            self.text = text
        }
        textDelegate?.textViewDidChange(self)
        textDelegate?.textViewDidChangeSelection(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
    func submit() {}

    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    /// Creates a text view. The machine that lays out its text is the same for both.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
}

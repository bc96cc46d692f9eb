import AppleCoreGraphics
import Easel
import Foundation

open class UITextField: UIControl, EditedView {
    /// The border of a field.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    private var plainText: String? = ""
    private var styledText: NSAttributedString?
    /// The characters. Setting them ends the attributes.
    open var text: String? {
        get { styledText?.string ?? plainText }
        set {
            (plainText, styledText) = (newValue ?? "", nil)
            setNeedsPicture()
        }
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
    /// The view before the text, shown according to `leftViewMode`.
    open var leftView: UIView?
    /// The view after the text, shown according to `rightViewMode`.
    open var rightView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightViewMode = ViewMode.never
    let editing = TextEditing()
    open var isEditing: Bool { editing.isEditing }
    open override var isFirstResponder: Bool { isEditing }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing() }
    @discardableResult open override func resignFirstResponder() -> Bool { endEditing() }
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
    /// A side view, if the field shows it.
    func shownSide(_ view: UIView?, _ mode: ViewMode) -> UIView? { isShown(mode) ? view : nil }
    private func isShown(_ mode: ViewMode) -> Bool { mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing) }
    var showsClearButton: Bool { text?.isEmpty == false && isShown(clearButtonMode) && shownSide(rightView, rightViewMode) == nil }
    /// Removes the text, as a tap on the clear button does.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        take("")
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

/// The look and the behavior of a control on a Mac.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

extension UITextField {
    var editedText: String { text ?? "" }
    var canBeEdited: Bool { isEnabled }
    var editsLines: Bool { false }
    func shouldBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    func didBeginEditing() {
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
    func shouldEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    func didEndEditing() {
        delegate?.textFieldDidEndEditing(self)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
    func shouldChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }
    func take(_ text: String) {
        self.text = text
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }
    func submit() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = hasTargets(for: .editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        // A target for this event ends the editing (Apple: `UIControl.Event.editingDidEndOnExit`).
        if ends { resignFirstResponder() }
    }
    /// How an editing ended.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
}

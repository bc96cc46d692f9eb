// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// An editor of text, drawn with the attributes of its text.
@MainActor @preconcurrency
open class NSTextView: NSText {
    open weak var delegate: (any NSTextViewDelegate)?
    public private(set) lazy var textContainer: NSTextContainer? = NSTextContainer()
    public private(set) lazy var layoutManager: NSLayoutManager? = {
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        if let textContainer { manager.addTextContainer(textContainer) }
        return manager
    }()
    open var textStorage: NSTextStorage? { storage }
    open var textContainerInset = CGSize.zero
    open var textContainerOrigin: CGPoint { CGPoint(x: textContainerInset.width, y: textContainerInset.height) }
    open var insertionPointColor: NSColor! = .textInsertionPointColor
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var markedTextAttributes: [NSAttributedString.Key: Any]?
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    open var defaultParagraphStyle: NSParagraphStyle?
    open var allowsUndo = false
    open var allowsImageEditing = false
    open var allowsDocumentBackgroundColorChange = false
    open var usesRuler = false
    open var usesInspectorBar = false
    open var usesFindBar = false
    open var usesFindPanel = false
    open var usesAdaptiveColorMappingForDarkAppearance = false
    open var isIncrementalSearchingEnabled = false
    open var smartInsertDeleteEnabled = false
    open var displaysLinkToolTips = true
    open var isContinuousSpellCheckingEnabled = false
    open var isGrammarCheckingEnabled = false
    open var isAutomaticSpellingCorrectionEnabled = false
    open var isAutomaticQuoteSubstitutionEnabled = false
    open var isAutomaticDashSubstitutionEnabled = false
    open var isAutomaticTextReplacementEnabled = false
    open var isAutomaticTextCompletionEnabled = false
    open var isAutomaticLinkDetectionEnabled = false
    open var isAutomaticDataDetectionEnabled = false
    open var isCoalescingUndo: Bool { false }
    open var inlinePredictionType: Int = 0
    open var writingToolsBehavior: Int = 0
    open var enabledTextCheckingTypes: UInt64 = 0
    open var rangeForUserCompletion: NSRange { selection }
    open var selectedRanges: [NSValue] {
        get { [NSValue(range: selection)] }
        set { selection = newValue.first?.rangeValue ?? selection }
    }
    open override var isFlipped: Bool { true }
    open override var acceptsFirstResponder: Bool { true }
    override var insets: CGSize {
        CGSize(width: textContainerInset.width + (textContainer?.lineFragmentPadding ?? 5), height: textContainerInset.height)
    }

    nonisolated public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
    nonisolated public required init?(coder: NSCoder) { super.init(frame: .zero) }
    public convenience init(frame frameRect: CGRect, textContainer container: NSTextContainer?) {
        self.init(frame: frameRect)
        if let container { textContainer = container }
    }
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
    /// Creates a scroll view with an editor.
    open class func scrollableTextView() -> NSScrollView {
        let scroll = NSScrollView(frame: .zero)
        scroll.hasVerticalScroller = true
        scroll.documentView = NSTextView(frame: .zero)
        return scroll
    }
    open class func scrollablePlainDocumentContentTextView() -> NSScrollView { scrollableTextView() }
    open class func fieldEditor() -> NSTextView { NSTextView(frame: .zero) }

    open func setSelectedRange(_ charRange: NSRange) { selection = charRange }
    open func selectedRange() -> NSRange { selection }
    open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {}
    open func unmarkText() {}
    open func hasMarkedText() -> Bool { false }
    open func markedRange() -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func firstRect(forCharacterRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?) -> CGRect { .zero }
    open func characterIndex(for point: CGPoint) -> Int { 0 }
    open func characterIndexForInsertion(at point: CGPoint) -> Int { 0 }
    open func insertText(_ string: Any, replacementRange: NSRange) {
        let range = replacementRange.location == NSNotFound ? selection : replacementRange
        let text = (string as? NSAttributedString)?.string ?? string as? String ?? ""
        replaceCharacters(in: range, with: text)
        selection = NSRange(location: range.location + text.utf16.count, length: 0)
    }
    open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool { true }
    open func didChangeText() {}
    open func breakUndoCoalescing() {}
    open func invalidateTextContainerOrigin() {}
    open func setConstrainedFrameSize(_ desiredSize: CGSize) {}
    open func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {}
    open func showFindIndicator(for charRange: NSRange) {}
    open func performFindPanelAction(_ sender: Any?) {}
    open func performTextFinderAction(_ sender: Any?) {}
    open func toggleRuler(_ sender: Any?) {}
    open func orderFrontSubstitutionsPanel(_ sender: Any?) {}
    open func checkTextInDocument(_ sender: Any?) {}
    open func drawInsertionPoint(in rect: CGRect, color: NSColor, turnedOn flag: Bool) {}
    open func drawBackground(in rect: CGRect) {}
    open func pasteAsPlainText(_ sender: Any?) {}
    open func readSelection(from pboard: NSPasteboard) -> Bool { false }
    open func setNeedsDisplay(_ rect: CGRect, avoidAdditionalLayout flag: Bool) {}
    open func attributedString() -> NSAttributedString { storage }
    open func attributedSubstring(forProposedRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?) -> NSAttributedString? {
        range.location + range.length <= storage.length ? storage.attributedSubstring(from: range) : nil
    }
    nonisolated public static let didChangeSelectionNotification = Notification.Name("NSTextViewDidChangeSelectionNotification")
}

/// Reacts to an editor of text. Drawing has no keyboard, so it calls nothing of it.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSTextDelegate {
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool
    func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
    func textViewDidChangeSelection(_ notification: Notification)
}
extension NSTextViewDelegate {
    public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
    public func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool { true }
    public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
    public func textViewDidChangeSelection(_ notification: Notification) {}
}

/// Receives the text that a user types.
@MainActor @preconcurrency public protocol NSTextInputClient: AnyObject {}

import Easel

/// Reacts to the changes of a scroll view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {}

/// A view that scrolls its subviews. It is drawn at its start.
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
    /// The way in which dragging dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    /// The effect of the safe area on the insets of content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var bouncesZoom = true
    open var refreshControl: UIRefreshControl?
    /// Never called: scroll views of UIKit don't move.
    open weak var delegate: (any UIScrollViewDelegate)?
    open var indicatorStyle = IndicatorStyle.default
    /// The color of the indicators.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    open var scrollsToTop = true
    open var isDirectionalLockEnabled = false
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var decelerationRate = DecelerationRate.normal
    /// The rate at which scrolling slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(self, .content)
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(self, .frame)
    public let panGestureRecognizer = UIPanGestureRecognizer()
    public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open var allowsKeyboardScrolling = true
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    /// Has nothing to stop: scroll views of UIKit don't move.
    open func stopScrollingAndZooming() {}
    open var isDragging: Bool { false }
    open var isTracking: Bool { false }
    open var isDecelerating: Bool { false }
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    open func zoom(to rect: CGRect, animated: Bool) {}
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    open func flashScrollIndicators() {}
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Accepts settings for all scroll views, without an effect on SwiftUI's scroll views.
    open override class func appearance() -> UIScrollView { UIScrollView(frame: .zero) }
}

open class UITextView: UIScrollView {
    open override class func appearance() -> UITextView { UITextView(frame: .zero) }
    /// The characters. Setting them ends the attributes.
    open var text: String! {
        get { textStorage.string }
        set { textStorage.setAttributedString(NSAttributedString(string: newValue ?? "")) }
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
public protocol UITextViewDelegate: UIScrollViewDelegate {}

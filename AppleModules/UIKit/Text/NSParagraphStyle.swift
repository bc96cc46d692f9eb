import Easel
import Foundation

/// The values of a paragraph's style.
private struct ParagraphValues: Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var (lineSpacing, paragraphSpacing, paragraphSpacingBefore): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var (lineHeightMultiple, minimumLineHeight, maximumLineHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var (firstLineHeadIndent, headIndent, tailIndent): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var defaultTabInterval: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
}

/// The alignment and the spacing of a paragraph.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    public static let `default` = NSParagraphStyle()
    fileprivate var values = ParagraphValues()
    fileprivate var tabs: [NSTextTab] = []
    fileprivate var lists: [NSTextList] = []
    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    open var tailIndent: CGFloat { values.tailIndent }
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    open var tabStops: [NSTextTab]! { tabs }
    open var textLists: [NSTextList] { lists }
    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection { .leftToRight }

    open override func copy() -> Any { copied(as: NSParagraphStyle()) }
    open override func mutableCopy() -> Any { copied(as: NSMutableParagraphStyle()) }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return String(describing: values) == String(describing: other.values)
    }
    open override var hash: Int { values.lineSpacing.hashValue ^ values.alignment.rawValue }
    private func copied(as style: NSParagraphStyle) -> NSParagraphStyle {
        (style.values, style.tabs, style.lists) = (values, tabs, lists)
        return style
    }

    /// Whether the paragraph has indents or tab stops, or breaks lines within words.
    var needsLines: Bool { firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0 || lineBreakMode == .byCharWrapping || !tabs.isEmpty }

    /// Whether lines that are too long aren't broken.
    var truncates: Bool {
        switch lineBreakMode {
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping: false
        }
    }
}

/// The alignment and the spacing of a paragraph, which can change.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    open override var tabStops: [NSTextTab]! {
        get { tabs }
        set { tabs = newValue ?? [] }
    }
    /// Kept, but markers aren't drawn, with a warning; without TextKit 2, Apple's systems don't draw them either.
    open override var textLists: [NSTextList] {
        get { lists }
        set {
            lists = newValue
            if !newValue.isEmpty { SceneNotes.notDrawn("NSParagraphStyle.textLists") }
        }
    }
    open func setParagraphStyle(_ obj: NSParagraphStyle) { (values, tabs, lists) = (obj.values, obj.tabs, obj.lists) }
    open func addTabStop(_ anObject: NSTextTab) { tabs.append(anObject) }
    open func removeTabStop(_ anObject: NSTextTab) { tabs.removeAll { $0 === anObject } }
}

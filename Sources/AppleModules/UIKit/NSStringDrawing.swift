import AppleCoreGraphics
import Easel
import Foundation
import Views

/// The way of measuring the box of a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
/// The settings and results of measuring a text.
public final class NSStringDrawingContext: NSObject {
    public var minimumScaleFactor: CGFloat = 0
}

/// Lines below or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 256)
    public static let patternDash = NSUnderlineStyle(rawValue: 512)
}

/// The way of breaking a line of text that is too long.
public enum NSLineBreakMode: Int, Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }

/// The alignment and the spacing of a paragraph.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    public static let `default` = NSParagraphStyle()
    open var alignment: NSTextAlignment { .natural }
    open var lineSpacing: CGFloat { 0 }
}
/// The alignment and the spacing of a paragraph, which can change.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    private var values: (alignment: NSTextAlignment, lineSpacing: CGFloat) = (.natural, 0)
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var paragraphSpacing: CGFloat = 0
    open var lineHeightMultiple: CGFloat = 0
    open var minimumLineHeight: CGFloat = 0
    open var maximumLineHeight: CGFloat = 0
    open var firstLineHeadIndent: CGFloat = 0
    open var headIndent: CGFloat = 0
    open var tailIndent: CGFloat = 0
    open var paragraphSpacingBefore: CGFloat = 0
    open var hyphenationFactor: Float = 0
    open var usesDefaultHyphenation = false
    open var tabStops: [NSTextTab]! = []
    /// Kept, but markers aren't drawn, with a warning; without TextKit 2, Apple's systems don't draw them either.
    open var textLists: [NSTextList] = [] { didSet { if !textLists.isEmpty { SceneNotes.notDrawn("NSParagraphStyle.textLists") } } }
    open var defaultTabInterval: CGFloat = 0
    open var baseWritingDirection = NSWritingDirection.natural
    open var allowsDefaultTighteningForTruncation = false
    open var lineBreakStrategy: LineBreakStrategy = []
    open func setParagraphStyle(_ obj: NSParagraphStyle) { (alignment, lineSpacing) = (obj.alignment, obj.lineSpacing) }
    open func addTabStop(_ anObject: NSTextTab) { tabStops.append(anObject) }
    open override func mutableCopy() -> Any { self }
    /// Whether the paragraph has indents, heights, or distances, or doesn't wrap at words.
    var needsLines: Bool {
        firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0 || paragraphSpacing != 0 || paragraphSpacingBefore != 0
            || ![0, 1].contains(lineHeightMultiple) || minimumLineHeight > 0 || maximumLineHeight > 0 || lineBreakMode != .byWordWrapping
    }
}

/// The direction of a text.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}
extension NSParagraphStyle {
    /// The breaks that a paragraph avoids.
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

/// A shadow below a text.
open class NSShadow: NSObject, @unchecked Sendable {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?
}

/// Measures texts as views draw them.
private enum TextMeasure {
    static func size(_ text: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?) -> CGSize {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let spacing = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing ?? 0
        let kern = (attributes?[.kern] as? NSNumber)?.doubleValue ?? attributes?[.kern] as? CGFloat ?? 0
        guard MainThread.isCurrent else { return CGSize(width: CGFloat(text.count) * font.pointSize / 2, height: font.lineHeight) }
        return MainActor.assumeIsolated {
            let renderer = ImageRenderer(content: Text(verbatim: text).font(Font(font)).kerning(kern).lineSpacing(spacing))
            renderer.proposedSize = ProposedViewSize(width: width, height: nil)
            return renderer.contentSize
        }
    }
}

/// Draws texts as views draw them.
private enum TextDrawing {
    static func draw(_ string: String, _ attributes: [NSAttributedString.Key: Any]?, in rect: CGRect?, at point: CGPoint) {
        if let style = attributes?[.paragraphStyle] as? NSMutableParagraphStyle, style.needsLines {
            let text = NSAttributedString(string: string, attributes: attributes)
            return rect.map(text.draw(in:)) ?? text.draw(at: point)
        }
        guard MainThread.isCurrent, let context = UIGraphicsGetCurrentContext() else { return }
        let size = rect?.size ?? TextMeasure.size(string, attributes, width: nil)
        let frame = rect ?? CGRect(origin: point, size: size)
        let alignment = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
        let text = text(string, attributes)
        guard rect != nil, alignment == .center || alignment == .right else { return context.draw(text, in: frame) }
        // Each line has its own position.
        let line = TextMeasure.size(string, attributes, width: frame.width)
        let room = max(0, frame.width - line.width)
        context.draw(text, in: CGRect(x: frame.minX + (alignment == .center ? room / 2 : room), y: frame.minY, width: line.width, height: frame.height))
    }

    /// The text with the attributes of views.
    private static func text(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) -> Text {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let color = attributes?[.foregroundColor] as? UIColor ?? .black
        let kern = (attributes?[.kern] as? NSNumber)?.doubleValue ?? attributes?[.kern] as? CGFloat ?? 0
        func isSet(_ key: NSAttributedString.Key) -> Bool {
            (attributes?[key] as? Int ?? (attributes?[key] as? NSUnderlineStyle)?.rawValue ?? (attributes?[key] as? NSNumber)?.intValue ?? 0) > 0
        }
        let (isUnderlined, isStruck) = (isSet(.underlineStyle), isSet(.strikethroughStyle))
        return MainActor.assumeIsolated {
            Text(verbatim: string).font(Font(font)).foregroundColor(Color(uiColor: color)).kerning(kern).underline(isUnderlined).strikethrough(isStruck)
        }
    }
}

extension StringProtocol {
    /// Draws the text in one line in the current context, with its upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextDrawing.draw(String(self), attrs, in: nil, at: point)
    }
    /// Draws the text in lines in the current context.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextDrawing.draw(String(self), attrs, in: rect, at: rect.origin)
    }
    /// Draws the text in lines in the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) { draw(in: rect, withAttributes: attributes) }
    /// The size of the text in one line, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { TextMeasure.size(String(self), attrs, width: nil) }
    /// The box of the text within a width, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        if let style = attributes?[.paragraphStyle] as? NSMutableParagraphStyle, style.needsLines {
            return NSAttributedString(string: String(self), attributes: attributes).boundingRect(with: size, options: options, context: context)
        }
        let width = options.contains(.usesLineFragmentOrigin) && size.width < 100_000 && size.width > 0 ? size.width : nil
        return CGRect(origin: .zero, size: TextMeasure.size(String(self), attributes, width: width))
    }
}

extension NSString {
    /// Draws the text in one line in the current context, with its upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }
    /// Draws the text in lines in the current context.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }
    /// The size of the text in one line, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { String(describing: self).size(withAttributes: attrs) }
    /// The box of the text within a width, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect { String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context) }
}

extension NSAttributedString {
    private var firstAttributes: [NSAttributedString.Key: Any]? { length > 0 ? unsafe attributes(at: 0, effectiveRange: nil) : nil }

    /// Whether the text needs a layout of its own: it has several styles, or a paragraph with indents, heights, or distances.
    package var needsLines: Bool {
        guard length > 0 else { return false }
        var range = NSRange(location: 0, length: 0)
        _ = unsafe attributes(at: 0, effectiveRange: &range)
        return (NSMaxRange(range) < length && !hasLikeNeighbors) || hasParagraphs
    }
    /// Whether a paragraph has indents, heights, or distances.
    package var hasParagraphs: Bool {
        var (result, start) = (false, 0)
        while start < length, !result {
            var range = NSRange(location: start, length: 1)
            let style = unsafe attributes(at: start, effectiveRange: &range)[.paragraphStyle] as? NSMutableParagraphStyle
            result = style?.needsLines ?? false
            start = max(start + 1, NSMaxRange(range))
        }
        return result && !hasLikeNeighbors
    }
    /// Whether two neighboring runs set the same attributes. Linux traps when it joins such runs, because it compares their values.
    private var hasLikeNeighbors: Bool {
        var (last, start) = (Set<NSAttributedString.Key>?.none, 0)
        while start < length {
            var range = NSRange(location: start, length: 1)
            let keys = Set(unsafe attributes(at: start, effectiveRange: &range).keys)
            if keys == last { return true }
            (last, start) = (keys, max(start + 1, NSMaxRange(range)))
        }
        return false
    }
    /// The lines of the text in a column; nil beside the main thread, where texts can't be measured.
    private func lines(width: CGFloat?, height: CGFloat? = nil) -> TextLines? {
        guard MainThread.isCurrent else { return nil }
        // The text is measured here and now, so it can't change meanwhile.
        nonisolated(unsafe) let text = self
        return MainActor.assumeIsolated { unsafe TextLines(text, width: width, height: height) }
    }

    /// Draws the text in the current context, without wrapping its lines.
    public func draw(at point: CGPoint) {
        guard needsLines, let lines = lines(width: nil) else { return string.draw(at: point, withAttributes: firstAttributes) }
        MainActor.assumeIsolated { lines.draw(at: point) }
    }
    /// Draws the text in lines in the current context.
    public func draw(in rect: CGRect) {
        guard needsLines, let lines = lines(width: rect.width, height: rect.height > 0 ? rect.height : nil) else {
            return string.draw(in: rect, withAttributes: firstAttributes)
        }
        MainActor.assumeIsolated { lines.draw(at: rect.origin) }
    }
    /// Draws the text in lines in the current context.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) { draw(in: rect) }
    /// The size of the text without wrapping its lines, in points.
    public func size() -> CGSize {
        guard needsLines, let lines = lines(width: nil) else { return string.size(withAttributes: firstAttributes) }
        return MainActor.assumeIsolated { CGSize(width: lines.used.maxX, height: lines.used.maxY) }
    }
    /// The box of the text within a width, in points.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        let width = options.contains(.usesLineFragmentOrigin) && size.width < 100_000 && size.width > 0 ? size.width : nil
        guard needsLines, let lines = lines(width: width) else {
            return string.boundingRect(with: size, options: options, attributes: firstAttributes, context: context)
        }
        return MainActor.assumeIsolated { CGRect(x: 0, y: 0, width: lines.used.maxX, height: lines.used.maxY) }
    }
}

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
    public static let patternDashDot = NSUnderlineStyle(rawValue: 768)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 1024)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The way of breaking a line of text that is too long.
public enum NSLineBreakMode: Int, Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }

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

/// Measures and draws texts as views draw them.
private enum TextDrawing {
    private static func paragraph(_ string: NSAttributedString) -> NSParagraphStyle? {
        guard string.length > 0 else { return nil }
        return unsafe string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    /// A text in black of 12 points, except where attributes say otherwise.
    @MainActor
    private static func drawn(_ string: NSAttributedString) -> Text {
        AttributedRuns.text(string).font(Font(.systemFont(ofSize: 12))).foregroundColor(Color(uiColor: .black))
    }

    @MainActor
    private static func text(_ string: NSAttributedString) -> some View {
        let style = paragraph(string)
        return drawn(string).lineSpacing(style?.lineSpacing ?? 0)
            .multilineTextAlignment(style?.alignment == .center ? .center : style?.alignment == .right ? .trailing : .leading)
            .lineLimit(style?.truncates == true ? 1 : nil)
    }

    static func size(_ string: NSAttributedString, width: CGFloat?) -> CGSize {
        guard MainThread.isCurrent else {
            let font = string.length > 0 ? unsafe string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
            let size = font?.pointSize ?? 12
            return CGSize(width: CGFloat(string.length) * size / 2, height: font?.lineHeight ?? size * 1.2)
        }
        return MainActor.assumeIsolated {
            let renderer = ImageRenderer(content: text(string))
            renderer.scale = UIScreen.main.scale
            renderer.proposedSize = ProposedViewSize(width: width, height: nil)
            return renderer.contentSize
        }
    }

    static func draw(_ string: NSAttributedString, in rect: CGRect?, at point: CGPoint) {
        guard MainThread.isCurrent, let context = UIGraphicsGetCurrentContext() else { return }
        let size = rect?.size ?? size(string, width: nil)
        let frame = rect ?? CGRect(origin: point, size: size)
        let alignment = paragraph(string)?.alignment ?? .natural
        MainActor.assumeIsolated {
            let text = drawn(string)
            guard rect != nil, alignment == .center || alignment == .right else { return context.draw(text, in: frame) }
            // Each line has its own position.
            let line = self.size(string, width: frame.width)
            let room = max(0, frame.width - line.width)
            context.draw(text, in: CGRect(x: frame.minX + (alignment == .center ? room / 2 : room), y: frame.minY, width: line.width, height: frame.height))
        }
    }
}

extension StringProtocol {
    /// Draws the text in one line in the current context, with its upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextDrawing.draw(NSAttributedString(string: String(self), attributes: attrs), in: nil, at: point)
    }
    /// Draws the text in lines in the current context.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextDrawing.draw(NSAttributedString(string: String(self), attributes: attrs), in: rect, at: rect.origin)
    }
    /// Draws the text in lines in the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) { draw(in: rect, withAttributes: attributes) }
    /// The size of the text in one line, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextDrawing.size(NSAttributedString(string: String(self), attributes: attrs), width: nil)
    }
    /// The box of the text within a width, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(self), attributes: attributes).boundingRect(with: size, options: options, context: context)
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
    /// Whether a paragraph has indents, tab stops, or lines that break within words, which requires TextKit's layout.
    package var hasParagraphs: Bool {
        var (result, start) = (false, 0)
        while start < length, !result {
            var range = NSRange(location: start, length: 1)
            let style = unsafe attributes(at: start, effectiveRange: &range)[.paragraphStyle] as? NSParagraphStyle
            result = style?.needsLines ?? false
            start = max(start + 1, NSMaxRange(range))
        }
        return result
    }
    /// The lines of the text in a column; nil beside the main thread, where texts can't be measured.
    private func lines(width: CGFloat?, height: CGFloat? = nil) -> TextLines? {
        guard MainThread.isCurrent else { return nil }
        return MainActor.assumeIsolated { TextLines(self, width: width, height: height) }
    }

    /// Draws the text in the current context, without wrapping its lines.
    public func draw(at point: CGPoint) {
        guard hasParagraphs, let lines = lines(width: nil) else { return TextDrawing.draw(self, in: nil, at: point) }
        MainActor.assumeIsolated { lines.draw(at: point) }
    }
    /// Draws the text in lines in the current context.
    public func draw(in rect: CGRect) {
        guard hasParagraphs, let lines = lines(width: rect.width, height: rect.height > 0 ? rect.height : nil) else {
            return TextDrawing.draw(self, in: rect, at: rect.origin)
        }
        MainActor.assumeIsolated { lines.draw(at: rect.origin) }
    }
    /// Draws the text in lines in the current context.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) { draw(in: rect) }
    /// The size of the text without wrapping its lines, in points.
    public func size() -> CGSize {
        guard hasParagraphs, let lines = lines(width: nil) else { return TextDrawing.size(self, width: nil) }
        return MainActor.assumeIsolated { CGSize(width: lines.used.maxX, height: lines.used.maxY) }
    }
    /// The box of the text within a width, in points.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        let width = options.contains(.usesLineFragmentOrigin) && size.width < 100_000 && size.width > 0 ? size.width : nil
        guard hasParagraphs, let lines = lines(width: width) else { return CGRect(origin: .zero, size: TextDrawing.size(self, width: width)) }
        return MainActor.assumeIsolated { CGRect(x: 0, y: 0, width: lines.used.maxX, height: lines.used.maxY) }
    }
}

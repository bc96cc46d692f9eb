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
public struct NSUnderlineStyle: OptionSet, Sendable {
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

extension StringProtocol {
    /// The size of the text in one line, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { TextMeasure.size(String(self), attrs, width: nil) }
    /// The box of the text within a width, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        let width = options.contains(.usesLineFragmentOrigin) && size.width < 100_000 && size.width > 0 ? size.width : nil
        return CGRect(origin: .zero, size: TextMeasure.size(String(self), attributes, width: width))
    }
}

extension NSString {
    /// The size of the text in one line, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { String(describing: self).size(withAttributes: attrs) }
    /// The box of the text within a width, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect { String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context) }
}

extension NSAttributedString {
    /// The size of the text in one line, in points.
    public func size() -> CGSize { string.size(withAttributes: length > 0 ? unsafe attributes(at: 0, effectiveRange: nil) : nil) }
    /// The box of the text within a width, in points.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        string.boundingRect(with: size, options: options, attributes: length > 0 ? unsafe attributes(at: 0, effectiveRange: nil) : nil, context: context)
    }
}

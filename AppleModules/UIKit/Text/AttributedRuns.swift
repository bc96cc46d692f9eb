import Display
import Easel
import Foundation
import Views

/// Conversion of texts with attributes to SwiftUI's texts.
@MainActor
package enum AttributedRuns {
    /// The runs of a text with their fonts, colors, lines, and images.
    ///
    /// - Parameter links: the color of links that set none.
    package static func text(_ string: NSAttributedString, links: Color? = nil) -> Text {
        var (result, start) = (Text(verbatim: ""), 0)
        while start < string.length {
            var range = NSRange(location: start, length: 0)
            let attributes = unsafe string.attributes(at: start, effectiveRange: &range)
            result = result + run(string.attributedSubstring(from: range).string, attributes, links)
            start = max(start + 1, range.location + range.length)
        }
        return result
    }

    private static func run(_ string: String, _ attributes: [NSAttributedString.Key: Any], _ links: Color?) -> Text {
        var text: Text
        if let attachment = attributes[.attachment] as? NSTextAttachment, let image = attachment.shownImage {
            text = Text(Image(uiImage: image)).baselineOffset(attachment.bounds.minY - attachment.distanceBelowBaseline)
        } else {
            text = Text(verbatim: string)
        }
        if let color = attributes[.backgroundColor] as? UIColor { text = text.lineBackground(Color(uiColor: color)) }
        if let font = attributes[.font] as? UIFont { text = text.font(Font(font)) }
        if let intent = attributes[.inlinePresentationIntent] as? UInt { text = marked(text, InlinePresentationIntent(rawValue: intent)) }
        if attributes[.link] != nil, let links { text = text.foregroundColor(links) }
        if let color = attributes[.foregroundColor] as? UIColor { text = text.foregroundColor(Color(uiColor: color)) }
        let (below, through) = (Int(number(attributes[.underlineStyle])), Int(number(attributes[.strikethroughStyle])))
        if below != 0 {
            text = text.underline(pattern: pattern(below), color: (attributes[.underlineColor] as? UIColor).map { Color(uiColor: $0) })
        }
        if through != 0 {
            text = text.strikethrough(pattern: pattern(through), color: (attributes[.strikethroughColor] as? UIColor).map { Color(uiColor: $0) })
        }
        if let kern = attributes[.kern] ?? attributes[.tracking] { text = text.kerning(number(kern)) }
        if let offset = attributes[.baselineOffset] { text = text.baselineOffset(number(offset)) }
        if let box = (attributes[.paragraphStyle] as? NSParagraphStyle)?.lineBox { text = text.lineBox(box) }
        return text
    }

    /// Returns a text in the look of its Markdown.
    private static func marked(_ text: Text, _ intent: InlinePresentationIntent) -> Text {
        var text = text
        if intent.contains(.stronglyEmphasized) { text = text.bold() }
        if intent.contains(.emphasized) { text = text.italic() }
        if intent.contains(.code) { text = text.monospaced() }
        if intent.contains(.strikethrough) { text = text.strikethrough() }
        return text
    }
    /// The pattern of a line.
    private static func pattern(_ style: Int) -> Text.LineStyle.Pattern {
        switch style & 0x700 {
        case NSUnderlineStyle.patternDot.rawValue: .dot
        case NSUnderlineStyle.patternDash.rawValue: .dash
        case 0x300: .dashDot
        case 0x400: .dashDotDot
        default: .solid
        }
    }

    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let value as Int: CGFloat(value)
        case let value as Double: value
        case let value as CGFloat: value
        case let value as Float: CGFloat(value)
        case let value as NSUnderlineStyle: CGFloat(value.rawValue)
        case let value as NSNumber: value.doubleValue
        default: 0
        }
    }
}

extension NSTextAttachment {
    /// The image at the size of the bounds, if they have one.
    @MainActor
    fileprivate var shownImage: UIImage? {
        guard let image else { return nil }
        guard bounds.size != .zero, bounds.size != image.size else { return image }
        return UIGraphicsImageRenderer(size: bounds.size).image { _ in image.draw(in: CGRect(origin: .zero, size: bounds.size)) }
            .withRenderingMode(image.isMask ? .alwaysTemplate : .alwaysOriginal)
    }

    /// The part of a symbol below the baseline: a symbol without bounds stands like one beside a text.
    @MainActor
    fileprivate var distanceBelowBaseline: CGFloat {
        guard bounds == .zero, let image, let name = image.edits.symbol else { return 0 }
        return image.size.height * SystemSymbols.shareBelowBaseline(of: name)
    }
}

extension NSParagraphStyle {
    /// The height of the lines and the space around paragraphs; nil for those of the fonts.
    package var lineBox: LineBox? {
        var box = LineBox()
        (box.multiple, box.minimum, box.maximum) = (lineHeightMultiple, minimumLineHeight, maximumLineHeight)
        (box.spacingAfter, box.spacingBefore) = (paragraphSpacing, paragraphSpacingBefore)
        return box == LineBox() ? nil : box
    }
}

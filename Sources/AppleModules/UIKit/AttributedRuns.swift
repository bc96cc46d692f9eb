import Easel
import Foundation

/// Conversion of texts with attributes to SwiftUI's texts.
@MainActor
package enum AttributedRuns {
    /// The runs of a text with their fonts, colors, and lines.
    package static func text(_ string: NSAttributedString) -> Text {
        var (result, start) = (Text(verbatim: ""), 0)
        while start < string.length {
            var range = NSRange(location: start, length: 0)
            let attributes = unsafe string.attributes(at: start, effectiveRange: &range)
            result = result + run(string.attributedSubstring(from: range).string, attributes)
            start = max(start + 1, range.location + range.length)
        }
        return result
    }

    private static func run(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> Text {
        if let attachment = attributes[.attachment] as? NSTextAttachment, let image = attachment.image {
            // Like SwiftUI's images in texts, which keep their size. Their lower edge is the baseline.
            let size = attachment.bounds.size == .zero ? image.size : attachment.bounds.size
            let sized =
                size == image.size
                ? image
                : UIGraphicsImageRenderer(size: size).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
                    .withRenderingMode(image.isMask ? .alwaysTemplate : .alwaysOriginal)
            let picture = Text(Image(uiImage: sized)).baselineOffset(attachment.bounds.minY)
            return (attributes[.foregroundColor] as? UIColor).map { picture.foregroundColor(Color(uiColor: $0)) } ?? picture
        }
        var text = Text(verbatim: string)
        if let color = attributes[.backgroundColor] as? UIColor { text = text.lineBackground(Color(uiColor: color)) }
        if let font = attributes[.font] as? UIFont { text = text.font(Font(font)) }
        if let color = attributes[.foregroundColor] as? UIColor { text = text.foregroundColor(Color(uiColor: color)) }
        if number(attributes[.underlineStyle]) != 0 { text = text.underline(color: (attributes[.underlineColor] as? UIColor).map { Color(uiColor: $0) }) }
        if number(attributes[.strikethroughStyle]) != 0 {
            text = text.strikethrough(color: (attributes[.strikethroughColor] as? UIColor).map { Color(uiColor: $0) })
        }
        if let kern = attributes[.kern] ?? attributes[.tracking] { text = text.kerning(number(kern)) }
        if let offset = attributes[.baselineOffset] { text = text.baselineOffset(number(offset)) }
        return text
    }

    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let value as Int: CGFloat(value)
        case let value as Double: value
        case let value as CGFloat: value
        case let value as NSNumber: value.doubleValue
        default: 0
        }
    }
}

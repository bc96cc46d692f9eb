import AppleCoreGraphics
import Easel
import Foundation
import Views

/// A text with attributes whose paragraphs have indents, heights, or distances, as a view.
struct AttributedLines: View {
    let text: NSAttributedString
    /// The maximum number of lines; 0 for no limit.
    let limit: Int
    let mode: NSLineBreakMode

    /// - Parameters:
    ///   - font: the font of characters without one.
    ///   - color: the color of characters without one.
    init(_ text: NSAttributedString, font: UIFont, color: UIColor, limit: Int = 0, mode: NSLineBreakMode = .byTruncatingTail) {
        let filled = text.part(NSRange(location: 0, length: text.length))
        var start = 0
        while start < filled.length {
            var range = NSRange(location: start, length: 1)
            let attributes = unsafe filled.attributes(at: start, effectiveRange: &range)
            if attributes[.font] == nil { filled.addAttribute(.font, value: font, range: range) }
            if attributes[.foregroundColor] == nil { filled.addAttribute(.foregroundColor, value: color, range: range) }
            start = max(start + 1, NSMaxRange(range))
        }
        (self.text, self.limit, self.mode) = (filled, limit, mode)
    }

    private func lines(_ width: CGFloat?) -> TextLines { TextLines(text, width: width, limit: limit, lastMode: mode) }

    var body: some View {
        let sized = Sized { width in
            let used = lines(width).used
            return CGSize(width: used.maxX, height: used.maxY)
        }
        sized {
            Canvas { context, size in
                MainActor.assumeIsolated {
                    for line in lines(size.width).lines { context.draw(TextLines.text(line.text), in: TextLines.box(of: line)) }
                }
            }
        }
    }

    /// A view with a height for each width.
    private struct Sized: Layout {
        let measure: @MainActor (CGFloat?) -> CGSize

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = proposal.width.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
            let size = MainActor.assumeIsolated { measure(width) }
            return CGSize(width: ceil(min(size.width, width ?? size.width)), height: size.height)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }
}

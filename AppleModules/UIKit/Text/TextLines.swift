import AppleCoreGraphics
import Easel
import Foundation
import Views

/// The lines of a text with attributes in a column, with the indents, the heights, and the distances of its paragraphs.
@MainActor
package struct TextLines {
    /// A line of the text.
    package struct Line {
        /// The characters, with the white space at the end.
        package let range: NSRange
        /// The whole line from the left to the right end of the column.
        package let fragment: CGRect
        /// The part of the line that the text covers.
        package let used: CGRect
        /// The text, without the white space at the end.
        let text: NSAttributedString
        /// The distance from the line's top to the text's top.
        let textOffset: CGFloat
    }

    package private(set) var lines: [Line] = []
    /// Whether characters were left out, because the number of lines is limited.
    package private(set) var isTruncated = false

    private let source: NSAttributedString
    private let characters: [UInt16]

    /// - Parameters:
    ///   - width: the width of the column, in points; nil for lines that don't wrap.
    ///   - height: the height of the column: lines below it are left out; nil for no limit.
    ///   - start: the first character.
    ///   - limit: the maximum number of lines; 0 for no limit.
    ///   - lastMode: the way of breaking the last line, if their number is limited.
    ///   - padding: the space at both ends of each line, in points.
    ///   - exclusions: areas that lines avoid.
    package init(
        _ source: NSAttributedString, width: CGFloat?, height: CGFloat? = nil, start: Int = 0, limit: Int = 0, lastMode: NSLineBreakMode = .byTruncatingTail,
        padding: CGFloat = 0, exclusions: [CGRect] = []
    ) {
        self.source = source
        characters = Array(source.string.utf16)
        var position = start
        var y: CGFloat = 0
        let count = min(characters.count, source.length)
        while position < count {
            let paragraphEnd = Self.end(ofParagraphAt: position, in: characters, count)
            let style = Self.style(of: source, at: position)
            if position > start { y += style?.paragraphSpacingBefore ?? 0 }
            let paragraphStart = position
            while position < paragraphEnd {
                let indent = (position == paragraphStart ? style?.firstLineHeadIndent : style?.headIndent) ?? 0
                let tail = style?.tailIndent ?? 0
                var (left, right) = (padding + indent, width.map { tail > 0 ? padding + tail : $0 - padding + tail })
                let probe = Self.size(source.part(NSRange(location: position, length: 1), withParagraphs: false))
                if let column = right { (left, right) = Self.room(from: left, to: column, y: y, height: probe.height, exclusions: exclusions) }
                let room = right.map { max(0, $0 - left) }
                // Excluded areas that leave no room for a character move the line below them.
                if let room, room < max(probe.width, 1), let below = exclusions.filter({ $0.minY < y + probe.height && $0.maxY > y }).map(\.maxY).min() {
                    y = below
                    continue
                }
                let isLast = limit > 0 && lines.count == limit - 1
                let wraps = Self.wraps(style?.lineBreakMode ?? .byWordWrapping)
                var end = wraps ? lineEnd(from: position, to: paragraphEnd, width: room, style: style) : paragraphEnd
                var text = trimmed(position, end)
                if isLast, end < count || (!wraps && room.map { Self.size(text).width > $0 + 0.5 } ?? false) {
                    isTruncated = true
                    end = count
                    if let room, ![.byWordWrapping, .byCharWrapping, .byClipping].contains(lastMode) { text = ellipsized(position, paragraphEnd, width: room) }
                }
                let size = text.length > 0 ? Self.size(text) : CGSize(width: 0, height: probe.height)
                let lineHeight = Self.height(size.height, style)
                if let height, y + lineHeight > height + 0.5, !lines.isEmpty || start > 0 { return }
                let free = max(0, (room ?? size.width) - size.width)
                let shift =
                    switch style?.alignment ?? .natural {
                    case .center: free / 2
                    case .right: free
                    default: CGFloat(0)
                    }
                let isEnd = end >= count || isLast
                let spacing = isEnd ? 0 : (style?.lineSpacing ?? 0) + (end >= paragraphEnd ? style?.paragraphSpacing ?? 0 : 0)
                lines.append(
                    Line(
                        range: NSRange(location: position, length: end - position),
                        fragment: CGRect(x: 0, y: y, width: width ?? left + size.width + padding, height: lineHeight + spacing),
                        used: CGRect(x: left + shift, y: y, width: min(size.width, room ?? size.width), height: lineHeight), text: text,
                        textOffset: lineHeight - size.height))
                y += lineHeight + spacing
                position = end
                if isLast { return }
            }
        }
    }

    /// The box of all lines.
    package var used: CGRect { lines.reduce(CGRect.null) { $0.union($1.used) }.standardizedOrZero }
    /// The position behind the last character in a line.
    package var end: Int { lines.last.map { NSMaxRange($0.range) } ?? 0 }

    /// Draws lines in the current context.
    package func draw(at origin: CGPoint, range: NSRange? = nil) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for line in lines where range.map({ NSIntersectionRange($0, line.range).length > 0 }) ?? true {
            guard line.text.length > 0 else { continue }
            context.draw(Self.text(line.text), in: Self.box(of: line).offsetBy(dx: origin.x, dy: origin.y))
        }
    }

    /// The box for drawing a line's text.
    static func box(of line: Line) -> CGRect {
        CGRect(x: line.used.minX, y: line.used.minY + line.textOffset, width: ceil(line.used.width) + 1, height: line.used.height - line.textOffset + 1)
    }

    /// The left end of a character in its line.
    package func x(of index: Int, in line: Line) -> CGFloat {
        let length = Self.clusterStart(min(max(0, index - line.range.location), line.text.length), in: line.text)
        guard length > 0 else { return line.used.minX }
        return line.used.minX + Self.size(line.text.part(NSRange(location: 0, length: length))).width
    }

    /// Returns the start of the cluster of characters that has a position inside of it.
    private static func clusterStart(_ index: Int, in text: NSAttributedString) -> Int {
        guard index > 0, index < text.length else { return index }
        return NSString(string: text.string).rangeOfComposedCharacterSequence(at: index).location
    }

    // MARK: Measuring

    /// The text with the font and the color of texts that don't set theirs.
    static func text(_ string: NSAttributedString) -> Text { AttributedRuns.text(string).font(.system(size: 12)).foregroundColor(.black) }

    static func size(_ string: NSAttributedString) -> CGSize {
        guard string.length > 0 else { return .zero }
        let renderer = ImageRenderer(content: text(string))
        renderer.proposedSize = ProposedViewSize(width: nil, height: nil)
        return renderer.contentSize
    }

    private static func height(_ natural: CGFloat, _ style: NSParagraphStyle?) -> CGFloat {
        guard let style else { return natural }
        var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
        if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        return height
    }

    private static func style(of text: NSAttributedString, at index: Int) -> NSParagraphStyle? {
        unsafe text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
    }

    private static func wraps(_ mode: NSLineBreakMode) -> Bool { mode == .byWordWrapping || mode == .byCharWrapping }

    /// The widest free part of a line beside excluded areas.
    private static func room(from left: CGFloat, to right: CGFloat, y: CGFloat, height: CGFloat, exclusions: [CGRect]) -> (CGFloat, CGFloat) {
        var best = (left, right)
        for area in exclusions where area.minY < y + height && area.maxY > y && area.minX < best.1 && area.maxX > best.0 {
            best = area.minX - best.0 > best.1 - area.maxX ? (best.0, max(best.0, area.minX)) : (min(best.1, area.maxX), best.1)
        }
        return best
    }

    // MARK: Breaking

    private static let newlines: Set<UInt16> = [10, 13, 0x2028, 0x2029]

    private static func end(ofParagraphAt start: Int, in text: [UInt16], _ count: Int) -> Int {
        var index = start
        while index < count, !newlines.contains(text[index]) { index += 1 }
        if index + 1 < count, text[index] == 13, text[index + 1] == 10 { index += 1 }
        return min(index + 1, count)
    }

    private static func isSpace(_ unit: UInt16) -> Bool { unit == 32 || unit == 9 || newlines.contains(unit) }
    /// Whether lines may break on both sides of a character, as of Chinese and Japanese.
    private static func isIdeographic(_ unit: UInt16) -> Bool {
        (0x2E80...0x9FFF).contains(unit) || (0xAC00...0xD7A3).contains(unit) || (0xFF00...0xFF60).contains(unit)
    }

    /// The text between two positions, without white space at the end.
    private func trimmed(_ start: Int, _ end: Int) -> NSAttributedString {
        var end = end
        while end > start, Self.isSpace(characters[end - 1]) { end -= 1 }
        let text = source.part(NSRange(location: start, length: end - start), withParagraphs: false)
        return characters[start..<end].contains(9) ? tabbed(text, from: start) : text
    }
    /// Returns a line with empty images instead of its tabs, which reach to the tab stops of its paragraph.
    private func tabbed(_ text: NSMutableAttributedString, from start: Int) -> NSAttributedString {
        let style = Self.style(of: source, at: start)
        let isFirst = start == 0 || Self.newlines.contains(characters[start - 1])
        let indent = (isFirst ? style?.firstLineHeadIndent : style?.headIndent) ?? 0
        for index in 0..<text.length where characters[start + index] == 9 {
            let x = indent + Self.size(text.part(NSRange(location: 0, length: index))).width
            let (stop, share) = Self.tabStop(after: x, style)
            let end = (index + 1..<text.length).first { characters[start + $0] == 9 } ?? text.length
            let piece = share > 0 ? Self.size(text.part(NSRange(location: index + 1, length: end - index - 1))).width : 0
            let space = NSTextAttachment()
            space.image = UIGraphicsImageRenderer(size: CGSize(width: max(stop - piece * share - x, 1), height: 1)).image { _ in }
            text.replaceCharacters(in: NSRange(location: index, length: 1), with: NSAttributedString(attachment: space))
        }
        return text
    }
    /// The next tab stop from the left edge of the column, in points, and the share of the text behind the tab that lies before the stop. Without stops of
    /// its own, a paragraph has one every 28 points.
    private static func tabStop(after x: CGFloat, _ style: NSParagraphStyle?) -> (stop: CGFloat, share: CGFloat) {
        if let stop = style?.tabStops?.filter({ $0.location > x + 0.5 }).min(by: { $0.location < $1.location }) {
            return (stop.location, stop.alignment == .right ? 1 : stop.alignment == .center ? 0.5 : 0)
        }
        let interval = style.flatMap { $0.defaultTabInterval > 0 ? $0.defaultTabInterval : nil } ?? 28
        return ((((x + 0.5) / interval).rounded(.down) + 1) * interval, 0)
    }

    /// The positions where a line may end.
    private func breaks(from start: Int, to end: Int, byCharacter: Bool) -> [Int] {
        var result: [Int] = []
        for index in start + 1..<max(end, start + 1) {
            let (before, after) = (characters[index - 1], characters[index])
            // Not inside of a character of two units, and not before a mark that belongs to it.
            if (0xDC00...0xDFFF).contains(after) || after == 0x200D || before == 0x200D || (0xFE00...0xFE0F).contains(after) { continue }
            let isBreak =
                byCharacter || (Self.isSpace(before) && !Self.isSpace(after)) || before == 45 || before == 0x2013 || before == 0x2014
                || (Self.isIdeographic(after) && !Self.isSpace(before)) || (Self.isIdeographic(before) && !Self.isSpace(after))
            if isBreak { result.append(index) }
        }
        return result + [end]
    }

    private func lineEnd(from start: Int, to end: Int, width: CGFloat?, style: NSParagraphStyle?) -> Int {
        guard let width else { return end }
        func fits(_ position: Int) -> Bool { Self.size(trimmed(start, position)).width <= width + 0.5 }
        if fits(end) { return end }
        for byCharacter in [style?.lineBreakMode == .byCharWrapping, true] {
            let breaks = breaks(from: start, to: min(end, start + 2_000), byCharacter: byCharacter)
            var (low, high) = (0, breaks.count)
            while low < high {
                let middle = (low + high) / 2
                if fits(breaks[middle]) { low = middle + 1 } else { high = middle }
            }
            if low > 0 { return breaks[low - 1] }
            if byCharacter { return breaks[0] }
        }
        return end
    }

    /// The longest start of the text that fits before an ellipsis.
    private func ellipsized(_ start: Int, _ end: Int, width: CGFloat) -> NSAttributedString {
        let whole = trimmed(start, end)
        func shortened(_ position: Int) -> NSAttributedString {
            let length = Self.clusterStart(position, in: whole)
            let result = whole.part(NSRange(location: 0, length: length))
            let attributes = length > 0 ? unsafe whole.attributes(at: length - 1, effectiveRange: nil) : [:]
            result.append(NSAttributedString(string: "…", attributes: attributes))
            return result
        }
        if end >= source.length, Self.size(whole).width <= width + 0.5 { return whole }
        var (low, high) = (0, whole.length)
        while low < high {
            let middle = (low + high + 1) / 2
            if Self.size(shortened(middle)).width <= width + 0.5 { low = middle } else { high = middle - 1 }
        }
        return shortened(low)
    }
}

extension CGRect {
    fileprivate var standardizedOrZero: CGRect { isNull ? .zero : self }
}

extension NSAttributedString {
    /// Returns a part of the text.
    ///
    /// - Parameter withParagraphs: whether the part keeps the styles of the paragraphs. `TextLines` applies them itself.
    func part(_ range: NSRange, withParagraphs: Bool = true) -> NSMutableAttributedString {
        let result = NSMutableAttributedString(attributedString: attributedSubstring(from: range))
        if !withParagraphs { result.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: result.length)) }
        return result
    }
}

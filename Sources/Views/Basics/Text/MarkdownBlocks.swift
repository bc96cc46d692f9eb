/// Splits Markdown into blocks: paragraphs, headings, list items, quotes, and code. `Text` draws the blocks of an attributed string one after the other in
/// a line, because it ignores the intents that separate them (Documentation/Semantics/Text.md#blocks-of-markdown).
///
/// Source: CommonMark 0.31, chapters 4 and 5, without HTML and link definitions; GitHub Flavored Markdown 0.29, chapter 4.10.
struct MarkdownBlocks {
    /// A block's text.
    enum Block: Equatable {
        /// A text with inline Markdown. Its line breaks are hard ones.
        case inline(String)
        case verbatim(String)
    }

    private var blocks: [Block] = []
    /// The lines of the paragraph that isn't complete yet.
    private var lines: [Substring] = []
    /// Whether there was no empty line since the last marker of a list.
    private var isInList = false
    /// Whether lines that are indented belong to a list.
    private var isBelowList = false
    /// The lines of the indented code block that isn't complete yet, without their indentation.
    private var indented: [Substring] = []
    /// The fence of a code block that isn't complete yet, and its lines.
    private var fence: (sign: Character, count: Int)?
    private var code = ""
    /// The number of columns of the table that isn't complete yet.
    private var columns: Int?

    /// Returns the blocks of a text that aren't empty.
    static func blocks(of text: String) -> [Block] {
        var parser = MarkdownBlocks()
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { parser.read(line) }
        parser.endIndented()
        parser.endParagraph()
        if parser.fence != nil { parser.endCode() }
        return parser.blocks
    }

    private mutating func read(_ line: Substring) {
        let content = line.drop { $0 == " " || $0 == "\t" }
        if let fence {
            let count = content.prefix { $0 == fence.sign }.count
            if count >= fence.count, content.dropFirst(count).allSatisfy(\.isWhitespace) { return endCode() }
            code += line + "\n"
            return
        }
        if lines.isEmpty, !content.isEmpty, content.startIndex == line.startIndex { isBelowList = false }
        // Each marker begins a line inside of a list or a quote.
        var line = line
        for _ in 0..<Self.maximumMarkers {
            guard let rest = readMarker(line) else { return }
            line = rest
        }
        endIndented()
        lines.append(line)
    }

    /// Reads a line up to its first marker; returns the rest behind it, and nil if the line is complete.
    private mutating func readMarker(_ line: Substring) -> Substring? {
        let content = line.drop { $0 == " " || $0 == "\t" }
        if content.isEmpty {
            (isInList, columns) = (false, nil)
            guard indented.isEmpty else {
                indented.append(Self.afterIndentation(line) ?? "")
                return nil
            }
            endParagraph()
            return nil
        }
        // Lines that are indented that far can also continue a paragraph or belong to a nested list.
        if lines.isEmpty, !isBelowList, let code = Self.afterIndentation(line) {
            indented.append(code)
            return nil
        }
        endIndented()
        if let sign = content.first, sign == "`" || sign == "~" {
            let count = content.prefix { $0 == sign }.count
            if count >= 3, sign == "~" || !content.dropFirst(count).contains("`") {
                columns = nil
                endParagraph()
                fence = (sign, count)
                return nil
            }
        }
        if readSingleLine(content) { return nil }
        if let rest = Self.afterMarker(content, mayBegin: lines.isEmpty || isInList) {
            endParagraph()
            (isInList, isBelowList, columns) = (true, true, nil)
            return rest.allSatisfy(\.isWhitespace) ? nil : rest
        }
        if content.first == ">" {
            columns = nil
            let rest = content.dropFirst().first == " " ? content.dropFirst(2) : content.dropFirst()
            if !rest.isEmpty { return rest }
            endParagraph()
            return nil
        }
        if let columns {
            appendRow(content, columns)
            return nil
        }
        lines.append(content)
        return nil
    }

    /// Reads a line that is a block by itself, or ends the one above: the delimiters of a table, the underline of a heading, a break, or a heading.
    ///
    /// - Returns: false for any other line.
    private mutating func readSingleLine(_ content: Substring) -> Bool {
        if let header = lines.last, let count = MarkdownTable.columns(delimiters: content), MarkdownTable.cells(of: header).count == count {
            lines.removeLast()
            endParagraph()
            appendRow(header, count)
            columns = count
            return true
        }
        if !lines.isEmpty, Self.isUnderline(content) {
            endParagraph()
            return true
        }
        if Self.isBreak(content) {
            columns = nil
            endParagraph()
            blocks.append(.verbatim("⸻"))
            return true
        }
        guard let heading = Self.heading(content) else { return false }
        columns = nil
        endParagraph()
        append(heading)
        return true
    }

    /// Appends the cells of a table's row, as many as the table has columns.
    private mutating func appendRow(_ row: Substring, _ columns: Int) {
        for cell in MarkdownTable.cells(of: row).prefix(columns) { append(cell) }
    }

    private mutating func append(_ text: some StringProtocol) { if !text.isEmpty { blocks.append(.inline(String(text))) } }

    /// Joins the lines of a paragraph: two spaces or a backslash at the end of a line break it.
    private mutating func endParagraph() {
        var text = ""
        for (index, line) in lines.enumerated() {
            guard index < lines.count - 1 else {
                text += line.dropLast(line.reversed().prefix(while: \.isWhitespace).count)
                break
            }
            let trimmed = line.dropLast(line.reversed().prefix(while: \.isWhitespace).count)
            let isHard = line.hasSuffix("  ") || trimmed.hasSuffix("\\")
            text += (trimmed.hasSuffix("\\") ? trimmed.dropLast() : trimmed) + (isHard ? "\n" : " ")
        }
        lines = []
        append(text)
    }

    private mutating func endIndented() {
        while indented.last?.allSatisfy(\.isWhitespace) ?? false { indented.removeLast() }
        if !indented.isEmpty { blocks.append(.verbatim(indented.joined(separator: "\n") + "\n")) }
        indented = []
    }

    private mutating func endCode() {
        if !code.isEmpty { blocks.append(.verbatim(code)) }
        (fence, code) = (nil, "")
    }

    /// The maximum number of markers at the beginning of a line. The text behind them is left as written.
    private static let maximumMarkers = 100

    /// Returns a line without its first four columns; nil if they aren't empty.
    private static func afterIndentation(_ line: Substring) -> Substring? {
        var (rest, column) = (line, 0)
        while column < 4 {
            guard let sign = rest.first, sign == " " || sign == "\t" else { return nil }
            column = sign == "\t" ? 4 : column + 1
            rest = rest.dropFirst()
        }
        return rest
    }

    /// Whether a line makes the paragraph above it a heading.
    private static func isUnderline(_ line: Substring) -> Bool {
        guard let sign = line.first, sign == "=" || sign == "-" else { return false }
        return line.drop { $0 == sign }.allSatisfy(\.isWhitespace)
    }

    /// Whether a line separates blocks with a rule.
    private static func isBreak(_ line: Substring) -> Bool {
        let signs = line.filter { !$0.isWhitespace }
        guard let sign = signs.first, "*-_".contains(sign) else { return false }
        return signs.count >= 3 && signs.allSatisfy { $0 == sign }
    }

    /// Returns a heading without its signs; nil for another line.
    private static func heading(_ line: Substring) -> Substring? {
        let level = line.prefix { $0 == "#" }.count
        let rest = line.dropFirst(level)
        guard (1...6).contains(level), rest.first?.isWhitespace ?? true else { return nil }
        var text = rest.trimmingSpaces
        let closing = text.reversed().prefix { $0 == "#" }.count
        let before = text.dropLast(closing)
        if closing > 0, before.last?.isWhitespace ?? true { text = before.trimmingSpaces }
        return text
    }

    /// Returns the rest of a line after the marker of a list; nil for another line. Only the number 1 begins a list inside of a paragraph.
    private static func afterMarker(_ line: Substring, mayBegin isStart: Bool) -> Substring? {
        var rest = line
        if let sign = line.first, "-*+".contains(sign) {
            rest = line.dropFirst()
        } else {
            let digits = line.prefix { $0.isASCII && $0.isNumber }
            guard (1...9).contains(digits.count), isStart || digits == "1" else { return nil }
            rest = line.dropFirst(digits.count)
            guard rest.first == "." || rest.first == ")" else { return nil }
            rest = rest.dropFirst()
        }
        guard rest.first?.isWhitespace ?? true else { return nil }
        return rest.trimmingSpaces
    }
}

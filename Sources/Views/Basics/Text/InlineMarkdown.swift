/// Parses inline Markdown: emphasis, code, strikethrough, links, escapes, and entities. Block syntax such as headings and lists stays as written, and so
/// does HTML. An image shows its description.
///
/// Source: CommonMark 0.31, chapter 6 ("Inlines"), without reference links; `~~` and addresses without marks as in GitHub Flavored Markdown.
struct InlineMarkdown {
    private struct Marks: OptionSet {
        let rawValue: Int
        static let bold = Marks(rawValue: 1)
        static let italic = Marks(rawValue: 2)
        static let code = Marks(rawValue: 4)
        static let struck = Marks(rawValue: 8)
        static let link = Marks(rawValue: 16)
        static let inflected = Marks(rawValue: 32)
    }

    private struct Piece {
        var text: String
        var marks: Marks = []
        /// Whether no text may be appended, as for a delimiter that may turn out to be plain text.
        var isFixed = false
        /// The address of a link.
        var address: String?
    }

    /// A run of identical delimiter characters that may begin or end emphasis.
    private struct Delimiter {
        let sign: Character
        /// Index of the piece that shows the unpaired delimiter characters.
        let piece: Int
        var count: Int
        let canOpen: Bool
        let canClose: Bool
    }

    /// A `[` that has not been closed yet.
    private struct Bracket {
        /// Index of the piece that shows the bracket.
        let piece: Int
        /// Index of the first delimiter after the bracket.
        let delimiter: Int
        /// Whether it begins the description of an image.
        var isImage = false
    }

    private let characters: [Character]
    private var position = 0
    private var pieces: [Piece] = []
    private var delimiters: [Delimiter] = []
    private var brackets: [Bracket] = []
    private var hasNoAddress = false
    /// Whether there is Markdown syntax beyond the last parsed piece.
    private var hasUnreadSigns = false

    private init(_ text: String) { characters = Array(text) }

    /// Returns the parts of a text, each styled according to its Markdown; at least one part.
    static func parts(of text: String) -> [Text.Part] {
        guard hasSigns(text) else { return [Text.Part(string: text)] }
        var parser = InlineMarkdown(text)
        parser.scan()
        parser.pairDelimiters()
        var parts: [Text.Part] = []
        for piece in parser.pieces where !piece.text.isEmpty {
            let (style, isInflected) = (style(piece.marks), piece.marks.contains(.inflected))
            if let last = parts.last, last.style == style, last.isInflected == isInflected, last.address == piece.address {
                parts[parts.count - 1].string += piece.text
            } else {
                parts.append(Text.Part(string: piece.text, style: style, isInflected: isInflected, address: piece.address))
            }
        }
        if parser.hasUnreadSigns, !parts.isEmpty { parts[parts.count - 1].hasUnreadMarkdown = true }
        return parts.isEmpty ? [Text.Part(string: "")] : parts
    }

    private static func hasSigns(_ text: some StringProtocol) -> Bool {
        text.contains { "\\*_`~[<&@".contains($0) } || text.contains("://") || text.contains("www.")
    }

    private static func style(_ marks: Marks) -> Text.Style {
        var style = Text.Style()
        if marks.contains(.bold) { style.weight = .emphasized }
        if marks.contains(.italic) { style.isItalic = true }
        if marks.contains(.code) { style.design = .monospaced }
        if marks.contains(.struck) { style.strikethrough = .some(.single) }
        // SwiftUI draws links in the tint color.
        if marks.contains(.link) { style.foreground = AnyShapeStyle(Color.accentColor) }
        return style
    }

    /// The number of pieces after which Markdown syntax becomes plain text: shaping time grows with the square of the number of pieces.
    static let mostPieces = 1_000

    /// The number of characters in which an address must end.
    private static let longestAddress = 10_000

    private mutating func scan() {
        while position < characters.count {
            guard pieces.count < Self.mostPieces else {
                let rest = String(characters[position...])
                hasUnreadSigns = Self.hasSigns(rest)
                pieces.append(Piece(text: rest, isFixed: true))
                return
            }
            let character = characters[position]
            switch character {
            case "\\" where position + 1 < characters.count && Self.isPunctuation(characters[position + 1]):
                append(characters[position + 1])
                position += 2
            case "`": scanCode()
            case "*", "_", "~": scanDelimiter(character)
            case "[": openBracket()
            case "!" where position + 1 < characters.count && characters[position + 1] == "[":
                position += 1
                openBracket(isImage: true)
            case "]": closeBracket()
            case "<", "&":
                let found = character == "<" ? MarkdownAddress.between(characters, at: position) : MarkdownEntity.read(characters, at: position)
                guard let (text, end) = found else { fallthrough }
                pieces.append(character == "<" ? Piece(text: text, marks: .link, address: text) : Piece(text: text))
                position = end
            case _ where MarkdownAddress.mayBegin(characters, at: position):
                guard let (text, end) = MarkdownAddress.bare(characters, at: position) else { fallthrough }
                pieces.append(Piece(text: text, marks: .link, address: text))
                position = end
            default:
                append(character)
                position += 1
            }
        }
    }

    private mutating func append(_ character: Character) {
        if let last = pieces.last, last.marks.isEmpty, !last.isFixed {
            pieces[pieces.count - 1].text.append(character)
        } else {
            pieces.append(Piece(text: String(character)))
        }
    }

    private func count(of sign: Character, from start: Int) -> Int { characters[start...].prefix { $0 == sign }.count }

    private mutating func scanCode() {
        let length = count(of: "`", from: position)
        var end = position + length
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = count(of: "`", from: end)
            if closing == length {
                var code = characters[position + length..<end]
                if code.count > 2, code.first == " ", code.last == " " { code = code.dropFirst().dropLast() }
                pieces.append(Piece(text: String(code), marks: .code))
                position = end + length
                return
            }
            end += closing
        }
        for _ in 0..<length { append("`") }
        position += length
    }

    private mutating func scanDelimiter(_ sign: Character) {
        let length = count(of: sign, from: position)
        let before = position > 0 ? characters[position - 1] : " "
        let after = position + length < characters.count ? characters[position + length] : " "
        position += length
        let isLeft = !after.isWhitespace && (!Self.isPunctuation(after) || before.isWhitespace || Self.isPunctuation(before))
        let isRight = !before.isWhitespace && (!Self.isPunctuation(before) || after.isWhitespace || Self.isPunctuation(after))
        // Inside a word an underscore is an ordinary character.
        let canOpen = sign == "_" ? isLeft && (!isRight || Self.isPunctuation(before)) : isLeft
        let canClose = sign == "_" ? isRight && (!isLeft || Self.isPunctuation(after)) : isRight
        pieces.append(Piece(text: String(repeating: sign, count: length), isFixed: true))
        delimiters.append(Delimiter(sign: sign, piece: pieces.count - 1, count: length, canOpen: canOpen, canClose: canClose))
    }

    /// Notes an opening bracket; only the closing one shows whether it begins a link.
    private mutating func openBracket(isImage: Bool = false) {
        brackets.append(Bracket(piece: pieces.count, delimiter: delimiters.count, isImage: isImage))
        pieces.append(Piece(text: isImage ? "![" : "[", isFixed: true))
        position += 1
    }

    /// Completes a link, `[text](address)`, or a text with attributes, `^[text](name: value)`; brackets in any other context are plain text. Of nested
    /// links only the innermost is a link.
    private mutating func closeBracket() {
        guard let open = brackets.popLast(), position + 1 < characters.count, characters[position + 1] == "(", let close = addressEnd(from: position + 2)
        else {
            append("]")
            position += 1
            return
        }
        pairDelimiters(from: open.delimiter)
        delimiters.removeSubrange(open.delimiter...)
        pieces[open.piece].text = ""
        if open.isImage {
            // Links around an image stay open.
            position = close + 1
            return
        }
        if open.piece > 0, pieces[open.piece - 1].text.last == "^" {
            pieces[open.piece - 1].text.removeLast()
            if String(characters[(position + 2)..<close]).filter({ $0 != " " }).contains("inflect:true") {
                for index in open.piece + 1..<pieces.count { pieces[index].marks.insert(.inflected) }
            }
        } else {
            let destination = characters[(position + 2)..<close].split(whereSeparator: \.isWhitespace).first ?? []
            let address = String(destination.first == "<" ? destination.dropFirst().prefix { $0 != ">" } : destination)
            for index in open.piece + 1..<pieces.count {
                pieces[index].marks.insert(.link)
                pieces[index].address = address
            }
        }
        brackets = []
        position = close + 1
    }

    /// Returns the index of the `)` that ends an address, which may have parentheses in pairs, and a title in quotes. A failed search is remembered, because
    /// later brackets can't find one either.
    private mutating func addressEnd(from start: Int) -> Int? {
        if hasNoAddress { return nil }
        var depth = 0
        var quote: Character?
        var index = start
        var first: Int?
        let limit = min(characters.count, start + Self.longestAddress)
        while index < limit {
            let character = characters[index]
            if character == "\\" {
                index += 1
            } else if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'", index > start, characters[index - 1].isWhitespace {
                quote = character
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                if depth == 0 { return index }
                depth -= 1
            }
            if character == ")", first == nil { first = index }
            index += 1
        }
        hasNoAddress = first == nil && limit == characters.count
        return first
    }

    /// Pairs opening and closing delimiters, and marks the pieces between them.
    ///
    /// - Parameter first: index of the first delimiter that may be paired.
    private mutating func pairDelimiters(from first: Int = 0) {
        var closer = first
        // For each delimiter character, the index below which no delimiter can open.
        var bottoms: [Character: Int] = [:]
        while closer < delimiters.count {
            let sign = delimiters[closer].sign
            guard delimiters[closer].canClose, Self.canPair(delimiters[closer]) else {
                closer += 1
                continue
            }
            let bottom = max(first, bottoms[sign] ?? first)
            guard let opener = delimiters[bottom..<closer].lastIndex(where: { $0.sign == sign && $0.canOpen && Self.canPair($0) }) else {
                bottoms[sign] = closer
                closer += 1
                continue
            }
            let used = min(2, delimiters[opener].count, delimiters[closer].count)
            let mark: Marks = sign == "~" ? .struck : used == 2 ? .bold : .italic
            for piece in delimiters[opener].piece + 1..<delimiters[closer].piece { pieces[piece].marks.insert(mark) }
            // The delimiters in between can no longer pair with any outside.
            for inner in opener + 1..<closer { delimiters[inner].count = 0 }
            for index in [opener, closer] {
                delimiters[index].count -= used
                pieces[delimiters[index].piece].text.removeLast(used)
            }
        }
    }

    private static func canPair(_ delimiter: Delimiter) -> Bool { delimiter.sign == "~" ? delimiter.count == 2 : delimiter.count > 0 }

    private static func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
}

import AppleFoundation
import Easel
import Foundation
import Views

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }
    /// An option of reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Reads HTML or plain text. Of HTML, paragraphs, headings, lists, links, and bold, italic, and underlined texts count; style sheets don't.
    ///
    /// - Throws: an error for another format, or for text in another encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
        guard let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        let type = options[.documentType] as? DocumentType ?? .plain
        switch type {
        case .html:
            var reader = HTMLReader(text)
            self.init(attributedString: reader.read())
        case .plain: self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
        default: throw CocoaError(.fileReadUnknown)
        }
    }
    /// Reads HTML or plain text of a file.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws { try unsafe self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict) }

    /// A key of a written document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    }
    /// Writes the characters, without their attributes, as plain text, HTML, or RTF.
    ///
    /// - Throws: an error for another format.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let text = attributedSubstring(from: range).string
        switch dict[.documentType] as? DocumentType ?? .plain {
        case .plain: return Data(text.utf8)
        case .html:
            let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            return Data(escaped.split(separator: "\n", omittingEmptySubsequences: false).map { "<p>\($0)</p>" }.joined(separator: "\n").utf8)
        case .rtf:
            let escaped = text.utf16.map { unit -> String in
                switch unit {
                case 0x5C, 0x7B, 0x7D: "\\" + String(UnicodeScalar(UInt8(unit)))
                case 0x0A: "\\par\n"
                case 0x20...0x7E: String(UnicodeScalar(UInt8(unit)))
                default: "\\u\(Int16(bitPattern: unit))?"
                }
            }
            return Data("{\\rtf1\\ansi\\uc1 \(escaped.joined())}".utf8)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    /// Creates a text with those attributes that UIKit has as well.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let color = run.foregroundColor { attributes[.foregroundColor] = UIColor(color) }
            if let color = run.backgroundColor { attributes[.backgroundColor] = UIColor(color) }
            if let link = run.link { attributes[.link] = link }
            if let kern = run.kern { attributes[.kern] = kern }
            if let offset = run.baselineOffset { attributes[.baselineOffset] = offset }
            if let intent = run.inlinePresentationIntent { attributes[.inlinePresentationIntent] = intent.rawValue }
            if run.underlineStyle != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if run.strikethroughStyle != nil { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            attributes.merge(run.attributes.uiKitAttributes) { $1 }
            result.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: result)
    }
    /// Reads Markdown. Views draw bold, italic, and monospaced characters, and links.
    public convenience init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
    /// Reads Markdown.
    public convenience init(markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
}

extension AttributeContainer {
    /// Creates attributes from those of UIKit.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        func number(_ value: Any?) -> CGFloat? {
            (value as? CGFloat) ?? (value as? Int).map { CGFloat($0) } ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
        }
        if let font = dictionary[.font] as? UIFont { self.font = Font(font) }
        if let color = dictionary[.foregroundColor] as? UIColor { self.foregroundColor = Color(uiColor: color) }
        if let color = dictionary[.backgroundColor] as? UIColor { self.backgroundColor = Color(uiColor: color) }
        if let link = dictionary[.link] { self.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) } }
        if let intent = dictionary[.inlinePresentationIntent] as? UInt { self.inlinePresentationIntent = InlinePresentationIntent(rawValue: intent) }
        if let kern = number(dictionary[.kern]) { self.kern = kern }
        if let tracking = number(dictionary[.tracking]) { self.tracking = tracking }
        if let offset = number(dictionary[.baselineOffset]) { self.baselineOffset = offset }
        if let style = number(dictionary[.underlineStyle]), style != 0 {
            self.underlineStyle = Text.LineStyle(color: (dictionary[.underlineColor] as? UIColor).map { Color(uiColor: $0) })
        }
        if let style = number(dictionary[.strikethroughStyle]), style != 0 {
            self.strikethroughStyle = Text.LineStyle(color: (dictionary[.strikethroughColor] as? UIColor).map { Color(uiColor: $0) })
        }
    }
}

extension AttributedString {
    /// Creates a text from one of UIKit, with its fonts, colors, lines, and links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        var start = 0
        while start < nsStr.length {
            var range = NSRange(location: start, length: 0)
            let attributes = unsafe nsStr.attributes(at: start, effectiveRange: &range)
            append(AttributedString(nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
            start = max(start + 1, range.location + range.length)
        }
    }
    /// Creates a text from one of UIKit, with its fonts, colors, lines, and links.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws { self.init(nsStr) }
    /// Creates a text from one of UIKit, with its fonts, colors, lines, and links.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }
}

/// Reads a page of HTML.
private struct HTMLReader {
    private let text: [Character]
    private var index = 0
    private let result = NSMutableAttributedString(string: "")
    private var open: [(name: String, link: URL?)] = []
    private var lists: [Int?] = []
    /// Whether the next text begins a line, where space has no effect.
    private var isAtStart = true
    private var pendingLines = 0

    private static let headings: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]
    private static let blocks: Set<String> = ["p", "div", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "table", "tr", "section"]
    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—",
        "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "euro": "€", "eacute": "é", "auml": "ä",
        "ouml": "ö", "uuml": "ü", "szlig": "ß",
    ]

    init(_ text: String) { self.text = Array(text) }

    mutating func read() -> NSAttributedString {
        var piece = ""
        while index < text.count {
            if text[index] == "<" {
                add(piece)
                piece = ""
                readTag()
            } else {
                piece.append(text[index])
                index += 1
            }
        }
        add(piece)
        return result
    }

    private mutating func readTag() {
        let rest = text[index...]
        if rest.starts(with: "<!--") {
            while index < text.count, !text[..<index].hasEnding("-->") { index += 1 }
            return
        }
        guard let end = rest.firstIndex(of: ">") else {
            index = text.count
            return
        }
        let tag = String(text[(index + 1)..<end])
        index = end + 1
        let isEnd = tag.hasPrefix("/")
        let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }).lowercased()
        if ["script", "style", "head", "title"].contains(name), !isEnd {
            while index < text.count, !text[..<index].hasEnding("</\(name)>") { index += 1 }
        } else if name == "br" {
            append("\n", [:])
            isAtStart = true
        } else if isEnd {
            if let place = open.lastIndex(where: { $0.name == name }) { open.removeSubrange(place...) }
            if name == "ul" || name == "ol" { _ = lists.popLast() }
            if Self.blocks.contains(name) { endLine() }
        } else if !name.isEmpty, !tag.hasPrefix("!"), !["img", "hr", "meta", "link", "input"].contains(name) {
            if Self.blocks.contains(name) { endLine() }
            if name == "ul" || name == "ol" { lists.append(name == "ol" ? 0 : nil) }
            let address = tag.firstRange(of: "href=").map { tag[$0.upperBound...].trimmingCharacters(in: CharacterSet(charactersIn: "\"'")) }
            open.append((name, address.flatMap { URL(string: String($0.prefix { !"\"' ".contains($0) })) }))
            if name == "li" {
                var mark = "•"
                if let last = lists.indices.last, let number = lists[last] {
                    lists[last] = number + 1
                    mark = "\(number + 1)."
                }
                add("\(mark)\u{a0}\u{a0}")
                isAtStart = true
            }
        }
    }

    /// Whether a character is space that lines can end at.
    private static func isSpace(_ character: Character) -> Bool { character.isWhitespace && character != "\u{a0}" }

    private mutating func endLine() { if result.length > 0, !isAtStart || pendingLines == 0 { pendingLines = 1 } }

    /// Adds a text; spaces and lines of the source are one space.
    private mutating func add(_ source: String) {
        let isExact = open.contains { $0.name == "pre" }
        var words = isExact ? source : source.split(whereSeparator: Self.isSpace).joined(separator: " ")
        guard !words.isEmpty else {
            if source.contains(where: Self.isSpace), !isAtStart, pendingLines == 0, !result.string.hasSuffix(" ") { append(" ", attributes) }
            return
        }
        if !isExact {
            if source.first.map(Self.isSpace) == true, !isAtStart, pendingLines == 0 { words = " " + words }
            if source.last.map(Self.isSpace) == true { words += " " }
        }
        if pendingLines > 0 { append("\n", [:]) }
        pendingLines = 0
        append(Self.decoded(words), attributes)
        isAtStart = false
    }
    private func append(_ text: String, _ attributes: [NSAttributedString.Key: Any]) { result.append(NSAttributedString(string: text, attributes: attributes)) }

    private var attributes: [NSAttributedString.Key: Any] {
        let names = Set(open.map(\.name))
        let heading = open.lazy.compactMap { Self.headings[$0.name] }.first
        let isBold = heading != nil || !names.isDisjoint(with: ["b", "strong", "th"])
        var traits: UIFontDescriptor.SymbolicTraits = isBold ? .traitBold : []
        if !names.isDisjoint(with: ["i", "em", "cite"]) { traits.insert(.traitItalic) }
        let isCode = !names.isDisjoint(with: ["code", "pre", "tt"])
        let base = isCode ? UIFont.monospacedSystemFont(ofSize: 12, weight: .regular) : UIFont(name: "Times New Roman", size: heading ?? 12)
        let font = base ?? .systemFont(ofSize: heading ?? 12)
        var result: [NSAttributedString.Key: Any] = [.font: font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? font]
        if let link = open.last(where: { $0.link != nil })?.link {
            result[.link] = link
            result[.foregroundColor] = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
            result[.underlineStyle] = NSUnderlineStyle.single.rawValue
        }
        if !names.isDisjoint(with: ["u", "ins"]) { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if !names.isDisjoint(with: ["s", "del", "strike"]) { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        return result
    }

    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var (result, rest) = ("", text[...])
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            guard let end = rest.prefix(10).firstIndex(of: ";") else {
                result += "&"
                continue
            }
            let name = rest[..<end]
            let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            result += number.flatMap { UnicodeScalar($0) }.map { String(Character($0)) } ?? entities[String(name)] ?? "&\(name);"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

extension ArraySlice<Character> {
    fileprivate func hasEnding(_ end: String) -> Bool { count >= end.count && suffix(end.count).elementsEqual(end) }
}

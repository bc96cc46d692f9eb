/// An element of an SVG file with its attributes and children. Names have no namespace prefix: `xlink:href` is `href`.
final class SVGElement {
    let name: String
    var attributes: [String: String]
    /// The size of the attributes in the file, without that of a picture's data.
    fileprivate(set) var bytes = 0
    private(set) var children: [SVGElement] = []
    /// The element around this one, which keeps this one; nil for the root.
    private(set) unowned var parent: SVGElement?
    /// The text between the tags, without that of the children.
    var text = ""

    init(name: String, attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    /// The names in the attribute `class`.
    private(set) lazy var classes = Set((self["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))

    /// Adds an element after the other children.
    func append(_ child: SVGElement) {
        children.append(child)
        child.parent = self
    }

    /// Forgets the document around the root.
    fileprivate func beginsFile() { parent = nil }

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// Returns the root of a file; nil if the file has no element, or one that doesn't end.
    ///
    /// Elements below `SVGParser.depthLimit` levels are left out. Declarations of entities are ignored, so that a small file can't become a large text.
    static func root(of bytes: [UInt8]) -> SVGElement? {
        var parser = SVGParser(bytes)
        return parser.parse()
    }
}

/// Reads the part of XML that drawings consist of: tags, attributes, texts, and the five named entities.
private struct SVGParser {
    private let bytes: [UInt8]
    private var offset = 0

    static let depthLimit = 256

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func parse() -> SVGElement? {
        let document = SVGElement(name: "")
        var open = [document]
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "<") else {
                open[open.count - 1].text += Self.plain(read { $0 == UInt8(ascii: "<") })
                continue
            }
            if skip("<!--") {
                skip(through: "-->")
            } else if skip("<![CDATA[") {
                let start = offset
                skip(through: "]]>")
                open[open.count - 1].text += String(decoding: bytes[start..<max(start, offset - 3)], as: UTF8.self)
            } else if skip("<?") {
                skip(through: "?>")
            } else if skip("<!") {
                skipDeclaration()
            } else if skip("</") {
                skip(through: ">")
                guard open.count > 1 else { return nil }
                open.removeLast()
                if open.count == 1 { break }
            } else {
                offset += 1
                guard let (element, isEmpty) = startTag() else { return nil }
                if open.count <= Self.depthLimit { open[open.count - 1].append(element) }
                if !isEmpty {
                    open.append(element)
                } else if open.count == 1 {
                    break
                }
            }
        }
        guard open.count == 1, let root = document.children.first else { return nil }
        root.beginsFile()
        return root
    }

    private mutating func skip(_ text: String) -> Bool {
        guard bytes[offset...].starts(with: text.utf8) else { return false }
        offset += text.utf8.count
        return true
    }

    private mutating func skip(through text: String) {
        while offset < bytes.count {
            if skip(text) { return }
            offset += 1
        }
    }

    /// Skips a declaration with the declarations in its brackets.
    private mutating func skipDeclaration() {
        var depth = 0
        while offset < bytes.count {
            defer { offset += 1 }
            switch bytes[offset] {
            case UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">"):
                if depth <= 0 { return }
                depth -= 1
            default: break
            }
        }
    }

    private mutating func read(until isEnd: (UInt8) -> Bool) -> String {
        let start = offset
        while offset < bytes.count, !isEnd(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private mutating func skipSpaces() { while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 } }

    private mutating func name(_ ends: String) -> String {
        let ends = Array(ends.utf8)
        let full = read { Self.isSpace($0) || ends.contains($0) }
        return full.split(separator: ":").last.map(String.init) ?? full
    }

    private mutating func startTag() -> (SVGElement, isEmpty: Bool)? {
        let element = SVGElement(name: name("/>"))
        while true {
            skipSpaces()
            guard offset < bytes.count else { return nil }
            if skip("/>") { return (element, true) }
            if skip(">") { return (element, false) }
            let key = name("=/>")
            skipSpaces()
            guard skip("=") else {
                if key.isEmpty { offset += 1 }
                continue
            }
            skipSpaces()
            guard offset < bytes.count else { return nil }
            let quote = bytes[offset]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
            offset += 1
            let start = offset
            element.attributes[key] = Self.plain(read { $0 == quote })
            if element.name != "image" || key != "href" { element.bytes += key.utf8.count + offset - start }
            offset += 1
        }
    }

    /// Returns a text with its entities replaced by their characters.
    private static func plain(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ";") else { return result + rest[start...] }
            result += character(rest[rest.index(after: start)..<end]).map(String.init) ?? ""
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(_ entity: Substring) -> Character? {
        switch entity {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        default:
            (entity.hasPrefix("#x") ? UInt32(entity.dropFirst(2), radix: 16) : entity.hasPrefix("#") ? UInt32(entity.dropFirst()) : nil)
                .flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }
}

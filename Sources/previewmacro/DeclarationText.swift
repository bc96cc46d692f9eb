import Foundation

/// A declaration as text: its attributes, modifiers, and keyword, without a parser of the whole language.
struct DeclarationText {
    /// The names of the attributes.
    private(set) var attributes: [String] = []
    /// The words between attributes and keyword, such as `private` and `static`.
    private(set) var modifiers: [String] = []
    /// The declaration's keyword, such as `var` or `class`.
    private(set) var keyword = ""
    /// The text after the keyword, without comments.
    private(set) var rest = ""

    private static let keywords: Set<String> = [
        "var", "let", "func", "init", "deinit", "class", "struct", "enum", "protocol", "extension", "typealias", "subscript", "case", "actor", "import",
    ]

    init(_ source: String) {
        let text = Array(Self.withoutComments(source))
        var index = 0
        func skipSpace() { while index < text.count, text[index].isWhitespace { index += 1 } }
        func word() -> String {
            let start = index
            while index < text.count, text[index].isLetter || text[index].isNumber || text[index] == "_" || text[index] == "." || text[index] == "`" {
                index += 1
            }
            return String(text[start..<index])
        }
        while true {
            skipSpace()
            guard index < text.count else { return }
            if text[index] == "@" {
                index += 1
                attributes.append(word())
                if index < text.count, text[index] == "(" { index = Self.end(of: text, from: index) }
                continue
            }
            // A macro or a condition that stands for declarations, such as `#Index<Note>([\.title])`.
            if text[index] == "#" {
                index += 1
                keyword = "#" + word()
                rest = String(text[index...])
                return
            }
            let name = word()
            guard !name.isEmpty else {
                rest = String(text[index...])
                return
            }
            // `class` is also a modifier: `class var x`.
            if Self.keywords.contains(name) {
                let start = index
                skipSpace()
                let next = word()
                index = start
                if name != "class" || !["var", "func"].contains(next) {
                    keyword = name
                    rest = String(text[index...])
                    return
                }
            }
            modifiers.append(name)
            if index < text.count, text[index] == "(" { index = Self.end(of: text, from: index) }
        }
    }

    /// Returns the name after the keyword, if it is `keyword`.
    func name(after keyword: String) -> String? {
        guard self.keyword == keyword else { return nil }
        return String(rest.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "`" })
    }

    /// The access that a type's members need, with a space, so that they fulfill the requirements of a public protocol.
    var accessOfRequirements: String {
        if modifiers.contains("public") || modifiers.contains("open") { return "public " }
        return modifiers.contains("package") ? "package " : ""
    }

    /// The declarations inside the braces, one per line or after a semicolon.
    var members: [String] {
        let text = Array(rest)
        guard let open = text.firstIndex(of: "{") else { return [] }
        let close = Self.end(of: text, from: open)
        var result: [String] = []
        var current = ""
        var index = open + 1
        // A line that begins with an operator or a point goes on with the declaration before it.
        func joinContinuedLine() {
            guard let first = current.trimmed.first, !first.isLetter, !"@#_`".contains(first), !result.isEmpty else { return }
            result[result.count - 1] += " " + current
            current = ""
        }
        while index < close - 1 {
            let character = text[index]
            if "({[".contains(character) || character == "\"" {
                let end = Self.end(of: text, from: index)
                current += String(text[index..<end])
                index = end
                continue
            }
            if character.isNewline || character == ";" {
                joinContinuedLine()
                // A line with attributes only belongs to the declaration on the next one.
                if !current.trimmed.isEmpty, !DeclarationText(current).keyword.isEmpty {
                    result.append(current)
                    current = ""
                } else {
                    current += " "
                }
            } else {
                current.append(character)
            }
            index += 1
        }
        joinContinuedLine()
        return current.trimmed.isEmpty ? result : result + [current]
    }

    /// Returns the index behind a bracket's or a literal's end.
    static func end(of text: [Character], from start: Int) -> Int {
        if text[start] == "\"" {
            var index = start + 1
            while index < text.count, text[index] != "\"" { index += text[index] == "\\" ? 2 : 1 }
            return min(index + 1, text.count)
        }
        var depth = 0
        var index = start
        while index < text.count {
            switch text[index] {
            case "(", "{", "[": depth += 1
            case ")", "}", "]":
                depth -= 1
                if depth == 0 { return index + 1 }
            case "\"" where index > start:
                index = end(of: text, from: index)
                continue
            default: break
            }
            index += 1
        }
        return text.count
    }

    /// Returns the source with a space for each comment.
    static func withoutComments(_ source: String) -> String {
        let text = Array(source)
        var result = ""
        var index = 0
        while index < text.count {
            if text[index] == "\"" {
                let end = end(of: text, from: index)
                result += String(text[index..<end])
                index = end
            } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "/" {
                while index < text.count, !text[index].isNewline { index += 1 }
            } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "*" {
                index += 2
                while index + 1 < text.count, !(text[index] == "*" && text[index + 1] == "/") { index += 1 }
                index += 2
                result += " "
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result
    }
}

/// A property with its type and its first value, if they are written.
struct StoredProperty {
    let name: String
    let type: String?
    let value: String?
    /// Whether accessors follow.
    let isComputed: Bool

    /// Reads `var name: Type = value`; nil for another declaration.
    init?(_ declaration: String) {
        let text = DeclarationText(declaration)
        guard text.keyword == "var" || text.keyword == "let" else { return nil }
        let rest = Array(text.rest)
        var (name, type, value) = ("", "", "")
        var part = 0
        var index = 0
        var isComputed = false
        while index < rest.count {
            let character = rest[index]
            if part == 0, character == ":" {
                part = 1
            } else if part < 2, character == "=" {
                part = 2
            } else if part < 2, character == "{" {
                isComputed = true
                break
            } else if "({[\"".contains(character) {
                let end = DeclarationText.end(of: rest, from: index)
                let piece = String(rest[index..<end])
                if part == 1 { type += piece } else { value += piece }
                index = end
                continue
            } else if part == 0 {
                name.append(character)
            } else if part == 1 {
                type.append(character)
            } else {
                value.append(character)
            }
            index += 1
        }
        self.name = name.trimmed
        self.type = type.trimmed.isEmpty ? nil : type.trimmed
        self.value = value.trimmed.isEmpty ? nil : value.trimmed
        self.isComputed = isComputed
        if self.name.isEmpty { return nil }
    }

    /// The property's type if it can be animated, from its declaration or its literal.
    var animatableType: String? {
        if let type {
            let others: Set<String> = ["Int", "Bool", "String", "Color", "Date", "UUID"]
            return others.contains(type) || type.hasSuffix("?") || type.hasPrefix("[") || type.contains("->") ? nil : type
        }
        guard let value else { return nil }
        if Double(value) != nil, value.contains(".") || value.contains("e") { return "Double" }
        let call = value.prefix { $0.isLetter || $0.isNumber }
        return ["CGFloat", "CGPoint", "CGSize", "CGRect", "Angle", "UnitPoint", "Double", "Float"].contains(String(call)) ? String(call) : nil
    }
}

/// Moves the `@Previewable` properties of a preview's closure into a separate view, in which property wrappers keep their state.
enum PreviewBody {
    /// Returns the arguments of a use, and the declarations needed before them; without `@Previewable`, the same text and no declarations.
    ///
    /// - Parameter arguments: the text after `#Preview`, such as `("Name") { … }`.
    static func hoisting(_ arguments: String) -> (declarations: String, arguments: String) {
        let text = Array(arguments.utf8)
        guard let open = lastTopLevelBrace(text), let close = text.lastIndex(of: UInt8(ascii: "}")), close > open else { return ("", arguments) }
        let (properties, rest) = split(Array(text[(open + 1)..<close]))
        guard !properties.isEmpty else { return ("", arguments) }
        let members = properties.map { $0.replacing("@Previewable", with: "") }.joined(separator: "\n")
        // A semicolon that ended a property must not begin the body.
        let body = Array(rest.drop { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: " ") })
        let view = "struct __EaselPreviewContent: SwiftUI.View {\n\(members)\nvar body: some SwiftUI.View {\(String(decoding: body, as: UTF8.self))\n}\n}\n"
        return (view, String(decoding: text[..<open], as: UTF8.self) + "{ __EaselPreviewContent() }" + String(decoding: text[(close + 1)...], as: UTF8.self))
    }

    /// Returns the index of the brace that opens the closure: outside parentheses, or inside those of the call after `body:`.
    private static func lastTopLevelBrace(_ text: [UInt8]) -> Int? {
        var (index, depth, braces, found): (Int, Int, Int, Int?) = (0, 0, 0, nil)
        while index < text.count {
            if let end = skipped(text, from: index) {
                index = end
                continue
            }
            switch text[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "{"):
                if depth == 0, braces == 0 { return index }
                if depth == 1, braces == 0 { found = index }
                braces += 1
            case UInt8(ascii: "}"): braces -= 1
            default: break
            }
            index += 1
        }
        return found
    }

    /// Separates the statements that begin with `@Previewable` from all others.
    private static func split(_ body: [UInt8]) -> (properties: [String], rest: [UInt8]) {
        var (properties, rest): ([String], [UInt8]) = ([], [])
        let mark = Array("@Previewable".utf8)
        var (index, depth) = (0, 0)
        while index < body.count {
            if let end = skipped(body, from: index) {
                rest += body[index..<end]
                index = end
            } else if depth == 0, body[index...].starts(with: mark) {
                let end = endOfProperty(body, from: index + mark.count)
                properties.append(String(decoding: body[index..<end], as: UTF8.self))
                index = end
            } else {
                if "({[".utf8.contains(body[index]) { depth += 1 }
                if ")}]".utf8.contains(body[index]) { depth -= 1 }
                rest.append(body[index])
                index += 1
            }
        }
        return (properties, rest)
    }

    /// Returns the index after a property: the end of its line, unless a bracket is open, the line ends with `=` or an attribute stands alone.
    private static func endOfProperty(_ body: [UInt8], from start: Int) -> Int {
        var (index, depth, last, hasName): (Int, Int, UInt8, Bool) = (start, 0, 0, false)
        while index < body.count {
            if let end = skipped(body, from: index) {
                last = UInt8(ascii: "\"")
                index = end
                continue
            }
            let byte = body[index]
            if "({[".utf8.contains(byte) { depth += 1 }
            if ")}]".utf8.contains(byte) { depth -= 1 }
            if depth == 0, body[index...].starts(with: Array("var ".utf8)) || body[index...].starts(with: Array("let ".utf8)) { hasName = true }
            if depth == 0, hasName, byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n") && last != UInt8(ascii: "=") { return index }
            if byte > UInt8(ascii: " ") { last = byte }
            index += 1
        }
        return index
    }

    /// Returns the index after a string or a comment that begins at `index`; nil if none does.
    private static func skipped(_ text: [UInt8], from index: Int) -> Int? {
        let rest = text[index...]
        func end(after start: Int, _ close: String) -> Int {
            let close = Array(close.utf8)
            var position = start
            while position < text.count, !text[position...].starts(with: close) { position += text[position] == UInt8(ascii: "\\") ? 2 : 1 }
            return min(position + close.count, text.count)
        }
        if rest.starts(with: Array("//".utf8)) { return rest.firstIndex(of: UInt8(ascii: "\n")) ?? text.count }
        if rest.starts(with: Array("/*".utf8)) { return end(after: index + 2, "*/") }
        if rest.starts(with: Array("\"\"\"".utf8)) { return end(after: index + 3, "\"\"\"") }
        if rest.first == UInt8(ascii: "\"") { return end(after: index + 1, "\"") }
        return nil
    }
}

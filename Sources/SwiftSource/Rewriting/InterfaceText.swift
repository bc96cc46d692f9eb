/// The part of a file that other files' code depends on: everything except the bodies of functions and computed properties, and comments.
///
/// In a debug build, files of a module are compiled without looking into the others' bodies, so an object stays valid while this part of all other files
/// is the same. A body that can't be separated with certainty counts as part of the interface.
enum InterfaceText {
    /// Returns the words of the interface, separated by spaces.
    ///
    /// - Complexity: linear in the number of words.
    static func words(of bytes: [UInt8]) -> [UInt8] {
        let tokens = CodeScanner.tokens(of: bytes)
        var text: [UInt8] = []
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            text += token.kind == .string ? Array(bytes[token.range]) : Array(token.text.utf8)
            text.append(tokens.indices.contains(index + 1) && tokens[index + 1].line != token.line ? UInt8(ascii: "\n") : UInt8(ascii: " "))
            if let body = body(of: index, in: tokens) {
                // The words before the body belong to the interface, and so does the kind of an accessor.
                for word in tokens[(index + 1)...min(body.lowerBound + 1, tokens.count - 1)] { text += Array(word.text.utf8) + [UInt8(ascii: " ")] }
                index = body.upperBound
            } else {
                index += 1
            }
        }
        return text
    }

    /// Returns the bodies of functions, computed properties, and previews, from the opening brace to the closing one; those inside another one are part of it.
    ///
    /// - Complexity: linear in the number of words.
    static func bodies(in tokens: [CodeScanner.Word]) -> [Range<Int>] {
        var (bodies, index): ([Range<Int>], Int) = ([], 0)
        while index < tokens.count {
            let found = body(of: index, in: tokens)
            if let found { bodies.append(found) }
            index = found?.upperBound ?? index + 1
        }
        return bodies
    }

    /// The words that begin another declaration, so that a brace after them isn't the body.
    private static let declarations: Set<String> = [
        "var", "let", "func", "init", "subscript", "case", "associatedtype", "struct", "class", "enum", "protocol", "extension", "actor", "typealias", "deinit",
        "static", "override", "private", "fileprivate", "public", "internal", "import",
    ]

    /// Returns the indices from a body's opening brace to its closing one, if a function, a computed property, or a preview begins at `index`.
    private static func body(of index: Int, in tokens: [CodeScanner.Word]) -> Range<Int>? {
        let isPreview = tokens[index].isMark("#") && index + 1 < tokens.count && tokens[index + 1].isName("Preview")
        guard isPreview || tokens[index].kind == .name, isPreview || ["func", "init", "deinit", "var", "subscript"].contains(tokens[index].text) else {
            return nil
        }
        if index > 0, tokens[index - 1].isMark(".") { return nil }
        let isProperty = tokens[index].text == "var"
        var (depth, hasType) = (0, false)
        var position = index + 1
        while position < tokens.count {
            let token = tokens[position]
            if token.isMark("(") || token.isMark("[") { depth += 1 }
            if token.isMark(")") || token.isMark("]") { depth -= 1 }
            if depth < 0 { return nil }
            if depth == 0 {
                if token.isMark("}") || token.kind == .name && declarations.contains(token.text) { return nil }
                if isProperty, token.isMark(":") { hasType = true }
                if isProperty, token.isMark("=") { return nil }
                if token.isMark("{") { break }
            }
            position += 1
        }
        guard position < tokens.count, !isProperty || hasType else { return nil }
        let open = position
        var braces = 0
        while position < tokens.count {
            if tokens[position].isMark("{") { braces += 1 }
            if tokens[position].isMark("}") {
                braces -= 1
                if braces == 0 { break }
            }
            position += 1
        }
        // `{ get set }` of a protocol.
        guard position < tokens.count, position - open > 4 else { return nil }
        return open..<position
    }
}

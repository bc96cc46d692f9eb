import Commands

extension SwiftSource {
    /// The line of each view's `body` by the name of its type, or the type's line for other views. A name shared by several types is left out.
    var bodyPlaces: [String: LiveInspection.Place] {
        var (places, ambiguous): ([String: LiveInspection.Place], Set<String>) = ([:], [])
        for file in files {
            for (name, line) in Self.bodies(in: CodeScanner.tokens(of: file.rewritten ?? file.bytes)) {
                if places[name] != nil { ambiguous.insert(name) }
                places[name] = LiveInspection.Place(file: file.path, line: line)
            }
        }
        return places.filter { !ambiguous.contains($0.key) }
    }

    /// Returns the types that declare a `body`, with its line.
    private static func bodies(in tokens: [CodeScanner.Word]) -> [(name: String, line: Int)] {
        var result: [(name: String, line: Int)] = []
        // The types around the current position, each with the number of braces outside of it.
        var (types, braces): ([(name: String, depth: Int)], Int) = ([], 0)
        var pending: String?
        for (index, token) in tokens.enumerated() {
            if token.isMark("{") {
                if let name = pending { types.append((name, braces)) }
                (pending, braces) = (nil, braces + 1)
            } else if token.isMark("}") {
                braces -= 1
                if let last = types.last, last.depth >= braces { types.removeLast() }
            } else if token.kind == .name, index + 1 < tokens.count, tokens[index + 1].kind == .name {
                if ["struct", "class", "extension", "enum", "actor"].contains(token.text) { pending = tokens[index + 1].text }
                if token.text == "var", tokens[index + 1].text == "body", let type = types.last, braces == type.depth + 1 {
                    result.append((type.name, tokens[index + 1].line))
                }
            }
        }
        return result
    }
}

/// Looks up words of source around an index.
extension [CodeScanner.Word] {
    func name(at index: Int) -> String? { index < count && self[index].kind == .name ? self[index].text : nil }
    func isMark(_ text: String, at index: Int) -> Bool { index < count && self[index].isMark(text) }

    /// Returns the index after an attribute and its arguments.
    func endOfAttribute(at index: Int) -> Int {
        let arguments = index + 2
        // `@State (a, b)` has no arguments: they follow without a space.
        guard isMark("(", at: arguments), self[arguments].range.lowerBound == self[index + 1].range.upperBound else { return arguments }
        return closing(of: arguments).map { $0 + 1 } ?? count
    }

    /// Returns the index of the mark that closes the one at `index`.
    func closing(of index: Int) -> Int? {
        let (open, close) = self[index].text == "(" ? ("(", ")") : ("{", "}")
        var depth = 0
        for position in index..<count {
            if self[position].isMark(open) { depth += 1 }
            if self[position].isMark(close) {
                depth -= 1
                if depth == 0 { return position }
            }
        }
        return nil
    }

    func nextBrace(from index: Int) -> Int? {
        var depth = 0
        for position in index..<count {
            if self[position].isMark("(") || self[position].isMark("[") { depth += 1 }
            if self[position].isMark(")") || self[position].isMark("]") { depth -= 1 }
            if depth < 0 || depth == 0 && self[position].isMark("}") { return nil }
            if depth == 0, self[position].isMark("{") { return position }
        }
        return nil
    }
}

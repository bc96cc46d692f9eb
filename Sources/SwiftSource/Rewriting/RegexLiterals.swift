/// Finds regular expressions between slashes, which Swift 5 reads only with an option of the compiler. With this option, the compiler refuses some code with
/// divisions, so that modules without such expressions are compiled without it.
enum RegexLiterals {
    /// Words after which an expression begins.
    private static let words: Set<String> = ["return", "in", "try", "await", "case", "where", "if", "guard", "while", "else", "switch"]
    private static let marks: Set<String> = ["=", "(", ",", ":", "[", "{", "?", "!", "&", "|", "~"]

    /// Returns whether a file has an expression such as `/[a-z]+/`.
    ///
    /// - Complexity: linear in the number of bytes.
    static func contains(_ bytes: [UInt8]) -> Bool {
        guard bytes.contains(UInt8(ascii: "/")) else { return false }
        let tokens = CodeScanner.tokens(of: bytes)
        for (index, token) in tokens.enumerated() where token.isMark("/") {
            if let last = index > 0 ? tokens[index - 1] : nil, last.line == token.line {
                switch last.kind {
                case .punctuation where marks.contains(last.text): break
                case .name where words.contains(last.text) && last.range.upperBound < token.range.lowerBound: break
                default: continue
                }
            }
            if isLiteral(bytes, from: token.range.upperBound) { return true }
        }
        return false
    }

    /// Returns whether a slash on the same line ends the expression, which begins and ends with neither a space nor another slash.
    private static func isLiteral(_ bytes: [UInt8], from start: Int) -> Bool {
        let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        guard let first = line.first, !blanks.contains(first), first != UInt8(ascii: "/"), first != UInt8(ascii: "*"), first != UInt8(ascii: ")") else {
            return false
        }
        var depth = 0
        var last: UInt8 = 0
        var isEscaped = false
        for byte in line {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "/") {
                return !blanks.contains(last)
            } else if byte == UInt8(ascii: "(") {
                depth += 1
            } else if byte == UInt8(ascii: ")") {
                // The parenthesis of a call, as in `reduce(1, /)`.
                depth -= 1
                if depth < 0 { return false }
            }
            last = byte
        }
        return false
    }
}

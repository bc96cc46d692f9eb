import Foundation

/// The statements of a file named `main.swift`, which start an app. Easel starts the app itself, and compiles the file like the others, which have declarations
/// only.
enum MainStatements {
    private static let declarations: Set<String> = [
        "import", "class", "struct", "enum", "protocol", "extension", "func", "actor", "typealias", "let", "var", "macro", "public", "internal", "private",
        "fileprivate", "open", "final", "indirect", "nonisolated", "infix", "prefix", "postfix", "operator", "precedencegroup", "unowned", "weak", "lazy",
        "async",
    ]

    /// Returns the text with spaces in the place of statements at the top level; nil if the file has none.
    static func removed(from bytes: [UInt8]) -> [UInt8]? {
        let tokens = CodeScanner.tokens(of: bytes)
        var (result, depth, isRemoving, hasChanged) = (bytes, 0, false, false)
        for (index, token) in tokens.enumerated() {
            let isFirst = index == 0 || tokens[index - 1].line != token.line || tokens[index - 1].isMark(";")
            if depth == 0, isFirst, !isContinuation(token) { isRemoving = !isDeclaration(token) }
            if ["(", "[", "{"].contains(where: token.isMark) { depth += 1 }
            if [")", "]", "}"].contains(where: token.isMark) { depth = max(0, depth - 1) }
            guard isRemoving else { continue }
            hasChanged = true
            let end = index + 1 < tokens.count ? tokens[index + 1].range.lowerBound : token.range.upperBound
            for position in token.range.lowerBound..<max(end, token.range.upperBound) where bytes[position] != UInt8(ascii: "\n") {
                result[position] = UInt8(ascii: " ")
            }
        }
        return hasChanged ? result : nil
    }

    private static func isDeclaration(_ token: CodeScanner.Word) -> Bool {
        token.isMark("@") || token.isMark("#") || token.kind == .name && declarations.contains(token.text)
    }

    /// Whether a line continues the one above it.
    private static func isContinuation(_ token: CodeScanner.Word) -> Bool {
        [".", ")", "]", "}", "{", ",", "?", ":", "=", "&", "|", "+", "-"].contains(where: token.isMark)
    }
}

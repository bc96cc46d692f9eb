/// What is wrong with an expression, in reading or in evaluating it.
package struct ExpressionError: Error, Sendable, Equatable {
    package var message: String
    /// Where in the expression's text, in UTF-8 bytes from its start.
    package var offset: Int
    /// The nearest valid name.
    package var suggestion: String?
    /// The finished message, when the error is in a part that stands elsewhere in the file.
    var diagnostic: Diagnostic?

    package init(_ message: String, at offset: Int, suggestion: String? = nil) {
        self.message = message
        self.offset = offset
        self.suggestion = suggestion
    }
}

/// Where the string that an expression stands in is, so that errors can be placed in the file.
package struct ExpressionOrigin: Sendable, Equatable {
    package var file: String
    /// The string's opening quote.
    package var position: SourcePosition
    /// Whether the string has escapes in the file; then errors are placed at its start.
    package var hasEscapes: Bool
    private var quoteLength: Int
    package var path: ScenePath

    package init(file: String, node: JSONNode, path: ScenePath) {
        self.file = file
        position = node.position
        hasEscapes = node.hasEscapes
        quoteLength = node.quoteLength
        self.path = path
    }

    /// The error as a diagnostic of the file.
    ///
    /// - Parameter text: the whole string that `error.offset` counts in.
    package func diagnostic(_ error: ExpressionError, in text: String) -> Diagnostic {
        var position = position
        if !hasEscapes {
            position.offset += quoteLength + error.offset
            position.column += quoteLength + String(decoding: text.utf8.prefix(error.offset), as: UTF8.self).count
        }
        return Diagnostic(
            .error, error.message, file: file, position: position, scenePath: path.description, suggestion: error.suggestion)
    }
}

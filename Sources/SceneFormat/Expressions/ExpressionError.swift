/// An error in parsing or evaluating an expression.
package struct ExpressionError: Error, Sendable, Equatable {
    package var message: String
    /// The error's offset in the expression's text, in UTF-8 bytes.
    package var offset: Int
    /// The nearest valid name.
    package var suggestion: String?
    /// The text that was found instead of a value of another type; nil if this is not the problem.
    var value: String?
    /// The finished message, if the error is in a part from elsewhere in the file.
    var diagnostic: Diagnostic?

    package init(_ message: String, at offset: Int, suggestion: String? = nil, value: SceneValue? = nil) {
        if case .string(let text)? = value { self.value = text }
        self.message = message
        self.offset = offset
        self.suggestion = suggestion
    }
}

/// The location of an expression's string, from which the positions of errors in the file are computed.
package struct ExpressionOrigin: Sendable {
    /// The form of the string in the file.
    private enum Form {
        /// There is no string: all errors are at the position.
        case none
        /// Verbatim, starting this number of bytes after the position.
        case exact(quoteLength: Int)
        /// With escapes, over several lines, or as a YAML block.
        case other
    }

    /// The file in which the positions of errors are looked up.
    package let source: SourceFile
    /// The position of the string's opening quote, or of its first character if it has none.
    package let position: SourcePosition
    private let form: Form
    package let path: ScenePath

    package init(source: SourceFile, node: JSONNode, path: ScenePath) {
        self.source = source
        self.path = path
        position = node.position
        form = node.string == nil ? .none : node.hasEscapes ? .other : .exact(quoteLength: node.quoteLength)
    }

    /// Creates the origin of a node that is not a string, such as a view.
    package init(source: SourceFile, position: SourcePosition, path: ScenePath) {
        (self.source, self.position, self.path) = (source, position, path)
        form = .none
    }

    /// Returns the error as a diagnostic for the file.
    ///
    /// - Parameter text: the whole string to which `error.offset` refers.
    package func diagnostic(_ error: ExpressionError, in text: String) -> Diagnostic {
        var diagnostic = Diagnostic(
            .error, error.message, file: source.name, position: place(of: error.offset, in: text), scenePath: path.description,
            suggestion: error.suggestion)
        diagnostic.value = error.value
        return diagnostic
    }

    private func place(of offset: Int, in text: String) -> SourcePosition {
        switch form {
        case .none: return position
        case .exact(let quoteLength):
            var place = position
            place.offset += quoteLength + offset
            place.column += quoteLength + String(decoding: text.utf8.prefix(offset), as: UTF8.self).count
            return place
        case .other:
            guard let place = WrittenText.offset(of: offset, in: text, writtenAt: position.offset, of: source.bytes) else { return position }
            var tracker = PositionTracker(startingAt: position)
            return tracker.position(at: place, in: source.bytes)
        }
    }
}

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
package struct ExpressionOrigin: Sendable {
    /// How the string stands in the file.
    private enum Form {
        /// There is no string: all errors are at the position.
        case none
        /// Letter for letter, so many bytes behind the position.
        case exact(quoteLength: Int)
        /// With escapes, over several lines, or as a block of YAML.
        case other
    }

    /// The file, in which the place of an error is looked for when there is one.
    package let source: SourceFile
    /// The string's opening quote, or its first letter where it has none.
    package let position: SourcePosition
    private let form: Form
    package let path: ScenePath

    package init(source: SourceFile, node: JSONNode, path: ScenePath) {
        self.source = source
        self.path = path
        position = node.position
        form = node.string == nil ? .none : node.hasEscapes ? .other : .exact(quoteLength: node.quoteLength)
    }

    /// Of what is no string, such as a view.
    package init(source: SourceFile, position: SourcePosition, path: ScenePath) {
        (self.source, self.position, self.path) = (source, position, path)
        form = .none
    }

    /// The error as a diagnostic of the file.
    ///
    /// - Parameter text: the whole string that `error.offset` counts in.
    package func diagnostic(_ error: ExpressionError, in text: String) -> Diagnostic {
        Diagnostic(
            .error, error.message, file: source.name, position: place(of: error.offset, in: text), scenePath: path.description,
            suggestion: error.suggestion)
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

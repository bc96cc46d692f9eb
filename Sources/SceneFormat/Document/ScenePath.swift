/// The location of something in a scene: the keys and indices that lead to it, as in `view.VStack[2].modifiers[0].padding`.
///
/// Appending shares the existing parts, so that every node of a tree can have its path.
package indirect enum ScenePath: Sendable, Equatable, CustomStringConvertible {
    /// The document itself.
    case root
    /// The value of a member of an object.
    case key(ScenePath, String)
    /// An element of an array, counted from 0.
    case index(ScenePath, Int)

    /// The path of the member with this name.
    package subscript(_ key: String) -> ScenePath { .key(self, key) }

    /// The path of the element at this index.
    package subscript(_ index: Int) -> ScenePath { .index(self, index) }

    /// The parameters of views, modifiers, and drawings whose texts are drawn, and views whose text needs no name.
    private static let texts: Set<String> = [
        "text", "Text", "title", "Label", "prompt", "placeholder", "subtitle", "navigationTitle", "navigationSubtitle", "badge",
    ]

    /// Whether this is the path of a text that is drawn.
    var isText: Bool { if case .key(_, let key) = self { Self.texts.contains(key) } else { false } }

    /// The maximum number of printed parts; further parts in the middle are left out.
    private static let printedParts = 24

    /// The path as messages show it; empty for the root. The middle of very long paths is left out.
    package var description: String {
        var parts: [String] = []
        var rest = self
        while true {
            switch rest {
            case .root:
                return Self.joined(parts.reversed())
            case .key(let parent, let key):
                parts.append(Self.isPlain(key) ? "." + key : "[\(quoted(key))]")
                rest = parent
            case .index(let parent, let index):
                parts.append("[\(index)]")
                rest = parent
            }
        }
    }

    private static func joined(_ parts: [String]) -> String {
        var text: String
        if parts.count > printedParts {
            text = parts.prefix(printedParts / 2).joined() + " … " + parts.suffix(printedParts / 2).joined()
        } else {
            text = parts.joined()
        }
        if text.first == "." { text.removeFirst() }
        return text
    }

    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty && key.utf8.count <= 64 && key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    }
}

extension DiagnosticCollector {
    /// Adds an error at a position in this file.
    package func error(
        _ message: String, at position: SourcePosition?, path: ScenePath, suggestion: @autoclosure () -> String? = nil, notes: [Diagnostic.Note] = []
    ) {
        report(
            Diagnostic(
                .error, message, file: source.name, position: position, scenePath: path.description, suggestion: isFull ? nil : suggestion(), notes: notes))
    }

    /// Adds a warning at a position in this file.
    package func warning(_ message: String, at position: SourcePosition?, path: ScenePath, suggestion: @autoclosure () -> String? = nil) {
        report(
            Diagnostic(
                .warning, message, file: source.name, position: position, scenePath: path.description, suggestion: isFull ? nil : suggestion()))
    }
}

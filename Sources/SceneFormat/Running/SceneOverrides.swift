import Foundation

/// What is said from outside in place of what the scene says.
package struct SceneOverrides: Sendable {
    /// The canvas in points, both sides above 0.
    package var size: CGSize?
    /// Pixels per point, above 0.
    package var scale: Double?
    package var frameRate: FrameRate?
    /// What lies under everything; a fully transparent color gives pictures with an alpha channel.
    package var background: SceneColor?
    package var colorScheme: SceneDocument.ColorScheme?
    /// Start values of state variables as text: `active=7`, in order; the last one of a name holds.
    package var assignments: [(name: String, value: String)] = []

    package init() {}
}

extension SceneOverrides {
    /// The state at the start.
    ///
    /// A text is taken as it is; other values are read as JSON, lists and objects are refused where the variable is none.
    ///
    /// - Throws: for an unknown name, with the nearest one, and for a text that is no value of the variable's type.
    func state(of document: SceneDocument) throws(Diagnostic) -> [SceneValue] {
        var values = document.state.map(\.value)
        for (name, text) in assignments {
            guard let place = document.state.firstIndex(where: { $0.name == name }) else {
                throw Diagnostic(
                    .error, "unknown state variable \(quoted(name)) in \(quoted("\(name)=\(text)"))", file: document.source.name,
                    suggestion: nearestName(to: name, in: document.state.map(\.name)))
            }
            let wanted = values[place].variableType
            guard let value = Self.value(text, as: wanted) else {
                throw Diagnostic(
                    .error, "state variable \(quoted(name)) is \(wanted), not \(quoted(text))", file: document.source.name,
                    position: document.state[place].position)
            }
            values[place] = value
        }
        return values
    }

    private static func value(_ text: String, as wanted: ExpressionType) -> SceneValue? {
        if wanted == .string { return text.utf8.count <= SceneLimits.default.textLength ? .string(text) : nil }
        let source = SourceFile(name: "value", text: text)
        let collector = DiagnosticCollector(source: source)
        if wanted == .color || wanted == .point || wanted == .size || wanted == .rect {
            let node = (try? JSONDocument(parsing: source))?.root ?? JSONNode(.string(text), at: SourcePosition(line: 1, column: 1))
            let decoder = ExpressionDecoder(scope: ExpressionScope(), collector: collector)
            return decoder.expression(node, as: wanted, path: .root)?.constant
        }
        guard let document = try? JSONDocument(parsing: source) else { return wanted == .any ? .string(text) : nil }
        var left = SceneLimits.default.stateValues
        let decoder = StateDecoder(collector: collector, limits: .default)
        guard let value = decoder.value(document.root, path: .root, valuesLeft: &left), !collector.hasErrors, wanted.accepts(value) else { return nil }
        return value
    }
}

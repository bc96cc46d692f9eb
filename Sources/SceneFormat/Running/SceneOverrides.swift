import Display
import Foundation
import Views

/// Settings from outside that override those of the scene.
package struct SceneOverrides: Sendable {
    /// The canvas in points, both sides above 0.
    package var size: CGSize?
    /// The first moment of the scene's clock.
    package var startDate: Date?
    /// Pixels per point, above 0.
    package var scale: CGFloat?
    package var frameRate: FrameRate?
    /// The background; a fully transparent color gives images with an alpha channel.
    package var background: Color?
    package var colorScheme: ColorScheme?
    /// The content size that text styles follow.
    package var dynamicType: DynamicTypeSize?
    package var accessibility = AccessibilitySettings()
    /// Whether lines and rows begin on the right.
    package var isRightToLeft: Bool?
    /// The platform whose system colors are drawn, and its major version.
    package var platform: SystemPalette.Platform?
    package var osVersion: Int?
    /// Initial values of state variables as text, in order: `active=7`. The last value for a name applies.
    package var assignments: [(name: String, value: String)] = []
    /// The value of `data` for a row of a batch; nil for the document's value.
    package var data: SceneValue?

    package init() {}
}

extension SceneOverrides {
    /// Returns the initial state.
    ///
    /// A string variable takes the text as typed; other values are read as JSON. A list or an object is an error for a variable of another type.
    ///
    /// - Throws: an error for an unknown name, with the nearest one, for a text that is not a value of the variable's type, and for values beyond the limits.
    func state(of document: SceneDocument, limits: SceneLimits) throws(Diagnostic) -> [SceneValue] {
        var values = document.state.map(\.value)
        if let data, let index = document.state.firstIndex(where: { $0.name == SceneDocument.dataName }) {
            if let refusal = document.state[index].type.refusal(of: data) { throw Diagnostic(.error, refusal, file: document.source.name) }
            values[index] = data
        }
        for (name, text) in assignments {
            guard let index = document.state.firstIndex(where: { $0.name == name }) else {
                throw Diagnostic(
                    .error, "unknown state variable \(quoted(name)) in \(quoted("\(name)=\(Self.short(text))"))", file: document.source.name,
                    suggestion: nearestName(to: name, in: document.state.map(\.name)))
            }
            let wanted = document.state[index].type
            let collector = DiagnosticCollector(source: SourceFile(name: name, text: text))
            guard let value = Self.value(in: collector, as: wanted, limits: limits) else {
                let reason = collector.diagnostics.first.map { ": \($0.message)" } ?? " is \(wanted), not \(quoted(Self.short(text)))"
                throw Diagnostic(
                    .error, "state variable \(quoted(name))\(reason)", file: document.source.name, position: document.state[index].position)
            }
            values[index] = value
        }
        if !assignments.isEmpty || data != nil, values.reduce(0, { $0 + $1.count(upTo: limits.stateValues) }) > limits.stateValues {
            throw Diagnostic(.error, "the state has more than \(limits.stateValues) values", file: document.source.name)
        }
        return values
    }

    /// Returns the beginning of a text for a message: a file's text can be long.
    private static func short(_ text: String) -> String {
        let line = text.prefix { !$0.isNewline }.prefix(60)
        return line.count < text.count ? "\(line)…" : text
    }

    /// Reads the collector's source as a value.
    ///
    /// - Returns: nil for a value of another type, and for a value beyond the limits, which is also an error in the collector.
    private static func value(in collector: DiagnosticCollector, as wanted: ExpressionType, limits: SceneLimits) -> SceneValue? {
        let text = String(decoding: collector.source.bytes, as: UTF8.self)
        let start = SourcePosition(line: 1, column: 1)
        func plain() -> SceneValue? {
            if text.utf8.count <= limits.textLength { return .string(text) }
            collector.error("the text is longer than \(limits.textLength) bytes", at: start, path: .root)
            return nil
        }
        if wanted == .string { return plain() }
        if wanted == .color || wanted == .point || wanted == .size || wanted == .rect {
            let node = (try? JSONDocument(parsing: collector.source, limits: limits))?.root ?? JSONNode(.string(text), at: start)
            // Its errors are about expressions; naming the type and the text is more helpful.
            let decoder = ExpressionDecoder(scope: ExpressionScope(), collector: DiagnosticCollector(source: collector.source), limits: limits)
            return decoder.expression(node, as: wanted, path: .root)?.constant
        }
        guard let document = try? JSONDocument(parsing: collector.source, limits: limits) else { return wanted == .any ? plain() : nil }
        var left = limits.stateValues
        let decoder = StateDecoder(collector: collector, limits: limits)
        let value = decoder.value(document.root, path: .root, valuesLeft: &left)
        if left < 0 { collector.error("the state has more than \(limits.stateValues) values", at: start, path: .root) }
        guard let value, !collector.hasErrors, wanted.accepts(value) else { return nil }
        return value
    }
}

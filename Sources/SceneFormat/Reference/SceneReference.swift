/// The reference of the scene language in Markdown, generated from the registry: `Scenes/REFERENCE.md`.
package enum SceneReference {
    /// The whole reference; the same text each time.
    package static var text: String {
        let registry = SceneEntries.standard
        let statements = SceneRegistry.statements
        let views = registry.views.values.sorted { $0.signature.name < $1.signature.name }
        let modifiers = registry.modifiers.values.sorted { $0.signature.name < $1.signature.name }
        var parts = [ReferenceText.head]
        parts.append("## Keys of a scene\n\n" + table(SceneDocument.signature))
        parts.append("## Keys of an imported file\n\n" + table(SceneLibrary.signature))
        parts.append(ReferenceText.components + "\n\n" + table(SceneLibrary.component) + "\n\nA parameter:\n\n" + table(SceneLibrary.parameter))
        parts.append(ReferenceText.views)
        parts += views.filter { !statements.contains($0.signature.name) }.map { entry($0.signature, example: SceneExamples.view($0).line) }
        parts.append("## Statements")
        parts += views.filter { statements.contains($0.signature.name) }.map { entry($0.signature, example: SceneExamples.view($0).line) }
        parts.append(ReferenceText.modifiers)
        parts += modifiers.map { modifier in
            entry(modifier.signature, needs: modifier.needs, example: SceneExamples.modified(modifier).line)
        }
        parts.append("## Composite values")
        parts += SceneDefinition.all.map(definition)
        parts.append(
            "## Events\n\nAn event of the timeline takes place at the first frame at or after its time. A missing or ambiguous target is an error.")
        parts += TimelineDecoder.signatures.map { "### \($0.name)\n\n\($0.summary)\n\n" + table($0) }
        parts.append(expressions)
        parts.append(ReferenceText.files)
        parts.append(ReferenceText.yaml)
        parts.append("## Limits\n\n\(ReferenceText.limits)\n\n" + limits)
        return parts.joined(separator: "\n\n") + "\n"
    }

    // MARK: Entries

    private static func entry(_ signature: EntrySignature, needs: ContentKind = .view, example: String) -> String {
        var text = "### \(signature.name)\n\n\(signature.summary)"
        if needs != .view { text += " Needs \(needs.description), before modifiers that make it a view." }
        if let primary = signature.primary { text += " A value alone is its `\(primary)`." }
        if !signature.exactlyOne.isEmpty {
            text += " Exactly one of \(signature.exactlyOne.map { "`\($0)`" }.joined(separator: ", ")) must be given."
        }
        text += "\n\n```json\n\(example)\n```"
        return signature.parameters.isEmpty && signature.additional == nil ? text : text + "\n\n" + table(signature)
    }

    static func table(_ signature: EntrySignature) -> String {
        var rows = ["| parameter | takes | default | |", "| --- | --- | --- | --- |"]
        for parameter in signature.parameters + (signature.additional.map { [$0] } ?? []) {
            let summary = [parameter.summary, signature.company(of: parameter)].compactMap { $0 }.joined(separator: " ")
            let standard = parameter.isRequired ? "required" : parameter.defaultText ?? ""
            rows.append("| `\(parameter.name)` | \(cell(kind(parameter))) | \(cell(standard)) | \(cell(summary)) |")
        }
        return rows.joined(separator: "\n")
    }

    private static func kind(_ parameter: ParameterEntry) -> String {
        if case .definition(let name) = parameter.shape { return "[\(name)](#\(name.lowercased())-value)" }
        if case .list(.definition("event")) = parameter.shape { return "an array of [events](#events)" }
        if case .list(.definition(let name)) = parameter.shape { return "an array of [\(name)](#\(name.lowercased())-value)" }
        if case .value(.array(let element)) = parameter.kind, element != .any { return "a list, each \(element.description)" }
        return parameter.kind.description
    }

    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|").replacing("\n", with: " ") }

    // MARK: Shapes

    private static func definition(_ definition: SceneDefinition) -> String {
        "### \(definition.name) value\n\n\(definition.summary)\n\n```json\n\(definition.example)\n```\n\n" + shape(definition.shape)
    }

    private static func shape(_ shape: ValueShape) -> String {
        switch shape {
        case .named(let cases, let changes):
            let rows = cases.map(row)
            let more = changes.isEmpty ? [] : ["", "Beside the name:", "", head] + changes.map(row)
            return ([head] + rows + more).joined(separator: "\n")
        case .list(let element): return "An array of:\n\n" + self.shape(element)
        case .either(let shapes): return shapes.map(self.shape).filter { !$0.isEmpty }.joined(separator: "\n\n")
        case .parameters(let signature): return table(signature)
        case .literalString: return "A text, or:"
        default: return ""
        }
    }

    private static let head = "| name | parameters | |\n| --- | --- | --- |"

    private static func row(_ signature: EntrySignature) -> String {
        let parameters = signature.parameters.map { parameter in
            let name = parameter.name == signature.primary ? "**`\(parameter.name)`**" : "`\(parameter.name)`"
            let standard = parameter.isRequired ? "required" : parameter.defaultText ?? "optional"
            return "\(name): \(kind(parameter)), \(standard)"
        }
        return "| `\(signature.name)` | \(cell(parameters.joined(separator: "; "))) | \(cell(signature.summary)) |"
    }

    // MARK: Expressions

    private static var expressions: String {
        let functions = ExpressionFunction.named.values.sorted { $0.name < $1.name }.map { function in
            "| `\(function.signature)` | \(cell(function.parameters.map { "\($0.name): \($0.description)" }.joined(separator: "; "))) | \(cell(function.summary)) |"
        }
        let members = ExpressionType.withMembers.map { type in
            let names = (type.members ?? [:]).sorted { $0.key < $1.key }.map { "`\($0.key)`" }.joined(separator: ", ")
            return "| \(type.description) | \(names) |"
        }
        let operators = Dictionary(grouping: BinaryOperator.allCases, by: \.precedence).sorted { $0.key > $1.key }.map { level in
            "| \(level.value.map { "`\($0.rawValue)`" }.joined(separator: " ").replacing("|", with: "\\|")) | \(ReferenceText.operatorNotes[level.key] ?? "") |"
        }
        let colors = SceneColor.systemNames.sorted().map { "`\($0)`" }.joined(separator: ", ")
        return [
            ReferenceText.expressions,
            "### Operators\n\nFrom the strongest to the weakest; `-` and `!` before a value bind more strongly than all of them, `a ? b : c` more weakly.\n\n"
                + (["| operators | |", "| --- | --- |"] + operators).joined(separator: "\n"),
            "### Members\n\n" + (["| of | members |", "| --- | --- |"] + members).joined(separator: "\n") + "\n\n" + ReferenceText.members,
            "### Constants\n\n`pi`, `true`, `false`, `null`, and the colors \(colors). Variables of the same name hide them.",
            "### Functions\n\n" + (["| function | arguments | |", "| --- | --- | --- |"] + functions).joined(separator: "\n"),
        ].joined(separator: "\n\n")
    }

    private static var limits: String {
        let rows = SceneLimits.entries.map { "| `\($0.name)` | \($0.value(in: .default)) | \($0.summary) |" }
        return (["| limit | default | |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
    }
}

extension ExpressionType {
    /// The types whose members are known, for the reference.
    static let withMembers: [ExpressionType] = [.point, .size, .rect, .geometry, .string, .array(.any)]
}

/// The description of one view or modifier. Decoding, validation, suggestions, the JSON Schema and the reference all use it.
package struct EntrySignature: Sendable {
    /// SwiftUI's name: uppercase for views, lowercase for modifiers.
    package let name: String
    package let parameters: [ParameterEntry]
    /// The parameters with any other names, such as the members that accompany an anchor; nil if other names are errors. Its name is for the reference.
    package let additional: ParameterEntry?
    /// The parameters of which exactly one must be given; often empty.
    package let exactlyOne: [String]
    /// Names in other frameworks, only for suggestions: `Row` for `HStack`.
    package let otherNames: [String]
    /// Its meaning in one sentence, for the reference and for editors.
    package let summary: String
    /// Variables for deferred parameters, in the order in which evaluation adds their values.
    let locals: [LocalVariable]

    /// The parameter that takes a value that is not an object of parameters: `"padding": 10` is `"padding": { "length": 10 }`.
    package var primary: String? { parameters.first(where: \.isPrimary)?.name }

    /// Creates a description of JSON that is not evaluated.
    ///
    /// - Precondition: parameters have different names, and `primary` is one of them.
    package init(
        _ name: String, _ parameters: [ParameterEntry], primary: String? = nil, exactlyOne: [String] = [], otherNames: [String] = [], _ summary: String
    ) {
        precondition(primary.map { primary in parameters.contains { $0.name == primary } } ?? true, "\(name) has no parameter for its value")
        let parameters = parameters.map { parameter in
            var parameter = parameter
            parameter.isPrimary = parameter.name == primary
            return parameter
        }
        self.init(name, summary, parameters: parameters, exactlyOne: exactlyOne, otherNames: otherNames)
    }

    /// - Precondition: parameters have different names.
    init(
        _ name: String, _ summary: String, parameters: [ParameterEntry], locals: [LocalVariable] = [], exactlyOne: [String] = [], otherNames: [String] = []
    ) {
        var all = parameters.filter { !$0.isAdditional }
        for local in locals where !local.parameter.isEmpty && !all.contains(where: { $0.name == local.parameter }) {
            all.append(ParameterEntry(local.parameter, .name, defaultText: local.defaultName, "The variable's name in the content."))
        }
        precondition(Set(all.map(\.name)).count == all.count, "\(name) has two parameters of the same name")
        self.name = name
        self.parameters = all
        self.additional = parameters.first(where: \.isAdditional)
        self.locals = locals
        self.exactlyOne = exactlyOne
        self.otherNames = otherNames
        self.summary = summary
    }

    /// Returns the index of a parameter; nil for an additional one.
    func index(of name: String) -> Int? { parameters.firstIndex { $0.name == name } }

    /// Returns a note for editors and the reference on the parameters that a parameter requires or excludes; nil without such parameters.
    package func company(of parameter: ParameterEntry) -> String? {
        let others = notWith(parameter).map(quoted)
        let needed = parameter.goesWith.map(quoted)
        let sentences = [
            needed.isEmpty ? nil : "Requires \(wordList(needed, "or")).",
            others.isEmpty ? nil : "Can't be combined with \(others.joined(separator: ", ")).",
        ]
        return sentences.contains { $0 != nil } ? sentences.compactMap { $0 }.joined(separator: " ") : nil
    }

    /// Returns the names of the parameters that can't be combined with a parameter, in order.
    package func notWith(_ parameter: ParameterEntry) -> [String] {
        parameters.filter { $0.notWith.contains(parameter.name) || parameter.notWith.contains($0.name) }.map(\.name)
    }

    /// Returns the parameter of this name, or else the additional one.
    package func parameter(_ name: String) -> ParameterEntry? { parameters.first { $0.name == name } ?? additional }

    /// Returns the parameter that takes the whole value; nil if the value is an object of parameters.
    ///
    /// A view, or an array of views, belongs to the parameter that takes views. An object without a parameter among its keys belongs to a primary parameter of
    /// a custom shape.
    func parameterOfWholeValue(_ value: JSONNode) -> String? {
        guard let members = value.members else {
            let content = parameters.first { $0.kind == .views }
            return value.elements?.first.map(SceneRegistry.isView) == true ? content?.name ?? primary : primary
        }
        // The object of a statement is itself a view: its keys are the parameters.
        if SceneRegistry.statements.contains(name) { return nil }
        if SceneRegistry.isView(value), let content = parameters.first(where: { $0.kind == .view || $0.kind == .views }) { return content.name }
        guard let primary, case .custom = parameter(primary)?.kind, additional == nil, !members.isEmpty else { return nil }
        return members.contains { parameter($0.key) != nil } ? nil : primary
    }

    /// A hint that lists the parameters, for messages about an unknown one; empty if they are too many to read.
    var parameterHint: String {
        guard (1...12).contains(parameters.count) else { return "" }
        return (parameters.count == 1 ? "; its parameter is " : "; its parameters are ") + parameters.map { quoted($0.name) }.joined(separator: ", ")
    }

    /// Returns a hint on where a parameter belongs that stands beside the entry; empty if the entry has no such parameter.
    ///
    /// - Parameter value: the value that the entry has in the scene.
    func placeHint(of parameter: String, with value: JSONNode) -> String {
        guard let entry = parameters.first(where: { $0.name == parameter }), entry.kind != .view, entry.kind != .views else { return "" }
        let others = parameterOfWholeValue(value).map { [$0] } ?? value.members?.prefix(2).map(\.key) ?? []
        let members = (others.filter { $0 != parameter } + [parameter]).map { "\(jsonQuoted($0)): …" }
        return "; \(quoted(parameter)) is a parameter of \(name): write { \(jsonQuoted(name)): { \(members.joined(separator: ", ")) } }"
    }
}

/// What a parameter of a view or modifier takes; decides how its JSON is read, checked, described and offered by editors.
package enum ParameterKind: Sendable, Equatable {
    /// An expression of this type, or its literal.
    case value(ExpressionType)
    /// A number within the range; with `allowsInfinity` the word `"infinity"` too.
    case number(in: ClosedRange<Double>, allowsInfinity: Bool)
    /// One of these names; a text with `{expressions}` chooses among them while the scene runs.
    case keyword([String])
    /// A name that the scene makes up, such as that of a preference, a coordinate space or a loop variable; never an expression.
    case name
    /// One view.
    case view
    /// Views in order; one alone needs no array.
    case views
    /// New values for state variables: `{ "active": "index" }`.
    case assignments
    /// JSON with a shape of its own, such as an animation, that whoever builds the entry reads; the text names the shape in the reference.
    case custom(String)

    /// Any finite number.
    package static let number = ParameterKind.number(in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude, allowsInfinity: false)

    /// In words for messages and the reference: "a number", "'leading', 'center' or 'trailing'".
    package var description: String {
        switch self {
        case .value(let type): return type.description
        case .number(let range, let allowsInfinity):
            return Self.description(of: range) + (allowsInfinity ? " or \"infinity\"" : "")
        case .keyword(let names):
            let quotedNames = names.map { "'\($0)'" }
            guard let last = quotedNames.last, quotedNames.count > 1 else { return quotedNames.first ?? "a name" }
            return quotedNames.dropLast().joined(separator: ", ") + " or " + last
        case .name: return "a name"
        case .view: return "a view"
        case .views: return "a view or an array of views"
        case .assignments: return "an object of state variables and their new values"
        case .custom(let shape): return shape
        }
    }

    /// What is wrong with a value of the right type for this parameter; nil when it takes it.
    func refusal(of value: SceneValue) -> (message: String, suggestion: String?)? {
        switch (self, value) {
        case (.number(let range, _), .number(let number)) where !range.contains(number):
            ("expected \(Self.description(of: range)), not \(value.text ?? "")", nil)
        case (.keyword(let names), .string(let name)) where !names.contains(name):
            ("expected \(description), not \(quoted(name))", nearestName(to: name, in: names))
        default: nil
        }
    }

    private static func description(of range: ClosedRange<Double>) -> String {
        let (low, high) = (SceneValue.number(range.lowerBound).text ?? "", SceneValue.number(range.upperBound).text ?? "")
        switch (range.lowerBound > -.greatestFiniteMagnitude, range.upperBound < .greatestFiniteMagnitude) {
        case (true, true): return "a number from \(low) to \(high)"
        case (true, false): return "a number of at least \(low)"
        case (false, true): return "a number of at most \(high)"
        case (false, false): return "a number"
        }
    }
}

/// A named parameter of a view or modifier.
package struct ParameterEntry: Sendable, Equatable {
    /// SwiftUI's label, or what stands for a parameter without one.
    package let name: String
    package let kind: ParameterKind
    package let isRequired: Bool
    /// What holds when it is left out, as a scene would write it or in words; nil when it is required or nothing holds.
    package let defaultText: String?
    /// What it does, in one sentence for the reference and for editors.
    package let summary: String
    /// The JSON of a parameter of kind ``ParameterKind/custom(_:)``; nil for other kinds.
    package let shape: ValueShape?
    /// Parameters of which one must stand beside it, because it says more about them; empty where it stands for itself.
    package var goesWith: [String] = []
    /// Parameters that can't stand beside it, because they say the same in another way. It is enough that one of two names the other.
    package var notWith: [String] = []

    package init(
        _ name: String, _ kind: ParameterKind, isRequired: Bool = false, defaultText: String? = nil, shape: ValueShape? = nil, _ summary: String
    ) {
        self.shape = shape
        self.name = name
        self.kind = kind
        self.isRequired = isRequired
        self.defaultText = defaultText
        self.summary = summary
    }
}

/// A variable that a view or modifier defines for the views inside, such as a loop's element or a geometry reader's proxy.
package struct IntroducedName: Sendable, Equatable {
    /// The parameter, of kind ``ParameterKind/name``, with which a scene names the variable.
    package let parameter: String
    /// The variable's name when the parameter is left out; nil when there is no variable then.
    package let defaultName: String?

    package init(parameter: String, defaultName: String?) {
        self.parameter = parameter
        self.defaultName = defaultName
    }
}

/// The description of one view or modifier, from which decoding, validation, suggestions, the JSON Schema and the reference all come.
package struct EntrySignature: Sendable, Equatable {
    /// SwiftUI's name: upper-case for views, lower-case for modifiers.
    package let name: String
    package let parameters: [ParameterEntry]
    /// The parameter that a value which is no object of parameters belongs to: `"padding": 10` is `"padding": { "length": 10 }`.
    package let primary: String?
    /// Variables for the views inside.
    package let introduces: [IntroducedName]
    /// What parameters of any other name take, such as the members that go along with an anchor; nil when there are none. Its name is for the reference.
    package let additional: ParameterEntry?
    /// Parameters of which exactly one must be given; empty when there are none such.
    package let exactlyOne: [String]
    /// What people from elsewhere call it: `Row` for `HStack`. Only for suggestions.
    package let otherNames: [String]
    /// What it is, in one sentence for the reference and for editors.
    package let summary: String

    /// - Precondition: no parameter's name stands twice, and `primary` and what `introduces` names are parameters.
    package init(
        _ name: String, _ parameters: [ParameterEntry], primary: String? = nil, introduces: [IntroducedName] = [], additional: ParameterEntry? = nil,
        exactlyOne: [String] = [], otherNames: [String] = [], _ summary: String
    ) {
        let names = parameters.map(\.name)
        precondition(Set(names).count == names.count, "\(name) has two parameters of the same name")
        precondition(primary.map(names.contains) ?? true, "\(name) has no parameter for its value")
        precondition(introduces.allSatisfy { names.contains($0.parameter) }, "\(name) introduces what it has no parameter for")
        self.name = name
        self.parameters = parameters
        self.primary = primary
        self.introduces = introduces
        self.additional = additional
        self.exactlyOne = exactlyOne
        self.otherNames = otherNames
        self.summary = summary
    }

    /// What an editor and the reference say of a parameter beside its summary: which others it needs, or can't stand with.
    package func company(of parameter: ParameterEntry) -> String? {
        let others = notWith(parameter).map(quoted)
        let needed = parameter.goesWith.map(quoted)
        let sentences = [
            needed.isEmpty ? nil : "Goes with \(needed.joined(separator: " or ")).", others.isEmpty ? nil : "Not beside \(others.joined(separator: ", ")).",
        ]
        return sentences.contains { $0 != nil } ? sentences.compactMap { $0 }.joined(separator: " ") : nil
    }

    /// The names of this signature's parameters that can't stand beside one of them, in their order.
    package func notWith(_ parameter: ParameterEntry) -> [String] {
        parameters.filter { $0.notWith.contains(parameter.name) || parameter.notWith.contains($0.name) }.map(\.name)
    }

    /// The parameter of this name.
    package func parameter(_ name: String) -> ParameterEntry? { parameters.first { $0.name == name } ?? additional }

    /// The parameter that a value belongs to which is no object of parameters.
    ///
    /// A view, or an array of views, goes to the parameter that takes views, and an object none of whose keys is a parameter to a primary parameter of a shape of its own.
    func parameterOfWholeValue(_ value: JSONNode) -> String? {
        guard let members = value.members else {
            let content = parameters.first { $0.kind == .views }
            return value.elements?.first.map(SceneRegistry.isView) == true ? content?.name ?? primary : primary
        }
        // The object of a statement is a view by itself: its keys are its parameters.
        if SceneRegistry.statements.contains(name) { return nil }
        if SceneRegistry.isView(value), let content = parameters.first(where: { $0.kind == .view || $0.kind == .views }) { return content.name }
        guard let primary, case .custom = parameter(primary)?.kind, additional == nil, !members.isEmpty else { return nil }
        return members.contains { parameter($0.key) != nil } ? nil : primary
    }
}

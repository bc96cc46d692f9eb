/// The values that a parameter of a view or modifier takes. The kind determines how JSON is read, checked and described, and what editors suggest.
package enum ParameterKind: Sendable, Equatable {
    /// An expression of this type, or its literal.
    case value(ExpressionType)
    /// A number in the range; with `allowsInfinity` also the word `"infinity"`.
    case number(in: ClosedRange<Double>, allowsInfinity: Bool)
    /// One of these names; a text with `{expressions}` selects one of them while the scene runs.
    case keyword([String])
    /// A name chosen by the scene, such as that of a preference, a coordinate space or a loop variable; never an expression.
    case name
    /// One view.
    case view
    /// Views in order; one alone needs no array.
    case views
    /// New values for state variables: `{ "active": "index" }`.
    case assignments
    /// JSON with a custom shape, such as an animation, which the parameter's own reader reads; the text describes the shape in the reference.
    case custom(String)

    /// Any finite number.
    package static let number = ParameterKind.number(in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude, allowsInfinity: false)

    /// A description for messages and the reference: "a number", "'leading', 'center', or 'trailing'".
    package var description: String {
        switch self {
        case .value(let type): return type.description
        case .number(let range, let allowsInfinity):
            return Self.description(of: range) + (allowsInfinity ? " or \"infinity\"" : "")
        case .keyword(let names):
            return names.isEmpty ? "a name" : wordList(names.map { "'\($0)'" }, "or")
        case .name: return "a name"
        case .view: return "a view"
        case .views: return "a view or an array of views"
        case .assignments: return "an object that maps state variables to new values"
        case .custom(let shape): return shape
        }
    }

    /// Returns the message for a value of the right type that the parameter rejects; nil for a valid value.
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

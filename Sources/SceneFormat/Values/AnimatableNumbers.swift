import Motion
import Views

/// Named numbers that animations move: `{ "x": "count * 10" }`.
struct PreparedNumbers: TypedValue {
    private(set) var names: [String] = []
    private var expressions: [SceneExpression] = []

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedNumbers? {
        guard let members = node.members, !members.isEmpty else {
            let found = node.members == nil ? node.kind : "an empty one"
            binder.collector.error("expected an object that maps names to numbers, not \(found)", at: node.position, path: path)
            return nil
        }
        var result = PreparedNumbers()
        for member in members {
            if !ExpressionScope.isValidName(member.key) { binder.reportVariableName(member.key, at: member.keyPosition, path: path[member.key]) }
            guard let value = binder.decoder(scope).expressions.expression(member.value, as: .number, path: path[member.key]) else { continue }
            result.names.append(member.key)
            result.expressions.append(value)
        }
        return result
    }

    /// The type of the variable whose members they are.
    var type: ExpressionType { .object(Dictionary(names.map { ($0, .number) }) { first, _ in first }) }

    @MainActor func values(in scope: SceneScope) -> [Double] {
        expressions.map { expression in
            if case .number(let number)? = scope.store.evaluate(expression, locals: scope.locals) { number } else { 0 }
        }
    }
}

extension NumberVector {
    /// The numbers by name, as members of a variable.
    func members(_ names: [String]) -> [String: SceneValue] {
        let pairs = names.enumerated().map { ($1, SceneValue.number($0 < numbers.count && numbers[$0].isFinite ? numbers[$0] : 0)) }
        return Dictionary(pairs) { first, _ in first }
    }
}

/// Animated numbers with their names.
struct AnimatableNumbers: Sendable {
    var names: [String] = []
    var values = NumberVector(numbers: [])
}

extension ParameterType where Value == AnimatableNumbers {
    fileprivate static let animatableNumbers = ParameterType(
        custom: "an object that maps names to numbers", shape: .dictionary(.kind(.number)), fallback: AnimatableNumbers(),
        read: { PreparedNumbers.read($0, path: $1, binder: $2, scope: $3) },
        evaluate: { AnimatableNumbers(names: $0.names, values: NumberVector(numbers: $0.values(in: $1.scope))) })
}

extension Parameter where Value == AnimatableNumbers {
    private static func summary(_ place: String) -> String {
        "Numbers that go from the old to the new value where a change has an animation: { \"shown\": \"count\" }. In the \(place) they are members of 'value'."
    }

    /// Animated numbers for the expressions of another parameter.
    static func animatableNumbers(_ place: String) -> Self { Self("values", .animatableNumbers, summary(place)) }

    /// Optional animated numbers for the expressions of another parameter; empty by default.
    static func animatableNumbers(default: Absence, _ place: String) -> Self {
        Parameter<AnimatableNumbers?>("values", .animatableNumbers, default: nil, summary(place)).map { $0 ?? AnimatableNumbers() }
    }
}

extension LocalVariable {
    /// Returns the variable whose members they are. If they are required, their absence is already an error.
    static func animatableNumbers(_ parameter: String, isRequired: Bool = false) -> LocalVariable {
        LocalVariable(parameter, default: "value", typeOf: .animatableNumbers(""), unknown: isRequired ? .any : .object([:]))
    }
}

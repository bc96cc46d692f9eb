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

/// Numbers that change together. A missing number counts as 0.
struct NumberVector: VectorArithmetic {
    var numbers: [Double]

    /// The numbers by name, as members of a variable.
    func members(_ names: [String]) -> [String: SceneValue] {
        let pairs = names.enumerated().map { ($1, SceneValue.number($0 < numbers.count && numbers[$0].isFinite ? numbers[$0] : 0)) }
        return Dictionary(pairs) { first, _ in first }
    }

    static var zero: NumberVector { NumberVector(numbers: []) }

    private static func combine(_ lhs: NumberVector, _ rhs: NumberVector, _ sign: Double) -> NumberVector {
        let count = max(lhs.numbers.count, rhs.numbers.count)
        return NumberVector(
            numbers: (0..<count).map { index in
                (index < lhs.numbers.count ? lhs.numbers[index] : 0) + sign * (index < rhs.numbers.count ? rhs.numbers[index] : 0)
            })
    }

    static func + (lhs: NumberVector, rhs: NumberVector) -> NumberVector { combine(lhs, rhs, 1) }
    static func - (lhs: NumberVector, rhs: NumberVector) -> NumberVector { combine(lhs, rhs, -1) }
    mutating func scale(by factor: Double) { numbers = numbers.map { $0 * factor } }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
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

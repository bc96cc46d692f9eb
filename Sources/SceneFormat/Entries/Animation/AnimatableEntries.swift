import Motion
import Views

/// Numbers by names that animations move: `{ "x": "count * 10" }`.
struct PreparedNumbers: TypedValue {
    private(set) var names: [String] = []
    private var expressions: [SceneExpression] = []

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        guard let members = node.members, !members.isEmpty else {
            let found = node.members == nil ? node.kind : "an empty one"
            binder.collector.error("expected an object of names and numbers, not \(found)", at: node.position, path: path)
            return nil
        }
        var result = PreparedNumbers()
        for member in members {
            if !ExpressionScope.isValidName(member.key) { binder.reportVariableName(member.key, at: member.keyPosition, path: path[member.key]) }
            guard let value = binder.decoder(scope).expressions.expression(member.value, as: .number, path: path[member.key]) else { continue }
            result.names.append(member.key)
            result.expressions.append(value)
        }
        return .custom(result)
    }

    /// Of the variable that has them as members.
    var type: ExpressionType { .object(Dictionary(names.map { ($0, .number) }) { first, _ in first }) }

    @MainActor func values(in scope: SceneScope) -> [Double] {
        expressions.map { expression in
            if case .number(let number)? = scope.store.evaluate(expression, locals: scope.locals) { number } else { 0 }
        }
    }
}

/// Numbers that change together. Fewer of them count as if the others were 0.
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

/// Shows its content for numbers on their way from one state to the next.
private struct AnimatableNumbersView: View, Animatable {
    let names: [String]
    let arguments: SceneArguments
    var animatableData: NumberVector

    var body: SceneElementList {
        arguments.adding(.object(animatableData.members(names))).views("content")
    }
}

extension BoundParameter {
    /// Numbers that move, for the expressions of another parameter.
    static func animatableNumbers(isRequired: Bool = false, _ place: String) -> BoundParameter {
        BoundParameter(
            "values", .custom("an object of names and numbers"), isRequired: isRequired, shape: .dictionary(.kind(.number)), reader: PreparedNumbers.read,
            "Numbers that go from the old to the new value where a change has an animation: { \"shown\": \"count\" }. In the \(place) they are members of 'value'."
        )
    }
}

extension LocalVariable {
    /// The variable whose members they are. Where there must be some and are none, that is the error.
    static func animatableNumbers(_ parameter: String, isRequired: Bool = false) -> LocalVariable {
        LocalVariable(parameter, default: "value") { values, _ in
            guard case .custom(let numbers) = values["values"] else { return isRequired ? .any : .object([:]) }
            return (numbers as? PreparedNumbers)?.type ?? .any
        }
    }
}

extension SceneEntries {
    static let animatableViews: [ViewEntry] = [
        ViewEntry(
            "Animatable",
            [
                .animatableNumbers(isRequired: true, "content"),
                .init(
                    "content", .views, isRequired: true, "What is shown, made anew in each frame while they move; the numbers are members of a variable in it."),
            ],
            local: .animatableNumbers("as", isRequired: true),
            "Lets numbers move of which its content is made, such as those in a text or of a path: a view that is Animatable."
        ) { arguments in
            guard let numbers: PreparedNumbers = arguments.custom("values") else { return SceneContent(EmptyView()) }
            let values = NumberVector(numbers: numbers.values(in: arguments.scope))
            return SceneContent(AnimatableNumbersView(names: numbers.names, arguments: arguments, animatableData: values))
        }
    ]
}

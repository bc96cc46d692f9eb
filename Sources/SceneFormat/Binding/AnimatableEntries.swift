import Motion
import Views

/// Numbers by names that animations move: `{ "x": "count * 10" }`.
struct PreparedNumbers: Sendable {
    private(set) var names: [String] = []
    private var expressions: [SceneExpression] = []

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        guard let members = node.members, !members.isEmpty else {
            binder.collector.error("expected an object of names and numbers, not \(node.kind)", at: node.position, path: path)
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

    @MainActor func values(in scope: SceneScope) -> [Double] {
        expressions.map { expression in
            if case .number(let number)? = scope.store.evaluate(expression, locals: scope.locals) { number } else { 0 }
        }
    }
}

/// Numbers that change together. Fewer of them count as if the others were 0.
private struct NumberVector: VectorArithmetic {
    var numbers: [Double]

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
        let numbers = animatableData.numbers
        let members = names.enumerated().map { ($1, SceneValue.number($0 < numbers.count && numbers[$0].isFinite ? numbers[$0] : 0)) }
        return arguments.adding(.object(Dictionary(uniqueKeysWithValues: members))).views("content")
    }
}

/// Tells its content what the environment around says.
private struct EnvironmentReaderView: View {
    let arguments: SceneArguments
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.displayScale) private var displayScale

    nonisolated static let type = ExpressionType.object(["colorScheme": .string, "layoutDirection": .string, "isEnabled": .bool, "displayScale": .number])

    var body: SceneElementList {
        arguments.adding(
            .object([
                "colorScheme": .string(colorScheme == .dark ? "dark" : "light"),
                "layoutDirection": .string(layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"),
                "isEnabled": .bool(isEnabled), "displayScale": .number(Double(displayScale)),
            ])
        ).views("content")
    }
}

extension SceneEntries {
    static let animatableViews: [ViewEntry] = [
        ViewEntry(
            "Animatable",
            [
                .init(
                    "values", .custom("an object of names and numbers"), isRequired: true, shape: .dictionary(.kind(.number)), reader: PreparedNumbers.read,
                    "Numbers that go from the old to the new value where a change has an animation: { \"shown\": \"count\" }."),
                .init(
                    "content", .views, isRequired: true, "What is shown, made anew in each frame while they move; the numbers are members of a variable in it."),
            ],
            local: BoundLocal("as", default: "value") { values, _ in
                guard case .custom(let numbers) = values["values"], let names = (numbers as? PreparedNumbers)?.names else { return .any }
                return .object(Dictionary(names.map { ($0, .number) }) { first, _ in first })
            }, "Lets numbers move of which its content is made, such as those in a text or of a path: a view that is Animatable."
        ) { arguments in
            guard let numbers: PreparedNumbers = arguments.custom("values") else { return SceneContent(EmptyView()) }
            let values = NumberVector(numbers: numbers.values(in: arguments.scope))
            return SceneContent(AnimatableNumbersView(names: numbers.names, arguments: arguments, animatableData: values))
        },
        ViewEntry(
            "Environment", [.init("content", .views, isRequired: true, "What is shown; a variable in it has members.")], primary: "content",
            local: BoundLocal("as", default: "environment", EnvironmentReaderView.type),
            "Tells its content what holds around it: environment.colorScheme ('light' or 'dark'), layoutDirection ('leftToRight' or 'rightToLeft'), "
                + "isEnabled, displayScale."
        ) { arguments in SceneContent(EnvironmentReaderView(arguments: arguments)) },
    ]
}

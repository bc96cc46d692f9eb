/// A parameter's value, ready to be evaluated.
enum PreparedValue: Sendable {
    case expression(SceneExpression)
    case infinity
    case name(String)
    case elements([SceneElement])
    case assignments([TimelineEvent.Assignment])
    /// The result of the parameter's own reader.
    case custom(any Sendable)

    /// The type of the value, as far as is known; nil for values without a type.
    var type: ExpressionType? {
        switch self {
        case .expression(let expression): expression.type
        case .custom(let value): (value as? any TypedValue)?.type
        default: nil
        }
    }
}

/// A result of a parameter's own reader that determines the type of a variable.
protocol TypedValue: Sendable {
    var type: ExpressionType { get }
}

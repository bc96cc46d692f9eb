/// The binary operators.
package enum BinaryOperator: String, Sendable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case coalesce = "??"
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"

    /// The operator's precedence, in Swift's order.
    var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
        case .coalesce: 4
        case .add, .subtract: 5
        case .multiply, .divide, .remainder: 6
        }
    }

    var isComparison: Bool { precedence == 3 }
}

/// The prefix operators.
package enum UnaryOperator: String, Sendable {
    case negate = "-"
    case not = "!"
}

/// A parsed expression before name resolution. Offsets are those of the operator or name, in UTF-8 bytes.
struct ExpressionSyntax: Sendable, Equatable {
    indirect enum Kind: Sendable, Equatable {
        case literal(SceneValue)
        case name(String)
        case unary(UnaryOperator, ExpressionSyntax)
        case binary(BinaryOperator, ExpressionSyntax, ExpressionSyntax)
        case conditional(ExpressionSyntax, then: ExpressionSyntax, else: ExpressionSyntax)
        case member(ExpressionSyntax, String)
        case element(ExpressionSyntax, ExpressionSyntax)
        case call(String, [ExpressionSyntax])
        case list([ExpressionSyntax])
        /// `{ name: 'Oslo', values: [1, 2] }`
        case object([Member])
        /// `x => x * 2`: the names of its parameters, and its result.
        case function([String], ExpressionSyntax)
    }

    /// A member of an object.
    struct Member: Sendable, Equatable {
        let name: String
        let value: ExpressionSyntax
    }

    var kind: Kind
    var offset: Int
    /// The number of levels in this tree, 1 for a leaf; traversals recurse to this depth.
    var height: Int

    /// Whether it is a member of a variable, such as `card.title`, and nothing else.
    var isMemberOfName: Bool {
        guard case .member(let base, _) = kind else { return false }
        if case .name = base.kind { return true }
        return base.isMemberOfName
    }
}

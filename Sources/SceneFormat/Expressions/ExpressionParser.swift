/// Parses expressions by operator precedence (Pratt's method): each call reads everything that binds more tightly than its caller.
///
///     conditional = binary [ "?" conditional ":" conditional ]
///     binary      = unary { operator unary }          by ``BinaryOperator/precedence``; `??` is right-associative
///     unary       = { "-" | "!" } postfix
///     postfix     = primary { "." name [ "(" arguments ")" ] | "[" conditional "]" }
///     primary     = number | text | color | "true" | "false" | "null" | name [ "(" arguments ")" ] | "(" conditional ")" | "[" arguments "]"
///                 | "{" [ member { "," member } ] "}"
///     member      = ( name | text ) ":" conditional
///
/// `a.f(b)` means `f(a, b)`. An argument may be a function: `x => x * 2`, or `(sum, x) => sum + x`.
struct ExpressionParser {
    /// The maximum nesting depth of brackets, conditions and signs.
    static let nestingLimit = 64
    /// The maximum number of levels in the tree; a chain of operators is as deep as it is long.
    static let heightLimit = 256

    private var lexer: ExpressionLexer
    private var token = ExpressionToken.end
    /// The offset of the current token.
    private(set) var tokenOffset = 0
    private var nesting = 0

    /// - Parameter offset: the offset in the text at which to begin.
    init(_ bytes: [UInt8], from offset: Int = 0) throws(ExpressionError) {
        lexer = ExpressionLexer(bytes, from: offset)
        try advance()
    }

    /// Parses a text that consists of exactly one expression.
    static func parse(_ text: String) throws(ExpressionError) -> ExpressionSyntax {
        var parser = try ExpressionParser(Array(text.utf8))
        let expression = try parser.expression()
        guard parser.token == .end else { throw parser.unexpected("an operator") }
        return expression
    }

    /// Parses an expression and its closing brace in an interpolated text; also returns the offset after the brace.
    static func parseInterpolation(_ bytes: [UInt8], from offset: Int) throws(ExpressionError) -> (ExpressionSyntax, end: Int) {
        var parser = try ExpressionParser(bytes, from: offset)
        let expression = try parser.expression()
        guard parser.token == .symbol("}") else { throw parser.unexpected("'}'") }
        return (expression, parser.tokenOffset + 1)
    }

    private mutating func advance() throws(ExpressionError) {
        (token, tokenOffset) = try lexer.next()
    }

    private func unexpected(_ wanted: String) -> ExpressionError {
        ExpressionError("expected \(wanted), not \(token.description)", at: tokenOffset)
    }

    /// The error for `values[1:3]`, which other languages have.
    private var noSlices: ExpressionError {
        ExpressionError("brackets take one index; slice(values, 1, 3) is a part of a list or a text", at: tokenOffset)
    }

    private mutating func skip(_ symbol: String) throws(ExpressionError) -> Bool {
        guard token == .symbol(symbol) else { return false }
        try advance()
        return true
    }

    private mutating func require(_ symbol: String) throws(ExpressionError) {
        guard try skip(symbol) else { throw unexpected("'\(symbol)'") }
    }

    private func node(_ kind: ExpressionSyntax.Kind, at offset: Int, over children: [ExpressionSyntax] = []) throws(ExpressionError) -> ExpressionSyntax {
        let height = 1 + (children.map(\.height).max() ?? 0)
        if height > Self.heightLimit { throw ExpressionError("the expression has more than \(Self.heightLimit) operators in a row", at: offset) }
        return ExpressionSyntax(kind: kind, offset: offset, height: height)
    }

    private mutating func enter() throws(ExpressionError) {
        nesting += 1
        if nesting > Self.nestingLimit { throw ExpressionError("the expression is nested deeper than \(Self.nestingLimit) levels", at: tokenOffset) }
    }

    private mutating func expression() throws(ExpressionError) -> ExpressionSyntax {
        try enter()
        defer { nesting -= 1 }
        let condition = try binary(above: 0)
        let offset = tokenOffset
        guard try skip("?") else { return condition }
        let first = try expression()
        try require(":")
        let second = try expression()
        return try node(.conditional(condition, then: first, else: second), at: offset, over: [condition, first, second])
    }

    private mutating func binary(above floor: Int) throws(ExpressionError) -> ExpressionSyntax {
        var left = try unary()
        var comparison: BinaryOperator?
        while case .symbol(let symbol) = token, let op = BinaryOperator(rawValue: symbol), op.precedence > floor {
            let offset = tokenOffset
            if op.isComparison {
                if comparison != nil { throw ExpressionError("comparisons can't be chained; join them with &&", at: offset) }
                comparison = op
            }
            try advance()
            let right: ExpressionSyntax
            if op == .coalesce {
                try enter()
                right = try binary(above: op.precedence - 1)
                nesting -= 1
            } else {
                right = try binary(above: op.precedence)
            }
            left = try node(.binary(op, left, right), at: offset, over: [left, right])
            if op.precedence < 3 { comparison = nil }
        }
        return left
    }

    private mutating func unary() throws(ExpressionError) -> ExpressionSyntax {
        guard case .symbol(let symbol) = token, let op = UnaryOperator(rawValue: symbol) else { return try postfix() }
        let offset = tokenOffset
        try enter()
        defer { nesting -= 1 }
        try advance()
        let operand = try unary()
        if op == .negate, case .literal(.number(let number)) = operand.kind { return try node(.literal(.number(-number)), at: offset) }
        return try node(.unary(op, operand), at: offset, over: [operand])
    }

    private mutating func postfix() throws(ExpressionError) -> ExpressionSyntax {
        var base = try primary()
        while true {
            let offset = tokenOffset
            if try skip(".") {
                if token == .symbol(".") {
                    throw ExpressionError("range(1, 3) has the numbers from 1 up to 3, and slice(values, 1, 3) a part of a list", at: offset)
                }
                guard case .name(let name) = token else { throw unexpected("a name after '.'") }
                let nameOffset = tokenOffset
                try advance()
                if try skip("(") {
                    let arguments = [base] + (try list(until: ")", takesFunctions: true))
                    base = try node(.call(name, arguments), at: nameOffset, over: arguments)
                } else {
                    base = try node(.member(base, name), at: nameOffset, over: [base])
                }
            } else if try skip("[") {
                if token == .symbol(":") { throw noSlices }
                let index = try expression()
                if token == .symbol(":") { throw noSlices }
                try require("]")
                base = try node(.element(base, index), at: offset, over: [base, index])
            } else {
                return base
            }
        }
    }

    private mutating func primary() throws(ExpressionError) -> ExpressionSyntax {
        let offset = tokenOffset
        let current = token
        switch current {
        case .number(let number):
            try advance()
            return try node(.literal(.number(number)), at: offset)
        case .string(let string):
            try advance()
            return try node(.literal(.string(string)), at: offset)
        case .color(let color):
            try advance()
            return try node(.literal(.color(color)), at: offset)
        case .name(let name):
            try advance()
            return try named(name, at: offset)
        case .symbol("("):
            try advance()
            let inner = try expression()
            try require(")")
            return inner
        case .symbol("["):
            try advance()
            let elements = try list(until: "]")
            return try node(.list(elements), at: offset, over: elements)
        case .symbol("{"):
            try advance()
            let members = try members()
            return try node(.object(members), at: offset, over: members.map(\.value))
        case .symbol, .end:
            throw unexpected("a value")
        }
    }

    private mutating func named(_ name: String, at offset: Int) throws(ExpressionError) -> ExpressionSyntax {
        switch name {
        case "true": return try node(.literal(.bool(true)), at: offset)
        case "false": return try node(.literal(.bool(false)), at: offset)
        case "null": return try node(.literal(.null), at: offset)
        default: break
        }
        guard try skip("(") else { return try node(.name(name), at: offset) }
        let arguments = try list(until: ")", takesFunctions: true)
        return try node(.call(name, arguments), at: offset, over: arguments)
    }

    /// Reads a function; nil, with nothing read, if no function begins here.
    private mutating func function() throws(ExpressionError) -> ExpressionSyntax? {
        let offset = tokenOffset
        guard let (names, after) = parameters() else { return nil }
        self = after
        for (index, name) in names.enumerated() where !ExpressionScope.isValidName(name) || names[..<index].contains(name) {
            throw ExpressionError("\(quoted(name)) can't be the name of a parameter here", at: offset)
        }
        let result = try expression()
        return try node(.function(names, result), at: offset, over: [result])
    }

    /// Returns the names of a function's parameters, and the parser behind the arrow; nil if no function begins here.
    private func parameters() -> (names: [String], after: ExpressionParser)? {
        var parser = self
        func name() throws(ExpressionError) -> String? {
            guard case .name(let name) = parser.token else { return nil }
            try parser.advance()
            return name
        }
        do throws(ExpressionError) {
            var names: [String] = []
            if try parser.skip("(") {
                repeat {
                    guard let name = try name() else { return nil }
                    names.append(name)
                } while try parser.skip(",")
                guard try parser.skip(")") else { return nil }
            } else {
                guard let name = try name() else { return nil }
                names = [name]
            }
            return try parser.skip("=>") ? (names, parser) : nil
        } catch {
            // The expression has an error, which is found again.
            return nil
        }
    }

    /// Reads the members of an object, up to and including the closing brace.
    private mutating func members() throws(ExpressionError) -> [ExpressionSyntax.Member] {
        var members: [ExpressionSyntax.Member] = []
        if try skip("}") { return members }
        while true {
            let name: String
            switch token {
            case .name(let text), .string(let text): name = text
            default: throw unexpected("the name of a member")
            }
            if members.contains(where: { $0.name == name }) {
                throw ExpressionError("the object has two members \(quoted(name)); a name can be used once", at: tokenOffset)
            }
            try advance()
            try require(":")
            members.append(ExpressionSyntax.Member(name: name, value: try expression()))
            if try skip("}") { return members }
            guard try skip(",") else { throw unexpected("',' or '}'") }
        }
    }

    /// Reads expressions separated by commas, up to and including the closing bracket.
    private mutating func list(until closer: String, takesFunctions: Bool = false) throws(ExpressionError) -> [ExpressionSyntax] {
        var elements: [ExpressionSyntax] = []
        if try skip(closer) { return elements }
        while true {
            if takesFunctions, let function = try function() {
                elements.append(function)
            } else {
                elements.append(try expression())
            }
            if try skip(closer) { return elements }
            guard try skip(",") else { throw unexpected("',' or '\(closer)'") }
        }
    }
}

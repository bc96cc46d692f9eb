import Foundation

/// Evaluates resolved expressions and counts the steps.
struct ExpressionEvaluator {
    var environment: ExpressionEnvironment
    private let limits: SceneLimits
    private var stepsLeft: Int

    init(environment: ExpressionEnvironment, limits: SceneLimits) {
        self.environment = environment
        self.limits = limits
        stepsLeft = limits.expressionSteps
    }

    /// Counts steps of work; throws at the limit.
    mutating func charge(_ steps: Int, at offset: Int) throws(ExpressionError) {
        stepsLeft -= steps
        if stepsLeft < 0 { throw ExpressionError("the expression takes more than \(limits.expressionSteps) steps", at: offset) }
    }

    /// Counts work on texts: each ``SceneValue/textShare`` bytes are a step.
    mutating func charge(bytes: Int, at offset: Int) throws(ExpressionError) {
        if bytes >= SceneValue.textShare { try charge(bytes / SceneValue.textShare, at: offset) }
    }

    /// Counts a comparison: each value inside of the smaller one, and each ``SceneValue/textShare`` bytes of text, are a step.
    mutating func chargeComparison(of first: SceneValue, with second: SceneValue, at offset: Int) throws(ExpressionError) {
        switch (first, second) {
        case (.string(let first), .string(let second)): try charge(bytes: min(first.utf8.count, second.utf8.count), at: offset)
        case (.array, .array), (.object, .object):
            let count = first.count(upTo: max(0, stepsLeft))
            try charge(second.count(upTo: count), at: offset)
        default: break
        }
    }

    /// Counts a search for a value in a list.
    mutating func chargeSearch(for value: SceneValue, in list: [SceneValue], at offset: Int) throws(ExpressionError) {
        try charge(list.count, at: offset)
        switch value {
        case .string, .array, .object: for element in list { try chargeComparison(of: element, with: value, at: offset) }
        default: break
        }
    }

    /// Counts a search for a text in another one, which may compare each part with all of it.
    mutating func chargeSearch(for part: String, in text: String, at offset: Int) throws(ExpressionError) {
        try charge(text.utf8.count * part.utf8.count / (4 * SceneValue.textShare), at: offset)
    }

    /// Returns a text; throws if it exceeds the length limit.
    func bounded(_ text: String, at offset: Int) throws(ExpressionError) -> SceneValue {
        if text.utf8.count > limits.textLength { throw ExpressionError("the text is longer than \(limits.textLength) bytes", at: offset) }
        return .string(text)
    }

    /// Throws if a text of this many bytes exceeds the length limit.
    func bounded(length: Int, at offset: Int) throws(ExpressionError) {
        if length > limits.textLength { throw ExpressionError("the text is longer than \(limits.textLength) bytes", at: offset) }
    }

    mutating func evaluate(_ code: ExpressionCode) throws(ExpressionError) -> SceneValue {
        switch code {
        case .constant(let value):
            return value
        case .state(let place):
            return environment.state[place]
        case .local(let place):
            return environment.locals[place]
        case .binding(let place):
            return environment.state[SceneValue.bindingPlace(environment.locals[place])]
        case .not(let operand, let offset):
            return .bool(!(try bool(operand, at: offset)))
        case .negate(let operand, let offset):
            try charge(1, at: offset)
            return .number(-(try number(operand, at: offset)))
        case .arithmetic, .numberCall:
            return .number(try number(code, at: 0))
        case .comparison(let op, let left, let right, let offset):
            try charge(1, at: offset)
            return .bool(Self.compare(op, try number(left, at: offset), try number(right, at: offset)))
        case .binary(let op, let left, let right, let offset):
            return try binary(op, left, right, at: offset)
        case .conditional(let condition, let first, let second, let offset):
            return try evaluate(try bool(condition, at: offset) ? first : second)
        case .member(let base, let name, let offset):
            try charge(1, at: offset)
            return try member(name, of: try evaluate(base), at: offset)
        case .element(let base, let index, let offset):
            try charge(1, at: offset)
            return try element(try evaluate(base), try evaluate(index), at: offset)
        case .call(let function, let arguments, let offset):
            return try call(function, arguments, at: offset)
        case .list(let elements, let offset):
            return try list(elements, at: offset)
        case .object(let members, let offset):
            return try object(members, at: offset)
        case .loop(let loop, let list, let start, let body, let place, let parameters, let offset):
            return try self.loop(loop, list, start: start, body: body, place: place, parameters: parameters, at: offset)
        case .text(let pieces, let offset):
            return try text(pieces, at: offset)
        case .part(let expression):
            return try part(expression)
        }
    }

    private mutating func call(_ function: ExpressionFunction, _ arguments: [ExpressionCode], at offset: Int) throws(ExpressionError) -> SceneValue {
        try charge(1, at: offset)
        var values: [SceneValue] = []
        values.reserveCapacity(arguments.count)
        for argument in arguments { values.append(try evaluate(argument)) }
        return try function.call(values, at: offset, evaluator: &self)
    }

    private mutating func list(_ elements: [ExpressionCode], at offset: Int) throws(ExpressionError) -> SceneValue {
        var values: [SceneValue] = []
        for element in elements {
            let value = try evaluate(element)
            // Otherwise a state variable set to a list of itself would double with every event.
            try chargeSize(of: value, depth: 1, at: offset)
            values.append(value)
        }
        return .array(values)
    }

    private mutating func object(_ members: [(name: String, value: ExpressionCode)], at offset: Int) throws(ExpressionError) -> SceneValue {
        var values: [String: SceneValue] = [:]
        for (name, code) in members {
            let value = try evaluate(code)
            // For the same reason as in a list.
            try chargeSize(of: value, depth: 1, at: offset)
            values[name] = value
        }
        return .object(values)
    }

    /// Evaluates an expression whose errors have positions of their own.
    private mutating func part(_ expression: SceneExpression) throws(ExpressionError) -> SceneValue {
        do throws(ExpressionError) {
            return try evaluate(expression.code)
        } catch {
            var located = error
            if located.diagnostic == nil { located.diagnostic = expression.diagnostic(error) }
            throw located
        }
    }

    /// Counts a value that becomes a list element, including its contents, so that lists can neither double with each event nor nest without limit.
    mutating func chargeSize(of value: SceneValue, depth: Int, at offset: Int) throws(ExpressionError) {
        try charge(1, at: offset)
        if depth > ExpressionParser.nestingLimit { throw ExpressionError("lists are nested deeper than \(ExpressionParser.nestingLimit) levels", at: offset) }
        switch value {
        case .array(let elements):
            for element in elements { try chargeSize(of: element, depth: depth + 1, at: offset) }
        case .object(let members):
            for member in members.values { try chargeSize(of: member, depth: depth + 1, at: offset) }
        case .string(let text): try charge(bytes: text.utf8.count, at: offset)
        default: break
        }
    }

    private mutating func bool(_ code: ExpressionCode, at offset: Int) throws(ExpressionError) -> Bool {
        try charge(1, at: offset)
        let value = try evaluate(code)
        guard case .bool(let bool) = value else { throw Self.mismatch(.bool, value, at: offset) }
        return bool
    }

    /// Returns the number of an expression, without wrapping the intermediate results of arithmetic.
    private mutating func number(_ code: ExpressionCode, at offset: Int) throws(ExpressionError) -> Double {
        switch code {
        case .arithmetic(let op, let left, let right, let offset):
            try charge(1, at: offset)
            return try Self.arithmetic(op, try number(left, at: offset), try number(right, at: offset), at: offset)
        case .numberCall(let body, let first, let second, let offset):
            try charge(1, at: offset)
            let first = try number(first, at: offset)
            switch body {
            case .one(let body): return try Self.finite(body(first), at: offset)
            case .two(let body):
                guard let second else { return try Self.finite(first, at: offset) }
                return try Self.finite(try body(first, try number(second, at: offset), offset), at: offset)
            }
        case .constant(.number(let number)): return number
        case .local(let place):
            if case .number(let number) = environment.locals[place] { return number }
        default: break
        }
        let value = try evaluate(code)
        guard case .number(let number) = value else { throw Self.mismatch(.number, value, at: offset) }
        return number
    }

    private static func arithmetic(_ op: BinaryOperator, _ lhs: Double, _ rhs: Double, at offset: Int) throws(ExpressionError) -> Double {
        let result: Double
        switch op {
        case .add: result = lhs + rhs
        case .subtract: result = lhs - rhs
        case .multiply: result = lhs * rhs
        case .divide, .remainder:
            if rhs == 0 { throw ExpressionError("division by zero", at: offset) }
            result = op == .divide ? lhs / rhs : lhs.truncatingRemainder(dividingBy: rhs)
        default: throw ExpressionError("'\(op.rawValue)' is not an arithmetic operator", at: offset)
        }
        return try finite(result, at: offset)
    }

    /// Returns a number as a result; throws if it is not finite.
    static func finite(_ number: Double, at offset: Int) throws(ExpressionError) -> Double {
        guard number.isFinite else { throw ExpressionError("the result is not a finite number", at: offset) }
        return number
    }

    static func mismatch(_ wanted: ExpressionType, _ value: SceneValue, at offset: Int) -> ExpressionError {
        let hint = value == .null ? "; use '??' to replace it" : ""
        return ExpressionError("expected \(wanted), not \(value.kind)\(hint)", at: offset, value: value)
    }

    private mutating func binary(
        _ op: BinaryOperator, _ left: ExpressionCode, _ right: ExpressionCode, at offset: Int
    ) throws(ExpressionError) -> SceneValue {
        try charge(1, at: offset)
        switch op {
        case .and: return .bool(try bool(left, at: offset) ? try bool(right, at: offset) : false)
        case .or: return .bool(try bool(left, at: offset) ? true : try bool(right, at: offset))
        case .coalesce:
            let value = try evaluate(left)
            return value == .null ? try evaluate(right) : value
        case .equal, .notEqual:
            let (lhs, rhs) = (try evaluate(left), try evaluate(right))
            if !lhs.isSimple { try chargeComparison(of: lhs, with: rhs, at: offset) }
            return .bool((lhs == rhs) == (op == .equal))
        default: break
        }
        let (lhs, rhs) = (try evaluate(left), try evaluate(right))
        if op.isComparison {
            if !lhs.isSimple { try chargeComparison(of: lhs, with: rhs, at: offset) }
            return .bool(try Self.compare(op, lhs, rhs, at: offset))
        }
        switch (lhs, rhs) {
        case (.number(let lhs), .number(let rhs)):
            return .number(try Self.arithmetic(op, lhs, rhs, at: offset))
        case (.string, _) where op == .add, (_, .string) where op == .add:
            guard let first = lhs.text, let second = rhs.text else { break }
            try charge(bytes: first.utf8.count + second.utf8.count, at: offset)
            return try bounded(first + second, at: offset)
        default:
            if let result = try Self.vector(op, lhs, rhs, at: offset) { return result }
        }
        let value = if case .string = lhs { lhs } else { rhs }
        throw ExpressionError("'\(op.rawValue)' can't be applied to \(lhs.kind) and \(rhs.kind)", at: offset, value: value)
    }

    private static func compare(_ op: BinaryOperator, _ lhs: SceneValue, _ rhs: SceneValue, at offset: Int) throws(ExpressionError) -> Bool {
        switch (lhs, rhs) {
        case (.number(let lhs), .number(let rhs)): return compare(op, lhs, rhs)
        case (.string(let lhs), .string(let rhs)): return compare(op, lhs, rhs)
        default:
            let value = if case .string = lhs { lhs } else { rhs }
            throw ExpressionError("'\(op.rawValue)' can't be applied to \(lhs.kind) and \(rhs.kind)", at: offset, value: value)
        }
    }

    private static func compare<Value: Comparable>(_ op: BinaryOperator, _ lhs: Value, _ rhs: Value) -> Bool {
        switch op {
        case .equal: lhs == rhs
        case .notEqual: lhs != rhs
        case .less: lhs < rhs
        case .lessOrEqual: lhs <= rhs
        case .greater: lhs > rhs
        default: lhs >= rhs
        }
    }

    /// Adds or subtracts points and sizes, or multiplies or divides them by numbers; the result has the type of the left operand.
    private static func vector(_ op: BinaryOperator, _ lhs: SceneValue, _ rhs: SceneValue, at offset: Int) throws(ExpressionError) -> SceneValue? {
        guard let (x, y) = components(lhs) else { return nil }
        let other: (Double, Double)
        switch op {
        case .add, .subtract:
            guard let components = components(rhs) else { return nil }
            other = components
        case .multiply, .divide:
            guard case .number(let factor) = rhs else { return nil }
            other = (factor, factor)
        default: return nil
        }
        let (first, second) = (try arithmetic(op, x, other.0, at: offset), try arithmetic(op, y, other.1, at: offset))
        if case .size = lhs { return .size(CGSize(width: first, height: second)) }
        return .point(CGPoint(x: first, y: second))
    }

    private static func components(_ value: SceneValue) -> (Double, Double)? {
        switch value {
        case .point(let point): return (Double(point.x), Double(point.y))
        case .size(let size): return (Double(size.width), Double(size.height))
        default: return nil
        }
    }

    private mutating func text(_ pieces: [ExpressionCode], at offset: Int) throws(ExpressionError) -> SceneValue {
        var result = ""
        for piece in pieces {
            try charge(1, at: offset)
            let value = try evaluate(piece)
            guard let text = value.text else { throw ExpressionError("\(value.kind) can't be shown as text", at: offset) }
            try charge(bytes: text.utf8.count, at: offset)
            result += text
            if result.utf8.count > limits.textLength { break }
        }
        return try bounded(result, at: offset)
    }
}

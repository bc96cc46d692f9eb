/// An expression with its names resolved, ready to be evaluated. Offsets are the positions of errors.
indirect enum ExpressionCode: Sendable {
    case constant(SceneValue)
    case state(Int)
    case local(Int)
    /// The state variable that a component's parameter refers to; the value is the parameter's index among the locals.
    case binding(Int)
    case not(ExpressionCode, at: Int)
    case negate(ExpressionCode, at: Int)
    /// `+ - * / %` of two values known to be numbers: the fast path for motion, which is evaluated in every frame.
    case arithmetic(BinaryOperator, ExpressionCode, ExpressionCode, at: Int)
    /// A comparison (`==`, `<`, `>` and so on) of two values known to be numbers.
    case comparison(BinaryOperator, ExpressionCode, ExpressionCode, at: Int)
    /// A function of one or two values known to be numbers.
    case numberCall(ExpressionFunction.NumberBody, ExpressionCode, ExpressionCode?, at: Int)
    case binary(BinaryOperator, ExpressionCode, ExpressionCode, at: Int)
    case conditional(ExpressionCode, ExpressionCode, ExpressionCode, at: Int)
    case member(ExpressionCode, String, at: Int)
    case element(ExpressionCode, ExpressionCode, at: Int)
    case call(ExpressionFunction, [ExpressionCode], at: Int)
    case list([ExpressionCode], at: Int)
    case object([(name: String, value: ExpressionCode)], at: Int)
    /// A function that evaluates `body` for each element, with the element and a further value among the locals from `place` on.
    case loop(ExpressionLoop, ExpressionCode, start: ExpressionCode?, body: ExpressionCode?, place: Int, parameters: Int, at: Int)
    /// The pieces of an interpolated text, to be joined.
    case text([ExpressionCode], at: Int)
    /// Part of a value whose parts are separate strings in the file.
    case part(SceneExpression)
}

extension ExpressionCode {
    /// Returns whether a member of this name is accessed anywhere, including by subscript. Recursive, one call per level; the parser has bounded the depth.
    func mentions(member name: String) -> Bool {
        switch self {
        case .constant(let value): value == .string(name)
        case .state, .local, .binding: false
        case .not(let operand, _), .negate(let operand, _): operand.mentions(member: name)
        case .element(let base, .constant(let index), _): index == .string(name) || base.mentions(member: name)
        // A name computed during evaluation may be any name.
        case .element: true
        case .arithmetic(_, let left, let right, _), .comparison(_, let left, let right, _), .binary(_, let left, let right, _):
            left.mentions(member: name) || right.mentions(member: name)
        case .numberCall(_, let first, let second, _): first.mentions(member: name) || second?.mentions(member: name) == true
        case .conditional(let test, let first, let second, _): [test, first, second].contains { $0.mentions(member: name) }
        case .member(let base, let member, _): member == name || base.mentions(member: name)
        case .call(_, let parts, _), .list(let parts, _), .text(let parts, _): parts.contains { $0.mentions(member: name) }
        case .object(let members, _): members.contains { $0.value.mentions(member: name) }
        case .loop(_, let list, let start, let body, _, _, _): [list, start, body].contains { $0?.mentions(member: name) == true }
        case .part(let expression): expression.mentions(member: name)
        }
    }
}

extension ExpressionCode {
    /// Returns the same code with variables replaced by their state values. Recursive, one call per level; the parser has bounded the depth.
    func settingState(_ environment: ExpressionEnvironment) -> ExpressionCode {
        func set(_ code: ExpressionCode) -> ExpressionCode { code.settingState(environment) }
        return switch self {
        case .constant, .local: self
        case .state(let place): .constant(environment.state[place])
        case .binding(let place): .constant(environment.state[SceneValue.bindingPlace(environment.locals[place])])
        case .not(let operand, let offset): .not(set(operand), at: offset)
        case .negate(let operand, let offset): .negate(set(operand), at: offset)
        case .arithmetic(let op, let left, let right, let offset): .arithmetic(op, set(left), set(right), at: offset)
        case .comparison(let op, let left, let right, let offset): .comparison(op, set(left), set(right), at: offset)
        case .numberCall(let body, let first, let second, let offset): .numberCall(body, set(first), second.map(set), at: offset)
        case .binary(let op, let left, let right, let offset): .binary(op, set(left), set(right), at: offset)
        case .conditional(let test, let first, let second, let offset): .conditional(set(test), set(first), set(second), at: offset)
        case .member(let base, let name, let offset): .member(set(base), name, at: offset)
        case .element(let base, let index, let offset): .element(set(base), set(index), at: offset)
        case .call(let function, let arguments, let offset): .call(function, arguments.map(set), at: offset)
        case .list(let elements, let offset): .list(elements.map(set), at: offset)
        case .object(let members, let offset): .object(members.map { ($0.name, set($0.value)) }, at: offset)
        case .loop(let loop, let list, let start, let body, let place, let parameters, let offset):
            .loop(loop, set(list), start: start.map(set), body: body.map(set), place: place, parameters: parameters, at: offset)
        case .text(let pieces, let offset): .text(pieces.map(set), at: offset)
        case .part(let expression): .part(expression.settingState(environment).expression)
        }
    }
}

extension SceneExpression {
    /// Returns whether a member of this name may be accessed.
    func mentions(member name: String) -> Bool { code.mentions(member: name) }
}

/// Resolves the names of an expression and checks its types.
///
/// - Complexity: O(size of the expression), recursive, one call per level; the parser has bounded both.
struct ExpressionCompiler {
    typealias Result = (code: ExpressionCode, type: ExpressionType)

    private(set) var scope: ExpressionScope
    /// The indices of the state variables used.
    private(set) var stateReads: Set<Int> = []
    /// The indices of the bindings used, among the locals.
    private(set) var bindingReads: Set<Int> = []
    /// Whether no variable has been used.
    private(set) var isConstant = true
    /// Whether the operand that is compiled is compared with a text, so that an unknown name is probably one without its quotes.
    private var isBesideText = false
    /// The errors, in the order in which they were found. If there are any, the compiled code must not be evaluated.
    private(set) var errors: [ExpressionError] = []
    private let errorLimit: Int

    init(scope: ExpressionScope, errorLimit: Int) {
        (self.scope, self.errorLimit) = (scope, max(1, errorLimit))
    }

    /// Whether the maximum number of errors has been reached.
    var isFull: Bool { errors.count >= errorLimit }

    mutating func note(_ error: ExpressionError) {
        if !isFull { errors.append(error) }
    }

    /// The names that other languages have for functions and members.
    private static let otherNames = ["sort": "sorted", "length": "count", "size": "count", "len": "count"]

    private func nearest(_ name: String, in names: @autoclosure () -> [String]) -> String? {
        if isFull { return nil }
        let names = names()
        if let other = Self.otherNames[name], names.contains(other) { return other }
        return nearestName(to: name, in: names)
    }

    /// Compiles an expression. After an error, continues with a value of unknown type, so that all errors are found and no error causes another.
    mutating func compile(_ syntax: ExpressionSyntax) -> Result {
        do throws(ExpressionError) {
            return try checked(syntax)
        } catch {
            note(error)
            return (.constant(.null), .any)
        }
    }

    /// Compiles the result of a function with parameters.
    mutating func compile(_ syntax: ExpressionSyntax, with parameters: [(name: String, type: ExpressionType)]) -> Result {
        let outer = scope
        defer { scope = outer }
        for parameter in parameters { scope = scope.adding(parameter.name, parameter.type) }
        // A constant has no index for a parameter's value.
        isConstant = false
        return compile(syntax)
    }

    private mutating func checked(_ syntax: ExpressionSyntax) throws(ExpressionError) -> Result {
        let offset = syntax.offset
        switch syntax.kind {
        case .literal(let value):
            return (.constant(value), value.type)
        case .name(let name):
            return try self.name(name, at: offset)
        case .unary(.negate, let operand):
            return (.negate(compile(operand, as: .number, in: "'-'"), at: offset), .number)
        case .unary(.not, let operand):
            return (.not(compile(operand, as: .bool, in: "'!'"), at: offset), .bool)
        case .binary(let op, let left, let right):
            return try binary(op, left, right, at: offset)
        case .conditional(let condition, let first, let second):
            let test = compile(condition, as: .bool, in: "the condition before '?'")
            let (then, otherwise) = (compile(first), compile(second))
            let type = then.type.union(otherwise.type)
            if type == .any, then.type != .any, otherwise.type != .any {
                throw ExpressionError("both sides of ':' must have the same type, not \(then.type) and \(otherwise.type)", at: offset)
            }
            return (.conditional(test, then.code, otherwise.code, at: offset), type)
        case .member(let base, let name):
            return try member(name, of: compile(base), at: offset)
        case .element(let base, let index):
            return try element(compile(base), compile(index), at: offset)
        case .call(let name, let arguments):
            return try call(name, arguments, at: offset)
        case .list(let elements):
            var codes: [ExpressionCode] = []
            var type: ExpressionType?
            for element in elements {
                let result = compile(element)
                codes.append(result.code)
                type = type.map { $0.union(result.type) } ?? result.type
            }
            return (.list(codes, at: offset), .array(type ?? .any))
        case .object(let members):
            let results = members.map { (name: $0.name, value: compile($0.value)) }
            // As a variable with this initial value, a member that is null may have any value elsewhere.
            let types = results.map { ($0.name, $0.value.type == .null ? .any : $0.value.type) }
            return (.object(results.map { ($0.name, $0.value.code) }, at: offset), .object(Dictionary(types, uniquingKeysWith: { first, _ in first })))
        case .function:
            throw ExpressionError("a function can only be an argument of map, filter, sorted, group, or reduce", at: offset)
        }
    }

    private mutating func compile(_ syntax: ExpressionSyntax, as wanted: ExpressionType, in place: String) -> ExpressionCode {
        let result = compile(syntax)
        if !result.type.canBe(wanted) { note(ExpressionError("\(place) needs \(wanted), not \(result.type)", at: syntax.offset)) }
        return result.code
    }

    private mutating func name(_ name: String, at offset: Int) throws(ExpressionError) -> Result {
        guard let result = scope.resolve(name) else {
            if ExpressionFunction.named[name] != nil { throw ExpressionError("\(quoted(name)) is a function and takes arguments: \(name)(…)", at: offset) }
            if name == SceneDocument.dataName {
                throw ExpressionError("unknown name 'data'; --data FILE gives it a value, and so does a member 'data' of the scene", at: offset)
            }
            let suggestion = nearest(name, in: scope.knownNames)
            let hint = isBesideText && suggestion == nil ? "; a text in an expression has quotes: '\(name)'" : ""
            throw ExpressionError("unknown name \(quoted(name))\(hint)", at: offset, suggestion: suggestion)
        }
        switch result.code {
        case .state(let place):
            stateReads.insert(place)
            isConstant = false
        case .binding(let place):
            bindingReads.insert(place)
            isConstant = false
        case .local: isConstant = false
        default: break
        }
        return result
    }

    private mutating func binary(
        _ op: BinaryOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax, at offset: Int
    ) throws(ExpressionError) -> Result {
        if op == .and || op == .or {
            let place = "'\(op.rawValue)'"
            return (.binary(op, compile(left, as: .bool, in: place), compile(right, as: .bool, in: place), at: offset), .bool)
        }
        let lhs = compile(left)
        let outer = isBesideText
        isBesideText = lhs.type == .string && (op == .equal || op == .notEqual)
        let rhs = compile(right)
        isBesideText = outer
        if lhs.type == .number, rhs.type == .number, op.precedence > BinaryOperator.coalesce.precedence {
            return (.arithmetic(op, lhs.code, rhs.code, at: offset), .number)
        }
        if lhs.type == .number, rhs.type == .number, op.isComparison || op == .equal || op == .notEqual {
            return (.comparison(op, lhs.code, rhs.code, at: offset), .bool)
        }
        guard let type = Self.type(of: op, lhs.type, rhs.type) else {
            throw ExpressionError("'\(op.rawValue)' can't be applied to \(lhs.type) and \(rhs.type)", at: offset)
        }
        return (.binary(op, lhs.code, rhs.code, at: offset), type)
    }

    /// Returns the type of an operation's result; nil if the operator can't take these types.
    private static func type(of op: BinaryOperator, _ lhs: ExpressionType, _ rhs: ExpressionType) -> ExpressionType? {
        let isKnown = lhs != .any && rhs != .any
        switch op {
        case .and, .or: return .bool
        case .equal, .notEqual: return lhs.canBe(rhs) || rhs.canBe(lhs) || lhs == .null || rhs == .null ? .bool : nil
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            let ordered: [ExpressionType] = [.number, .string]
            return ordered.contains { lhs.canBe($0) && rhs.canBe($0) } ? .bool : nil
        case .coalesce:
            let union = lhs.union(rhs)
            return union == .any && isKnown ? nil : union
        case .add:
            let texts: [ExpressionType] = [.string, .number, .bool, .any]
            if lhs == .string || rhs == .string { return texts.contains(lhs) && texts.contains(rhs) ? .string : nil }
            return moved(lhs, rhs)
        case .subtract: return moved(lhs, rhs)
        case .multiply, .divide:
            if rhs.canBe(.number), [.any, .number, .point, .size].contains(lhs) { return lhs == .number && rhs == .any ? .number : lhs }
            return nil
        case .remainder: return lhs.canBe(.number) && rhs.canBe(.number) ? .number : nil
        }
    }

    private static func moved(_ lhs: ExpressionType, _ rhs: ExpressionType) -> ExpressionType? {
        let vectors: [ExpressionType] = [.point, .size, .any]
        if vectors.contains(lhs), vectors.contains(rhs) { return lhs }
        let addends: [ExpressionType] = [.number, .any]
        return addends.contains(lhs) && addends.contains(rhs) ? .any : nil
    }

    private func member(_ name: String, of base: Result, at offset: Int) throws(ExpressionError) -> Result {
        guard let members = base.type.members else { return (.member(base.code, name, at: offset), .any) }
        guard let type = members[name] else {
            throw ExpressionError(
                "\(base.type) has no member \(quoted(name))\(batchHint(name, of: base))", at: offset, suggestion: nearest(name, in: Array(members.keys)))
        }
        return (.member(base.code, name, at: offset), type)
    }

    /// Returns the way to a picture for each row, if an expression uses all rows of the data as if they were one.
    private func batchHint(_ name: String, of base: Result) -> String {
        guard case .state(let place) = base.code, scope.state[place].name == SceneDocument.dataName, case .array(let row) = base.type,
            row.members?[name] != nil
        else { return "" }
        return "; 'render batch' draws a picture for each row, and data[0] is the first one"
    }

    private func element(_ base: Result, _ index: Result, at offset: Int) throws(ExpressionError) -> Result {
        let type: ExpressionType
        switch base.type {
        case .array(let element) where index.type.canBe(.number): type = element
        case .geometry where index.type.canBe(.anchor): type = .any
        case .object(let members) where index.type.canBe(.string):
            type = members.values.reduce(nil as ExpressionType?) { $0?.union($1) ?? $1 } ?? .any
        case .any: type = .any
        default: throw ExpressionError("\(base.type) can't be indexed with \(index.type)", at: offset)
        }
        return (.element(base.code, index.code, at: offset), type)
    }

    private mutating func call(_ name: String, _ arguments: [ExpressionSyntax], at offset: Int) throws(ExpressionError) -> Result {
        if let function = ExpressionFunction.named[name], let loop = function.loop { return try self.loop(loop, function, arguments, at: offset) }
        let results = arguments.map { compile($0) }
        guard let found = ExpressionFunction.named[name] else {
            throw ExpressionError(
                "unknown function \(quoted(name))", at: offset, suggestion: nearest(name, in: Array(ExpressionFunction.named.keys)))
        }
        let function = found.localized?(scope.locale) ?? found
        guard function.accepts(argumentCount: arguments.count) else {
            throw ExpressionError("wrong number of arguments; the signature is \(function.signature)", at: offset)
        }
        var codes: [ExpressionCode] = []
        var types: [ExpressionType] = []
        for (index, result) in results.enumerated() {
            let parameter = function.parameter(index)
            if !parameter.types.contains(where: result.type.canBe) {
                note(
                    ExpressionError(
                        "\(name) needs \(parameter.description) for '\(parameter.name)', not \(result.type)", at: arguments[index].offset))
            }
            codes.append(result.code)
            types.append(result.type)
        }
        // The seed is known when a scene is read, so it becomes a constant, like a number in the file.
        if function.takesSeed {
            guard let seed = scope.seed else { throw ExpressionError("\(name) can't be used in a fixed value", at: offset) }
            codes.append(.constant(.number(seed)))
        }
        if let body = function.numbers, types.allSatisfy({ $0 == .number }) {
            return (.numberCall(body, codes[0], codes.dropFirst().first, at: offset), .number)
        }
        return (.call(function, codes, at: offset), function.result.type(for: types))
    }
}

/// A scene value that may depend on state and on its context: names resolved, types checked, ready to be evaluated in each frame.
///
/// A class, because expressions are passed around during evaluation much more often than they are created.
package final class SceneExpression: Sendable {
    /// The common type of all its values, as far as it is known.
    package let type: ExpressionType
    /// The indices into ``ExpressionScope/state`` of the variables that its value depends on.
    package let stateReads: Set<Int>
    /// The indices into ``ExpressionScope/locals`` of the bindings that its value depends on.
    let bindingReads: Set<Int>
    /// The value, if it depends on nothing.
    package let constant: SceneValue?
    let code: ExpressionCode
    /// The whole string from which it was parsed.
    private let text: String
    private let origin: ExpressionOrigin
    /// The parameter that rejects some values of the right type.
    private let restriction: ParameterKind?

    /// Creates an expression with a constant value.
    package convenience init(constant value: SceneValue, origin: ExpressionOrigin) {
        self.init(code: .constant(value), type: value.type, stateReads: [], bindingReads: [], constant: value, text: "", origin: origin)
    }

    private init(
        code: ExpressionCode, type: ExpressionType, stateReads: Set<Int>, bindingReads: Set<Int>, constant: SceneValue?, text: String,
        origin: ExpressionOrigin, restriction: ParameterKind? = nil
    ) {
        self.restriction = restriction
        self.bindingReads = bindingReads
        self.code = code
        self.type = type
        self.stateReads = stateReads
        self.constant = constant
        self.text = text
        self.origin = origin
    }

    /// Parses a string that is one expression: `"active + 1"`.
    ///
    /// A constant expression is evaluated immediately, so that its errors are reported when the scene is loaded.
    ///
    /// - Parameters:
    ///   - wanted: the expected type; an expression that can't have it is an error.
    ///   - further: receives all errors but the first.
    /// - Throws: the first error, with its position in the file.
    package convenience init(
        parsing text: String, as wanted: ExpressionType = .any, in scope: ExpressionScope, origin: ExpressionOrigin, limits: SceneLimits = .default,
        further: (Diagnostic) -> Void = { _ in }
    ) throws(Diagnostic) {
        do throws(ExpressionError) {
            try Self.checkLength(text, limits)
            let syntax = try ExpressionParser.parse(text)
            var compiler = ExpressionCompiler(scope: scope, errorLimit: limits.diagnostics)
            var result = compiler.compile(syntax)
            try Self.check(compiler, text, origin, further)
            if wanted == .color, result.type == .string {
                result = (.call(.writtenColor, [result.code], at: syntax.offset), .color)
            }
            guard result.type.canBe(wanted) else {
                let (wanted, found) = ExpressionType.descriptions(wanted, result.type)
                throw ExpressionError("expected \(wanted), not \(found)", at: syntax.offset)
            }
            try self.init(result, of: compiler, wanted: wanted, text: text, origin: origin, limits: limits)
        } catch {
            throw origin.diagnostic(error, in: text)
        }
    }

    /// Parses a text that contains `{expressions}`; `{{` and `}}` stand for literal braces. Numbers in a text that is drawn have the decimal separator of the
    /// scope's locale; in names of files, identifiers, and paths, they have a point.
    ///
    /// - Parameter further: receives all errors but the first.
    /// - Throws: the first error, with its position in the file.
    package convenience init(
        template text: String, in scope: ExpressionScope, origin: ExpressionOrigin, limits: SceneLimits = .default,
        further: (Diagnostic) -> Void = { _ in }
    ) throws(Diagnostic) {
        do throws(ExpressionError) {
            let bytes = Array(text.utf8)
            if bytes.count > limits.textLength { throw ExpressionError("the text is longer than \(limits.textLength) bytes", at: 0) }
            var compiler = ExpressionCompiler(scope: scope, errorLimit: limits.diagnostics)
            var pieces: [ExpressionCode] = []
            var literal: [UInt8] = []
            var offset = 0
            let writing = origin.path.isText ? ExpressionFunction.written(in: scope.locale) : nil
            while offset < bytes.count, !compiler.isFull {
                let byte = bytes[offset]
                let isDoubled = offset + 1 < bytes.count && bytes[offset + 1] == byte
                if byte == UInt8(ascii: "{"), !isDoubled {
                    if !literal.isEmpty { pieces.append(.constant(.string(String(decoding: literal, as: UTF8.self)))) }
                    literal = []
                    do throws(ExpressionError) {
                        let (syntax, end) = try ExpressionParser.parseInterpolation(bytes, from: offset + 1)
                        let result = compiler.compile(syntax)
                        if ![.any, .string, .number, .bool].contains(result.type) {
                            compiler.note(ExpressionError("\(result.type) can't be shown as text", at: syntax.offset))
                        }
                        let isNumber = result.type == .number || result.type == .any
                        pieces.append(isNumber ? writing.map { .call($0, [result.code], at: syntax.offset) } ?? result.code : result.code)
                        offset = end
                    } catch {
                        compiler.note(error)
                        // After an error, assume that the expression ends at the next brace.
                        offset = bytes[max(offset + 1, error.offset)...].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? bytes.count
                    }
                    continue
                }
                if byte == UInt8(ascii: "}"), !isDoubled {
                    compiler.note(ExpressionError("'}' without '{'; write '}}' for a literal brace", at: offset))
                    offset += 1
                    continue
                }
                literal.append(byte)
                offset += byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") ? 2 : 1
            }
            try Self.check(compiler, text, origin, further)
            if !literal.isEmpty || pieces.isEmpty { pieces.append(.constant(.string(String(decoding: literal, as: UTF8.self)))) }
            try self.init((.text(pieces, at: 0), .string), of: compiler, wanted: .string, text: text, origin: origin, limits: limits)
        } catch {
            throw origin.diagnostic(error, in: text)
        }
    }

    private convenience init(
        _ result: ExpressionCompiler.Result, of compiler: ExpressionCompiler, wanted: ExpressionType, text: String, origin: ExpressionOrigin,
        limits: SceneLimits
    ) throws(ExpressionError) {
        var constant: SceneValue?
        if compiler.isConstant {
            var evaluator = ExpressionEvaluator(environment: ExpressionEnvironment(), limits: limits)
            let value = try evaluator.evaluate(result.code)
            guard wanted.accepts(value) else { throw ExpressionEvaluator.mismatch(wanted, value, at: 0) }
            constant = value
        }
        self.init(
            code: constant.map { .constant($0) } ?? result.code, type: result.type == .any ? wanted : result.type, stateReads: compiler.stateReads,
            bindingReads: compiler.bindingReads, constant: constant, text: text, origin: origin)
    }

    /// Combines the elements of an array with a function: `[x, "y + 1"]` for an expected point is `point(x, y + 1)`.
    ///
    /// - Throws: an error in constant parts, with its position in the file.
    convenience init(
        calling function: ExpressionFunction, with parts: [SceneExpression], origin: ExpressionOrigin, limits: SceneLimits
    ) throws(Diagnostic) {
        let code = ExpressionCode.call(function, parts.map { .part($0) }, at: 0)
        try self.init(code: code, type: function.result.type(for: parts.map(\.type)), parts: parts, origin: origin, limits: limits)
    }

    /// Creates a list from elements that are separate strings.
    ///
    /// - Throws: an error in constant parts, with its position in the file.
    convenience init(list parts: [SceneExpression], of element: ExpressionType, origin: ExpressionOrigin, limits: SceneLimits) throws(Diagnostic) {
        try self.init(code: .list(parts.map { .part($0) }, at: 0), type: .array(element), parts: parts, origin: origin, limits: limits)
    }

    private convenience init(
        code: ExpressionCode, type: ExpressionType, parts: [SceneExpression], origin: ExpressionOrigin, limits: SceneLimits
    ) throws(Diagnostic) {
        var constant: SceneValue?
        if parts.allSatisfy({ $0.constant != nil }) {
            var evaluator = ExpressionEvaluator(environment: ExpressionEnvironment(), limits: limits)
            do throws(ExpressionError) {
                constant = try evaluator.evaluate(code)
            } catch {
                throw error.diagnostic ?? origin.diagnostic(error, in: "")
            }
        }
        self.init(
            code: constant.map { .constant($0) } ?? code, type: type, stateReads: parts.reduce(into: []) { $0.formUnion($1.stateReads) },
            bindingReads: parts.reduce(into: []) { $0.formUnion($1.bindingReads) }, constant: constant, text: "", origin: origin)
    }

    /// Throws the first error of the compiler, and passes on the others.
    private static func check(
        _ compiler: ExpressionCompiler, _ text: String, _ origin: ExpressionOrigin, _ further: (Diagnostic) -> Void
    ) throws(ExpressionError) {
        guard let first = compiler.errors.first else { return }
        for error in compiler.errors.dropFirst() { further(origin.diagnostic(error, in: text)) }
        throw first
    }

    private static func checkLength(_ text: String, _ limits: SceneLimits) throws(ExpressionError) {
        if text.utf8.count > limits.expressionLength {
            throw ExpressionError("the expression is longer than \(limits.expressionLength) bytes", at: 0)
        }
    }

    /// Returns the value in an environment: numbers are finite, texts are within their limit, and the value's type is ``type``.
    ///
    /// - Precondition: the environment has the shape of the scope in which this was parsed.
    /// - Throws: a runtime error such as a division by zero, with its position in the file.
    /// - Complexity: at most `limits.expressionSteps` steps.
    package func evaluate(in environment: ExpressionEnvironment, limits: SceneLimits = .default) throws(Diagnostic) -> SceneValue {
        if let constant { return constant }
        var evaluator = ExpressionEvaluator(environment: environment, limits: limits)
        do throws(ExpressionError) {
            let value = try evaluator.evaluate(code)
            guard type.accepts(value) else { throw ExpressionEvaluator.mismatch(type, value, at: 0) }
            if let refusal = restriction?.refusal(of: value) { throw ExpressionError(refusal.message, at: 0, suggestion: refusal.suggestion) }
            return value
        } catch {
            throw diagnostic(error)
        }
    }

    /// Returns this expression with a check that throws for values that the parameter rejects. A constant must already have been checked.
    func restricted(by kind: ParameterKind) -> SceneExpression {
        SceneExpression(
            code: code, type: type, stateReads: stateReads, bindingReads: bindingReads, constant: constant, text: text, origin: origin, restriction: kind)
    }

    /// Returns this expression with the variables replaced by their current state values, so that the variables may change; and these values.
    ///
    /// - Complexity: O(size of the expression).
    func settingState(_ environment: ExpressionEnvironment) -> (expression: SceneExpression, values: [SceneValue]) {
        if stateReads.isEmpty, bindingReads.isEmpty { return (self, []) }
        let values =
            stateReads.sorted().map { environment.state[$0] }
            + bindingReads.sorted().map { environment.state[SceneValue.bindingPlace(environment.locals[$0])] }
        let expression = SceneExpression(
            code: code.settingState(environment), type: type, stateReads: [], bindingReads: [], constant: nil, text: text, origin: origin,
            restriction: restriction)
        return (expression, values)
    }

    func diagnostic(_ error: ExpressionError) -> Diagnostic {
        error.diagnostic ?? origin.diagnostic(error, in: text)
    }
}

import SwiftSyntax

/// Evaluates the expressions of a manifest: literals, arrays joined by `+`, constants, static members of extensions, functions and closures of one expression,
/// and conditions on environment variables, none of which is set.
final class ManifestValues: SyntaxVisitor {
    /// The initial values of constants and static members, and the values of computed ones, by name.
    private var constants: [String: ExprSyntax] = [:]
    private var functions: [String: (parameters: [FunctionParameterSyntax], result: ExprSyntax)] = [:]
    /// What is added to a list later, by the names of the list: `targets`, `package.targets`.
    private var additions: [String: [ExprSyntax]] = [:]
    /// The constants that are being evaluated, which ends with one that needs itself.
    private var open: Set<String> = []

    init(in tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    // MARK: Declarations

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.names.first?.plainText, constants[name] == nil else { return .visitChildren }
        if let value = node.initializer?.value {
            constants[name] = value
        } else if case .getter(let items) = node.accessorBlock?.accessors {
            constants[name] = Self.result(of: items)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let result = node.body.flatMap({ Self.result(of: $0.statements) }) {
            functions[node.name.plainText] = (Array(node.signature.parameterClause.parameters), result)
        }
        return .visitChildren
    }

    /// Returns what a body returns, whatever precedes it.
    private static func result(of items: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard let last = items.last?.item else { return nil }
        return last.as(ReturnStmtSyntax.self)?.expression ?? last.as(ExprSyntax.self)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        if parts.count > 2, parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=", let names = parts[0].dottedNames {
            additions[names.joined(separator: "."), default: []].append(ExprSyntax(joined(Array(parts[2...]))))
        }
        return .visitChildren
    }

    private func joined(_ parts: [ExprSyntax]) -> ExprSyntax { parts.count == 1 ? parts[0] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(parts))) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let names = node.calledExpression.dottedNames, names.count > 1, names.last == "append", let value = node.arguments.first?.expression {
            additions[names.dropLast().joined(separator: "."), default: []].append(value)
        }
        return .visitChildren
    }

    /// Returns what is added to a list.
    func changes(of list: String) -> [ManifestValue] { additions[list, default: []].map { evaluate($0) } }

    // MARK: Expressions

    /// - Parameter scope: the values of parameters.
    func evaluate(_ expression: ExprSyntax, _ scope: [String: ManifestValue] = [:]) -> ManifestValue {
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): return string(literal, scope)
        case .booleanLiteralExpr(let literal): return .boolean(literal.literal.tokenKind == .keyword(.true))
        case .nilLiteralExpr: return .none
        case .arrayExpr(let array): return .list(array.elements.map { evaluate($0.expression, scope) })
        case .tupleExpr(let tuple): return tuple.elements.count == 1 ? tuple.elements.first.map { evaluate($0.expression, scope) } ?? .unknown : .unknown
        case .forceUnwrapExpr(let unwrap): return evaluate(unwrap.expression, scope)
        case .tryExpr(let attempt): return evaluate(attempt.expression, scope)
        case .prefixOperatorExpr(let prefix):
            if prefix.operator.text == "!", case .boolean(let value) = evaluate(prefix.expression, scope) { return .boolean(!value) }
            return .unknown
        case .sequenceExpr(let sequence): return evaluate(Array(sequence.elements), scope)
        case .declReferenceExpr(let reference): return value(of: reference.baseName.plainText, scope) ?? .unknown
        case .memberAccessExpr(let access): return member(access, scope)
        case .functionCallExpr(let call): return evaluate(call, scope)
        case .subscriptCallExpr(let call):
            // An environment variable.
            return call.calledExpression.trimmedDescription.hasSuffix("nvironment") ? .none : .unknown
        default: return .unknown
        }
    }

    private func value(of name: String, _ scope: [String: ManifestValue]) -> ManifestValue? {
        if let value = scope[name] { return value }
        guard let expression = constants[name], open.insert(name).inserted else { return nil }
        defer { open.remove(name) }
        let value = evaluate(expression)
        let added = changes(of: name)
        return added.isEmpty ? value : .list([value] + added)
    }

    private func string(_ literal: StringLiteralExprSyntax, _ scope: [String: ManifestValue]) -> ManifestValue {
        if let value = literal.representedLiteralValue { return .string(value) }
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let segment): text += segment.content.text
            case .expressionSegment(let segment):
                guard let expression = segment.expressions.first?.expression, case .string(let part) = evaluate(expression, scope) else { return .unknown }
                text += part
            @unknown default: return .unknown
            }
        }
        return .string(text)
    }

    private func member(_ access: MemberAccessExprSyntax, _ scope: [String: ManifestValue]) -> ManifestValue {
        let name = access.declName.baseName.plainText
        if name == "self", let base = access.base { return .name(base.trimmedDescription) }
        // A computed property of a string, such as `"Kit".target`, depends on `self`.
        if let base = access.base,
            !base.is(DeclReferenceExprSyntax.self) || base.as(DeclReferenceExprSyntax.self).map({ scope[$0.baseName.plainText] != nil }) == true
        {
            guard let expression = constants[name], open.insert(name).inserted else { return .unknown }
            defer { open.remove(name) }
            return evaluate(expression, ["self": evaluate(base, scope)])
        }
        return value(of: name, [:]) ?? .name(name)
    }

    private func evaluate(_ call: FunctionCallExprSyntax, _ scope: [String: ManifestValue]) -> ManifestValue {
        guard let name = call.calledExpression.calledName else { return .unknown }
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        if name == "map" || name == "flatMap", let base = access?.base { return map(evaluate(base, scope), call, scope) }
        let arguments = call.arguments.map { (label: $0.label?.plainText, value: evaluate($0.expression, scope)) }
        if let function = functions[name], access?.base.map({ $0.dottedNames?.first?.first?.isUppercase == true }) ?? true {
            return evaluate(function.result, parameters(function.parameters, arguments))
        }
        return .call(name, arguments)
    }

    private func parameters(_ declared: [FunctionParameterSyntax], _ arguments: [(label: String?, value: ManifestValue)]) -> [String: ManifestValue] {
        var (scope, rest): ([String: ManifestValue], ArraySlice) = ([:], arguments[...])
        for parameter in declared {
            let label = parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.plainText
            let name = (parameter.secondName ?? parameter.firstName).plainText
            if let first = rest.first, first.label == label {
                scope[name] = first.value
                rest = rest.dropFirst()
            } else {
                scope[name] = parameter.defaultValue.map { evaluate($0.value) } ?? .unknown
            }
        }
        return scope
    }

    /// Evaluates a closure, of one expression, for each element of a list.
    private func map(_ list: ManifestValue, _ call: FunctionCallExprSyntax, _ scope: [String: ManifestValue]) -> ManifestValue {
        let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
        guard case .list = list, let closure, let result = Self.result(of: closure.statements) else { return .unknown }
        var name = "$0"
        switch closure.signature?.parameterClause {
        case .simpleInput(let parameters): name = parameters.first?.name.plainText ?? name
        case .parameterClause(let clause): name = clause.parameters.first?.firstName.plainText ?? name
        default: break
        }
        return .list(list.elements.map { element in evaluate(result, scope.merging([name: element]) { $1 }) })
    }

    // MARK: Operators

    private func evaluate(_ parts: [ExprSyntax], _ scope: [String: ManifestValue]) -> ManifestValue {
        // `a as [B]`
        if let index = parts.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) { return evaluate(Array(parts[..<index]), scope) }
        if parts.count == 1 { return evaluate(parts[0], scope) }
        if let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), let ternary = parts[index].as(UnresolvedTernaryExprSyntax.self) {
            let (first, second) = (evaluate(ternary.thenExpression, scope), evaluate(Array(parts[(index + 1)...]), scope))
            if case .boolean(let condition) = evaluate(Array(parts[..<index]), scope) { return condition ? first : second }
            if case .list = second { return .list([first, second]) }
            return second
        }
        for operators in [["||"], ["&&"], ["==", "!="], ["??"], ["+"]] {
            func name(_ index: Int) -> String { parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text ?? "" }
            guard let index = parts.indices.last(where: { operators.contains(name($0)) }), index > 0, index + 1 < parts.count else { continue }
            return combine(name(index), evaluate(Array(parts[..<index]), scope), evaluate(Array(parts[(index + 1)...]), scope))
        }
        return .unknown
    }

    private func combine(_ operation: String, _ first: ManifestValue, _ second: ManifestValue) -> ManifestValue {
        switch (operation, first, second) {
        case ("||", .boolean(let a), .boolean(let b)): .boolean(a || b)
        case ("&&", .boolean(let a), .boolean(let b)): .boolean(a && b)
        case ("==", .none, .none): .boolean(true)
        case ("!=", .none, .none): .boolean(false)
        case ("==", .none, .string), ("==", .none, .boolean), ("==", .string, .none): .boolean(false)
        case ("!=", .none, .string), ("!=", .none, .boolean), ("!=", .string, .none): .boolean(true)
        case ("==", .string(let a), .string(let b)): .boolean(a == b)
        case ("!=", .string(let a), .string(let b)): .boolean(a != b)
        case ("??", .none, _): second
        case ("??", _, _): first
        case ("+", .string(let a), .string(let b)): .string(a + b)
        case ("+", .list, _), ("+", _, .list): .list([first, second])
        default: .unknown
        }
    }
}

import SwiftIfConfig
import SwiftSyntax

/// Finds the imports of a file, and the conditions around them.
final class ImportFacts: SyntaxVisitor {
    private let source: SourceText
    private var conditions: [ConditionFact] = []
    private var imports: [ImportFact] = []

    static func imports(in source: SourceText) -> [ImportFact] {
        let visitor = ImportFacts(source)
        visitor.walk(source.tree)
        return visitor.imports
    }

    private init(_ source: SourceText) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name {
            let offset = source.range(of: name).lowerBound
            imports.append(ImportFact(module: name.plainText, line: source.line(of: node.importKeyword), conditions: conditions, offset: offset))
        }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var earlier: [ConditionFact] = []
        for clause in node.clauses {
            let own = clause.condition.map(ConditionFacts.fact)
            conditions += earlier + [own].compactMap(\.self)
            if let elements = clause.elements { walk(elements) }
            conditions.removeLast(earlier.count + (own == nil ? 0 : 1))
            if let own { earlier.append(.not(own)) }
        }
        return .skipChildren
    }

    // Only declarations at the top level, and conditions around them, have imports.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Reads the conditions of `#if`.
enum ConditionFacts {
    static func fact(_ condition: ExprSyntax) -> ConditionFact {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return .constant(literal.literal.tokenKind == .keyword(.true)) }
        if let name = condition.as(DeclReferenceExprSyntax.self) { return .flag(name.baseName.identifier?.name ?? name.baseName.text) }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first { return fact(only.expression) }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" { return .not(fact(prefix.expression)) }
        if let sequence = condition.as(SequenceExprSyntax.self) { return fact(Array(sequence.elements)) }
        if let call = condition.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "canImport",
            let module = call.arguments.first?.expression
        {
            let name = module.as(MemberAccessExprSyntax.self).map { root(of: $0) } ?? module.trimmedDescription
            return .canImport(name)
        }
        // The compiler's version, the processor, and so on: the toolchain's own rules. The language's version depends on the module.
        let states = [VersionTuple(5, 10), VersionTuple(6)].map { version in
            IfConfigRegionState.evaluating(condition, in: ToolchainConfiguration(languageVersion: version))
        }
        guard states[0].state == states[1].state, states.allSatisfy(\.diagnostics.isEmpty) else { return .unknown }
        return .constant(states[0].state == .active)
    }

    /// Returns the condition of expressions with `&&` and `||` between them, of which `&&` binds tighter.
    private static func fact(_ elements: [ExprSyntax]) -> ConditionFact {
        func name(_ index: Int) -> String { elements[index].trimmedDescription }
        if let index = elements.indices.last(where: { name($0) == "||" }), index > 0, index + 1 < elements.count {
            return .or(fact(Array(elements[..<index])), fact(Array(elements[(index + 1)...])))
        }
        if let index = elements.indices.last(where: { name($0) == "&&" }), index > 0, index + 1 < elements.count {
            return .and(fact(Array(elements[..<index])), fact(Array(elements[(index + 1)...])))
        }
        return elements.count == 1 ? fact(elements[0]) : .unknown
    }

    static func root(of access: MemberAccessExprSyntax) -> String {
        guard let base = access.base else { return access.declName.trimmedDescription }
        return base.as(MemberAccessExprSyntax.self).map { root(of: $0) } ?? base.trimmedDescription
    }
}

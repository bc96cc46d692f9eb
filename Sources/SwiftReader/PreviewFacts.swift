import SwiftSyntax

/// Finds the `#Preview`s and preview providers of a file.
final class PreviewFacts: ActiveCodeVisitor {
    private var previews: [PreviewFact] = []

    static func previews(in source: SourceText, skipsInactive: Bool) -> [PreviewFact] {
        let visitor = PreviewFacts(source, skipsInactive: skipsInactive)
        visitor.walk(source.tree)
        return visitor.previews
    }

    private func enter(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        var fact = PreviewFact(line: source.line(of: node.pound))
        fact.labels = node.arguments.compactMap { $0.label?.plainText }
        // The first trait has the label, and the others follow it.
        let traits = node.arguments.drop { $0.label?.text != "traits" }.enumerated().prefix { $0.offset == 0 || $0.element.label == nil }
        fact.traits = traits.flatMap { References(in: $0.element.expression).names }
        fact.calls = Calls(in: node).names
        previews.append(fact)
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { enter(node) }

    private func enter(_ node: some DeclGroupSyntax, at place: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.nameWithoutArguments } ?? []
        if inherited.contains(where: { $0 == "PreviewProvider" || $0.hasSuffix(".PreviewProvider") }) {
            var fact = PreviewFact(line: source.line(of: place), provider: source.type(around: node.memberBlock))
            fact.calls = Calls(in: node.memberBlock).names
            previews.append(fact)
        }
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, at: node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, at: node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, at: node.name) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, at: node.extendedType) }

    /// The names of what is called, each once.
    private final class Calls: SyntaxVisitor {
        private(set) var names: [String] = []

        init(in node: some SyntaxProtocol) {
            super.init(viewMode: .sourceAccurate)
            walk(node)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.calledExpression.dottedNames?.joined(separator: ".") ?? node.calledExpression.calledName, !names.contains(name) {
                names.append(name)
            }
            return .visitChildren
        }
    }

    /// The names in an expression.
    private final class References: SyntaxVisitor {
        private(set) var names: [String] = []

        init(in node: some SyntaxProtocol) {
            super.init(viewMode: .sourceAccurate)
            walk(node)
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            names.append(node.baseName.plainText)
            return .visitChildren
        }
    }
}

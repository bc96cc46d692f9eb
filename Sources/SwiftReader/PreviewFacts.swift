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
        guard node.isPreview else { return .visitChildren }
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
            fact.parts = parts(ofProvider: node.memberBlock)
            previews.append(fact)
        }
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, at: node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, at: node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, at: node.name) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, at: node.extendedType) }

    // MARK: Previews of providers

    private func parts(ofProvider members: MemberBlockSyntax) -> [PreviewFact.Part]? {
        let bindings = members.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first }
        switch bindings.first(where: { $0.pattern.trimmedDescription == "previews" })?.accessorBlock?.accessors {
        case .getter(let list): return parts(of: list)
        case .accessors(let list): return list.first?.body.flatMap { parts(of: $0.statements) }
        default: return nil
        }
    }

    /// Returns the previews that statements show; nil if that depends on values, or on other declarations.
    private func parts(of list: CodeBlockItemListSyntax) -> [PreviewFact.Part]? {
        var result: [PreviewFact.Part] = []
        for item in list {
            switch item.item {
            case .decl(let declaration):
                guard declaration.is(VariableDeclSyntax.self) else { return nil }
            case .stmt(let statement):
                guard let expression = statement.as(ReturnStmtSyntax.self)?.expression, let own = parts(of: expression) else { return nil }
                result += own
            case .expr(let expression):
                guard let own = parts(of: expression) else { return nil }
                result += own
            @unknown default: return nil
            }
        }
        return result
    }

    /// Returns the previews of a view with its modifiers: several of a `Group`. A name of the view itself counts before that of what is around it.
    private func parts(of expression: ExprSyntax) -> [PreviewFact.Part]? {
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        if let modifier = call.calledExpression.as(MemberAccessExprSyntax.self), let view = modifier.base,
            modifier.declName.baseName.text.first?.isLowercase == true
        {
            guard var parts = parts(of: view) else { return nil }
            if modifier.declName.baseName.text == "previewDisplayName" {
                let name = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
                for index in parts.indices where parts[index].name == nil { parts[index].name = name }
            }
            return parts
        }
        guard let name = call.calledExpression.calledName, name.first?.isUppercase == true, name != "ForEach" else { return nil }
        if name == "Group", let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self) {
            return parts(of: closure.statements)
        }
        return [PreviewFact.Part(line: source.line(of: call))]
    }

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

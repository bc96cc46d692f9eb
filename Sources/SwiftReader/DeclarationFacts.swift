import SwiftSyntax

/// Finds the declarations of a file outside of other code: types, extensions, and their members.
final class DeclarationFacts: ActiveCodeVisitor {
    private var declarations: [DeclarationFact] = []
    /// The indices of the types around the present node.
    private var open: [Int] = []

    static func declarations(in source: SourceText, skipsInactive: Bool) -> [DeclarationFact] {
        let visitor = DeclarationFacts(source, skipsInactive: skipsInactive)
        visitor.walk(source.tree)
        return visitor.declarations
    }

    private func add(_ kind: DeclarationFact.Kind, _ name: String, at place: some SyntaxProtocol, _ node: some SyntaxProtocol) {
        var fact = DeclarationFact(kind: kind, name: name, parent: open.last, line: source.line(of: place))
        fact.attributes = Syntax(node).asProtocol((any WithAttributesSyntax).self)?.attributes.texts ?? []
        fact.modifiers = Syntax(node).asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
        declarations.append(fact)
    }

    /// Changes the declaration that was found last.
    private func change(_ change: (inout DeclarationFact) -> Void) { change(&declarations[declarations.count - 1]) }

    // MARK: Types

    private func enter(
        _ kind: DeclarationFact.Kind, _ name: String, at place: some SyntaxProtocol, _ node: some DeclGroupSyntax
    ) -> SyntaxVisitorContinueKind {
        add(kind, name, at: place, node)
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type) ?? []
        change { fact in
            fact.inherited = inherited.flatMap(\.parts).map { $0.trimmedDescription }
            fact.inheritedStart = inherited.first.map { source.range(of: $0).lowerBound } ?? 0
        }
        open.append(declarations.count - 1)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(.structure, node.name.plainText, at: node.name, node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(.class, node.name.plainText, at: node.name, node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(.enumeration, node.name.plainText, at: node.name, node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(.actor, node.name.plainText, at: node.name, node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(.protocol, node.name.plainText, at: node.name, node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.extension, node.extendedType.nameWithoutArguments, at: node.extendedType, node)
    }
    override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.function, node.name.plainText, at: node.name, node)
        describe(node.signature, node.body)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.initializer, "init", at: node.initKeyword, node)
        describe(node.signature, node.body)
        return .skipChildren
    }

    private func describe(_ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?) {
        change { fact in
            fact.labels = signature.parameterClause.parameters.map(\.firstName.plainText)
            let effects = signature.effectSpecifiers
            fact.effects = (effects?.asyncSpecifier == nil ? [] : ["async"]) + (effects?.throwsClause == nil ? [] : ["throws"])
            fact.body = body.map { source.range(of: $0.leftBrace).upperBound..<source.range(of: $0.rightBrace).lowerBound }
        }
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.subscript, "subscript", at: node.subscriptKeyword, node)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings { for name in binding.pattern.names { add(.variable, name.plainText, at: name, node) } }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.alias, node.name.plainText, at: node.name, node)
        return .skipChildren
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.macro, node.name.plainText, at: node.name, node)
        return .skipChildren
    }

    // Other code has declarations of its own.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension TokenSyntax {
    /// The text without backticks.
    var plainText: String { identifier?.name ?? text }
}

extension PatternSyntax {
    /// The names that a pattern declares.
    var names: [TokenSyntax] {
        if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier] }
        return self.as(TuplePatternSyntax.self)?.elements.flatMap(\.pattern.names) ?? []
    }
}

extension TypeSyntax {
    /// The types of a composition, such as `A & B`; otherwise the type itself.
    fileprivate var parts: [TypeSyntax] { self.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [self] }

    /// The names of a type, such as `Panel.Row` for `Panel.Row<Int>`; its text if it isn't named.
    var nameWithoutArguments: String {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.plainText }
        if let type = self.as(MemberTypeSyntax.self) { return "\(type.baseType.nameWithoutArguments).\(type.name.plainText)" }
        return trimmedDescription
    }
}

extension AttributeListSyntax {
    /// The attributes without `@`, those in `#if` included.
    var texts: [String] {
        flatMap { element -> [String] in
            switch element {
            case .attribute(let attribute):
                let arguments = attribute.arguments.map { "(\($0.trimmedDescription))" } ?? ""
                return [(attribute.attributeName.trimmedDescription + arguments).replacing("\n", with: " ")]
            case .ifConfigDecl(let conditions):
                return conditions.clauses.flatMap { clause -> [String] in
                    if case .attributes(let attributes) = clause.elements { attributes.texts } else { [] }
                }
            @unknown default: return []
            }
        }
    }
}

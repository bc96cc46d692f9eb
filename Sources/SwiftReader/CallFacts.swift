import SwiftSyntax

/// Finds the calls of types and of methods.
final class CallFacts: SyntaxVisitor {
    private let source: SourceText
    private var list = CallList()
    /// The names of the types and previews around the present node.
    private var types: [String] = []
    private var member = 0

    static func calls(in source: SourceText) -> CallList {
        let visitor = CallFacts(source)
        visitor.walk(source.tree)
        return visitor.list
    }

    private init(_ source: SourceText) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.calledName else { return .visitChildren }
        let method = node.calledExpression.as(MemberAccessExprSyntax.self)
        guard method != nil || name.first?.isUppercase == true else { return .visitChildren }
        let label = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        list.calls.append(
            CallFact(
                name: name, line: method.map { source.line(of: $0.declName) } ?? source.line(of: node), range: source.range(of: node),
                label: label.flatMap { $0.contains { $0.isNewline } ? nil : $0 }, type: types.last ?? "", member: member))
        return .visitChildren
    }

    /// A view may also be a property of its type, such as `Color.red`.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText, type.first?.isUppercase == true,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id
        {
            list.calls.append(
                CallFact(name: type, line: source.line(of: node), range: source.range(of: node), type: types.last ?? "", member: member))
        }
        return .visitChildren
    }

    // MARK: Types and previews

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(name)
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.nameWithoutArguments.split(separator: ".").last.map(String.init) ?? "")
    }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func enter(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        if node.isPreview { types.append(PreviewFact.macroName) }
        return .visitChildren
    }
    private func leave(_ node: some FreestandingMacroExpansionSyntax) { if node.isPreview { types.removeLast() } }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: MacroExpansionDeclSyntax) { leave(node) }
    override func visitPost(_ node: MacroExpansionExprSyntax) { leave(node) }

    // MARK: Members

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        member = source.range(of: node).lowerBound
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.parent?.is(SourceFileSyntax.self) == true { member = source.range(of: node).lowerBound }
        return .visitChildren
    }
}

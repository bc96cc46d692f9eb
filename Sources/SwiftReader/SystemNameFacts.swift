import SwiftSyntax

/// Finds the names that tell the system of a file: those that only macOS, visionOS, or watchOS has, outside of any `#if`.
final class SystemNameFacts: SyntaxVisitor {
    private var names: Set<String> = []

    static func names(in source: SourceText) -> [String] {
        let visitor = SystemNameFacts(viewMode: .sourceAccurate)
        visitor.walk(source.tree)
        return visitor.names.sorted()
    }

    /// Words that other code has, too.
    private static let ambiguous: Set<String> = ["ornament", "windowStyle", "immersionStyle"]

    private func add(_ token: TokenSyntax) {
        let name = token.plainText
        if SystemNames.all.contains(name), !Self.ambiguous.contains(name) { names.insert(name) }
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.plainText, SystemNames.modules.contains(module) || SystemNames.all.contains(module) { names.insert(module) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.baseName)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
        return .visitChildren
    }

    /// The modifiers with the arguments that only visionOS has.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let label = node.arguments.first?.label?.text
        switch node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
        case "ornament" where label == "attachmentAnchor" || label == "visibility": names.insert("ornament")
        case "immersionStyle" where label == "selection": names.insert("immersionStyle")
        default: break
        }
        return .visitChildren
    }

    private func enter(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        guard node.isPreview else { return .visitChildren }
        for argument in node.arguments {
            if let label = argument.label?.text, label == "windowStyle" || label == "immersionStyle" { names.insert(label) }
        }
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { enter(node) }
}

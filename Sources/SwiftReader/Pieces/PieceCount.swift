import SwiftSyntax

/// Counts the parts of a file that could be left out, apart from those that are parts of ordinary code.
final class PieceCount: SyntaxVisitor {
    private let maker: PieceMaker
    private var count = 0

    static func count(in source: SourceText) -> Int {
        let visitor = PieceCount(source)
        visitor.walk(source.tree)
        return visitor.count
    }

    private init(_ source: SourceText) {
        maker = PieceMaker(source: source)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        count += 1
        return .skipChildren
    }
    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        count += 1
        return .skipChildren
    }
    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if !node.decl.is(IfConfigDeclSyntax.self) { count += 1 }
        return .visitChildren
    }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if maker.statement(node) != nil || node.item.is(DeclSyntax.self) && node.parent?.parent?.is(SourceFileSyntax.self) == true { count += 1 }
        return .visitChildren
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if maker.modifier(node) != nil { count += 1 }
        return .visitChildren
    }
}

import SwiftSyntax

extension FreestandingMacroExpansionSyntax {
    /// Whether it is a `#Preview`, also one that the rewriter gave another name because its closure has a `return`.
    var isPreview: Bool { macroName.text == "Preview" || macroName.text == "_return" }
}

/// Searches for a `return` of a closure itself.
final class ReturnFinder: SyntaxVisitor {
    private var isFound = false

    static func hasReturn(_ closure: ClosureExprSyntax) -> Bool {
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        return finder.isFound
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

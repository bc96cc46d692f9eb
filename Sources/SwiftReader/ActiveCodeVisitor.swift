import SwiftSyntax

/// A visitor that can leave out the code that no setting of the module lets the compiler see, such as that behind `#if false`, which was `#if os(macOS)`.
class ActiveCodeVisitor: SyntaxVisitor {
    let source: SourceText
    private let skipsInactive: Bool

    /// - Parameter skipsInactive: false for a text whose conditions still name platforms.
    init(_ source: SourceText, skipsInactive: Bool) {
        (self.source, self.skipsInactive) = (source, skipsInactive)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        guard skipsInactive else { return .visitChildren }
        for clause in node.clauses {
            let value = clause.condition.map { ConditionFacts.fact($0).constant } ?? true
            if value != false, let elements = clause.elements { walk(elements) }
            if value == true { break }
        }
        return .skipChildren
    }
}

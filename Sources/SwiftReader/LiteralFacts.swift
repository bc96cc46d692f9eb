import SwiftSyntax

/// Finds the literals that a live preview can change without compiling again.
///
/// These are literals that stand alone in the body of a function, computed property, or preview: an argument, an element, or a value that is assigned or
/// returned. An operand of an operator is left out, because a generic call there would make checking types slow; so are patterns, arguments of attributes and
/// macros, and strings with escapes or interpolations.
final class LiteralFacts: SyntaxVisitor {
    private let source: SourceText
    private var list = LiteralList()
    /// The number of bodies around the present node.
    private var depth = 0

    /// Returns the literals of a file with views. In other files the calls that take the literals' place have no module.
    static func literals(in source: SourceText, imports: [ImportFact]) -> LiteralList {
        let visitor = LiteralFacts(source)
        guard imports.contains(where: { $0.module == "SwiftUI" }) else { return visitor.list }
        visitor.walk(source.tree)
        return visitor.hasPreviewBesideCode ? LiteralList() : visitor.list
    }

    private init(_ source: SourceText) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Bodies

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        if node.isSeparateBody { depth += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { if node.isSeparateBody { depth -= 1 } }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        if node.isSeparateBody { depth += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { if node.isSeparateBody { depth -= 1 } }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isPreview { depth += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { if node.isPreview { depth -= 1 } }

    // MARK: What is left out

    /// Whether a `#Preview` follows other code on its line: its column, which the calls would change, then belongs to its symbol. Its attributes have none.
    private var hasPreviewBesideCode = false

    private func enter(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        guard node.isPreview else { return .skipChildren }
        let first = node.firstToken(viewMode: .sourceAccurate) ?? node.pound
        let isBesideCode = first.previousToken(viewMode: .sourceAccurate) != nil && !first.leadingTrivia.contains(where: \.isNewline)
        hasPreviewBesideCode = hasPreviewBesideCode || isBesideCode
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { enter(node) }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.calledName, Self.excludedFunctions.contains(name) else { return .visitChildren }
        walk(node.calledExpression)
        return .skipChildren
    }

    /// Functions whose arguments the list of previews or the compiler reads.
    private static let excludedFunctions: Set<String> = ["previewDisplayName", "previewDevice", "os_log", "os_signpost"]
    /// Labels of arguments that are a `StaticString`.
    private static let excludedLabels: Set<String> = ["comment", "localized"]

    // MARK: Literals

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(.boolean, node) }
    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(.integer, node) }
    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(.float, node) }
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(.string, node) }

    /// Adds a literal if it stands alone.
    private func add(_ kind: LiteralFact.Kind, _ literal: some ExprSyntaxProtocol) -> SyntaxVisitorContinueKind {
        guard depth > 0, isPlain(kind, source.text(of: literal)) else { return .skipChildren }
        var node = ExprSyntax(literal)
        if kind == .integer || kind == .float, let prefix = node.parent?.as(PrefixOperatorExprSyntax.self) {
            guard prefix.operator.text == "-" else { return .skipChildren }
            node = ExprSyntax(prefix)
        }
        let range = source.range(of: node)
        guard standsAlone(node), kind != .integer || Int(String(decoding: source.bytes[range], as: UTF8.self)) != nil else { return .skipChildren }
        list.literals.append(LiteralFact(kind: kind, range: range))
        return .skipChildren
    }

    /// Whether a literal has one line and no escapes; a number has digits only. A string of one character may be a `Character`, which isn't a string.
    private func isPlain(_ kind: LiteralFact.Kind, _ text: String) -> Bool {
        switch kind {
        case .boolean: true
        case .integer, .float: text.utf8.allSatisfy { $0 == UInt8(ascii: ".") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        case .string: text.hasPrefix("\"") && text.hasSuffix("\"") && !text.hasPrefix("\"\"\"") && !text.contains("\\") && text.count != 3
        }
    }

    private func standsAlone(_ node: ExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if let argument = parent.as(LabeledExprSyntax.self) { return !Self.excludedLabels.contains(argument.label?.text ?? "") }
        if parent.is(ArrayElementSyntax.self) || parent.is(DictionaryElementSyntax.self) || parent.is(ReturnStmtSyntax.self) { return true }
        if parent.is(InitializerClauseSyntax.self) { return isLocal(parent) }
        // The right side of `=`, and the last part of `? :`.
        guard let list = parent.as(ExprListSyntax.self), list.last?.id == node.id, let before = list.dropLast().last else { return false }
        return before.is(AssignmentExprSyntax.self) && list.count == 3 || before.is(UnresolvedTernaryExprSyntax.self)
    }

    /// Whether an initial value is that of a variable inside of a body.
    private func isLocal(_ value: Syntax) -> Bool {
        guard let binding = value.parent?.as(PatternBindingSyntax.self) else { return false }
        return binding.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) ?? false
    }
}

extension ExprSyntax {
    /// The name of a function that is called: `a` for `a`, and `c` for `b.c`.
    var calledName: String? {
        self.as(DeclReferenceExprSyntax.self)?.baseName.plainText ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
            ?? self.as(GenericSpecializationExprSyntax.self)?.expression.calledName
    }

    /// The names of `A.B`; nil for an expression of another kind.
    var dottedNames: [String]? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return [reference.baseName.plainText] }
        if let special = self.as(GenericSpecializationExprSyntax.self) { return special.expression.dottedNames }
        guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base?.dottedNames else { return nil }
        return base + [access.declName.baseName.plainText]
    }
}

import SwiftSyntax

/// Finds uses in the code of a file: names, calls that the scene's clock does not cover, strings that name symbols and previews, and regular expressions.
final class UseFacts: SyntaxVisitor {
    private let source: SourceText
    private var names: Set<String> = []
    private var calls: [ClockCall: PlaceFact] = [:]
    private var strings: [StringFact] = []
    private var hasBareRegex = false

    static func add(to facts: inout FileFacts, in source: SourceText) {
        let visitor = UseFacts(source)
        visitor.walk(source.tree)
        facts.names = NameList(visitor.names)
        facts.clockCalls = visitor.calls.values.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        facts.strings = visitor.strings
        facts.hasBareRegex = visitor.hasBareRegex
    }

    private init(_ source: SourceText) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let text) = token.tokenKind {
            // `$store` is the binding of `store`.
            names.insert(text.hasPrefix("$") ? String(text.dropFirst()) : token.plainText)
        }
        return .skipChildren
    }

    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if node.openingPounds == nil { hasBareRegex = true }
        return .skipChildren
    }

    // MARK: Calls that the scene's clock does not cover

    private static let callsByName = Dictionary(uniqueKeysWithValues: ClockCall.allCases.map { ($0.rawValue, $0) })

    private func add(_ call: ClockCall, at node: some SyntaxProtocol) {
        guard calls[call] == nil else { return }
        let place = source.place(of: node)
        calls[call] = PlaceFact(name: call.rawValue, line: place.line, column: place.column)
    }

    private func addUse(_ token: TokenSyntax) {
        if let call = Self.callsByName[token.plainText], call.isAnyUse { add(call, at: token) }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        addUse(node.baseName)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        addUse(node.name)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        addUse(node.name)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.calledName, let call = Self.callsByName[name], !call.isAnyUse { add(call, at: nameToken(node)) }
        if let names = node.calledExpression.dottedNames {
            if names == ["time"] || names.dropFirst() == ["time"] && ["Glibc", "Darwin", "Foundation"].contains(names[0]) {
                if node.arguments.first?.expression.is(NilLiteralExprSyntax.self) == true { add(.time, at: nameToken(node)) }
            }
            for call in [ClockCall.runMainLoop, .runCurrentLoop] where names.joined(separator: ".") == call.rawValue { add(call, at: node) }
        }
        return .visitChildren
    }

    private func nameToken(_ node: FunctionCallExprSyntax) -> Syntax {
        let name = node.calledExpression
        return Syntax(name.as(MemberAccessExprSyntax.self)?.declName.baseName) ?? Syntax(name)
    }

    // MARK: Strings

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.label {
            addUse(label)
            if let purpose = StringFact.Purpose(rawValue: label.text), purpose.isSymbol { addStrings(in: node.expression, purpose) }
        } else if let call = node.parent?.parent?.as(FunctionCallExprSyntax.self),
            let purpose = call.calledExpression.calledName.flatMap(StringFact.Purpose.init), !purpose.isSymbol
        {
            addStrings(in: node.expression, purpose)
        }
        return .visitChildren
    }

    /// Adds a string, or those of both sides of `? :` and `??`.
    private func addStrings(in expression: ExprSyntax, _ purpose: StringFact.Purpose) {
        if let string = expression.as(StringLiteralExprSyntax.self), let value = string.representedLiteralValue, !value.isEmpty {
            let place = source.place(of: string)
            let type = purpose.isSymbol ? nil : source.type(around: string)
            strings.append(StringFact(purpose: purpose, value: value, line: place.line, column: place.column, type: type))
        } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            addStrings(in: only.expression, purpose)
        } else if let elements = expression.as(SequenceExprSyntax.self)?.elements {
            var isValue = false
            for element in elements {
                if isValue { addStrings(in: element, purpose) }
                let ternary = element.as(UnresolvedTernaryExprSyntax.self)
                if let ternary { addStrings(in: ternary.thenExpression, purpose) }
                isValue = ternary != nil || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
            }
        }
    }
}

extension SourceText {
    /// Returns the names of the types around a node, such as `Panel.Row`; nil outside of types.
    func type(around node: some SyntaxProtocol) -> String? {
        var (names, parent): ([String], Syntax?) = ([], node.parent)
        while let next = parent {
            if let type = next.as(ExtensionDeclSyntax.self) {
                names.append(type.extendedType.nameWithoutArguments)
            } else if next.isProtocol((any DeclGroupSyntax).self), let type = next.asProtocol((any NamedDeclSyntax).self) {
                names.append(type.name.plainText)
            }
            parent = next.parent
        }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }
}

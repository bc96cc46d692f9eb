import SwiftSyntax

/// The part of a file that other files' code depends on: everything except the bodies of functions, computed properties, and previews, and comments.
///
/// In a debug build, files of a module are compiled without looking into the others' bodies, so an object stays valid while this part of all other files
/// is the same. What can't be separated with certainty counts as part of the interface.
final class InterfaceKey: SyntaxVisitor {
    private let source: SourceText
    /// The words, with a space or a line's end before each.
    private var text: [UInt8] = []

    /// Returns a hash of the interface.
    static func key(of source: SourceText) -> String {
        let visitor = InterfaceKey(source)
        visitor.text.reserveCapacity(source.bytes.count)
        visitor.walk(source.tree)
        var hash = FNV1a()
        hash.add(visitor.text)
        return hash.digits
    }

    private init(_ source: SourceText) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        // The end of a line can end a statement, as a brace does anyway.
        let startsLine = token.tokenKind != .rightBrace && token.leadingTrivia.contains(where: \.hasNewline)
        text.append(UInt8(ascii: startsLine ? "\n" : " "))
        // The name tells what the body of a preview has.
        let isPreview = token.text == "_return" && token.parent?.isProtocol((any FreestandingMacroExpansionSyntax).self) == true
        text += isPreview ? Array("Preview".utf8) : Array(source.bytes[source.range(of: token)])
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        if node.isSeparateBody {
            skip(from: node.leftBrace, to: node.rightBrace)
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        if node.isSeparateBody {
            skip(from: node.leftBrace, to: node.rightBrace)
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isPreview {
            skip(from: node.leftBrace, to: node.rightBrace)
            return .skipChildren
        }
        return .visitChildren
    }

    private func skip(from first: TokenSyntax, to last: TokenSyntax) {
        _ = visit(first)
        _ = visit(last)
    }
}

extension TriviaPiece {
    fileprivate var hasNewline: Bool {
        if case .blockComment(let text) = self { return text.contains { $0.isNewline } }
        return isNewline
    }
}

extension CodeBlockSyntax {
    /// Whether it is the body of a function or accessor that no other file's code contains.
    var isSeparateBody: Bool {
        guard let parent else { return false }
        if let accessor = parent.as(AccessorDeclSyntax.self) {
            let owner = accessor.parent?.parent?.as(AccessorBlockSyntax.self)
            return !accessor.attributes.isCopied && !(owner?.attributesOfOwner?.isCopied ?? false)
        }
        if parent.is(DeinitializerDeclSyntax.self) { return true }
        guard parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self) else { return false }
        return !(parent.asProtocol((any WithAttributesSyntax).self)?.attributes.isCopied ?? false)
    }
}

extension AccessorBlockSyntax {
    /// Whether it is the body of a computed property or subscript, without `get`, that no other file's code contains.
    var isSeparateBody: Bool {
        guard case .getter = accessors else { return false }
        return !(attributesOfOwner?.isCopied ?? false)
    }

    /// The attributes of the property or subscript.
    fileprivate var attributesOfOwner: AttributeListSyntax? {
        parent?.as(SubscriptDeclSyntax.self)?.attributes ?? parent?.parent?.parent?.as(VariableDeclSyntax.self)?.attributes
    }
}

extension ClosureExprSyntax {
    /// Whether it is an argument of `#Preview`.
    var isPreview: Bool {
        // An argument, a trailing closure, or a further trailing closure.
        let owner =
            parent?.as(LabeledExprSyntax.self)?.parent?.parent ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.parent?.parent ?? parent
        return owner?.asProtocol((any FreestandingMacroExpansionSyntax).self)?.isPreview == true
    }
}

extension AttributeListSyntax {
    /// Whether code of other files can contain a copy of the body.
    fileprivate var isCopied: Bool {
        !names.isDisjoint(with: ["inlinable", "inline", "_transparent", "_alwaysEmitIntoClient", "backDeployed", "_specialize", "specialized"])
    }
}

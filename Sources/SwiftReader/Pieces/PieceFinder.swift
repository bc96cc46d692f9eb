import Foundation
import SwiftSyntax

/// Finds the parts of a file that can be left out around the position of an error.
struct PieceFinder {
    private let maker: PieceMaker
    private var source: SourceText { maker.source }
    /// The names in the error's message.
    let names: [String]
    /// The position of the error, as an offset in bytes.
    private let place: Int
    private let token: TokenSyntax

    /// - Parameters:
    ///   - line: counted from 1.
    ///   - column: counted from 1, in bytes.
    init?(_ maker: PieceMaker, line: Int, column: Int, names: [String]) {
        let bytes = maker.source.bytes
        guard let start = maker.cache.start(ofLine: line, in: bytes) else { return nil }
        let offset = min(start + max(0, column - 1), max(0, bytes.count - 1))
        guard let token = maker.source.tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
        (self.maker, self.names, place, self.token) = (maker, names, offset, token)
    }

    // MARK: Around

    /// Returns the parts around the position, the smallest first; the last one is the file.
    func around() -> [Piece] {
        var pieces: [Piece] = []
        var node = Syntax(token)
        while let parent = node.parent {
            // Of ordinary code, the whole body is left out: what is smaller belongs to declarations in it.
            if Self.isOrdinaryCode(parent, around: node) { pieces = [] }
            pieces += self.pieces(of: parent, from: node)
            node = parent
        }
        return pieces + [whole]
    }

    private var whole: Piece { maker.cache.piece(of: source.tree) { foundWhole } ?? foundWhole }

    private var foundWhole: Piece {
        let range = 0..<source.bytes.count
        let declarations = source.tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
        let lost = declarations.flatMap(PieceMaker.lost)
        return Piece(kind: .file, name: "", line: 1, range: range, edits: [PieceEdit(range)], lost: lost)
    }

    /// Returns whether a node is the body of a function, an initializer, or an accessor that builds nothing.
    private static func isOrdinaryCode(_ node: Syntax, around child: Syntax) -> Bool {
        guard let list = child.as(CodeBlockItemListSyntax.self) else { return false }
        let isBody = node.as(CodeBlockSyntax.self)?.parent.map { PieceMaker.nameOfCode($0) != nil } ?? node.is(AccessorBlockSyntax.self)
        return isBody && BuilderKinds.kind(of: list) == nil
    }

    /// Returns the part that a node is.
    ///
    /// - Parameter child: the part of it that contains the position.
    private func pieces(of node: Syntax, from child: Syntax) -> [Piece] {
        if let argument = node.as(LabeledExprSyntax.self) { return maker.argument(argument).map { [$0] } ?? [] }
        if let call = node.as(FunctionCallExprSyntax.self) { return maker.modifier(call, at: place).map { [$0] } ?? [] }
        if let closure = node.as(ClosureExprSyntax.self) { return maker.action(closure).map { [$0] } ?? [] }
        if let item = node.as(CodeBlockItemSyntax.self) { return maker.statement(item).map { [$0] } ?? maker.topLevel(item, at: place, named: names) }
        if let attribute = node.as(AttributeSyntax.self) { return maker.attribute(attribute).map { [$0] } ?? [] }
        if let inherited = node.as(InheritedTypeSyntax.self) { return maker.conformance(inherited).map { [$0] } ?? [] }
        if let block = node.as(CodeBlockSyntax.self) { return maker.body(block).map { [$0] } ?? [] }
        if let block = node.as(AccessorBlockSyntax.self), child.is(CodeBlockItemListSyntax.self) { return maker.getter(block).map { [$0] } ?? [] }
        if let item = node.as(MemberBlockItemSyntax.self) { return maker.member(item, at: place, named: names) }
        if let clause = node.as(EnumCaseElementSyntax.self) { return [maker.enumCase(clause)].compactMap(\.self) }
        return []
    }

    // MARK: Inside

    /// Returns the smallest view builder that contains the position, and the largest.
    func builders() -> (smallest: CodeBlockItemListSyntax, largest: CodeBlockItemListSyntax)? {
        var lists: [CodeBlockItemListSyntax] = []
        var next: Syntax? = Syntax(token)
        while let node = next {
            if let list = node.as(CodeBlockItemListSyntax.self) {
                if BuilderKinds.kind(of: list) != nil { lists.append(list) }
            } else if lists.isEmpty, let list = Self.builder(of: node) {
                // A position at the name of a property or function means its body.
                lists.append(list)
            }
            next = node.parent
        }
        guard let smallest = lists.first, let largest = lists.last else { return nil }
        return (smallest, largest)
    }

    private static func builder(of node: Syntax) -> CodeBlockItemListSyntax? {
        var list = node.as(FunctionDeclSyntax.self)?.body?.statements
        if let variable = node.as(VariableDeclSyntax.self), case .getter(let own)? = variable.bindings.first?.accessorBlock?.accessors { list = own }
        guard let list, BuilderKinds.kind(of: list) != nil else { return nil }
        return list
    }

    // MARK: Words

    /// The name of the function or type that the innermost call around the position calls; nil without a call in the same statement.
    var callee: String? {
        var next: Syntax? = Syntax(token)
        while let node = next, !node.is(CodeBlockItemSyntax.self), !node.is(MemberBlockItemSyntax.self) {
            if let called = node.as(FunctionCallExprSyntax.self)?.calledExpression {
                return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
            }
            next = node.parent
        }
        return nil
    }

    /// Returns the names in the statement or in the head of the declaration at the position.
    func words() -> [String] {
        var next: Syntax? = Syntax(token)
        var words: Set<String> = []
        func add(_ node: some SyntaxProtocol) { words.formUnion(maker.cache.words(in: node)) }
        while let node = next {
            // The modifier itself, without the view that it changes.
            if let call = node.as(FunctionCallExprSyntax.self), maker.modifier(call, at: place) != nil,
                let access = call.calledExpression.as(MemberAccessExprSyntax.self)
            {
                add(access.declName)
                add(call.arguments)
                if let closure = call.trailingClosure { add(closure) }
                add(call.additionalTrailingClosures)
                break
            }
            if node.is(CodeBlockItemSyntax.self) {
                add(node)
                // The condition of a branch can have names that the statement in it doesn't show.
                break
            }
            // The type around a member, which may have lost its superclass.
            if let declaration = node.as(DeclSyntax.self), declaration.asProtocol((any DeclGroupSyntax).self) == nil {
                words.formUnion(PieceMaker.owners(of: declaration))
            }
            if let variable = node.as(VariableDeclSyntax.self) {
                add(variable.attributes)
                for binding in variable.bindings {
                    let parts = [Syntax(binding.pattern), binding.typeAnnotation.map(Syntax.init), binding.initializer.map(Syntax.init)]
                    for part in parts.compactMap(\.self) { add(part) }
                }
                break
            }
            if let function = node.as(FunctionDeclSyntax.self) {
                add(function.signature)
                words.insert(function.name.text)
                break
            }
            if let enumCase = node.as(EnumCaseDeclSyntax.self) {
                add(enumCase.elements)
                break
            }
            if let initializer = node.as(InitializerDeclSyntax.self) {
                add(initializer.signature)
                break
            }
            if let group = node.asProtocol((any DeclGroupSyntax).self) {
                if let clause = group.inheritanceClause { add(clause) }
                if let clause = group.genericWhereClause { add(clause) }
                if let named = node.asProtocol((any NamedDeclSyntax).self) { words.insert(named.name.text) }
                if let extended = node.as(ExtensionDeclSyntax.self) { add(extended.extendedType) }
                break
            }
            next = node.parent
        }
        return words.sorted()
    }
}

/// Answers questions about parts that can be left out.
enum PieceAnswers {
    static func answer(to request: PieceRequest) -> PieceAnswer {
        defer { BuilderKinds.forget() }
        let sources = request.texts.map { SourceText([UInt8]($0)) }
        let makers = sources.map { PieceMaker(source: $0) }
        var builders: [[PieceTree]] = []
        var indices: [SyntaxIdentifier: Int] = [:]
        func index(of list: CodeBlockItemListSyntax, _ maker: PieceMaker) -> Int {
            if let known = indices[list.id] { return known }
            builders.append(maker.trees(of: list))
            indices[list.id] = builders.count - 1
            return builders.count - 1
        }
        let choices = request.places.map { place in
            var choice = PieceAnswer.Choice()
            guard makers.indices.contains(place.file),
                let finder = PieceFinder(makers[place.file], line: place.line, column: place.column, names: place.names)
            else { return choice }
            (choice.around, choice.words, choice.callee) = (finder.around(), finder.words(), finder.callee)
            if let lists = finder.builders() {
                (choice.inside, choice.outer) = (index(of: lists.smallest, makers[place.file]), index(of: lists.largest, makers[place.file]))
            }
            return choice
        }
        return PieceAnswer(
            choices: choices, builders: builders, declared: sources.map { DeclaredNames.names(in: $0) }, inherited: sources.map(InheritedNames.names),
            counts: request.countsParts ? sources.map { PieceCount.count(in: $0) } : [])
    }
}

/// The names that a file declares, apart from those in functions.
final class DeclaredNames: SyntaxVisitor {
    private var names: Set<String> = []

    static func names(in source: SourceText) -> [String] { names(in: source.tree) }

    static func names(in node: some SyntaxProtocol) -> [String] {
        let visitor = DeclaredNames(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.names.sorted()
    }

    private func add(_ token: TokenSyntax) { names.insert(token.identifier?.name ?? token.text) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
        return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
        return .visitChildren
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
        return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
        return .visitChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
        return .skipChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
        return .skipChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
        return .skipChildren
    }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
        return .skipChildren
    }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
        return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            for token in binding.pattern.tokens(viewMode: .sourceAccurate) where token.identifier != nil { add(token) }
        }
        return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The superclasses and protocols of a file's types.
final class InheritedNames: SyntaxVisitor {
    private var names: [String: [String]] = [:]

    static func names(in source: SourceText) -> [String: [String]] {
        let visitor = InheritedNames(viewMode: .sourceAccurate)
        visitor.walk(source.tree)
        return visitor.names
    }

    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
        let owner =
            node.parent?.asProtocol((any NamedDeclSyntax).self)?.name.text
            ?? node.parent?.as(ExtensionDeclSyntax.self).map { PieceMaker.lastName($0.extendedType) }
        if let owner { names[owner, default: []] += node.inheritedTypes.map { PieceMaker.lastName($0.type) } }
        return .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

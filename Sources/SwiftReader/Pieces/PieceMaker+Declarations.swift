import SwiftSyntax

/// Declarations and their parts.
extension PieceMaker {
    /// Returns a declaration at the top level of a file.
    func topLevel(_ item: CodeBlockItemSyntax, at place: Int, named names: [String]) -> [Piece] {
        guard isAtTop(item) else { return [] }
        if case .expr(let expression) = item.item, let use = expression.as(MacroExpansionExprSyntax.self) {
            return [piece(.member, Self.name(of: use), item, [PieceEdit(source.range(of: item))])]
        }
        guard case .decl(let declaration) = item.item else { return [] }
        if let node = declaration.as(ImportDeclSyntax.self) {
            return [piece(.importing, node.path.trimmedDescription, item, [PieceEdit(source.range(of: item))])]
        }
        if declaration.is(IfConfigDeclSyntax.self) { return [] }
        return conformances(of: declaration, named: names, at: place) + [whole(declaration)]
    }

    private func isAtTop(_ item: CodeBlockItemSyntax) -> Bool {
        var next = item.parent?.parent
        while let node = next {
            if node.is(SourceFileSyntax.self) { return true }
            guard
                node.is(IfConfigClauseSyntax.self) || node.is(IfConfigClauseListSyntax.self) || node.is(IfConfigDeclSyntax.self)
                    || node.is(CodeBlockItemSyntax.self) || node.is(CodeBlockItemListSyntax.self)
            else { return false }
            next = node.parent
        }
        return false
    }

    /// Returns a member of a type.
    func member(_ item: MemberBlockItemSyntax, at place: Int, named names: [String]) -> [Piece] {
        if item.decl.is(IfConfigDeclSyntax.self) { return [] }
        return conformances(of: item.decl, named: names, at: place) + [whole(item.decl)]
    }

    /// Returns a whole declaration.
    private func whole(_ declaration: DeclSyntax) -> Piece {
        cache.piece(of: declaration) { foundWhole(declaration) } ?? foundWhole(declaration)
    }

    private func foundWhole(_ declaration: DeclSyntax) -> Piece {
        let isType = declaration.asProtocol((any DeclGroupSyntax).self) != nil
        let edits = [PieceEdit(source.range(of: declaration))]
        var result = piece(isType ? .type : .member, Self.name(of: declaration), declaration, edits, lost: Self.lost(declaration))
        result.owner = Self.owners(of: declaration).last?.split(separator: ".").last.map(String.init)
        return result
    }

    /// Returns the names that other code can't use without a declaration.
    static func lost(_ declaration: DeclSyntax) -> [String] {
        if let node = declaration.as(ExtensionDeclSyntax.self) {
            return DeclaredNames.names(in: node.memberBlock) + (node.inheritanceClause == nil ? [] : [lastName(node.extendedType)])
        }
        if let node = declaration.asProtocol((any DeclGroupSyntax).self)?.asProtocol((any NamedDeclSyntax).self) { return [node.name.text] }
        // Without a stored property or an initializer, a type is created in another way.
        let owner = owners(of: declaration).last.map { [$0] } ?? []
        if let node = declaration.as(VariableDeclSyntax.self) {
            let isStored = node.bindings.contains { $0.accessorBlock == nil } && node.modifiers.names.isDisjoint(with: ["static", "class"])
            return DeclaredNames.names(in: node).flatMap { isStored ? [$0, "$\($0)", "_\($0)"] : [$0] } + (isStored ? owner : [])
        }
        if declaration.is(InitializerDeclSyntax.self) { return owner }
        return DeclaredNames.names(in: declaration)
    }

    static func lastName(_ type: TypeSyntax) -> String {
        type.as(MemberTypeSyntax.self)?.name.text ?? type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription
    }

    /// Returns a case of an enumeration that is not the only one of its line.
    func enumCase(_ element: EnumCaseElementSyntax) -> Piece? {
        guard let list = element.parent?.as(EnumCaseElementListSyntax.self), list.count > 1, let index = list.index(of: element) else { return nil }
        var range = source.range(of: element)
        if element.trailingComma == nil, index != list.startIndex, let comma = list[list.index(before: index)].trailingComma {
            range = source.range(of: comma).lowerBound..<range.upperBound
        }
        return piece(.member, "case \(element.name.text)", element, [PieceEdit(range)], lost: [element.name.text])
    }

    // MARK: Parts of declarations

    /// Returns an attribute; nil for one of stored properties and parameters, which have no meaning without it.
    func attribute(_ attribute: AttributeSyntax) -> Piece? {
        guard let owner = attribute.parent?.parent, let declaration = owner.as(DeclSyntax.self) else { return nil }
        if let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.contains(where: { $0.accessorBlock == nil }) { return nil }
        if declaration.asProtocol((any FreestandingMacroExpansionSyntax).self) != nil { return nil }
        let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
        let lost = declaration.asProtocol((any DeclGroupSyntax).self) == nil ? [] : [name].compactMap(\.self)
        return piece(.attribute, "@\(attribute.attributeName.trimmedDescription)", attribute, [PieceEdit(source.range(of: attribute))], lost: lost)
    }

    /// Returns an entry of an inheritance clause.
    func conformance(_ inherited: InheritedTypeSyntax) -> Piece? {
        guard let list = inherited.parent?.as(InheritedTypeListSyntax.self), let clause = list.parent?.as(InheritanceClauseSyntax.self),
            let declaration = clause.parent, let index = list.index(of: inherited)
        else { return nil }
        var range = source.range(of: inherited)
        if list.count == 1 {
            range = source.range(of: clause.colon).lowerBound..<range.upperBound
        } else if inherited.trailingComma == nil, let comma = list[list.index(before: index)].trailingComma {
            range = source.range(of: comma).lowerBound..<range.upperBound
        }
        let own =
            declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? declaration.as(ExtensionDeclSyntax.self).map { Self.lastName($0.extendedType) }
        let type = inherited.type.trimmedDescription
        return piece(.conformance, "\(own ?? ""): \(type)", inherited, [PieceEdit(range)], lost: [own].compactMap(\.self))
    }

    /// Returns the entries of a type's inheritance clause that a message names, for a position in the type's head.
    private func conformances(of declaration: DeclSyntax, named names: [String], at place: Int) -> [Piece] {
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self), place < source.range(of: group.memberBlock).lowerBound else { return [] }
        let list = group.inheritanceClause?.inheritedTypes.filter { inherited in
            !source.range(of: inherited).contains(place) && names.contains(inherited.type.trimmedDescription)
        }
        return (list ?? []).compactMap(conformance)
    }

    /// Returns the body of a function, an initializer, or an accessor.
    func body(_ block: CodeBlockSyntax) -> Piece? { cache.piece(of: block) { foundBody(block) } }

    private func foundBody(_ block: CodeBlockSyntax) -> Piece? {
        guard let owner = block.parent, let name = Self.nameOfCode(owner) else { return nil }
        var result = owner.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
        if let accessor = owner.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.tokenKind == .keyword(.get) {
            result = accessor.parent?.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        }
        return code(between: block.leftBrace, and: block.rightBrace, of: owner, name, result: result)
    }

    /// Returns the body of a property or subscript without `get`.
    func getter(_ block: AccessorBlockSyntax) -> Piece? { cache.piece(of: block) { foundGetter(block) } }

    private func foundGetter(_ block: AccessorBlockSyntax) -> Piece? {
        guard let owner = block.parent, let name = Self.nameOfCode(owner) else { return nil }
        return code(between: block.leftBrace, and: block.rightBrace, of: owner, name, result: owner.as(PatternBindingSyntax.self)?.typeAnnotation?.type)
    }

    private func code(between left: TokenSyntax, and right: TokenSyntax, of owner: Syntax, _ name: String, result: TypeSyntax?) -> Piece? {
        var text = Self.mayReturn(owner) ? "__easelPass(\"\(name)\")" : "__easelStop(\"\(name)\")"
        // Without this method, an app starts, too.
        if let function = owner.as(FunctionDeclSyntax.self), function.name.text == "application", result?.trimmedDescription == "Bool",
            function.signature.parameterClause.parameters.contains(where: { $0.firstName.text.hasSuffix("FinishLaunchingWithOptions") })
        {
            text = "__easelPass(\"\(name)\"); return true"
        }
        if let some = result?.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.tokenKind == .keyword(.some) {
            let list = owner.as(FunctionDeclSyntax.self)?.body?.statements
            guard let kind = BuilderKinds.kind(ofResult: TypeSyntax(some)), kind != .other, list.map(Self.isOfView) != true else { return nil }
            text = Self.placeholder(name, for: kind)
        }
        let range = source.range(of: left).upperBound..<source.range(of: right).lowerBound
        return piece(.body, name, owner, [PieceEdit(range, " \(text) ")])
    }

    /// Returns whether a body may be empty: it has no result, and initializes nothing.
    private static func mayReturn(_ owner: Syntax) -> Bool {
        if let function = owner.as(FunctionDeclSyntax.self) {
            guard let result = function.signature.returnClause?.type.trimmedDescription else { return true }
            return ["Void", "()"].contains(result)
        }
        if let accessor = owner.as(AccessorDeclSyntax.self) {
            return [.keyword(.set), .keyword(.willSet), .keyword(.didSet)].contains(accessor.accessorSpecifier.tokenKind)
        }
        guard let initializer = owner.as(InitializerDeclSyntax.self), initializer.modifiers.names.isDisjoint(with: ["convenience", "override", "required"]),
            let type = initializer.parent?.parent?.parent?.parent
        else { return false }
        if let node = type.as(StructDeclSyntax.self) { return node.memberBlock.members.allSatisfy(isInitialized) }
        guard let node = type.as(ClassDeclSyntax.self) else { return false }
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return protocols.isSuperset(of: inherited) && node.memberBlock.members.allSatisfy(isInitialized)
    }

    /// Frequent protocols of classes without a superclass.
    private static let protocols: Set<String> = ["ObservableObject", "Identifiable", "Hashable", "Equatable", "Sendable", "Codable", "CustomStringConvertible"]
    /// Property wrappers that need no value.
    private static let wrappers: Set<String> = [
        "Environment", "EnvironmentObject", "Namespace", "Query", "FocusState", "FetchRequest", "AppStorage", "SceneStorage",
    ]

    /// Returns whether a member is no stored property, or one with an initial value.
    private static func isInitialized(_ item: MemberBlockItemSyntax) -> Bool {
        guard let variable = item.decl.as(VariableDeclSyntax.self), variable.modifiers.names.isDisjoint(with: ["static", "class", "lazy"]) else { return true }
        if !variable.attributes.names.isDisjoint(with: wrappers) { return true }
        return variable.bindings.allSatisfy { binding in
            if binding.initializer != nil { return true }
            if let type = binding.typeAnnotation?.type, type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                return variable.bindingSpecifier.tokenKind == .keyword(.var)
            }
            guard let accessors = binding.accessorBlock?.accessors else { return false }
            if case .accessors(let list) = accessors {
                return !list.contains { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
            }
            return true
        }
    }

    // MARK: Names

    /// Returns the names of the types around a node, outer ones first.
    static func owners(of node: some SyntaxProtocol) -> [String] {
        var (names, next): ([String], Syntax?) = ([], node.parent)
        while let node = next {
            if let type = node.as(ExtensionDeclSyntax.self) {
                names.append(type.extendedType.trimmedDescription)
            } else if let group = node.asProtocol((any DeclGroupSyntax).self)?.asProtocol((any NamedDeclSyntax).self) {
                names.append(group.name.text)
            }
            next = node.parent
        }
        return names.reversed()
    }

    private static func labels(_ signature: FunctionSignatureSyntax) -> String {
        "(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }

    /// Returns the full name of a declaration.
    static func name(of declaration: DeclSyntax) -> String {
        var own = short(declaration)
        if let node = declaration.as(FunctionDeclSyntax.self) {
            own = node.name.text + labels(node.signature)
        } else if let node = declaration.as(InitializerDeclSyntax.self) {
            own = "init" + labels(node.signature)
        } else if let node = declaration.as(VariableDeclSyntax.self) {
            own = node.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
        } else if let node = declaration.as(ExtensionDeclSyntax.self) {
            own = "extension \(node.extendedType.trimmedDescription)"
        } else if let node = declaration.as(EnumCaseDeclSyntax.self) {
            own = "case " + node.elements.map(\.name.text).joined(separator: ", ")
        } else if declaration.is(SubscriptDeclSyntax.self) {
            own = "subscript"
        } else if declaration.is(DeinitializerDeclSyntax.self) {
            own = "deinit"
        } else if let node = declaration.as(MacroExpansionDeclSyntax.self) {
            own = name(of: node)
        } else if let node = declaration.asProtocol((any NamedDeclSyntax).self) {
            own = node.name.text
        }
        return (owners(of: declaration) + [own]).joined(separator: ".")
    }

    /// Returns the name of a macro's use, such as `#Preview Dark`.
    private static func name(of use: some FreestandingMacroExpansionSyntax) -> String {
        let title = use.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue?.filter { $0 != "\"" && $0 != "\\" }
        return "#\(use.isPreview ? "Preview" : use.macroName.text)" + (title.map { " \($0)" } ?? "")
    }

    /// Returns the full name of a function, an initializer, an accessor, or a property; nil for other code, such as a branch.
    static func nameOfCode(_ owner: Syntax) -> String? {
        if let accessor = owner.as(AccessorDeclSyntax.self) {
            guard let outer = accessor.parent?.parent?.parent.flatMap(nameOfCode) else { return nil }
            return accessor.accessorSpecifier.tokenKind == .keyword(.get) ? outer : "\(outer) \(accessor.accessorSpecifier.text)"
        }
        if let binding = owner.as(PatternBindingSyntax.self) {
            return (owners(of: binding) + [binding.pattern.trimmedDescription]).joined(separator: ".")
        }
        guard
            owner.is(FunctionDeclSyntax.self) || owner.is(InitializerDeclSyntax.self) || owner.is(SubscriptDeclSyntax.self)
                || owner.is(DeinitializerDeclSyntax.self)
        else { return nil }
        return owner.as(DeclSyntax.self).map(name)
    }
}

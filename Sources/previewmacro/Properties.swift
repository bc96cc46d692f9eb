import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxMacros

/// A variable or constant of a type: one of the names of a `var` or `let`.
struct Property {
    /// The whole declaration.
    let declaration: VariableDeclSyntax
    /// The name as it is written, perhaps in backticks.
    let name: String
    let type: TypeSyntax?
    /// The initial value.
    let value: ExprSyntax?
    /// Whether it has a body instead of a value; observers don't count.
    let isComputed: Bool

    fileprivate init?(_ binding: PatternBindingSyntax, of declaration: VariableDeclSyntax) {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        self.declaration = declaration
        name = pattern.identifier.text
        // `var a, b: Int` gives both names the type.
        let later = declaration.bindings.drop { $0.id != binding.id }.prefix { $0.id == binding.id || $0.initializer == nil }
        type = binding.typeAnnotation?.type.trimmed ?? (binding.initializer == nil ? later.lazy.compactMap(\.typeAnnotation).first?.type.trimmed : nil)
        value = binding.initializer?.value.trimmed
        let accessors = binding.accessorBlock?.accessors
        isComputed =
            if case .accessors(let list) = accessors {
                list.contains { ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
            } else {
                accessors != nil
            }
    }

    /// The name without backticks, as a part of another name.
    var plainName: String { name.filter { $0 != "`" } }
    var isVariable: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.var) }
    /// Whether each value of the type has this property, with storage from the start.
    var isInstanceStorage: Bool { !isComputed && !declaration.modifiers.contains(oneOf: [.static, .class, .lazy]) }
    func has(_ attribute: String) -> Bool { declaration.attribute(attribute) != nil }
    func has(oneOf attributes: [String]) -> Bool { attributes.contains(where: has) }
}

extension DeclSyntaxProtocol {
    /// The names that the declaration introduces as a `var` or `let`.
    var properties: [Property] {
        guard let variable = self.as(VariableDeclSyntax.self) else { return [] }
        return variable.bindings.compactMap { Property($0, of: variable) }
    }
    /// The only name of a `var` or `let`.
    var property: Property? { properties.count == 1 ? properties[0] : nil }
}

extension DeclGroupSyntax {
    /// Returns the declaration without the members and attributes whose conditions are false.
    func active(in context: some MacroExpansionContext) -> Self {
        #if compiler(>=6.3)
            guard let configuration = context.buildConfiguration else { return self }
            return Syntax(self).removingInactive(in: configuration).result.as(Self.self) ?? self
        #else
            return self
        #endif
    }

    /// The properties in the order of their declarations.
    var properties: [Property] { memberBlock.members.flatMap { $0.decl.properties } }
    var initializers: [InitializerDeclSyntax] { memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) } }
    /// The type's own name, without those of the types around it.
    var name: String { (self.asProtocol((any NamedDeclSyntax).self))?.name.text ?? "Self" }

    /// The access that members need to fulfill the requirements of a public protocol, with a space.
    var accessOfRequirements: String {
        if modifiers.contains(oneOf: [.public, .open]) { return "public " }
        return modifiers.contains(oneOf: [.package]) ? "package " : ""
    }

    /// Whether the declaration itself names a protocol of a module, also in a composition.
    func inherits(_ name: String, of module: String) -> Bool {
        let types = inheritanceClause?.inheritedTypes.flatMap { $0.type.parts } ?? []
        return types.contains { [name, "\(module).\(name)"].contains($0) }
    }
}

extension DeclModifierListSyntax {
    func contains(oneOf keywords: [Keyword]) -> Bool { contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } } }
}

extension WithAttributesSyntax {
    /// The attribute with a name, also one that names its module.
    func attribute(_ name: String) -> AttributeSyntax? {
        attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.lastName == name }
    }
}

extension AttributeSyntax {
    /// The arguments with their parentheses, which the parser doesn't expect after a space, though Swift 5 allows it; empty ones if there are none.
    var argumentsDescription: String {
        let text = trimmedDescription.drop { $0 != "(" }
        return text.isEmpty ? "()" : String(text)
    }

    /// The argument with a label.
    func argument(_ label: String) -> ExprSyntax? {
        arguments?.as(LabeledExprListSyntax.self)?.first { $0.label?.text == label }?.expression.trimmed
    }
}

extension TypeSyntaxProtocol {
    /// The name without modules, outer types, and arguments.
    var lastName: String? { self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text }

    /// The types of a composition, without attributes, as text.
    fileprivate var parts: [String] {
        if let composition = self.as(CompositionTypeSyntax.self) { return composition.elements.flatMap { $0.type.parts } }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.parts }
        return [trimmedDescription]
    }

    /// The type in an optional one, however that is written.
    var wrapped: TypeSyntax? {
        self.as(OptionalTypeSyntax.self)?.wrappedType ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? argument(of: "Optional")
    }
    /// The type of an array's elements, however that is written.
    var arrayElement: TypeSyntax? { self.as(ArrayTypeSyntax.self)?.element ?? argument(of: "Array") }

    /// The only argument of a generic type of the standard library.
    private func argument(of name: String) -> TypeSyntax? {
        guard lastName == name else { return nil }
        let arguments = (self.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause)?.arguments
        guard arguments?.count == 1, case .type(let type) = arguments?.first?.argument else { return nil }
        return type
    }
}

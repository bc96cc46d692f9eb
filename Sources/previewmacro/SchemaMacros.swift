import SwiftSyntax
import SwiftSyntaxMacros

/// A macro of App Intents that gives a type the form of a schema: `@AppIntent(schema:)`, `@AppEntity(schema:)`, `@AppEnum(schema:)`, and the older
/// `@AssistantIntent` and so on.
protocol SchemaMacro: MemberMacro, ExtensionMacro {
    /// The protocol of App Intents.
    static var protocolName: String { get }
    /// The members that the type needs and doesn't declare.
    static func members(of declaration: some DeclGroupSyntax) -> [String]
}

extension SchemaMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        members(of: declaration.active(in: context)).map { "\(raw: declaration.accessOfRequirements)nonisolated \(raw: $0)" }
    }

    /// A conformance for all code, also of types of the main actor, unless the type declares it itself.
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        if declaration.inherits(protocolName, of: "AppIntents") { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated AppIntents.\(raw: protocolName) {}")]
    }

    /// The text of a static property, unless the type declares it.
    fileprivate static func property(_ name: String, _ type: String, of declaration: some DeclGroupSyntax) -> [String] {
        if declaration.properties.contains(where: { $0.name == name }) { return [] }
        return ["static var \(name): \(type) { \"\(declaration.name)\" }"]
    }

    fileprivate static func typeName(of declaration: some DeclGroupSyntax) -> [String] {
        property("typeDisplayRepresentation", "AppIntents.TypeDisplayRepresentation", of: declaration)
    }
}

extension DeclSyntaxProtocol {
    /// Whether the member is a stored variable without a property wrapper.
    fileprivate var isPlainVariable: Bool {
        guard let property else { return false }
        return property.isVariable && property.isInstanceStorage && property.declaration.attributes.isEmpty
    }
}

enum SchemaIntentMacro: SchemaMacro, MemberAttributeMacro {
    static let protocolName = "AppIntent"

    static func members(of declaration: some DeclGroupSyntax) -> [String] {
        property("title", "LocalizedStringResource", of: declaration) + (declaration.initializers.isEmpty ? ["init() {}"] : [])
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] { member.isPlainVariable ? ["@AppIntents.IntentParameter"] : [] }
}

enum SchemaEntityMacro: SchemaMacro, MemberAttributeMacro {
    static let protocolName = "AppEntity"

    static func members(of declaration: some DeclGroupSyntax) -> [String] { typeName(of: declaration) }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] { member.isPlainVariable && member.property?.name != "id" ? ["@AppIntents.EntityProperty"] : [] }
}

enum SchemaEnumMacro: SchemaMacro {
    static let protocolName = "AppEnum"

    static func members(of declaration: some DeclGroupSyntax) -> [String] { typeName(of: declaration) }
}

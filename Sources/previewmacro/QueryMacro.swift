import SwiftSyntax
import SwiftSyntaxMacros

/// `@Query(…) var items: [Item]`: a property wrapper beside the variable.
enum QueryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = declaration.property else { return [] }
        guard isLocal(context) else { return ["get { _\(raw: property.plainName).wrappedValue }"] }
        return wrapper(of: property).map { ["get { \(raw: $0)\(raw: node.argumentsDescription).wrappedValue }"] } ?? []
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = declaration.property, let wrapper = wrapper(of: property), !isLocal(context) else { return [] }
        return ["private(set) var _\(raw: property.plainName): \(raw: wrapper) = .init\(raw: node.argumentsDescription)"]
    }

    /// The type of the property wrapper. The variable's type may be an alias, so only the compiler knows the type of the elements.
    private static func wrapper(of property: Property) -> String? { property.type.map { "SwiftData.Query<\($0).Element, \($0)>" } }

    /// Whether the declaration is a variable of a function or closure, where accessors can't see the variables that a macro adds.
    private static func isLocal(_ context: some MacroExpansionContext) -> Bool {
        context.lexicalContext.first.map { !$0.isProtocol((any DeclGroupSyntax).self) } ?? false
    }
}

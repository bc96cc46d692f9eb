import SwiftSyntax
import SwiftSyntaxMacros

/// `@Generable`: a type whose values a model can make.
enum GenerableMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        [
            try ExtensionDeclSyntax(
                "extension \(type.trimmed): nonisolated FoundationModels.Generable {\(raw: partiallyGenerated(of: declaration.active(in: context)))}")
        ]
    }

    /// The type of values that are not complete: all properties of a structure, each of which may be missing.
    private static func partiallyGenerated(of declaration: some DeclGroupSyntax) -> String {
        guard declaration.is(StructDeclSyntax.self) else { return "" }
        let properties = declaration.properties.compactMap { property -> (name: String, type: TypeSyntax)? in
            guard property.isInstanceStorage, let type = property.type else { return nil }
            return (property.name, type.wrapped ?? type)
        }
        let access = declaration.accessOfRequirements
        let fields = properties.map { "\n        \(access)var \($0.name): \($0.type).PartiallyGenerated?" }.joined()
        // A type with its own `id` keeps it.
        let isNamed = properties.contains { $0.name == "id" }
        let identity = isNamed ? "" : "\n        \(access)var id = FoundationModels.GenerationID()"
        let protocols = isNamed ? "Sendable" : "Identifiable, Sendable"
        return "\n    \(access)nonisolated struct PartiallyGenerated: \(protocols) {\(identity)\(fields)\n    }\n"
    }
}

import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry var name: Type = value` in an extension: a key, and the accessors that use it.
enum EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = declaration.property else { return [] }
        return ["get { self[\(raw: key(of: property)).self] }", "set { self[\(raw: key(of: property)).self] = newValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = declaration.property else { return [] }
        let keys = ["Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey"]
        let values = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.lastName
        let conformance = values.flatMap { keys[$0] } ?? "EnvironmentKey"
        let member: String
        switch (property.type, property.value) {
        case (let type?, _) where conformance == "FocusedValueKey": member = "typealias Value = \(type.wrapped ?? type)"
        case (let type?, let value): member = "static var defaultValue: \(type) { \(value?.description ?? "nil") }"
        case (nil, let value?): member = "static let defaultValue = \(value)"
        case (nil, nil): return []
        }
        return ["private struct \(raw: key(of: property)): SwiftUI.\(raw: conformance) {\n    \(raw: member)\n}"]
    }

    private static func key(of property: Property) -> String { "__Key_\(property.plainName)" }
}

import Foundation

/// The macros of App Intents that give a type the form of a schema: `@AppIntent(schema:)`, `@AppEntity(schema:)`, `@AppEnum(schema:)`, and the older
/// `@AssistantIntent` and so on.
extension AttachedUse {
    /// The code that a schema's macro adds; nil for another macro.
    var schemaExpansion: String? {
        switch (macro, role) {
        case ("SchemaIntentMacro", "extension"): conformance("AppIntent")
        case ("SchemaIntentMacro", "member"): schemaMembers([titleMember, emptyInitializer])
        case ("SchemaIntentMacro", "memberAttribute"): isPlainVariable ? "@AppIntents.IntentParameter" : ""
        case ("SchemaEntityMacro", "extension"): conformance("AppEntity")
        case ("SchemaEntityMacro", "member"): schemaMembers([typeNameMember])
        case ("SchemaEntityMacro", "memberAttribute"): isPlainVariable && StoredProperty(declaration)?.name != "id" ? "@AppIntents.EntityProperty" : ""
        case ("SchemaEnumMacro", "extension"): conformance("AppEnum")
        case ("SchemaEnumMacro", "member"): schemaMembers([typeNameMember])
        default: nil
        }
    }

    private var type: DeclarationText { DeclarationText(declaration) }

    /// An extension that declares a conformance for all code, also of types of the main actor, unless the type declares it itself.
    private func conformance(_ name: String) -> String {
        let head = type.rest.prefix { $0 != "{" }
        let inherited = head.split(separator: ":", maxSplits: 1).dropFirst().joined().split { ",&".contains($0) || $0.isWhitespace }.map(String.init)
        return inherited.contains(name) || inherited.contains("AppIntents.\(name)") ? "" : "extension \(extended.trimmed): nonisolated AppIntents.\(name) {}"
    }

    private func schemaMembers(_ members: [String?]) -> String { members.compactMap { $0 }.joined(separator: "\n") }

    private var access: String { type.accessOfRequirements + "nonisolated " }
    private var typeName: String { type.name(after: type.keyword) ?? "" }
    private func declares(_ name: String) -> Bool {
        type.members.contains { StoredProperty($0)?.name == name || DeclarationText($0).keyword == name }
    }

    private var titleMember: String? {
        declares("title") ? nil : "\(access)static var title: LocalizedStringResource { \"\(typeName)\" }"
    }
    private var emptyInitializer: String? { declares("init") ? nil : "\(access)init() {}" }
    private var typeNameMember: String? {
        declares("typeDisplayRepresentation")
            ? nil : "\(access)static var typeDisplayRepresentation: AppIntents.TypeDisplayRepresentation { \"\(typeName)\" }"
    }

    /// Whether the member is a stored variable without a property wrapper.
    private var isPlainVariable: Bool {
        let text = DeclarationText(declaration)
        guard text.keyword == "var", text.attributes.isEmpty, Set(text.modifiers).isDisjoint(with: ["static", "class", "lazy"]) else { return false }
        return StoredProperty(declaration).map { !$0.isComputed } ?? false
    }
}

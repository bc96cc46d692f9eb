import SwiftSyntax
import SwiftSyntaxMacros

/// `@Model`: the members that `@Observable` adds to a class, under the same names, which `@ObservationTracked` uses, and what a store asks of a model.
enum ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let declaration = declaration.active(in: context)
        let (name, access) = (declaration.name, declaration.accessOfRequirements)
        let unset = ModelProperties(declaration).setLater.map { "if property == \\\(name).\($0.name) { return !_\($0.plainName).isSet }\n" }
        let observers = ["", ": Equatable", ": AnyObject", ": Equatable & AnyObject"].map { constraint in
            let comparison = constraint.isEmpty ? "true" : constraint.hasSuffix("AnyObject") ? "lhs !== rhs" : "lhs != rhs"
            return "private nonisolated func shouldNotifyObservers<Member\(constraint)>(_ lhs: Member, _ rhs: Member) -> Bool { \(comparison) }"
        }
        return [
            "@ObservationIgnored private let _$observationRegistrar = SwiftData._ModelRegistrar()",
            """
            \(raw: access)nonisolated static var _relationships: [SwiftData._Relationship] {
                SwiftData._Relationship._all { [\(raw: ModelRelationship.list(in: declaration))] }
            }
            """,
            """
            \(raw: access)nonisolated func _isUnset(_ property: AnyKeyPath) -> Bool {
            \(raw: unset.joined())return false
            }
            """,
            """
            internal nonisolated func access<Member>(keyPath: KeyPath<\(raw: name), Member>) {
                _$observationRegistrar.access(self, keyPath: keyPath)
            }
            """,
            """
            internal nonisolated func withMutation<Member, MutationResult>(
                keyPath: KeyPath<\(raw: name), Member>, _ mutation: () throws -> MutationResult
            ) rethrows -> MutationResult { try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation) }
            """,
        ] + observers.map { "\(raw: $0)" }
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let property = member.property, ModelProperties.isPersisted(property), !property.has("ObservationTracked") else { return [] }
        return ModelProperties(declaration.active(in: context)).isSetLater(property) ? ["@_PersistedProperty"] : ["@ObservationTracked"]
    }

    /// Models of the main actor conform for all code, as on Apple's systems.
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try ["Observation.Observable", "SwiftData.PersistentModel"].map { try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated \(raw: $0) {}") }
    }
}

/// A property that an initializer may leave without a value, which then comes before its first use, as models of SwiftData may do.
enum PersistedPropertyMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = declaration.property else { return [] }
        let (name, slot) = (property.name, "_" + property.plainName)
        return [
            """
            @storageRestrictions(initializes: \(raw: slot))
            init(initialValue) { \(raw: slot) = SwiftData._Slot(initialValue) }
            """,
            """
            get {
                access(keyPath: \\.\(raw: name))
                return \(raw: slot).value
            }
            """,
            "set { withMutation(keyPath: \\.\(raw: name)) { \(raw: slot).value = newValue } }",
            """
            _modify {
                access(keyPath: \\.\(raw: name))
                _$observationRegistrar.willSet(self, keyPath: \\.\(raw: name))
                defer { _$observationRegistrar.didSet(self, keyPath: \\.\(raw: name)) }
                yield &\(raw: slot).value
            }
            """,
        ]
    }

    /// The place of the value.
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = declaration.property, let type = property.type else { return [] }
        return ["@ObservationIgnored private var _\(raw: property.plainName) = SwiftData._Slot<\(type)>()"]
    }
}

/// `@ModelActor`: the actor's container and context, and their initializer unless the actor has one.
enum ModelActorMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let stored: [DeclSyntax] = [
            "nonisolated let modelExecutor: any SwiftData.ModelExecutor", "nonisolated let modelContainer: SwiftData.ModelContainer",
        ]
        guard declaration.active(in: context).initializers.isEmpty else { return stored }
        return stored + [
            """
            init(modelContainer: SwiftData.ModelContainer) {
                modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] { [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")] }
}

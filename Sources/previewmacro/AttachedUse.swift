import Foundation

/// One use of a macro that is attached to a declaration: `@Model`, `@Entry`, `@Animatable`, `@Generable`, or one that expands to nothing.
struct AttachedUse {
    /// The type of the macro, as its declaration names it.
    let macro: String
    /// The compiler's request: members, accessors, and so on.
    let role: String
    /// The attribute that uses the macro.
    let attribute: String
    /// The declaration with its attributes.
    let declaration: String
    /// The declaration around it, without its members.
    let parent: String
    /// The declaration around it, with its members; empty where the compiler doesn't send it.
    private let wholeParent: String
    /// Whether the declaration is a variable of a function or closure, where accessors can't see the variables that a macro adds.
    private let isLocal: Bool
    /// The name of the type to be extended.
    let extended: String

    /// Reads the compiler's request.
    init?(_ request: [String: Any]) {
        func source(_ key: String) -> String { (request[key] as? [String: Any])?["source"] as? String ?? "" }
        guard let name = (request["macro"] as? [String: Any])?["typeName"] as? String, let role = request["macroRole"] as? String else { return nil }
        (macro, self.role, attribute) = (name, role, source("attributeSyntax"))
        (declaration, extended) = (source("declSyntax"), source("extendedTypeSyntax"))
        // The code around the declaration, innermost first.
        let context = (request["lexicalContext"] as? [[String: Any]])?.first
        wholeParent = source("parentDeclSyntax")
        parent = (context ?? request["parentDeclSyntax"] as? [String: Any])?["source"] as? String ?? ""
        isLocal = context?["kind"] as? String == "expression" || ["func", "init", "deinit", "subscript", "var"].contains(DeclarationText(parent).keyword)
    }

    /// The code that the macro adds.
    var expansion: String {
        if let schemaExpansion { return schemaExpansion }
        return switch (macro, role) {
        case ("ModelMacro", "member"): modelMembers
        case ("ModelMacro", "memberAttribute"): isTracked ? (isSetLater ? "@_PersistedProperty" : "@ObservationTracked") : ""
        case ("ModelMacro", "extension"):
            // Models of the main actor conform for all code, as on Apple's systems.
            "extension \(extended.trimmed): nonisolated Observation.Observable {}\nextension \(extended.trimmed): nonisolated SwiftData.PersistentModel {}"
        case ("PersistedPropertyMacro", "accessor"): persistedAccessors
        case ("PersistedPropertyMacro", "peer"): persistedSlot
        case ("ModelActorMacro", "member"): modelActorMembers
        case ("ModelActorMacro", "extension"): "extension \(extended.trimmed): SwiftData.ModelActor {}"
        case ("QueryMacro", "accessor"): queryAccessor
        case ("QueryMacro", "peer"): isLocal ? "" : query
        case ("EntryMacro", "accessor"): entryAccessors
        case ("EntryMacro", "peer"): entryKey
        case ("AnimatableMacro", "extension"): animatableExtension
        case ("GenerableMacro", "extension"): "extension \(extended.trimmed): nonisolated FoundationModels.Generable {\(partiallyGenerated)}"
        default: ""
        }
    }

    // MARK: @Model

    /// The members that `@Observable` adds to a class, under the same names, which `@ObservationTracked` uses.
    private var modelMembers: String {
        let text = DeclarationText(declaration)
        let name = text.name(after: "class") ?? "Self"
        let access = text.accessOfRequirements
        return """
            @ObservationIgnored private let _$observationRegistrar = SwiftData._ModelRegistrar()
            \(access)nonisolated static var _relationships: [SwiftData._Relationship] {
                SwiftData._Relationship._all { [\(ModelRelationship.list(in: declaration, of: name))] }
            }
            \(access)nonisolated func _isUnset(_ property: AnyKeyPath) -> Bool {\(unsetProperties(of: name))}
            internal nonisolated func access<Member>(keyPath: KeyPath<\(name), Member>) {
                _$observationRegistrar.access(self, keyPath: keyPath)
            }
            internal nonisolated func withMutation<Member, MutationResult>(
                keyPath: KeyPath<\(name), Member>, _ mutation: () throws -> MutationResult
            ) rethrows -> MutationResult { try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation) }
            private nonisolated func shouldNotifyObservers<Member>(_ lhs: Member, _ rhs: Member) -> Bool { true }
            private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool { lhs != rhs }
            private nonisolated func shouldNotifyObservers<Member: AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool { lhs !== rhs }
            private nonisolated func shouldNotifyObservers<Member: Equatable & AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool { lhs !== rhs }
            """
    }

    /// Whether a member of a model is a stored property whose changes views follow.
    private var isTracked: Bool {
        let text = DeclarationText(declaration)
        return text.keyword == "var" && !text.modifiers.contains("static") && !text.modifiers.contains("class")
            && Set(text.attributes).isDisjoint(with: ["Transient", "ObservationIgnored", "ObservationTracked"])
    }

    /// Whether an initializer leaves the property without a value, which then comes before its first use, as models of SwiftData may do.
    private var isSetLater: Bool { ModelProperties(wholeParent).isSetLater(declaration) }

    /// The body that tells which properties have no value yet.
    private func unsetProperties(of name: String) -> String {
        let names = ModelProperties(declaration).namesSetLater
        guard !names.isEmpty else { return " false " }
        return names.map { "\n                if property == \\\(name).\($0) { return !_\($0).isSet }" }.joined()
            + "\n                return false\n            "
    }

    private var persistedAccessors: String {
        guard let name = StoredProperty(declaration)?.name else { return "" }
        return """
            {
                @storageRestrictions(initializes: _\(name))
                init(initialValue) { _\(name) = SwiftData._Slot(initialValue) }
                get {
                    access(keyPath: \\.\(name))
                    return _\(name).value
                }
                set { withMutation(keyPath: \\.\(name)) { _\(name).value = newValue } }
                _modify {
                    access(keyPath: \\.\(name))
                    _$observationRegistrar.willSet(self, keyPath: \\.\(name))
                    defer { _$observationRegistrar.didSet(self, keyPath: \\.\(name)) }
                    yield &_\(name).value
                }
            }
            """
    }

    /// The place of a property's value.
    private var persistedSlot: String {
        guard let property = StoredProperty(declaration), let type = property.type else { return "" }
        return "@ObservationIgnored private var _\(property.name) = SwiftData._Slot<\(type)>()"
    }

    // MARK: @ModelActor

    /// The actor's container and context, and their initializer unless the actor has one.
    private var modelActorMembers: String {
        let stored = "nonisolated let modelExecutor: any SwiftData.ModelExecutor\nnonisolated let modelContainer: SwiftData.ModelContainer"
        guard !DeclarationText(declaration).members.contains(where: { DeclarationText($0).keyword == "init" }) else { return stored }
        return stored + """

            init(modelContainer: SwiftData.ModelContainer) {
                modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """
    }

    // MARK: @Query

    private var queryAccessor: String {
        guard let property = StoredProperty(declaration) else { return "" }
        guard isLocal else { return "{\n    get { _\(property.name).wrappedValue }\n}" }
        return queryValue.map { "{\n    get { \($0.type)\($0.arguments).wrappedValue }\n}" } ?? ""
    }

    /// The stored property behind `@Query(…) var items: [Item]`.
    private var query: String {
        guard let property = StoredProperty(declaration), let value = queryValue else { return "" }
        return "private(set) var _\(property.name): \(value.type) = .init\(value.arguments)"
    }

    /// The type of the property wrapper, and the arguments of its initializer.
    private var queryValue: (type: String, arguments: String)? {
        guard let type = StoredProperty(declaration)?.type else { return nil }
        let isArray = type.hasPrefix("[") && type.hasSuffix("]")
        let element = isArray ? type.dropFirst().dropLast() : type.drop { $0 != "<" }.dropFirst().dropLast()
        let arguments = attribute.drop { $0 != "(" }
        return ("SwiftData.Query<\(element), \(type)>", arguments.isEmpty ? "()" : String(arguments).trimmed)
    }

    // MARK: @Entry

    private var entryAccessors: String {
        guard let property = StoredProperty(declaration) else { return "" }
        return "{\n    get { self[__Key_\(property.name).self] }\n    set { self[__Key_\(property.name).self] = newValue }\n}"
    }

    private var entryKey: String {
        guard let property = StoredProperty(declaration) else { return "" }
        let keys = ["Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey"]
        let name = DeclarationText(parent).name(after: "extension") ?? ""
        let conformance = keys[name.components(separatedBy: ".").last ?? ""] ?? "EnvironmentKey"
        let key = "private struct __Key_\(property.name): SwiftUI.\(conformance)"
        switch (property.type, property.value) {
        case (let type?, _) where conformance == "FocusedValueKey":
            return "\(key) {\n    typealias Value = \(type.hasSuffix("?") ? String(type.dropLast()) : type)\n}"
        case (let type?, let value): return "\(key) {\n    static var defaultValue: \(type) { \(value ?? "nil") }\n}"
        case (nil, let value?): return "\(key) {\n    static let defaultValue = \(value)\n}"
        case (nil, nil): return ""
        }
    }

    // MARK: @Generable

    /// The type of values that are not complete: all properties of a structure, each of which may be missing.
    private var partiallyGenerated: String {
        let text = DeclarationText(declaration)
        guard text.keyword == "struct" else { return "" }
        let properties = text.members.compactMap { member -> (name: String, type: String)? in
            let text = DeclarationText(member)
            guard ["var", "let"].contains(text.keyword), !text.modifiers.contains("static"), let property = StoredProperty(member), !property.isComputed,
                let type = property.type
            else { return nil }
            return (property.name, type.hasSuffix("?") ? String(type.dropLast()) : type)
        }
        let access = text.accessOfRequirements
        let fields = properties.map { "\n        \(access)var \($0.name): \($0.type).PartiallyGenerated?" }.joined()
        // A type with its own `id` keeps it.
        let isNamed = properties.contains { $0.name == "id" }
        let identity = isNamed ? "" : "\n        \(access)var id = FoundationModels.GenerationID()"
        let protocols = isNamed ? "Sendable" : "Identifiable, Sendable"
        return "\n    \(access)nonisolated struct PartiallyGenerated: \(protocols) {\(identity)\(fields)\n    }\n"
    }

    // MARK: @Animatable

    private var animatableExtension: String {
        let members = DeclarationText(declaration).members.compactMap { member -> StoredProperty? in
            let text = DeclarationText(member)
            guard text.keyword == "var", !text.modifiers.contains("static"), !text.attributes.contains("AnimatableIgnored") else { return nil }
            return StoredProperty(member).flatMap { $0.isComputed ? nil : $0 }
        }
        let parts = members.compactMap { member in member.animatableType.map { (member.name, $0) } }
        guard let last = parts.last else { return "extension \(extended.trimmed): SwiftUI.Animatable {}" }
        var (type, value) = ("\(last.1).AnimatableData", "\(last.0).animatableData")
        var path = [String](repeating: "", count: parts.count)
        for (name, part) in parts.dropLast().reversed() {
            type = "SwiftUI.AnimatablePair<\(part).AnimatableData, \(type)>"
            value = "SwiftUI.AnimatablePair(\(name).animatableData, \(value))"
        }
        for index in parts.indices {
            path[index] = String(repeating: ".second", count: index) + (index < parts.count - 1 ? ".first" : "")
        }
        let sets = parts.indices.map { "\(parts[$0].0).animatableData = newValue\(path[$0])" }.joined(separator: "\n            ")
        return """
            extension \(extended.trimmed): SwiftUI.Animatable {
                nonisolated var animatableData: \(type) {
                    get { \(value) }
                    set {
                        \(sets)
                    }
                }
            }
            """
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

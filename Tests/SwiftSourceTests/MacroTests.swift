import Foundation
import Testing

@testable import previewmacro

/// The macros that are attached to declarations, from the text of a declaration to the code that they add.
struct MacroTests {
    /// - Parameter context: the closure around the declaration.
    private func expansion(
        _ macro: String, _ role: String, _ declaration: String, parent: String = "", attribute: String = "", context: String? = nil
    ) throws -> String {
        var request: [String: Any] = [
            "macro": ["typeName": macro], "macroRole": role, "declSyntax": ["source": declaration], "parentDeclSyntax": ["source": parent],
            "extendedTypeSyntax": ["source": "Kept"], "attributeSyntax": ["source": attribute],
        ]
        if let context { request["lexicalContext"] = [["kind": "expression", "source": context]] }
        return try #require(AttachedUse(request)).expansion
    }

    @Test func aModelFollowsItsStoredProperties() throws {
        for stored in ["var a = 1", "private var a: Int", "@Attribute(.unique) public var a: [String: Int] = [:]"] {
            #expect(try expansion("ModelMacro", "memberAttribute", stored) == "@ObservationTracked", "\(stored)")
        }
        for other in ["let a = 1", "static var a = 1", "@Transient var a = 1", "func f() { var a = 1 }", "class var a: Int { 1 }", "init() {}"] {
            #expect(try expansion("ModelMacro", "memberAttribute", other) == "", "\(other)")
        }
        #expect(try expansion("ModelMacro", "member", "/* class No */ @Model final class Kept: Base { }").contains("KeyPath<Kept, Member>"))
    }

    @Test func aPropertyThatAnInitializerLeavesUnsetHasAPlace() throws {
        let parent = """
            @Model final class Kept {
                var a: Int
                var b: [String]
                var c: Int = 1
                init(a: Int) { self.a = a }
            }
            """
        func attribute(_ member: String) throws -> String { try expansion("ModelMacro", "memberAttribute", member, parent: parent) }
        #expect(try attribute("var a: Int") == "@ObservationTracked" && attribute("var c: Int = 1") == "@ObservationTracked")
        #expect(try attribute("var b: [String]") == "@_PersistedProperty")
        #expect(
            try expansion("PersistedPropertyMacro", "peer", "var b: [String]") == "@ObservationIgnored private var _b = SwiftData._Slot<[String]>()")
        #expect(try expansion("PersistedPropertyMacro", "accessor", "var b: [String]").contains("init(initialValue) { _b = SwiftData._Slot(initialValue) }"))
        #expect(try expansion("ModelMacro", "member", parent).contains("if property == \\Kept.b { return !_b.isSet }"))
    }

    @Test func aQueryHasTheArgumentsOfItsAttribute() throws {
        #expect(
            try expansion("QueryMacro", "peer", "@Query(sort: \\Item.name) private var items: [Item]", attribute: "@Query(sort: \\Item.name)")
                == "private(set) var _items: SwiftData.Query<Item, [Item]> = .init(sort: \\Item.name)")
        #expect(try expansion("QueryMacro", "peer", "@Query var items: Array<Item>", attribute: "@Query").hasSuffix("Query<Item, Array<Item>> = .init()"))
    }

    @Test func aQueryOfAClosureHasNoOtherVariable() throws {
        let query = "@Query(sort: \\Item.name) var items: [Item]"
        #expect(try expansion("QueryMacro", "peer", query, attribute: "@Query(sort: \\Item.name)", context: "{ }") == "")
        #expect(
            try expansion("QueryMacro", "accessor", query, attribute: "@Query(sort: \\Item.name)", context: "{ }")
                .contains("SwiftData.Query<Item, [Item]>(sort: \\Item.name).wrappedValue"))
    }

    @Test func aModelNamesItsRelationships() throws {
        let model = """
            @Model final class Note {
                #Index<Note>([\\.name], [\\.name, \\.day])
                static let limit = 1
                    + 2
                @Relationship(deleteRule: .cascade, inverse: \\Place.notes)
                var place: Place?
                @Relationship var tags: [Tag] = []
                @Attribute(.unique) var name: String
                var pages = [Page]()
                var day = Date(), title: String { name }
            }
            """
        let place = "SwiftData._Relationship(\\Note.place, deleteRule: .cascade, inverse: \\Place.notes)"
        let others = "SwiftData._Relationship(\\Note.tags), SwiftData._Relationship(\\Note.pages)"
        #expect(try expansion("ModelMacro", "member", model).contains("[\(place), \(others)]"))
    }

    @Test func aModelActorHasItsContainer() throws {
        let members = try expansion("ModelActorMacro", "member", "@ModelActor actor Importer { func add() {} }")
        #expect(members.contains("nonisolated let modelContainer") && members.contains("init(modelContainer: SwiftData.ModelContainer)"))
        #expect(try !expansion("ModelActorMacro", "member", "@ModelActor actor Importer { init() { } }").contains("init("))
    }

    @Test func anEntryHasAKey() throws {
        #expect(try expansion("EntryMacro", "accessor", "@Entry var a = 1").contains("get { self[__Key_a.self] }"))
        let typed = try expansion("EntryMacro", "peer", "@Entry var a: [Int]? = [1, 2] // why", parent: "extension EnvironmentValues { }")
        #expect(typed.contains("struct __Key_a: SwiftUI.EnvironmentKey") && typed.contains("static var defaultValue: [Int]? { [1, 2] }"))
        #expect(try expansion("EntryMacro", "peer", "@Entry var a: Int?", parent: "extension Transaction {}").contains("SwiftUI.TransactionKey"))
        #expect(try expansion("EntryMacro", "peer", "@Entry var a = \"}{\"").contains("static let defaultValue = \"}{\""))
    }

    @Test func animatableDataNestsItsParts() throws {
        let shape = """
            @Animatable struct Kept: Shape {
                var start: Angle
                var width = 1.0
                @AnimatableIgnored var ignored = 2.0
                var isOpen = true
                let fixed = 1.0
                var end: Double { width * 2 }
                func path(in rect: CGRect) -> Path { var x = 1.0; return Path(rect) }
            }
            """
        let text = try expansion("AnimatableMacro", "extension", shape)
        #expect(text.contains("SwiftUI.AnimatablePair<Angle.AnimatableData, Double.AnimatableData>"))
        #expect(text.contains("start.animatableData = newValue.first") && text.contains("width.animatableData = newValue.second"))
        #expect(!text.contains("ignored") && !text.contains("end"))
    }

    @Test func aSchemaMakesAnIntentOfItsVariables() throws {
        let intent = "@AppIntent(schema: .system.search) struct Kept { static var scopes = 1\nvar text: String }"
        #expect(try expansion("SchemaIntentMacro", "extension", intent) == "extension Kept: nonisolated AppIntents.AppIntent {}")
        #expect(try expansion("SchemaIntentMacro", "extension", "struct Kept: AppIntent { }") == "")
        #expect(try expansion("SchemaIntentMacro", "member", intent).contains("nonisolated init() {}"))
        #expect(try expansion("SchemaIntentMacro", "member", "package struct Kept {}").contains("package nonisolated static var title"))
        #expect(try expansion("SchemaIntentMacro", "member", "struct Kept { static let title = 1\ninit() {} }") == "")
        #expect(try expansion("SchemaIntentMacro", "memberAttribute", "var text: String?") == "@AppIntents.IntentParameter")
        for other in ["static var a = 1", "let a = 1", "@Parameter var a: Int", "var a: Int { 1 }", "func f() {}"] {
            #expect(try expansion("SchemaIntentMacro", "memberAttribute", other) == "", "\(other)")
        }
        #expect(try expansion("SchemaEntityMacro", "memberAttribute", "var id: String") == "")
        #expect(try expansion("SchemaEnumMacro", "member", "enum Kept: String { case a }").contains("typeDisplayRepresentation"))
    }
}

import Foundation
import Testing

/// The macros that are attached to declarations, from a declaration to the code that they add.
@Suite(.enabled(if: MacroPlugin.isThere, "Scripts/test names the library"))
struct MacroTests {
    /// - Parameters:
    ///   - parent: the declaration around it.
    ///   - closure: the closure around it.
    private func expansion(
        _ macro: String, _ role: String, _ declaration: String, parent: String? = nil, attribute: String = "@Attribute", closure: String? = nil
    ) throws -> String {
        let context = closure.map { [(kind: "expression", source: $0)] } ?? [(kind: "declaration", source: parent ?? "struct Kept {}")]
        return try MacroPlugin.expansion(
            MacroPlugin.Attached(macro: macro, role: role, attribute: attribute, declaration: declaration, parent: parent, context: context))
    }

    @Test(
        arguments: [
            "var a = 1", "private var a: Int", "@Attribute(.unique) public var a: [String: Int] = [:]", "@Attribute (.unique) var a = 1",
            "/* static */ var a = 1",
            "var a = 1 { didSet { print(a) } }", "#if DEBUG\nvar a = 1\n#endif", "var `default`: Int",
        ])
    func aModelFollowsItsStoredProperties(_ stored: String) throws {
        // The compiler asks for each declaration in a condition.
        let member = stored.split(separator: "\n").count == 3 ? String(stored.split(separator: "\n")[1]) : stored
        #expect(try expansion("ModelMacro", "memberAttribute", member, parent: "class Kept { \(stored) }") == "@ObservationTracked")
    }

    @Test(
        arguments: [
            "let a = 1", "static var a = 1", "@Transient var a = 1", "@SwiftData . Transient\nvar a = 1", "func f() { var a = 1 }", "class var a: Int { 1 }",
            "init() {}", "var a: Int { 1 }", "var a: Int { get { 1 } set {} }", "lazy var a = 1", "@ObservationIgnored var a = 1",
        ])
    func aModelLeavesOtherMembersAlone(_ other: String) throws {
        #expect(try expansion("ModelMacro", "memberAttribute", other, parent: "class Kept { \(other) }") == "")
    }

    @Test func aModelNamesItselfInItsMembers() throws {
        #expect(try expansion("ModelMacro", "member", "/* class No */ @Model final class Kept: Base { }").contains("KeyPath<Kept, Member>"))
        #expect(try expansion("ModelMacro", "member", "public class `Type`<Element> { }").contains("public nonisolated static var _relationships"))
        #expect(
            try expansion("ModelMacro", "extension", "class Kept {}")
                == "extension Kept: nonisolated Observation.Observable { } extension Kept: nonisolated SwiftData.PersistentModel { }")
    }

    @Test func aPropertyThatAnInitializerLeavesUnsetHasAPlace() throws {
        let parent = """
            @Model final class Kept {
                var a: Int
                var b: [String]
                var c: Int = 1
                var d, e: Int
                var `default`: String
                var f: Swift.Optional<Int>
                init(a: Int) {
                    self.a = a
                    let b = ["self.b = 1"] // self.b = []
                    (d, self.e) = (b.count, 2)
                    if b == [] { print("default =") }
                }
                convenience init() { self.init(a: 1) }
            }
            """
        func attribute(_ member: String) throws -> String { try expansion("ModelMacro", "memberAttribute", member, parent: parent) }
        for set in ["var a: Int", "var c: Int = 1", "var d: Int", "var e: Int", "var f: Swift.Optional<Int>"] {
            #expect(try attribute(set) == "@ObservationTracked", "\(set)")
        }
        #expect(try attribute("var b: [String]") == "@_PersistedProperty")
        #expect(
            try expansion("PersistedPropertyMacro", "peer", "var b: [String]") == "@ObservationIgnored private var _b = SwiftData._Slot<[String]>()")
        #expect(try expansion("PersistedPropertyMacro", "accessor", "var b: [String]").contains("init(initialValue) { _b = SwiftData._Slot(initialValue) }"))
        #expect(
            try expansion("PersistedPropertyMacro", "accessor", "var `default`: [String]").contains(
                "get { access(keyPath: \\.`default`) return _default.value }"))
        let members = try expansion("ModelMacro", "member", parent)
        #expect(members.contains("if property == \\Kept.b { return !_b.isSet } if property == \\Kept.`default` { return !_default.isSet } return false"))
    }

    @Test(arguments: ["Books", "[Book]", "Array<Book>", "Swift.Array<Book>", "[any Kept.Book]", "Library.Books"])
    func aQueryTakesTheElementsFromItsType(_ type: String) throws {
        let peer = try expansion("QueryMacro", "peer", "@Query private var books: \(type)", attribute: "@Query")
        #expect(peer == "private(set) var _books: SwiftData.Query<\(type).Element, \(type)> = .init()")
        #expect(try expansion("QueryMacro", "accessor", "@Query private var books: \(type)", attribute: "@Query") == "{ get { _books.wrappedValue } }")
    }

    @Test func aQueryHasTheArgumentsOfItsAttribute() throws {
        for attribute in ["@Query(sort: \\Item.name)", "@Query (sort: \\Item.name)", "@SwiftData.Query(\n    sort: \\Item.name // why\n)"] {
            let peer = try expansion("QueryMacro", "peer", "\(attribute) private var items: [Item]", attribute: attribute)
            #expect(peer.hasPrefix("private(set) var _items: SwiftData.Query<[Item].Element, [Item]> = .init(") && peer.contains("sort: \\Item.name"))
        }
    }

    @Test(arguments: ["{ }", "{ (a: Int) -> Int in 1 }"])
    func aQueryOfAClosureHasNoOtherVariable(_ closure: String) throws {
        let query = "@Query(sort: \\Item.name) var items: [Item]"
        #expect(try expansion("QueryMacro", "peer", query, attribute: "@Query(sort: \\Item.name)", closure: closure) == "")
        #expect(
            try expansion("QueryMacro", "accessor", query, attribute: "@Query(sort: \\Item.name)", closure: closure)
                .contains("SwiftData.Query<[Item].Element, [Item]>(sort: \\Item.name).wrappedValue"))
        #expect(try expansion("QueryMacro", "peer", query, parent: "func f() {}") == "")
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
                @Relationship (.unique, deleteRule : .deny, inverse: nil) var `class`: Optional<[School.Class]>
                @Attribute(.unique) var name: String
                var pages = [Page]()
                var day = Date(), title: String { name }
                var days: [Date]?, book: Book?
                var pair: (Page, Page), map: [String: Page], box: Box<Page>
                struct Inner { var page: Page }
            }
            """
        let place = "SwiftData._Relationship(\\Note.place, deleteRule: .cascade, inverse: \\Place.notes)"
        let others = "SwiftData._Relationship(\\Note.tags), SwiftData._Relationship(\\Note.`class`, deleteRule: .deny)"
        let last = "SwiftData._Relationship(\\Note.pages), SwiftData._Relationship(\\Note.book)"
        #expect(try expansion("ModelMacro", "member", model).contains("[\(place), \(others), \(last)]"))
    }

    @Test func aModelActorHasItsContainer() throws {
        let members = try expansion("ModelActorMacro", "member", "@ModelActor actor Importer { func add() {} }")
        #expect(members.contains("nonisolated let modelContainer") && members.contains("init(modelContainer: SwiftData.ModelContainer)"))
        #expect(try !expansion("ModelActorMacro", "member", "@ModelActor actor Importer { init() { } }").contains("init("))
    }

    @Test func anEntryHasAKey() throws {
        func peer(_ declaration: String, _ parent: String = "extension EnvironmentValues {}") throws -> String {
            try expansion("EntryMacro", "peer", declaration, parent: parent)
        }
        #expect(try expansion("EntryMacro", "accessor", "@Entry var a = 1").contains("get { self[__Key_a.self] }"))
        let typed = try peer("@Entry var a: [Int]? = [1, 2] // why")
        #expect(typed.contains("struct __Key_a: SwiftUI.EnvironmentKey") && typed.contains("static var defaultValue: [Int]? { [1, 2] }"))
        #expect(try peer("@Entry var a: Int?", "extension Transaction {}").contains("SwiftUI.TransactionKey"))
        #expect(try peer("@Entry var a: Int?", "extension SwiftUI.ContainerValues {}").contains("SwiftUI.ContainerValueKey"))
        #expect(try peer("@Entry var a = \"}{\"").contains("static let defaultValue = \"}{\""))
        #expect(
            try peer("@Entry var `default`: () -> Void = { }")
                == "private struct __Key_default: SwiftUI.EnvironmentKey { static var defaultValue: () -> Void { { } } }")
        for optional in ["Int?", "Optional<Int>", "Swift.Optional<Int>"] {
            #expect(try peer("@Entry var a: \(optional)", "extension FocusedValues {}").contains("FocusedValueKey { typealias Value = Int }"), "\(optional)")
        }
    }

    @Test func animatableDataNestsItsParts() throws {
        let shape = """
            @Animatable struct Kept: Shape {
                var start: Angle
                var width = 1.0, height: CGFloat { didSet { } }
                @AnimatableIgnored var ignored = 2.0
                @SwiftUI.AnimatableIgnored /* why */ var other: Double
                var isOpen = true
                let fixed = 1.0
                var names: Array<Double>, pair: (Double, Double), action: () -> Double, last: Double?
                var end: Double { width * 2 }
                var turn = Angle.degrees(3), sign = -2.5
                func path(in rect: CGRect) -> Path { var x = 1.0; return Path(rect) }
            }
            """
        let text = try expansion("AnimatableMacro", "extension", shape)
        let types = ["Angle", "Double", "CGFloat", "Angle"].map { "SwiftUI.AnimatablePair<\($0).AnimatableData, " }.joined()
        #expect(text.contains("extension Kept: SwiftUI.Animatable { nonisolated var animatableData: \(types)Double.AnimatableData>>>>"))
        #expect(text.contains("start.animatableData = newValue.first") && text.contains("sign.animatableData = newValue.second.second.second.second"))
        #expect(!text.contains("ignored") && !text.contains("end"))
        #expect(try expansion("AnimatableMacro", "extension", "public struct Kept { var a = 1.0 }").contains("public nonisolated var animatableData: Double"))
        let own = "struct Kept { var a = 1.0\nvar animatableData: Double { get { a } set { a = newValue } } }"
        #expect(try expansion("AnimatableMacro", "extension", own) == "extension Kept: SwiftUI.Animatable { }")
    }

    @Test func generatedValuesAreCompletedLater() throws {
        let text = try expansion(
            "GenerableMacro", "extension",
            "@Generable(description: \"a { b\") struct Kept { @Guide(.count(3)) let names: [String]\nvar age: Optional<Int>, x = 1\nstatic var all = 1 }"
        )
        #expect(
            text.contains(
                "Identifiable, Sendable { var id = FoundationModels.GenerationID() var names: [String].PartiallyGenerated? var age: Int.PartiallyGenerated? }"))
        #expect(try expansion("GenerableMacro", "extension", "public struct Kept { var id: String }").contains("struct PartiallyGenerated: Sendable"))
        #expect(try !expansion("GenerableMacro", "extension", "enum Kept { case a }").contains("PartiallyGenerated"))
    }

    @Test func aSchemaMakesAnIntentOfItsVariables() throws {
        let intent = "@AppIntent(schema: .system.search) struct Kept { static var scopes = 1\nvar text: String }"
        #expect(try expansion("SchemaIntentMacro", "extension", intent) == "extension Kept: nonisolated AppIntents.AppIntent { }")
        for inherited in ["AppIntent", "Other, @MainActor AppIntents.AppIntent", "Other & AppIntent"] {
            #expect(try expansion("SchemaIntentMacro", "extension", "struct Kept: \(inherited) { }") == "", "\(inherited)")
        }
        #expect(try expansion("SchemaIntentMacro", "member", intent).contains("nonisolated init() { }"))
        #expect(try expansion("SchemaIntentMacro", "member", "package struct Kept {}").contains("package nonisolated static var title"))
        #expect(try expansion("SchemaIntentMacro", "member", "struct Kept { static let title = 1\ninit() {} }") == "")
        #expect(try expansion("SchemaIntentMacro", "memberAttribute", "var text: String?", parent: intent) == "@AppIntents.IntentParameter")
        for other in ["static var a = 1", "let a = 1", "@Parameter var a: Int", "var a: Int { 1 }", "func f() {}"] {
            #expect(try expansion("SchemaIntentMacro", "memberAttribute", other, parent: intent) == "", "\(other)")
        }
        #expect(try expansion("SchemaEntityMacro", "memberAttribute", "var id: String", parent: "struct Kept {}") == "")
        #expect(try expansion("SchemaEnumMacro", "member", "enum Kept: String { case a }").contains("typeDisplayRepresentation"))
    }

    @Test func otherMacrosStandForCallsOrNothing() throws {
        #expect(try MacroPlugin.expansion("RuleMacro", "expression", "#Rule(Self.$isOn) { $0 == true }") == "TipKit.Tips.Rule(Self.$isOn) { $0 == true }")
        #expect(try MacroPlugin.expansion("NoDeclarationMacro", "declaration", "#Index<Note>([\\.name])") == "")
        #expect(try expansion("NothingMacro", "peer", "@Transient var a = 1") == "")
    }
}

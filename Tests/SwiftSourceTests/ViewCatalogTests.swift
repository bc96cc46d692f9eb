import Commands
import Foundation
import SwiftFacts
import Testing

@testable import SwiftSource

/// The types of a source that are views, and the one that is shown.
struct ViewCatalogTests {
    private typealias Entry = ViewCatalog.Entry

    @Test(arguments: [
        ("Only", nil, "Only"), ("A ContentView", nil, "ContentView"), ("A B P!", nil, "P"), ("-A B P!", nil, "B"), ("-A P! Q!", nil, "P"),
        ("A B", "B", "B"), ("A ContentView MyApp*", nil, "MyApp"), ("A MyApp*", "A", "A"), ("A ContentView P!", "P", "P"),
        ("Outer.Inner A", "Outer.Inner", "Outer.Inner"), ("A P!", "P 2", "P 2"),
    ])
    func chooses(_ names: String, _ wanted: String?, _ expected: String) throws {
        #expect(try Self.catalog(names).choose(wanted, path: "x.swift").name == expected)
    }

    @Test func aViewWithAnEnvironmentIsShownByItsPreview() throws {
        let entries = Self.catalog("A P! Q!").entries
        #expect(try ViewCatalog(entries: entries, previews: ["A": "Q"]).choose(nil, path: "x.swift").name == "Q")
        #expect(try ViewCatalog(entries: entries, previews: ["A": "Q"]).choose("A", path: "x.swift").name == "Q")
        #expect(try ViewCatalog(entries: entries, previews: ["B": "Q"]).choose(nil, path: "x.swift").name == "A")
    }

    @Test(arguments: [
        ("A B", "C", "--view C: x.swift has no view with this name; it has A, B"),
        ("-A", "C", "--view C: x.swift has no view with this name; it has no views that can be shown"),
        ("-A B", "A", "--view A: because"),
        ("A B", nil, "x.swift has several views; choose one with --view: A, B"),
        ("A P!", "A 2", "--view A 2: x.swift has no view with this name; it has A, P"),
        ("A P!", "P 0", "--view P 0: x.swift has no view with this name; it has A, P"),
    ])
    func refusesTheChoice(_ names: String, _ wanted: String?, _ message: String) throws {
        if wanted == nil { #expect(try Self.catalog(names).choose(nil, path: "x.swift", takesFirst: true).name == "A") }
        #expect(throws: UsageError(message)) { try Self.catalog(names).choose(wanted, path: "x.swift") }
    }

    @Test func nothingToShowIsTheSourcesFault() {
        let message =
            "x.swift: no view can be shown; it must be a type that conforms to View and has an init(), or a preview must show it\nx.swift: A: because"
        #expect(throws: SwiftSourceError(message)) { try Self.catalog("-A").choose(nil, path: "x.swift") }
    }

    @Test func theListingShowsViewsAndPreviews() {
        #expect(Self.catalog("A P! -B App*").listing() == "App  app\nP  preview\nA  view\nB  view  (can't be shown: because)")
        let entries = Self.catalog("A P! -B").entries
        #expect(ViewCatalog(entries: entries, previews: ["B": "P"]).listing() == "P  preview\nA  view\nB  view  (shown by P)")
    }

    @Test func aListHasOneRowForEachPreviewOfAProvider() {
        func entry(_ name: String, line: Int, provider: String? = nil, displayName: String? = nil) -> Entry {
            Entry(name: name, kind: .preview, provider: provider, displayName: displayName, place: Entry.Place(file: "x.swift", line: line))
        }
        func listing(_ parts: [PreviewFact.Part]?, _ others: [Entry] = []) -> String {
            var provider = entry("P", line: 1)
            provider.parts = parts
            return ViewCatalog(entries: [provider] + others).listing()
        }
        let named = [entry("One", line: 3, provider: "P"), entry("P Two", line: 4, provider: "P", displayName: "Two")]
        #expect(listing([.init(line: 3, name: "One"), .init(line: 4, name: "Two")], named) == "One  preview  x.swift:3\nP Two  preview  x.swift:4")
        #expect(
            listing([.init(line: 2), .init(line: 3, name: "One"), .init(line: 5)], [named[0]])
                == "P  preview  x.swift:2\nOne  preview  x.swift:3\nP 3  preview  x.swift:5")
        #expect(listing([.init(line: 3)]) == "P  preview  x.swift:1")
        #expect(listing(nil, [named[0]]) == "P  preview  x.swift:1\nOne  preview  x.swift:3")
    }

    /// Names: `A` is a view, `P!` a preview, `M*` an app, `-A` something that can't be shown.
    private static func catalog(_ names: String) -> ViewCatalog {
        ViewCatalog(
            entries: names.split(separator: " ").map { name in
                let plain = name.trimmingCharacters(in: CharacterSet(charactersIn: "!-*"))
                return Entry(
                    name: plain, kind: name.hasSuffix("!") ? .preview : name.hasSuffix("*") ? .app : .view, obstacle: name.hasPrefix("-") ? "because" : nil)
            })
    }

    /// The compiler's graph, reduced to the parts that are read.
    @Test func readsTheSymbolGraph() throws {
        func symbol(_ id: String, _ path: String, kind: String = "swift.struct", access: String = "internal", line: Int = 0, generic: Bool = false) -> String {
            let names = path.split(separator: ".").map { "\"\($0)\"" }
            let generics = generic ? #","swiftGenerics":{"parameters":[{"name":"T","index":0,"depth":0}]}"# : ""
            return #"{"kind":{"identifier":"\#(kind)","displayName":"x"},"identifier":{"precise":"\#(id)","interfaceLanguage":"swift"},"#
                + #""names":{"title":\#(names.last ?? "")},"pathComponents":[\#(names.joined(separator: ","))],"accessLevel":"\#(access)""#
                + generics + #","location":{"uri":"file:///x.swift","position":{"line":\#(line),"character":0}}}"#
        }
        func relationship(_ kind: String, _ source: String, _ target: String) -> String {
            #"{"kind":"\#(kind)","source":"\#(source)","target":"\#(target)"}"#
        }
        let view = "s:5Views4ViewP"
        let locals = ["s:1M04View_pyScMYccfU0_1AL_V", "s:1M04View_pyScMYccfU0_4LastL12_V"]
        let symbols = [
            symbol("last", "Last", line: 9), symbol("last.init", "Last.init()", kind: "swift.init"),
            symbol("a", "A", line: 1), symbol("a.init", "A.init()", kind: "swift.init"), symbol("a.init2", "A.init(n:)", kind: "swift.init", access: "private"),
            symbol("need", "Need", line: 2), symbol("need.init", "Need.init(a:)", kind: "swift.init"),
            symbol("secret", "Secret", access: "private", line: 3), symbol("secret.init", "Secret.init()", kind: "swift.init"),
            symbol("inner", "Secret.Inner", line: 4), symbol("inner.init", "Secret.Inner.init()", kind: "swift.init"),
            symbol("gen", "Gen", line: 5, generic: true), symbol("gen.init", "Gen.init()", kind: "swift.init"),
            symbol("hidden", "Hidden", line: 6), symbol("hidden.init", "Hidden.init()", kind: "swift.init", access: "private"),
            // Types of a preview's closure.
            symbol(locals[0], "A", access: "private", line: 20), symbol(locals[1], "Last", access: "private", line: 21),
            symbol("p", "P", line: 7), symbol("model", "Model", line: 8), symbol("proto", "Proto", kind: "swift.protocol"),
        ]
        let members = [
            ("last.init", "last"), ("a.init", "a"), ("a.init2", "a"), ("need.init", "need"), ("secret.init", "secret"), ("inner.init", "inner"),
            ("gen.init", "gen"), ("hidden.init", "hidden"),
        ]
        let relationships =
            (["last", "a", "need", "secret", "inner", "gen", "hidden", "proto"] + locals).map { relationship("conformsTo", $0, view) }
            + [relationship("conformsTo", "p", "s:5Views15PreviewProviderP"), relationship("conformsTo", "model", "s:s8SendableP")]
            + members.map { relationship("memberOf", $0, $1) }
        let json = #"{"symbols":[\#(symbols.joined(separator: ","))],"relationships":[\#(relationships.joined(separator: ","))]}"#
        let isPrivate = "it is private, so it can't be used outside its file; make it internal"
        let catalog = try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8)).catalog()
        func place(_ line: Int) -> Entry.Place { Entry.Place(file: "/x.swift", line: line) }
        #expect(
            catalog.entries == [
                Entry(name: "A", kind: .view, place: place(2)),
                Entry(name: "Need", kind: .view, obstacle: "it has no init(), only init(a:); a preview can pass the arguments", place: place(3)),
                Entry(name: "Secret", kind: .view, obstacle: isPrivate, place: place(4)),
                Entry(name: "Secret.Inner", kind: .view, obstacle: isPrivate, place: place(5)),
                Entry(name: "Gen", kind: .view, obstacle: "it is generic; a preview can specify its parameters", place: place(6)),
                Entry(name: "Hidden", kind: .view, obstacle: "it has no init(); a preview can pass the arguments", place: place(7)),
                Entry(name: "P", kind: .preview, place: place(8)),
                Entry(name: "Last", kind: .view, place: place(10)),
            ])
    }

    @Test func theEntryPointNamesWhatCanBeShown() {
        let text = ProgramBuilder.entryPoint(of: Self.catalog("A.B P! -C"))
        #expect(text.contains("[\n    .view(\"A.B\") { A.B() },\n    .provider(\"P\") { P.previews },\n]\n"))
        #expect(!text.contains("\"C\""))
    }

    @Test(arguments: [
        ("@EnvironmentObject var store: Store", "ContentView_Previews"), ("@Environment(Store.self) private var store", "ContentView_Previews"),
        ("@Environment(\\.managedObjectContext) private var context", "ContentView_Previews"),
        ("@FetchRequest(sortDescriptors: []) private var items: FetchedResults<Item>", "ContentView_Previews"),
        ("@Environment(\\.dismiss) private var dismiss", "ContentView"), ("@State private var store = Store()", "ContentView"),
    ])
    func aViewThatReadsTheEnvironmentIsShownByItsPreview(_ property: String, _ expected: String) throws {
        let file = try SwiftSource.File(
            generated: """
                import SwiftUI
                struct Row: View { var body: some View { Text("Row") } }
                struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }
                struct ContentView: View { \(property); var body: some View { List { Row() } } }
                struct ContentView_Previews: PreviewProvider { static var previews: some View { ContentView().environmentObject(Store()) } }
                """, path: "a.swift")
        let names = ["Row", "Row_Previews", "ContentView", "ContentView_Previews"]
        func catalog(_ names: [String]) -> ViewCatalog {
            ViewCatalog(
                entries: names.enumerated().map { index, name in
                    Entry(name: name, kind: name.hasSuffix("s") ? .preview : .view, place: Entry.Place(file: "a.swift", line: index + 2))
                }
            ).withPreviews(of: [file])
        }
        #expect(try catalog(names).choose(nil, path: "a.swift").name == expected)
        #expect(try catalog(names.dropLast()).choose(nil, path: "a.swift").name == "ContentView")
    }

    @Test func linesOfAnAppKeepItsDelegates() throws {
        let file = try SwiftSource.File(generated: "import UIKit\nclass Scene: UIResponder {}\n", path: "a.swift")
        let delegates = Entry.Delegates(app: nil, scene: "Scene")
        let old = ViewCatalog(entries: [Entry(name: "Scene", kind: .app, place: Entry.Place(file: "a.swift", line: 1), delegates: delegates)])
        let entry = old.withLines(of: [file]).entries[0]
        #expect(entry.place?.line == 2 && entry.delegates == delegates)
    }

    @Test func linesAreThoseOfTheFilesAsTheyAre() throws {
        let file = try SwiftSource.File(
            generated: "// moved\nimport SwiftUI\n\nstruct A: View {}\nextension A { struct Row: View {} }\n#Preview { A() }\n\n#Preview { A() }\n",
            path: "a.swift")
        func entry(_ name: String, line: Int, symbol: String? = nil) -> ViewCatalog.Entry {
            ViewCatalog.Entry(name: name, kind: .view, symbol: symbol, place: ViewCatalog.Entry.Place(file: "a.swift", line: line))
        }
        let old = ViewCatalog(entries: [
            entry("A", line: 1), entry("A.Row", line: 1), entry("Preview", line: 2, symbol: "p"), entry("Preview 2", line: 3, symbol: "q"),
        ])
        #expect(old.withLines(of: [file]).entries.map(\.place?.line) == [4, 5, 6, 8])
    }
}

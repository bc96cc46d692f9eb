import Commands
import Foundation
import Testing

@testable import SwiftSource

/// What is drawn of a file, and which preview shows a view.
struct FileChoiceTests {
    private typealias Entry = ViewCatalog.Entry

    /// Returns the catalog of files: `A` is a view, `P!` a preview, `M*` an app, `-A` something that can't be made from its name.
    private static func catalog(_ files: [String: String], previews: [String: String] = [:]) -> ViewCatalog {
        let entries = files.sorted { $0.key < $1.key }.flatMap { file, names in
            names.split(separator: " ").enumerated().map { index, name in
                let plain = name.trimmingCharacters(in: CharacterSet(charactersIn: "!-*"))
                return Entry(
                    name: plain.replacing("_", with: " "), kind: name.hasSuffix("!") ? .preview : name.hasSuffix("*") ? .app : .view,
                    obstacle: name.hasPrefix("-") ? "because" : nil, symbol: name.hasSuffix("!") ? "s" : nil,
                    place: Entry.Place(file: file, line: index + 1))
            }
        }
        return ViewCatalog(entries: entries, previews: previews)
    }

    @Test(arguments: [
        ("Row Other P! Q!", "P"), ("App* Row P!", "P"), ("App* Row", "App"), ("Other Row", "Row"), ("Other More", "Other"), ("-Row Other", "Other"),
    ])
    func ofAFileTheCanvasIsDrawn(_ names: String, _ expected: String) throws {
        let catalog = Self.catalog(["a.swift": "Main* ContentView First!", "Row.swift": names])
        #expect(try catalog.choose(nil, path: "Row.swift", file: "Row.swift").name == expected)
    }

    @Test func aViewThatNeedsArgumentsIsShownByThePreviewOfAnotherFile() throws {
        let catalog = Self.catalog(["Previews.swift": "P! Q!", "Row.swift": "-Row", "Empty.swift": ""], previews: ["Row": "Q"])
        #expect(try catalog.choose(nil, path: "Row.swift", file: "Row.swift").name == "Q")
        #expect(try catalog.choose("Row", path: "App").name == "Q")
        let message = "Empty.swift: no view can be shown; it must be a type that conforms to View and has an init(), or a preview must show it"
        #expect(throws: SwiftSourceError(message)) { try catalog.choose(nil, path: "Empty.swift", file: "Empty.swift") }
    }

    @Test func namesAreThoseOfTheFileFirst() throws {
        let catalog = Self.catalog(["a.swift": "Preview! Preview_2!", "b.swift": "Preview_3! Preview_4! Card!"])
        func name(_ wanted: String) throws -> String { try catalog.choose(wanted, path: "b.swift", file: "b.swift").name }
        #expect(try name("Preview") == "Preview 3" && name("Preview 2") == "Preview 4" && name("Preview 3") == "Preview 3" && name("Card") == "Card")
        #expect(throws: UsageError("--view X: b.swift has no view with this name; it has Preview 3, Preview 4, Card")) { try name("X") }
    }

    @Test func rowsAreThoseOfTheFileWithTheAppFirst() {
        let catalog = Self.catalog(["a.swift": "A P! -B", "b.swift": "Main* Q!"], previews: ["B": "P"])
        #expect(
            catalog.listing() == """
                Main  app  b.swift:1
                P  preview  a.swift:2
                Q  preview  b.swift:2
                A  view  a.swift:1
                B  view  a.swift:3  (shown by P)
                """)
        #expect(catalog.rows(in: "b.swift").map(\.name) == ["Main", "Q"])
    }

    /// Returns the previews of views in the text of one file, whose declarations the lines tell.
    private static func previews(_ lines: [String], obstacles: Set<String> = []) throws -> [String: String] {
        let file = try SwiftSource.File(generated: lines.joined(separator: "\n"), path: "a.swift")
        let entries = lines.enumerated().compactMap { index, line -> Entry? in
            let place = Entry.Place(file: "a.swift", line: index + 1)
            if line.hasPrefix("#Preview") { return Entry(name: "P\(index)", kind: .preview, symbol: "s", place: place) }
            guard line.hasPrefix("struct ") else { return nil }
            let name = String(line.dropFirst(7).prefix { $0 != ":" })
            return Entry(
                name: name, kind: line.contains("PreviewProvider") ? .preview : .view, obstacle: obstacles.contains(name) ? "because" : nil, place: place)
        }
        return ViewCatalog(entries: entries).withPreviews(of: [file]).previews ?? [:]
    }

    @Test func aPreviewShowsAViewThatNeedsArgumentsOrAnEnvironment() throws {
        let row = "struct Row: View { let name: String; var body: some View { Text(name) } }"
        let store = "struct List: View { @EnvironmentObject var store: Store; var body: some View { Row(name: store.name) } }"
        let outer = "struct Outer: View { var body: some View { NavigationStack { List() } } }"
        let plain = "struct Plain: View { var body: some View { Row(name: \"\") } }"
        let previews = [
            "#Preview { VStack { Plain(); Row(name: \"b\") } }", "#Preview { Row(name: \"a\") }", "#Preview { Outer().environmentObject(Store()) }",
            "struct List_Previews: PreviewProvider { static var previews: some View { List().environmentObject(Store()) } }",
        ]
        let found = try Self.previews([row, store, outer, plain] + previews, obstacles: ["Row"])
        #expect(found == ["Row": "P5", "List": "List_Previews", "Outer": "P6"])
        // Without a preview of its own, what shows the view around it.
        #expect(try Self.previews([row, store, outer, plain, previews[2]], obstacles: ["Row"]) == ["Row": "P4", "List": "P4", "Outer": "P4"])
        #expect(try Self.previews([row, plain], obstacles: ["Row"]) == ["Row": "Plain"])
    }
}

import Foundation
import FramePipeline
import Testing

/// Commands with a file of a project.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil, "Scripts/test names the library"))
struct FileOfProjectTests {
    private let folder: CommandFolder

    /// An app without a project file, as in `Scenes/Apps`.
    init() throws {
        folder = try CommandFolder()
        let files = [
            "App/Main.swift": "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { ContentView().environmentObject(Store()) } } }\n",
            "Models/Store.swift": "import Combine\nfinal class Store: ObservableObject { @Published var name = \"Ann\" }\n",
            "Views/ContentView.swift": """
            import SwiftUI
            struct ContentView: View {
                @EnvironmentObject private var store: Store
                var body: some View { Row(name: store.name) }
            }
            struct Row: View {
                let name: String
                var body: some View { Text(name) }
            }
            #Preview("First") { Row(name: "Bea") }
            #Preview("Second") { ContentView().environmentObject(Store()) }
            """,
            "Views/Badge.swift":
                "import SwiftUI\nstruct Other: View { var body: some View { Text(\"no\") } }\nstruct Badge: View { var body: some View { Text(\"yes\") } }\n",
        ]
        for (name, text) in files { try folder.write(text, to: name) }
    }

    private func texts(_ arguments: String...) throws -> [String] {
        let result = try folder.run(["layout"] + arguments)
        #expect(result.status == 0, "\(result.errors)")
        return result.output.split(separator: "\n").filter { $0.contains("Text \"") }.map { String($0.split(separator: "\"")[1]) }
    }

    @Test func aFileIsDrawnAsXcodesCanvasShowsIt() throws {
        #expect(try texts("Views/ContentView.swift") == ["Bea"])
        #expect(try texts("Views/Badge.swift") == ["yes"])
        #expect(try texts("App/Main.swift") == ["Ann"] && texts(".") == ["Ann"])
        #expect(try texts("Views/ContentView.swift", "--view", "ContentView") == ["Ann"] && texts(".", "--view", "Row") == ["Bea"])
        let list = try folder.run("Views/ContentView.swift", "--list")
        #expect(
            list.output
                == """
                First  preview  Views/ContentView.swift:10
                Second  preview  Views/ContentView.swift:11
                ContentView  view  Views/ContentView.swift:2  (shown by Second)
                Row  view  Views/ContentView.swift:6  (shown by First)

                """.replacing("Views", with: "./Views"))
    }

    /// The listing has the names and lines of the source, and not the views that SwiftUI's views consist of.
    @Test func layoutNamesTheViewsOfTheSource() throws {
        try folder.write(
            """
            import SwiftUI
            struct Item: View {
                let name: String
                var body: some View {
                    HStack { Image(systemName: "cart"); Text(name) }
                        .padding(4)
                }
            }
            struct Shop: View {
                @State private var count = 1
                @State private var search = ""
                private var header: some View { Text("Welcome") }
                var body: some View {
                    NavigationStack {
                        List {
                            header
                            Stepper("Apples", value: $count)
                            Section("Fruits") {
                                ForEach(["Kiwi", "Plum"], id: \\.self) { name in
                                    NavigationLink { Text("Detail") } label: { Item(name: name) }
                                }
                            }
                        }
                        .navigationTitle("Cart")
                        .searchable(text: $search)
                        .toolbar { Button("Add", systemImage: "plus") {} }
                    }
                }
            }
            """, to: "Views/Shop.swift")
        let shown = try folder.run("layout", "Views/Shop.swift", "--view", "Shop", "--device", "iPhone-16")
        // Names, labels, and the lines that differ from those of the views around.
        let lines: [String] = shown.output.split(separator: "\n").map { line in
            let text = String(line).replacing(#/ {2}-?[\d.]+ .*?(?= {2}|$)/#, with: "")
            return text.replacing("  ./Views/Shop.swift", with: " ")
        }
        let rows: [String] = ["Kiwi", "Plum"].flatMap { (name: String) -> [String] in
            ["NavigationLink :20", "  Item", "    padding :6", "      HStack :5", "        Image \"cart\"", "        Text \"\(name)\""].map { "      " + $0 }
        }
        let list: [String] = ["Text \"Welcome\" :12", "Stepper \"Apples\" :17", "Section \"Fruits\" :18"].map { "    " + $0 }
        let expected: [String] = ["NavigationStack :14", "  List :15"] + list + rows + ["  Button \"Add\" :26"]
        #expect(lines == expected)
        let all = try folder.run("layout", "Views/Shop.swift", "--view", "Shop", "--device", "iPhone-16", "--all")
        #expect(all.output.split(separator: "\n").count > 3 * lines.count)
    }

    /// A program in the cache knows its files by the paths of the command that built it.
    @Test func aProgramInTheCacheIsThatOfEachPathOfTheFile() throws {
        for path in ["./Views/Badge.swift", "Views/Badge.swift", folder.path("Views/Badge.swift")] {
            let result = try folder.run(path, "--alone", "--list")
            #expect(result.output.contains("Badge  view  ") && result.output.contains("Badge.swift:"), "\(path): \(result.errors)")
        }
    }

    @Test func aFileIsDrawnAloneIfItsProjectCannotBeBuilt() throws {
        try folder.write("struct Broken { let count: Int = \"many\" }\n", to: "Models/Broken.swift")
        let result = try folder.run("still", "Views/Badge.swift", "-o", "a.png")
        #expect(result.status == 0)
        let message = "render: warning: ./Views/Badge.swift is drawn alone, without the folder ., which can't be built: "
        #expect(result.errors.hasPrefix(message), "\(result.errors)")
        #expect(try folder.run("still", "Views/ContentView.swift", "-o", "b.png").status == 65)
        let alone = try folder.run("still", "Views/Badge.swift", "--alone", "-o", "c.png", "-q")
        #expect(alone.status == 0 && alone.errors.isEmpty)
        #expect(try folder.text("a.png") == folder.text("c.png"))
    }
}

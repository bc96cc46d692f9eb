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

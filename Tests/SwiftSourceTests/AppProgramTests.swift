import Commands
import Foundation
import FramePipeline
import SceneCommands
import Synchronization
import Testing

@testable import SwiftSource

/// Folders with apps and previews, from their files to the texts on the screen.
///
/// They need the library of `Scripts/build-runtime`, which `Scripts/test` names in `EASEL_RUNTIME`.
@Suite(.serialized, .needsRuntime)
final class AppProgramTests: Sendable {
    private let folder: URL

    init() throws { folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)") }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files { try AtomicFile.write(Array(text.utf8), to: folder.appending(path: "App/\(name)").path) }
    }

    /// Compiles the folder with its own cache.
    private func program(
        tolerance: Tolerance? = nil, for target: CompilationTarget = CompilationTarget(), report: @escaping @Sendable (String) -> Void = { _ in }
    ) throws -> BuiltProgram {
        let environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder.appending(path: "cache").path]) { $1 }
        let builder = try ProgramBuilder(environment: environment, command: URL(filePath: "/"), report: report)
        var source = try SwiftSource(path: folder.appending(path: "App").path, for: target)
        return try builder.program(of: &source, tolerance: tolerance)
    }

    private func layout(
        _ program: BuiltProgram, _ view: String? = nil, format: LayoutFormat = .text, _ change: (inout RenderOptions) -> Void = { _ in }
    ) throws -> String {
        var options = RenderOptions(input: folder.path)
        options.view = try program.catalog.choose(view, path: "App").name
        options.isQuiet = true
        change(&options)
        let request = ViewRequest(options: options, job: .layout(at: 0, format: format))
        return try ProgramRun.output(of: program.executable, request, environment: ["CFFIXED_USER_HOME": folder.path])
    }

    private func texts(_ layout: String) -> [String] { ProgramRun.labels(in: layout) }

    /// The size of the canvas.
    private func size(_ program: BuiltProgram, _ view: String, _ change: (inout RenderOptions) -> Void = { _ in }) throws -> [Double] {
        struct Listing: Decodable { let size: [Double] }
        return try JSONDecoder().decode(Listing.self, from: Data(layout(program, view, format: .json, change).utf8)).size
    }

    private static let app = """
        import SwiftUI
        import Kit

        final class Store: ObservableObject { @Published var name = "stored" }

        @main
        struct DemoApp: App {
            @StateObject private var store = Store()
            @State private var count: Int
            @AppStorage("visits") private var visits = 4
            @Environment(\\.scenePhase) private var phase

            init() {
                UserDefaults.standard.set(5, forKey: "visits")
                _count = State(initialValue: 2)
            }

            var body: some Scene {
                Settings { Text("settings") }
                WindowGroup("Demo") {
                    ContentView(count: count, visits: $visits)
                        .environmentObject(store)
                }
                .onChange(of: phase) { _ in }
                .commands { CommandMenu("Menu") { Button("x") {} } }
            }
        }
        """

    private static let content = """
        import SwiftUI
        import Kit

        struct ContentView: View {
            let count: Int
            @Binding var visits: Int
            @EnvironmentObject var store: Store
            @Environment(\\.scenePhase) private var phase
            @AppStorage("visits") private var same = 0
            @State private var isOld = false

            var body: some View {
                VStack {
                    Text(verbatim: "\\(count) \\(visits) \\(same) \\(store.name) \\(phase == .active) \\(Kit.word)")
                    #if os(iOS) && DEBUG
                    Text("phone")
                    #else
                    Text(NSStringFromClass(Nothing.self))
                    #endif
                    if #available(iOS 26, *) { Text("glass").notKnown() } else { Text("no glass") }
                }
                .onAppear { guard #available(iOS 17, *) else { return }; visits += 1 }
            }

            @objc func act() {}
        }

        @available(iOS 26, *)
        struct Glass: View { var body: some View { GlassEffectContainer {} } }
        """

    @Test func anAppShowsItsFirstWindow() throws {
        try write([
            "DemoApp.swift": Self.app, "Views/ContentView.swift": Self.content, "Kit/Package.swift": "let p = Package(targets: [.target(name: \"Kit\")])",
            "Kit/Sources/Kit/Kit.swift": "public enum Kit { public static let word = inner }; let inner = \"kit\"",
        ])
        let program = try program()
        #expect(program.catalog.entries.map(\.name) == ["DemoApp", "ContentView"])
        let layout = try layout(program)
        #expect(texts(layout) == ["2 6 6 stored true kit", "phone", "no glass"])
        #expect(try texts(self.layout(program)) == texts(layout))
    }

    /// Whether the library has Apple's modules.
    private static let hasAppleModules = FileManager.default.fileExists(
        atPath: (ProcessInfo.processInfo.environment["EASEL_RUNTIME"] ?? "") + "/apple/ios/UIKit.swiftmodule")

    @Test(.enabled(if: hasAppleModules), arguments: ["(AppDelegate.self) private var delegate", " var delegate: AppDelegate"])
    func delegatesAndModelsBelongToTheApp(declaration: String) throws {
        try write([
            "App.swift": """
            import SwiftData
            import SwiftUI
            import UIKit

            final class AppDelegate: NSObject, UIApplicationDelegate {
                var word = "created"
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
                    word = "launched"
                    return true
                }
                @objc func act(_ sender: Any) { perform(#selector(act(_:))) }
                private func perform(_ selector: Selector) {}
            }

            @main
            struct DemoApp: App {
                @UIApplicationDelegateAdaptor\(declaration)

                var body: some Scene {
                    WindowGroup { ContentView(word: delegate.word) }
                        .modelContainer(for: Item.self)
                }
            }
            """,
            "Item.swift": "import Foundation\nimport SwiftData\n@Model final class Item { var name: String; init(name: String) { self.name = name } }",
            "ContentView.swift": """
            import SwiftUI
            import SwiftData

            struct ContentView: View {
                let word: String
                @Query private var items: [Item]
                @Environment(\\.modelContext) private var context

                var body: some View {
                    VStack {
                        Text(word)
                        ForEach(items) { item in Text(item.name) }
                    }
                    .onAppear { context.insert(Item(name: "inserted")) }
                }
            }
            """,
        ])
        #expect(try texts(layout(program())) == ["launched", "inserted"])
    }

    @Test func messagesKeepTheirPlace() throws {
        try write(["A.swift": "import SwiftUI\n#if os(iOS)\nstruct A: View { @objc var a = 1; var body: some View { Txt() } }\n#endif\n"])
        let path = folder.appending(path: "App/A.swift").path
        do {
            _ = try program()
            Issue.record("the source has an error")
        } catch let error as SwiftSourceError {
            #expect(error.description.hasPrefix("\(path):3:57: error: cannot find 'Txt' in scope"))
            #expect(error.description.components(separatedBy: "error: cannot find").count == 3, "the message and its mark under the source line, once")
        }
    }

    @Test func previewsGetTheirCanvas() throws {
        try write([
            "P.swift": """
            import SwiftUI

            struct P_Previews: PreviewProvider {
                static var previews: some View {
                    Group {
                        Text("one").previewDisplayName("One")
                        Text("two").frame(width: 30, height: 20).previewDisplayName("Two").previewLayout(.sizeThatFits)
                    }
                    .previewLayout(.fixed(width: 300, height: 200))
                    Text("three").previewDevice("iPhone SE").previewDisplayName("Three")
                }
            }

            struct Shared: PreviewModifier {
                static func makeSharedContext() async throws -> String { "shared" }
                func body(content: Content, context: String) -> some View { VStack { content; Text(context) } }
            }

            #if DEBUG
            #Preview("Fixed", traits: .fixedLayout(width: 120, height: 60), .modifier(Shared())) {
                @Previewable @State var count = 3
                let text = "count"
                Text(verbatim: "\\(text) \\(count)").onAppear { count += 1 }
            }
            #Preview("Wide", traits: .landscapeLeft) { Text("wide") }
            #endif
            #if os(macOS)
            #Preview("Mac") { Text("mac") }
            #endif
            """
        ])
        let program = try program()
        #expect(program.catalog.entries.map(\.name) == ["P_Previews", "One", "Two", "Three", "Fixed", "Wide"])
        let expected: [(String, [Double], [String])] = [
            ("P_Previews", [300, 200], ["one"]), ("One", [300, 200], ["one"]), ("Two", [30, 20], ["two"]), ("Three", [375, 667], ["three"]),
            ("Fixed", [120, 60], ["count 4", "shared"]), ("Wide", [844, 390], ["wide"]),
        ]
        for (name, size, texts) in expected {
            let layout = try layout(program, name)
            #expect(self.texts(layout) == texts, "\(name)")
            #expect(try self.size(program, name) == size, "\(name)")
        }
        #expect(try size(program, "Wide") { $0.size = CGSize(width: 50, height: 40) } == [50, 40])
        #expect(try size(program, "Wide") { $0.device = "iPad-11" } == [834, 1194])
    }

    @Test func delegatesMakeTheWindow() throws {
        try write([
            "AppDelegate.swift": """
            import UIKit
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                static let title: UIImage? = nil
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
            }
            """,
            "SceneDelegate.swift": """
            import UIKit
            import SwiftUI

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: windowScene)
                    window.rootViewController = UIHostingController(rootView: Row(text: "in the window"))
                    self.window = window
                    window.makeKeyAndVisible()
                }
            }
            struct Row: View {
                let text: String
                var body: some View { Text(text) }
            }
            """,
            "Mac.swift": "import AppKit\nlet mac = NSColor.red",
        ])
        let messages = Mutex<[String]>([])
        let program = try program { message in messages.withLock { $0.append(message) } }
        #expect(try texts(layout(program)) == ["in the window"])
        let path = folder.appending(path: "App").path
        #expect(messages.withLock { $0 } == ["render: warning: left out \(path)/Mac.swift: it imports AppKit, so it is for another platform"])
    }

    @Test func aChangedBodyCompilesOneFile() throws {
        let rest = (1...3).map { ("F\($0).swift", "import SwiftUI\nstruct F\($0): View { var body: some View { Text(\"f\").padding(\($0)) } }") }
        func write(_ body: String) throws {
            let content = "import SwiftUI\nstruct ContentView: View { var body: some View { VStack { \(body); F1() } } }"
            try self.write(Dictionary(uniqueKeysWithValues: rest + [("ContentView.swift", content)]))
        }
        func objects() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "cache/easel/objects").path).filter { $0.hasSuffix(".o") }.count
        }
        try write("Text(\"one\")")
        #expect(try texts(layout(program(), "ContentView")) == ["one", "f"])
        // Four files, Easel's declarations, and the entry point.
        #expect(try objects() == 6)
        try write("Text(\"two\")")
        #expect(try texts(layout(program(), "ContentView")) == ["two", "f"])
        #expect(try objects() == 7)
    }
}

import Commands
import Foundation
import FramePipeline
import Synchronization
import Testing

@testable import SwiftSource

/// Programs of source that doesn't compile as a whole.
@Suite(.serialized, .needsRuntime)
final class LeftOutProgramTests: Sendable {
    private let folder: URL

    init() throws { folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)") }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appending(path: "App/\(name)").path }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files { try AtomicFile.write(Array(text.utf8), to: path(name)) }
    }

    private func build(_ tolerance: Tolerance? = Tolerance()) throws -> (program: BuiltProgram, source: SwiftSource) {
        let environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder.appending(path: "cache").path]) { $1 }
        let builder = try ProgramBuilder(environment: environment, command: URL(filePath: "/")) { _ in }
        var source = try SwiftSource(path: folder.appending(path: "App").path)
        return (try builder.program(of: &source, tolerance: tolerance), source)
    }

    /// The left-out parts: file, line, and title.
    private func parts(_ tolerance: Tolerance = Tolerance()) throws -> [String] {
        try build(tolerance).program.leftOut.pieces.map { "\(URL(filePath: $0.file).lastPathComponent):\($0.line): \($0.title)" }
    }

    @Test func aProgramWithADamagedRecordIsBuiltAgain() throws {
        try write([
            "Main.swift": Self.app,
            "Home.swift": "import SwiftUI\nfunc note() -> String { Missing.a }\nstruct Home: View { let note: String; var body: some View { Text(note) } }",
        ])
        let (program, _) = try build()
        let record = program.executable.deletingLastPathComponent().appending(path: LeftOutRecord.fileName)
        for damage in ["", "{\"pieces\": [", nil] {
            try FileManager.default.removeItem(at: record)
            if let damage { try Data(damage.utf8).write(to: record) }
            #expect(try build().program.leftOut.pieces == program.leftOut.pieces)
            #expect(LeftOutRecord.read(from: record.deletingLastPathComponent())?.pieces.count == 1)
        }
    }

    /// Returns the number of kept results of the compiler: objects, and what it said about files.
    private func results() throws -> (objects: Int, messages: Int) {
        let files = try #require(FileManager.default.enumerator(at: folder.appending(path: "cache"), includingPropertiesForKeys: nil)).compactMap { $0 as? URL }
        return (files.count { $0.pathExtension == "o" }, files.count { $0.pathExtension == "errors" })
    }

    /// An edit of a body changes nothing that other files can see: only its own file is checked and compiled, as often as parts of the module are left out.
    @Test func anEditOfABodyChecksItsOwnFile() throws {
        try write([
            "Main.swift": Self.app, "Note.swift": "func note() -> String { \"a\" }\nfunc share(_ a: Missing) {}\nfunc open() { MissingToo.open() }",
            "Price.swift": "func price() -> String { \"1\" }",
            "Home.swift": "import SwiftUI\nstruct Home: View { let note: String; var body: some View { Text(note + price()) } }",
        ])
        let first = try parts()
        let before = try results()
        try write(["Price.swift": "func price() -> String { \"2\" }"])
        #expect(try parts() == first && first.count == 2)
        let after = try results()
        #expect(after.objects - before.objects == 1)
        // Its declarations before and after a part was left out, and its bodies; and that the module as it is was refused.
        #expect(after.messages - before.messages <= 4)
    }

    /// Draws the first frame, and returns the exit status.
    private func draw(_ change: (inout RenderOptions) -> Void = { _ in }) throws -> Int32 {
        let (program, source) = try build()
        var options = RenderOptions(input: source.path)
        (options.output, options.isQuiet) = (folder.appending(path: "a.png").path, true)
        options.view = try program.catalog.choose(nil, path: source.path).name
        change(&options)
        return try program.run(ViewRequest(options: options, job: .still(.frame(0))), source: source)
    }

    /// The parts that the picture's text names.
    private func named() throws -> [String] {
        let data = try Data(contentsOf: folder.appending(path: "a.png"))
        guard let start = data.range(of: Data("Left out".utf8)) else { return [] }
        return String(decoding: data[(start.upperBound + 5)...].prefix { $0 != 0 }.prefix(200), as: UTF8.self).split(separator: "\n").map { line in
            String(line.prefix { $0.isASCII && !$0.isNewline })
        }
    }

    private static let app = """
        import SwiftUI
        @main struct Main: App { var body: some Scene { WindowGroup { Home(note: note()) } } }
        """

    @Test func oneFunctionIsLeftOutAndNotItsFile() throws {
        try write([
            "Main.swift": Self.app,
            "Home.swift": """
            import SwiftUI

            func note() -> String { "Hello" }
            func share() { SomeFrameworkThatIsMissing.share() }

            struct Home: View {
                let note: String
                var body: some View { Text(note) }
            }
            """,
        ])
        #expect(try parts() == ["Home.swift:4: the body of share()"])
        #expect(try draw() == 0)
        #expect(try named() == [])
        #expect(throws: SwiftSourceError.self) { try self.build(nil) }
    }

    /// The preview has an error of its own before the parameter is gone.
    @Test func theArgumentOfAPreviewGoesAlone() throws {
        try write([
            "Main.swift": "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Home() } } }",
            "Home.swift": "import SwiftUI\nstruct Home: View { var body: some View { Text(\"a\") } }",
            "Counter.swift": """
            import SwiftUI
            import StoresThatAreMissing

            struct Counter: View {
                @Bindable var store: StoreOf<Int>
                var body: some View { Text("Counter") }
            }
            #Preview {
                Counter(store: Store(initialState: 1) { 2 })
            }
            """,
        ])
        #expect(
            try parts() == [
                "Counter.swift:2: import StoresThatAreMissing", "Counter.swift:5: Counter.store", "Counter.swift:9: the argument store:",
            ])
    }

    @Test func whatNeedsAMissingModuleIsLeftOut() throws {
        try write([
            "Main.swift":
                "import SwiftUI\nimport Sentry\n@main struct Main: App { init() {} ; var body: some Scene { WindowGroup { Home(mode: LottieMode(), title: \"Hello\") } } }",
            "Home.swift": """
            import SwiftUI
            import Lottie

            struct Home: View {
                let mode: LottieLoopMode
                let title: String
                var body: some View {
                    VStack {
                        Text(title).font(.largeTitle).shimmering(active: true).padding()
                        LottieView(animation: .named("tree")).looping(mode)
                        Color.blue
                    }
                }
            }
            """,
        ])
        #expect(
            try parts().sorted() == [
                "Home.swift:10: LottieView", "Home.swift:2: import Lottie", "Home.swift:5: Home.mode", "Home.swift:9: .shimmering(active:)",
                "Main.swift:2: import Sentry", "Main.swift:3: the argument mode:",
            ])
        #expect(try draw() == 0)
        #expect(try named().first == ".shimmering(active:)")
        #expect(throws: LeftOutError.self) { try self.refused() }
    }

    /// Draws a picture that must be whole.
    private func refused() throws {
        let status = try draw { $0.leftOut = LeftOutSettings(isRefused: true) }
        if status == CommandStatus.badInput.rawValue { throw LeftOutError("refused") }
    }

    @Test func mistakesOfTheFileThatWasAskedForStayErrors() throws {
        try write([
            "Main.swift": Self.app,
            "Home.swift":
                "import SwiftUI\nfunc note() -> String { \"a\" }\nstruct Home: View { let note: String; var body: some View { Text(note).bolder() } }",
        ])
        #expect(try parts() == ["Home.swift:3: .bolder"])
        #expect(throws: SwiftSourceError.self) { try self.parts(Tolerance(askedFile: self.path("Home.swift"))) }
        #expect(try parts(Tolerance(askedFile: path("Main.swift"))) == ["Home.swift:3: .bolder"])
        #expect(try parts(Tolerance(isAll: true, askedFile: path("Home.swift"))) == ["Home.swift:3: .bolder"])
    }

    @Test func otherErrorsStayErrorsUnlessAllAreTolerated() throws {
        try write([
            "Main.swift": Self.app,
            "Home.swift": "import SwiftUI\nfunc note() -> String { 1 }\nstruct Home: View { let note: String; var body: some View { Text(note) } }",
        ])
        #expect(throws: SwiftSourceError.self) { try self.parts() }
        #expect(try parts(Tolerance(isAll: true)) == ["Home.swift:2: the body of note()"])
    }

    @Test func aViewThatRunsLeftOutCodeIsReplaced() throws {
        try write([
            "Main.swift":
                "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { VStack { Text(\"Hello\"); Color.red; Price(); Price() } } } }",
            "Price.swift": "import SwiftUI\nfunc price() -> String { Missing.price }\nstruct Price: View { var body: some View { Text(price()) } }",
        ])
        #expect(try parts() == ["Price.swift:2: the body of price()"])
        #expect(try draw() == 0)
        // A name that is seen twice is one of the picture's text.
        #expect(try named().filter { $0 == "Price: price()" }.count == 1)
    }

    /// Easel's modules are called `AppleMapKit` and so on.
    @Test func aModuleMayHaveANameLikeEasels() throws {
        try write([
            "Package.swift": "let package = Package(name: \"AppleTree\", targets: [.executableTarget(name: \"AppleTree\")])",
            "Sources/AppleTree/Main.swift":
                "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { VStack { Text(\"Hello\"); Color.red; Text.Price() } } } }",
            "Sources/AppleTree/Price.swift":
                "import SwiftUI\nfunc price() -> String { Missing.price }\nextension Text { struct Price: View { var body: some View { Text(price()) } } }",
        ])
        #expect(try draw() == 0)
        #expect(try named().first == "Price: price()")
    }

    @Test func aViewWhoseTaskRunsLeftOutCodeIsShown() throws {
        try write([
            "Main.swift": "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Home() } } }",
            "Home.swift": """
            import SwiftUI
            @Observable final class Model {
                var text = "Hello"
                func load() async { text = await Missing.text }
            }
            struct Home: View {
                @State private var model = Model()
                var body: some View { Text(model.text).task { await model.load() } }
            }
            """,
        ])
        #expect(try draw() == 0)
        #expect(try named().first == "Model.load()")
    }

    @Test func nothingIsLeftOfAScreen() throws {
        try write([
            "Main.swift": "import SwiftUI\nimport Kit\n@main struct Main: App { var body: some Scene { WindowGroup { KitScreen() } } }",
            "Other.swift": "import SwiftUI\nstruct Other: View { var body: some View { Text(\"other\") } }",
        ])
        #expect(try draw() == CommandStatus.badInput.rawValue)
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "a.png").path))
    }

    @Test func muchIsMissingFromAPicture() throws {
        try write([
            "Main.swift": """
            import SwiftUI
            import Kit
            @main struct Main: App {
                var body: some Scene { WindowGroup { VStack(spacing: 0) { Text("a"); ForEach(0..<4) { _ in KitRow(with: "a long name", and: "more") } } } }
            }
            """
        ])
        let size = { (options: inout RenderOptions) in (options.size, options.device) = (CGSize(width: 80, height: 200), nil) }
        #expect(try draw(size) == CommandStatus.badInput.rawValue)
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: "a.png").path))
        #expect(
            try draw {
                size(&$0)
                $0.isTolerant = true
            } == 0)
    }
}

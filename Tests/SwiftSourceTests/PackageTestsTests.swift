import Commands
import Foundation
import FramePipeline
import PNGCodec
import Testing

@testable import SwiftSource

/// `render test` with unchanged packages, in the style of teams.
@Suite(.serialized, .needsRuntime)
final class PackageTestsTests {
    private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "easel-\(UUID().uuidString)")
    private var fixture = "Recipes"
    private var package: String { folder.appending(path: "Fixtures/\(fixture)").path }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")
        try FileManager.default.copyItem(at: fixtures, to: folder.appending(path: "Fixtures"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the package's tests.
    ///
    /// - Parameter root: relative to the folder of this test; nil for none.
    /// - Returns: the status, and the output of the tests and of `render test`.
    private func run(
        _ arguments: [String] = [], variables: [String: String] = [:], junit: String? = nil, html: String? = nil, root: String? = "Fixtures"
    ) throws -> (status: Int32, text: String) {
        let file = folder.appending(path: "output.txt")
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        var request = PackageTests.Request(folder: package)
        request.arguments = arguments
        request.html = html
        (request.junit, request.root) = (junit, root.map { folder.appending(path: $0).path })
        request.variables = variables.merging(["SNAPSHOT_ARTIFACTS": folder.appending(path: "artifacts").path]) { own, _ in own }
        request.output = try FileHandle(forWritingTo: file)
        let environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder.appending(path: "cache").path]) { $1 }
        var messages: [String] = []
        let tests = try PackageTests(request, environment: environment, command: URL(filePath: "/nonexistent/bin/render")) { messages.append($0) }
        let status = try tests.run()
        return (status, try String(contentsOf: file, encoding: .utf8) + messages.joined(separator: "\n"))
    }

    private func edit(_ path: String, _ old: String, _ new: String) throws {
        let file = "\(package)/\(path)"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try #require(text.contains(old))
        try text.replacing(old, with: new).write(toFile: file, atomically: true, encoding: .utf8)
    }

    private var references: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: "\(package)/Tests/\(fixture)Tests/__Snapshots__")) ?? []).sorted()
    }

    @Test func packagesOutsideOfTheRootAreErrors() throws {
        let fixtures = folder.appending(path: "Fixtures").path
        let error = #expect(throws: InputError.self) { try run(root: nil) }
        #expect(error?.description == "\(fixtures)/DesignKit: it is outside of \(package); --root \(fixtures) allows it")
        #expect(throws: UsageError("--root \(fixtures)/DesignKit: \(package) is not in it")) { try run(root: "Fixtures/DesignKit") }
        // A file of a target that is a link.
        try Data("let secret".utf8).write(to: folder.appending(path: "Secret.swift"))
        try FileManager.default.createSymbolicLink(atPath: "\(package)/Sources/Recipes/Secret.swift", withDestinationPath: "\(folder.path)/Secret.swift")
        let link = #expect(throws: InputError.self) { try run() }
        #expect(link?.reason == "it leads to \(folder.path)/Secret.swift, outside of \(fixtures); --root \(folder.path) allows it")
    }

    /// A package in the language mode of Swift 6, with tests on the main actor, tests that a tool generates from previews, and a type with the name of one
    /// of SwiftUI's, and a shader.
    @Test func aPackageOfSwift6WithGeneratedTestsPasses() throws {
        fixture = "Ledger"
        let first = try run()
        #expect(first.text.contains("4 snapshots: 4 recorded"), "\(first.text)")
        #expect(references == ["TransactionTests", "TransactionTests/testDump.1.txt", "TransactionTests/testRow.1.png"])
        // The color of the shader in `Colors.metal`.
        let row = try #require(FileManager.default.contents(atPath: "\(package)/Tests/LedgerTests/__Snapshots__/TransactionTests/testRow.1.png"))
        #expect(try PNGDecoder.decode([UInt8](row)).pixels.contains(0xFF00_FFFF))
        let generated = try FileManager.default.contentsOfDirectory(atPath: "\(package)/Tests/LedgerPreviewTests/__Snapshots__/PreviewTests")
        #expect(generated.sorted() == ["testTransactionRow.1.png", "testTransactionRow.Expense.png"])
        let page = folder.appending(path: "report.html")
        let second = try run(html: page.path)
        let html = try String(contentsOf: page, encoding: .utf8)
        #expect(html.contains("<h2>TransactionTests/testRow.1.png</h2>") && html.contains("<b>same</b> (by pixels)"))
        #expect(html.contains(row.base64EncodedString()) && html.contains("4 pictures: 4 the same"))
        #expect(second.status == 0, "\(second.text)")

        // A part of the library that doesn't compile: only the test whose picture shows it fails.
        try edit("Sources/Ledger/TransactionRow.swift", "Text(transaction.title)", "Text(transaction.title).glow(radius: 3)")
        for _ in 1...2 {
            let third = try run(["--filter", "TransactionTests"])
            #expect(third.status == 1, "\(third.text)")
            #expect(third.text.contains("warning: left out 1 of ") && third.text.contains("TransactionRow.swift:20: .glow(radius:)"), "\(third.text)")
            #expect(third.text.contains("the picture shows parts that were left out because they don't compile: .glow(radius:)"), "\(third.text)")
            #expect(try run(["--filter", "testDump"]).status == 0)
        }
        // Tests themselves must compile.
        try edit("Tests/LedgerTests/TransactionTests.swift", "cents: 450", "cents: missing")
        let error = #expect(throws: SwiftSourceError.self) { try run() }
        #expect(error?.description.contains("TransactionTests.swift:10:64: error: cannot find 'missing' in scope\n") == true, "\(String(describing: error))")
    }

    @Test func aPackageRecordsPassesAndFailsForOneChangedColor() throws {
        let first = try run()
        #expect(first.status != 0)
        #expect(first.text.contains("23 snapshots: 23 recorded"), "\(first.text)")
        for name in [
            "RecipeCardTests/testCard.1.png", "RecipeCardTests/testDevices.iPhoneSe-landscape.png", "RecipeListTests/emptyAndFull.2.png",
            "RecipeListTests/values.2.json", "FavoriteTests/testOffTheMainActor.1.png",
        ] {
            #expect(references.contains(name))
        }
        let junit = folder.appending(path: "results/tests.xml").path
        let second = try run(junit: junit)
        #expect(second.status == 0)
        #expect(second.text.contains("23 snapshots: 23 the same; compared 18 by pixels, 4 as text, 1 as bytes"), "\(second.text)")

        let results = try String(contentsOfFile: junit, encoding: .utf8)
        #expect(results.contains("name=\"testCard\"") && results.contains("emptyAndFull"), "\(results)")
        // What XCTest has on Apple's systems only.
        #expect(["testParts", "testExpectedFailures", "testSpeed"].allSatisfy { results.contains("name=\"\($0)\"") })
        #expect(try String(contentsOf: folder.appending(path: "artifacts/ActivityTests-testParts-menu.txt"), encoding: .utf8) == "menu")

        try edit("Tests/RecipesTests/ActivityTests.swift", "XCTExpectFailure(strict: false) {}", "XCTExpectFailure(\"It is cold.\") {}")
        let unmatched = try run(["--filter", "ActivityTests"])
        #expect(unmatched.status != 0)
        #expect(unmatched.text.contains("Expected failure 'It is cold.' but none recorded."), "\(unmatched.text)")

        try edit("Sources/Recipes/RecipeViews.swift", "foregroundStyle(.red)", "foregroundStyle(.blue)")
        let third = try run(["--filter", "RecipeCardTests/testCard"])
        #expect(third.status != 0)
        // The message begins with the original file.
        #expect(third.text.contains("\(package)/Tests/RecipesTests/RecipeCardTests.swift:23: error: RecipeCardTests.testCard"), "\(third.text)")
        #expect(third.text.contains("pixels differ (0.59 %), largest perceptual difference"))
        #expect(third.text.contains("first at 251.5,30 (19x17 points)."))
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: "artifacts/RecipeCardTests/testCard.1.difference.png").path))

        _ = try run(["--filter", "RecipeCardTests/testCard"], variables: ["SNAPSHOT_TESTING_RECORD": "failed"])
        #expect(try run(["--filter", "RecipeCardTests/testCard"]).status == 0)

        // A file whose tests a condition leaves out.
        try edit("Tests/RecipesTests/FavoriteTests.swift", "canImport(UIKit)", "canImport(SensorKit)")
        let fourth = try run(["--filter", "RecipeListTests/values"])
        #expect(fourth.status == 65)
        #expect(
            fourth.text.contains("FavoriteTests.swift: error: the file contributes no test: its 3 tests, such as FavoriteTests.testButton, are not compiled; "))

        try edit("Sources/Recipes/RecipeViews.swift", "Text(recipe.name)", "Text(recipe.title)")
        let error = #expect(throws: SwiftSourceError.self) { try run() }
        #expect(error?.description.hasPrefix("\(package)/Sources/Recipes/RecipeViews.swift:11:29: error: value of type 'Recipe' has no member 'title'") == true)
    }
}

/// `render test --sandbox`.
@Suite(
    .needsRuntime,
    .enabled(if: ProcessInfo.processInfo.environment["EASEL_NIGHTLY"] != nil, "takes a minute; Scripts/nightly runs it"))
final class ConfinedPackageTests {
    private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/easel-\(UUID().uuidString)"
    private var package: String { folder + "/Card" }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String, to path: String) throws { try AtomicFile.write(Array(text.utf8), to: "\(folder)/\(path)") }

    private func text(_ path: String) throws -> String { try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) }

    private func run(_ filter: String...) throws -> (status: Int32, text: String) {
        let file = URL(filePath: folder + "/output.txt")
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        var request = PackageTests.Request(folder: package)
        (request.isSandboxed, request.arguments, request.junit) = (true, filter.flatMap { ["--filter", $0] }, folder + "/tests.xml")
        request.output = try FileHandle(forWritingTo: file)
        request.variables = ["SNAPSHOT_ARTIFACTS": folder + "/artifacts"]
        let environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder + "/cache", "API_KEY": "1"]) { $1 }
        var messages: [String] = []
        let tests = try PackageTests(request, environment: environment, command: URL(filePath: "/nonexistent/bin/render")) { messages.append($0) }
        let status = try tests.run()
        return (status, try text("output.txt") + messages.joined(separator: "\n"))
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import Foundation
        import PackageDescription
        // A manifest is a program, too.
        if let text = try? String(contentsOfFile: "FOLDER/secret", encoding: .utf8) { fatalError(text) }
        try? "x".write(toFile: "FOLDER/Card/written-by-manifest", atomically: true, encoding: .utf8)
        let package = Package(
            name: "Card", platforms: [.iOS(.v17)], dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")],
            targets: [
                .target(name: "Card"),
                .testTarget(
                    name: "CardTests",
                    dependencies: [
                        "Card", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
                        .product(name: "InlineSnapshotTesting", package: "swift-snapshot-testing"),
                    ]),
            ])

        """

    private static let tests = """
        import Card
        import Foundation
        import InlineSnapshotTesting
        import SnapshotTesting
        import SwiftUI
        import XCTest

        @MainActor final class CardTests: XCTestCase {
            func testCard() { assertSnapshot(of: CardView(), as: .image(layout: .fixed(width: 40, height: 40))) }
            func testInline() { assertInlineSnapshot(of: 1 + 1, as: .description) }
            func testAttacks() throws {
                XCTAssertNil(FileManager.default.contents(atPath: "FOLDER/secret"))
                XCTAssertNil(FileManager.default.contents(atPath: "/etc/passwd"))
                // In a container, this is a folder of its own.
                try? Data().write(to: URL(fileURLWithPath: "FOLDER/new"))
                for path in ["FOLDER/Card/Sources/Card/New.swift", "FOLDER/Card/Tests/CardTests/New.swift", #filePath] {
                    XCTAssertThrowsError(try Data().write(to: URL(fileURLWithPath: path)))
                }
                // Where `render` itself writes at the next run.
                let cache = try XCTUnwrap(Bundle.main.executablePath?.components(separatedBy: "/build/").first)
                XCTAssertFalse(FileManager.default.createFile(atPath: cache + "/left-out.json", contents: Data()))
                XCTAssertThrowsError(try FileManager.default.createSymbolicLink(atPath: cache + "/root/link", withDestinationPath: "/"))
                XCTAssertEqual(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0), -1)
                XCTAssertNil(ProcessInfo.processInfo.environment["API_KEY"])
                let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
                XCTAssertTrue(status.contains("CapEff:\\t0000000000000000") && status.contains("NoNewPrivs:\\t1") && status.contains("Seccomp:\\t2"))
            }
        }

        """

    @Test(.enabled(if: Sandbox.protection != .none, "neither bubblewrap nor Landlock"))
    func aPackageIsHeldAndRecords() throws {
        try write("key", to: "secret")
        try write(Self.manifest.replacing("FOLDER", with: folder), to: "Card/Package.swift")
        let view = "import SwiftUI\npublic struct CardView: View {\n    public init() {}\n    public var body: some View { Color.red }\n}\n"
        try write(view, to: "Card/Sources/Card/CardView.swift")
        try write(Self.tests.replacing("FOLDER", with: folder), to: "Card/Tests/CardTests/CardTests.swift")
        let first = try run()
        #expect(first.status == 1 && first.text.contains("2 snapshots: 2 recorded"), "\(first.text)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: package).sorted() == ["Package.swift", "Sources", "Tests"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["Card", "artifacts", "cache", "output.txt", "secret", "tests.xml"])
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: package + "/Tests").sorted() == [
                "CardTests", "CardTests/CardTests.swift", "CardTests/__Snapshots__", "CardTests/__Snapshots__/CardTests",
                "CardTests/__Snapshots__/CardTests/testCard.1.png",
            ])
        #expect(try text("Card/Tests/CardTests/CardTests.swift").contains("assertInlineSnapshot(of: 1 + 1, as: .description) {\n"))
        let second = try run()
        #expect(second.status == 0 && second.text.contains("2 snapshots: 2 the same"), "\(second.text)")
        #expect(try text("tests.xml").contains("name=\"testAttacks\""))

        try write(view.replacing("red", with: "blue"), to: "Card/Sources/Card/CardView.swift")
        let third = try run("testCard")
        #expect(third.status == 1 && third.text.contains("1 snapshot: 1 different"), "\(third.text)")
        #expect(FileManager.default.fileExists(atPath: folder + "/artifacts/CardTests/testCard.1.difference.png"))

        // What would be read is an error that names it.
        try FileManager.default.createSymbolicLink(atPath: package + "/Sources/Card/Secret.swift", withDestinationPath: folder + "/secret")
        let error = #expect(throws: InputError.self) { try run() }
        #expect(error?.reason.contains("outside of \(package); --root ") == true)
    }
}

/// The copies of packages.
@Suite(.needsRuntime)
struct MirroredPackageTests {
    @Test func aPackageKeepsTheCopiesOfNestedOnes() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let toolchain = try SwiftToolchain(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/nonexistent/bin/render"))
        func mirror(_ place: String, others: [String]) throws -> MirroredPackage {
            let file = folder.appending(path: "\(place)/Sources/Kit/Kit.swift")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("struct Kit {}\n".utf8).write(to: file)
            let json = #"{"name": "Kit", "targets": [{"name": "Kit", "type": "regular", "resources": [], "exclude": []}], "dependencies": []}"#
            let package = try JSONDecoder().decode(TestedPackage.self, from: Data(json.utf8))
            return MirroredPackage(
                folder: folder.appending(path: place).path, package: package, root: folder.appending(path: "root").path, target: CompilationTarget(),
                toolchain: toolchain, clocks: [:], others: others)
        }
        var inner = try mirror("App/Packages/Inner", others: [])
        var outer = try mirror("App", others: [inner.folder])
        try inner.update()
        let old = "\(outer.copy)/Sources/Kit/Old.swift"
        try MirroredPackage.write([], to: old)
        try outer.update()
        #expect(FileManager.default.fileExists(atPath: "\(inner.copy)/Sources/Kit/Kit.swift"))
        #expect(FileManager.default.fileExists(atPath: "\(outer.copy)/Sources/Kit/Kit.swift"))
        #expect(!FileManager.default.fileExists(atPath: old))
    }
}

/// The parts of `render test` that need no compiler.
@Suite struct PackageTestTextTests {
    @Test func testsAreFoundInText() throws {
        // Conditions don't count.
        func tests(_ text: String) throws -> [String] {
            let text = SwiftReader.Text(name: "A.swift", bytes: Array(text.utf8), isRewritten: true)
            return TestFiles.tests(in: try SwiftReader.shared.facts(of: [text], for: CompilationTarget())[0])
        }
        #expect(try tests("final class A: XCTestCase { func testOne() {} func helper() {} func testTwo() throws { if x { } } }") == ["A.testOne", "A.testTwo"])
        #expect(try tests("@Test func top() {}\n@Suite struct B { @Test(.tags(.x)) func inner() {} func other() {} }") == ["top", "B.inner"])
        #expect(try tests("import XCTest\nclass A: XCTestCase { func testRow(_ row: Int) {} private func testData() {} private static func testB() {} }") == [])
        #expect(
            try tests("import XCTest\nextension XCTestCase { func testAll() {} }\nclass A: XCTestCase { @MainActor final func testOne() {} }") == ["A.testOne"])
        #expect(try tests("import XCTest\n@Test(arguments: [1]) func row(_ row: Int) {}") == ["row"])
        #expect(try tests("// func testComment() {}\nstruct Helper { func testData() {} }") == [])
        #expect(try tests("import XCTest\nclass A: BaseTests { func testOne() {} }") == ["A.testOne"])
        #expect(try tests("import XCTest\nclass A: B {\n#if os(Windows)\nfunc testOne() {}\n#endif\nstruct C { func test() {} } }") == ["A.testOne", "C.test"])
        #expect(try tests("import XCTest\nextension A { func testMore() {} }; class A: XCTestCase {}") == ["A.testMore"])
    }

    @Test func resultsAreMerged() throws {
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let first = "\(head)\n<testsuites>\n<testsuite name=\"TestResults\" tests=\"1\">\n<testcase name=\"a\"/>\n</testsuite>\n</testsuites>\n"
        let second = "\(head)<testsuites>\n  <testsuite name=\"B\" tests=\"1\">\n<testcase name=\"b\"/>\n  </testsuite>\n</testsuites>\n"
        let suites =
            "<testsuite name=\"TestResults\" tests=\"1\">\n<testcase name=\"a\"/>\n</testsuite>\n"
            + "<testsuite name=\"B\" tests=\"1\">\n<testcase name=\"b\"/>\n  </testsuite>\n"
        #expect(JUnitFiles.merged([first, second]) == "\(head)<testsuites>\n\(suites)</testsuites>\n")
        #expect(JUnitFiles.merged([]) == "\(head)<testsuites>\n</testsuites>\n")
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try JUnitFiles(folder: folder.path, ProjectFiles(root: folder.path))
        #expect(files.arguments(with: ["--parallel", "--num-workers", "4"]) == ["--xunit-output", "\(folder.path)/tests.xml"])
        #expect(files.arguments(with: []).suffix(3) == ["--parallel", "--num-workers", "1"])
    }

    @Test func conflictsNameTheTarget() {
        let output = """
            /cache/root/app/Sources/App/EaselClock.swift:6:5: error: invalid redeclaration of 'init()'
            /app/Sources/App/View.swift:1:1: error: something else
            """
        #expect(PackageTests.conflicts(in: output) == ["App"])
    }

    @Test func errorsComeWithoutTheRest() {
        let output = """
            Building for debugging...
            [1/3] Compiling App View.swift
            /app/View.swift:3:5: warning: unused
            3 | x
            /app/View.swift:4:5: error: wrong
            4 | y
            error: emit-module command failed with exit code 1
            """
        #expect(PackageTests.errors(in: output) == ["/app/View.swift:4:5: error: wrong", "4 | y"])
        #expect(PackageTests.errors(in: "killed") == ["killed"])
        #expect(PackageTests.errors(in: "/a.swift:1:2: error: no 'a' [b] [no_a] [#Group]") == ["/a.swift:1:2: error: no 'a' [b]"])
    }

    @Test func checksAreCountedByRule() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let lines = [("pixels", "same"), ("boxes", "different"), ("text", "same"), ("own", "recorded")]
        try lines.map { "{\"rule\":\"\($0)\",\"outcome\":\"\($1)\",\"reference\":\"/a\"}\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
        let more =
            #"{"rule":"pixels","outcome":"different","reference":"/p/__Snapshots__/CardTests/card.1.png","message":"2 pixels differ","expected":"iVBO","difference":"iVBP","actual":"iVBQ"}"#
        let detailed = file.appendingPathExtension("more")
        defer { try? FileManager.default.removeItem(at: detailed) }
        try (more + "\n").write(to: detailed, atomically: true, encoding: .utf8)
        let result = try #require(SnapshotSummary(file: detailed.path, ProjectFiles(root: detailed.path))?.results.first)
        #expect(result.name == "CardTests/card.1.png" && result.outcome == .different && result.message == "2 pixels differ" && result.rule == "pixels")
        #expect(
            result.pictures.expected == [0x89, 0x50, 0x4E] && result.pictures.difference == [0x89, 0x50, 0x4F] && result.pictures.actual == [0x89, 0x50, 0x50])
        #expect(
            SnapshotSummary(file: file.path, ProjectFiles(root: file.path))?.text
                == "4 snapshots: 2 the same, 1 different, 1 recorded; compared 1 by pixels, 1 by boxes and flat colors, 1 as text")
    }
}

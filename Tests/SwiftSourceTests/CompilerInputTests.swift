import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// What the compiler is given, seen by a script that stands before it.
@Suite(.needsRuntime)
final class CompilerInputTests: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func write(_ name: String, _ text: String) throws { try AtomicFile.write(Array(text.utf8), to: path(name)) }

    private static func view(_ name: String) -> String { "import SwiftUI\nstruct \(name): View { var body: some View { Text(\"\(name)\") } }\n" }

    /// Returns a builder with a toolchain whose compiler first runs a line of shell.
    private func builder(_ line: String, _ more: [String: String] = [:]) throws -> ProgramBuilder {
        let environment = ProcessInfo.processInfo.environment
        let compiler = try #require(
            (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) })
        let root = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        for (name, first) in [("swiftc", ":"), ("swift-frontend", line)] {
            try write("toolchain/bin/\(name)", "#!/bin/sh\n\(first)\nexec '\(root.path)/bin/\(name)' \"$@\"\n")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("toolchain/bin/\(name)"))
        }
        for name in ["bin/clang", "bin/ld.lld", "lib", "share"] {
            try FileManager.default.createSymbolicLink(atPath: path("toolchain/\(name)"), withDestinationPath: root.path + "/" + name)
        }
        let own = ["PATH": path("toolchain/bin") + ":" + (environment["PATH"] ?? ""), "XDG_CACHE_HOME": path("cache")]
        return try ProgramBuilder(environment: environment.merging(own) { $1 }.merging(more) { $1 }, command: URL(filePath: "/")) { _ in }
    }

    /// Otherwise the later code would be kept as that of the earlier text, and appear again when the change is undone.
    @Test func aFileThatIsSavedAgainIsCompiledAsItWasRead() throws {
        try write("View.swift", Self.view("Early"))
        try write("later/View.swift", Self.view("Later"))
        // If two run at the same time, one of them finds the file gone, and the source saved.
        let builder = try builder("[ -e '\(path("later/View.swift"))' ] && mv '\(path("later/View.swift"))' '\(path("View.swift"))' 2>/dev/null")
        let program = try builder.program(of: SwiftSource(path: path("View.swift")))
        #expect(try String(contentsOfFile: path("View.swift"), encoding: .utf8) == Self.view("Later"))
        #expect(program.catalog.entries.map(\.name) == ["Early"])
    }

    /// A compiler in the background may read a later text, whose errors would be kept as those of the earlier one.
    @Test func errorsOfALaterTextAreNotKept() throws {
        try write("View.swift", Self.view("Early"))
        try write("later/View.swift", Self.view("Later"))
        let (later, view) = (path("later/View.swift"), path("View.swift"))
        let failing = "touch '\(path("failing"))'; mv '\(later)' '\(view)' 2>/dev/null; echo '\(view):1:1: error: no'; exit 1"
        let builder = try builder("if [ -e '\(later)' ] || [ -e '\(path("failing"))' ]; then \(failing); fi")
        #expect(throws: ModuleCompiler.Outdated.self) { try builder.inBackground(BackgroundProcesses()).program(of: SwiftSource(path: view)) }
        try FileManager.default.removeItem(atPath: path("failing"))
        try write("View.swift", Self.view("Early"))
        #expect(try builder.inBackground(BackgroundProcesses()).program(of: SwiftSource(path: view)).catalog.entries.map(\.name) == ["Early"])
    }

    /// The processes that the compiler has started hold its output, too.
    @Test(.timeLimit(.minutes(5))) func aCompilerThatNeverEndsIsEnded() throws {
        try write("View.swift", Self.view("Endless"))
        let builder = try builder("sleep 600 & wait", ["EASEL_BUILD_TIMEOUT": "0.5"])
        let message = "compiling took more than 0.5 s and may never end; EASEL_BUILD_TIMEOUT allows more seconds"
        #expect(throws: SwiftSourceError(message)) { try builder.program(of: SwiftSource(path: path("View.swift"))) }
        let invalid = ProcessInfo.processInfo.environment.merging(["EASEL_BUILD_TIMEOUT": "0"]) { $1 }
        #expect(throws: SwiftSourceError("EASEL_BUILD_TIMEOUT=0: takes a positive number of seconds, such as 900", exitStatus: .usage)) {
            try ProgramBuilder(environment: invalid, command: URL(filePath: "/")) { _ in }
        }
    }

    /// A compiler locks headers while it compiles them. One that is stopped then would hold up the others for 90 seconds.
    @Test func compilersInTheBackgroundHaveTheirOwnHeaders() throws {
        // It compiles nothing.
        let builder = try builder("echo \"$@\" >>'\(path("arguments"))'; exit 1")
        func headers() throws -> Set<String> {
            let words = try String(contentsOfFile: path("arguments"), encoding: .utf8).split(whereSeparator: \.isWhitespace).map(String.init)
            try FileManager.default.removeItem(atPath: path("arguments"))
            return Set(zip(words, words.dropFirst()).compactMap { $0 == "-module-cache-path" ? $1 : nil })
        }
        try write("View.swift", Self.view("One"))
        let source = try SwiftSource(path: path("View.swift"))
        #expect(throws: (any Error).self) { try builder.program(of: source) }
        let own = ProcessInfo.processInfo.environment["EASEL_RUNTIME"].map { "\($0)/headers" } ?? ""
        #expect(try headers().isSubset(of: [own]))
        #expect(throws: (any Error).self) { try builder.inBackground(BackgroundProcesses()).program(of: source) }
        #expect(try headers().map { $0.hasPrefix(path("cache/easel/headers-")) } == [true])
    }

    /// Returns a builder whose calls of the compiler are noted, each in a file.
    private func recordingBuilder() throws -> ProgramBuilder {
        try builder("mkdir -p '\(path("calls"))' && echo \"$@\" >'\(path("calls"))'/$$")
    }

    /// Returns the calls of the compiler since the last question: `interface`, `declarations`, the files that were compiled, and `table of views`.
    private func calls() -> [String] {
        let folder = path("calls")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.map { name in
            let words = ((try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? "").split(whereSeparator: \.isWhitespace)
            if words.contains("-emit-module") { return "interface" }
            if words.contains("-typecheck") { return "declarations" }
            let names = zip(words, words.dropFirst()).filter { $0.0 == "-primary-file" }.map { String($0.1.split(separator: "/").last ?? "") }
            return names == ["EaselEntryPoint.swift"] ? "table of views" : names.filter { $0 != ProgramBuilder.clockFile }.sorted().joined(separator: " ")
        }.sorted()
    }

    private func project(_ name: String, _ files: [String: String]) throws -> String {
        for (file, text) in files { try write("\(name)/\(file)", text) }
        return path(name)
    }

    @Test func anEditOfABodyCompilesOneFile() throws {
        let builder = try recordingBuilder()
        let app = try project("App", Dictionary(uniqueKeysWithValues: ["A", "B", "C"].map { ("\($0).swift", Self.view($0)) }))
        _ = try builder.program(of: SwiftSource(path: app))
        #expect(Set(calls().flatMap { $0.split(separator: " ") }) == ["interface", "A.swift", "B.swift", "C.swift", "table", "of", "views"])
        _ = try builder.program(of: SwiftSource(path: app))
        #expect(calls() == [])
        try write("App/B.swift", Self.view("B").replacing("Text(\"B\")", with: "Text(\"edited\").padding()"))
        _ = try builder.program(of: SwiftSource(path: app))
        #expect(calls() == ["B.swift"])
    }

    @Test func theSameErrorsNeedNoCompiler() throws {
        let builder = try recordingBuilder()
        let app = try project("App", ["A.swift": Self.view("A"), "B.swift": Self.view("B").replacing("Text(", with: "Txt(")])
        let first = #expect(throws: SwiftSourceError.self) { try builder.program(of: SwiftSource(path: app)) }
        #expect(first?.description.contains("B.swift:2:") == true && first?.description.contains("cannot find 'Txt' in scope") == true)
        #expect(!calls().isEmpty)
        let second = #expect(throws: SwiftSourceError.self) { try builder.program(of: SwiftSource(path: app)) }
        #expect(second == first)
        #expect(calls() == [])
        try write("App/B.swift", Self.view("B"))
        _ = try builder.program(of: SwiftSource(path: app))
        #expect(calls().contains("table of views"))
    }

    /// What compiles is kept, also by the calls that run while another one fails.
    @Test func aFailedBuildKeepsWhatSucceeded() throws {
        let builder = try recordingBuilder()
        let good = "func two() -> Int {\n    let one = 1\n    return one + one\n}\n"
        let app = try project("App", ["A.swift": Self.view("A"), "B.swift": "func one() -> Int { 1 }\n", "C.swift": good])
        _ = try builder.program(of: SwiftSource(path: app))
        _ = calls()
        // Bodies that nothing else depends on.
        try write("App/C.swift", good.replacing("one + one", with: "\"two\""))
        #expect(throws: SwiftSourceError.self) { try builder.program(of: SwiftSource(path: app)) }
        #expect(calls().contains("C.swift"))
        try write("App/C.swift", good.replacing("one + one", with: "one + one + one"))
        _ = try builder.program(of: SwiftSource(path: app))
        #expect(calls() == ["C.swift"])
    }

    /// A type that is missing makes errors in the bodies of other files, which say nothing new.
    @Test func errorsOfDeclarationsComeFirst() throws {
        let builder = try builder(":")
        let app = try project(
            "App",
            [
                "A.swift": "struct Price {\n    var amount: Money\n}\n",
                "B.swift": "func total(_ price: Price) -> Int {\n    price.amount.cents + unknown\n}\n",
                "C.swift": Self.view("C"),
            ])
        let error = #expect(throws: SwiftSourceError.self) { try builder.program(of: SwiftSource(path: app)) }
        #expect(error?.description.contains("cannot find type 'Money' in scope") == true)
        #expect(error?.description.contains("unknown") == false)
    }

    @Test func filesAreDividedByTheirWeight() {
        let views = (0..<4).map { (index: $0, weight: 10) } + (4..<24).map { (index: $0, weight: 1) }
        let batches = ModuleCompiler.batches(of: views, besideInterface: false, processors: 2)
        #expect(batches.count == 2)
        #expect(batches.map { $0.reduce(0) { $0 + views[$1].weight } } == [30, 30])
        #expect(Set(batches.joined()) == Set(0..<24))
        #expect(batches.allSatisfy { $0 == $0.sorted() })
        let many = (0..<100).map { (index: $0, weight: 1) }
        #expect(ModuleCompiler.batches(of: many, besideInterface: true, processors: 2).count == 2)
        #expect(ModuleCompiler.batches(of: [], besideInterface: true, processors: 2) == [])
        #expect(ModuleCompiler.batches(of: [(7, 5)], besideInterface: false, processors: 8) == [[7]])
    }
}

import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// What the compiler is given, seen by a script that stands before it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil, "Scripts/test names the library"))
final class CompilerInputTests: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func write(_ name: String, _ text: String) throws { try AtomicFile.write(Array(text.utf8), to: path(name)) }

    private static func view(_ name: String) -> String { "import SwiftUI\nstruct \(name): View { var body: some View { Text(\"\(name)\") } }\n" }

    /// Returns a builder with a toolchain whose compiler first runs a line of shell.
    private func builder(_ line: String) throws -> ProgramBuilder {
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
        return try ProgramBuilder(environment: environment.merging(own) { $1 }, command: URL(filePath: "/")) { _ in }
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
        #expect(try headers() == [])
        #expect(throws: (any Error).self) { try builder.inBackground(BackgroundProcesses()).program(of: source) }
        #expect(try headers().map { $0.hasPrefix(path("cache/easel/headers-")) } == [true])
    }
}

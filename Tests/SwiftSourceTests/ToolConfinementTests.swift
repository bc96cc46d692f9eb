import Commands
import Foundation
import Testing

@testable import SwiftSource

/// With `--sandbox`, the tools of a build reach no more than their own files.
@Suite(
    .enabled(if: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil, "Scripts/test names the library"),
    .enabled(if: Sandbox.protection != .none, "neither bubblewrap nor Landlock"))
struct ToolConfinementTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)").resolvingSymlinksInPath()

    private func builder(isConfined: Bool) throws -> ProgramBuilder {
        let environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder.appending(path: "cache").path]) { $1 }
        return try ProgramBuilder(environment: environment, command: URL(filePath: "/")) { _ in }.confined(isConfined)
    }

    private func program(of name: String, isConfined: Bool) throws -> BuiltProgram {
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let file = place.appending(path: "A.swift")
        try Data("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n#Preview { A() }\n".utf8).write(to: file)
        return try builder(isConfined: isConfined).program(of: SwiftSource(path: file.path))
    }

    private func names(_ path: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path + path).sorted() }

    /// A build in the sandbox neither reads nor writes what a build outside, or that of another project, has made.
    @Test func eachProjectHasItsOwnCache() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let outside = try program(of: "one", isConfined: false)
        let shared = try names("/cache/easel")
        let objects = try names("/cache/easel/objects")
        let first = try program(of: "one", isConfined: true)
        let second = try program(of: "two", isConfined: true)
        let places = [outside, first, second].map { $0.executable.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent }
        #expect(places[0] == "easel" && places[1].hasPrefix("confined-") && places[2].hasPrefix("confined-") && places[1] != places[2])
        // Nothing in the shared cache is new but the caches themselves.
        #expect(try names("/cache/easel").filter { !$0.hasPrefix("confined-") } == shared)
        #expect(try names("/cache/easel/objects") == objects)
        #expect([outside, first, second].allSatisfy { $0.catalog.entries.map(\.name) == outside.catalog.entries.map(\.name) })
        // The next build finds its own.
        #expect(try program(of: "one", isConfined: true).executable == first.executable)
    }

    /// What a tool may read and write, by a tool that tries more.
    @Test func aToolReachesItsOwnFilesOnly() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["source", "other", "own"] {
            try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
            try Data(name.utf8).write(to: folder.appending(path: "\(name)/file"))
        }
        let toolchain = try SwiftToolchain(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/"))
        let confinement = ToolConfinement(
            runner: toolchain.runner, sandbox: try Sandbox(), readable: toolchain.folders + [folder.path + "/source/file"], headers: folder.path + "/headers")
        let script = """
            cd \(folder.path)
            cat source/file own/file; cat other/file || echo ' -other'; cat /etc/passwd || echo ' -accounts'
            echo new >own/new && echo ' +own'; echo new >source/file || echo ' -source'; echo new >other/new || echo ' -new'
            """
        let (program, arguments) = confinement.command("/bin/sh", ["-c", "exec 2>/dev/null\n" + script], writable: [folder.path + "/own"])
        let result = try ChildProcess.run(program, arguments)
        let words = String(decoding: result.output, as: UTF8.self).split { " \n".contains($0) }.map(String.init)
        #expect(words == ["sourceown", "-other", "-accounts", "+own", "-source", "-new"], "\(result.errors)")
        #expect(try String(contentsOfFile: folder.path + "/source/file", encoding: .utf8) == "source")
    }

    /// The library's headers are shared, so that a build only reads them; one that needs more gets a folder of its own.
    @Test func aMissingHeaderIsCompiledIntoTheProjectsCache() {
        let output = "<unknown>:0: error: unable to open output file '/lib/easel/headers/A/SwiftShims-B.pcm': 'Permission denied'"
        #expect(ToolConfinement.lacksHeader(output, in: "/lib/easel/headers"))
        #expect(!ToolConfinement.lacksHeader("/a.swift:1:1: error: cannot find 'x' in scope", in: "/lib/easel/headers"))
    }
}

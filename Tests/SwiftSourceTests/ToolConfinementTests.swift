import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// With `--sandbox`, the tools of a build reach no more than their own files.
@Suite(
    .needsRuntime,
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
        try expectNoChange(of: [outside, first, second])
    }

    /// A tool that is taken over can't change what another build uses, nor what its own project's next build uses.
    private func expectNoChange(of programs: [BuiltProgram]) throws {
        let source = try SwiftSource(path: folder.appending(path: "one/A.swift").path)
        let builder = try builder(isConfined: true).confined(to: source)
        let confinement = try #require(builder.toolchain.confinement)
        let paths = programs.map(\.executable.path)
        let caches = programs.map { $0.executable.deletingLastPathComponent().deletingLastPathComponent().path }
        func names(_ place: String) -> [String] { ((try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []).sorted() }
        let before = caches.map(names)
        let contents = try paths.map { try Data(contentsOf: URL(filePath: $0)) }
        let work = folder.appending(path: "work").path
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
        let places = caches + caches.map { "\($0)/objects" } + ["\(builder.toolchain.runtime)/headers", folder.path + "/cache/easel/facts"]
        let tries = (places.map { "\($0)/new" } + paths).map { "echo x >>\($0) && echo wrote \($0)" } + paths.map { "rm \($0) && echo removed \($0)" }
        let moves = caches.map { "ln -s /etc \($0)/link && echo linked; mv \($0)/objects \(work) && echo moved" }
        let script = (["exec 2>/dev/null"] + tries + moves + ["echo x >\(work)/result && echo done"]).joined(separator: "\n")
        let (program, arguments) = confinement.command("/bin/sh", ["-c", script], writable: [work])
        let result = try ChildProcess.run(program, arguments)
        #expect(String(decoding: result.output, as: UTF8.self) == "done\n", "\(result.errors)")
        #expect(caches.map(names) == before)
        #expect(try paths.map { try Data(contentsOf: URL(filePath: $0)) } == contents)
    }

    /// A confinement that writes one folder, in which a tool may have few processes and little memory.
    private func limited(tasks: Int = 40, memory: Int = 256 << 20) throws -> (confinement: ToolConfinement, own: String) {
        let own = folder.appending(path: "own").path
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        let toolchain = try SwiftToolchain(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/"))
        var sandbox = try Sandbox()
        sandbox.limits = (memory: memory, tasks: tasks)
        return (ToolConfinement(runner: toolchain.runner, sandbox: sandbox, readable: toolchain.folders, headers: own), own)
    }

    @Test func toolsHaveLimits() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (confinement, own) = try limited()
        func run(_ script: String) throws -> ChildProcess.Result {
            let (program, arguments) = confinement.command("/bin/sh", ["-c", script], writable: [own])
            return try ChildProcess.run(program, arguments)
        }
        // In KiB, seconds, and blocks of 512 bytes.
        let limits = try run("ulimit -v; ulimit -t; ulimit -f")
        #expect(String(decoding: limits.output, as: UTF8.self) == "\(Sandbox.memory >> 10)\n\(Sandbox.processorTime)\n\(Sandbox.fileSize >> 9)\n")
        let message = "the sandbox ended the compiler: with all that it started, it"
        for (script, reason) in [
            ("while :; do sleep 600 & done", "had more than 40 processes and threads"),
            ("x=12345678; while :; do x=$x$x; done", "used more than 0.25 GiB of memory"),
        ] {
            let result = try run(script)
            #expect(result.status == Sandbox.limitStatus)
            #expect(Sandbox.end(result.status, printed: result.errors)?.description == "\(message) \(reason)")
        }
    }

    /// It is no error of the source.
    @Test func aToolThatCannotBeConfinedIsNamed() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (confinement, own) = try limited()
        let (program, arguments) = confinement.command("/none", [], writable: [own])
        let result = try ChildProcess.run(program, arguments)
        #expect(result.status == Sandbox.failureStatus)
        let error = try #require(Sandbox.end(result.status, printed: result.errors))
        #expect(error.description == "--sandbox: a confined program could not be started: /none: No such file or directory")
        #expect(error.exitStatus == .unavailable)
        // A tool may end with the same status.
        #expect(Sandbox.end(Sandbox.failureStatus, printed: "a.swift:1:1: error: expected expression") == nil)
        #expect(Sandbox.end(1, path: "a.swift", printed: "bwrap: Can't mkdir /a: File exists\n")?.exitStatus == .unavailable)
        #expect(Sandbox.end(1, printed: "a.swift:1:1: error: expected expression\nbwrap: no\n") == nil)
    }

    /// Also folders that only their owner reads, and without a limit of what is mapped.
    @Test(.enabled(if: geteuid() == 0, "needs root"), .enabled(if: (try? Sandbox(allowed: [.confined])) != nil, "the kernel has no Landlock"))
    func rootReadsTheRepositoriesOfOthers() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appending(path: "repository").path
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try Data("text\n".utf8).write(to: URL(filePath: "\(place)/file"))
        for (path, rights) in [("\(place)/file", 0o600), (place, 0o700)] {
            try #require(unsafe chmod(path, mode_t(rights)) == 0 && chown(path, 65534, 65534) == 0)
        }
        let runner = try SwiftToolchain(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/")).runner
        let files = SandboxFiles(readable: ["/"], writable: [], workingFolder: "/")
        func run(_ title: Sandbox.Title) throws -> [String] {
            let script = "cat \(place)/file; echo x >>\(place)/file || ulimit -v; grep CapEff /proc/self/status"
            let words = try Sandbox(allowed: [.confined]).toolArguments(for: "/bin/sh", files, runner: runner, title: title)
            let result = try ChildProcess.run(runner, words + ["-c", script])
            return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
        }
        #expect(try run(.git) == ["text", "unlimited", "CapEff:\t0000000000000004"])
        #expect(try run(.compiler) == ["\(Sandbox.memory >> 10)", "CapEff:\t0000000000000000"])
    }

    private static let kinds = [Protection.container, .confined].filter { (try? Sandbox(allowed: [$0])) != nil }

    /// Also what a tool has started, such as plugins, and in a container, which has groups of processes of its own.
    @Test(arguments: kinds) func toolsStopGoOnAndEndWithAllProcesses(_ protection: Protection) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let own = folder.appending(path: "own").path
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        let toolchain = try SwiftToolchain(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/"))
        let files = SandboxFiles(readable: toolchain.folders, writable: [own], workingFolder: own)
        let process = ProgramProcess()
        // Its number, by which a process in a container can be found outside.
        let mark = "600.\(UInt32.random(in: 100_000...999_999))"
        process.executableURL = URL(filePath: toolchain.runner)
        process.arguments =
            try Sandbox(allowed: [protection]).arguments(for: "/bin/sh", files, runner: toolchain.runner, title: .compiler)
            + ["-c", "sleep \(mark) & : >\(own)/started; wait"]
        try ProgramStart.run(process)
        func wait(for isReached: () -> Bool) -> Bool { (0..<6000).contains { _ in isReached() || usleep(10_000) != 0 } }
        func number() -> Int32? {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.compactMap { Int32($0) }.first { ProcessFacts.text("cmdline", of: $0) == "sleep\0\(mark)\0" }
        }
        #expect(wait { number() != nil })
        let inner = try #require(number())
        func state() -> Character? { ProcessFacts.text("stat", of: inner).split(separator: ")").last?.dropFirst().first }
        process.lowerPriority()
        #expect(getpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(inner)) == 10)
        process.pause()
        #expect(wait { state() == "T" })
        process.resume()
        #expect(wait { state() == "S" })
        process.pause()
        process.killGroup()
        process.waitUntilExit()
        #expect(wait { state() == nil || state() == "Z" })
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

import Commands
import Foundation
import Testing

@testable import SwiftSource

struct SandboxTests {
    private func files(_ readable: [String], folders: [String] = [], files: [String] = [], guarded: [String] = []) throws -> SandboxFiles {
        let temporary = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: temporary) }
        return try SandboxFiles(
            temporary: temporary.path, readable: readable, folders: folders, files: files, guarded: guarded, workingFolder: "/work")
    }

    @Test func aTrialHoldsForItsBubblewrap() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "bwrap")
        try Data("1".utf8).write(to: program)
        func trial() -> ContainerTrial { ContainerTrial(program.path, folder: folder.appending(path: "cache")) }
        #expect(trial().usersOfContainers == nil)
        for hasOwnUsers in [true, false] {
            trial().keep(hasOwnUsers: hasOwnUsers)
            #expect(trial().usersOfContainers == hasOwnUsers)
        }
        try Data("12".utf8).write(to: program)
        #expect(trial().usersOfContainers == nil)
    }

    @Test func mountsInnerFoldersLast() throws {
        let all = try files(["/app/sources", "/app"], folders: ["/app/sources/out"], files: ["/app/x.png"])
        let mounts = all.mounts.filter { $0.path.hasPrefix("/app") }
        #expect(mounts.map(\.path) == ["/app", "/app/sources", "/app/sources/out"])
        #expect(mounts.map(\.isWritable) == [false, false, true])
    }

    /// Also beside the sources, which stay as they are.
    @Test func resultsAreWrittenIntoAFolderOfTheirOwn() throws {
        let all = try files(["/app"], files: ["/app/x.png", "/app/times.json"])
        #expect(all.results.map(\.destination) == ["/app"])
        #expect(all.results.map(\.names) == [["x.png", "times.json"]])
        #expect(all.mounts.filter { $0.path == "/app" } == [SandboxFiles.Mount(path: "/app", isWritable: false)])
        let places = try JSONDecoder().decode([String: String].self, from: Data(#require(all.environment["EASEL_RESULT_PLACES"]).utf8))
        #expect(places == ["/app/x.png": "\(all.results[0].folder)/x.png", "/app/times.json": "\(all.results[0].folder)/times.json"])
    }

    /// Landlock can't take a folder out of another one.
    @Test func withoutAContainerResultsMustNotBeAroundTheSources() throws {
        let all = try files(["/app/sources"], folders: ["/app"])
        let message =
            "--sandbox: without bubblewrap's container, the view could change everything in /app, and with it /app/sources; "
            + "choose a folder for the output alone"
        guard let sandbox = try? Sandbox(allowed: [.confined]) else { return }
        #expect(throws: UsageError(message)) { try sandbox.arguments(for: "/views", all, runner: "/run") }
    }

    @Test(arguments: ["/home/me", "/home", "/"])
    func refusesFoldersThatHoldMoreThanResults(_ folder: String) {
        let message = "--sandbox: the view could change everything in \(folder), and with it /home/me; choose a folder for the output alone"
        #expect(throws: UsageError(message)) { try files(["/app"], folders: [folder], guarded: ["/home/me"]) }
    }

    @Test func movesRegularFilesOnly() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        let temporary = place.appending(path: "temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let all = try SandboxFiles(
            temporary: temporary.path, readable: [], folders: [], files: [place.path + "/a.png", place.path + "/b.png"], guarded: [], workingFolder: "/")
        try Data("a".utf8).write(to: URL(filePath: all.results[0].folder + "/a.png"))
        try FileManager.default.createSymbolicLink(atPath: all.results[0].folder + "/b.png", withDestinationPath: "/etc/passwd")
        try Data("c".utf8).write(to: URL(filePath: all.results[0].folder + "/c.png"))
        try all.moveResults()
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == ["a.png", "temporary"])
        // Nor is a folder that the program has replaced: it would show what the program can't read.
        let secrets = place.appending(path: "secrets")
        try FileManager.default.createDirectory(at: secrets, withIntermediateDirectories: true)
        try Data("s".utf8).write(to: secrets.appending(path: "a.png"))
        try FileManager.default.removeItem(atPath: all.results[0].folder)
        try FileManager.default.createSymbolicLink(atPath: all.results[0].folder, withDestinationPath: secrets.path)
        try all.moveResults()
        #expect(try String(contentsOf: place.appending(path: "a.png"), encoding: .utf8) == "a")
    }

    @Test func passesNoSecrets() {
        let environment = ["PATH": "/bin", "API_KEY": "1", "SWIFT_BACKTRACE": "enable=yes", "EASEL_RUNTIME": "/lib", "AWS_SECRET": "2", "TZ": "GMT"]
        #expect(Sandbox.environment(environment).keys.sorted() == ["EASEL_RUNTIME", "PATH", "SWIFT_BACKTRACE", "TZ"])
    }

    @Test func isUnavailableWithoutBubblewrapAndLandlock() {
        let bubblewrap = "--sandbox: bubblewrap is not installed; Debian's package is called bubblewrap"
        #expect(throws: SwiftSourceError("\(bubblewrap), and this kernel has no Landlock, which needs none (Linux 5.13)", exitStatus: .unavailable)) {
            try Sandbox(environment: ["PATH": "/nowhere"], allowed: [.container])
        }
    }

    /// Of a home folder, a single file's view sees the files beside it that are not hidden.
    @Test func aHomeFolderIsNoRoot() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)").resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: place) }
        try FileManager.default.createDirectory(at: place.appending(path: ".ssh"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: place.appending(path: "Documents"), withIntermediateDirectories: true)
        for name in ["V.swift", "picture.png", ".netrc", ".ssh/id"] { try Data("x".utf8).write(to: place.appending(path: name)) }
        try FileManager.default.createSymbolicLink(atPath: place.path + "/keys.txt", withDestinationPath: place.path + "/.ssh/id")
        let found = SourcePlace.readable(besides: place.path + "/V.swift")
        #expect(found.sorted() == ["V.swift", "picture.png"].map { "\(place.path)/\($0)" })
    }

    @Test(
        .needsRuntime,
        .enabled(if: Sandbox.protection != .none, "neither bubblewrap nor Landlock"))
    func aProgramReachesOnlyItsOwnFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = try SwiftSource(path: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs/Confined.swift").path)
        let builder = try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/")) { _ in }
        let program = try builder.program(of: source)
        func picture(_ view: String, isSandboxed: Bool) throws -> Data {
            var options = RenderOptions(input: source.path)
            options.view = view
            options.output = folder.appending(path: "\(view).png").path
            options.isSandboxed = isSandboxed
            options.isQuiet = true
            options.progress = .none
            #expect(try program.run(ViewRequest(options: options, job: .still(.frame(0))), source: source) == 0)
            return try Data(contentsOf: URL(filePath: options.output))
        }
        #expect(try picture("Confined", isSandboxed: true) == picture("Expected", isSandboxed: false))
    }
}

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

    @Test func mountsInnerFoldersLast() throws {
        let all = try files(["/app/sources", "/app"], folders: ["/app/sources/out"], files: ["/app/x.png"])
        let mounts = all.mounts.filter { $0.path.hasPrefix("/app") }
        #expect(mounts.map(\.path) == ["/app", "/app", "/app/sources", "/app/sources/out"])
        #expect(mounts.map(\.isWritable) == [false, true, false, true])
        // Results around the sources: the program sees a new folder with the sources in it.
        let around = try files(["/app/sources"], files: ["/app/x.png"], guarded: ["/app/sources"])
        #expect(around.mounts.filter { $0.path.hasPrefix("/app") }.map(\.source) == [around.results[0].folder, "/app/sources"])
        let arguments = Sandbox.arguments(for: "/tmp/program", all)
        #expect(arguments.prefix(3) == ["--unshare-all", "--die-with-parent", "--new-session"])
        #expect(arguments.suffix(8).prefix(4) == ["--dir", "/work", "--chdir", "/work"])
        #expect(arguments.last == "/tmp/program")
    }

    @Test func resultsElsewhereAreWrittenIntoAFolderOfTheirOwn() throws {
        let all = try files(["/app"], files: ["/home/me/x.png", "/home/me/times.json"])
        #expect(all.results.map(\.destination) == ["/home/me"])
        #expect(all.results.map(\.names) == [["x.png", "times.json"]])
        #expect(all.mounts.first { $0.path == "/home/me" } == SandboxFiles.Mount(source: all.results[0].folder, path: "/home/me", isWritable: true))
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
    }

    @Test func passesNoSecrets() {
        let environment = ["PATH": "/bin", "API_KEY": "1", "SWIFT_BACKTRACE": "enable=yes", "EASEL_RUNTIME": "/lib", "AWS_SECRET": "2", "TZ": "GMT"]
        #expect(Sandbox.environment(environment).keys.sorted() == ["EASEL_RUNTIME", "PATH", "SWIFT_BACKTRACE", "TZ"])
    }

    @Test func isUnavailableWithoutBubblewrap() {
        #expect(throws: SwiftSourceError("--sandbox: bubblewrap is not installed; Debian's package is called bubblewrap", exitStatus: .unavailable)) {
            try Sandbox(environment: ["PATH": "/nowhere"])
        }
    }

    @Test(
        .enabled(if: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil, "Scripts/test names the library"),
        .enabled(if: Sandbox.isAvailable, "bubblewrap is not installed"))
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

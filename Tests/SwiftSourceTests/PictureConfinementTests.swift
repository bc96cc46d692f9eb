import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// Programs that read pictures have no more than the picture.
struct PictureConfinementTests {
    private static let runner = ProcessInfo.processInfo.environment["EASEL_RUNTIME"].map { "\($0)/confined-run" }
    private static let canConfine = (try? Sandbox(allowed: [.confined])) != nil && runner.map(FileManager.default.isExecutableFile) == true

    @Test func theRunnerIsFoundBesideTheLibrary() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let command = folder.appending(path: "bin/render")
        #expect(PictureConfinement.runner([:], command: command) == nil)
        let runner = folder.appending(path: "lib/easel/confined-run")
        try FileManager.default.createDirectory(at: runner.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("#!/bin/sh\n".utf8).write(to: runner)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: runner.path)
        #expect(PictureConfinement.runner([:], command: command) == runner.path)
        #expect(PictureConfinement.runner(["EASEL_RUNTIME": runner.deletingLastPathComponent().path], command: URL(filePath: "/none/render")) == runner.path)
    }

    @Test(.enabled(if: canConfine, "there is no Landlock, or no confined-run")) func aProgramReachesOnlyThePicture() throws {
        let runner = try #require(Self.runner)
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)").resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (own, secret) = (folder.appending(path: "own"), folder.appending(path: "secret"))
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try Data("secret".utf8).write(to: secret)
        try Data("picture".utf8).write(to: own.appending(path: "in"))
        let sandbox = try Sandbox(allowed: [.confined])
        let files = SandboxFiles(readable: [], writable: [own.path], workingFolder: own.path)
        let script = "cat in >out; cat ../secret >>out 2>/dev/null; echo x >../other 2>/dev/null; true"
        let words = sandbox.toolArguments(for: "/bin/sh", files, runner: runner, title: .pictures) + ["-c", "cd '\(own.path)' && \(script)"]
        _ = try ChildProcess.run(runner, words)
        #expect(try String(contentsOf: own.appending(path: "out"), encoding: .utf8) == "picture")
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "other").path))
    }
}

import Commands
import Foundation
import Testing

@testable import SwiftSource

struct SandboxTests {
    @Test func mountsInnerFoldersLast() {
        let files = Sandbox.Files(readable: ["/app/fonts", "/app"], writable: ["/app/out"], workingFolder: "/work")
        let arguments = Sandbox.arguments(for: "/tmp/program", files)
        #expect(arguments.prefix(3) == ["--unshare-all", "--die-with-parent", "--new-session"])
        let mounts = ["--ro-bind-try", "/app", "/app", "--ro-bind-try", "/app/fonts", "/app/fonts", "--bind", "/app/out", "/app/out"]
        let program = ["/bin/sh", "-c", "ulimit -v 8388608 && ulimit -t 3600 && exec \"$0\"", "/tmp/program"]
        #expect(arguments.suffix(17) == mounts + ["--dir", "/work", "--chdir", "/work"] + program)
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
        unsafe setenv("SANDBOX_TEST_SECRET", "1", 1)
        defer { unsafe unsetenv("SANDBOX_TEST_SECRET") }
        #expect(try picture("Confined", isSandboxed: true) == picture("Expected", isSandboxed: false))
    }
}

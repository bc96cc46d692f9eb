import Commands
import Foundation
import FramePipeline
import Testing

/// The script that builds the library for Swift source when it is needed.
struct RuntimeBuildTests {
    private let folder: CommandFolder

    init() throws {
        folder = try CommandFolder()
        try folder.write("import SwiftUI\nstruct Card: View { var body: some View { Text(\"Card\") } }\n", to: "Card.swift")
        try folder.write("{ \"size\": [20, 20], \"view\": { \"Text\": \"Hi\" } }", to: "scene.json")
    }

    /// Runs a command with a script that notes each of its runs, and no other library.
    private func run(_ arguments: [String], script: String) throws -> (status: Int32, output: String, errors: String) {
        try folder.write("#!/bin/sh\necho run >>'\(folder.path("runs"))'\n\(script)\n", to: "build")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("build"))
        let process = folder.process(arguments, environment: ["EASEL_BUILD_RUNTIME": folder.path("build"), "EASEL_TYPED_COMMAND": "Scripts/render"])
        process.environment?["EASEL_RUNTIME"] = nil
        let errors = folder.path("errors")
        try Data().write(to: URL(filePath: errors))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
        process.standardOutput = FileHandle.nullDevice
        try ProgramStart.run(process)
        process.waitUntilExit()
        return (process.terminationStatus, "", try folder.text("errors"))
    }

    private var runs: Int { ((try? folder.text("runs")) ?? "").split(separator: "\n").count }

    @Test func scenesNeverWaitForTheLibrary() throws {
        for arguments in [
            ["scene.json", "-o", "a/"], ["still", "scene.json"], ["validate", "scene.json"], ["layout", "scene.json"],
        ] {
            #expect(try run(arguments, script: "exit 1").status == 0)
        }
        #expect(runs == 0)
    }

    @Test func aScriptThatFailsIsTheReason() throws {
        let result = try run(["still", "Card.swift"], script: "echo 'no compiler' >&2\nexit 1")
        #expect(result.status == 70 && runs == 1)
        #expect(
            result.errors
                == "no compiler\nrender: drawing Swift source needs Easel's library, and \(folder.path("build")) could not build it; its messages are above\n")
    }

    @Test func aScriptThatFailsRunsOnce() throws {
        try folder.write("#!/bin/sh\necho run >>'\(folder.path("runs"))'\nexit 1\n", to: "build")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("build"))
        for _ in 0..<3 { #expect(try RuntimeBuild.folder(script: folder.path("build")) == nil) }
        #expect(runs == 1)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil, "Scripts/test names the library"))
    func swiftSourceUsesTheLibraryThatTheScriptBuilds() throws {
        let runtime = ProcessInfo.processInfo.environment["EASEL_RUNTIME"] ?? ""
        #expect(try run(["still", "Card.swift", "-o", "a.png", "-q"], script: "echo '\(runtime)'").status == 0)
        #expect(runs == 1 && FileManager.default.fileExists(atPath: folder.path("a.png")))
    }
}

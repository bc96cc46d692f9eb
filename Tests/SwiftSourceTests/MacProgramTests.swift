import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// Source for macOS, compiled as `render` does it.
///
/// It needs the library of `Scripts/build-runtime`, which `Scripts/test` names in `EASEL_RUNTIME`.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil, "Scripts/test names the library"))
struct MacProgramTests {
    /// The distinct texts of a view or an app, in their order.
    private func texts(_ view: String) throws -> [String] {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs/Mac.swift").path
        var options = RenderOptions(input: path).withPlatformOfSource()
        #expect(options.platform == .macOS)
        let builder = try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/")) { _ in }
        let program = try builder.program(of: SwiftSource(path: path, for: CompilationTarget(platform: options.platform)))
        options.view = view
        options.isQuiet = true
        options.size = CGSize(width: 300, height: 240)
        options.scale = 1
        let process = Process()
        process.executableURL = program.executable
        process.environment = BuiltProgram.environment
        let (request, pipe) = (ProgramStart.makePipe(), ProgramStart.makePipe())
        process.standardInput = request
        process.standardOutput = pipe
        try ProgramStart.run(process)
        let job = ViewRequest.Job.layout(at: 0, format: .text)
        try request.fileHandleForWriting.write(contentsOf: try ViewRequest(options: options, timeline: nil, job: job).encoded())
        try request.fileHandleForWriting.close()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        // A UIKit view with a layer measures a hidden copy of itself, so a text can occur twice.
        var texts: [String] = []
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") where line.contains(" Text \"") {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            if parts.count == 3, !texts.contains(String(parts[1])) { texts.append(String(parts[1])) }
        }
        return texts
    }

    @Test func theWindowOfADelegateIsDrawn() throws {
        #expect(try texts("AppDelegate") == ["edited", "Checked", "key", "Settings…", "label"])
        #expect(try texts("Panes") == ["edited", "Checked", "key", "Settings…"])
    }

    @Test func previewsShowViewsOfAppKit() throws {
        #expect(try texts("Page") == ["page"])
        #expect(try texts("Titled page") == ["titled"])
        #expect(try texts("Label") == ["label"])
    }
}

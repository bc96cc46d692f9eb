import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// Source for visionOS and watchOS, compiled as `render` does it.
///
/// It needs the library of `Scripts/build-runtime`, which `Scripts/test` names in `EASEL_RUNTIME`.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil, "Scripts/test names the library"))
struct OtherSystemTests {
    /// The texts of a program's app, and the options that it is drawn with.
    private func texts(of folder: String, view: String? = nil) throws -> (texts: [String], options: RenderOptions) {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs/\(folder)").path
        var options = RenderOptions(input: path).withPlatformOfSource()
        let builder = try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/")) { _ in }
        let program = try builder.program(of: SwiftSource(path: path))
        options.view = try program.catalog.choose(view, path: path).name
        options.isQuiet = true
        let process = Process()
        process.executableURL = program.executable
        process.environment = BuiltProgram.environment
        let (request, pipe) = (ProgramStart.makePipe(), ProgramStart.makePipe())
        process.standardInput = request
        process.standardOutput = pipe
        try ProgramStart.run(process)
        try request.fileHandleForWriting.write(
            contentsOf: try ViewRequest(options: options, timeline: nil, job: .layout(at: 1, format: .text)).encoded())
        try request.fileHandleForWriting.close()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let texts = String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line -> String? in
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            return line.contains(" Text \"") && parts.count == 3 ? String(parts[1]) : nil
        }
        return (texts, options)
    }

    @Test func theWindowOfAnAppForVisionProIsDrawn() throws {
        let (texts, options) = try texts(of: "Space")
        #expect(texts == ["vision 136", "opened", "2.0 3.0 180 false", "ornament"])
        #expect(options.device == "Vision-Pro" && options.colorScheme == .dark)
        #expect(try self.texts(of: "Space", view: "home").texts.contains("vision 136"))
    }

    @Test func theWindowOfAnAppForWatchesIsDrawn() throws {
        let (texts, options) = try texts(of: "Watch")
        #expect(texts == ["198 wide", "step", "active", "current", "launched"])
        #expect(options.size == CGSize(width: 198, height: 242))
    }
}

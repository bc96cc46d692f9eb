import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// Source for visionOS and watchOS, compiled as `render` does it.
///
/// It needs the library of `Scripts/build-runtime`, which `Scripts/test` names in `EASEL_RUNTIME`.
@Suite(.serialized, .needsRuntime)
struct OtherSystemTests {
    /// The texts of a program's app, and the options that it is drawn with.
    private func texts(of folder: String, view: String? = nil) throws -> (texts: [String], options: RenderOptions) {
        let path = ProgramRun.path(folder)
        var options = RenderOptions(input: path).withPlatformOfSource()
        let program = try ProgramRun.program(of: SwiftSource(path: path))
        options.view = try program.catalog.choose(view, path: path).name
        options.isQuiet = true
        let request = ViewRequest(options: options, timeline: nil, job: .layout(at: 1, format: .text))
        return (ProgramRun.texts(in: try ProgramRun.output(of: program.executable, request)), options)
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

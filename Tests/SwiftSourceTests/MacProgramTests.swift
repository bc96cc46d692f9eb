import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// Source for macOS, compiled as `render` does it.
///
/// It needs the library of `Scripts/build-runtime`, which `Scripts/test` names in `EASEL_RUNTIME`.
@Suite(.serialized, .needsRuntime)
struct MacProgramTests {
    /// The distinct texts of a view or an app, in their order.
    private func texts(_ view: String) throws -> [String] {
        let path = ProgramRun.path("Mac.swift")
        var options = RenderOptions(input: path).withPlatformOfSource()
        #expect(options.platform == .macOS)
        let program = try ProgramRun.program(of: SwiftSource(path: path, for: CompilationTarget(platform: options.platform)))
        options.view = view
        options.isQuiet = true
        options.size = CGSize(width: 300, height: 240)
        options.scale = 1
        let request = ViewRequest(options: options, timeline: nil, job: .layout(at: 0, format: .text))
        // A UIKit view with a layer measures a hidden copy of itself, so a text can occur twice.
        return ProgramRun.texts(in: try ProgramRun.output(of: program.executable, request)).reduce(into: []) { texts, text in
            if !texts.contains(text) { texts.append(text) }
        }
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

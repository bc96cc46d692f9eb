import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// Views that end or stop their own program.
///
/// They need the library of `Scripts/build-runtime`, which `Scripts/test` names in `EASEL_RUNTIME`.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil, "Scripts/test names the library"))
struct ProgramEndTests {
    private static let text = #"""
        import Foundation
        import SwiftUI

        struct Leaves: View { var body: some View { let _ = exit(0); Text("a") } }
        struct Fails: View { var body: some View { let _ = _exit(130); Text("a") } }
        struct Stops: View { var body: some View { let _ = raise(SIGSTOP); Text("a") } }
        struct Closes: View { var body: some View { let _ = (0..<100).forEach { close($0) }; Text("a") } }
        struct Crashes: View {
            var body: some View { let _ = DispatchQueue.concurrentPerform(iterations: 8) { index in _ = [1, 2][index + 2] }; Text("a") }
        }
        struct Tidies: View {
            var body: some View {
                let folder = FileManager.default.temporaryDirectory
                let _ = try? FileManager.default.removeItem(at: folder)
                Text("a")
            }
        }
        """#

    private func withViews(_ body: (BuiltProgram, SwiftSource, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try AtomicFile.write(Array(Self.text.utf8), to: folder.appending(path: "Ends.swift").path)
        let source = try SwiftSource(path: folder.appending(path: "Ends.swift").path)
        let program = try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/")) { _ in }.program(of: source)
        try body(program, source, folder)
    }

    private func run(_ view: String, _ program: BuiltProgram, _ source: SwiftSource, _ folder: URL) throws -> Int32 {
        var options = RenderOptions(input: source.path)
        (options.view, options.isQuiet, options.timeout) = (view, true, 3)
        options.output = folder.appending(path: "\(view).png").path
        return try program.run(ViewRequest(options: options, job: .still(.frame(0))), source: source)
    }

    /// The time limit ends the wait for a program that goes on.
    @Test(.timeLimit(.minutes(10))) func aViewThatEndsOrStopsItsProgram() throws {
        try withViews { program, source, folder in
            func error(_ view: String) throws -> SwiftSourceError {
                try #require(throws: SwiftSourceError.self) { _ = try run(view, program, source, folder) }
            }
            #expect(try error("Leaves") == SwiftSourceError("\(source.path): Leaves ended the program with exit(0); a view can't do that"))
            #expect(try error("Fails") == SwiftSourceError("\(source.path): Fails ended the program with exit(130); a view can't do that"))
            let stopped = SwiftSourceError("\(source.path): Stops stopped and did not go on within 3 s; --timeout allows more time")
            #expect(try error("Stops") == stopped)
            #expect(try error("Crashes").exitStatus == .badInput)
            #expect(try run("Tidies", program, source, folder) == 0)
            // It may draw or fail, but ends.
            _ = try? run("Closes", program, source, folder)
        }
    }
}

import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// Views that end or stop their own program.
///
/// They need the library of `Scripts/build-runtime`, which `Scripts/test` names in `EASEL_RUNTIME`.
@Suite(.serialized, .needsRuntime)
struct ProgramEndTests {
    private static let text = #"""
        import Foundation
        import SwiftUI

        struct Leaves: View { var body: some View { let _ = exit(0); Text("a") } }
        struct Fails: View { var body: some View { let _ = _exit(130); Text("a") } }
        struct Pretends: View { var body: some View { let _ = exit(123); Text("a") } }
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

    private func run(_ view: String, _ program: BuiltProgram, _ source: SwiftSource, _ folder: URL, isSandboxed: Bool) throws -> Int32 {
        var options = RenderOptions(input: source.path)
        (options.view, options.isQuiet, options.timeout) = (view, true, 3)
        options.isSandboxed = isSandboxed
        options.output = folder.appending(path: "\(view).png").path
        return try program.run(ViewRequest(options: options, job: .still(.frame(0))), source: source)
    }

    /// The time limit ends the wait for a program that goes on.
    @Test(.timeLimit(.minutes(10))) func aViewThatEndsOrStopsItsProgram() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try AtomicFile.write(Array(Self.text.utf8), to: folder.appending(path: "Ends.swift").path)
        let source = try SwiftSource(path: folder.appending(path: "Ends.swift").path)
        let program = try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/")) { _ in }.program(of: source)
        func end(_ view: String, isSandboxed: Bool = false) -> (status: Int32?, error: SwiftSourceError?) {
            do { return (try run(view, program, source, folder, isSandboxed: isSandboxed), nil) } catch { return (nil, error as? SwiftSourceError) }
        }
        func message(_ text: String) -> SwiftSourceError { SwiftSourceError("\(source.path): \(text)") }
        #expect(end("Leaves").error == message("Leaves ended the program with exit(0); a view can't do that"))
        #expect(end("Fails").error == message("Fails ended the program with exit(130); a view can't do that"))
        #expect(end("Stops").error == message("Stops stopped and did not go on within 3 s; --timeout allows more time"))
        // Of the sandbox's own statuses, none is the view's.
        #expect(end("Pretends", isSandboxed: true).error == message("Pretends ended the program with exit(1); a view can't do that"))
        #expect(end("Crashes").error?.exitStatus == .badInput)
        #expect(end("Tidies").status == 0)
        // It may draw or fail, but ends.
        _ = end("Closes")
    }
}

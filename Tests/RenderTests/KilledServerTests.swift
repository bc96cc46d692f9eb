import Foundation
import FramePipeline
import Testing

/// A killed server can't clean up by itself.
@Suite struct KilledServerTests {
    @Test(.timeLimit(.minutes(20))) func leavesNoTemporaryFolder() async throws {
        let folder = try CommandFolder()
        let place = folder.url.appending(path: "temporary")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let server = folder.process(["mcp", "--no-sandbox"], environment: ["TMPDIR": place.path])
        let (input, output) = (ProgramStart.makePipe(), ProgramStart.makePipe())
        server.standardInput = input
        server.standardOutput = output
        try ProgramStart.run(server)
        try input.fileHandleForWriting.write(contentsOf: Data(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8 + [10]))
        #expect(!output.fileHandleForReading.availableData.isEmpty)
        #expect(try folder.files(in: "temporary").count == 1)
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
        // The time limit ends the wait for a folder that stays.
        while try !folder.files(in: "temporary").isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    }
}

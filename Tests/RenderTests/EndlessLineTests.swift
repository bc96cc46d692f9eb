import Foundation
import FramePipeline
import Testing

/// A client of `render mcp` that sends more than a message may have.
@Suite struct EndlessLineTests {
    /// A line of 1 GB takes no memory, and the next message is answered.
    @Test(.timeLimit(.minutes(20))) func anEndlessLineIsRefusedWhileItIsRead() throws {
        let folder = try CommandFolder()
        let server = folder.process(["mcp", "--no-sandbox"])
        let (input, output) = (ProgramStart.makePipe(), ProgramStart.makePipe())
        (server.standardInput, server.standardOutput) = (input, output)
        try ProgramStart.run(server)
        let writing = input.fileHandleForWriting
        func answer() -> String {
            var answer = Data()
            while answer.last != 10, case let more = output.fileHandleForReading.availableData, !more.isEmpty { answer += more }
            return String(decoding: answer, as: UTF8.self)
        }
        /// The most memory so far, in KiB.
        func peak() throws -> Int {
            let status = try String(contentsOfFile: "/proc/\(server.processIdentifier)/status", encoding: .utf8)
            return try #require(status.firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Int($0.1) })
        }
        let ping = Data(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8 + [10])
        try writing.write(contentsOf: ping)
        #expect(answer() == #"{"id":1,"jsonrpc":"2.0","result":{}}"# + "\n")
        let before = try peak()
        let part = Data(repeating: UInt8(ascii: "["), count: 1 << 20)
        for _ in 0..<1024 { try writing.write(contentsOf: part) }
        try writing.write(contentsOf: [10])
        #expect(answer() == #"{"error":{"code":-32600,"message":"the line is longer than 4194304 bytes"},"id":null,"jsonrpc":"2.0"}"# + "\n")
        // Less than three times the largest message.
        #expect(try peak() < before + 12 * 1024)
        try writing.write(contentsOf: ping)
        #expect(answer() == #"{"id":1,"jsonrpc":"2.0","result":{}}"# + "\n")
        try writing.close()
        server.waitUntilExit()
        #expect(server.terminationStatus == 0)
    }
}

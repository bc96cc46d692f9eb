import Foundation
import FramePipeline
import Testing

/// A server whose view is edited again and again keeps nothing of the earlier ones.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil, "Scripts/test names the library"))
struct EditedViewTests {
    @Test(.timeLimit(.minutes(20))) func editsLeaveNoDescriptors() async throws {
        let folder = try CommandFolder()
        let server = folder.process(["mcp", "--no-sandbox"], environment: ["XDG_CACHE_HOME": folder.path("cache")])
        let (input, output) = (ProgramStart.makePipe(), ProgramStart.makePipe())
        (server.standardInput, server.standardOutput) = (input, output)
        try ProgramStart.run(server)
        func draw(_ text: String) throws {
            try folder.write("import SwiftUI\nstruct V: View { var body: some View { \(text) } }\n#Preview { V() }\n", to: "V.swift")
            let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"RenderPreview","arguments":{"sourceFilePath":"V.swift"}}}"#
            try input.fileHandleForWriting.write(contentsOf: Data(call.utf8 + [10]))
            var answer = Data()
            while answer.last != 10, case let more = output.fileHandleForReading.availableData, !more.isEmpty { answer += more }
            #expect(String(decoding: answer, as: UTF8.self).contains(#""image""#))
        }
        /// The pipes and sockets of programs that have ended; those of programs that are just ending don't count.
        func connections() async throws -> Int {
            var least = Int.max
            for _ in 0..<40 {
                let place = "/proc/\(server.processIdentifier)/fd"
                let names = try FileManager.default.contentsOfDirectory(atPath: place)
                let targets = names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(place)/\($0)") }
                least = min(least, targets.count { $0.hasPrefix("pipe:") || $0.hasPrefix("socket:") })
                try await Task.sleep(for: .milliseconds(50))
            }
            return least
        }
        for round in 0..<3 { try draw("Text(\"A\").padding(\(round))") }
        let first = try await connections()
        for round in 0..<6 { try draw(round % 2 == 0 ? "Text(\"B\(round)\")" : "Text(\"B\(round)\").padding(\(round))") }
        #expect(try await connections() <= first + 2)
        try input.fileHandleForWriting.close()
        server.waitUntilExit()
    }
}

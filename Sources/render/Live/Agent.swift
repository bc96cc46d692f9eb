import AgentServer
import ArgumentParser
import Commands
import Foundation
import SwiftSource
import Synchronization

/// `render mcp`: serves coding agents.
struct Agent: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Serve coding agents: draw, inspect, and compare views through the Model Context Protocol.",
        discussion: """
            Reads messages from standard input and answers on standard output, a message per line (JSON-RPC 2.0). An agent starts this command itself; see
            Documentation/Agents.md for how to register it. Paths in calls are relative to the working folder. The last 100 pictures are kept until the command
            ends.

            Compiled views run without network and with no files but their own (--sandbox) where the machine allows it; --no-sandbox turns that off. Each
            answer names the protection: container, confined, or none. See Documentation/Security.md.

            EXAMPLES:
              render mcp
              claude mcp add easel -- render mcp

            EXIT STATUS: 0 at the end of the input; 130 interrupted.
            """)

    @Flag(inversion: .prefixedNo, help: "Run compiled views without network and other files (default: where possible).")
    var sandbox: Bool?

    @OptionGroup var memory: MemoryArguments

    func run() async throws {
        MemoryArenas.limit()
        let memory = try memory.checked()
        let protection = sandbox == true ? try Sandbox.required() : sandbox == false ? .none : Sandbox.protection
        let folder = try GuardedFolder("easel-mcp")
        let interruption = Interruption {
            folder.remove()
            return .none
        }
        defer {
            folder.remove()
            interruption.end()
        }
        let output = Mutex(FileHandle.standardOutput)
        let server = AgentServer(
            executable: Launchers.command, folder: folder.url, version: easelVersion, protection: protection, memory: memory,
            mayBeRoot: { SourcePlace.mayBeRoot($0) },
            project: { SourcePlace.project(of: $0) }, launcher: { Launchers.launcher(for: $0) },
            send: { line in
                // A client that closed the pipe reads no answers.
                output.withLock { try? $0.write(contentsOf: Data((line + "\n").utf8)) }
            })
        await withCheckedContinuation { continuation in
            let reading = Thread {
                server.receive(from: STDIN_FILENO)
                continuation.resume()
            }
            // The decoder of JSON calls itself for each level, of which it takes 512.
            reading.stackSize = 8 << 20
            reading.start()
        }
        await server.finish()
    }
}

import Commands
import Foundation
import Synchronization

/// A server of the Model Context Protocol: it answers messages, one per line, with tools that draw and inspect views.
///
/// Sources: the protocol's specification of 2025-06-18, sections Base Protocol, Lifecycle, and Tools. Calls of tools run at the same time, and an answer follows
/// when its call ends.
package final class AgentServer: Sendable {
    /// The supported versions of the protocol, newest first. The parts that the server uses are the same in all of them.
    static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    /// The number of calls that may run at the same time: most start a process.
    static let callLimit = 32

    private let session: Session
    private let tools: [AgentTool]
    private let version: String
    private let protection: Protection
    /// Whether the client tells the folders that it works in.
    private let hasRoots = Mutex(false)
    private let calls = Mutex<[String: Task<Void, Never>]>([:])
    private let send: @Sendable (String) -> Void

    /// - Parameters:
    ///   - executable: the `render` command.
    ///   - folder: the existing folder for images and temporary files.
    ///   - version: the version of Easel.
    ///   - protection: how compiled views are kept from the rest of the machine.
    ///   - memory: the `--max-memory` of each process that draws; nil for the default.
    ///   - mayBeRoot: returns whether the sandbox may show a whole folder because the client works in it.
    ///   - project: returns the path of the project that an input belongs to.
    ///   - launcher: returns the launcher for the views of an input and of the others of its project.
    ///   - send: receives each answer as one line, from any thread.
    package init(
        executable: URL, folder: URL, version: String,
        protection: Protection = .none, memory: String? = nil, mayBeRoot: @escaping @Sendable (String) -> Bool = { _ in true },
        project: @escaping @Sendable (String) -> String = { $0 }, launcher: @escaping @Sendable (String) -> any LiveLauncher,
        send: @escaping @Sendable (String) -> Void
    ) {
        let isSandboxed = protection != .none
        session = Session(
            process: ToolProcess(process: RenderProcess(executable: executable, folder: folder), isSandboxed: isSandboxed, memory: memory),
            live: LiveViews(isSandboxed: isSandboxed, project: project, makeLauncher: launcher), roots: ClientRoots(mayBeRoot: mayBeRoot))
        self.protection = protection
        tools = AgentTools.all
        self.version = version
        self.send = send
    }

    /// Handles the lines of a file until its end, or until it can't be read. Blocks the thread.
    package func receive(from file: Int32) {
        var reader = LineReader()
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = unsafe read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            for line in reader.take(buffer[..<count]) { receive(line) }
        }
        if let line = reader.takeLast() { receive(line) }
    }

    private func receive(_ line: LineReader.Line) {
        switch line {
        case .text(let text): receive(text)
        case .tooLong: send(RPCError(.invalidRequest, "the line is longer than \(LineReader.limit) bytes").response(to: .null).line)
        }
    }

    /// Handles one line of input. A call of a tool is answered later.
    package func receive(_ line: String) {
        guard !line.allSatisfy(\.isWhitespace) else { return }
        guard let value = try? JSONValue(parsing: Data(line.utf8)) else {
            return send(RPCError(.parseError, "the line is not JSON").response(to: .null).line)
        }
        do throws(RPCError) {
            switch try Message(value) {
            case .request(let id, let method, let parameters): try handle(method, parameters, id: id)
            case .notification("notifications/cancelled", let parameters): cancel(parameters["requestId"])
            case .notification("notifications/initialized", _) where hasRoots.withLock { $0 }: send(session.roots.request().line)
            case .notification("notifications/roots/list_changed", _): send(session.roots.request().line)
            case .response(let id, let result): session.roots.receive(result, id: id)
            case .notification: break
            }
        } catch {
            send(error.response(to: value["id"] ?? .null).line)
        }
    }

    /// Waits until all calls have been answered, and ends the processes of views.
    package func finish() async {
        while let call = calls.withLock({ $0.values.first }) { await call.value }
        await session.live.end()
    }

    private func handle(_ method: String, _ parameters: JSONValue, id: JSONValue) throws(RPCError) {
        switch method {
        case "initialize":
            hasRoots.withLock { $0 = parameters["capabilities"]?["roots"] != nil }
            answer(id, initialization(for: parameters["protocolVersion"]?.text))
        case "ping": answer(id, [:])
        case "tools/list": answer(id, ["tools": .array(tools.map(\.description))])
        case "tools/call": try begin(parameters, id: id)
        default: throw RPCError(.methodNotFound, "there is no method '\(method)'")
        }
    }

    private func initialization(for requested: String?) -> JSONValue {
        [
            "protocolVersion": .string(requested.flatMap { Self.versions.contains($0) ? $0 : nil } ?? Self.versions[0]),
            "capabilities": ["tools": [:]],
            "serverInfo": ["name": "easel", "title": "Easel", "version": .string(version)],
            "instructions": .string(
                """
                Easel draws SwiftUI views without a Mac. Call RenderPreview after changing a view to see it; a compiler error is returned as text. \
                Paths are relative to the server's working folder. Protection of this machine from the views' code: \(protection.rawValue).
                """),
        ]
    }

    private func begin(_ parameters: JSONValue, id: JSONValue) throws(RPCError) {
        guard let name = parameters["name"]?.text else { throw RPCError(.invalidParameters, "tools/call needs the name of a tool") }
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw RPCError(.invalidParameters, "there is no tool '\(name)'; the tools are \(tools.map(\.name).joined(separator: ", "))")
        }
        var arguments: [String: JSONValue] = [:]
        switch parameters["arguments"] {
        case nil, .null?: break
        case .object(let members)?: arguments = members
        default: throw RPCError(.invalidParameters, "the arguments must be an object")
        }
        let call = ToolCall(arguments: arguments, session: session)
        // The lock is held until the task is stored, so the task can't remove itself before.
        try calls.withLock { calls throws(RPCError) in
            guard calls[id.line] == nil else { throw RPCError(.invalidRequest, "a request with the id \(id.line) is still running") }
            guard calls.count < Self.callLimit else {
                throw RPCError(.serverBusy, "\(calls.count) calls are running, which is the limit; wait for an answer and call again")
            }
            calls[id.line] = Task {
                let result = await Self.result(of: tool, call)
                // A client that has the answer may use the identifier again; `finish()` waits for the answer.
                let place = UUID().uuidString
                self.calls.withLock { $0[place] = $0.removeValue(forKey: id.line) }
                // A canceled request has no answer.
                if !Task.isCancelled { answer(id, result.content(protection)) }
                self.calls.withLock { $0[place] = nil }
            }
        }
    }

    private static func result(of tool: AgentTool, _ call: ToolCall) async -> ToolResult {
        do {
            try tool.check(call.arguments)
            return try await tool.call(call)
        } catch let error as ToolError {
            return ToolResult(text: error.message, isError: true)
        } catch {
            return ToolResult(text: LiveError(error).description, isError: true)
        }
    }

    private func cancel(_ id: JSONValue?) {
        guard let id else { return }
        calls.withLock { $0[id.line]?.cancel() }
    }

    private func answer(_ id: JSONValue, _ result: JSONValue) { send(JSONValue.object(["jsonrpc": "2.0", "id": id, "result": result]).line) }
}

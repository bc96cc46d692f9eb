import Commands
import Foundation
import Testing

@testable import AgentServer

struct AgentServerTests {
    /// Returns the answers to some lines, in the order of their identifiers.
    private func answers(to lines: [String], executable: String = "/bin/true") async -> [JSONValue] {
        let answers = Answers()
        let server = AgentServer(
            executable: URL(filePath: executable), folder: FileManager.default.temporaryDirectory, version: "1.2.3", launcher: { _ in NoLauncher() },
            send: { answers.add($0) })
        for line in lines { server.receive(line) }
        await server.finish()
        return answers.values
    }

    @Test(arguments: ["2025-06-18", "2025-03-26", "2024-11-05"])
    func speaksOlderVersions(_ version: String) async throws {
        let answer = try #require(
            await answers(to: [#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#]).first)
        #expect(answer["id"] == 0)
        #expect(answer["result"]?["protocolVersion"]?.text == version)
        #expect(answer["result"]?["serverInfo"]?["version"] == "1.2.3")
        #expect(answer["result"]?["capabilities"]?["tools"] == [:])
    }

    @Test func offersItsNewestVersionForAnUnknownOne() async {
        let lines = [#"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2099-01-01"}}"#]
        #expect(await answers(to: lines).map { $0["result"]?["protocolVersion"]?.text } == ["2025-06-18"])
    }

    @Test(
        arguments: [
            ("not JSON", JSONValue.null, -32700, "the line is not JSON"),
            (#"{"id": 1, "method": "ping"}"#, 1, -32600, #"a message is an object with "jsonrpc": "2.0""#),
            (#"{"jsonrpc": "2.0", "id": [], "method": "ping"}"#, [], -32600, "the id must be a string or a number"),
            (#"{"jsonrpc": "2.0", "id": 2, "method": "pong"}"#, 2, -32601, "there is no method 'pong'"),
            (#"{"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {}}"#, 3, -32602, "tools/call needs the name of a tool"),
            (
                #"{"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "check", "arguments": 1}}"#, 4, -32602,
                "the arguments must be an object"
            ),
        ] as [(String, JSONValue, Double, String)])
    func refusesInvalidMessages(line: String, id: JSONValue, code: Double, message: String) async throws {
        let answer = try #require(await answers(to: [line]).first)
        #expect(answer["id"] == id)
        #expect(answer["error"]?["code"]?.number == code)
        #expect(answer["error"]?["message"]?.text == message)
    }

    @Test func notificationsAndBlankLinesHaveNoAnswer() async {
        #expect(await answers(to: [#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "", #"{"jsonrpc":"2.0","id":1,"result":{}}"#]) == [])
    }

    @Test func listsEachToolWithASchema() async throws {
        let tools = try #require(await answers(to: [#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#]).first?["result"]?["tools"])
        guard case .array(let list) = tools else { return #expect(Bool(false)) }
        #expect(
            list.compactMap { $0["name"]?.text } == [
                "RenderPreview", "list_previews", "render_frames", "variants", "view_tree", "interact", "check", "compare", "validate_scene", "draw_scene",
                "scene_reference",
            ])
        for tool in list {
            #expect(tool["description"]?.text?.isEmpty == false)
            #expect(tool["inputSchema"]?["type"] == "object")
        }
        #expect(list[0]["inputSchema"]?["required"] == ["sourceFilePath"])
        #expect(list[0]["inputSchema"]?["properties"]?["previewDefinitionIndexInFile"]?["default"] == 0)
        #expect(list[0]["inputSchema"]?["properties"]?["timeout"]?["default"] == 120)
    }

    /// Errors in arguments are results, so that the model can correct itself.
    @Test(arguments: [
        (#"{"sourceFilPath": "a.swift"}"#, "RenderPreview has no argument 'sourceFilPath'; did you mean 'sourceFilePath'?"),
        ("{}", "RenderPreview needs the argument 'sourceFilePath'"),
        (#"{"sourceFilePath": 1}"#, "'sourceFilePath' takes a string, not 1"),
        (#"{"sourceFilePath": "/nowhere/a.swift"}"#, "/nowhere/a.swift: there is no such file"),
        (#"{"sourceFilePath": "/nowhere/a.swift", "at": 1e300}"#, "'at' takes a number of seconds from 0 to 86400, not 1e+300"),
        (#"{"sourceFilePath": "/nowhere/a.swift", "timeout": 0}"#, "'timeout' takes a number of seconds above 0, up to 3600"),
    ])
    func wrongArgumentsAreResults(arguments: String, message: String) async throws {
        let line = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"RenderPreview","arguments":\#(arguments)}}"#
        let result = try #require(await answers(to: [line]).first?["result"])
        #expect(result["isError"] == true)
        guard case .array(let content)? = result["content"] else { return #expect(Bool(false)) }
        #expect(content.first?["text"]?.text?.hasPrefix(message) == true, "\(content)")
    }

    @Test func whatATerminalWouldObeyIsEscaped() {
        let result = ToolResult(text: "\u{1b}]0;title\u{7}\u{1b}[31mred\n\ttext").content(.none)
        guard case .array(let content)? = result["content"] else { return #expect(Bool(false)) }
        #expect(content.first?["text"]?.text == "\\u{1b}]0;title\\u{7}\\u{1b}[31mred\n\ttext")
    }

    @Test func anUnknownToolIsAnErrorThatListsTheTools() async {
        let line = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"draw"}}"#
        #expect(await answers(to: [line]).first?["error"]?["message"]?.text?.hasPrefix("there is no tool 'draw'; the tools are RenderPreview,") == true)
    }

    /// Runs a body with a program that doesn't end by itself.
    private func withEndlessProgram(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "render")
        try Data("#!/bin/sh\nexec sleep 600\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        try await body(program.path)
    }

    private func call(_ id: Int) -> String { #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"scene_reference"}}"# }
    private func cancellation(_ id: Int) -> String { #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"# }

    @Test func aCanceledCallHasNoAnswer() async throws {
        try await withEndlessProgram { program in
            let lines = [call(7), cancellation(7), #"{"jsonrpc":"2.0","id":8,"method":"ping"}"#]
            #expect(await answers(to: lines, executable: program).map { $0["id"] } == [8])
        }
    }

    @Test func callsBeyondTheLimitAreRefused() async throws {
        try await withEndlessProgram { program in
            let limit = AgentServer.callLimit
            let answers = await answers(to: (0...limit).map(call) + (0..<limit).map(cancellation), executable: program)
            #expect(answers.map { $0["id"] } == [.number(Double(limit))])
            #expect(answers.first?["error"]?["message"]?.text == "32 calls are running, which is the limit; wait for an answer and call again")
        }
    }
}

/// A launcher for tests without views.
struct NoLauncher: LiveLauncher {
    func prepare(_ options: RenderOptions) async throws -> LiveLaunch { throw LiveError("no views") }
}

/// Collects lines from any thread.
final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var values: [JSONValue] { lock.withLock { lines.compactMap { try? JSONValue(parsing: Data($0.utf8)) } } }
}

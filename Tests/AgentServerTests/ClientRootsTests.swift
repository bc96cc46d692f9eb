import Commands
import Foundation
import Synchronization
import Testing

@testable import AgentServer

/// The folders that the client works in are the roots of the source in them.
struct ClientRootsTests {
    private func roots(_ uris: [JSONValue], mayBeRoot: @escaping @Sendable (String) -> Bool = { _ in true }) throws -> ClientRoots {
        let roots = ClientRoots(mayBeRoot: mayBeRoot)
        let request = roots.request()
        #expect(request["method"] == "roots/list")
        roots.receive(["roots": .array(uris.map { ["uri": $0] })], id: try #require(request["id"]))
        return roots
    }

    @Test func theInnermostFolderIsTheRoot() async throws {
        let roots = try roots(["file:///nowhere/app%20one", "file:///nowhere/app%20one/part/", "https://example.org/nowhere", 1])
        #expect(await roots.root(for: "/nowhere/app one/part/a.swift") == "/nowhere/app one/part")
        #expect(await roots.root(for: "/nowhere/app one/a.swift") == "/nowhere/app one")
        #expect(await roots.root(for: "/nowhere/app one") == "/nowhere/app one")
        #expect(await roots.root(for: "/nowhere/app one more/a.swift") == nil)
    }

    @Test func aHomeFolderIsNoRoot() async throws {
        let roots = try roots(["file:///home/me", "file:///home/me/app"]) { $0 != "/home/me" }
        #expect(await roots.root(for: "/home/me/a.swift") == nil)
        #expect(await roots.root(for: "/home/me/app/a.swift") == "/home/me/app")
    }

    @Test func callsWaitForTheAnswer() async throws {
        let roots = ClientRoots { _ in true }
        #expect(await roots.root(for: "/nowhere/a.swift") == nil)
        let request = roots.request()
        async let found = roots.root(for: "/nowhere/a.swift")
        // An answer to something else changes nothing.
        roots.receive(["roots": []], id: "roots-0")
        roots.receive(["roots": [["uri": "file:///nowhere"]]], id: try #require(request["id"]))
        #expect(await found == "/nowhere")
        // A client that refuses keeps what it named before.
        let second = roots.request()
        roots.receive(nil, id: try #require(second["id"]))
        #expect(await roots.root(for: "/nowhere/a.swift") == "/nowhere")
    }

    @Test func onlyClientsWithRootsAreAsked() async throws {
        for (capabilities, count) in [("{}", 1), (#"{"roots": {"listChanged": true}}"#, 2)] {
            let answers = Answers()
            let server = AgentServer(
                executable: URL(filePath: "/bin/true"), folder: FileManager.default.temporaryDirectory, version: "1", protection: .confined,
                launcher: { _ in NoLauncher() }, send: { answers.add($0) })
            server.receive(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":\#(capabilities)}}"#)
            server.receive(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
            #expect(answers.values.count == count)
            #expect(answers.values.contains { $0["method"] == "roots/list" } == (count == 2))
            await server.finish()
        }
    }

    /// The list of views is compiled as the views are, in the same cache: otherwise, each edit would compile twice.
    @Test(arguments: [true, false]) func listingViewsIsConfined(_ isSandboxed: Bool) async throws {
        let launcher = OptionRecorder()
        let folder = FileManager.default.temporaryDirectory
        let session = Session(
            process: ToolProcess(process: RenderProcess(executable: URL(filePath: "/bin/true"), folder: folder), isSandboxed: isSandboxed),
            live: LiveViews(isSandboxed: isSandboxed) { _ in launcher }, roots: try roots(["file:///nowhere"]))
        _ = try await session.views(of: "/nowhere/a.swift")
        _ = try await session.compilableViews(of: "/nowhere", target: nil)
        #expect(launcher.options.map(\.isSandboxed) == [isSandboxed, isSandboxed])
        #expect(launcher.options.map(\.root) == ["/nowhere", "/nowhere"])
    }

    /// Also those of errors.
    @Test(arguments: Protection.allCases) func eachAnswerNamesTheProtection(_ protection: Protection) {
        for result in [ToolResult(text: "drawn"), ToolResult(text: "", isError: true)] {
            guard case .array(let parts)? = result.content(protection)["content"] else { return #expect(Bool(false)) }
            #expect(parts.last == ["type": "text", "text": .string("protection: \(protection.rawValue)")])
        }
    }
}

/// Keeps the options that it gets.
private final class OptionRecorder: LiveLauncher {
    private let state = Mutex<[RenderOptions]>([])
    var options: [RenderOptions] { state.withLock { $0 } }

    func prepare(_ options: RenderOptions) async throws -> LiveLaunch { throw LiveError("no views") }
    func views(_ options: RenderOptions) async throws -> [LiveEntry] {
        state.withLock { $0.append(options) }
        return []
    }
}

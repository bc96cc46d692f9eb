import Commands
import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// The server of `render preview`.
package final class PreviewServer: Sendable {
    /// The content and the address of the server.
    package struct Configuration: Sendable {
        package var root: RootFolder
        /// The scene, Swift file, or folder, relative to the root.
        package var input: String
        /// The path of the root in messages: empty for the working folder.
        package var shownRoot: String
        /// The options of the command line.
        package var base: RenderOptions
        /// An IP address.
        package var host = "127.0.0.1"
        /// 0 for any free port.
        package var port: UInt16 = 0
        package var access = Access()
        package var limits = Gate.Limits()
        package var page: PageFiles
        package var command: RenderProcess
        /// How compiled views are kept from the rest of the machine.
        package var protection = Protection.none
        /// Returns the timeline of the scene at a path, as a JSON array.
        package var readTimeline: @Sendable (String) -> String = { _ in "[]" }
        /// Returns the folder of the project that the Swift file at a path is compiled with; nil for other inputs.
        package var projectFolder: @Sendable (String) -> String? = { _ in nil }

        package init(root: RootFolder, input: String, shownRoot: String, base: RenderOptions, page: PageFiles, command: RenderProcess) {
            (self.root, self.input, self.shownRoot, self.base, self.page, self.command) = (root, input, shownRoot, base, page, command)
        }
    }

    package let gate: Gate
    private let configuration: Configuration
    private let inner: HTTPServer
    private let feed = ChangeFeed()
    private let terminal = TerminalNotes()
    private let pool: ViewPool
    private let answers: PreviewAnswers
    /// For tests, which wait until a change is noticed.
    let watch: FileWatch
    /// The number of pages that hear of changes.
    var pageCount: Int { feed.count }

    /// Prepares a server, which listens from now on.
    ///
    /// - Throws: `SocketError` if the address can't be used.
    package init(_ configuration: Configuration, makeLauncher: @escaping ViewPool.LauncherMaker) throws {
        self.configuration = configuration
        let folder = configuration.command.folder
        // Other users can't connect to it.
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        let path = folder.appending(path: "http").path
        let logger: any Logging = .disabled
        inner = HTTPServer(
            config: HTTPServer.Configuration(
                address: .unix(path: path), timeout: 900, sharedRequestReplaySize: 4096, pool: SocketPool(queue: try SocketPoll()), logger: logger))
        gate = try Gate(host: configuration.host, port: configuration.port, inner: path, limits: configuration.limits)
        let root = configuration.root
        let shownRoot = configuration.shownRoot
        let (feed, terminal) = (feed, terminal)
        pool = ViewPool(
            base: configuration.base, folder: folder,
            path: { request in
                _ = try root.existing(request.input)
                if request.input == "." { return shownRoot.isEmpty ? "." : shownRoot }
                return shownRoot.isEmpty ? request.input : shownRoot + "/" + request.input
            },
            onNotes: { request, generation, notes in
                terminal.show(notes, of: request)
                let message = NotesMessage(id: request.id, generation: generation, notes: notes)
                if let data = try? JSONEncoder().encode(message) { feed.send(String(decoding: data, as: UTF8.self)) }
            }, makeLauncher: makeLauncher)
        let answers = PreviewAnswers(configuration, pool, feed)
        self.answers = answers
        watch = FileWatch { answers.watchedInputs }
    }

    /// The address for browsers, with the token.
    package var url: String {
        let isAny = configuration.host == "0.0.0.0" || configuration.host == "::"
        let host = isAny ? "127.0.0.1" : configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
        return "http://\(host):\(gate.port)/\(configuration.access.token)/"
    }

    /// Serves until the task is canceled.
    package func run() async throws {
        await inner.appendRoute("*") { [self] request in await answer(request) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.inner.run() }
            group.addTask {
                try await self.inner.waitUntilListening()
                try await self.gate.run()
            }
            group.addTask { try await self.announceChanges() }
            group.addTask {
                // Detects broken connections.
                while true {
                    try await Task.sleep(for: ChangeFeed.interval)
                    self.feed.send(ChangeFeed.here)
                }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Ends the processes of views.
    package func end() async {
        feed.end()
        await pool.end()
    }

    private func announceChanges() async throws {
        try await watch.run { paths in
            await self.pool.filesDidChange()
            self.answers.filesDidChange()
            self.terminal.forget()
            let names = paths.compactMap { self.configuration.root.name(of: $0) }
            let message = ChangeMessage(kind: "changed", generation: await self.pool.currentGeneration, files: names)
            if let data = try? JSONEncoder().encode(message) { self.feed.send(String(decoding: data, as: UTF8.self)) }
        }
    }

    private struct NotesMessage: Encodable {
        let kind = "notes"
        let id: String
        let generation: Int
        let notes: ViewNotes
    }

    private struct ChangeMessage: Encodable {
        let kind: String
        let generation: Int
        let files: [String]
    }

    private func answer(_ request: HTTPRequest) async -> HTTPResponse {
        let path: String
        do throws(Access.Refusal) {
            path = try configuration.access.path(of: request)
        } catch {
            return switch error {
            case .host: Reply.refusal(.misdirectedRequest, "This host name is not allowed; add it with --allow-host.")
            case .origin: Reply.refusal(.forbidden, "Other pages may not use this server.")
            case .token: Reply.refusal(.forbidden, "The address needs the token that 'render preview' printed.")
            }
        }
        if path == "socket" {
            let handler = WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: feed))
            return (try? await handler.handleRequest(request)) ?? Reply.refusal(.badRequest, "This is not a WebSocket request.")
        }
        return await answers.answer(request, path: path)
    }
}

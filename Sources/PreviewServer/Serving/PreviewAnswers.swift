import Commands
import FlyingFox
import Foundation
import Synchronization

/// The answers to the requests of pages that have the token.
final class PreviewAnswers: Sendable {
    private struct State {
        var requests: [String: PreviewRequest] = [:]
        /// The ids in `requests`, oldest first.
        var order: [String] = []
        /// The bytes of their events.
        var eventBytes = 0
        var list: Task<PreviewList.Result, Never>?
    }

    private let configuration: PreviewServer.Configuration
    private let pool: ViewPool
    private let feed: ChangeFeed
    private let state = Mutex(State())
    /// The number of requests that are remembered, and the bytes of their events together.
    private static let limit = 500
    private static let eventBytesLimit = 64 * 1024 * 1024
    /// The largest body of a request in bytes.
    private static let bodyLimit = 3 * 1024 * 1024

    init(_ configuration: PreviewServer.Configuration, _ pool: ViewPool, _ feed: ChangeFeed) {
        (self.configuration, self.pool, self.feed) = (configuration, pool, feed)
    }

    /// The files and folders whose changes matter.
    var watchedInputs: [String] {
        let names = state.withLock { Set($0.requests.values.map(\.input)) }.union([configuration.input])
        // Also those that are missing now: they may come back.
        let paths = names.compactMap { try? configuration.root.location($0) }
        return paths + Set(paths.compactMap(configuration.projectFolder)).sorted()
    }

    func filesDidChange() { state.withLock { $0.list = nil } }

    func answer(_ request: HTTPRequest, path: String) async -> HTTPResponse {
        do {
            let parts = path.split(separator: "/").map(String.init)
            switch (request.method, parts.first, parts.count) {
            case (.GET, nil, 0): return file("index.html")
            case (.GET, "page", 2): return file(parts[1])
            case (.GET, "start", 1): return try Reply.json(StartAnswer(configuration, generation: await pool.currentGeneration))
            case (.GET, "previews", 1): return try Reply.json(await list())
            case (.POST, "begin", 1): return try await begin(try await body(request))
            case (.GET, "frame", 4): return try await frame(parts)
            case (.GET, "inspection", 4): return try await inspection(parts)
            case (.GET, "findings", 3): return try await findings(parts)
            case (.POST, "export", 1): return try await export(try await body(request))
            case (.POST, "line", 1): return try select(try await body(request))
            case (.POST, "save", 1): return try save(try await body(request))
            case (.GET, "events", 2...): return try savedEvents(parts.dropFirst().joined(separator: "/"))
            case (.GET, "goldens", 1): return try Reply.json(goldens.list())
            case (.GET, "golden", 3...): return golden(parts)
            case (.GET, "timeline", 2...): return try timeline(parts.dropFirst().joined(separator: "/"))
            default: return Reply.refusal(.notFound, "There is nothing at this address.")
            }
        } catch let error as RootFolder.Refusal {
            let status: HTTPStatusCode =
                switch error {
                case .outside: .forbidden
                case .missing, .noFolder: .notFound
                case .notRegular: .unprocessableContent
                }
            return Reply.problem(LiveError(error.message), status: status)
        } catch is DecodingError {
            return Reply.problem(LiveError("the request is not valid"), status: .badRequest)
        } catch is TooLarge {
            return Reply.refusal(.payloadTooLarge, "The request is too large.")
        } catch {
            return Reply.problem(error)
        }
    }

    private struct TooLarge: Error {}

    private func body<Value: Decodable>(_ request: HTTPRequest) async throws -> Value {
        var data = Data()
        for try await part in request.bodySequence {
            // The rest is also read, so that the client gets the answer. The gate limits its size.
            if data.count <= Self.bodyLimit { data.append(part) }
        }
        if data.count > Self.bodyLimit { throw TooLarge() }
        return try JSONDecoder().decode(Value.self, from: data)
    }

    private func file(_ name: String) -> HTTPResponse {
        guard let (data, type) = configuration.page.file(name) else { return Reply.refusal(.notFound, "There is nothing at this address.") }
        return Reply.data(data, type: type)
    }

    private func list() async -> PreviewList.Result {
        let task = state.withLock { state in
            if let task = state.list { return task }
            let input = configuration.input
            let list = PreviewList(root: configuration.root, input: input) { [pool] isTolerant in
                var request = PreviewRequest(input: input)
                if isTolerant { request.tolerant = true }
                return try await pool.views(of: request)
            }
            let task = Task { await list.read() }
            state.list = task
            return task
        }
        let result = await task.value
        // The next scene of an empty folder changes no file that is watched.
        if result.previews.isEmpty { state.withLock { $0.list = nil } }
        return result
    }

    // MARK: Pictures

    private struct BeginAnswer: Encodable {
        let id: String
        let generation: Int
        let description: LiveDescription
        /// Width and height in points.
        let size: [Double]
        let notes: ViewNotes
    }

    private func begin(_ request: PreviewRequest) async throws -> HTTPResponse {
        guard request.eventBytes <= PreviewRequest.eventsLimit else { throw TooLarge() }
        _ = try configuration.root.existing(request.input)
        let id = request.id
        state.withLock { state in
            if state.requests.updateValue(request, forKey: id) == nil {
                state.order.append(id)
                state.eventBytes += request.eventBytes
            }
            while state.order.count > Self.limit || state.eventBytes > Self.eventBytesLimit {
                state.eventBytes -= state.requests.removeValue(forKey: state.order.removeFirst())?.eventBytes ?? 0
            }
        }
        let begun = try await pool.begin(request)
        let size = begun.description.size
        return try Reply.json(
            BeginAnswer(id: id, generation: begun.generation, description: begun.description, size: [size.width, size.height], notes: begun.notes))
    }

    /// Reads `frame/id/generation/index`.
    private func known(_ parts: [String]) -> (request: PreviewRequest, generation: Int, index: Int)? {
        let last = parts[3].hasSuffix(".png") ? String(parts[3].dropLast(4)) : parts[3]
        guard let request = state.withLock({ $0.requests[parts[1]] }), let generation = Int(parts[2]), let index = Int(last), (0...86_400_000).contains(index)
        else { return nil }
        return (request, generation, index)
    }

    private static let gone = Reply.refusal(.gone, "This preview is out of date; reload it.")

    private func frame(_ parts: [String]) async throws -> HTTPResponse {
        guard let (request, generation, index) = known(parts) else { return Self.gone }
        guard let frame = try await pool.frame(index, of: request, generation: generation) else { return Self.gone }
        let times = frame.times.map { "\($0.name.replacing(" ", with: "-"));dur=\($0.seconds * 1000)" }.joined(separator: ", ")
        return Reply.data(frame.png, type: "image/png", extra: ["Server-Timing": times])
    }

    private func inspection(_ parts: [String]) async throws -> HTTPResponse {
        guard let (request, generation, index) = known(parts) else { return Self.gone }
        guard let data = try await pool.inspection(at: index, of: request, generation: generation) else { return Self.gone }
        return Reply.data(data, type: "application/json")
    }

    // MARK: Checks and exports

    private func findings(_ parts: [String]) async throws -> HTTPResponse {
        guard let request = state.withLock({ $0.requests[parts[1]] }), let count = Int(parts[2]), (1...36_000).contains(count) else { return Self.gone }
        let options = try await pool.commandOptions(of: request)
        let output = try await configuration.command.output(
            of: ["check"] + options.arguments + ["--frames", "\(count)", "--format", "json"], statuses: [0, 1])
        return Reply.data(output, type: "application/json")
    }

    private func export(_ export: ExportRequest) async throws -> HTTPResponse {
        guard let request = state.withLock({ $0.requests[export.id] }) else { return Self.gone }
        let (data, type) = try await export.run(try await pool.commandOptions(of: request), configuration.command)
        return Reply.data(data, type: type)
    }

    // MARK: Editors

    private struct LineMessage: Encodable {
        let kind = "line"
        let line: Int
        /// Relative to the root; nil for a file outside.
        let file: String?
    }

    /// Selects the view at a line in all pages, for an editor.
    private func select(_ request: LineRequest) throws -> HTTPResponse {
        feed.send(String(decoding: try JSONEncoder().encode(LineMessage(line: request.line, file: configuration.root.name(of: request.file))), as: UTF8.self))
        return try Reply.json(["pages": feed.count])
    }

    // MARK: Files below the root

    private func save(_ file: SavedEvents) throws -> HTTPResponse {
        try Reply.json(["path": try file.write(in: configuration.root)])
    }

    private func savedEvents(_ name: String) throws -> HTTPResponse {
        try Reply.json(["events": try SavedEvents.read(name.removingPercentEncoding ?? name, in: configuration.root)])
    }

    private func timeline(_ name: String) throws -> HTTPResponse {
        let path = try configuration.root.existing(name.removingPercentEncoding ?? name)
        return try Reply.json(["events": PreviewRequest.isScene(path) ? configuration.readTimeline(path) : "[]"])
    }

    private var goldens: GoldenPictures { GoldenPictures(root: configuration.root) }

    private func golden(_ parts: [String]) -> HTTPResponse {
        let name = parts[1..<(parts.count - 1)].joined(separator: "/")
        let file = parts[parts.count - 1]
        guard let index = Int(file.hasSuffix(".png") ? String(file.dropLast(4)) : file),
            let data = try? goldens.picture(name.removingPercentEncoding ?? name, frame: index)
        else { return Reply.refusal(.notFound, "The golden has no picture of this frame.") }
        return Reply.data(data, type: "image/png")
    }
}

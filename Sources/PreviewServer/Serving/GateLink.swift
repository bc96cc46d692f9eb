import FlyingSocks
import Foundation
import Synchronization

/// A connection of a client with the server behind the gate.
final class GateLink: Sendable {
    private struct State {
        var framing: RequestFraming
        var lastActivity = ContinuousClock.now
        /// The time since which the client has not taken an answer's bytes; nil without waiting bytes.
        var writing: ContinuousClock.Instant?
        var isEnding = false
        var isRefused = false
        var task: Task<Void, Never>?
    }

    private let limits: Gate.Limits
    private let state: Mutex<State>
    private static let blankLine: [UInt8] = Array("\r\n\r\n".utf8)

    init(limits: Gate.Limits) {
        self.limits = limits
        state = Mutex(State(framing: RequestFraming(limits)))
    }

    var isEnding: Bool { state.withLock { $0.isEnding } }
    /// Whether the client has sent something that the gate doesn't pass on.
    var isRefused: Bool { state.withLock { $0.isRefused } }

    /// The order in which connections are dropped for others: first those without a complete request, then the one that has been idle longest.
    struct Rank: Comparable {
        let hasRequest: Bool
        let activity: ContinuousClock.Instant
        static func < (first: Rank, second: Rank) -> Bool {
            first.hasRequest == second.hasRequest ? first.activity < second.activity : second.hasRequest
        }
    }
    var rank: Rank { state.withLock { Rank(hasRequest: $0.framing.requests > 0, activity: $0.lastActivity) } }

    /// Returns whether the client exceeds a limit of time.
    func isLate(now: ContinuousClock.Instant = .now) -> Bool {
        state.withLock { state in
            if state.framing.isLate(now: now) { return true }
            if let writing = state.writing, now - writing > .seconds(limits.readingTime) { return true }
            return now - state.lastActivity > .seconds(limits.idleTime)
        }
    }

    func cancel() {
        state.withLock { state in
            state.isEnding = true
            state.task?.cancel()
        }
    }

    /// Passes bytes in both directions until one side closes the connection, or until `cancel()`.
    func run(_ client: AsyncSocket, inner: String, _ pool: some AsyncSocketPool) async {
        let task = Task {
            do {
                let server = try await AsyncSocket.connected(to: .unix(path: inner), pool: pool)
                defer { try? server.close() }
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask {
                        while true {
                            let bytes = try await client.read(atMost: 4096)
                            try self.didReceive(bytes)
                            try await server.write(Data(bytes))
                        }
                    }
                    group.addTask {
                        var refusal = Refusal()
                        while true {
                            let bytes = try await server.read(atMost: 64 * 1024)
                            self.willWrite(bytes)
                            try await client.write(Data(bytes))
                            self.didWrite()
                            if refusal.isComplete(after: bytes) { return }
                        }
                    }
                    defer { group.cancelAll() }
                    try await group.next()
                }
            } catch {
                // Either side closed the connection, or a limit ended it.
            }
        }
        state.withLock { state in
            state.task = task
            if state.isEnding { task.cancel() }
        }
        await task.value
        state.withLock { $0.isEnding = true }
    }

    private func didReceive(_ bytes: [UInt8]) throws {
        try state.withLock { state in
            state.lastActivity = .now
            do throws(RequestFraming.Refusal) {
                try state.framing.take(bytes)
            } catch {
                state.isRefused = true
                throw error
            }
        }
    }

    /// Recognizes the answer to a request without token or from another page. FlyingFox would keep the connection open after it.
    private struct Refusal {
        private var hasHead = false

        /// Returns whether a refusal has been passed on. Its head and its body each come in one piece.
        mutating func isComplete(after bytes: [UInt8]) -> Bool {
            if hasHead { return true }
            guard bytes.starts(with: "HTTP/1.1 403".utf8) || bytes.starts(with: "HTTP/1.1 421".utf8) else { return false }
            hasHead = true
            return bytes.firstRange(of: GateLink.blankLine).map { $0.upperBound < bytes.count } ?? false
        }
    }

    private func willWrite(_ bytes: [UInt8]) {
        state.withLock { state in
            state.writing = .now
            state.framing.willAnswer(bytes)
        }
    }

    private func didWrite() {
        state.withLock { state in
            state.writing = nil
            state.framing.didAnswer()
            state.lastActivity = .now
        }
    }
}

import FlyingFox
import Foundation
import Synchronization

/// Notifies pages of changes over WebSocket.
final class ChangeFeed: WSMessageHandler, Sendable {
    /// The messages of clients are answered, so that both sides notice a broken connection.
    static let interval = Duration.seconds(15)

    /// The message that keeps a connection alive.
    static let here = #"{"kind":"here"}"#

    /// The number of messages that wait for a page.
    private static let capacity = 64

    private let clients = Mutex((next: 0, streams: [Int: AsyncStream<WSMessage>.Continuation]()))

    /// The number of connected pages.
    var count: Int { clients.withLock { $0.streams.count } }

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        // A page that doesn't read misses old messages.
        let (stream, continuation) = AsyncStream.makeStream(of: WSMessage.self, bufferingPolicy: .bufferingNewest(Self.capacity))
        let number = clients.withLock { clients in
            clients.next += 1
            clients.streams[clients.next] = continuation
            return clients.next
        }
        let reading = Task {
            for await message in client {
                switch message {
                case .text: Self.yield(Self.here, to: continuation)
                case .data, .close: continuation.finish()
                }
            }
            continuation.finish()
        }
        continuation.onTermination = { [weak self] _ in
            reading.cancel()
            self?.clients.withLock { $0.streams[number] = nil }
        }
        return stream
    }

    func send(_ text: String) {
        for stream in clients.withLock({ Array($0.streams.values) }) { Self.yield(text, to: stream) }
    }

    /// Sends a message to a page; if too many wait, the oldest one that a page can miss is dropped.
    private static func yield(_ text: String, to stream: AsyncStream<WSMessage>.Continuation) {
        var text = text
        for _ in 0..<capacity {
            guard case .dropped(.text(let old)) = stream.yield(.text(text)), !canBeMissed(old) else { return }
            text = old
        }
    }

    /// Later notes contain those before them.
    private static func canBeMissed(_ text: String) -> Bool { text == here || text.contains(#""kind":"notes""#) }

    /// Ends all connections.
    func end() {
        for stream in clients.withLock({ Array($0.streams.values) }) { stream.finish() }
    }
}

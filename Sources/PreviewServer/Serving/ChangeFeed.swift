import FlyingFox
import Foundation
import Synchronization

/// Notifies pages of changes over WebSocket.
final class ChangeFeed: WSMessageHandler, Sendable {
    /// The messages of clients are answered, so that both sides notice a broken connection.
    static let interval = Duration.seconds(15)

    private let clients = Mutex((next: 0, streams: [Int: AsyncStream<WSMessage>.Continuation]()))

    /// The number of connected pages.
    var count: Int { clients.withLock { $0.streams.count } }

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        // A page that doesn't read misses old messages; the last one is enough.
        let (stream, continuation) = AsyncStream.makeStream(of: WSMessage.self, bufferingPolicy: .bufferingNewest(64))
        let number = clients.withLock { clients in
            clients.next += 1
            clients.streams[clients.next] = continuation
            return clients.next
        }
        let reading = Task {
            for await message in client {
                switch message {
                case .text: continuation.yield(.text(#"{"kind":"here"}"#))
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
        for stream in clients.withLock({ Array($0.streams.values) }) { stream.yield(.text(text)) }
    }

    /// Ends all connections.
    func end() {
        for stream in clients.withLock({ Array($0.streams.values) }) { stream.finish() }
    }
}

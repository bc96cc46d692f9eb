import Hummingbird
import Synchronization

/// Draws cards, and keeps the ones that were asked for last.
///
/// Requests for the same card wait for one drawing. Both the bytes that are kept and the number of cards that are drawn at the same time are limited.
final class CardStore: Sendable {
    /// Too many cards are being drawn already.
    struct Busy: Error {}

    typealias Draw = @Sendable (Card) async throws -> ByteBuffer

    private struct Entry {
        let file: ByteBuffer
        var lastUse: UInt64
    }

    private struct State {
        var entries: [Card: Entry] = [:]
        var byteCount = 0
        var drawings: [Card: Task<ByteBuffer, any Error>] = [:]
        var uses: UInt64 = 0
    }

    private let draw: Draw
    private let byteLimit: Int
    private let drawingLimit: Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - byteLimit: the maximum number of bytes to keep.
    ///   - drawingLimit: the maximum number of different cards that are drawn or wait for it at the same time.
    init(byteLimit: Int = 64 << 20, drawingLimit: Int = 64, draw: @escaping Draw) {
        (self.byteLimit, self.drawingLimit, self.draw) = (byteLimit, drawingLimit, draw)
    }

    /// The number of bytes that are kept.
    var byteCount: Int { state.withLock(\.byteCount) }

    /// Returns a card's PNG file.
    ///
    /// - Throws: `Busy`, and the errors of drawing.
    func file(for card: Card) async throws -> ByteBuffer {
        let task = try state.withLock { state -> Task<ByteBuffer, any Error> in
            state.uses += 1
            if let entry = state.entries[card] {
                state.entries[card]?.lastUse = state.uses
                return Task { entry.file }
            }
            if let drawing = state.drawings[card] { return drawing }
            guard state.drawings.count < drawingLimit else { throw Busy() }
            // Not a child of the request's task: other requests may wait for it, too.
            let drawing = Task { try await self.drawAndKeep(card) }
            state.drawings[card] = drawing
            return drawing
        }
        return try await task.value
    }

    private func drawAndKeep(_ card: Card) async throws -> ByteBuffer {
        let result: Result<ByteBuffer, any Error>
        do { result = .success(try await draw(card)) } catch { result = .failure(error) }
        state.withLock { state in
            state.drawings[card] = nil
            guard case .success(let file) = result, file.readableBytes <= byteLimit else { return }
            state.entries[card] = Entry(file: file, lastUse: state.uses)
            state.byteCount += file.readableBytes
            // A search among all cards: it takes microseconds, and drawing takes milliseconds.
            while state.byteCount > byteLimit, let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
                state.entries[oldest.key] = nil
                state.byteCount -= oldest.value.file.readableBytes
            }
        }
        return try result.get()
    }
}

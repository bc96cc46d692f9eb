import Display
import Synchronization

/// Painters for lists that several threads paint at the same time; they are kept, with the glyphs they know, for the lists that follow.
package final class PainterPool: Sendable {
    /// The pool of the whole process.
    package static let shared = PainterPool()

    /// A painter that no thread uses now: taking it out of the array makes the taker its only user.
    private struct Idle: @unchecked Sendable {
        let painter: Painter
    }

    private let idle = Mutex<[Idle]>([])

    package init() {}

    /// The number of painters that wait for a list: at most as many as have painted at the same time.
    package var idleCount: Int { idle.withLock(\.count) }

    /// Paints a list on a new image, on the calling thread.
    ///
    /// - Throws: the errors of `Painter.paint(_:)`.
    package func paint(_ list: DisplayList) throws(CanvasError) -> Pixmap {
        let taken = idle.withLock { $0.popLast() } ?? Idle(painter: Painter())
        defer { idle.withLock { $0.append(taken) } }
        return try taken.painter.paint(list)
    }
}

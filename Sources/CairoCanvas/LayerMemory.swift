import Synchronization

/// Counts the memory of a painter's layers: groups within groups each have one as large as what is seen of them, and a few lines can ask for hundreds.
final class LayerMemory: Sendable {
    /// Pixels of four bytes that layers may have at the same time.
    let limit: Int
    private let used = Mutex(0)

    /// 1 GB, as `SceneLimits.layerPixels` has it.
    static let defaultLimit = 256_000_000

    init(limit: Int = defaultLimit) { self.limit = limit }

    /// - Throws: `CanvasError.tooManyLayers`; nothing is taken then.
    func take(_ pixels: Int) throws(CanvasError) {
        let isThere = used.withLock { used in
            guard used + pixels <= limit else { return false }
            used += pixels
            return true
        }
        if !isThere { throw .tooManyLayers(limit: limit) }
    }

    func giveBack(_ pixels: Int) { used.withLock { $0 -= pixels } }
}

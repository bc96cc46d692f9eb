import Synchronization

/// A budget for the memory of a painter's layers: each nested group has a layer as large as its visible part, and a few lines of input can require hundreds.
final class LayerMemory: Sendable {
    /// The maximum number of pixels, of four bytes each, in all layers at the same time.
    let limit: Int
    private let used = Mutex(0)
    /// What painters share that work at the same time; nil for a painter that works alone.
    private let pool: LayerPool?

    /// 512 MB, like the default of `SceneLimits.layerPixels`.
    static let defaultLimit = 128_000_000

    init(limit: Int = defaultLimit, pool: LayerPool? = nil) { (self.limit, self.pool) = (limit, pool) }

    /// Reserves memory for a layer. Waits for other painters that share a pool.
    ///
    /// - Throws: `CanvasError.tooManyLayers` if the limit would be exceeded; nothing is reserved then.
    func take(_ pixels: Int) throws(CanvasError) {
        let isAvailable = used.withLock { used in
            guard used + pixels <= limit else { return false }
            used += pixels
            return true
        }
        if !isAvailable { throw .tooManyLayers(limit: limit) }
        pool?.take(pixels, for: ObjectIdentifier(self))
    }

    /// Releases memory reserved by `take`.
    func giveBack(_ pixels: Int) {
        used.withLock { $0 -= pixels }
        pool?.giveBack(pixels, of: ObjectIdentifier(self))
    }
}

import Display

/// The repeated drawings that a painter painted last: a shape that a drawing fills is painted in blocks, and again in each frame.
///
/// The surfaces don't count toward the limit of layers, so that it doesn't depend on earlier frames. A drawing has at most 2,048 pixels a side.
struct PatternSurfaces {
    private static let most = 2

    private var recent: [(drawing: ImagePattern.Drawing, opacity: Double, surface: ImageSurface)] = []
    /// The number of drawings that were painted.
    private(set) var paintedCount = 0

    /// Returns the surface of a drawing that was painted with an opacity; nil if it must be painted.
    func surface(of drawing: ImagePattern.Drawing, opacity: Double) -> ImageSurface? {
        recent.first { $0.opacity == opacity && $0.drawing == drawing }?.surface
    }

    /// Keeps the surface of a painted drawing.
    mutating func keep(_ surface: ImageSurface, of drawing: ImagePattern.Drawing, opacity: Double) {
        paintedCount += 1
        if recent.count >= Self.most { recent.removeFirst() }
        recent.append((drawing, opacity, surface))
    }
}

/// Draws images for code that has no views of its own: styles of shapes, and contexts of canvases. A picture is drawn again when a value that its drawing read has changed.
@MainActor
final class PictureSource {
    private let graph: Link<ViewGraph>
    private var known: [Known] = []
    /// The number of pictures that were drawn.
    private(set) var drawnCount = 0

    private struct Known {
        var image: Image
        var environment: EnvironmentValues
        /// The keys that the drawing read.
        var keys: Set<EnvironmentKeyID>
        var picture: CanvasPicture
    }

    init(_ graph: Link<ViewGraph>) { self.graph = graph }

    /// Returns an image as drawn in an environment.
    func picture(of image: Image, in environment: EnvironmentValues) -> CanvasPicture {
        if let known = known.last(where: { $0.image == image && $0.environment.differences(from: environment, among: $0.keys).isEmpty }) {
            return known.picture
        }
        drawnCount += 1
        let tracker = Tracker()
        var read = environment
        // The pictures keep the environment, whose services keep the pictures: a cycle of references.
        read.services = nil
        read.tracker = tracker
        let picture = CanvasPicture(of: image, in: read, graph: graph.object)
        read.tracker = nil
        // Views have few images; the limit is for code that creates new ones all the time, such as the renderer of a canvas.
        if known.count >= 128 { known.removeFirst() }
        known.append(Known(image: image, environment: read, keys: tracker.environmentKeys.union([EnvironmentKeyID(LayoutDirectionKey.self)]), picture: picture))
        return picture
    }
}

private struct IsInImagePaintKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The graph's pictures of images; nil outside a graph.
    @MainActor var pictures: PictureSource? { services?.object(PictureSource.init) }
    /// Whether the view is repeated by an `ImagePaint`.
    var isInImagePaint: Bool {
        get { self[IsInImagePaintKey.self] }
        set { self[IsInImagePaintKey.self] = newValue }
    }
}

/// Draws images for code that has an environment but no node.
@MainActor
final class PictureSource {
    private let graph: Link<ViewGraph>
    private var known: [(image: Image, environment: EnvironmentValues, picture: CanvasPicture)] = []

    init(_ graph: Link<ViewGraph>) { self.graph = graph }

    /// Returns an image as drawn in an environment.
    func picture(of image: Image, in environment: EnvironmentValues) -> CanvasPicture {
        if let known = known.last(where: { $0.image == image && $0.environment.differences(from: environment).isEmpty }) { return known.picture }
        let picture = CanvasPicture(of: image, in: environment, graph: graph.object)
        // A view has few images; the limit is for those that create new ones all the time.
        if known.count >= 32 { known.removeFirst() }
        known.append((image, environment, picture))
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

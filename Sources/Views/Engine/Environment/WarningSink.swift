/// Receives warnings from code that has an environment but no node.
@MainActor
final class WarningSink {
    let add: (String) -> Void
    init(_ add: @escaping (String) -> Void) { self.add = add }
}

/// Draws images for code that has an environment but no node.
@MainActor
final class PictureSource {
    private let draw: (Image, EnvironmentValues) -> CanvasPicture
    private var known: [(image: Image, environment: EnvironmentValues, picture: CanvasPicture)] = []

    init(_ draw: @escaping (Image, EnvironmentValues) -> CanvasPicture) { self.draw = draw }

    /// Returns an image as drawn in an environment.
    func picture(of image: Image, in environment: EnvironmentValues) -> CanvasPicture {
        if let known = known.last(where: { $0.image == image && $0.environment.differences(from: environment).isEmpty }) { return known.picture }
        let picture = draw(image, environment)
        // A view has few images; the limit is for those that create new ones all the time.
        if known.count >= 32 { known.removeFirst() }
        known.append((image, environment, picture))
        return picture
    }
}

private struct WarningsKey: EnvironmentKey { static var defaultValue: WarningSink? { nil } }
private struct PicturesKey: EnvironmentKey { static var defaultValue: PictureSource? { nil } }
private struct IsInImagePaintKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The graph's warnings; nil outside a graph.
    var warnings: WarningSink? {
        get { self[WarningsKey.self] }
        set { self[WarningsKey.self] = newValue }
    }
    /// The graph's pictures of images; nil outside a graph.
    var pictures: PictureSource? {
        get { self[PicturesKey.self] }
        set { self[PicturesKey.self] = newValue }
    }
    /// Whether the view is repeated by an `ImagePaint`.
    var isInImagePaint: Bool {
        get { self[IsInImagePaintKey.self] }
        set { self[IsInImagePaintKey.self] = newValue }
    }
}

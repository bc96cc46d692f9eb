import CairoCanvas
import Display
import Foundation
import ImageCodec
import Views

/// Draws a view into a picture, as SwiftUI's `ImageRenderer` does, for systems without `CGImage`.
///
///     let renderer = ImageRenderer(content: Text("Hello").padding())
///     renderer.scale = 2
///     try renderer.pngData().write(to: url)
///
/// The view is drawn as it is at the scene's time 0, in light colours unless it says otherwise. Pictures with a name are looked for among the
/// program's resources.
@MainActor
public final class ImageRenderer<Content: View> {
    public var content: Content
    /// What the view is offered; nil lengths ask for its ideal ones.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels per point.
    public var scale: CGFloat = 1
    /// Whether the picture has no transparency: black shows where nothing is drawn.
    public var isOpaque = false

    public init(content: Content) { self.content = content }

    /// The picture: the view's size times `scale`, rounded up to whole pixels.
    ///
    /// - Throws: `CanvasError` where that is nothing, or more than can be painted.
    public func pixmap() throws -> Pixmap {
        var configuration = ViewHostConfiguration(size: .zero, scale: scale)
        configuration.proposal = proposedSize
        configuration.environment.imageSource = ImageFolder(Bundle.main.resourcePath ?? FileManager.default.currentDirectoryPath)
        let graph = ViewGraph(root: content, configuration: configuration, textShaper: try SharedTextShaper.get())
        RenderWarnings.follow(graph)
        configuration.size = graph.fittingSize(for: proposedSize)
        graph.configuration = configuration
        graph.settle()
        var list = graph.displayList()
        if isOpaque { list.background = ResolvedColor(red: 0, green: 0, blue: 0) }
        return try Painter().paint(list)
    }

    /// The picture as the bytes of a PNG file.
    ///
    /// - Throws: what `pixmap()` throws, and `PNGError` where memory is short.
    public func pngData() throws -> Data { try pixmap().pngData() }
}

/// The shaper that everything in the process shares: fonts are looked for once.
@MainActor
enum SharedTextShaper {
    private static var shaper: PangoTextShaper?

    static func get() throws -> PangoTextShaper {
        if let shaper { return shaper }
        let made = try PangoTextShaper()
        shaper = made
        return made
    }
}

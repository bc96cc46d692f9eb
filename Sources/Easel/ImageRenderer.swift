import CairoCanvas
import Display
import Foundation
import ImageCodec
import Views

/// Draws a view into an image, as SwiftUI's `ImageRenderer` does, for systems without `CGImage`.
///
///     let renderer = ImageRenderer(content: Text("Hello").padding())
///     renderer.scale = 2
///     try renderer.pngData().write(to: url)
///
/// The view is drawn at time 0, in the light color scheme unless it sets another one. Named images are searched for in the program's resources.
@MainActor
public final class ImageRenderer<Content: View>: @MainActor ObservableObject {
    public var content: Content { willSet { objectWillChange.send() } }
    /// The proposal for the view's size; nil dimensions request the ideal ones.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels per point.
    public var scale: CGFloat = 1
    /// Whether the image has no transparency: areas without drawing are black.
    public var isOpaque = false
    /// The format of the image's pixels. Always drawn as `nonLinear`; other modes cause a warning.
    public var colorMode = ColorRenderingMode.nonLinear
    /// Whether changes of observed state announce another image. Images are created on request, so this has no effect.
    public var isObservationEnabled = false

    public typealias ObjectWillChangePublisher = PassthroughSubject<Void, Never>
    /// Announces another image when the content is replaced.
    public let objectWillChange = ObjectWillChangePublisher()

    public init(content: Content) { self.content = content }

    /// The size of the view for the proposal, in points; zero without fonts.
    package var contentSize: CGSize {
        guard let shaper = try? SharedTextShaper.get() else { return .zero }
        var configuration = ViewHostConfiguration(size: .zero, scale: scale)
        configuration.proposal = proposedSize
        return SceneHost.keepingScene {
            ViewGraph(root: content, configuration: configuration, textShaper: shaper).fittingSize(for: proposedSize)
        }
    }

    /// Returns the image: its size is the view's size times `scale`, rounded up to whole pixels.
    ///
    /// - Throws: `CanvasError` if the image is empty or too large to be painted, and an error that names the limit for a view with too many parts, such as
    ///   rows, or with operations on paths that take too long. The latter is a warning as well.
    public func pixmap() throws -> Pixmap { try PainterPool.shared.paint(displayList()) }

    /// Returns the image as the bytes of a PNG file.
    ///
    /// - Throws: the errors of `pixmap()`, and `PNGError` if there is not enough memory.
    public func pngData() throws -> Data { try pixmap().pngData() }

    /// Returns the image of `pixmap()`, painted on another thread.
    ///
    /// The main actor only lays out the view, as it is when the method is called. Meanwhile, other tasks may do so: several images are painted at the same
    /// time, as many as there are processors.
    ///
    /// - Throws: the errors of `pixmap()`, and `CancellationError` if the task is canceled before painting begins.
    public func renderedPixmap() async throws -> Pixmap { try await painted(displayList()) }

    /// Returns the bytes of `pngData()`, painted and encoded on another thread, as `renderedPixmap()` does.
    ///
    /// - Throws: the errors of `renderedPixmap()`, and `PNGError` if there is not enough memory.
    public func renderedPNGData() async throws -> Data { try await encoded(displayList()) }

    /// Returns the display list to paint: the view at time 0.
    package func displayList() throws -> DisplayList { try SceneHost.keepingScene { try ownDisplayList() } }

    private func ownDisplayList() throws -> DisplayList {
        var configuration = ViewHostConfiguration(size: .zero, scale: scale)
        configuration.proposal = proposedSize
        // A view that code draws inside of a scene has the scene's images and colors.
        configuration.environment.imageSource =
            SceneHost.values.imageSource ?? ImageFolder(Bundle.main.resourcePath ?? FileManager.default.currentDirectoryPath)
        let graph = ViewGraph(root: content, configuration: configuration, textShaper: try SharedTextShaper.get())
        RenderWarnings.follow(graph)
        if colorMode != .nonLinear { graph.noteNotDrawn("ImageRenderer.colorMode \(colorMode)") }
        configuration.size = graph.fittingSize(for: proposedSize)
        graph.configuration = configuration
        graph.settle()
        var list = graph.displayList()
        if let excess = graph.takeExcess() {
            // Most callers see nothing but a missing image.
            graph.warn("ImageRenderer: there is no image, because \(excess)")
            throw ViewExcess(description: excess)
        }
        try LeftOutStop.check(graph)
        if isOpaque { list.background = ResolvedColor(red: 0, green: 0, blue: 0) }
        return list
    }
}

/// A view exceeds a limit, so that it must not be drawn.
private struct ViewExcess: Error, CustomStringConvertible {
    let description: String
}

@concurrent private func painted(_ list: DisplayList) async throws -> Pixmap {
    try Task.checkCancellation()
    return try PainterPool.shared.paint(list)
}

@concurrent private func encoded(_ list: DisplayList) async throws -> Data {
    try Task.checkCancellation()
    return try PainterPool.shared.paint(list).pngData()
}

/// The text shaper of the whole process, so that fonts are searched for only once.
@MainActor
package enum SharedTextShaper {
    private static var shaper: PangoTextShaper?

    package static func get() throws -> PangoTextShaper {
        if let shaper { return shaper }
        let made = try PangoTextShaper(source: .environment)
        shaper = made
        return made
    }
}

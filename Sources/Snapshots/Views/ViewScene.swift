import AppleUIKit
import CairoCanvas
import Display
import Easel
import Foundation
import FramePipeline
import ImageCodec
import Stepping
import Views

/// A view on a canvas of a given size and traits, drawn for a test: at time 0 of the scene's clock, with the same random numbers in each run.
@MainActor
struct ViewScene {
    /// Pixels per point if neither traits nor the environment give a scale.
    nonisolated static let defaultScale: CGFloat = 2
    /// The environment variable that gives the scale of snapshots whose traits have none.
    nonisolated static let scaleVariable = "EASEL_SCALE"

    /// The surroundings of the view.
    enum Canvas {
        /// The screen of a phone, with its background.
        case screen
        /// The layer of a view: what the view doesn't paint is transparent.
        case layer
        /// The layer of a view of AppKit.
        case layerOfMac
    }

    let graph: ViewGraph

    /// - Throws: `SnapshotError` for a canvas without pixels, `CanvasError` if there is no font.
    init<Content: View>(_ make: @MainActor () throws -> Content, _ config: ViewImageConfig, on canvas: Canvas = .screen) throws {
        let traits = config.traits
        var configuration = ViewHostConfiguration(size: config.size ?? .zero, scale: try Self.scale(traits))
        configuration.safeAreaInsets = EdgeInsets(
            top: config.safeArea.top, leading: config.safeArea.left, bottom: config.safeArea.bottom, trailing: config.safeArea.right)
        if traits.userInterfaceIdiom != .unspecified { configuration.isTablet = traits.userInterfaceIdiom == .pad }
        Self.apply(traits, to: &configuration.environment)
        if canvas != .screen { configuration.environment.sceneBackground = .clear }
        if canvas == .layerOfMac, let palette = SystemPalette(.macOS) { configuration.environment.systemPalette = palette }
        let shaper = try SharedTextShaper.get()
        _SceneRandom.start(seed: 0)
        SnapshotClock.prepare()
        SceneHost.begin(configuration)
        AppTypeSize.current = .large
        // As in the window of a test on a Mac, the background follows the scheme that the view prefers.
        let preference = WindowScheme.Preference()
        graph = ViewGraph(root: WindowScheme(AnyView(try make()), preference: preference), configuration: configuration, textShaper: shaper)
        graph.preferredScheme = { preference.scheme }
        RenderWarnings.follow(graph)
        if config.size == nil {
            let size = graph.fittingSize(for: .unspecified)
            let scale = configuration.scale
            configuration.size = CGSize(width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
            graph.configuration = configuration
        }
        let pixels = (configuration.size.width * configuration.scale, configuration.size.height * configuration.scale)
        guard pixels.0 >= 0.5, pixels.1 >= 0.5 else {
            throw SnapshotError("the view has no size: \(configuration.size.width)x\(configuration.size.height) points; give it one with layout: .fixed")
        }
    }

    private static func apply(_ traits: UITraitCollection, to environment: inout EnvironmentValues) {
        environment.colorScheme = .light
        traits.apply(to: &environment)
        environment.sceneBackground = Color(provider: .system(.background))
        environment.imageSource = TestAssets.source
    }

    /// Returns the scale in pixels per point: that of the traits, of the reference, of the environment, or else two.
    private static func scale(_ traits: UITraitCollection) throws -> CGFloat {
        if traits.displayScale > 0 { return traits.displayScale }
        if let scale = ReferenceScale.current { return scale }
        guard let text = ProcessInfo.processInfo.environment[scaleVariable], !text.isEmpty else { return defaultScale }
        guard let scale = Double(text), scale > 0, scale <= 8 else { throw SnapshotError("\(scaleVariable)=\(text): takes a number above 0, up to 8") }
        return scale
    }

    /// Returns the image of the view at time 0. All processors paint it: nothing else of a test can run until the image is there.
    func image() throws -> UIImage {
        graph.settle()
        let list = try displayList()
        try LeftOutStop.check(graph)
        var pixmap = Pixmap(width: 1, height: 1)
        try Self.painter.paint(list, into: &pixmap, threads: ProcessorCount.available)
        return UIImage(pixmap, scale: graph.configuration.scale)
    }

    /// Returns the drawing of the view at the present time. Call `settle()` first.
    ///
    /// - Throws: `SnapshotError` if the view exceeds a limit.
    func displayList() throws -> DisplayList {
        let list = graph.displayList()
        try checkLimits()
        return list
    }

    /// - Throws: `SnapshotError` if the view, as far as it has been evaluated, exceeds a limit.
    func checkLimits() throws {
        if let excess = graph.takeExcess() { throw SnapshotError(excess) }
    }

    private static let painter = Painter()

    /// Runs work that may begin scenes; then the values and the content size before it are the current ones again.
    static func ending<Result>(_ work: @escaping @MainActor () throws -> Result) throws -> Result {
        let typeSize = AppTypeSize.current
        defer { AppTypeSize.current = typeSize }
        return try SceneHost.endingScene(work)
    }
}

/// The images and colors that views find by name: those of the program's bundle, or of the bundle that they name.
enum TestAssets {
    static let source: any ImageSource = {
        let folder = Bundle.main.resourcePath ?? FileManager.default.currentDirectoryPath
        return AppAssets(folder: folder, sourceFolder: folder)
    }()
}

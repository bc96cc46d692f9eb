import Display
import Foundation
import FramePipeline
import Geometry
import ImageCodec
import Inputs
import Stepping
import Views

/// A Swift view together with the command line's options for its canvas and events.
@MainActor
package struct ViewJob: RenderJob {
    /// The size of the canvas without `--size`, in points: an iPhone's, as in SwiftUI's previews.
    package static let defaultSize = CGSize(width: 390, height: 844)
    /// The scale without `--scale`.
    package static let defaultScale: CGFloat = 2

    private let configuration: ViewHostConfiguration
    private var timeline: ViewTimeline?
    private let options: RenderOptions
    private let content: ViewContent
    package var sources: [SourceFile] { timeline.map { [$0.source] } ?? [] }
    package let frameRate: FrameRate
    package let frameCount: Int
    package let watchdog: FrameWatchdog?
    package let taskRest: TaskRest?
    package var warnings: [String] { [] }
    package var stops: [ScreenStop] { timeline?.stops ?? [] }
    package var startDate: Date { options.date ?? _SceneTime.defaultStart }

    /// Checks the options.
    ///
    /// - Parameters:
    ///   - timeline: the events of `--timeline`; nil without it.
    ///   - watchdog: monitors the evaluation of each frame.
    ///   - taskRest: lets the view's tasks run; without it, they run at unspecified times.
    ///   - makeRoot: creates the view; called once per run.
    /// - Throws: `UsageError`.
    package init(
        _ options: RenderOptions, timeline: ViewTimeline? = nil, watchdog: FrameWatchdog? = nil, taskRest: TaskRest? = nil,
        makeRoot: @escaping @MainActor () -> any View
    ) throws(UsageError) {
        try self.init(options, timeline: timeline, watchdog: watchdog, taskRest: taskRest, content: ViewContent(make: makeRoot))
    }

    /// Checks the options.
    ///
    /// - Parameter content: the view, and its requests as a preview; options take precedence.
    /// - Throws: `UsageError`.
    package init(
        _ options: RenderOptions, timeline: ViewTimeline? = nil, watchdog: FrameWatchdog? = nil, taskRest: TaskRest? = nil, content: ViewContent
    ) throws(UsageError) {
        precondition((options.timeline == nil) == (timeline == nil), "the events of --timeline are read before the job is made")
        if let data = options.data { throw UsageError("--data \(data): applies only to scenes") }
        frameRate = try options.readFrameRate() ?? .standard
        let background = try options.readBackground()
        var configuration = ViewHostConfiguration(size: Self.defaultSize)
        try Self.apply(content.preview, options, to: &configuration)
        configuration.environment.colorScheme = options.colorScheme ?? .light
        if let size = options.dynamicType { configuration.environment.dynamicTypeSize = size }
        guard let palette = SystemPalette.standard.replacing(platform: options.platform, version: options.osVersion) else {
            let platform = options.platform ?? SystemPalette.standard.platform
            throw UsageError("--os \(options.osVersion ?? 0): use \(platform.versionList) for \(platform.title)")
        }
        configuration.environment.systemPalette = palette
        if palette.platform == .macOS, options.device == nil {
            // Windows of any size have the layout of wide ones.
            configuration.environment.horizontalSizeClass = .regular
            configuration.environment.verticalSizeClass = .regular
        }
        configuration.environment.sceneBackground = background ?? Color(provider: .system(.background))
        if let text = options.locale {
            let locale = try RenderOptions.parseLocale(text)
            configuration.environment.locale = locale
            configuration.environment.layoutDirection = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        if let isRightToLeft = options.isRightToLeft { configuration.environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        configuration.environment.adopt(options.accessibility)
        Self.useAssets(of: options, in: &configuration)
        self.configuration = configuration
        self.timeline = timeline
        // A view has no inherent end: it gives one image, unless frames are specified.
        frameCount = options.range?.leastCount ?? 1
        self.options = options
        self.watchdog = watchdog
        self.taskRest = taskRest
        self.content = content
    }

    /// Provides the view with the images, colors, and translations of the app's bundle, or of the input's folder.
    private static func useAssets(of options: RenderOptions, in configuration: inout ViewHostConfiguration) {
        guard let bundle = options.appBundle else {
            configuration.environment.imageSource = ImageFolder(options.folder)
            return
        }
        let assets = AppAssets(folder: bundle, sourceFolder: options.folder)
        configuration.environment.imageSource = assets
        let data = FileManager.default.contents(atPath: "\(bundle)/Info.plist") ?? Data()
        let info = (try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
        Localizer.begin(folder: bundle, developmentLanguage: info["CFBundleDevelopmentRegion"] as? String ?? "en")
        if let name = info["EaselAccentColorName"] as? String, assets.color(AssetRequest(name)) != nil {
            configuration.environment.systemPalette.accent = Color(asset: name, bundle: nil)
        }
    }

    /// Checks a golden as far as possible without the view.
    ///
    /// - Throws: `UsageError`, `WriteError`.
    package static func prepareGolden(_ recording: GoldenRecordingJob, _ options: RenderOptions, timeline: ViewTimeline?) throws {
        try ViewJob(options, timeline: timeline) { EmptyView() }.prepareGolden(recording, options)
    }

    package func withEvents(_ timeline: ViewTimeline?) -> (any RenderJob)? {
        var copy = self
        copy.timeline = timeline
        return copy
    }

    package func previewNames() throws -> [String?] {
        guard content.isProvider else { return [] }
        _SceneRandom.start(seed: options.seed ?? 0)
        _SceneTime.prepare(at: startDate)
        SceneHost.begin(configuration)
        return try graph(content.make(), configuration).previews.map(\.displayName)
    }

    /// Whether views live until the process ends, as those of an app do: code that waits for an answer may hold objects that can't be released before, such as a
    /// suspended queue.
    package static var keepsViews = false
    private static var keptGraphs: [ViewGraph] = []

    private func graph(_ root: some View, _ configuration: ViewHostConfiguration) throws -> ViewGraph {
        var configuration = configuration
        configuration.nodes = NodeCount(limit: options.limits.nodes)
        let graph = ViewGraph(root: root, configuration: configuration, textShaper: try options.makeTextShaper())
        if Self.keepsViews { Self.keptGraphs.append(graph) }
        return graph
    }

    /// Returns the index of the provider's preview that the options name.
    ///
    /// - Throws: `UsageError` for a number or a name that no preview has.
    private func indexOfPreview(among previews: [PreviewOptions]) throws(UsageError) -> Int {
        if content.number > max(1, previews.count) {
            throw UsageError("--view \(options.view ?? ""): the provider has \(counted(previews.count, "preview"))")
        }
        guard let name = content.displayName else { return content.number - 1 }
        guard let found = previews.firstIndex(where: { $0.displayName == name }) else {
            let names = previews.compactMap(\.displayName)
            let others = names.isEmpty ? "no preview has a name" : "there are \(names.joined(separator: ", "))"
            throw UsageError("--view \(name): no preview has this name; \(others)")
        }
        return found
    }

    /// Returns the graph of the content: in the chrome of the device, if the options ask for it, and in a window, unless a provider has several previews.
    private func windowGraph(_ configuration: ViewHostConfiguration, _ preference: WindowScheme.Preference) throws -> ViewGraph {
        func window(_ view: some View) -> any View { WindowScheme(AnyView(view), preference: preference) }
        var root = content.make()
        if options.drawsChrome, let device = try options.device.map({ name throws(UsageError) in try Device.named(name) }) {
            func framed(_ view: some View) -> any View { DeviceChrome(view, insets: configuration.safeAreaInsets, isTablet: device.isTablet) }
            root = framed(root)
        }
        return content.isProvider ? try graph(root, configuration) : try graph(window(root), configuration)
    }

    package func makeStepper() throws -> FrameStepper<Diagnostic> {
        var (configuration, preview) = (configuration, content.preview)
        for assignment in options.assignments { configuration.previewValues[assignment.name] = try assignment.text(limit: options.limits.textLength) }
        func begin() {
            _SceneRandom.start(seed: options.seed ?? 0)
            // The code that creates the view may read the date.
            _SceneTime.prepare(at: startDate)
            // It may also read the screen's size or an image.
            SceneHost.begin(configuration)
        }
        begin()
        var index: Int?
        if content.isProvider {
            // The previews and their requests are known only once they exist.
            let previews = try graph(content.make(), configuration).previews
            let chosen = try indexOfPreview(among: previews)
            if previews.indices.contains(chosen) { preview = previews[chosen] }
            index = chosen
            try Self.apply(preview, options, to: &configuration)
            begin()
        }
        let preference = WindowScheme.Preference()
        let result = try windowGraph(configuration, preference)
        if let unused = options.assignments.first(where: { !result.usedPreviewValues.contains($0.name) }) {
            throw UsageError("--set \(unused.name): it sets a scene's state, or a preview's @Previewable property that is a number, a text, or a Bool")
        }
        result.preferredScheme = { preference.scheme }
        if let index, !options.drawsChrome { result.showOnly(rootView: index) }
        if preview.layout == .sizeThatFits, options.size == nil, options.device == nil {
            let (scale, limit) = (configuration.scale, configuration.size)
            let size = result.fittingSize(for: ProposedViewSize(limit))
            configuration.size = CGSize(
                width: Self.wholePixels(size.width, scale, 1 / scale...max(1 / scale, limit.width)),
                height: Self.wholePixels(size.height, scale, 1 / scale...max(1 / scale, limit.height)))
            configuration.safeAreaInsets = EdgeInsets()
            result.configuration = configuration
        }
        if isWindow(for: preview), preview.layout != .sizeThatFits {
            configuration.size = windowSize(of: result, requested: { preference.size }, scale: configuration.scale)
            result.configuration = configuration
        }
        let name = options.view ?? "view"
        return FrameStepper(result, frameRate: frameRate, timeline: timeline?.steps ?? []) { [unowned result] () throws(Diagnostic) in
            if let excess = result.takeExcess() { throw Diagnostic(.error, excess, file: name) }
        }
    }

    /// Whether the canvas is a window of macOS, whose size depends on its content.
    private func isWindow(for preview: PreviewOptions) -> Bool {
        guard options.size == nil, options.device == nil, configuration.environment.systemPalette.platform == .macOS else { return false }
        if case .fixed = preview.layout { return false }
        return preview.device.flatMap(Device.init(previewName:)) == nil
    }

    /// Returns the size of a window of macOS: the content's for the requested size, or for that of a new window.
    private func windowSize(of graph: ViewGraph, requested: () -> CGSize?, scale: CGFloat) -> CGSize {
        // Settled once, the content has made its request.
        _ = graph.fittingSize(for: .unspecified)
        let offer = requested() ?? WindowSize.standard
        let size = graph.fittingSize(for: ProposedViewSize(offer))
        return CGSize(width: Self.wholePixels(size.width, scale, 64...2_000), height: Self.wholePixels(size.height, scale, 64...2_000))
    }

    /// Returns a length rounded up to whole pixels, within limits.
    private static func wholePixels(_ length: CGFloat, _ scale: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
        min(max((length * scale).rounded(.up) / scale, limits.lowerBound), limits.upperBound)
    }

    /// Sets the canvas: its size and scale come from the options, otherwise from the preview's requests, otherwise from `--device` or a phone.
    private static func apply(_ preview: PreviewOptions, _ options: RenderOptions, to configuration: inout ViewHostConfiguration) throws(UsageError) {
        let named = try options.device.map { name throws(UsageError) in try Device.named(name) } ?? preview.device.flatMap(Device.init(previewName:))
        let isLandscape = options.device.map { $0.hasSuffix("-landscape") } ?? (preview.orientation?.isLandscape == true)
        configuration.scale = options.scale ?? named?.scale ?? defaultScale
        configuration.safeAreaInsets = EdgeInsets()
        var isFixed = options.size != nil
        if let named {
            let screen = named.screen(isLandscape: isLandscape)
            configuration.isTablet = named.isTablet
            configuration.size = screen.size
            configuration.safeAreaInsets = screen.safeArea
            configuration.environment.horizontalSizeClass = screen.horizontalSizeClass
            configuration.environment.verticalSizeClass = screen.verticalSizeClass
        } else {
            configuration.size = isLandscape ? CGSize(width: defaultSize.height, height: defaultSize.width) : defaultSize
            if isLandscape { configuration.environment.verticalSizeClass = .compact }
        }
        if case .fixed(let width, let height) = preview.layout, options.device == nil {
            guard width > 0, height > 0, width.isFinite, height.isFinite else {
                throw UsageError("the preview's fixed layout \(width)x\(height) is not a size; --size sets another one")
            }
            configuration.size = CGSize(width: width, height: height)
            configuration.safeAreaInsets = EdgeInsets()
            isFixed = true
        }
        configuration.environment.isDeviceScreen = options.device != nil || !isFixed
        if let size = options.size {
            configuration.size = size
            if options.device == nil { configuration.safeAreaInsets = EdgeInsets() }
        }
        try RenderOptions.checkCanvas(configuration.size, scale: configuration.scale)
    }
}

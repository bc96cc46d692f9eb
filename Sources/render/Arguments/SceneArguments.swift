import ArgumentParser
import Commands
import Display
import Foundation
import FramePipeline
import Inputs
import PNGCodec
import SceneFormat

/// The scene or Swift source and the options that override its values, for every command that reads one.
struct SceneArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A scene file, - for a scene on standard input (JSON or YAML), a Swift file with views, or the folder of an Xcode project, a package, or Swift files.",
            valueName: "scene.json | View.swift | folder"),
        completion: .file(extensions: ["json", "jsonc", "yaml", "yml", "swift"]))
    var input: String

    @OptionGroup var values: SceneValueArguments

    @Option(
        help: ArgumentHelp("The device whose screen a Swift view fills, such as iPhone-16, iPhone-SE-landscape, or iPad-11.", valueName: "name"))
    var device: String?

    @Option(
        help: ArgumentHelp("Values of UserDefaults with which a Swift view starts, such as those of @AppStorage: JSON or a property list.", valueName: "file"),
        completion: .file(extensions: ["json", "plist"]))
    var defaults: String?

    @Option(
        help: ArgumentHelp(
            "Maps the URLs from which a Swift view loads images to local files: JSON such as { \"https://example.com/a.png\": \"a.png\", \"https://picsum.photos/*\": \"photo.jpg\" }.",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var assets: String?

    @OptionGroup var source: SourceArguments

    /// Parses all values.
    ///
    /// - Throws: `UsageError` for the first invalid value.
    func options() throws(UsageError) -> RenderOptions {
        var options = RenderOptions(input: input)
        try source.apply(to: &options)
        try values.apply(to: &options)
        if let device { _ = try Device.named(device) }
        options.device = device
        options.defaults = defaults
        options.assets = assets
        if source.chrome, device == nil { throw UsageError("--chrome: it draws the status bar of a device; choose one with --device") }
        return options
    }
}

/// The options that override a scene's values.
struct SceneValueArguments: ParsableArguments {
    @Option(name: .customLong("fps"), help: ArgumentHelp("Frames per second, up to 1000, such as 60 or 30000/1001.", valueName: "rate"))
    var frameRate: String?

    @Option(help: ArgumentHelp("The canvas size in points, such as 400x300.", valueName: "WxH"))
    var size: String?

    @Option(help: ArgumentHelp("The scale: pixels per point.", valueName: "number"))
    var scale: String?

    @Option(help: ArgumentHelp("The background: the name of a color, or #RRGGBB.", valueName: "color"))
    var background: String?

    @Option(help: ArgumentHelp("The color scheme.", valueName: "scheme"))
    var colorScheme: ColorScheme?

    @Option(
        name: .customLong("set"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Replace the initial value of a state; name=@FILE reads it from a file; repeatable.", valueName: "name=value"))
    var assignments: [String] = []

    @OptionGroup var data: DataArguments

    @Option(
        help: ArgumentHelp(
            "The language and region, such as de, pt-BR, or ar: formats, direction, and a Swift view's translations (default: the scene's own, or en_US).",
            valueName: "locale"))
    var locale: String?

    @Option(
        help: ArgumentHelp("Events that replace the scene's timeline; - for standard input.", valueName: "events.json"),
        completion: .file(extensions: ["json", "jsonc", "yaml", "yml"]))
    var timeline: String?

    @Option(
        help: ArgumentHelp("The content size that text styles follow, such as large (the default), xxxLarge, or accessibility3.", valueName: "size"))
    var dynamicType: String?

    @Option(
        help: ArgumentHelp("Where lines and rows begin: leftToRight or rightToLeft (default: as in the language).", valueName: "direction"))
    var layoutDirection: String?

    /// - Throws: `UsageError` for the first invalid value.
    func apply(to options: inout RenderOptions) throws(UsageError) {
        if options.input == .standardInput, timeline == "-" {
            throw UsageError("--timeline -: standard input is already used for the scene; one of them must be a file")
        }
        options.frameRate = frameRate
        if let size { options.size = try RenderOptions.parseSize(size) }
        if let scale { options.scale = try RenderOptions.parseScale(scale) }
        options.background = background
        options.colorScheme = colorScheme
        if let dynamicType { options.dynamicType = try RenderOptions.parseDynamicType(dynamicType) }
        if let layoutDirection { options.isRightToLeft = try RenderOptions.parseLayoutDirection(layoutDirection) }
        for text in assignments { options.assignments.append(try RenderOptions.Assignment(text)) }
        options.timeline = timeline
        if let locale { _ = try RenderOptions.parseLocale(locale) }
        options.locale = locale
        try data.apply(to: &options)
    }
}

/// The data of a scene, for every command that reads one.
struct DataArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("The value of `data` in a scene: JSON, NDJSON, CSV, TSV, or YAML; - for standard input.", valueName: "file"),
        completion: .file(extensions: ["json", "ndjson", "jsonl", "csv", "tsv", "yaml", "yml"]))
    var data: String?

    @Option(help: "The format of the data (default: by the file's name, or its content).")
    var dataFormat: DataFormat?

    /// - Throws: `UsageError` if standard input is needed twice, or for a format without data.
    func apply(to options: inout RenderOptions) throws(UsageError) {
        if data == "-", options.input == .standardInput || options.timeline == "-" {
            throw UsageError("--data -: standard input is already used for the \(options.timeline == "-" ? "timeline" : "scene"); one of them must be a file")
        }
        if let dataFormat, data == nil { throw UsageError("--data-format \(dataFormat.rawValue): it describes the file of --data") }
        options.data = data
        options.dataFormat = dataFormat?.rawValue
    }
}

/// The options for compiling Swift source and for drawing, for every command that draws Swift views.
struct SourceArguments: ParsableArguments {
    @OptionGroup var drawing: DrawingArguments

    @Option(
        help: ArgumentHelp(
            "The app, view, or preview of Swift source to draw (default: of a file, its first preview or view; otherwise the app, the only view, ContentView, or the first preview).",
            valueName: "name"))
    var view: String?

    @Option(
        name: .customLong("exclude"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Leave files or folders out of a folder of Swift files, such as 'Widgets/*' or Old.swift; repeatable.", valueName: "pattern"))
    var excludes: [String] = []

    @Option(help: ArgumentHelp("The target of a project or package, or a module of a package that it uses (default: the app).", valueName: "name"))
    var target: String?

    @Flag(help: "Compile a Swift file by itself, without the project that it belongs to.")
    var alone = false

    @Flag(help: "Leave out all Swift code that doesn't compile, also the author's mistakes, and accept a picture of which much is missing.")
    var tolerant = false

    @Flag(help: "Leave out nothing: Swift source that doesn't compile as a whole is an error.")
    var strict = false

    @Flag(help: "Draw the status bar and the home indicator of the device.")
    var chrome = false

    @Flag(
        help: ArgumentHelp(
            "Run Swift source without network, and with no files but its own folder, fonts, and the folder of the output. Scenes run no code."
        ))
    var sandbox = false

    @Option(help: ArgumentHelp("The maximum time for a frame of a Swift file (default: 60).", valueName: "seconds"))
    var timeout: String?

    /// - Throws: `UsageError` for the first invalid value.
    func apply(to options: inout RenderOptions) throws(UsageError) {
        try drawing.apply(to: &options)
        options.view = view
        options.excludes = excludes
        options.target = target
        options.isAlone = alone
        (options.isTolerant, options.isStrict) = (tolerant, strict)
        options.drawsChrome = chrome
        options.isSandboxed = sandbox
        if let timeout { options.timeout = try RenderOptions.parseTimeout(timeout) }
    }
}

/// The options for drawing, for every command that draws.
struct DrawingArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The platform whose system colors are drawn, and for which Swift source is compiled (default: the scene's own; macos for source that only a Mac has; or ios).",
            valueName: "platform"))
    var platform: SystemPalette.Platform?

    @Option(
        name: .customLong("os"),
        help: ArgumentHelp("The platform's version, such as 26 (default: the scene's own, or 18 for iOS and 15 for macOS).", valueName: "version"))
    var osVersion: String?

    @Option(help: ArgumentHelp("The seed of random numbers, at least 0 (default: the scene's own, or 0).", valueName: "number"))
    var seed: String?

    @OptionGroup var clock: ClockArguments

    @OptionGroup var accessibility: AccessibilityArguments

    @OptionGroup var fonts: FontArguments

    @OptionGroup var reading: ReadingArguments

    /// - Throws: `UsageError` for the first invalid value.
    func apply(to options: inout RenderOptions) throws(UsageError) {
        try reading.apply(to: &options)
        options.platform = platform
        if let osVersion { options.osVersion = try RenderOptions.parseOSVersion(osVersion, of: platform) }
        if let seed { options.seed = try RenderOptions.parseSeed(seed) }
        options.date = try clock.start()
        options.accessibility = accessibility.settings
        fonts.apply(to: &options)
    }
}

/// The option for the scene's clock, for every command that draws.
struct ClockArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The date and time at which the clock starts, such as 2026-03-01T09:41, in Greenwich if it has no zone (default: 2026-06-17T09:41; in a scene 2001-01-01T00:00).",
            valueName: "date"))
    var date: String?

    /// - Throws: `UsageError` for an invalid date.
    func start() throws(UsageError) -> Date? { try date.map(RenderOptions.parseDate) }
}

/// The options for reading scenes and reporting errors, for every command that reads scenes.
struct ReadingArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder that must contain all files of a scene, or a Swift file's project (default: the scene's own; for Swift, the repository, or the project's folder).",
            valueName: "folder"), completion: .directory)
    var root: String?

    @Option(
        name: .customLong("limit"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Change a limit for scenes; repeatable. Names and defaults: "
                + SceneLimits.entries.map { "\($0.name) \($0.value(in: .default))" }.joined(separator: ", ") + ".", valueName: "name=value"))
    var limits: [String] = []

    @OptionGroup var memory: MemoryArguments

    @Option(help: ArgumentHelp("The format of errors in scenes; json prints one object per line to standard error.", valueName: "format"))
    var diagnosticFormat: RenderOptions.DiagnosticFormat = .text

    /// - Throws: `UsageError` for the first invalid value.
    func apply(to options: inout RenderOptions) throws(UsageError) {
        options.root = root
        options.diagnosticFormat = diagnosticFormat
        try memory.apply(to: &options)
        for text in limits { try options.setLimit(text) }
    }
}

/// The options of `render <scene>`, as the parser sets them.
///
/// Options that are more than a number or a name are kept as text here and parsed by `options()`, so that their rules and messages are in `Commands`, where
/// they have tests.
struct DrawArguments: ParsableArguments {
    @OptionGroup var scene: SceneArguments

    @Option(name: .customLong("frames"), help: ArgumentHelp("The number of frames: 0 to N-1 (default: the scene's duration).", valueName: "N"))
    var frameCount: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The frames to draw, such as 10-19,40-,-5,0-59x5; file names keep the frames' numbers.", valueName: "frames"))
    var range: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A pattern such as frame-%04d.png or .jpg, a folder, one .png, .jpg, .pdf, or .svg, a .gif, .apng, .webp, .mp4, .webm, or .mov, or - for standard output.",
            valueName: "output"),
        completion: .file())
    var output: String = RenderOptions.defaultOutput

    @Option(help: ArgumentHelp("The number of times that a .gif, .apng, or .webp plays, or forever.", valueName: "N"))
    var loop: String?

    @Option(help: ArgumentHelp("Add the sound of a file to a .mp4, .webm, or .mov; cut at the end of the last frame.", valueName: "file"), completion: .file())
    var audio: String?

    @OptionGroup var part: ShardArguments

    @Flag(help: "Skip frames whose files exist and are undamaged; doesn't check whether the scene has changed.")
    var resume = false

    @Option(help: ArgumentHelp("Write counters and times as JSON; - for standard error.", valueName: "file"), completion: .file())
    var timings: String?

    @Option(
        help: ArgumentHelp(
            "Write a line of JSON for each frame: name, SHA-256, bytes, time, duration; equal frames refer to the first; - for standard output.",
            valueName: "file"), completion: .file())
    var manifest: String?

    @Option(
        help: ArgumentHelp(
            "Trade encoding time for the size of PNG files: 2 to 8, 4 to 10, or 90 to 450 ms for 1920x1080; the pixels are the same.", valueName: "effort"))
    var pngCompression: PNGCompression = .balanced

    @OptionGroup var jpeg: JPEGArguments

    @Option(name: .shortAndLong, help: ArgumentHelp("Frames drawn at the same time: a number, or auto for all cores.", valueName: "N"))
    var jobs: String = "auto"

    @Option(help: ArgumentHelp("The progress shown on standard error; auto shows a bar on terminals only.", valueName: "style"))
    var progress: ProgressStyle = .auto

    @Flag(help: "Leave files untouched that already have the right bytes.")
    var keepEqual = false

    @Flag(name: .customLong("list"), help: "Print the app, previews, and views of Swift source with file and line, without drawing.")
    var lists = false

    @Option(help: "The format of --list; json has the file and line of each view.")
    var listFormat: ListFormat = .text

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    var progressStyle: ProgressStyle { quiet ? .none : progress }

    /// Parses all values.
    ///
    /// - Throws: `UsageError` for the first invalid value, `InputError` for a file without sound.
    func options() throws -> RenderOptions {
        var options = try scene.options()
        if let frameCount {
            guard frameCount > 0 else { throw UsageError("--frames \(frameCount): takes a count of at least 1") }
            options.frameCount = frameCount
        }
        if let range { options.range = try FrameRange(range) }
        options.output = output
        options.keepsEqualFiles = keepEqual
        options.isResuming = resume
        options.timingsPath = timings
        options.manifestPath = manifest
        try part.apply(to: &options, isQuiet: quiet)
        options.compression = pngCompression
        try jpeg.apply(to: &options)
        if let loop { options.plays = try RenderOptions.parsePlays(loop) }
        if let audio {
            try SoundFile.check(audio)
            options.audio = audio
        }
        options.jobs = try RenderOptions.parseJobs(jobs)
        options.progress = progressStyle
        options.isQuiet = quiet
        return options
    }
}

/// How `--list` prints views.
enum ListFormat: String, CaseIterable, ExpressibleByArgument { case text, json }

extension ColorScheme: ExpressibleByArgument {
    public init?(argument: String) { self.init(name: argument) }
    public static var allValueStrings: [String] { allCases.map(\.name) }
}

extension SystemPalette.Platform: ExpressibleByArgument {
    /// Apple writes "iOS" and "macOS".
    public init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}
extension PNGCompression: ExpressibleByArgument {}
extension RenderOptions.DiagnosticFormat: ExpressibleByArgument {}
extension ProgressStyle: ExpressibleByArgument {}

import Display
import Foundation
import FramePipeline
import ImageCodec
import Inputs
import PNGCodec
import Stepping
import Views

/// The options of `render`'s command line: each value is checked separately, but not yet against the scene.
///
/// Nil means "the scene's own value" throughout. `render` passes the options as JSON to the program that it builds from a Swift file.
package struct RenderOptions: Sendable, Equatable, Codable {
    /// The source of a scene.
    package enum Input: Sendable, Equatable, Codable {
        case file(path: String)
        /// `-`.
        case standardInput
    }

    /// One `--set name=value`.
    package struct Assignment: Sendable, Equatable, Codable {
        /// The state's name, not empty.
        package var name: String
        /// As typed: JSON, or otherwise a plain string. The scene knows the type. `@FILE` stands for the content of a file, and `@@` for an `@`.
        package var value: String

        /// The file that has the value; nil for a value as typed, and for standard input.
        package var file: String? { value.hasPrefix("@") && !value.hasPrefix("@@") && value != "@-" ? String(value.dropFirst()) : nil }

        /// Returns the value, read from its file if it names one. The last line break of a file is not part of the value.
        ///
        /// - Parameter limit: the maximum number of bytes.
        package func text(limit: Int) throws(InputError) -> String {
            guard value.hasPrefix("@") else { return value }
            let rest = String(value.dropFirst())
            if rest.hasPrefix("@") { return rest }
            let text = String(decoding: try InputFile.read(rest, limit: limit), as: UTF8.self)
            return text.last?.isNewline == true ? String(text.dropLast()) : text
        }

        /// - Throws: `UsageError` when there is no `=` or no name before it.
        package init(_ text: String) throws(UsageError) {
            guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
                throw UsageError("--set \(text): write it as name=value")
            }
            name = String(text[..<equals])
            value = String(text[text.index(after: equals)...])
        }
    }

    package var input: Input
    /// The number of frames at the scene's rate, at least 1; nil for the scene's duration.
    package var frameCount: Int?
    /// Nil for all frames.
    package var range: FrameRange?
    /// Frames per second as typed, such as `60` or `30000/1001`; `FrameRate` reads it exactly.
    package var frameRate: String?
    /// In points, positive and finite.
    package var size: CGSize?
    /// Pixels per point, positive and finite.
    package var scale: CGFloat?
    /// A color in a scene's notation.
    package var background: String?
    package var colorScheme: ColorScheme?
    /// `--dynamic-type`: the content size that text styles follow, by its name.
    package var dynamicType: DynamicTypeSize? {
        get { dynamicTypeName.flatMap(DynamicTypeSize.init(named:)) }
        set { dynamicTypeName = newValue?.name }
    }
    private var dynamicTypeName: String?
    /// `--layout-direction`: whether lines and rows begin on the right; nil for the direction of the language.
    package var isRightToLeft: Bool?
    /// `--bold-text`, `--contrast`, and the like: the settings of the user.
    package var accessibility = AccessibilitySettings()
    /// `--platform`: the platform whose system colors are drawn.
    package var platform: SystemPalette.Platform?
    /// `--os`: the platform's major version.
    package var osVersion: Int?
    /// As typed; `OutputDestination` reads it once the number of frames is known.
    package var output: String = RenderOptions.defaultOutput
    /// In the order of the command line; a later one wins.
    package var assignments: [Assignment] = []
    /// `--data`: a file with the value of a scene's `data`; `-` for standard input.
    package var data: String?
    /// `--data-format`: the name of a format; nil to derive the format from the file's name or content.
    package var dataFormat: String?
    /// `--timeline`: a file with events that replace the scene's own; `-` for standard input.
    package var timeline: String?
    /// `--view`: the name of a view in a Swift file.
    package var view: String?
    /// `--exclude`: patterns of files and folders that are left out of a Swift project.
    package var excludes: [String] = []
    /// `--target`: the application of an Xcode project, or the target of a package.
    package var target: String?
    /// `--alone`: compile a Swift file without its project.
    package var isAlone = false
    /// The folder of the project that Swift source is compiled with; nil for the input's own.
    package var projectFolder: String?
    /// `--tolerant`: leave out whatever doesn't compile in Swift source.
    package var isTolerant = false
    /// `--strict`: leave out nothing.
    package var isStrict = false
    /// What the program has to know if some parts of its source were left out; nil if none were.
    package var leftOut: LeftOutSettings?
    /// `--locale`: the language and region, as typed, such as "de" or "pt-BR".
    package var locale: String?
    /// `--defaults`: a file with initial values of `UserDefaults` for a Swift view.
    package var defaults: String?
    /// `--assets`: a file that maps URLs to local files, for a Swift view.
    package var assets: String?
    /// The folder that the program of Swift source has for its bundle; nil outside of such a program.
    package var appBundle: String?
    /// `--device`: the device whose screen is drawn, as typed.
    package var device: String?
    /// `--chrome`: draw the device's status bar and home indicator.
    package var drawsChrome = false
    /// `--sandbox`: run the program of Swift source without network and other files.
    package var isSandboxed = false
    /// `--timeout`: the maximum time in seconds for evaluating one frame of a Swift file, positive and finite.
    package var timeout: Double = RenderOptions.defaultTimeout
    /// `--seed`: the seed of the random numbers of a scene or a view; nil for the scene's own seed, or 0.
    package var seed: UInt64?
    /// `--date`: the first moment of the scene's clock; nil for the default.
    package var date: Date?
    /// Files or folders with fonts that take precedence over the system's.
    package var fontPaths: [String] = []
    /// `--system-font`: the font file that replaces the system font; nil for the environment variable `EASEL_SYSTEM_FONT`, or Inter.
    package var systemFont: String?
    /// `--diagnostic-format`.
    package enum DiagnosticFormat: String, Sendable, CaseIterable, Codable {
        /// In the style of compilers, with the source line.
        case text
        /// One JSON object per line.
        case json
    }

    package var diagnosticFormat = DiagnosticFormat.text
    /// `--root`: the folder that contains all files a scene may read, or that contains a Swift file's project; nil for the scene's own folder.
    package var root: String?
    /// `--limit`: limits on the size of a scene.
    package var limits = SceneLimits.default
    /// `--max-memory`: the maximum memory of a process that draws, in bytes.
    package private(set) var memory = MemoryWatch.defaultLimit
    /// Whether to use only the fonts of `fontPaths`.
    package var ignoresSystemFonts: Bool = false
    /// `--shard`: nil for all frames.
    package var shard: Shard?
    /// `--resume`: skip frames whose files are complete.
    package var isResuming: Bool = false
    /// `--timings`: a file for counters and times, or `-` for standard error.
    package var timingsPath: String?
    /// `--manifest`: a file for names, hashes and times of frames, or `-` for standard output.
    package var manifestPath: String?
    /// `--loop`: the number of times that an animated file is played; 0 is forever, nil the default.
    package var plays: Int?
    /// `--audio`: a file with the sound of a video, as typed.
    package var audio: String?
    /// `--png-compression`: trades encoding time for the size of PNG files.
    package var compression: PNGCompression = .balanced
    /// `--quality`: of JPEG files, 1…100; nil for the usual one.
    package var quality: Int?
    /// Frames drawn at the same time, at least 1; nil for the number of cores.
    package var jobs: Int?
    package var progress: ProgressStyle = .auto
    /// Whether to leave files untouched that already have the right bytes.
    package var keepsEqualFiles: Bool = false
    /// Whether to print nothing but errors.
    package var isQuiet: Bool = false
    /// The line that ends drawing; nil if no person reads it.
    package var summary: DrawingSummary?

    /// The destination of frames without `-o`.
    package static let defaultOutput = "frames/"

    /// The timeout in seconds without `--timeout`: far more than any frame takes, but short enough to wait for.
    package static let defaultTimeout = 60.0

    /// - Parameter input: a path, or `-` for standard input.
    package init(input: String) {
        self.input = input == "-" ? .standardInput : .file(path: input)
    }

    /// Reads `--size`: `400x300` in points, fractions allowed.
    ///
    /// - Throws: `UsageError` unless both sides are positive finite numbers.
    package static func parseSize(_ text: String) throws(UsageError) -> CGSize {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(positiveNumber)
        guard sides.count == 2, let width = sides[0], let height = sides[1] else {
            throw UsageError("--size \(text): write it as width x height in points, such as 400x300")
        }
        return CGSize(width: width, height: height)
    }

    /// Reads `--os` for a platform, or for any platform if it is nil.
    ///
    /// - Throws: `UsageError` unless it is a version that can be drawn.
    package static func parseOSVersion(_ text: String, of platform: SystemPalette.Platform?) throws(UsageError) -> Int {
        let platforms = platform.map { [$0] } ?? SystemPalette.Platform.allCases
        guard let version = Int(text), platforms.contains(where: { $0.versions.contains(version) }) else {
            throw UsageError("--os \(text): use " + platforms.map { "\($0.versionList) for \($0.title)" }.joined(separator: "; "))
        }
        return version
    }

    /// Reads `--dynamic-type`.
    ///
    /// - Throws: `UsageError` for an unknown name.
    package static func parseDynamicType(_ text: String) throws(UsageError) -> DynamicTypeSize {
        if let size = DynamicTypeSize(named: text) { return size }
        throw UsageError("--dynamic-type \(text): use one of \(DynamicTypeSize.allCases.map(\.name).joined(separator: ", "))")
    }

    /// Reads `--locale`.
    ///
    /// - Throws: `UsageError` unless it names a language, such as de, pt-BR, or zh_Hans_CN.
    package static func parseLocale(_ text: String, option: String = "--locale") throws(UsageError) -> Locale {
        guard let locale = Locale(written: text) else {
            throw UsageError("\(option) \(text): takes a language with or without a region, such as de or pt-BR")
        }
        return locale
    }

    /// Reads `--layout-direction`.
    ///
    /// - Throws: `UsageError` for another word.
    package static func parseLayoutDirection(_ text: String) throws(UsageError) -> Bool {
        switch text {
        case "leftToRight": false
        case "rightToLeft": true
        default: throw UsageError("--layout-direction \(text): use leftToRight or rightToLeft")
        }
    }

    /// Reads `--seed`.
    ///
    /// - Throws: `UsageError` unless it is a whole number from 0 to 2^64 - 1.
    package static func parseSeed(_ text: String) throws(UsageError) -> UInt64 {
        guard let seed = UInt64(text) else { throw UsageError("--seed \(text): takes a whole number, 0 or more") }
        return seed
    }

    /// Reads `--scale`: pixels per point.
    ///
    /// - Throws: `UsageError` unless it is a positive finite number.
    package static func parseScale(_ text: String) throws(UsageError) -> CGFloat {
        guard let scale = positiveNumber(text[...]) else {
            throw UsageError("--scale \(text): takes a positive number, such as 2")
        }
        return CGFloat(scale)
    }

    /// Reads `--timeout`: seconds.
    ///
    /// - Throws: `UsageError` unless it is a positive number of at most a day.
    package static func parseTimeout(_ text: String) throws(UsageError) -> Double {
        guard let seconds = positiveNumber(text[...]), seconds <= 86_400 else {
            throw UsageError("--timeout \(text): takes a positive number of seconds, such as 10")
        }
        return seconds
    }

    /// Applies `--max-memory`. The limits that memory depends on become larger or smaller in proportion; `--limit` changes them afterwards.
    ///
    /// - Throws: `UsageError` unless it is a number of megabytes or gigabytes, such as `512M` or `4G`.
    package mutating func setMemory(_ text: String) throws(UsageError) {
        let bytes = try Self.parseMemory(text)
        memory = bytes
        limits.scaleMemory(by: Double(bytes) / Double(MemoryWatch.defaultLimit))
    }

    /// Reads `--max-memory`: bytes.
    ///
    /// - Throws: `UsageError` unless it is a number of megabytes or gigabytes.
    package static func parseMemory(_ text: String) throws(UsageError) -> Int {
        guard let bytes = MemoryWatch.bytes(text) else {
            throw UsageError("--max-memory \(text): takes megabytes or gigabytes from 64M to 1024G, such as 512M or 4G")
        }
        return bytes
    }

    /// Returns the number of frames to draw at the same time, or of threads for a single one: `--jobs`, or as many as there are processors, but not more frames
    /// than fit into half of the memory. A frame takes the memory of three images: the one that is painted, the one before, and its encoder's.
    package func jobs(frames: Int, size: CGSize, scale: CGFloat, processors: Int = ProcessorCount.available) -> Int {
        if let jobs { return jobs }
        return frames == 1 ? processors : max(1, min(processors, memory / 2 / Self.frameBytes(size: size, scale: scale)))
    }

    /// Returns the pixels of layers that frames share which are drawn at the same time: those that the other memory for drawing leaves, and at least a quarter
    /// of what one frame may have. Beyond that, one frame at a time has layers.
    package func sharedLayerPixels(jobs: Int, size: CGSize, scale: CGFloat) -> Int {
        let (images, isTooMuch) = jobs.multipliedReportingOverflow(by: Self.frameBytes(size: size, scale: scale))
        return max(limits.layerPixels / 4, isTooMuch ? 0 : (memory / 2 - images) / 4)
    }

    private static func frameBytes(size: CGSize, scale: CGFloat) -> Int {
        12 * Int(min(max(1, size.width * scale * (size.height * scale)), CGFloat(SceneLimits.canvasSide * SceneLimits.canvasSide)))
    }

    /// The quality of JPEG files.
    package var usedQuality: Int { quality ?? JPEGEncoder.usualQuality }

    /// Reads `--quality`.
    ///
    /// - Throws: `UsageError` unless it is a whole number from 1 to 100.
    package static func parseQuality(_ text: String) throws(UsageError) -> Int {
        guard let quality = Int(text), 1...100 ~= quality else { throw UsageError("--quality \(text): takes a whole number from 1 to 100") }
        return quality
    }

    /// Returns the error for the option with an output of another format.
    package static func refusal(ofQuality quality: Int) -> UsageError { UsageError("--quality \(quality): only .jpg files have a quality") }

    /// Applies one `--limit name=value`.
    ///
    /// - Throws: `UsageError` for an unknown name or an invalid value.
    package mutating func setLimit(_ text: String) throws(UsageError) {
        do throws(SceneLimits.Refusal) {
            try limits.set(text)
        } catch {
            throw UsageError("--limit \(text): \(error.message)")
        }
    }

    /// Reads `--fps`.
    ///
    /// - Throws: `UsageError` unless it is a valid frame rate.
    package func readFrameRate() throws(UsageError) -> FrameRate? {
        guard let text = frameRate else { return nil }
        guard let rate = FrameRate(text) else {
            throw UsageError("--fps \(text): takes frames per second, above 0 and at most 1000, such as 60, 29.97, or 30000/1001")
        }
        return rate
    }

    /// Reads `--background`.
    ///
    /// - Throws: `UsageError` unless it is a color.
    package func readBackground() throws(UsageError) -> Color? {
        guard let text = background else { return nil }
        guard let color = ColorNotation.color(text) else {
            throw UsageError("--background \(text): takes the name of a color, such as white, or #RRGGBB")
        }
        return color
    }

    /// The folder to search for images: that of a Swift file's project, the input's folder, the input itself if it is a folder, or the current folder for standard input.
    package var folder: String {
        if let projectFolder { return projectFolder }
        guard case .file(let path) = input else { return "." }
        let isFolder = OutputDestination.isExistingFolder(path) && !path.hasSuffix(".xcodeproj") && !path.hasSuffix(".xcodeproj/")
        return isFolder ? path : URL(filePath: path).deletingLastPathComponent().path
    }

    /// Returns the files that the input may read.
    ///
    /// - Throws: `UsageError` for a `--root` that doesn't contain the scene.
    package func sceneFiles() throws(UsageError) -> SceneFiles {
        let files = SceneFiles(folder: folder, root: root)
        guard files.isConsistent else { throw UsageError("--root \(root ?? ""): the scene is not in it") }
        return files
    }

    /// Reads `--loop`: `forever` is 0.
    ///
    /// - Throws: `UsageError` unless it is `forever` or a number from 1 to 65,535, the maximum of GIF.
    package static func parsePlays(_ text: String) throws(UsageError) -> Int {
        if text == "forever" { return 0 }
        guard let plays = Int(text), (1...65_535).contains(plays) else {
            throw UsageError("--loop \(text): takes the number of times that an animated file is played, from 1 to 65535, or forever")
        }
        return plays
    }

    /// Reads `--jobs`: `auto` is nil.
    ///
    /// - Throws: `UsageError` unless it is `auto` or a number from 1 to 1024.
    package static func parseJobs(_ text: String) throws(UsageError) -> Int? {
        if text == "auto" { return nil }
        guard let jobs = Int(text), (1...1024).contains(jobs) else {
            throw UsageError("--jobs \(text): takes a number from 1 to 1024, or auto")
        }
        return jobs
    }

    private static func positiveNumber(_ text: Substring) -> Double? {
        // Only digits and a point: Double itself also accepts "0x1p3", "inf" and "nan".
        guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(text), value > 0, value.isFinite else { return nil }
        return value
    }
}

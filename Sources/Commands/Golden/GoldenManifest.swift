import Display
import Foundation
import FramePipeline
import Inputs

/// The manifest in a folder of animated goldens: the options for drawing the scene, and all its frames.
///
/// It is the file `golden.json` in the folder, next to a PNG file for each distinct frame.
package struct GoldenManifest: Sendable, Equatable, Codable {
    /// One frame.
    package struct Frame: Sendable, Equatable, Codable {
        /// The SHA-256 hash of its pixels, premultiplied, row by row: blue, green, red, alpha.
        package var pixels: String
        /// The first frame with the same pixels, if that isn't this one.
        package var sameAs: Int?
        /// The PNG file in the folder; nil if an earlier frame has it, or if none is kept.
        package var picture: String?
    }

    /// The options that `render golden record` was called with. Paths are relative to the folder.
    package struct Source: Sendable, Equatable, Codable {
        package var scene: String
        package var view: String?
        package var target: String?
        /// Whether a Swift file is compiled without its project.
        package var alone: Bool?
        package var timeline: String?
        /// The number of frames from `--frames`; nil for the scene's duration.
        package var frames: Int?
        package var frameRate: String?
        package var size: [Double]?
        package var background: String?
        package var appearance: ColorScheme?
        package var locale: String?
        package var platform: SystemPalette.Platform?
        package var os: Int?
        /// `name=value`.
        package var assignments: [String]?
        package var seed: UInt64?
        /// The first moment of the scene's clock; nil for midnight on January 1, 2001, in Greenwich, as for a scene without `--date`.
        package var date: String?
        package var fontPaths: [String]?
        package var systemFont: String?
        package var ignoresSystemFonts: Bool?
        package var root: String?
        /// `name=value` of the limits that differ from the defaults.
        package var limits: [String]?
        /// Seconds; nil for the default.
        package var timeout: Double?
    }

    /// The version of the file format.
    package var version = 1
    package var source: Source
    /// The number of frames.
    package var count: Int
    /// Frames per second, such as `60` or `30000/1001`.
    package var fps: String
    /// Pixels.
    package var width: Int
    package var height: Int
    /// The scale from `--scale`; nil for the scene's own.
    package var scale: Double?
    package var frames: [Frame]

    package static let fileName = "golden.json"
    static let fileLimit = 256 * 1024 * 1024

    /// Returns the contents of the file.
    package func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }

    /// Reads the manifest of a folder.
    ///
    /// - Throws: `InputError` if the manifest is missing or inconsistent.
    package static func read(folder: String) throws(InputError) -> GoldenManifest {
        let path = URL(filePath: folder).appending(path: fileName).relativePath
        let bytes = try InputFile.read(path, limit: fileLimit)
        do {
            let manifest = try JSONDecoder().decode(GoldenManifest.self, from: Data(bytes))
            guard manifest.version == 1, manifest.count == manifest.frames.count, manifest.count > 0, manifest.width > 0, manifest.height > 0,
                manifest.frames.enumerated().allSatisfy({ index, frame in frame.sameAs.map { (0..<index).contains($0) } ?? true }),
                manifest.frames.allSatisfy({ $0.picture.map { !$0.isEmpty && !$0.contains("/") } ?? true })
            else { throw InputError(path: path, reason: "its numbers are inconsistent", kind: .invalid) }
            return manifest
        } catch let error as InputError {
            throw error
        } catch {
            throw InputError(path: path, reason: "it is not a manifest of goldens", kind: .invalid)
        }
    }

    /// Returns the options for drawing the same again.
    ///
    /// - Parameter folder: the manifest's folder.
    package func options(folder: String) throws(UsageError) -> RenderOptions {
        func path(_ relative: String) -> String { relative.hasPrefix("/") ? relative : RelativePath.resolve(relative, in: folder) }
        var options = RenderOptions(input: path(source.scene))
        (options.view, options.target, options.isAlone) = (source.view, source.target, source.alone ?? false)
        options.timeline = source.timeline.map(path)
        options.frameCount = source.frames
        options.frameRate = source.frameRate
        if let size = source.size, size.count == 2 { options.size = CGSize(width: size[0], height: size[1]) }
        options.scale = scale.map { CGFloat($0) }
        options.background = source.background
        (options.colorScheme, options.locale) = (source.appearance, source.locale)
        (options.platform, options.osVersion) = (source.platform, source.os)
        for text in source.assignments ?? [] { options.assignments.append(try RenderOptions.Assignment(text)) }
        options.seed = source.seed
        options.date = try source.date.map(RenderOptions.parseDate) ?? RenderOptions.sceneStart
        options.fontPaths = (source.fontPaths ?? []).map(path)
        options.systemFont = source.systemFont.map(path)
        options.ignoresSystemFonts = source.ignoresSystemFonts ?? false
        options.root = source.root.map(path)
        for text in source.limits ?? [] { try options.setLimit(text) }
        if let timeout = source.timeout { options.timeout = try RenderOptions.parseTimeout("\(timeout)") }
        return options
    }
}

extension GoldenManifest.Source {
    /// Takes the options, with paths made relative to a folder.
    ///
    /// - Throws: `UsageError` for standard input as a source, because it can't be drawn again.
    init(_ options: RenderOptions, folder: String) throws(UsageError) {
        guard case .file(let scene) = options.input, options.timeline != "-" else {
            throw UsageError("-: a golden's scene and timeline must be files, so that they can be drawn again")
        }
        let limits = SceneLimits.entries.filter { $0.value(in: options.limits) != $0.value(in: .default) }.map { "\($0.name)=\($0.value(in: options.limits))" }
        self.init(
            scene: RelativePath.of(scene, from: folder), view: options.view, target: options.target, alone: options.isAlone ? true : nil,
            timeline: options.timeline.map { RelativePath.of($0, from: folder) },
            frames: options.frameCount, frameRate: options.frameRate, size: options.size.map { [$0.width, $0.height] }, background: options.background,
            appearance: options.colorScheme, locale: options.locale, platform: options.platform, os: options.osVersion,
            assignments: options.assignments.isEmpty ? nil : options.assignments.map { "\($0.name)=\($0.value)" },
            seed: options.seed, fontPaths: options.fontPaths.isEmpty ? nil : options.fontPaths.map { RelativePath.of($0, from: folder) },
            systemFont: options.systemFont.map { RelativePath.of($0, from: folder) },
            ignoresSystemFonts: options.ignoresSystemFonts ? true : nil, root: options.root.map { RelativePath.of($0, from: folder) },
            limits: limits.isEmpty ? nil : limits, timeout: options.timeout == RenderOptions.defaultTimeout ? nil : options.timeout)
    }
}

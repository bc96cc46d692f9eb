import Foundation
import SceneFormat

/// What a folder of animated goldens says of its scene: how it was drawn, and every frame.
///
/// It stands in the folder as `golden.json`, with PNG files of the frames that are new, as seen from the frame before them on.
package struct GoldenManifest: Sendable, Equatable, Codable {
    /// One frame.
    package struct Frame: Sendable, Equatable, Codable {
        /// The SHA-256 hash of its pixels, premultiplied, row by row: blue, green, red, alpha.
        package var pixels: String
        /// The first frame with the same pixels, where that isn't this one.
        package var sameAs: Int?
        /// The PNG file in the folder; nil where another frame has it, or none is kept.
        package var picture: String?
    }

    /// What was drawn, as `render golden record` was told. Paths are relative to the folder.
    package struct Source: Sendable, Equatable, Codable {
        package var scene: String
        package var view: String?
        package var timeline: String?
        /// How many frames were asked for; nil for as many as the scene's duration holds.
        package var frames: Int?
        package var frameRate: String?
        package var size: [Double]?
        package var background: String?
        package var appearance: RenderOptions.Appearance?
        /// `name=value`.
        package var assignments: [String]?
        package var seed: UInt64?
        package var fontPaths: [String]?
        package var ignoresSystemFonts: Bool?
        package var root: String?
        /// `name=value` of the limits that are not the standard ones.
        package var limits: [String]?
        /// Seconds; nil for the standard.
        package var timeout: Double?
    }

    /// The form of this file.
    package var version = 1
    package var source: Source
    /// How many frames there are.
    package var count: Int
    /// Frames per second, such as `60` or `30000/1001`.
    package var fps: String
    /// Pixels.
    package var width: Int
    package var height: Int
    /// Pixels per point as told; nil for the scene's own.
    package var scale: Double?
    package var frames: [Frame]

    package static let fileName = "golden.json"
    static let fileLimit = 256 * 1024 * 1024

    /// As the file has it.
    package func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }

    /// Reads the manifest of a folder.
    ///
    /// - Throws: `InputError` where there is none, or where it says what can't be.
    package static func read(folder: String) throws(InputError) -> GoldenManifest {
        let path = URL(filePath: folder).appending(path: fileName).relativePath
        let bytes = try InputFile.read(path, limit: fileLimit)
        do {
            let manifest = try JSONDecoder().decode(GoldenManifest.self, from: Data(bytes))
            guard manifest.version == 1, manifest.count == manifest.frames.count, manifest.count > 0, manifest.width > 0, manifest.height > 0,
                manifest.frames.enumerated().allSatisfy({ index, frame in frame.sameAs.map { (0..<index).contains($0) } ?? true }),
                manifest.frames.allSatisfy({ $0.picture.map { !$0.isEmpty && !$0.contains("/") } ?? true })
            else { throw InputError(path: path, reason: "its numbers don't go together", exitStatus: .badInput) }
            return manifest
        } catch let error as InputError {
            throw error
        } catch {
            throw InputError(path: path, reason: "it is no manifest of goldens", exitStatus: .badInput)
        }
    }

    /// The options to draw the same again.
    ///
    /// - Parameter folder: of the manifest.
    package func options(folder: String) throws(UsageError) -> RenderOptions {
        func path(_ relative: String) -> String { relative.hasPrefix("/") ? relative : RelativePath.resolve(relative, in: folder) }
        var options = RenderOptions(input: path(source.scene))
        options.view = source.view
        options.timeline = source.timeline.map { TimelineFile(path: path($0)) }
        options.frameCount = source.frames
        options.frameRate = source.frameRate
        if let size = source.size, size.count == 2 { options.size = CGSize(width: size[0], height: size[1]) }
        options.scale = scale.map { CGFloat($0) }
        options.background = source.background
        options.appearance = source.appearance
        for text in source.assignments ?? [] { options.assignments.append(try RenderOptions.Assignment(text)) }
        options.seed = source.seed
        options.fontPaths = (source.fontPaths ?? []).map(path)
        options.ignoresSystemFonts = source.ignoresSystemFonts ?? false
        options.root = source.root.map(path)
        for text in source.limits ?? [] { try options.setLimit(text) }
        if let timeout = source.timeout { options.timeout = try RenderOptions.parseTimeout("\(timeout)") }
        return options
    }
}

extension GoldenManifest.Source {
    /// What the options say, with paths as seen from a folder.
    ///
    /// - Throws: `UsageError` for what is read from standard input: it can't be drawn again.
    init(_ options: RenderOptions, folder: String) throws(UsageError) {
        guard case .file(let scene) = options.input, options.timeline?.path != "-" else {
            throw UsageError("-: a golden's scene and timeline must be files, so that they can be drawn again")
        }
        let limits = SceneLimits.entries.filter { $0.value(in: options.limits) != $0.value(in: .default) }.map { "\($0.name)=\($0.value(in: options.limits))" }
        self.init(
            scene: RelativePath.of(scene, from: folder), view: options.view, timeline: options.timeline.map { RelativePath.of($0.path, from: folder) },
            frames: options.frameCount, frameRate: options.frameRate, size: options.size.map { [$0.width, $0.height] }, background: options.background,
            appearance: options.appearance,
            assignments: options.assignments.isEmpty ? nil : options.assignments.map { "\($0.name)=\($0.value)" },
            seed: options.seed, fontPaths: options.fontPaths.isEmpty ? nil : options.fontPaths.map { RelativePath.of($0, from: folder) },
            ignoresSystemFonts: options.ignoresSystemFonts ? true : nil, root: options.root.map { RelativePath.of($0, from: folder) },
            limits: limits.isEmpty ? nil : limits, timeout: options.timeout == RenderOptions.defaultTimeout ? nil : options.timeout)
    }
}

/// Paths as seen from a folder.
package enum RelativePath {
    /// A path with the steps that lead to it from a folder.
    package static func of(_ path: String, from folder: String) -> String {
        let (target, start) = (components(path), components(folder))
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - shared) + target[shared...]
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// The path that steps from a folder lead to, as short as it can be said.
    package static func resolve(_ steps: String, in folder: String) -> String {
        let target = components(folder + "/" + steps)
        let short = of("/" + target.joined(separator: "/"), from: ".")
        let whole = "/" + target.joined(separator: "/")
        return short.count < whole.count ? short : whole
    }

    private static func components(_ path: String) -> [String] {
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts: [String] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts
    }
}

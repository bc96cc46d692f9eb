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
        package var excludes: [String]?
        /// Whether a Swift file is compiled without its project.
        package var alone: Bool?
        package var tolerant: Bool?
        package var strict: Bool?
        package var timeline: String?
        /// The number of frames from `--frames`; nil for the scene's duration.
        package var frames: Int?
        package var frameRate: String?
        package var size: [Double]?
        package var background: String?
        package var device: String?
        package var chrome: Bool?
        package var appearance: ColorScheme?
        package var locale: String?
        package var dynamicType: String?
        package var layoutDirection: String?
        /// The names of options, such as `bold-text`, in the order of `AccessibilitySettings.named`.
        package var accessibility: [String]?
        package var platform: SystemPalette.Platform?
        package var os: Int?
        /// `name=value`, or `name=@FILE`.
        package var assignments: [String]?
        package var data: String?
        package var dataFormat: String?
        package var defaults: String?
        package var assets: String?
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
}

import Display
import Foundation
import PNGCodec
import SceneFormat

/// What the command line of `render` asks for: every value checked on its own, nothing yet compared with the scene.
///
/// nil means "as the scene says" throughout. As JSON it is what `render` hands to the program that it makes of a Swift file.
package struct RenderOptions: Sendable, Equatable, Codable {
    /// Where a scene comes from.
    package enum Input: Sendable, Equatable, Codable {
        case file(path: String)
        /// `-`.
        case standardInput
    }

    /// `--color-scheme`.
    package enum Appearance: String, Sendable, CaseIterable, Codable {
        case light, dark
    }

    /// One `--set name=value`.
    package struct Assignment: Sendable, Equatable, Codable {
        /// The state's name, not empty.
        package var name: String
        /// As typed: JSON, or else a plain string. The scene knows the type.
        package var value: String

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
    /// Frames 0 to N-1 at the scene's rate, at least 1; nil: as many as the scene's duration holds.
    package var frameCount: Int?
    /// nil: all frames.
    package var range: FrameRange?
    /// Frames per second as typed, such as `60` or `30000/1001`; `FrameRate` reads it exactly.
    package var frameRate: String?
    /// In points, positive and finite.
    package var size: CGSize?
    /// Pixels per point, positive and finite.
    package var scale: CGFloat?
    /// A colour as a scene writes it.
    package var background: String?
    package var appearance: Appearance?
    /// As typed; `OutputDestination` reads it once the number of frames is known.
    package var output: String = RenderOptions.defaultOutput
    /// In the order of the command line; a later one wins.
    package var assignments: [Assignment] = []
    /// `--timeline`: a file with events in place of the scene's own.
    package var timeline: TimelineFile?
    /// `--view`: which view of a Swift file.
    package var view: String?
    /// `--timeout`: the most seconds that evaluating one frame of a Swift file may take, positive and finite.
    package var timeout: Double = RenderOptions.defaultTimeout
    /// `--seed`: which random numbers a scene or a view gets; nil for the scene's own, or 0.
    package var seed: UInt64?
    /// Files or folders with fonts, looked at before the system's.
    package var fontPaths: [String] = []
    /// `--diagnostic-format`.
    package enum DiagnosticFormat: String, Sendable, CaseIterable, Codable {
        /// As compilers print them, with the source line.
        case text
        /// One JSON object on each line.
        case json
    }

    package var diagnosticFormat = DiagnosticFormat.text
    /// `--root`: the folder that no file of a scene leads out of; nil for the scene's own.
    package var root: String?
    /// `--limit`: how large a scene may be.
    package var limits = SceneLimits.default
    /// Use no fonts but those of `fontPaths`.
    package var ignoresSystemFonts: Bool = false
    /// `--shard`: nil for all frames.
    package var shard: Shard?
    /// `--resume`: leave out frames whose files are there.
    package var isResuming: Bool = false
    /// `--timings`: a file for counters and times, or `-` for standard error.
    package var timingsPath: String?
    /// `--manifest`: a file for names, hashes and times of frames, or `-` for standard output.
    package var manifestPath: String?
    /// `--png-compression`: what the size of PNG files is worth.
    package var compression: PNGCompression = .balanced
    /// Frames drawn at the same time, at least 1; nil: as many as there are cores.
    package var jobs: Int?
    package var progress: ProgressStyle = .auto
    /// Leave files alone that have the right bytes already.
    package var keepsEqualFiles: Bool = false
    /// Say nothing but errors.
    package var isQuiet: Bool = false

    /// Where frames go without `-o`.
    package static let defaultOutput = "frames/"

    /// Seconds for a frame without `--timeout`: far more than any picture takes, and little enough to wait for.
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
            throw UsageError("--scale \(text): takes a positive number of pixels per point, such as 2")
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

    /// Takes in one `--limit name=value`.
    ///
    /// - Throws: `UsageError` for a name that no limit has, and for values that it can't have.
    package mutating func setLimit(_ text: String) throws(UsageError) {
        do throws(SceneLimits.Refusal) {
            try limits.set(text)
        } catch {
            throw UsageError("--limit \(text): \(error.message)")
        }
    }

    /// The files that the input may read.
    ///
    /// - Throws: `UsageError` for a `--root` that doesn't hold the scene.
    package func sceneFiles() throws(UsageError) -> SceneFiles {
        let files = SceneFiles(folder: folder, root: root)
        guard files.isConsistent else { throw UsageError("--root \(root ?? ""): the scene is not in it") }
        return files
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
        // Digits and a point only: Double itself also takes "0x1p3", "inf" and "nan".
        guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(text), value > 0, value.isFinite else { return nil }
        return value
    }
}

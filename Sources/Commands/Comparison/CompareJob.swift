import Display
import Foundation
import FramePipeline
import PNGCodec
import PixelComparison

/// A call of `render compare`, for two images, two folders of images, or two animated files.
package struct CompareJob: Sendable {
    package var expected: String
    package var actual: String
    package var options: PixelComparison.Options
    /// The path of a report; nil for none.
    package var html: String?
    /// The path for the difference of two images; nil for none.
    package var difference: String?

    package init(expected: String, actual: String, options: PixelComparison.Options, html: String? = nil, difference: String? = nil) {
        (self.expected, self.actual, self.options, self.html, self.difference) = (expected, actual, options, html, difference)
    }

    /// Compares the inputs and writes the requested files.
    ///
    /// - Returns: the lines to print, and the exit status.
    package func run() throws -> (lines: [String], status: CommandStatus) {
        let run = ComparisonRun(options: options, keepsPictures: html != nil)
        let lines: [String]
        var notes: [String] = []
        switch (OutputDestination.isExistingFolder(expected), OutputDestination.isExistingFolder(actual)) {
        case (true, true):
            try forbidDifference()
            lines = try compareFolders(run)
        case (true, false): throw InputError(path: actual, reason: try notAFolder(actual), kind: .unreadable)
        case (false, true): throw InputError(path: actual, reason: "it is a folder", kind: .unreadable)
        case (false, false):
            let (left, right) = (try InputFile.read(expected, limit: InputFile.imageLimit), try InputFile.read(actual, limit: InputFile.imageLimit))
            if AnimationReader.isAnimation(expected, bytes: left) || AnimationReader.isAnimation(actual, bytes: right) {
                try forbidDifference()
                (lines, notes) = try compareAnimations(AnimationReader(expected, bytes: left), AnimationReader(actual, bytes: right), run)
            } else {
                lines = [try comparePictures(run)]
            }
        }
        if let html { try AtomicFile.write(Array(ComparisonReport.html(title: "\(expected) and \(actual)", notes: notes, run).utf8), to: html) }
        return (lines, notes.isEmpty ? run.status : .sizesDiffer)
    }

    private func forbidDifference() throws(UsageError) {
        if let difference { throw UsageError("--diff \(difference): it is for two images; --html shows the differences of many") }
    }

    private func notAFolder(_ path: String) throws(InputError) -> String {
        _ = try InputFile.read(path, limit: InputFile.imageLimit)
        return "it is not a folder, but \(expected) is one"
    }

    private func comparePictures(_ run: ComparisonRun) throws -> String {
        let (left, right) = (try PictureFile.read(expected), try PictureFile.read(actual))
        let finding = try run.compare(URL(filePath: actual).lastPathComponent, order: 0, expected: left, actual: right)
        if let difference { try AtomicFile.write(PNGEncoder.encode(PixelComparison.differencePicture(expected: left, actual: right)), to: difference) }
        guard case .result(let result) = finding else { return "" }
        return result.description
    }

    /// Compares the PNG files of two folders by name.
    private func compareFolders(_ run: ComparisonRun) throws -> [String] {
        let (left, right) = (try Self.pictures(in: expected), try Self.pictures(in: actual))
        try Self.check(left.union(right).count)
        guard !left.union(right).isEmpty else { throw InputError(path: expected, reason: "the folder has no PNG files", kind: .unreadable) }
        for (order, name) in left.union(right).sorted().enumerated() {
            switch (left.contains(name), right.contains(name)) {
            case (true, true):
                try run.compare(name, order: order, expected: PictureFile.read(expected + "/" + name), actual: PictureFile.read(actual + "/" + name))
            case (true, false): try run.note(name, order: order, .missing, expected: PictureFile.read(expected + "/" + name))
            default: try run.note(name, order: order, .extra, actual: PictureFile.read(actual + "/" + name))
            }
        }
        return Self.lines(run, of: "images")
    }

    /// The maximum number of pictures or frames.
    package static let pictureLimit = 100_000

    private static func check(_ count: Int) throws(UsageError) {
        guard count <= pictureLimit else { throw UsageError("compare takes at most \(pictureLimit) pictures or frames") }
    }

    private static func pictures(in folder: String) throws(InputError) -> Set<String> {
        do {
            return Set(try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.lowercased().hasSuffix(".png") })
        } catch {
            throw InputError(path: folder, reason: FileErrorReason.describe(error, at: folder, missing: "no such folder"), kind: .unreadable)
        }
    }

    /// Compares frame by frame. A file with one image is an animation of one frame.
    private func compareAnimations(_ left: AnimationReader, _ right: AnimationReader, _ run: ComparisonRun) throws -> (lines: [String], notes: [String]) {
        var notes: [String] = []
        if (left.width, left.height) != (right.width, right.height) {
            notes.append("sizes differ: expected \(left.width)x\(left.height), got \(right.width)x\(right.height)")
            return (notes, notes)
        }
        var (index, counts) = (0, (left: 0, right: 0))
        while true {
            let pair = (try left.next(), try right.next())
            let time = index < left.times.count ? left.times[index] : index < right.times.count ? right.times[index] : nil
            let name = "frame \(index)" + (time.map { " (\(FrameCaption.seconds($0)))" } ?? "")
            switch pair {
            case (let expected?, let actual?):
                counts = (counts.left + 1, counts.right + 1)
                try run.compare(name, order: index, expected: expected, actual: actual)
            case (let expected?, nil):
                counts.left += 1
                try run.note(name, order: index, .missing, expected: expected)
            case (nil, let actual?):
                counts.right += 1
                try run.note(name, order: index, .extra, actual: actual)
            case (nil, nil):
                if counts.left != counts.right { notes.append("expected \(counts.left) frames, got \(counts.right)") }
                notes += Self.timingNotes(left, right)
                return (notes + Self.lines(run, of: "frames"), notes)
            }
            index += 1
            try Self.check(index)
        }
    }

    /// Returns a note if the durations of frames differ, with the first such frame and their number, for formats that store durations.
    private static func timingNotes(_ left: AnimationReader, _ right: AnimationReader) -> [String] {
        guard let expected = left.lengths, let actual = right.lengths else {
            return timeNotes((left.times, left.end), (right.times, right.end), precision: max(left.precision, right.precision))
        }
        let differing = zip(expected, actual).enumerated().filter { $1.0 != $1.1 }
        guard let (index, (expected, actual)) = differing.first else { return [] }
        return ["timing differs in \(differing.count) frames: frame \(index) lasts \(actual), expected \(expected)"]
    }

    /// Returns a note if frames begin at times that differ by more than the formats' precision, or if the total duration differs: for videos, which don't store
    /// the durations of frames.
    package static func timeNotes(_ left: (times: [Double], end: Double?), _ right: (times: [Double], end: Double?), precision: Double) -> [String] {
        // Both sides are rounded.
        let tolerance = precision + 1e-6
        let differing = zip(left.times, right.times).enumerated().filter { abs($1.0 - $1.1) > tolerance }
        if let (index, (expected, actual)) = differing.first {
            return [
                "timing differs in \(differing.count) frames: frame \(index) begins at \(FrameCaption.seconds(actual)), expected \(FrameCaption.seconds(expected))"
            ]
        }
        guard left.times.count == right.times.count, let expected = left.end, let actual = right.end, abs(expected - actual) > tolerance else { return [] }
        return ["timing differs: the animation lasts \(FrameCaption.seconds(actual)), expected \(FrameCaption.seconds(expected))"]
    }

    private static func lines(_ run: ComparisonRun, of noun: String) -> [String] {
        let differing = run.differing
        let count = run.entries.count
        return differing.map(\.line) + [differing.isEmpty ? "all \(count) \(noun) are the same" : "\(differing.count) of \(count) \(noun) differ"]
    }
}

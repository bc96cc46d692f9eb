import Display
import Foundation
import FramePipeline
import PNGCodec
import PixelComparison
import Stepping

/// A call of `render golden verify` for one folder.
package struct GoldenVerificationJob: Sendable, Equatable, Codable {
    /// The folder of the manifest.
    package var folder: String
    /// The difference that still counts as equal; see `PixelComparison.Options`.
    package var threshold: Int
    package var maxDifferingPixels: Int
    /// The path of a report; nil for none.
    package var html: String?

    package init(folder: String, threshold: Int = 0, maxDifferingPixels: Int = 0, html: String? = nil) {
        (self.folder, self.threshold, self.maxDifferingPixels, self.html) = (folder, threshold, maxDifferingPixels, html)
    }

    var tolerance: PixelComparison.Options { .init(threshold: threshold, maxDifferingPixels: maxDifferingPixels) }
}

extension RenderJob {
    /// Draws every frame of a golden again, compares them and prints the differences.
    func verifyGolden(_ verification: GoldenVerificationJob, _ options: RenderOptions, warn: @escaping (String) -> Void) async throws -> CommandStatus {
        let manifest = try GoldenManifest.read(folder: verification.folder)
        let run = ComparisonRun(options: verification.tolerance, keepsPictures: verification.html != nil)
        var notes: [String] = []
        if frameRate.description != manifest.fps { notes.append("\(frameRate) frames per second, but the golden has \(manifest.fps)") }
        let (frames, count) = try namedFrames(options)
        if count != manifest.count { notes.append("\(count) frames, but the golden has \(manifest.count)") }
        let sink = GoldenVerifyingSink(manifest: manifest, folder: verification.folder, rate: frameRate, run: run)
        try await draw(Drawing(frames, into: sink, options), warn: warn) {
            for index in count..<max(count, manifest.count) { try run.note(sink.name(of: index), order: index, .missing, expected: sink.picture(of: index)) }
            let groups = run.groupedLines(name: GoldenVerifyingSink.name, rate: frameRate)
            let lines = notes + groups + [Self.summary(run, count: manifest.count, isAsRecorded: notes.isEmpty)]
            try ResultOutput.write(Array(lines.map { "\(verification.folder): \($0)\n" }.joined().utf8))
            if let html = verification.html {
                try AtomicFile.write(Array(ComparisonReport.html(title: "Golden \(verification.folder)", notes: notes, run).utf8), to: html)
            }
        }
        return notes.isEmpty ? run.status : .sizesDiffer
    }

    /// Returns the numbers of frames that differ, are missing, or were not expected.
    private static func summary(_ run: ComparisonRun, count: Int, isAsRecorded: Bool) -> String {
        let findings = run.differing.map(\.finding)
        if findings.isEmpty, isAsRecorded { return "all \(count) frames are as recorded" }
        let (missing, extra) = (findings.count { $0 == .missing }, findings.count { $0 == .extra })
        var parts = ["\(findings.count - missing - extra) of \(count) frames differ"]
        if missing > 0 { parts.append("\(missing) \(missing == 1 ? "is" : "are") missing") }
        if extra > 0 { parts.append("\(extra) more \(extra == 1 ? "was" : "were") not expected") }
        return parts.joined(separator: ", ")
    }
}

/// Compares frames with a golden's: by hash and, if that differs and the golden has the image, by pixels.
private final class GoldenVerifyingSink: FrameSink {
    private let manifest: GoldenManifest
    private let folder: String
    private let rate: FrameRate
    private let run: ComparisonRun
    let isOrdered = false

    init(manifest: GoldenManifest, folder: String, rate: FrameRate, run: ComparisonRun) {
        (self.manifest, self.folder, self.rate, self.run) = (manifest, folder, rate, run)
    }

    func makeEncoder() -> any FrameEncoder { HashingEncoder() }

    func write(_ frame: EncodedFrame, index: Int) throws -> String? {
        guard case .hashedImage(let image, let hash) = frame.content else { preconditionFailure("not a frame of this sink's encoder") }
        let name = name(of: index)
        guard manifest.frames.indices.contains(index) else {
            try run.note(name, order: index, .extra, actual: image)
            return nil
        }
        let golden = manifest.frames[index]
        let isSameSize = (frame.width, frame.height) == (manifest.width, manifest.height)
        if golden.pixels == hash, isSameSize {
            try run.note(name, order: index, .equal)
        } else if !isSameSize {
            let result = PixelComparison.Result.sizesDiffer(
                expectedWidth: manifest.width, expectedHeight: manifest.height, actualWidth: frame.width, actualHeight: frame.height)
            try run.note(name, order: index, .result(result), expected: try? expected(golden), actual: image)
        } else if let expected = try expected(golden) {
            try run.compare(name, order: index, expected: expected, actual: image)
        } else {
            // No image was kept, so it is only known that the frames differ.
            try run.note(name, order: index, .unequal, actual: image)
        }
        return nil
    }

    func name(of index: Int) -> String { Self.name(index...index, rate) }

    /// Returns the name of consecutive frames in messages: `frame 3 (0.300 s)`, `frames 115 to 299 (1.917 s to 4.983 s)`.
    static func name(_ frames: ClosedRange<Int>, _ rate: FrameRate) -> String {
        let first = FrameCaption.seconds(rate.seconds(ofFrame: frames.lowerBound))
        guard frames.count > 1 else { return "frame \(frames.lowerBound) (\(first))" }
        return "frames \(frames.lowerBound) to \(frames.upperBound) (\(first) to \(FrameCaption.seconds(rate.seconds(ofFrame: frames.upperBound))))"
    }

    /// Returns the image of one of the golden's frames, if one was kept.
    func picture(of index: Int) throws -> Pixmap? { try expected(manifest.frames[index]) }

    private func expected(_ frame: GoldenManifest.Frame) throws -> Pixmap? {
        let owner = frame.sameAs.map { manifest.frames[$0] } ?? frame
        guard let name = owner.picture else { return nil }
        return try PictureFile.read(folder + "/" + name)
    }

    func finish() {}
    func cancel() {}
}

/// Reads PNG files for comparisons.
package enum PictureFile {
    /// - Throws: `InputError` if the file is missing or damaged.
    package static func read(_ path: String) throws(InputError) -> Pixmap {
        let bytes = try InputFile.read(path, limit: InputFile.imageLimit)
        do {
            return try PNGDecoder.decode(bytes)
        } catch {
            throw InputError(path: path, reason: error.description, kind: .invalid)
        }
    }
}

import Foundation
import Stepping
import Synchronization

/// Records the frames that another sink receives, for `--manifest`.
///
/// The manifest has a line of JSON for each frame, so that those of several shards can be concatenated, and for an animated file a last line for that file.
package final class ManifestSink: FrameSink {
    /// One line. A frame equal to an earlier one refers to it and omits hash and size.
    private struct Line: Encodable {
        var frame: Int?
        /// The file's path relative to the manifest's folder; nil if frames don't have separate files.
        var name: String?
        /// The hash of the file's bytes, or of the pixels if there is no file.
        var sha256: String?
        var bytes: Int?
        var sameAs: Int?
        /// Seconds.
        var time: Double?
        var duration: Double?
    }

    private let sink: any FrameSink
    private let notes = Mutex<[Int: (hash: String, count: Int)]>([:])

    package init(_ sink: any FrameSink) { self.sink = sink }

    package var isOrdered: Bool { sink.isOrdered }
    package func makeEncoder() -> any FrameEncoder { sink.makeEncoder() }
    package func finish() throws { try sink.finish() }
    package func cancel() { sink.cancel() }

    package func write(_ frame: EncodedFrame, index: Int) throws -> String? {
        let path = try sink.write(frame, index: index)
        // A sink that encodes several images together passes on their pixels.
        let bytes = frame.bytes ?? frame.image?.rawBytes(isStraight: false) ?? []
        let note = (SHA256.hexDigest(of: bytes), bytes.count)
        notes.withLock { $0[index] = note }
        return path
    }

    /// Returns the lines for all frames, once they have been written.
    ///
    /// - Parameters:
    ///   - frames: the frames to list, ascending.
    ///   - destination: the destination to which the frames were written.
    ///   - timing: the duration of each frame.
    ///   - path: the manifest's path; `-` for standard output, where file names are relative to the current folder.
    /// - Throws: `InputError` for a frame that existed before the run and can no longer be read.
    package func manifest(of frames: [Int], in destination: OutputDestination, timing: AnimationTiming, rate: FrameRate, at path: String) throws -> [UInt8] {
        let notes = notes.withLock { $0 }
        let folder = path == "-" ? "." : URL(filePath: path).deletingLastPathComponent().path
        let lengths = Dictionary(uniqueKeysWithValues: timing.steps.map { ($0.frame, $0.length) })
        let isAnimation = if case .animation = destination { true } else { false }
        var first: [String: Int] = [:]
        var lines: [Line] = []
        for frame in frames {
            let file = destination.path(frame: frame)
            var note = notes[frame]
            if note == nil, let file {
                // Skipped by --resume, because the file existed.
                let bytes = try InputFile.read(file, limit: InputFile.imageLimit)
                note = (SHA256.hexDigest(of: bytes), bytes.count)
            }
            guard let note else { continue }
            let duration = Double(lengths[frame] ?? 1) * timing.unitsPerSecond.seconds(ofFrame: 1)
            var line = Line(frame: frame, name: file.map { RelativePath.of($0, from: folder) }, time: rate.seconds(ofFrame: frame), duration: duration)
            if let same = first[note.hash] {
                line.sameAs = same
            } else {
                first[note.hash] = frame
                line.sha256 = note.hash
                line.bytes = isAnimation ? nil : note.count
            }
            lines.append(line)
        }
        if case .animation(_, let file) = destination {
            let (digits, count) = try SHA256.hexDigest(ofFile: file)
            lines.append(Line(name: RelativePath.of(file, from: folder), sha256: digits, bytes: count))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try lines.flatMap { [UInt8](try encoder.encode($0)) + [UInt8(ascii: "\n")] }
    }
}

import Foundation
import Stepping
import Synchronization

/// Notes what another sink takes: `--manifest`.
///
/// The manifest has a line of JSON for each frame, so that those of several shares can be put together, and for a file that moves a last line for that.
package final class ManifestSink: FrameSink {
    /// A line. A frame equal to an earlier one names that in place of hash and size.
    private struct Line: Encodable {
        var frame: Int?
        /// The file, as seen from the manifest's folder; nil where frames have none.
        var name: String?
        /// Of the file's bytes, or of the pixels where there is no file.
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
        // A sink that looks at several pictures before it encodes them has their pixels.
        let bytes = frame.bytes ?? frame.image?.rawBytes(isStraight: false) ?? []
        let note = (SHA256.hexDigest(of: bytes), bytes.count)
        notes.withLock { $0[index] = note }
        return path
    }

    /// The lines for all frames, once they have been written.
    ///
    /// - Parameters:
    ///   - frames: those to list, ascending.
    ///   - destination: where they went.
    ///   - timing: how long each frame stands.
    ///   - path: of the manifest; `-` for standard output, from where names are those of the current folder.
    /// - Throws: `InputError` for a frame that was there before, and can't be read any more.
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
                // Left out by --resume: it was there.
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
            let bytes = try InputFile.read(file, limit: 1 << 40)
            lines.append(Line(name: RelativePath.of(file, from: folder), sha256: SHA256.hexDigest(of: bytes), bytes: bytes.count))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try lines.flatMap { [UInt8](try encoder.encode($0)) + [UInt8(ascii: "\n")] }
    }
}

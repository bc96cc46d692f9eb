import Commands
import FramePipeline
import PNGCodec
import Synchronization

/// Writes the images of rows as PNG files: a frame's index is that of its row.
final class BatchSink: FrameSink {
    /// The result for a row.
    struct Note: Sendable {
        let sha256: String
        let bytes: Int
    }

    let isOrdered = false
    private let paths: [Int: String]
    private let files: PNGSink
    private let takesNotes: Bool
    private let state = Mutex((failed: Set<Int>(), notes: [Int: Note]()))

    /// - Parameters:
    ///   - paths: the file of each row.
    ///   - takesNotes: whether to keep the hashes of files, for a manifest.
    init(paths: [Int: String], compression: PNGCompression, keepsEqualFiles: Bool, takesNotes: Bool) {
        (self.paths, self.takesNotes) = (paths, takesNotes)
        files = PNGSink(destination: .standardOutput, compression: compression, keepsEqualFiles: keepsEqualFiles)
    }

    /// The hash and the size of the rows' files.
    var notes: [Int: Note] { state.withLock { $0.notes } }

    /// Skips a row that can't be drawn.
    func fail(_ row: Int) { state.withLock { _ = $0.failed.insert(row) } }

    func makeEncoder() -> any FrameEncoder { files.makeEncoder() }

    func write(_ frame: EncodedFrame, index: Int) throws -> String? {
        guard !state.withLock({ $0.failed.contains(index) }), let path = paths[index] else { return nil }
        guard let bytes = frame.bytes else { preconditionFailure("not a frame of this sink's encoder") }
        _ = try OutputDestination.still(path: path).write(bytes, frame: index, keepsEqual: files.keepsEqualFiles)
        if takesNotes {
            let note = Note(sha256: SHA256.hexDigest(of: bytes), bytes: bytes.count)
            state.withLock { $0.notes[index] = note }
        }
        return path
    }

    // Each file is complete as soon as it exists.
    func finish() {}
    func cancel() {}
}

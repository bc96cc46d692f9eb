import FramePipeline

/// Writes the images of rows as files: a frame's index is that of its row.
final class BatchSink: FrameSink {
    let isOrdered = false
    private let paths: [Int: String]
    /// Encodes the images.
    private let files: any FrameSink
    private let keepsEqualFiles: Bool
    private let record: BatchRecord

    /// - Parameters:
    ///   - paths: the file of each row.
    ///   - files: encodes the images.
    ///   - record: receives the complete files, and knows the rows that can't be drawn.
    init(paths: [Int: String], files: any FrameSink, keepsEqualFiles: Bool, record: BatchRecord) {
        (self.paths, self.files, self.keepsEqualFiles, self.record) = (paths, files, keepsEqualFiles, record)
    }

    func makeEncoder() -> any FrameEncoder { files.makeEncoder() }

    func write(_ frame: EncodedFrame, index: Int) throws -> String? {
        guard !record.hasFailed(index), let path = paths[index] else { return nil }
        guard let bytes = frame.bytes else { preconditionFailure("not a frame of this sink's encoder") }
        _ = try OutputDestination.still(path: path).write(bytes, frame: index, keepsEqual: keepsEqualFiles)
        record.finish(index, bytes: bytes)
        return path
    }

    // Each file is complete as soon as it exists.
    func finish() {}
    func cancel() {}
}

import Display
import Foundation
import PNGCodec
import Synchronization

/// Creates one animated PNG file with Easel's encoder: writes frames to a temporary file as they arrive, and renames it when it is complete.
package final class APNGSink: FrameSink {
    private struct State {
        var encoder: APNGEncoder?
        var file: FileHandle?
        var isCanceled = false
    }

    private let path: String
    private let plays: Int
    private let compression: PNGCompression
    /// Keyed by frame index.
    private let durations: [Int: APNGDuration]
    private let temporary: URL
    private let state = Mutex(State())

    package let isOrdered = true

    /// - Parameters:
    ///   - path: the file to create.
    ///   - timing: the timing of the frames to be written.
    ///   - plays: the number of times that the animation is played; 0 is forever.
    /// - Throws: `WriteError`.
    package init(path: String, timing: AnimationTiming, plays: Int, compression: PNGCompression) throws {
        (self.path, self.plays, self.compression) = (path, plays, compression)
        let unit = timing.unitsPerSecond
        durations = Dictionary(uniqueKeysWithValues: timing.steps.map { ($0.frame, APNGDuration($0.length * unit.denominator, over: unit.numerator)) })
        temporary = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).apng")
        // Fail before drawing rather than after it.
        try AtomicFile.checkWritable(path)
    }

    package func makeEncoder() -> any FrameEncoder { ImageEncoder() }

    package func write(_ frame: EncodedFrame, index: Int) throws -> String? {
        guard let pixmap = frame.image, let duration = durations[index] else { preconditionFailure("not a frame of this animation") }
        try state.withLock { state in
            guard !state.isCanceled else { throw WriteError(path: path, reason: "canceled") }
            do {
                let encoder = state.encoder ?? APNGEncoder(width: pixmap.width, height: pixmap.height, plays: plays, compression: compression)
                let file = try state.file ?? makeFile()
                (state.encoder, state.file) = (encoder, file)
                try file.write(contentsOf: encoder.append(pixmap, duration: duration))
            } catch let error as CocoaError {
                throw failure(error)
            }
        }
        return nil
    }

    package func finish() throws {
        defer { cancel() }
        do {
            let result = try state.withLock { state -> Data? in
                guard !state.isCanceled, let encoder = state.encoder, let file = state.file else { return nil }
                try file.write(contentsOf: encoder.finish())
                try file.seek(toOffset: 0)
                try file.write(contentsOf: encoder.head)
                return try file.mappedContents()
            }
            // Outside the lock: this waits forever when the process is about to end, and `cancel` must not wait for it.
            if let result { try AtomicFile.write(result, to: path) }
        } catch let error as CocoaError {
            throw failure(error)
        }
    }

    package func cancel() {
        state.withLock { state in
            state.isCanceled = true
            try? state.file?.close()
            state.file = nil
        }
    }

    /// Creates the temporary file with space for the header, whose contents are known last.
    private func makeFile() throws -> FileHandle {
        let file = try FileHandle(unlistedFile: temporary)
        try file.write(contentsOf: Data(count: APNGEncoder.headLength))
        return file
    }

    private func failure(_ error: CocoaError) -> WriteError {
        // The temporary file has no name.
        WriteError(path: path, reason: FileErrorReason.describe(error, at: temporary.deletingLastPathComponent().path + "/.", missing: "no such folder"))
    }
}

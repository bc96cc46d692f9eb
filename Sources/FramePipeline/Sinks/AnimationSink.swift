import Display
import Foundation
import ImageCodec
import PNGCodec
import Synchronization

/// Makes one animated file: pipes raw images to ffmpeg as they are painted, and renames its complete result.
///
/// All intermediate files are in a temporary folder, which is removed when the sink ends, even after a failure.
package final class AnimationSink: FrameSink {
    private struct State {
        var encoder: ExternalProgram?
        var isCanceled = false
    }

    private let format: OutputDestination.AnimationFormat
    private let path: String
    private let timing: AnimationTiming
    private let options: AnimationOptions
    /// How many times each frame is sent to ffmpeg.
    private let repeats: [Int: Int]
    private let program: URL
    private let folder: URL
    private let state = Mutex(State())

    package let isOrdered = true

    /// - Parameters:
    ///   - path: the file to create.
    ///   - timing: the timing of the frames to be written.
    /// - Throws: `MissingProgramError`, `WriteError`.
    package init(format: OutputDestination.AnimationFormat, path: String, timing: AnimationTiming, options: AnimationOptions) throws {
        guard let program = ExternalProgram.find("ffmpeg") else {
            throw MissingProgramError("ffmpeg", package: "ffmpeg", for: "-o \(path)")
        }
        (self.format, self.path, self.timing, self.options, self.program) = (format, path, timing, options, program)
        // The rate is constant, so a frame that is shown longer is sent several times.
        repeats = Dictionary(uniqueKeysWithValues: timing.steps.map { ($0.frame, $0.length) })
        folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        // Fail before drawing rather than after it.
        try AtomicFile.checkWritable(path)
        // If ffmpeg ends before it has read everything, that is an error to report; the signal would end the process.
        signal(SIGPIPE, SIG_IGN)
    }

    package func makeEncoder() -> any FrameEncoder { RawEncoder(format) }

    package func write(_ frame: EncodedFrame, index: Int) throws -> String? {
        let encoder = try encoder(for: frame)
        guard let pixels = frame.bytes else { preconditionFailure("not a frame of this sink's encoder") }
        do {
            for _ in 0..<(repeats[index] ?? 1) { try encoder.input?.write(contentsOf: pixels) }
        } catch {
            throw failure(encoder.waitForFailure() ?? "it ended early")
        }
        return nil
    }

    package func finish() throws {
        defer { cancel() }
        if let reason = state.withLock({ $0.encoder })?.waitForFailure() { throw failure(reason) }
        let result = folder.appending(path: format.fileName)
        // On a full disk, ffmpeg may end with status 0.
        guard FinishedFile.isWholeAnimation(result.path) else { throw failure("the file in \(folder.deletingLastPathComponent().path) is incomplete") }
        do {
            if format == .webp { try WebPFrames.complete(result, milliseconds: timing.milliseconds) }
            guard !isCanceled else { return }
            try AtomicFile.copy(result, to: path)
        } catch let error as CocoaError {
            throw failure(error.localizedDescription)
        }
    }

    package func cancel() {
        state.withLock { state in
            state.isCanceled = true
            state.encoder?.kill()
            state.encoder = nil
            // Under the lock: of two threads removing the same folder, each may stop at a file that the other one has removed.
            Guardian.removeNow(folder)
        }
    }

    private var isCanceled: Bool { state.withLock { $0.isCanceled } }

    /// Returns ffmpeg, started with the first image, because it must know the size.
    private func encoder(for frame: EncodedFrame) throws -> ExternalProgram {
        if let encoder = state.withLock({ $0.encoder }) { return encoder }
        let (width, height) = (frame.width, frame.height)
        let pixels = frame.isTranslucent ? "bgra" : "bgr0"
        let input = [
            "-f", "rawvideo", "-pixel_format", pixels, "-video_size", "\(width)x\(height)", "-framerate", timing.unitsPerSecond.description, "-i", "pipe:0",
        ]
        let output = format.arguments(
            width: width, height: height, rate: timing.unitsPerSecond, seconds: Double(timing.milliseconds) / 1000, isTranslucent: frame.isTranslucent, options)
        return try start(input + output)
    }

    private func start(_ arguments: [String]) throws -> ExternalProgram {
        // File names in the arguments are relative to the folder.
        let arguments = ["-hide_banner", "-nostdin", "-v", "error", "-y"] + arguments.map { $0.replacing("@/", with: folder.path + "/") }
        return try state.withLock { state in
            guard !state.isCanceled else { throw failure("canceled") }
            do {
                // Created only now, so that `cancel` is sure to remove it.
                Guardian.remove(folder)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                PausePoint.temporaryFolder.reach()
            } catch {
                throw WriteError(path: folder.path, reason: FileErrorReason.describe(error, at: folder.path, missing: "no such folder"))
            }
            let log = folder.appending(path: "encoding.log")
            let running: ExternalProgram
            do {
                running = try ExternalProgram(program, arguments, log: log, takesInput: true)
            } catch {
                throw failure("\(error)")
            }
            state.encoder = running
            return running
        }
    }

    private func failure(_ reason: String) -> WriteError { WriteError(path: path, reason: "ffmpeg failed: \(reason)") }
}

/// Encodes pixels in ffmpeg's raw format.
private final class RawEncoder: FrameEncoder {
    private let format: OutputDestination.AnimationFormat

    init(_ format: OutputDestination.AnimationFormat) { self.format = format }

    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?) -> EncodedFrame { encode(pixmap, changedRows: changedRows, on: .clear) }

    /// Whether a file has an alpha channel follows from the background, which all frames share, and not from a single frame.
    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?, on background: ResolvedColor) -> EncodedFrame {
        // An opaque WebP file is smaller with an alpha channel than in the other format that ffmpeg would choose, which isn't lossless.
        let isTranslucent = format == .webp || format.hasAlpha && background.opacity < 1
        return EncodedFrame(
            .bytes(pixmap.rawBytes(isStraight: isTranslucent)), width: pixmap.width, height: pixmap.height, isTranslucent: isTranslucent)
    }
}

extension Pixmap {
    /// Returns blue, green, red and alpha of each pixel, row by row.
    ///
    /// - Parameter isStraight: whether to divide colors by alpha, as ffmpeg expects; otherwise they stay premultiplied, as they appear on black.
    package func rawBytes(isStraight: Bool) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4 * pixels.count)
        var offset = 0
        for pixel in pixels {
            let color = isStraight ? Pixmap.straight(pixel) : pixel
            bytes[offset] = UInt8(truncatingIfNeeded: color)
            bytes[offset + 1] = UInt8(truncatingIfNeeded: color >> 8)
            bytes[offset + 2] = UInt8(truncatingIfNeeded: color >> 16)
            bytes[offset + 3] = UInt8(truncatingIfNeeded: color >> 24)
            offset += 4
        }
        return bytes
    }
}

import Display
import Foundation
import PNGCodec
import Synchronization

/// One file that moves: raw pictures go to ffmpeg as they are painted, and what it made gets its name when it is whole.
///
/// Everything on the way is in a temporary folder, which goes away with the sink's end, however it ends.
package final class AnimationSink: FrameSink {
    private struct State {
        var encoder: ExternalProgram?
        var isCancelled = false
        /// For GIF.
        var colors = GIFColors()
    }

    private let format: OutputDestination.AnimationFormat
    private let path: String
    private let timing: AnimationTiming
    /// How often ffmpeg gets a frame.
    private let repeats: [Int: Int]
    private let program: URL
    private let folder: URL
    private let state = Mutex(State())

    package let isOrdered = true

    /// - Parameters:
    ///   - path: the file to make.
    ///   - timing: of the frames that will come; for GIF in hundredths of a second.
    /// - Throws: `MissingProgramError`, `WriteError`.
    package init(format: OutputDestination.AnimationFormat, path: String, timing: AnimationTiming) throws {
        guard let program = ExternalProgram.find("ffmpeg") else {
            throw MissingProgramError("ffmpeg", package: "ffmpeg", for: "-o \(path)")
        }
        (self.format, self.path, self.timing, self.program) = (format, path, timing, program)
        // GIF has a delay for each frame; the others have a rate, so a frame that stands longer comes several times.
        repeats = Dictionary(uniqueKeysWithValues: timing.steps.map { ($0.frame, format == .gif ? 1 : $0.length) })
        folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        // Better now than after all the drawing.
        try AtomicFile.checkWritable(path)
        // A program that ends before it has read all is an error to report, no reason to die.
        signal(SIGPIPE, SIG_IGN)
    }

    package func makeEncoder() -> any FrameEncoder { RawEncoder(isStraight: format.hasAlpha) }

    package func write(_ frame: EncodedFrame, index: Int) throws -> String? {
        let encoder = try encoder(width: frame.width, height: frame.height)
        guard let pixels = frame.bytes else { preconditionFailure("not a frame of this sink's encoder") }
        if format == .gif { state.withLock { $0.colors.add(pixels) } }
        do {
            for _ in 0..<(repeats[index] ?? 1) { try encoder.input?.write(contentsOf: pixels) }
        } catch {
            throw failure(encoder.complaint() ?? "it ended early")
        }
        return nil
    }

    package func finish() throws {
        defer { cancel() }
        if let complaint = state.withLock({ $0.encoder })?.complaint() { throw failure(complaint) }
        if format == .gif {
            let colors = state.withLock { $0.colors }
            try choose(colors)
            try run(GIFEncoding.secondPass(hasAllColors: colors.areAll), named: "colours")
        }
        let result = folder.appending(path: format.fileName)
        do {
            var file = try Data(contentsOf: result, options: .mappedIfSafe)
            if format == .gif {
                guard let timed = GIFDelays.replacing(in: [UInt8](file), with: timing.steps.map(\.length)) else {
                    throw failure("it made another number of pictures than it was given")
                }
                file = Data(timed)
            }
            if format == .webp, let timed = WebPFrames.completing([UInt8](file), milliseconds: timing.milliseconds) { file = Data(timed) }
            guard !isCancelled else { return }
            try AtomicFile.write(file, to: path)
        } catch let error as CocoaError {
            throw failure(error.localizedDescription)
        }
    }

    /// Puts the colours into the palette that ffmpeg chose.
    private func choose(_ colors: GIFColors) throws {
        let path = folder.appending(path: "palette.png")
        do {
            let chosen = try PNGDecoder.decode([UInt8](Data(contentsOf: path)))
            let palette = Pixmap(width: 16, height: 16, pixels: colors.palette(chosen: chosen.pixels.map { $0 }))
            try Data(PNGEncoder.encode(palette, compression: .fast)).write(to: path)
        } catch {
            throw failure("no palette: \(error)")
        }
    }

    package func cancel() {
        state.withLock { state in
            state.isCancelled = true
            state.encoder?.kill()
            state.encoder = nil
            // Under the lock: of two that remove a folder at the same time, each may stop at what the other one has removed.
            try? FileManager.default.removeItem(at: folder)
        }
    }

    private var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Starts it with the first picture, whose size it must know.
    private func encoder(width: Int, height: Int) throws -> ExternalProgram {
        if let encoder = state.withLock({ $0.encoder }) { return encoder }
        let pixels = format.hasAlpha ? "bgra" : "bgr0"
        let input = [
            "-f", "rawvideo", "-pixel_format", pixels, "-video_size", "\(width)x\(height)", "-framerate", timing.unitsPerSecond.description, "-i", "pipe:0",
        ]
        return try start(input + format.arguments(width: width, height: height, rate: timing.unitsPerSecond), named: "encoding", takesInput: true)
    }

    /// Runs ffmpeg to its end, in the folder.
    private func run(_ arguments: [String], named name: String) throws {
        let program = try start(arguments, named: name, takesInput: false)
        if let complaint = program.complaint() { throw failure(complaint) }
    }

    private func start(_ arguments: [String], named name: String, takesInput: Bool) throws -> ExternalProgram {
        // Names in the arguments are the folder's.
        let arguments = ["-hide_banner", "-nostdin", "-v", "error", "-y"] + arguments.map { $0.replacing("@/", with: folder.path + "/") }
        return try state.withLock { state in
            guard !state.isCancelled else { throw failure("it was cancelled") }
            do {
                // Not before somebody is there who removes it.
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                throw WriteError(path: folder.path, reason: FileErrorReason.describe(error, at: folder.path, missing: "no such folder"))
            }
            let log = folder.appending(path: name + ".log")
            let running: ExternalProgram
            do {
                running = try ExternalProgram(program, arguments, log: log, takesInput: takesInput)
            } catch {
                throw failure("\(error)")
            }
            state.encoder = running
            return running
        }
    }

    private func failure(_ complaint: String) -> WriteError { WriteError(path: path, reason: "ffmpeg says: \(complaint)") }
}

/// Pixels as ffmpeg takes them.
private final class RawEncoder: FrameEncoder {
    private let isStraight: Bool

    init(isStraight: Bool) { self.isStraight = isStraight }

    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?) -> EncodedFrame {
        EncodedFrame(.bytes(pixmap.rawBytes(isStraight: isStraight)), width: pixmap.width, height: pixmap.height)
    }
}

extension Pixmap {
    /// Blue, green, red and alpha of each pixel, row by row.
    ///
    /// - Parameter isStraight: whether colours are to be divided by alpha, as ffmpeg has them; else they stay as they look on black.
    package func rawBytes(isStraight: Bool) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4 * pixels.count)
        var place = 0
        for pixel in pixels {
            let alpha = pixel >> 24
            var color = pixel
            if isStraight, alpha < 255, alpha > 0 {
                func straight(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift }
                color = alpha << 24 | straight(16) | straight(8) | straight(0)
            }
            bytes[place] = UInt8(truncatingIfNeeded: color)
            bytes[place + 1] = UInt8(truncatingIfNeeded: color >> 8)
            bytes[place + 2] = UInt8(truncatingIfNeeded: color >> 16)
            bytes[place + 3] = UInt8(truncatingIfNeeded: color >> 24)
            place += 4
        }
        return bytes
    }
}

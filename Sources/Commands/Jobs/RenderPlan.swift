import CairoCanvas
import Display
import FramePipeline
import PNGCodec
import Stepping
import Views

/// The frames to draw and their destination: the options, once the scene's own length is known.
///
/// Creating a plan is the last check before drawing; after it, only writing can fail.
package struct RenderPlan: Sendable, Equatable {
    /// The number of frames in the whole sequence, regardless of the part that is drawn; at least 1.
    package let frameCount: Int
    /// The frames to draw, ascending, each once; empty only for a shard of too few frames. GIF omits frames if the sequence is too fast for it.
    package let frames: [Int]
    /// The destination of the frames.
    package let destination: OutputDestination
    /// The duration of each frame; nil unless the destination is an `.animation`.
    package let timing: AnimationTiming?
    /// Whether files that already have the right bytes are left untouched.
    package let keepsEqualFiles: Bool
    /// The number of times that an animation is played, and its sound.
    package let animation: AnimationOptions
    /// The trade-off between encoding time and the size of PNG files.
    package let compression: PNGCompression
    /// The quality of JPEG files, 1…100.
    package let quality: Int
    /// The maximum number of pixels in all layers of an image at the same time.
    package let layerPixels: Int

    /// - Parameters:
    ///   - options: the command line's.
    ///   - viewFrameCount: the number of frames in the scene's duration at the frame rate in use; `--frames` takes precedence.
    ///   - frameRate: the frame rate in use.
    ///   - isFolder: returns whether a path is an existing folder.
    /// - Throws: `UsageError` for a sequence without frames or with too many, a range after its end, or an output that can't take these frames.
    package init(
        options: RenderOptions, viewFrameCount: Int, frameRate: FrameRate, isFolder: (String) -> Bool = OutputDestination.isExistingFolder
    ) throws(UsageError) {
        keepsEqualFiles = options.keepsEqualFiles
        compression = options.compression
        quality = options.usedQuality
        layerPixels = options.limits.layerPixels
        animation = AnimationOptions(plays: options.plays ?? 0, audio: options.audio)
        let named: [Int]
        (named, frameCount) = try options.namedFrames(viewFrameCount: viewFrameCount)
        destination = try OutputDestination(options.output, frameCount: frameCount, drawnCount: named.count, isFolder: isFolder)
        if case .animation(let format, let path) = destination {
            guard options.shard == nil else { throw UsageError("--shard: \(path) is a single file with all frames; only PNG files can be sharded") }
            if let plays = options.plays, !format.repeats {
                throw UsageError("--loop \(plays): .\(format.rawValue) files don't say how often they are played; .gif, .apng, and .webp files do")
            }
            if let audio = options.audio, !format.hasSound {
                throw UsageError("--audio \(audio): .\(format.rawValue) files have no sound; .mp4, .webm, and .mov files do")
            }
            let timing = format == .gif ? AnimationTiming(gifFrames: named, rate: frameRate) : AnimationTiming(frames: named, rate: frameRate)
            self.timing = timing
            frames = timing.steps.map(\.frame)
        } else {
            if let plays = options.plays { throw UsageError("--loop \(plays): only .gif, .apng, and .webp files are played more than once") }
            if let audio = options.audio { throw UsageError("--audio \(audio): only .mp4, .webm, and .mov files have sound") }
            timing = nil
            frames = options.shard?.frames(of: named) ?? named
        }
        if let quality = options.quality, destination.stillFormat != .jpeg { throw RenderOptions.refusal(ofQuality: quality) }
        if options.isResuming, destination == .standardOutput { throw UsageError("--resume: there are no files to resume from on standard output") }
    }

    /// Returns the frames whose files are missing or incomplete. An animated file is always created anew.
    ///
    /// - Complexity: opens one file per frame.
    package func unfinished(canvas: ViewHostConfiguration) throws(CanvasError) -> [Int] {
        let (width, height) = try Painter.pixelSize(of: DisplayList(size: canvas.size, scale: canvas.scale))
        return frames.filter { frame in
            guard let path = destination.path(frame: frame) else { return true }
            return !FinishedFile.isWhole(path, width: width, height: height)
        }
    }
}

extension RenderPlan {
    /// Returns the warning that an output can't show the transparent parts of a background; nil for an opaque background.
    func transparencyWarning(for background: ResolvedColor) -> String? {
        guard background.opacity < 1 else { return nil }
        if destination.stillFormat?.hasAlpha == false { return "JPEG files have no transparency, so the background is white there; --background sets a color" }
        guard case .animation(let format, let path) = destination, !format.hasAlpha else { return nil }
        return "\(path): .\(format.rawValue) files have no transparency, so the background is black there; --background sets a color, and .webm and .mov "
            + "files are transparent"
    }

    /// Returns the sink for the plan's frames.
    ///
    /// - Throws: `MissingProgramError` if the format needs a program that is not installed, `WriteError` if the output can't be written.
    func makeSink() throws -> any FrameSink {
        guard case .animation(let format, let path) = destination, let timing else {
            if case .still(let path) = destination { try AtomicFile.checkType(of: path) }
            switch destination.stillFormat {
            case .jpeg?: return JPEGSink(destination: destination, quality: quality, keepsEqualFiles: keepsEqualFiles)
            case .pdf?: return VectorSink(destination: destination, format: .pdf, layerPixels: layerPixels, keepsEqualFiles: keepsEqualFiles)
            case .svg?: return VectorSink(destination: destination, format: .svg, layerPixels: layerPixels, keepsEqualFiles: keepsEqualFiles)
            case .png?, nil: break
            }
            return PNGSink(destination: destination, compression: compression, keepsEqualFiles: keepsEqualFiles, isSingle: frames.count == 1)
        }
        switch format {
        case .gif: return try GIFSink(path: path, timing: timing, plays: animation.plays)
        case .apng: return try APNGSink(path: path, timing: timing, plays: animation.plays, compression: compression)
        case .webp, .mp4, .webm, .mov: return try AnimationSink(format: format, path: path, timing: timing, options: animation)
        }
    }
}

extension RenderOptions {
    /// The maximum number of frames in a sequence: more than four hours at 60 frames per second.
    package static let maxFrameCount = 1_000_000

    /// Returns the frames that `--frames` and `--range` select, ascending, and the number of frames in the whole sequence.
    ///
    /// - Parameter viewFrameCount: the length of the sequence without `--frames`.
    /// - Throws: `UsageError` for a sequence without frames or with too many, and for a range after its end.
    package func namedFrames(viewFrameCount: Int) throws(UsageError) -> (frames: [Int], count: Int) {
        let count = frameCount ?? viewFrameCount
        guard count > 0 else { throw UsageError("the scene's duration contains no frame; set the number with --frames") }
        guard count <= Self.maxFrameCount else { throw UsageError("\(count) frames exceed the limit of \(Self.maxFrameCount)") }
        let named = try range?.frames(count: count) ?? Array(0..<count)
        guard named.count <= limits.frames else {
            throw UsageError("\(named.count) frames exceed the limit of \(limits.frames); --limit frames=\(named.count) allows them")
        }
        return (named, count)
    }
}

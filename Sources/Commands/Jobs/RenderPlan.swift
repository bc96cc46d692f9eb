import CairoCanvas
import Display
import FramePipeline
import PNGCodec
import Stepping
import Views

/// Which frames are drawn and where they go: the options, once the scene's own length is known.
///
/// Making one is the last check before drawing; what can go wrong later is only writing.
package struct RenderPlan: Sendable, Equatable {
    /// How many frames the whole sequence has, whatever part of it is drawn; at least 1.
    package let frameCount: Int
    /// The frames to draw, ascending, each once; none only in a share of too few frames. GIF leaves some out of a sequence that is too fast for it.
    package let frames: [Int]
    /// Where they go.
    package let destination: OutputDestination
    /// How long each frame stands; nil unless the destination is an `.animation`.
    package let timing: AnimationTiming?
    /// Whether files that have the right bytes already are left alone.
    package let keepsEqualFiles: Bool
    /// What the size of PNG files is worth.
    package let compression: PNGCompression

    /// - Parameters:
    ///   - options: the command line's.
    ///   - viewFrameCount: how many frames the scene's duration holds at the rate in use; `--frames` comes before it.
    ///   - frameRate: the rate in use.
    ///   - isFolder: whether a path is an existing folder.
    /// - Throws: `UsageError` for a sequence without frames or with too many, a range behind its end, or an output that does not take these frames.
    package init(
        options: RenderOptions, viewFrameCount: Int, frameRate: FrameRate, isFolder: (String) -> Bool = OutputDestination.isExistingFolder
    ) throws(UsageError) {
        keepsEqualFiles = options.keepsEqualFiles
        compression = options.compression
        let named: [Int]
        (named, frameCount) = try options.namedFrames(viewFrameCount: viewFrameCount)
        destination = try OutputDestination(options.output, frameCount: frameCount, drawnCount: named.count, isFolder: isFolder)
        if case .animation(let format, let path) = destination {
            guard options.shard == nil else { throw UsageError("--shard: \(path) is one file of all frames; shares are for PNG files") }
            let timing = format == .gif ? AnimationTiming(gifFrames: named, rate: frameRate) : AnimationTiming(frames: named, rate: frameRate)
            self.timing = timing
            frames = timing.steps.map(\.frame)
        } else {
            timing = nil
            frames = options.shard?.frames(of: named) ?? named
        }
        if options.isResuming, destination == .standardOutput { throw UsageError("--resume: standard output keeps no frames that could be left out") }
    }

    /// The frames whose files are missing or not whole. A moving file is made anew.
    ///
    /// - Complexity: a file is opened for each frame.
    package func unfinished(canvas: ViewHostConfiguration) throws(CanvasError) -> [Int] {
        let (width, height) = try Painter.pixelSize(of: DisplayList(size: canvas.size, scale: canvas.scale))
        return frames.filter { frame in
            guard let path = destination.path(frame: frame) else { return true }
            return !FinishedFile.isWhole(path, width: width, height: height)
        }
    }
}

extension RenderPlan {
    /// What takes the plan's frames.
    ///
    /// - Throws: `MissingProgramError` where the format needs a program that is not installed, `WriteError` where nothing can be written.
    func makeSink() throws -> any FrameSink {
        guard case .animation(let format, let path) = destination, let timing else {
            return PNGSink(destination: destination, compression: compression, keepsEqualFiles: keepsEqualFiles, isSingle: frames.count == 1)
        }
        if format == .apng { return try APNGSink(path: path, timing: timing, compression: compression) }
        return try AnimationSink(format: format, path: path, timing: timing)
    }
}

extension RenderOptions {
    /// The most frames of one sequence: more than four hours at 60 a second.
    package static let maxFrameCount = 1_000_000

    /// Returns the frames that `--frames` and `--range` name, ascending, and how many the whole sequence has.
    ///
    /// - Parameter viewFrameCount: the length of the sequence without `--frames`.
    /// - Throws: `UsageError` for a sequence without frames or with too many, and for a range behind its end.
    package func namedFrames(viewFrameCount: Int) throws(UsageError) -> (frames: [Int], count: Int) {
        let count = frameCount ?? viewFrameCount
        guard count > 0 else { throw UsageError("the scene's duration holds no frame; say how many with --frames") }
        guard count <= Self.maxFrameCount else { throw UsageError("\(count) frames are above the limit of \(Self.maxFrameCount)") }
        let named = try range?.frames(count: count) ?? Array(0..<count)
        guard named.count <= limits.frames else {
            throw UsageError("\(named.count) frames are more than the limit of \(limits.frames); --limit frames=\(named.count) allows them")
        }
        return (named, count)
    }
}

import CairoCanvas
import Display
import PNGCodec
import SceneFormat
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

    /// The most frames of one sequence: more than four hours at 60 a second.
    package static let maxFrameCount = 1_000_000

    /// - Parameters:
    ///   - options: the command line's.
    ///   - sceneFrameCount: how many frames the scene's duration holds at the rate in use; `--frames` comes before it.
    ///   - frameRate: the rate in use.
    ///   - isFolder: whether a path is an existing folder.
    /// - Throws: `UsageError` for a sequence without frames or with too many, a range behind its end, or an output that does not take these frames.
    package init(
        options: RenderOptions, sceneFrameCount: Int, frameRate: FrameRate, isFolder: (String) -> Bool = OutputDestination.isExistingFolder
    ) throws(UsageError) {
        keepsEqualFiles = options.keepsEqualFiles
        compression = options.compression
        frameCount = options.frameCount ?? sceneFrameCount
        guard frameCount > 0 else { throw UsageError("the scene's duration holds no frame; say how many with --frames") }
        guard frameCount <= Self.maxFrameCount else { throw UsageError("\(frameCount) frames are above the limit of \(Self.maxFrameCount)") }
        let named = try options.range?.frames(count: frameCount) ?? Array(0..<frameCount)
        guard named.count <= options.limits.frames else {
            throw UsageError("\(named.count) frames are more than the limit of \(options.limits.frames); --limit frames=\(named.count) allows them")
        }
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

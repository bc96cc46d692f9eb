import Foundation
import FramePipeline
import PNGCodec
import Stepping

/// Creates one animated file from the frames that many machines drew; its bytes are those that one machine would have written.
@MainActor
package struct FarmAssembly {
    private let manifests: FarmManifests
    private let renderPlan: RenderPlan
    private let options: RenderOptions

    /// Checks that all frames exist.
    ///
    /// - Parameter options: the output, and its encoding.
    /// - Throws: `FarmError` for missing frames, `UsageError` for an output that is not an animated file, `InputError`.
    package init(_ folder: FarmFolder, _ options: RenderOptions) throws {
        let plan = try FarmPlan.read(folder.path)
        manifests = try FarmManifests(folder)
        guard let rate = FrameRate(plan.fps) else { preconditionFailure("a plan has a valid frame rate") }
        var options = options
        (options.frameCount, options.range) = (plan.frameCount, plan.range)
        options.limits.frames = RenderOptions.maxFrameCount
        renderPlan = try RenderPlan(options: options, viewFrameCount: plan.frameCount, frameRate: rate)
        guard case .animation = renderPlan.destination else {
            throw UsageError("-o \(options.output): the frames exist as PNG files already; assemble a .gif, .apng, .webp, .mp4, .webm, or .mov")
        }
        self.options = options
        // This check comes first, because drawing the missing frames doesn't help.
        if let frame = manifests.conflicts.first {
            throw FarmError(
                "\(folder.path): frame \(frame) has different bytes in two manifests, so the scene, the fonts, or the version changed between two shards; "
                    + "delete \(folder.frames) and \(folder.manifests), and draw all shards again", .badInput)
        }
        let progress = FarmProgress(plan, manifests)
        guard progress.missingFrames.isEmpty else {
            throw FarmError(
                "\(folder.path): \(progress.missingFrames.count) of \(progress.frames) frames are missing; draw them first: \(progress.missing)", .noInput)
        }
    }

    /// Verifies and encodes all frames.
    ///
    /// - Throws: `FarmError` for a frame whose file doesn't match its manifest, `WriteError`, `MissingProgramError`.
    package func run() async throws {
        let sink = try renderPlan.makeSink()
        let interruption = Interruption {
            sink.cancel()
            return .usual
        }
        defer { interruption.end() }
        let progress = ProgressReporter.ofProcess ?? ProgressReporter(style: options.progress)
        progress.start(frames: renderPlan.frames.count, output: options.output)
        let files = manifests.frames
        do {
            // GIF leaves out frames of fast sequences, but all are verified.
            let isShown = Set(renderPlan.frames)
            for (frame, file) in files where !isShown.contains(frame) { _ = try Self.verified(file, frame) }
            let copier = FrameCopier(frames: renderPlan.frames, sink: sink, jobs: options.jobs ?? ProcessorCount.available) { progress.frame($0, path: $1) }
            try await copier.run { frame in
                guard let file = files[frame] else { preconditionFailure("all frames were found") }
                let bytes = try Self.verified(file, frame)
                do throws(PNGError) {
                    return (try PNGDecoder.decode(bytes), isOpaque: PNGChunks.isOpaque(bytes))
                } catch {
                    throw FarmError("\(file.path): \(error)", .badInput)
                }
            }
        } catch {
            Interruption.waitForEnd()
            sink.cancel()
            throw error
        }
        progress.done()
        if let summary = options.summary { MessageOutput.print(summary.text(frames: renderPlan.frames.count, isOneFile: true)) }
    }

    /// Returns the bytes of a frame's file.
    ///
    /// - Throws: `FarmError` if they don't match the manifest.
    private nonisolated static func verified(_ file: FarmManifests.Frame, _ frame: Int) throws -> [UInt8] {
        let bytes = try InputFile.read(file.path, limit: InputFile.imageLimit)
        guard SHA256.hexDigest(of: bytes) == file.sha256 else {
            throw FarmError("\(file.path): frame \(frame) is not what its manifest says; delete the file, and draw its shard again", .badInput)
        }
        return bytes
    }
}

/// A problem that prevents a farm's result.
package struct FarmError: CommandError, Equatable {
    package let description: String
    package let exitStatus: CommandStatus

    package init(_ description: String, _ exitStatus: CommandStatus) { (self.description, self.exitStatus) = (description, exitStatus) }
}

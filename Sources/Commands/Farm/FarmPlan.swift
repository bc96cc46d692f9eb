import Foundation
import FramePipeline
import Stepping

/// The division of a sequence among machines: the file `farm.json` in the folder of a farm.
///
/// The folder has the frames in `frames/`, a manifest for each complete shard in `manifests/`, and the scheduler's logs in `logs/`.
package struct FarmPlan: Sendable, Equatable, Codable {
    /// The version of the file format.
    package var version = 1
    package var scheduler: FarmScheduler
    /// The arguments of the drawing command, without those for shards and output.
    package var arguments: [String]
    /// The number of frames in the whole sequence.
    package var frameCount: Int
    /// The frames to draw; nil for all.
    package var range: FrameRange?
    /// Frames per second, such as `60` or `30000/1001`.
    package var fps: String
    package var shards: Int
    /// Cores of each shard.
    package var cores: Int
    package var estimate: FarmEstimate

    package static let fileName = "farm.json"

    package init(
        scheduler: FarmScheduler, arguments: [String], frameCount: Int, range: FrameRange?, fps: String, shards: Int, cores: Int, estimate: FarmEstimate
    ) {
        (self.scheduler, self.arguments, self.frameCount, self.range, self.fps) = (scheduler, arguments, frameCount, range, fps)
        (self.shards, self.cores, self.estimate) = (shards, cores, estimate)
    }

    /// The frames to draw, ascending.
    package var frames: [Int] { (try? range?.frames(count: frameCount)) ?? Array(0..<frameCount) }

    /// Returns the frames of a shard.
    ///
    /// - Parameter index: counted from 0, as in the job file.
    package func frames(ofShard index: Int) -> [Int] {
        let frames = frames
        return Array(frames[index * frames.count / shards..<(index + 1) * frames.count / shards])
    }

    /// Returns the file's bytes.
    package func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }

    /// Reads the plan of a folder.
    ///
    /// - Throws: `InputError` for a folder without a plan.
    package static func read(_ folder: String) throws(InputError) -> FarmPlan {
        let path = FarmFolder(folder).plan
        guard AtomicFile.type(of: URL(filePath: path).resolvingSymlinksInPath()) != nil else {
            throw InputError(path: path, reason: "no such file; render farm plan writes it", kind: .unreadable)
        }
        let bytes = try InputFile.read(path, limit: 1 << 24)
        guard let plan = try? JSONDecoder().decode(FarmPlan.self, from: Data(bytes)), plan.version == 1, plan.frameCount > 0, plan.shards > 0, plan.cores > 0,
            plan.frameCount <= RenderOptions.maxFrameCount, plan.shards <= Shard.maxCount, FrameRate(plan.fps) != nil
        else { throw InputError(path: path, reason: "it is not a plan of render farm", kind: .invalid) }
        return plan
    }
}

/// The files of a farm.
package struct FarmFolder: Sendable, Equatable {
    /// As typed, without a slash at the end.
    package let path: String

    package init(_ path: String) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
    }

    package var plan: String { "\(path)/\(FarmPlan.fileName)" }
    package var frames: String { "\(path)/frames/" }
    package var manifests: String { "\(path)/manifests" }
    package var logs: String { "\(path)/logs" }
    package func jobFile(_ scheduler: FarmScheduler) -> String { "\(path)/\(scheduler.fileName)" }
}

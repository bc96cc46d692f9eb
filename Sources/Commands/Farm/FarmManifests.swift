import Foundation
import FramePipeline

/// The frames that the manifests of a farm list.
package struct FarmManifests: Sendable {
    /// A frame's file.
    package struct Frame: Sendable, Equatable {
        package let path: String
        package let sha256: String
        package let bytes: Int
    }

    /// The files by frame.
    package private(set) var frames: [Int: Frame] = [:]
    /// Frames that two manifests list with different bytes: the scene, the fonts, or the version of the command changed between two shards.
    package private(set) var conflicts: [Int] = []

    private struct Line: Decodable {
        var frame: Int?
        var name: String?
        var sha256: String?
        var bytes: Int?
        var sameAs: Int?
    }

    /// Reads all manifests of a folder; a folder without manifests is not an error.
    ///
    /// - Throws: `InputError` for a file that is not a manifest.
    package init(_ folder: FarmFolder) throws(InputError) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.manifests)) ?? []
        for name in names.sorted() where name.hasSuffix(".ndjson") && !name.hasPrefix(".") { try add("\(folder.manifests)/\(name)") }
    }

    private mutating func add(_ path: String) throws(InputError) {
        let bytes = try InputFile.read(path, limit: 1 << 30)
        let place = URL(filePath: path).deletingLastPathComponent().relativePath
        let decoder = JSONDecoder()
        var own: [Int: Frame] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let line = try? decoder.decode(Line.self, from: Data(line)), let frame = line.frame, let name = line.name else {
                throw InputError(path: path, reason: "it is not a manifest of frames", kind: .invalid)
            }
            // A frame that equals an earlier one has its hash and size.
            let first = line.sameAs.flatMap { own[$0] }
            guard let hash = line.sha256 ?? first?.sha256, let count = line.bytes ?? first?.bytes else {
                throw InputError(path: path, reason: "frame \(frame) has no hash", kind: .invalid)
            }
            own[frame] = Frame(path: RelativePath.resolve(name, in: place), sha256: hash, bytes: count)
        }
        for (frame, entry) in own {
            if let other = frames[frame], other.sha256 != entry.sha256 { conflicts.append(frame) }
            frames[frame] = entry
        }
        conflicts.sort()
    }
}

/// The progress of a farm.
package struct FarmProgress: Sendable, Equatable, Encodable {
    /// Frames whose manifest exists, and whose file has the size given there.
    package let complete: Int
    package let frames: Int
    package let shards: Int
    /// The indices of shards with missing frames, counted from 0.
    package let missingShards: [Int]
    /// The frames of those shards.
    package let missingFrames: [Int]
    /// The missing shards in the scheduler's form, such as `--array=3,17,40-44`; empty if there are none.
    package let missing: String

    /// - Complexity: reads the attributes of each frame's file.
    package init(_ plan: FarmPlan, _ manifests: FarmManifests) {
        let names = plan.frames
        func isComplete(_ frame: Int) -> Bool {
            guard let entry = manifests.frames[frame] else { return false }
            return (try? FileManager.default.attributesOfItem(atPath: entry.path)[.size] as? Int) == entry.bytes
        }
        let done = names.map(isComplete)
        var shards: [Int] = []
        for index in 0..<plan.shards where !done[index * names.count / plan.shards..<(index + 1) * names.count / plan.shards].allSatisfy(\.self) {
            shards.append(index)
        }
        missingFrames = zip(names, done).filter { !$0.1 }.map(\.0)
        (frames, self.shards, complete, missingShards) = (names.count, plan.shards, names.count - missingFrames.count, shards)
        missing = shards.isEmpty ? "" : plan.scheduler.missing(shards, frames: missingFrames)
    }

    /// A line with the progress, and one with the missing shards.
    package func text(_ folder: FarmFolder) -> String {
        let percent = complete * 100 / max(1, frames)
        let head = "\(folder.path): \(complete) of \(frames) frames are complete (\(percent) %), \(shards - missingShards.count) of \(shards) shards"
        return missing.isEmpty ? head : head + "\nmissing: \(missing)"
    }
}

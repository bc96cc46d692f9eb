import Display
import Foundation
import FramePipeline
import Inputs
import PNGCodec
import Synchronization

/// A call of `render golden record` for one scene.
package struct GoldenRecordingJob: Sendable, Equatable, Codable {
    /// The folder for the manifest and the images.
    package var folder: String
    /// The frames whose images are kept; nil for all distinct ones.
    package var pictures: FrameRange?

    package init(folder: String, pictures: FrameRange? = nil) { (self.folder, self.pictures) = (folder, pictures) }
}

extension RenderJob {
    /// Draws every frame and writes manifest and images; older ones in the folder are removed once all are drawn, and stay unchanged if that fails.
    func recordGolden(_ recording: GoldenRecordingJob, _ options: RenderOptions, warn: @escaping (String) -> Void) async throws {
        let (count, kept, source) = try prepareGolden(recording, options)
        let manifestPath = recording.manifestPath
        let old = try? GoldenManifest.read(folder: recording.folder)
        TemporaryFileCleaner.clean(URL(filePath: recording.folder))
        let sink = GoldenRecordingSink(folder: recording.folder, count: count, pictures: kept)
        // The result is the line that ends the command.
        var drawing = options
        drawing.summary = nil
        var result = ""
        try await draw(Drawing(Array(0..<count), into: sink, drawing), warn: warn) {
            let (hashes, first, size) = sink.result
            let records = hashes.enumerated().map { index, hash in
                let origin = first[hash] ?? index
                let isKept = origin == index && sink.keeps(index)
                return GoldenManifest.Frame(pixels: hash, sameAs: origin == index ? nil : origin, picture: isKept ? sink.pattern.fileName(frame: index) : nil)
            }
            let manifest = GoldenManifest(
                source: source, count: count, fps: frameRate.description, width: size.width, height: size.height, scale: options.scale.map { Double($0) },
                frames: records)
            try sink.nameAll()
            try AtomicFile.write(manifest.encoded(), to: manifestPath)
            let used = Set(records.compactMap(\.picture))
            for picture in Set(old?.frames.compactMap(\.picture) ?? []).subtracting(used) {
                try? FileManager.default.removeItem(atPath: recording.folder + "/" + picture)
            }
            result = "\(manifestPath): \(counted(count, "frame")), \(first.count) distinct, \(counted(used.count, "image"))"
        }
        try ResultOutput.write(Array("\(options.summary?.text(result) ?? result)\n".utf8))
    }

    /// Returns the data of a golden before drawing: the number of frames, the frames whose images are kept, and the options for drawing it again.
    ///
    /// - Throws: `UsageError`, `WriteError`.
    @discardableResult
    package func prepareGolden(
        _ recording: GoldenRecordingJob, _ options: RenderOptions
    ) throws -> (count: Int, kept: Set<Int>?, source: GoldenManifest.Source) {
        let (frames, count) = try namedFrames(options)
        guard frames.count == count else { throw UsageError("--range: a golden contains every frame") }
        let kept = try recording.pictures?.frames(count: count)
        var source = try GoldenManifest.Source(options, folder: recording.folder)
        if startDate != RenderOptions.sceneStart { source.date = RenderOptions.text(ofDate: startDate) }
        try AtomicFile.checkWritable(recording.manifestPath)
        return (count, kept.map { Set($0) }, source)
    }
}

extension GoldenRecordingJob {
    fileprivate var manifestPath: String { folder + "/" + GoldenManifest.fileName }
}

extension FramePattern {
    /// Returns the name of a frame's file without the folder.
    func fileName(frame: Int) -> String { String(path(frame: frame).split(separator: "/").last ?? "") }
}

/// Receives frames in order and keeps the hash of each and the images of distinct ones.
private final class GoldenRecordingSink: FrameSink {
    private struct State {
        var hashes: [String]
        var first: [String: Int] = [:]
        var size = (width: 0, height: 0)
        /// The frames whose images are written.
        var kept: [Int] = []
    }

    let pattern: FramePattern
    let isOrdered = true
    private let folder: String
    private let pictures: Set<Int>?
    /// The missing folders on the path to the images, innermost first.
    private let newFolders: [String]
    private let state: Mutex<State>

    init(folder: String, count: Int, pictures: Set<Int>?) {
        self.folder = folder
        pattern = FramePattern(folder: folder, count: count)
        self.pictures = pictures
        var (ancestor, newFolders) = (URL(filePath: folder), [String]())
        while !FileManager.default.fileExists(atPath: ancestor.path), ancestor.pathComponents.count > 1 {
            newFolders.append(ancestor.path)
            ancestor.deleteLastPathComponent()
        }
        self.newFolders = newFolders
        state = Mutex(State(hashes: []))
    }

    /// Returns whether a frame's image is kept if it is a distinct one.
    func keeps(_ index: Int) -> Bool { pictures?.contains(index) ?? true }

    func makeEncoder() -> any FrameEncoder { HashingEncoder() }

    func write(_ frame: EncodedFrame, index: Int) throws -> String? {
        guard case .hashedImage(let image, let hash) = frame.content else { preconditionFailure("not a frame of this sink's encoder") }
        let isNew = state.withLock { state in
            state.hashes.append(hash)
            state.size = (frame.width, frame.height)
            guard state.first[hash] == nil else { return false }
            state.first[hash] = index
            return true
        }
        guard isNew, keeps(index) else { return nil }
        // Noted before the file exists, so that `cancel` removes it at any moment.
        state.withLock { $0.kept.append(index) }
        try AtomicFile.write(PNGEncoder.encode(image), to: temporaryPath(frame: index))
        return pattern.path(frame: index)
    }

    /// Returns the temporary path of an image until all are written: an older golden's images must not change before that.
    private func temporaryPath(frame: Int) -> String {
        "\(folder)/\(AtomicFile.temporaryPrefix)\(ProcessInfo.processInfo.processIdentifier)-\(pattern.fileName(frame: frame)).part"
    }

    /// Renames the images to their final names, replacing older ones.
    ///
    /// - Throws: `WriteError`.
    func nameAll() throws(WriteError) {
        for frame in state.withLock({ $0.kept }) { try AtomicFile.move(temporaryPath(frame: frame), to: pattern.path(frame: frame)) }
    }

    func finish() {}

    func cancel() {
        for frame in state.withLock({ $0.kept }) { try? FileManager.default.removeItem(atPath: temporaryPath(frame: frame)) }
        // Folders that are not empty stay.
        for folder in newFolders { unsafe rmdir(folder) }
    }

    /// The hash of each frame, the first frame with each hash, and the size.
    var result: (hashes: [String], first: [String: Int], size: (width: Int, height: Int)) {
        state.withLock { ($0.hashes, $0.first, $0.size) }
    }
}

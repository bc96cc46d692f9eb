import Display
import Foundation
import PNGCodec
import SceneFormat
import Synchronization

/// What `render golden record` is asked for, for one scene.
package struct GoldenRecordingJob: Sendable, Equatable, Codable {
    /// Where the manifest and the pictures go.
    package var folder: String
    /// Which frames keep their pictures; nil for all that are new.
    package var pictures: FrameRange?

    package init(folder: String, pictures: FrameRange? = nil) { (self.folder, self.pictures) = (folder, pictures) }
}

extension RenderJob {
    /// Draws every frame and writes manifest and pictures; the folder's older ones go once all is drawn, and stay as they are where that fails.
    func recordGolden(_ recording: GoldenRecordingJob, _ options: RenderOptions, warn: @escaping (String) -> Void) async throws {
        let (count, kept, source) = try prepareGolden(recording, options)
        let manifestPath = recording.manifestPath
        let old = try? GoldenManifest.read(folder: recording.folder)
        LeftOver.remove(in: URL(filePath: recording.folder))
        let sink = GoldenRecordingSink(folder: recording.folder, count: count, pictures: kept)
        try await draw(Array(0..<count), into: sink, options, warn: warn) {
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
            try ResultOutput.write(Array("\(manifestPath): \(count) frames, \(first.count) different, \(used.count) pictures\n".utf8))
        }
    }

    /// All that can be known of a golden before it is drawn: how many frames it has, which of them keep their pictures, and how it is drawn again.
    ///
    /// - Throws: `UsageError`, `WriteError`.
    @discardableResult
    package func prepareGolden(
        _ recording: GoldenRecordingJob, _ options: RenderOptions
    ) throws -> (count: Int, kept: Set<Int>?, source: GoldenManifest.Source) {
        let (frames, count) = try namedFrames(options)
        guard frames.count == count else { throw UsageError("--range: a golden has every frame") }
        let kept = try recording.pictures?.frames(count: count)
        let source = try GoldenManifest.Source(options, folder: recording.folder)
        try AtomicFile.checkWritable(recording.manifestPath)
        return (count, kept.map { Set($0) }, source)
    }
}

extension GoldenRecordingJob {
    fileprivate var manifestPath: String { folder + "/" + GoldenManifest.fileName }
}

extension FramePattern {
    /// The name of a frame's file without the folder.
    func fileName(frame: Int) -> String { String(path(frame: frame).split(separator: "/").last ?? "") }
}

/// Takes frames in order, and keeps the hash of each and the pictures that are new.
private final class GoldenRecordingSink: FrameSink {
    private struct State {
        var hashes: [String]
        var first: [String: Int] = [:]
        var size = (width: 0, height: 0)
        /// The frames whose pictures are written.
        var kept: [Int] = []
    }

    let pattern: FramePattern
    let isOrdered = true
    private let folder: String
    private let pictures: Set<Int>?
    /// Those on the way to the pictures that are not there yet, the innermost first.
    private let newFolders: [String]
    private let state: Mutex<State>

    init(folder: String, count: Int, pictures: Set<Int>?) {
        self.folder = folder
        pattern = FramePattern(folder: folder, count: count)
        self.pictures = pictures
        var (place, newFolders) = (URL(filePath: folder), [String]())
        while !FileManager.default.fileExists(atPath: place.path), place.pathComponents.count > 1 {
            newFolders.append(place.path)
            place.deleteLastPathComponent()
        }
        self.newFolders = newFolders
        state = Mutex(State(hashes: []))
    }

    /// Whether the picture of a frame is kept if it is new.
    func keeps(_ index: Int) -> Bool { pictures?.contains(index) ?? true }

    func makeEncoder() -> any FrameEncoder { HashedPixelEncoder() }

    func write(_ frame: EncodedFrame, index: Int) throws -> String? {
        let (hash, picture) = HashedPixelEncoder.read(frame)
        let isNew = state.withLock { state in
            state.hashes.append(hash)
            state.size = (frame.width, frame.height)
            guard state.first[hash] == nil else { return false }
            state.first[hash] = index
            return true
        }
        guard isNew, keeps(index) else { return nil }
        // Before it is there, so that it goes away whenever that may be.
        state.withLock { $0.kept.append(index) }
        try AtomicFile.write(PNGEncoder.encode(picture()), to: temporaryPath(frame: index))
        return pattern.path(frame: index)
    }

    /// Where a picture waits until all are there: an older golden's must not change before that.
    private func temporaryPath(frame: Int) -> String {
        "\(folder)/\(AtomicFile.temporaryPrefix)\(ProcessInfo.processInfo.processIdentifier)-\(pattern.fileName(frame: frame)).part"
    }

    /// Gives the pictures their names, in place of older ones.
    ///
    /// - Throws: `WriteError`.
    func nameAll() throws(WriteError) {
        for frame in state.withLock({ $0.kept }) { try AtomicFile.move(temporaryPath(frame: frame), to: pattern.path(frame: frame)) }
    }

    func finish() {}

    func cancel() {
        for frame in state.withLock({ $0.kept }) { try? FileManager.default.removeItem(atPath: temporaryPath(frame: frame)) }
        // What has something in it stays.
        for folder in newFolders { unsafe rmdir(folder) }
    }

    /// The hash of each frame, the first frame of each hash, and the size.
    var result: (hashes: [String], first: [String: Int], size: (width: Int, height: Int)) {
        state.withLock { ($0.hashes, $0.first, $0.size) }
    }
}

/// Hands pictures on as pixels with their hash before them: hashing takes its time, and workers have it.
final class HashedPixelEncoder: FrameEncoder {
    /// Hexadecimal digits of a hash.
    private static let hashLength = 64

    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?) -> EncodedFrame {
        let bytes = pixmap.rawBytes(isStraight: false)
        return EncodedFrame(bytes: Array(SHA256.hexDigest(of: bytes).utf8) + bytes, width: pixmap.width, height: pixmap.height)
    }

    /// The hash of a frame that was handed on, and its picture.
    static func read(_ frame: EncodedFrame) -> (hash: String, picture: () -> Pixmap) {
        let hash = String(decoding: frame.bytes.prefix(hashLength), as: UTF8.self)
        return (hash, { Pixmap(width: frame.width, height: frame.height, premultipliedBytes: Array(frame.bytes.dropFirst(hashLength))) })
    }
}

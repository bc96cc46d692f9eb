import Commands
import Foundation
import FramePipeline
import Synchronization

/// What became of each row of a batch: the manifest, however the batch ends.
final class BatchRecord: Sendable {
    /// The hash and the size of a row's file.
    struct Note: Sendable {
        let sha256: String
        let bytes: Int
    }

    private struct State {
        var problems: [Int: String] = [:]
        var notes: [Int: Note] = [:]
        /// The rows whose files are complete.
        var finished: Set<Int> = []
        var isWritten = false
    }

    private let count: Int
    private let paths: [Int: String]
    private let manifestPath: String?
    private let state: Mutex<State>

    /// - Parameters:
    ///   - count: the number of rows.
    ///   - paths: the files, by the indices of their rows.
    ///   - problems: the reasons why rows are not drawn, by their indices.
    ///   - manifestPath: the manifest's file; nil for none.
    init(count: Int, paths: [Int: String], problems: [Int: String], manifestPath: String?) {
        (self.count, self.paths, self.manifestPath) = (count, paths, manifestPath)
        state = Mutex(State(problems: problems))
    }

    /// The reasons why rows are not drawn, by their indices.
    var problems: [Int: String] { state.withLock { $0.problems } }

    func fail(_ row: Int, because problem: String) { state.withLock { $0.problems[row] = problem } }

    func hasFailed(_ row: Int) -> Bool { state.withLock { $0.problems[row] != nil } }

    /// Takes note of a complete file.
    ///
    /// - Parameter bytes: the file's; nil to read them for the manifest.
    func finish(_ row: Int, bytes: [UInt8]? = nil) {
        let note = manifestPath == nil ? nil : bytes.map { Note(sha256: SHA256.hexDigest(of: $0), bytes: $0.count) }
        state.withLock {
            $0.finished.insert(row)
            $0.notes[row] = note
        }
    }

    /// Writes a line of JSON for each row: its file with hash and size, or its problem. Does nothing without a manifest, and the second time.
    ///
    /// - Parameter isEnding: whether the process is about to end, so that `AtomicFile` starts no new files.
    /// - Throws: `WriteError`.
    func writeManifest(isEnding: Bool = false) throws {
        guard let manifestPath, beginWriting() else { return }
        let manifest = try manifest(at: manifestPath)
        if manifestPath == "-" { return try ResultOutput.write(manifest) }
        if isEnding { return try Data(manifest).write(to: URL(filePath: manifestPath), options: .atomic) }
        try AtomicFile.write(manifest, to: manifestPath)
    }

    /// Returns false if the manifest is already written or being written.
    private func beginWriting() -> Bool {
        state.withLock { state in
            defer { state.isWritten = true }
            return !state.isWritten
        }
    }

    private func manifest(at manifestPath: String) throws -> [UInt8] {
        struct Line: Encodable {
            let row: Int
            var name: String?
            var sha256: String?
            var bytes: Int?
            var error: String?
        }
        let folder = manifestPath == "-" ? "." : URL(filePath: manifestPath).deletingLastPathComponent().path
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let (problems, notes, finished) = state.withLock { ($0.problems, $0.notes, $0.finished) }
        return try (0..<count).flatMap { index in
            var line = Line(row: index + 1, error: problems[index])
            if line.error == nil, let path = paths[index] {
                if finished.contains(index) { line.name = RelativePath.of(path, from: folder) } else { line.error = "not drawn: the batch ended before" }
                if let note = notes[index] {
                    (line.sha256, line.bytes) = (note.sha256, note.bytes)
                } else if finished.contains(index), AtomicFile.type(of: URL(filePath: path)) == .typeRegular {
                    let (digits, bytes) = try SHA256.hexDigest(ofFile: path)
                    (line.sha256, line.bytes) = (digits, bytes)
                }
            }
            return [UInt8](try encoder.encode(line)) + [UInt8(ascii: "\n")]
        }
    }
}

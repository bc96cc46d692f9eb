import Foundation
import FramePipeline
import Synchronization

/// Writes snapshots into the sources of tests.
///
/// Places are those of the source that was compiled, so the original text is kept, and each change is applied to it together with all earlier ones.
enum InlineSnapshotFiles {
    private struct File {
        let original: [UInt8]
        var edits: [_InlineSnapshotPlace.Edit] = []
        /// What this process wrote last.
        var written: Data

        /// The original text with all changes.
        var text: [UInt8] {
            var (text, position) = ([UInt8](), 0)
            for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
                text += original[position..<edit.range.lowerBound]
                text += Array(edit.text.utf8)
                position = edit.range.upperBound
            }
            return text + original[position...]
        }
    }

    private static let files = Mutex<[String: File]>([:])

    /// Writes a snapshot into the source at a place.
    ///
    /// - Parameter snapshot: nil to remove it.
    /// - Throws: `SnapshotError` if the source can't be changed, or if another snapshot was written at the same place.
    static func record(_ snapshot: String?, at place: _InlineSnapshotPlace, in path: String) throws {
        try files.withLock { files in
            // In the sandbox, the changed source is beside the original until the end of the tests.
            guard let bytes = FileManager.default.contents(atPath: AtomicFile.place(of: path)) ?? FileManager.default.contents(atPath: path) else {
                throw SnapshotError("\(path) can't be read")
            }
            var file = files[path] ?? File(original: [UInt8](bytes), written: bytes)
            guard file.written == bytes else { throw SnapshotError("\(path) has changed since the test was compiled; run the test again to record") }
            let edit = try place.edit(file.original, snapshot: snapshot)
            if let earlier = file.edits.first(where: { $0.range == edit.range }) {
                guard earlier == edit else { throw SnapshotError("this call has checked two different snapshots, and its source has room for one") }
                return
            }
            file.edits.append(edit)
            file.written = Data(file.text)
            do throws(WriteError) {
                try AtomicFile.write(file.written, to: path)
            } catch {
                throw SnapshotError("\(path) can't be written: \(error.reason)")
            }
            files[path] = file
        }
    }
}

import Foundation

/// Removes the temporary files that a killed process (`SIGKILL`, a power cut) left in a folder of frames.
///
/// Files are written under a temporary name and renamed (`AtomicFile`), so none of them has a frame's name.
package enum TemporaryFileCleaner {
    /// The age in seconds from which a file counts as abandoned: writing a frame takes a small fraction of a second. Other processes, even on other machines,
    /// may be writing their shards into the same folder.
    package static let age = 60.0

    /// The prefixes of temporary names: Easel's for new files, and Foundation's for replaced ones.
    private static let prefixes = [AtomicFile.temporaryPrefix, ".dat.nosync"]

    /// Removes temporary files that were not modified for ``age`` seconds. Files that can't be removed stay: cleaning is not the purpose of the command.
    package static func clean(_ folder: URL) {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isRegularFileKey]
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
        for file in files where prefixes.contains(where: file.lastPathComponent.hasPrefix) {
            guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true,
                let date = values.contentModificationDate, Date().timeIntervalSince(date) > age
            else { continue }
            try? FileManager.default.removeItem(at: file)
        }
    }
}

import Foundation

/// What a process that was killed (`SIGKILL`, a power cut) leaves in a folder of frames.
///
/// Files are written under a temporary name and renamed (`AtomicFile`), so none of them has a frame's name.
enum LeftOver {
    /// How old a file must be so that nobody is at work on it, seconds: writing a frame takes a small part of one. Other processes, on other machines
    /// too, may write their share into the same folder.
    static let age = 60.0

    /// How temporary names begin: those of new files, and Foundation's, for files that are replaced.
    private static let prefixes = [AtomicFile.temporaryPrefix, ".dat.nosync"]

    /// Removes temporary files in a folder that nobody has written to for ``age`` seconds. What can't be removed stays: nobody asked for it.
    static func remove(in folder: URL) {
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

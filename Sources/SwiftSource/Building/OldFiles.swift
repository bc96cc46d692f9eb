import Foundation

/// The parts of a cache that were not used for a long time.
enum OldFiles {
    /// Files and folders that were not used for this time are removed: 30 days.
    private static let lifetime: TimeInterval = 30 * 86_400
    /// The file whose time says when a folder was last cleaned.
    private static let mark = "cleaned"

    /// Removes old files and folders, at most once a day: there may be thousands, and each build would wait while they are looked at.
    static func remove(from folder: URL, except kept: String? = nil) {
        let mark = folder.appending(path: mark)
        if let last = date(of: mark), last.timeIntervalSinceNow > -86_400, last.timeIntervalSinceNow <= 0 { return }
        defer { try? Data().write(to: mark) }
        let limit = Date(timeIntervalSinceNow: -lifetime)
        for item in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] where item.lastPathComponent != kept {
            if let date = date(of: item), date < limit { try? FileManager.default.removeItem(at: item) }
        }
    }

    private static func date(of item: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: item.path))?[.modificationDate] as? Date
    }
}

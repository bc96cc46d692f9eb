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
        if let last = change(of: mark), last.timeIntervalSinceNow > -86_400, last.timeIntervalSinceNow <= 0 { return }
        defer { try? Data().write(to: mark) }
        let limit = Date(timeIntervalSinceNow: -lifetime)
        for item in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        where item.lastPathComponent != kept {
            if let date = date(of: item), date < limit { try? FileManager.default.removeItem(at: item) }
        }
    }

    private static func change(of item: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: item.path))?[.modificationDate] as? Date
    }

    /// `UTIME_NOW` and `UTIME_OMIT` of <sys/stat.h>, which Swift doesn't import.
    private static let (now, unchanged) = ((1 << 30) - 1, (1 << 30) - 2)

    /// Records the use of a file or a folder without changing it: only the time of the last access is new.
    static func recordUse(of item: URL) {
        let times = [timespec(tv_sec: 0, tv_nsec: now), timespec(tv_sec: 0, tv_nsec: unchanged)]
        _ = unsafe utimensat(AT_FDCWD, item.path, times, 0)
    }

    /// Returns the time of the last change or of the last access, whichever is later; nil if there is no such item.
    private static func date(of item: URL) -> Date? {
        var information = stat()
        guard unsafe stat(item.path, &information) == 0 else { return nil }
        return Date(timeIntervalSince1970: TimeInterval(max(information.st_mtim.tv_sec, information.st_atim.tv_sec)))
    }
}

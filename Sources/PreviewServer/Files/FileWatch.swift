import Commands
import Foundation

/// Notices changes of the files that previews depend on.
///
/// The files are searched again now and then, which reads folders and texts. In between, only the stamps of known files are compared, which takes about two
/// microseconds for each file, every few milliseconds.
package final class FileWatch: Sendable {
    /// The number, size, and time of a file; nil if it is missing.
    private typealias Mark = [Int]?

    private let inputs: @Sendable () -> [String]
    /// The seconds between two searches for files.
    private let searchInterval: Double

    /// - Parameter inputs: returns the absolute paths of scenes, Swift files, and folders to watch.
    package init(searchInterval: Double = 1, inputs: @escaping @Sendable () -> [String]) { (self.searchInterval, self.inputs) = (searchInterval, inputs) }

    /// Watches until the task is canceled.
    ///
    /// - Parameter onChange: receives the absolute paths that changed, appeared, or disappeared.
    package func run(onChange: @Sendable ([String]) async -> Void) async throws {
        let clock = ContinuousClock()
        var known = search()
        var searched = clock.now
        var searchCost = Duration.zero
        while true {
            let start = clock.now
            var changed = known.filter { path, mark in Self.mark(path) != mark }.map(\.key)
            let cost = clock.now - start
            if changed.isEmpty, clock.now - searched > max(.seconds(searchInterval), searchCost * 50) {
                let searchStart = clock.now
                let found = search()
                searchCost = clock.now - searchStart
                changed = Set(found.keys).symmetricDifference(known.keys).sorted()
                // A file of another input is not a change.
                if found.count != known.count { changed = changed.filter { known[$0] != nil || isNew(found[$0] ?? nil) } }
                known = merge(found, known)
                searched = clock.now
            }
            if !changed.isEmpty {
                // An editor may write a file in several steps.
                try await settle(changed)
                for path in changed { known[path] = Self.mark(path) }
                await onChange(changed.sorted())
                known = merge(search(), known)
                searched = clock.now
            }
            // Comparing and searching each take at most about 2 % of a core.
            try await Task.sleep(for: max(.milliseconds(8), min(cost * 50, .seconds(1))))
        }
    }

    /// Waits until files exist and keep their marks for some milliseconds.
    private func settle(_ paths: [String]) async throws {
        for _ in 0..<40 {
            let marks = paths.map(Self.mark)
            try await Task.sleep(for: .milliseconds(4))
            // An editor that saves may remove a file briefly. An empty file is about to be written.
            if marks.allSatisfy({ $0.map { $0[1] > 0 } ?? false }), paths.map(Self.mark) == marks { return }
        }
    }

    /// Returns the marks of the found files. A file that changed during the search keeps its old mark, so that the next comparison notices the change.
    private func merge(_ found: [String: Mark], _ known: [String: Mark]) -> [String: Mark] {
        found.merging(known.filter { found[$0.key] != nil }) { _, old in old }
    }

    private func isNew(_ mark: Mark) -> Bool {
        guard let mark else { return false }
        return Date().timeIntervalSince1970 - Double(mark[2]) < searchInterval + 2
    }

    private func search() -> [String: Mark] {
        var marks: [String: Mark] = [:]
        for input in Set(inputs()) {
            marks[input] = Self.mark(input)
            for path in WatchedFiles(input, others: []).stamps().keys { marks[path] = Self.mark(path) }
        }
        return marks
    }

    private static func mark(_ path: String) -> Mark {
        var information = stat()
        guard unsafe stat(path, &information) == 0 else { return nil }
        // A folder's own time changes with every temporary file in it.
        if information.st_mode & S_IFMT == S_IFDIR { return [Int(information.st_ino), 1, 0, 0] }
        return [Int(information.st_ino), information.st_size, information.st_mtim.tv_sec, information.st_mtim.tv_nsec]
    }
}

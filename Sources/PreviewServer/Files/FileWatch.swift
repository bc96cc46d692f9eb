import Commands
import Foundation
import Synchronization

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
    private let searches = Atomic<Int>(0)

    /// The number of searches for files that have ended. A change after the first one is noticed.
    package var searchCount: Int { searches.load(ordering: .sequentiallyConsistent) }

    /// - Parameter inputs: returns the absolute paths of scenes, Swift files, and folders to watch.
    package init(searchInterval: Double = 1, inputs: @escaping @Sendable () -> [String]) { (self.searchInterval, self.inputs) = (searchInterval, inputs) }

    /// Watches until the task is canceled.
    ///
    /// - Parameter onChange: receives the absolute paths that changed, appeared, or disappeared.
    package func run(onChange: @Sendable ([String]) async -> Void) async throws {
        let clock = ContinuousClock()
        var search = search()
        var known = search.marks
        var searched = clock.now
        var searchCost = Duration.zero
        while true {
            let start = clock.now
            var changed = known.filter { path, mark in Self.mark(path) != mark }.map(\.key)
            let cost = clock.now - start
            if changed.isEmpty, clock.now - searched > max(.seconds(searchInterval), searchCost * 50) {
                let searchStart = clock.now
                let found = self.search()
                searchCost = clock.now - searchStart
                changed = found.changes(since: search)
                // An input that is watched only now may have changed since it was read.
                let newlyWatched = found.marks.filter { path, mark in known.index(forKey: path) == nil && wasWrittenLately(mark) }
                changed = Set(changed).union(newlyWatched.keys).sorted()
                known = merge(found.marks, known)
                search = found
                searched = clock.now
            }
            if !changed.isEmpty {
                // An editor may write a file in several steps.
                try await settle(changed)
                for path in changed { known.updateValue(Self.mark(path), forKey: path) }
                await onChange(changed.sorted())
                search = self.search()
                known = merge(search.marks, known)
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

    private func wasWrittenLately(_ mark: Mark) -> Bool {
        guard let mark else { return false }
        return Date().timeIntervalSince1970 - Double(mark[2]) < searchInterval + 2
    }

    /// The files that a search has found.
    private struct Search {
        var marks: [String: Mark] = [:]
        /// The files of each input.
        var files: [String: Set<String>] = [:]

        /// Returns the files that appeared or disappeared. The files of an input that is watched only now, or no longer, did neither.
        func changes(since old: Search) -> [String] {
            files.reduce(into: Set<String>()) { changes, entry in
                if let before = old.files[entry.key] { changes.formUnion(entry.value.symmetricDifference(before)) }
            }.sorted()
        }
    }

    private func search() -> Search {
        var search = Search()
        for input in Set(inputs()) {
            search.marks.updateValue(Self.mark(input), forKey: input)
            let files = WatchedFiles(input, others: []).stamps().keys
            for path in files { search.marks.updateValue(Self.mark(path), forKey: path) }
            search.files[input] = Set(files)
        }
        searches.add(1, ordering: .sequentiallyConsistent)
        return search
    }

    private static func mark(_ path: String) -> Mark {
        var information = stat()
        guard unsafe stat(path, &information) == 0 else { return nil }
        // A folder's own time changes with every temporary file in it.
        if information.st_mode & S_IFMT == S_IFDIR { return [Int(information.st_ino), 1, 0, 0] }
        return [Int(information.st_ino), information.st_size, information.st_mtim.tv_sec, information.st_mtim.tv_nsec]
    }
}

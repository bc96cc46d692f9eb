import Foundation
import Synchronization

/// The files that are being written under temporary names, for a process that crashes.
///
/// The handler of a signal may not wait for a lock, so the names are C strings in a table of fixed size.
package enum UnfinishedFiles {
    /// More than the threads that write at the same time; the file of a further one stays when the process crashes.
    private static let count = 256
    /// The address of a name; 0 for a free place, and 1 for one that is about to get a name.
    private struct Place: ~Copyable {
        let name = Atomic<UInt>(0)
    }

    nonisolated(unsafe) private static let places: UnsafeMutablePointer<Place> = {
        let places = UnsafeMutablePointer<Place>.allocate(capacity: count)
        for index in 0..<count { unsafe (places + index).initialize(to: Place()) }
        return unsafe places
    }()

    /// Creates the table.
    package static func begin() { _ = unsafe places }

    /// Runs a body that writes a file under a name, and removes or renames it.
    static func whileWriting<Result>(_ path: String, _ body: () -> Result) -> Result {
        let free = (0..<count).first { unsafe places[$0].name.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged }
        guard let free, let name = unsafe strdup(path) else { return body() }
        unsafe places[free].name.store(UInt(bitPattern: name), ordering: .releasing)
        defer {
            unsafe places[free].name.store(0, ordering: .releasing)
            unsafe Foundation.free(name)
        }
        return body()
    }

    /// Removes the files; calls only what the handler of a signal may call. `begin` has been called before.
    package static func removeAll() {
        for index in 0..<count {
            let name = unsafe UnsafePointer<CChar>(bitPattern: places[index].name.load(ordering: .acquiring))
            if let name = unsafe name, UInt(bitPattern: name) > 1 { unsafe unlink(name) }
        }
    }
}

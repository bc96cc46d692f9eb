import Foundation

/// Names the entries of the calendar and of the address book by their number.
package enum EntryIdentifiers {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last = 0
    package static func next() -> String {
        lock.withLock {
            unsafe last += 1
            return unsafe "entry-\(last)"
        }
    }
}

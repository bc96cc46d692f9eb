import Foundation
import Synchronization

/// Writes files into a folder for the compiler, and each only if its contents have changed: a module that is compiled again differs in few of them.
final class WrittenFiles: Sendable {
    private let contents = Mutex<[String: [UInt8]]>([:])

    func write(_ bytes: [UInt8], to place: URL) throws {
        try contents.withLock { contents in
            guard contents[place.path] != bytes else { return }
            try Data(bytes).write(to: place)
            contents[place.path] = bytes
        }
    }
}

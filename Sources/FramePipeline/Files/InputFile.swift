import Foundation

/// Files that are read whole.
package enum InputFile {
    /// The most bytes of an image file.
    package static let imageLimit = 1 << 30

    /// The bytes of a file, or of standard input for `-`.
    ///
    /// - Parameter limit: the most bytes to accept, at least 0; no more than one beyond it is held in memory.
    /// - Throws: `InputError` of kind `unreadable` when the file is missing or unreadable, and of kind `invalid` when it is larger than `limit`.
    package static func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
        // Opening a folder works, and Foundation says nothing useful about reading it.
        if OutputDestination.isExistingFolder(path) {
            throw InputError(path: path, reason: "it is a folder", kind: .unreadable)
        }
        var data = Data()
        do {
            let handle = path == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(filePath: path))
            // A pipe hands out less than it is asked for.
            while data.count <= limit, let more = try handle.read(upToCount: limit + 1 - data.count), !more.isEmpty { data.append(more) }
        } catch {
            throw InputError(path: path, reason: FileErrorReason.describe(error, at: path, missing: "no such file"), kind: .unreadable)
        }
        guard data.count <= limit else {
            throw InputError(path: path, reason: "larger than the limit of \(limit) bytes", kind: .invalid)
        }
        return [UInt8](data)
    }
}

/// An input that cannot be used as a whole; what is wrong inside a scene has errors of its own.
package struct InputError: Error, Equatable, CustomStringConvertible {
    /// What is wrong with an input.
    package enum Kind: Sendable {
        /// It is missing, or it can't be opened.
        case unreadable
        /// It can be read, but not used.
        case invalid
    }

    /// As it was given to us; `-` is standard input.
    package let path: String
    /// A few words, such as "no such file".
    package let reason: String
    package let kind: Kind

    package init(path: String, reason: String, kind: Kind) {
        self.path = path
        self.reason = reason
        self.kind = kind
    }

    package var description: String { "\(path == "-" ? "standard input" : path): \(reason)" }
}

import Foundation

/// Files that are read whole.
package enum InputFile {
    /// The bytes of a file, or of standard input for `-`.
    ///
    /// - Parameter limit: the most bytes to accept, at least 0; no more than one beyond it is held in memory.
    /// - Throws: `InputError` with `noInput` when the file is missing or unreadable, and with `badInput` when it is larger than `limit`.
    package static func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
        // Opening a folder works, and Foundation says nothing useful about reading it.
        if OutputDestination.isExistingFolder(path) {
            throw InputError(path: path, reason: "it is a folder", exitStatus: .noInput)
        }
        var data = Data()
        do {
            let handle = path == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(filePath: path))
            // A pipe hands out less than it is asked for.
            while data.count <= limit, let more = try handle.read(upToCount: limit + 1 - data.count), !more.isEmpty { data.append(more) }
        } catch {
            throw InputError(path: path, reason: FileErrorReason.describe(error, at: path, missing: "no such file"), exitStatus: .noInput)
        }
        guard data.count <= limit else {
            throw InputError(path: path, reason: "larger than the limit of \(limit) bytes", exitStatus: .badInput)
        }
        return [UInt8](data)
    }
}

/// An input that cannot be used as a whole; what is wrong inside a scene has errors of its own.
package struct InputError: CommandError, Equatable {
    /// As it was given to us; `-` is standard input.
    package let path: String
    /// A few words, such as "no such file".
    package let reason: String
    /// `noInput` or `badInput`.
    package let exitStatus: CommandStatus

    package init(path: String, reason: String, exitStatus: CommandStatus) {
        self.path = path
        self.reason = reason
        self.exitStatus = exitStatus
    }

    package var description: String { "\(path == "-" ? "standard input" : path): \(reason)" }
}

import Foundation

/// Reads whole files.
package enum InputFile {
    /// The maximum size of an image file in bytes.
    package static let imageLimit = 1 << 30

    /// Refuses everything that is no file. Opening a folder succeeds, opening a pipe may block for good, and a device may have no end.
    ///
    /// A pipe of the shell (`<(…)`) and standard input have names in `/dev`, and `/dev/null` is empty.
    ///
    /// - Throws: `InputError` of kind `unreadable`.
    package static func checkType(of path: String) throws(InputError) {
        if ["-", "/dev/null", "/dev/stdin"].contains(path) || ["/dev/fd/", "/proc/self/fd/"].contains(where: path.hasPrefix) { return }
        let reason: String
        switch AtomicFile.type(of: URL(filePath: path).resolvingSymlinksInPath()) {
        case .typeDirectory?: reason = "it is a folder"
        case .typeCharacterSpecial?, .typeBlockSpecial?: reason = "it is a device"
        case .typeSocket?: reason = "it is a socket"
        case .typeUnknown?: reason = "it is a pipe"
        case .typeRegular?, .typeSymbolicLink?, nil: return
        default: reason = "it is no file"
        }
        throw InputError(path: path, reason: reason, kind: .unreadable)
    }

    /// Returns the bytes of a file, or of standard input for `-`.
    ///
    /// - Parameter limit: the maximum number of bytes, at least 0; at most one more is held in memory.
    /// - Throws: `InputError` of kind `unreadable` when the file is missing or unreadable, and of kind `invalid` when it is larger than `limit`.
    package static func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
        try checkType(of: path)
        var data = Data()
        do {
            let handle = path == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(filePath: path))
            // A pipe returns fewer bytes than requested.
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

/// An input file that cannot be used at all; problems inside a scene are `Diagnostic`s instead.
package struct InputError: Error, Equatable, CustomStringConvertible {
    /// The reason why an input can't be used.
    package enum Kind: Sendable {
        /// The file is missing or can't be opened.
        case unreadable
        /// The file can be read, but not used.
        case invalid
    }

    /// The path as the user gave it; `-` is standard input.
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

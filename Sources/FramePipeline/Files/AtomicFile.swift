import Foundation
import Synchronization

/// Files that are whole or not there.
package enum AtomicFile {
    /// Writes under way, and whether no more may begin.
    private static let gate = Mutex((underWay: 0, isClosed: false))

    /// Waits until no file is half written, and has whoever wants to write from now on wait for ever: the process is about to end.
    static func close() {
        gate.withLock { $0.isClosed = true }
        // A disk that takes longer than this is not coming back.
        for _ in 0..<5000 where gate.withLock({ $0.underWay }) > 0 { Thread.sleep(forTimeInterval: 0.001) }
    }

    private static func enter() {
        let isOpen = gate.withLock { gate in
            if !gate.isClosed { gate.underWay += 1 }
            return !gate.isClosed
        }
        while !isOpen { Thread.sleep(forTimeInterval: 60) }
    }

    /// Writes to a temporary name in the same folder and then renames, so that nobody ever sees half a file; replaces what was there.
    ///
    /// Folders that are missing on the way are made. A symbolic link keeps pointing where it does, and its target is replaced. What is
    /// neither file nor folder (`/dev/null`, a pipe) is written to as it is. Safe to call from several threads.
    ///
    /// - Throws: `WriteError`; the temporary file is gone then, and an older file of that name is as it was.
    package static func write(_ bytes: some DataProtocol, to path: String) throws(WriteError) {
        try writeGuarded(bytes, to: path)
        // Outside of the gate, so that a paused write doesn't delay the end of the process.
        PausePoint.file.reach()
    }

    private static func writeGuarded(_ bytes: some DataProtocol, to path: String) throws(WriteError) {
        // Foundation would drop the slash and make a file.
        guard !path.hasSuffix("/") else { throw WriteError(path: path, reason: "it names a folder") }
        enter()
        defer { gate.withLock { $0.underWay -= 1 } }
        let data = bytes as? Data ?? Data(bytes)
        if writeNew(data, to: path) { return }
        let target = URL(filePath: path).resolvingSymlinksInPath()
        do {
            if let type = type(of: target), type != .typeRegular, type != .typeDirectory {
                let handle = try FileHandle(forWritingTo: target)
                try handle.write(contentsOf: data)
                try handle.close()
                return
            }
            do {
                try data.write(to: target, options: .atomic)
            } catch let error as CocoaError where error.code == .fileNoSuchFile {
                // Looked at only now: of sixty frames, fifty-nine find their folder.
                try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: target, options: .atomic)
            }
        } catch {
            throw WriteError(path: path, reason: FileErrorReason.describe(error, at: target.deletingLastPathComponent().path + "/.", missing: "no such folder"))
        }
    }

    /// Gives a whole file another name in the same folder, in place of what has that name.
    ///
    /// - Throws: `WriteError`; both files are as they were then.
    static func move(_ temporary: String, to path: String) throws(WriteError) {
        enter()
        let isMoved = unsafe rename(temporary, path) == 0
        let code = errno
        gate.withLock { $0.underWay -= 1 }
        guard isMoved else { throw WriteError(path: path, reason: unsafe String(cString: strerror(code)).lowercased()) }
        PausePoint.file.reach()
    }

    /// Whether there is a file with just these bytes.
    static func holds(_ bytes: [UInt8], at path: String) -> Bool {
        let url = URL(filePath: path).resolvingSymlinksInPath()
        guard type(of: url) == .typeRegular, let data = try? Data(contentsOf: url) else { return false }
        return data.elementsEqual(bytes)
    }

    private static let newFiles = Atomic<Int>(0)

    /// How the names begin that new files have until they are whole.
    static let temporaryPrefix = ".easel-"

    /// Writes a file of a name that nothing has yet, without what Foundation's atomic writing adds: it looks up owner and group, and waits for the disk,
    /// which takes longer than making the frame. A machine that goes down may then leave a file that is not whole; `--resume` looks at that.
    ///
    /// - Returns: false where that did not work, for whatever reason; nothing is left behind then.
    private static func writeNew(_ data: Data, to path: String) -> Bool {
        let files = FileManager.default
        guard !files.fileExists(atPath: path), let slash = path.lastIndex(of: "/") ?? path.indices.first else { return false }
        let start = path[slash] == "/" ? path.index(after: slash) : slash
        let number = newFiles.wrappingAdd(1, ordering: .relaxed).newValue
        let temporary = "\(path[..<start])\(temporaryPrefix)\(ProcessInfo.processInfo.processIdentifier)-\(number).part"
        do {
            try data.write(to: URL(filePath: temporary), options: .withoutOverwriting)
        } catch {
            // Not there at all where another file has that name or the folder is missing, else cut short.
            if (error as? CocoaError)?.code != .fileWriteFileExists { try? files.removeItem(atPath: temporary) }
            return false
        }
        PausePoint.temporaryFile.reach()
        do {
            try files.moveItem(atPath: temporary, toPath: path)
            return true
        } catch {
            try? files.removeItem(atPath: temporary)
            return false
        }
    }

    /// Finds out before any work whether a file can be written where its name says; folders that are missing can be made.
    ///
    /// - Throws: `WriteError` as writing would.
    static func checkWritable(_ path: String) throws(WriteError) {
        var place = URL(filePath: path).resolvingSymlinksInPath()
        if let type = type(of: place), type != .typeRegular, type != .typeDirectory { return }
        var type: FileAttributeType?
        repeat {
            place = place.deletingLastPathComponent()
            type = self.type(of: place)
        } while type == nil && place.pathComponents.count > 1
        if type == .typeRegular { throw WriteError(path: path, reason: "a part of the path is a file, not a folder") }
        guard FileManager.default.isWritableFile(atPath: place.path) else { throw WriteError(path: path, reason: "permission denied") }
    }

    /// nil when there is nothing of that name; says of a symbolic link that it is one.
    static func type(of url: URL) -> FileAttributeType? {
        try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    }
}

/// A result that could not be written.
package struct WriteError: CommandError, Equatable {
    /// As it was given to us.
    package let path: String
    /// A few words, such as "permission denied".
    package let reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    package var description: String { "cannot write \(path): \(reason)" }
    package var exitStatus: CommandStatus { .cannotWrite }
}

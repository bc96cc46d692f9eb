import Foundation
import Synchronization

/// Writes files that are either complete or absent.
package enum AtomicFile {
    /// The number of writes in progress, and whether new ones are blocked.
    private static let gate = Mutex((underWay: 0, isClosed: false))

    /// The milliseconds that the end of the process waits for writes in progress. Schedulers kill a process some seconds after the request to end; if the disk
    /// takes longer than this, frames are lost, and their files keep their temporary names.
    package static let patience = 1500

    /// Waits until no write is in progress and blocks all later ones forever, because the process is about to end.
    package static func close() {
        gate.withLock { $0.isClosed = true }
        for _ in 0..<patience where gate.withLock({ $0.underWay }) > 0 { Thread.sleep(forTimeInterval: 0.001) }
    }

    private static func enter() {
        let isOpen = gate.withLock { gate in
            if !gate.isClosed { gate.underWay += 1 }
            return !gate.isClosed
        }
        while !isOpen { Thread.sleep(forTimeInterval: 60) }
    }

    /// Writes to a temporary file in the same folder and then renames it, so that a partial file is never visible; replaces an existing file.
    ///
    /// Missing folders are created. A symbolic link keeps its target path, and the target is replaced. Devices and pipes (`/dev/null`) are written to
    /// directly. Safe to call from several threads.
    ///
    /// - Parameter waitsForDisk: whether a replaced file is on the disk at the end, so that a crash of the machine leaves the old or the new one. Frames don't
    ///   need that: they can be drawn again.
    /// - Throws: `WriteError`; the temporary file is removed then, and an older file of that name is unchanged.
    package static func write(_ bytes: some DataProtocol, to path: String, waitsForDisk: Bool = true) throws(WriteError) {
        try write(Content.bytes(bytes as? Data ?? Data(bytes)), to: path, waitsForDisk: waitsForDisk)
    }

    /// Writes the bytes of another file, which isn't read as a whole; see ``write(_:to:waitsForDisk:)``.
    package static func copy(_ file: URL, to path: String) throws(WriteError) { try write(Content.file(file), to: path, waitsForDisk: true) }

    private static func write(_ content: Content, to path: String, waitsForDisk: Bool) throws(WriteError) {
        do throws(WriteError) {
            try writeGuarded(content, to: place(of: path), waitsForDisk: waitsForDisk)
        } catch {
            throw WriteError(path: path, reason: error.reason)
        }
        // Outside the gate, so that a paused write doesn't delay the end of the process.
        PausePoint.file.reach()
    }

    /// The bytes of a new file.
    private enum Content {
        case bytes(Data)
        /// Those of another file.
        case file(URL)

        /// The most bytes of another file that are in memory.
        private static let part = 1 << 20

        func write(to handle: FileHandle) throws {
            switch self {
            case .bytes(let data): try handle.write(contentsOf: data)
            case .file(let url):
                let source = try FileHandle(forReadingFrom: url)
                defer { try? source.close() }
                while let data = try source.read(upToCount: Self.part), !data.isEmpty { try handle.write(contentsOf: data) }
            }
        }

        /// Writes with Foundation, which keeps links and the owner of a file, and tells why it fails.
        func writeSlowly(to url: URL) throws {
            let data: Data =
                switch self {
                case .bytes(let data): data
                case .file(let file): try Data(contentsOf: file, options: .mappedIfSafe)
                }
            try data.write(to: url, options: .atomic)
        }
    }

    /// The variable with the places of results for a program in a sandbox, which may not write where they belong: the process outside moves them there.
    package static let placesVariable = "EASEL_RESULT_PLACES"

    private static let places: [String: String] = {
        let text = ProcessInfo.processInfo.environment[placesVariable] ?? ""
        return (try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))) ?? [:]
    }()

    /// Returns the value of the variable for files, by their absolute paths.
    package static func encodePlaces(_ places: [String: String]) -> String { (try? String(decoding: JSONEncoder().encode(places), as: UTF8.self)) ?? "" }

    /// Returns the path that is written instead of another.
    package static func place(of path: String) -> String { places.isEmpty ? path : places[URL(filePath: path).standardizedFileURL.path] ?? path }

    private static func writeGuarded(_ content: Content, to path: String, waitsForDisk: Bool) throws(WriteError) {
        // Foundation would drop the slash and create a file.
        guard !path.hasSuffix("/") else { throw WriteError(path: path, reason: "it names a folder") }
        enter()
        defer { gate.withLock { $0.underWay -= 1 } }
        if writeDirectly(content, to: path, waitsForDisk: waitsForDisk) { return }
        let target = URL(filePath: path).resolvingSymlinksInPath()
        do {
            if let type = type(of: target), type != .typeRegular, type != .typeDirectory {
                let handle = try FileHandle(forWritingTo: target)
                try content.write(to: handle)
                try handle.close()
                return
            }
            do {
                try content.writeSlowly(to: target)
            } catch let error as CocoaError where error.code == .fileNoSuchFile {
                // Created only on failure: of sixty frames, fifty-nine find their folder.
                try createFolder(target.deletingLastPathComponent(), for: path)
                if !writeDirectly(content, to: target.path, waitsForDisk: waitsForDisk) { try content.writeSlowly(to: target) }
            }
        } catch let error as WriteError {
            throw error
        } catch {
            throw WriteError(path: path, reason: FileErrorReason.describe(error, at: target.deletingLastPathComponent().path + "/.", missing: "no such folder"))
        }
    }

    /// Creates a folder with those above it. The reason of a failure is that of the last folder that exists.
    private static func createFolder(_ folder: URL, for path: String) throws(WriteError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            var existing = folder
            while existing.path != "/", type(of: existing) == nil { existing.deleteLastPathComponent() }
            throw WriteError(path: path, reason: FileErrorReason.describe(error, at: existing.path + "/.", missing: "no such folder"))
        }
    }

    /// Renames a complete file within its folder, replacing any file of that name.
    ///
    /// - Throws: `WriteError`; both files are unchanged then.
    package static func move(_ temporary: String, to path: String) throws(WriteError) {
        enter()
        let isMoved = unsafe rename(temporary, path) == 0
        let code = errno
        gate.withLock { $0.underWay -= 1 }
        guard isMoved else { throw WriteError(path: path, reason: unsafe String(cString: strerror(code)).lowercased()) }
        PausePoint.file.reach()
    }

    /// Returns whether the file has exactly these bytes.
    static func holds(_ bytes: [UInt8], at path: String) -> Bool {
        let url = URL(filePath: path).resolvingSymlinksInPath()
        guard type(of: url) == .typeRegular, let data = try? Data(contentsOf: url) else { return false }
        return data.elementsEqual(bytes)
    }

    private static let newFiles = Atomic<Int>(0)

    /// The name of this process among all that write into a folder, including other machines: in containers, every process has the number 1.
    private static let process = "\(ProcessInfo.processInfo.processIdentifier)-" + String(UInt64.random(in: .min ... .max), radix: 36)

    /// The prefix of the names that new files have until they are complete.
    package static let temporaryPrefix = ".easel-"

    /// Writes a new file, or one that replaces a regular file of the same user, without the extra work of Foundation's writing: that waits for the disk
    /// (`fsync`), which takes longer than drawing a frame. If the machine crashes, a new file may be incomplete; `--resume` detects such a frame.
    ///
    /// - Returns: false if writing failed for any reason, or if the present file is a link, a device, or another user's; nothing is left behind then.
    private static func writeDirectly(_ content: Content, to path: String, waitsForDisk: Bool) -> Bool {
        guard let slash = path.lastIndex(of: "/") ?? path.indices.first else { return false }
        var present = stat()
        let isPresent = unsafe lstat(path, &present) == 0
        if isPresent {
            guard present.st_mode & S_IFMT == S_IFREG, present.st_uid == geteuid(), present.st_gid == getegid() else { return false }
        } else if errno != ENOENT {
            return false
        }
        let start = path[slash] == "/" ? path.index(after: slash) : slash
        let number = newFiles.wrappingAdd(1, ordering: .relaxed).newValue
        let temporary = "\(path[..<start])\(temporaryPrefix)\(process)-\(number).part"
        return UnfinishedFiles.whileWriting(temporary) {
            writeNew(content, to: temporary, then: path, permissions: isPresent ? present.st_mode & 0o7777 : nil, waitsForDisk: waitsForDisk)
        }
    }

    /// Writes a new file and then renames it.
    ///
    /// - Parameter permissions: those of the file that it replaces; nil for a file that doesn't exist yet.
    private static func writeNew(_ content: Content, to temporary: String, then path: String, permissions: mode_t?, waitsForDisk: Bool) -> Bool {
        let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        // Another file has that name, or the folder is missing.
        guard descriptor >= 0 else { return false }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try content.write(to: handle)
            let isReady = permissions.map { fchmod(descriptor, $0) == 0 && (!waitsForDisk || fsync(descriptor) == 0) } ?? true
            try handle.close()
            PausePoint.temporaryFile.reach()
            if isReady, unsafe rename(temporary, path) == 0 { return true }
        } catch {}
        unsafe unlink(temporary)
        return false
    }

    /// Refuses a pipe, which may have no reader, and a disk; the names of this process's own streams (`/dev/stdout`, `/dev/fd/3`) are fine.
    ///
    /// - Throws: `WriteError`.
    package static func checkType(of path: String) throws(WriteError) {
        if ["/dev/std", "/dev/fd/", "/proc/self/fd/"].contains(where: path.hasPrefix) { return }
        switch type(of: URL(filePath: path).resolvingSymlinksInPath()) {
        case .typeBlockSpecial?: throw WriteError(path: path, reason: "it is a device")
        case .typeSocket?: throw WriteError(path: path, reason: "it is a socket")
        case .typeUnknown?: throw WriteError(path: path, reason: "it is a pipe")
        default: return
        }
    }

    /// Checks before any work whether a file can be written at a path; missing folders are fine, because they can be created.
    ///
    /// - Throws: `WriteError`, as writing would.
    package static func checkWritable(_ path: String) throws(WriteError) {
        try checkType(of: path)
        var ancestor = URL(filePath: place(of: path)).resolvingSymlinksInPath()
        if let type = type(of: ancestor), type != .typeRegular, type != .typeDirectory { return }
        var type: FileAttributeType?
        repeat {
            ancestor = ancestor.deletingLastPathComponent()
            type = self.type(of: ancestor)
        } while type == nil && ancestor.pathComponents.count > 1
        if type == .typeRegular { throw WriteError(path: path, reason: "part of the path is a file, not a folder") }
        guard FileManager.default.isWritableFile(atPath: ancestor.path) else { throw WriteError(path: path, reason: "permission denied") }
    }

    /// Returns the type of a file, without following symbolic links; nil if it doesn't exist.
    package static func type(of url: URL) -> FileAttributeType? {
        // Foundation would also look the owner's name up in the system's files.
        var info = stat()
        guard unsafe lstat(url.path, &info) == 0 else { return nil }
        return switch info.st_mode & S_IFMT {
        case S_IFREG: .typeRegular
        case S_IFDIR: .typeDirectory
        case S_IFLNK: .typeSymbolicLink
        case S_IFCHR: .typeCharacterSpecial
        case S_IFBLK: .typeBlockSpecial
        case S_IFSOCK: .typeSocket
        default: .typeUnknown
        }
    }
}

/// A result that could not be written.
package struct WriteError: Error, Equatable, CustomStringConvertible {
    /// The path as the user gave it.
    package let path: String
    /// A few words, such as "permission denied".
    package let reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// Returns the error for a file that the system didn't let Foundation write, such as a temporary one on a full disk; nil for other errors.
    package init?(ofSystem error: any Error) {
        guard let error = error as? CocoaError, Self.writing.contains(error.code.rawValue) else { return nil }
        let reason = FileErrorReason.describe(error, at: "/", missing: "no such folder")
        self.init(path: error.filePath ?? error.url?.path ?? "a temporary file", reason: reason)
    }

    /// The codes of `CocoaError` that are about writing files.
    private static let writing = CocoaError.Code.fileWriteUnknown.rawValue...767

    package var description: String { "cannot write \(path): \(reason)" }
}

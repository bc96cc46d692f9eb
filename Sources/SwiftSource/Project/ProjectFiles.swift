import Commands
import Foundation
import FramePipeline
import ImageCodec
import Synchronization

/// Opens the files of a project, and lists its folders; nothing outside of the root is opened, also not through links.
///
/// All readers of a project's files use this type, because any text of a project can name a file, such as another user's, whose lines would then be in messages
/// or in the program. Scripts/check-project-files rejects other ways.
final class ProjectFiles: Sendable {
    /// The files of the project that is being read.
    @TaskLocal static var current: ProjectFiles?

    /// What a path leads to.
    enum Kind {
        case file, folder
        /// Reading a pipe or a device could block forever, or never end.
        case other
        case missing
        /// Something outside of the root.
        case outside
    }

    /// Identifies a file or a folder, whatever path leads to it.
    struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    /// A member of a folder.
    struct Entry {
        let name: String
        let kind: Kind
        let isLink: Bool
    }

    /// An absolute path: that of a folder, or of the only file that may be read.
    let root: String
    private let realRoot: String
    /// The root's name, if it is a file.
    private let name: String?
    /// The root, or the folder of a file.
    private let descriptor: Int32
    private let isOldKernel: Bool
    private let refused = Mutex<InputError?>(nil)

    /// - Parameter isOldKernel: whether the kernel has no `openat2`; other kernels are asked.
    init(root: String, isOldKernel: Bool = false) {
        self.root = Self.absolute(root)
        self.isOldKernel = isOldKernel
        realRoot = Self.real(root) ?? self.root
        let folder = unsafe Foundation.open(realRoot, Self.pathOnly | O_DIRECTORY | O_CLOEXEC)
        name = folder < 0 && errno == ENOTDIR ? ResourceFiles.name(of: realRoot) : nil
        descriptor = name == nil ? folder : unsafe Foundation.open(FolderPath.parent(of: realRoot), Self.pathOnly | O_DIRECTORY | O_CLOEXEC)
    }

    deinit { close(descriptor) }

    /// Returns the files of the project that is being read; otherwise those of the repository, or at least of the folder, that a path is in.
    static func around(_ path: String) -> ProjectFiles {
        if let current { return current }
        let absolute = absolute(path)
        let folder = SourceFolder.isFolder(absolute) ? absolute : FolderPath.parent(of: absolute)
        return ProjectFiles(root: FolderPath.repository(of: folder) ?? folder)
    }

    /// Performs work that reads the project.
    func reading<Result>(_ work: () throws -> Result) rethrows -> Result { try Self.$current.withValue(self) { try work() } }

    /// - Throws: `InputError` if something outside of the root should have been read, although the one who asked for it took it as missing.
    func checkAll() throws(InputError) { if let error = refused.withLock({ $0 }) { throw error } }

    // MARK: Reading

    /// Returns the bytes of a regular file.
    ///
    /// - Throws: `InputError` for other files, those outside of the root, and those that are larger than a limit.
    func read(_ path: String, limit: Int = SwiftSource.fileLimit) throws(InputError) -> [UInt8] {
        let (file, size) = try openFile(path, limit: limit)
        defer { close(file) }
        var (bytes, count) = ([UInt8](repeating: 0, count: size + 1), 0)
        while true {
            let free = count..<bytes.count
            let read = unsafe bytes.withUnsafeMutableBytes { unsafe Foundation.read(file, $0.baseAddress! + free.lowerBound, free.count) }
            if read < 0, errno == EINTR { continue }
            guard read >= 0 else { throw InputError(path: path, reason: Self.reason(errno), kind: .unreadable) }
            count += read
            if read == 0 { break }
            guard count <= limit else { throw Self.tooLarge(path, limit) }
            // The file grows.
            if count == bytes.count { bytes += [UInt8](repeating: 0, count: min(count, limit + 1 - count)) }
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// Returns the bytes of a file; nil for one that can't be read.
    func contents(_ path: String, limit: Int = SwiftSource.fileLimit) -> Data? { (try? read(path, limit: limit)).map { Data($0) } }

    /// Returns the text of a file; nil for one that can't be read.
    func text(_ path: String) -> String? { (try? read(path)).map { String(decoding: $0, as: UTF8.self) } }

    /// Returns the bytes of a large file without reading them all.
    func mapped(_ path: String) -> Data? {
        guard let (file, size) = try? openFile(path, limit: .max) else { return nil }
        defer { close(file) }
        guard size > 0, let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), unsafe start != MAP_FAILED else { return nil }
        return unsafe Data(bytesNoCopy: start, count: size, deallocator: .custom { start, size in _ = unsafe munmap(start, size) })
    }

    private func openFile(_ path: String, limit: Int) throws(InputError) -> (descriptor: Int32, size: Int) {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
        guard file >= 0 else {
            if file == -EXDEV { throw refuse(path) }
            throw InputError(path: path, reason: Self.reason(-file), kind: .unreadable)
        }
        var status = stat()
        guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else {
            close(file)
            if status.st_mode & S_IFMT == S_IFREG { throw Self.tooLarge(path, limit) }
            throw status.st_mode & S_IFMT == S_IFDIR ? InputError(path: path, reason: "it is a folder", kind: .unreadable) : Self.irregular(path)
        }
        return (file, Int(status.st_size))
    }

    private static func tooLarge(_ path: String, _ limit: Int) -> InputError {
        InputError(path: path, reason: "larger than the limit of \(limit) bytes", kind: .invalid)
    }

    private static func irregular(_ path: String) -> InputError { InputError(path: path, reason: "it is not a regular file", kind: .unreadable) }

    private static func reason(_ code: Int32) -> String {
        switch code {
        case ENOENT: "no such file"
        case EACCES, EPERM: "permission denied"
        case ENOTDIR: "part of the path is a file, not a folder"
        case ENAMETOOLONG: "the name is too long"
        case ELOOP: "its links lead in a circle"
        default: "system error \(code)"
        }
    }

    // MARK: Folders

    /// Returns what a path leads to.
    func status(_ path: String) -> (kind: Kind, identity: Identity) {
        let none = Identity(device: 0, number: 0)
        let place = open(path, Self.pathOnly)
        guard place >= 0 else { return (place == -EXDEV ? .outside : .missing, none) }
        defer { close(place) }
        var status = stat()
        guard unsafe fstat(place, &status) == 0 else { return (.missing, none) }
        return (Self.kind(status), Self.identity(status))
    }

    /// Returns the members of a folder, sorted by name; nil for one that can't be read.
    func list(_ path: String) -> (identity: Identity, entries: [Entry])? {
        let folder = open(path, O_RDONLY | O_DIRECTORY)
        guard folder >= 0 else {
            if folder == -EXDEV { _ = refuse(path) }
            return nil
        }
        var status = stat()
        guard unsafe fstat(folder, &status) == 0, let stream = unsafe fdopendir(folder) else {
            close(folder)
            return nil
        }
        defer { _ = unsafe closedir(stream) }
        var entries: [Entry] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { unsafe String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)) }
            if name == "." || name == ".." { continue }
            switch unsafe Int(entry.pointee.d_type) {
            case DT_REG: entries.append(Entry(name: name, kind: .file, isLink: false))
            case DT_DIR: entries.append(Entry(name: name, kind: .folder, isLink: false))
            case DT_LNK: entries.append(Entry(name: name, kind: self.status("\(path)/\(name)").kind, isLink: true))
            case DT_UNKNOWN:
                var own = stat()
                guard unsafe fstatat(folder, name, &own, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
                let isLink = own.st_mode & S_IFMT == S_IFLNK
                entries.append(Entry(name: name, kind: isLink ? self.status("\(path)/\(name)").kind : Self.kind(own), isLink: isLink))
            default: entries.append(Entry(name: name, kind: .other, isLink: false))
            }
        }
        return (Self.identity(status), entries.sorted { $0.name < $1.name })
    }

    /// Returns the names in a folder, sorted; none for one that can't be read.
    func names(_ path: String) -> [String] { list(path)?.entries.map(\.name) ?? [] }

    /// Checks what programs and other code will read by its path: a file, or a folder with all that is in it.
    ///
    /// - Throws: `InputError` for anything outside of the root, for pipes and devices, and for links from a folder to one around it.
    func check(_ path: String) throws(InputError) {
        var count = 0
        try check(path, status(path).kind, around: [], &count)
    }

    private func check(_ path: String, _ kind: Kind, around outer: [Identity], _ count: inout Int) throws(InputError) {
        if kind == .outside { throw refuse(path) }
        if kind == .other { throw Self.irregular(path) }
        guard kind == .folder, let (identity, entries) = list(path) else { return }
        count += entries.count
        guard !outer.contains(identity), outer.count < 64, count <= SourceFolder.limit else {
            throw InputError(path: path, reason: outer.contains(identity) ? "it leads to a folder around it" : "it contains too much", kind: .invalid)
        }
        for entry in entries where entry.kind != .file {
            try check("\(path)/\(entry.name)", entry.kind, around: outer + [identity], &count)
        }
    }

    private static func kind(_ status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }

    private static func identity(_ status: stat) -> Identity { Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)) }

    // MARK: The root

    /// Notes and returns the error for something outside.
    private func refuse(_ path: String) -> InputError {
        let real = Self.real(path) ?? Self.absolute(path)
        let place = FolderPath.contains(root, Self.absolute(path)) ? "it leads to \(real), outside of \(root)" : "it is outside of \(root)"
        var folder = FolderPath.parent(of: realRoot)
        while !FolderPath.contains(folder, real) { folder = FolderPath.parent(of: folder) }
        let error = InputError(path: path, reason: "\(place); --root \(TypedCommand.quoted(folder)) allows it", kind: .invalid)
        refused.withLock { $0 = $0 ?? error }
        return error
    }

    /// Opens something; the caller closes it.
    ///
    /// - Returns: a descriptor, or the negative code of an error: that of `EXDEV` for something outside.
    private func open(_ path: String, _ flags: Int32) -> Int32 {
        if let below = Self.relative(Self.absolute(path), to: root) {
            let result = openBelow(below, flags)
            if result != -EXDEV { return result }
        }
        // A link may have an absolute target, and the root another name.
        guard let real = Self.real(path) else { return -errno }
        return Self.relative(real, to: realRoot).map { openBelow($0, flags) } ?? -EXDEV
    }

    /// - Parameter path: a path without steps back, relative to the root.
    private func openBelow(_ path: String, _ flags: Int32) -> Int32 {
        if name != nil, !path.isEmpty { return -ENOENT }
        let path = path.isEmpty ? name ?? "." : path
        var how = (flags: UInt64(flags | O_CLOEXEC), mode: UInt64(0), resolve: Self.beneath)
        let result =
            unsafe isOldKernel ? nil : Self.systemCall.map { call in unsafe Int32(truncatingIfNeeded: call(Self.openat2, Int(descriptor), path, &how, 24)) }
        guard let result, result >= 0 || errno != ENOSYS && errno != EPERM else { return openWithoutLinks(path, flags) }
        // Something was renamed meanwhile.
        if result < 0, errno == EAGAIN { return openWithoutLinks(path, flags) }
        return result < 0 ? -errno : result
    }

    /// Opens a path folder by folder, for kernels without `openat2`. A link in it counts as something outside.
    private func openWithoutLinks(_ path: String, _ flags: Int32) -> Int32 {
        let names = path.split(separator: "/").map(String.init)
        var place = descriptor
        for (index, name) in names.enumerated() {
            let own = index == names.count - 1 ? flags : Self.pathOnly | O_DIRECTORY
            let next = unsafe openat(place, name, own | O_NOFOLLOW | O_CLOEXEC)
            let code = errno
            var status = stat()
            let isLink = unsafe fstatat(place, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
            if place != descriptor { close(place) }
            if isLink, next >= 0 { close(next) }
            if isLink { return -EXDEV }
            guard next >= 0 else { return -code }
            place = next
        }
        return place
    }

    /// `O_PATH`, which Swift doesn't import.
    private static let pathOnly: Int32 = 0o10_000_000
    /// `RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS`
    private static let beneath: UInt64 = 0x0A
    /// The number of the call on all architectures.
    private static let openat2 = 437
    private typealias SystemCall = @convention(c) (Int, Int, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int) -> Int
    /// `syscall`, which Swift doesn't import; nil in a static program.
    private static let systemCall: SystemCall? = unsafe dlsym(nil, "syscall").map { unsafe unsafeBitCast($0, to: SystemCall.self) }

    private static func relative(_ path: String, to root: String) -> String? {
        if path == root { return "" }
        let start = root == "/" ? root : root + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }

    private static func real(_ path: String) -> String? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    /// Returns an absolute path without steps back.
    private static func absolute(_ path: String) -> String {
        var names: [Substring] = []
        for name in (path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)").split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return "/" + names.joined(separator: "/")
    }
}

extension ProjectFiles: CatalogFiles {
    func members(of folder: String) -> [(name: String, isFolder: Bool)] { list(folder)?.entries.map { ($0.name, $0.kind == .folder) } ?? [] }
    func bytes(_ path: String, limit: Int) -> [UInt8]? { try? read(path, limit: limit) }
}

import Commands
import Foundation
import FramePipeline
import SwiftFacts

/// A cache of programs, each in a folder whose name is derived from everything that the program was built from.
struct ProgramCache: Sendable {
    /// The folder that contains the programs' folders.
    let folder: URL

    static let executableName = "views"
    static let libraryName = "views.so"
    static let catalogName = "catalog.json"

    /// Returns the cache's folder: `$XDG_CACHE_HOME/easel`, or `~/.cache/easel`.
    static func folder(_ environment: [String: String]) -> URL {
        if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") { return URL(filePath: path).appending(path: "easel") }
        return FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache/easel")
    }

    /// Returns the name for a program: a hash (FNV-1a, 128 bits) of the names and contents of all files, and of the toolchain and options.
    ///
    /// It includes absolute paths, because the program's messages contain them.
    static func key(of source: SwiftSource, identity: [String]) -> String {
        var hash = FNV1a()
        for text in identity { hash.add(Array(text.utf8)) }
        for module in source.modules {
            hash.add(Array("\(module.name) \(module.settings)".utf8))
            for file in module.files {
                hash.add(Array(file.absolutePath.utf8))
                hash.add(file.rewritten ?? file.bytes)
            }
        }
        return hash.digits
    }

    /// Returns the program for a key.
    ///
    /// - Parameters:
    ///   - name: the name of the executable, or of the library.
    ///   - hasRecord: whether the program is complete only with the record of what was left out.
    ///   - build: creates executable and catalog in the folder that it receives; called if they don't exist yet. If several processes need the same
    ///     program, one builds and the others wait; a program in the cache is always complete.
    func program(key: String, name: String = executableName, hasRecord: Bool = false, build: (URL) throws -> Void) throws -> BuiltProgram {
        let location = folder.appending(path: key)
        if let program = existing(location, name, hasRecord) { return program }
        let lock = try lock(key)
        defer { try? lock.close() }
        if let program = existing(location, name, hasRecord) { return program }
        let temporary = folder.appending(path: "\(key).\(UUID().uuidString)")
        let interruption = Interruption {
            try? FileManager.default.removeItem(at: temporary)
            return .usual
        }
        defer {
            // Of two threads removing the same folder, each may stop at a file that the other one has removed.
            Interruption.waitForEnd()
            Guardian.removeNow(temporary)
            interruption.end()
        }
        Guardian.remove(temporary)
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        try build(temporary)
        Interruption.waitForEnd()
        removeOld()
        // An incomplete program in the cache was changed manually.
        try? FileManager.default.removeItem(at: location)
        try FileManager.default.moveItem(at: temporary, to: location)
        guard let program = existing(location, name, hasRecord) else { throw WriteError(path: location.path, reason: "the program is missing") }
        return program
    }

    /// Returns the program for a key if it is complete; otherwise nil.
    func existing(key: String, name: String, hasRecord: Bool = false) -> BuiltProgram? { existing(folder.appending(path: key), name, hasRecord) }

    private func existing(_ location: URL, _ name: String, _ hasRecord: Bool) -> BuiltProgram? {
        let executable = location.appending(path: name)
        guard let data = try? Data(contentsOf: location.appending(path: Self.catalogName)),
            let catalog = try? JSONDecoder().decode(ViewCatalog.self, from: data),
            FileManager.default.isExecutableFile(atPath: executable.path)
        else { return nil }
        var program = BuiltProgram(executable: executable, catalog: catalog)
        if hasRecord {
            guard let record = LeftOutRecord.read(from: location) else { return nil }
            program.leftOut = record
        }
        touch(location)
        return program
    }

    /// Waits for another process that creates the same folder. The lock ends when the file is closed, or with the process.
    func lock(_ key: String) throws -> FileHandle {
        let path = folder.appending(path: "\(key).lock").path
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if !FileManager.default.fileExists(atPath: path) { _ = FileManager.default.createFile(atPath: path, contents: nil) }
            let handle = try FileHandle(forWritingTo: URL(filePath: path))
            touch(URL(filePath: path))
            flock(handle.fileDescriptor, LOCK_EX)
            return handle
        } catch {
            throw WriteError(ofSystem: error) ?? WriteError(path: path, reason: error.localizedDescription)
        }
    }

    /// Records the use of a folder.
    func touch(_ location: URL) {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: location.path)
    }

    /// The folder of `render test`, which has its own cache.
    static let testsName = "tests"

    /// Returns the folder for the headers of C modules that compilers in the background compile.
    ///
    /// - Parameter identity: identifies the compiler and the library.
    func headers(_ identity: [String]) -> URL { folder.appending(path: "headers-\(ObjectCache.key(identity, []))") }

    /// Removes folders that were not used for a long time.
    func removeOld() { OldFiles.remove(from: folder, except: Self.testsName) }
}

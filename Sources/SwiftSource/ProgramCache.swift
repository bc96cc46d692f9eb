import Commands
import Foundation
import FramePipeline

/// Programs that were made before, each in a folder whose name tells everything that it was made of.
struct ProgramCache: Sendable {
    /// Where the folders are.
    let folder: URL

    static let executableName = "views"
    static let catalogName = "catalog.json"
    /// Programs that nobody asked for in this time are removed when another one is made: 30 days.
    private static let lifetime: TimeInterval = 30 * 86_400

    /// `$XDG_CACHE_HOME/easel`, or `~/.cache/easel`.
    static func folder(_ environment: [String: String]) -> URL {
        if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") { return URL(filePath: path).appending(path: "easel") }
        return FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache/easel")
    }

    /// The name for a program: a hash (FNV-1a, 128 bits) of the names and contents of all files and of what they are built with.
    ///
    /// Paths are absolute in it, because messages of the program name them.
    static func key(of source: SwiftSource, identity: [String]) -> String {
        var hash = FNV1a()
        for text in identity { hash.add(Array(text.utf8)) }
        for file in source.files {
            hash.add(Array(URL(filePath: file.path).standardized.path.utf8))
            hash.add(file.bytes)
        }
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }

    /// The program of a key.
    ///
    /// - Parameter build: puts executable and catalog into the folder that it gets, when there are none yet. Of several processes that want
    ///   the same, one builds and the others wait; whatever is found is whole.
    func program(key: String, build: (URL) throws -> Void) throws -> BuiltProgram {
        let place = folder.appending(path: key)
        if let program = existing(place) { return program }
        let lock = try lock(key)
        defer { try? lock.close() }
        if let program = existing(place) { return program }
        let temporary = folder.appending(path: "\(key).\(UUID().uuidString)")
        let interruption = Interruption {
            try? FileManager.default.removeItem(at: temporary)
            return .usual
        }
        defer {
            // Of two that remove a folder at the same time, each may stop at what the other one has removed.
            Interruption.waitForEnd()
            try? FileManager.default.removeItem(at: temporary)
            interruption.end()
        }
        do {
            try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        } catch {
            throw WriteError(path: temporary.path, reason: error.localizedDescription)
        }
        try build(temporary)
        Interruption.waitForEnd()
        removeOld()
        // What is there without being whole was left by hand.
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.moveItem(at: temporary, to: place)
        guard let program = existing(place) else { throw WriteError(path: place.path, reason: "the program is not there") }
        return program
    }

    private func existing(_ place: URL) -> BuiltProgram? {
        let executable = place.appending(path: Self.executableName)
        guard let data = try? Data(contentsOf: place.appending(path: Self.catalogName)), let catalog = try? JSONDecoder().decode(ViewCatalog.self, from: data),
            FileManager.default.isExecutableFile(atPath: executable.path)
        else { return nil }
        touch(place)
        return BuiltProgram(executable: executable, catalog: catalog)
    }

    /// Waits for whoever builds the same. The lock goes with the file's closing, or with the process.
    private func lock(_ key: String) throws -> FileHandle {
        let path = folder.appending(path: "\(key).lock").path
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if !FileManager.default.fileExists(atPath: path) { _ = FileManager.default.createFile(atPath: path, contents: nil) }
            let handle = try FileHandle(forWritingTo: URL(filePath: path))
            flock(handle.fileDescriptor, LOCK_EX)
            return handle
        } catch {
            throw WriteError(path: path, reason: error.localizedDescription)
        }
    }

    private func touch(_ place: URL) {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: place.path)
    }

    private func removeOld() {
        let limit = Date(timeIntervalSinceNow: -Self.lifetime)
        for item in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] {
            let date = (try? FileManager.default.attributesOfItem(atPath: item.path))?[.modificationDate] as? Date
            if let date, date < limit { try? FileManager.default.removeItem(at: item) }
        }
    }
}

/// The hash of Fowler, Noll and Vo in 128 bits. No defence against somebody who wants two sources to have one hash: whoever can do that writes the source anyway.
private struct FNV1a {
    private(set) var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

    /// Adds a part; its length is added as well, so that no two lists of parts are the same bytes.
    mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { add(byte) }
        addLength(bytes.count)
    }

    private mutating func addLength(_ count: Int) {
        for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: count >> shift)) }
    }

    private mutating func add(_ byte: UInt8) {
        value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
}

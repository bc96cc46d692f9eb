import Foundation
import FramePipeline
import Synchronization
import Testing

@testable import SwiftSource

/// Programs are built once for each content.
final class ProgramCacheTests: Sendable {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func source(_ files: [String: String]) throws -> SwiftSource {
        let place = folder.appending(path: "source-\(UUID().uuidString)")
        for (name, text) in files { try AtomicFile.write(Array(text.utf8), to: place.appending(path: name).path) }
        return try SwiftSource(path: place.path)
    }

    @Test func aFolderIsItsSwiftFiles() throws {
        let source = try source(["b.swift": "b", "a.swift": "a", "c.txt": "c", ".d.swift": "d", "e/f.swift": "f"])
        #expect(source.files.map { URL(filePath: $0.path).lastPathComponent } == ["a.swift", "b.swift", "f.swift"])
        #expect(SwiftSource.isSwift(source.path))
        #expect(SwiftSource.isSwift("missing.swift"))
        #expect(!SwiftSource.isSwift("scene.json"))
        let empty = folder.appending(path: "empty")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        #expect(!SwiftSource.isSwift(empty.path))
        #expect(throws: InputError(path: "missing.swift", reason: "no such file", kind: .unreadable)) { try SwiftSource(path: "missing.swift") }
        #expect(throws: InputError(path: empty.path, reason: "no .swift file in this folder", kind: .unreadable)) {
            try SwiftSource(path: empty.path)
        }
    }

    @Test func theKeyTellsEverythingThatMatters() throws {
        let path = folder.appending(path: "View.swift").path
        func key(_ text: String, identity: [String] = ["swiftc 1", "library 1"]) throws -> String {
            try AtomicFile.write(Array(text.utf8), to: path)
            return ProgramCache.key(of: try SwiftSource(path: path), identity: identity)
        }
        let first = try key("a")
        #expect(first.count == 32)
        #expect(try key("a") == first)
        let others = [
            try key("b"), try key(""), try key("a", identity: ["swiftc 2", "library 1"]), try key("a", identity: ["swiftc 1", "library 2"]),
            try key("a", identity: ["swiftc 1library 1"]), ProgramCache.key(of: try source(["View.swift": "a"]), identity: ["swiftc 1", "library 1"]),
        ]
        #expect(Set(others + [first]).count == 7)
    }

    private static func put(_ folder: URL) throws {
        try AtomicFile.write(Array("#!/bin/sh\n".utf8), to: folder.appending(path: ProgramCache.executableName).path)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: ProgramCache.executableName).path)
        let catalog = ViewCatalog(entries: [.init(name: "A", kind: .view)])
        try AtomicFile.write(JSONEncoder().encode(catalog), to: folder.appending(path: ProgramCache.catalogName).path)
    }

    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    @Test func buildsOnceWhateverAsks() async throws {
        let cache = ProgramCache(folder: folder)
        let builds = Counter()
        let programs = try await withThrowingTaskGroup(of: BuiltProgram.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try cache.program(key: "k") { folder in
                        builds.count.withLock { $0 += 1 }
                        try Self.put(folder)
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(builds.count.withLock { $0 } == 1)
        #expect(programs.map(\.catalog.entries.count) == [1, 1, 1, 1])
        #expect(Set(programs.map(\.executable)) == [folder.appending(path: "k/views")])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["cleaned", "k", "k.lock"])
    }

    @Test func oldProgramsAreRemovedButNotTheFolderOfTests() throws {
        let cache = ProgramCache(folder: folder)
        for name in ["old", ProgramCache.testsName] {
            let place = folder.appending(path: name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: place.path)
        }
        cache.removeOld()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["cleaned", "tests"])
        // Once a day: a large cache takes longer to look at than a file to compile.
        let old = folder.appending(path: "old")
        try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: old.path)
        cache.removeOld()
        #expect(FileManager.default.fileExists(atPath: old.path))
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -90_000)], ofItemAtPath: folder.appending(path: "cleaned").path)
        cache.removeOld()
        #expect(!FileManager.default.fileExists(atPath: old.path))
    }

    /// A process that is linking the object fails if its date changes.
    @Test func theUseOfAnObjectIsRecordedWithoutChangingIt() throws {
        let cache = ObjectCache(folder: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let long = Date(timeIntervalSince1970: 1_000_000)
        for key in ["used", "unused"] {
            let object = cache.object(key)
            #expect(!cache.contains(object))
            try Data().write(to: object)
            // Both times, as of a file that nothing has read since.
            let times = [timespec(tv_sec: 1_000_000, tv_nsec: 0), timespec(tv_sec: 1_000_000, tv_nsec: 0)]
            let status = unsafe utimensat(AT_FDCWD, object.path, times, 0)
            #expect(status == 0)
        }
        #expect(cache.contains(cache.object("used")))
        #expect(try FileManager.default.attributesOfItem(atPath: cache.object("used").path)[.modificationDate] as? Date == long)
        cache.removeOld()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["cleaned", "used.o"])
    }

    @Test func aLockIsHeldUntilItsFileIsClosed() throws {
        let cache = ProgramCache(folder: folder)
        let lock = try cache.lock("k")
        let other = try FileHandle(forWritingTo: folder.appending(path: "k.lock"))
        #expect(flock(other.fileDescriptor, LOCK_EX | LOCK_NB) == -1)
        try lock.close()
        #expect(flock(other.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
    }

    @Test func aFailedBuildLeavesNothing() throws {
        let cache = ProgramCache(folder: folder)
        #expect(throws: SwiftSourceError("no")) { try cache.program(key: "k") { _ in throw SwiftSourceError("no") } }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["k.lock"])
        _ = try cache.program(key: "k") { try Self.put($0) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["cleaned", "k", "k.lock"])
    }

    @Test func whatIsNotWholeIsMadeAgain() throws {
        let cache = ProgramCache(folder: folder)
        let program = try cache.program(key: "k") { try Self.put($0) }
        try FileManager.default.removeItem(at: program.executable)
        _ = try cache.program(key: "k") { try Self.put($0) }
        #expect(FileManager.default.isExecutableFile(atPath: program.executable.path))
    }

    @Test func theFolderIsWhereTheSystemSays() {
        #expect(ProgramCache.folder(["XDG_CACHE_HOME": "/c"]).path == "/c/easel")
        #expect(ProgramCache.folder(["XDG_CACHE_HOME": "relative"]).path.hasSuffix("/.cache/easel"))
        #expect(ProgramCache.folder([:]).path.hasSuffix("/.cache/easel"))
    }
}

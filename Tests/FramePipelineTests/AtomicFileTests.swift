import Commands
import Foundation
import FramePipeline
import Testing

/// Each test has its own folder, which is removed afterwards.
final class AtomicFileTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

    @Test func writesReplacesAndLeavesNothingElse() throws {
        try AtomicFile.write([1, 2, 3], to: path("a.png"))
        try AtomicFile.write([4], to: path("a.png"))
        try AtomicFile.write([], to: path("empty.png"))
        #expect(try InputFile.read(path("a.png"), limit: 10) == [4])
        #expect(try InputFile.read(path("empty.png"), limit: 0) == [])
        #expect(try names() == ["a.png", "empty.png"])
    }

    @Test func aReplacedFileKeepsItsPermissionsAndIsANewFile() throws {
        try AtomicFile.write([1], to: path("a.png"))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("a.png"))
        try FileManager.default.linkItem(atPath: path("a.png"), toPath: path("old.png"))
        try AtomicFile.write([2], to: path("a.png"))
        #expect(try FileManager.default.attributesOfItem(atPath: path("a.png"))[.posixPermissions] as? Int == 0o640)
        // Programs that have the old file open keep reading it.
        #expect(try InputFile.read(path("old.png"), limit: 1) == [1])
        #expect(try names() == ["a.png", "old.png"])
    }

    /// Another file's bytes are not in memory at once.
    @Test func copiesFiles() throws {
        // Some parts, and a piece.
        let bytes = (0..<(3 << 20 + 17)).map { UInt8(truncatingIfNeeded: $0 / 251) }
        let source = folder.appending(path: "source")
        try Data(bytes).write(to: source)
        for name in ["a.mov", "b.mov"] { try AtomicFile.write([1], to: path(name)) }
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("a.mov"))
        try FileManager.default.createSymbolicLink(atPath: path("link.mov"), withDestinationPath: path("b.mov"))
        for name in ["a.mov", "new.mov", "one/two/three.mov", "link.mov"] {
            try AtomicFile.copy(source, to: path(name))
            #expect(try Data(contentsOf: URL(filePath: path(name))) == Data(bytes), "\(name)")
        }
        #expect(try FileManager.default.attributesOfItem(atPath: path("a.mov"))[.posixPermissions] as? Int == 0o640)
        #expect(try names() == ["a.mov", "b.mov", "link.mov", "new.mov", "one", "source"])
        #expect(throws: WriteError(path: path("one"), reason: "it is a folder")) { try AtomicFile.copy(source, to: path("one")) }
    }

    @Test func makesFolders() throws {
        try AtomicFile.write([7], to: path("one/two/three.png"))
        #expect(try InputFile.read(path("one/two/three.png"), limit: 1) == [7])
    }

    @Test func aLinkKeepsItsTarget() throws {
        try AtomicFile.write([1], to: path("target"))
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("target"))
        try AtomicFile.write([2], to: path("link"))
        #expect(try InputFile.read(path("target"), limit: 1) == [2])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("target"))
    }

    @Test func whatCannotBeWrittenLeavesNothing() throws {
        try AtomicFile.write([1], to: path("file"))
        try FileManager.default.createDirectory(atPath: path("folder"), withIntermediateDirectories: false)
        let cases = [
            (path("folder"), "it is a folder"),
            (path("folder") + "/", "it names a folder"),
            (path("file/below.png"), "part of the path is a file, not a folder"),
            (path(String(repeating: "n", count: 300)), "the name is too long"),
        ]
        for (path, reason) in cases {
            #expect(throws: WriteError(path: path, reason: reason)) { try AtomicFile.write([2], to: path) }
        }
        #expect(try names() == ["file", "folder"])
        #expect(try names("folder") == [])
    }

    private func names(_ name: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path(name)) }

    /// What Foundation throws for temporary files and those of caches.
    @Test func errorsOfFoundationAreErrorsOfWriting() {
        let full = CocoaError(.fileWriteOutOfSpace, userInfo: [NSFilePathErrorKey: "/tmp/a"])
        #expect(WriteError(ofSystem: full) == WriteError(path: "/tmp/a", reason: "no space left"))
        #expect(WriteError(ofSystem: CocoaError(.fileWriteVolumeReadOnly)) == WriteError(path: "a temporary file", reason: "the file system is read-only"))
        #expect(WriteError(ofSystem: CocoaError(.fileReadNoSuchFile)) == nil)
        #expect(WriteError(ofSystem: POSIXError(.ENOSPC)) == nil)
    }

    /// Linux's device that is always full; renaming onto a device would replace it.
    @Test func devicesAreWrittenToNotReplaced() throws {
        #expect(throws: WriteError(path: "/dev/full", reason: "no space left")) { try AtomicFile.write([1], to: "/dev/full") }
        try AtomicFile.write([1], to: "/dev/null")
        for device in ["/dev/full", "/dev/null"] {
            #expect(try FileManager.default.attributesOfItem(atPath: device)[.type] as? FileAttributeType == .typeCharacterSpecial)
        }
    }

    /// Opening a pipe would wait for a reader.
    @Test func pipesAreRefused() throws {
        #expect(unsafe mkfifo(path("pipe.png"), 0o600) == 0)
        try FileManager.default.createSymbolicLink(atPath: path("link.png"), withDestinationPath: path("pipe.png"))
        for name in ["pipe.png", "link.png"] {
            #expect(throws: WriteError(path: path(name), reason: "it is a pipe")) { try AtomicFile.checkWritable(path(name)) }
        }
        for name in ["/dev/null", "/dev/stdout", "/dev/fd/1"] { try AtomicFile.checkWritable(name) }
    }

    @Test func inputsThatCannotBeRead() throws {
        try AtomicFile.write([1, 2, 3], to: path("three"))
        // Opening it would wait for a writer.
        #expect(unsafe mkfifo(path("pipe"), 0o600) == 0)
        let cases: [(String, String, InputError.Kind)] = [
            (path("none.json"), "no such file", .unreadable),
            (folder.path, "it is a folder", .unreadable),
            (path("three/below"), "part of the path is a file, not a folder", .unreadable),
            (path("three"), "larger than the limit of 2 bytes", .invalid),
            ("/dev/zero", "it is a device", .unreadable),
            (path("pipe"), "it is a pipe", .unreadable),
        ]
        for (path, reason, kind) in cases {
            #expect(throws: InputError(path: path, reason: reason, kind: kind)) { try InputFile.read(path, limit: 2) }
        }
    }

    @Test func errorsSayPathAndReason() {
        #expect(WriteError(path: "a/b.png", reason: "permission denied").description == "cannot write a/b.png: permission denied")
        #expect(InputError(path: "-", reason: "no such file", kind: .unreadable).description == "standard input: no such file")
        #expect(WriteError(path: "", reason: "").exitStatus.rawValue == 73)
        #expect(InputError(path: "", reason: "", kind: .unreadable).exitStatus.rawValue == 66)
        #expect(InputError(path: "", reason: "", kind: .invalid).exitStatus.rawValue == 65)
        #expect(MissingProgramError("", package: "", for: "").exitStatus.rawValue == 69)
        #expect(UsageError("").exitStatus.rawValue == 64)
        #expect(CommandStatus.allCases.map(\.rawValue) == [0, 1, 2, 64, 65, 66, 69, 70, 73, 130])
    }
}

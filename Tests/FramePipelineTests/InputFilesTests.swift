import Commands
import Foundation
import FramePipeline
import Testing

/// Files that the command reads besides the scene.
struct InputFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")

    private func write(_ name: String, _ text: String) throws -> String {
        let path = folder.appending(path: name).path
        try AtomicFile.write(Array(text.utf8), to: path)
        return path
    }

    /// A picture that only the data names.
    @Test(arguments: ["rows.csv", "rows.ndjson", "rows.json"]) func filesThatDataNamesAreWatched(_ name: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let scene = try write("scene.json", "{}")
        let data = try write(name, "portrait.png\n")
        let picture = try write("portrait.png", "x")
        _ = try write("other.png", "x")
        #expect(Set(WatchedFiles(scene, others: [data]).stamps().keys) == [scene, data, picture])
    }

    @Test func filesOfValuesAreWatched() throws {
        #expect(try ["a=@b.txt", "a=@@b", "a=@-", "a=b"].map { try RenderOptions.Assignment($0).file } == ["b.txt", nil, nil, nil])
    }

    @Test func aMissingSoundIsAMissingInput() throws {
        #expect(throws: InputError(path: "/none.wav", reason: "no such file", kind: .unreadable)) { try SoundFile.check("/none.wav") }
    }

    @Test(.enabled(if: ExternalProgram.find("ffmpeg") != nil)) func aTextIsNotASound() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try write("sound.wav", "la la la")
        #expect(throws: InputError(path: path, reason: "the file has no sound that ffmpeg can read", kind: .invalid)) { try SoundFile.check(path) }
    }
}

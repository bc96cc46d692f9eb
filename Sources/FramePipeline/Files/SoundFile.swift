import Foundation

/// Checks a file with the sound of a video before anything is drawn.
package enum SoundFile {
    /// - Throws: `InputError` of kind `unreadable` when the file is missing, and of kind `invalid` when it has no sound. Without ffmpeg, which making the video
    ///   needs anyway, only the first is checked.
    package static func check(_ path: String) throws {
        try InputFile.checkType(of: path)
        do {
            try FileHandle(forReadingFrom: URL(filePath: path)).close()
        } catch {
            throw InputError(path: path, reason: FileErrorReason.describe(error, at: path, missing: "no such file"), kind: .unreadable)
        }
        guard let program = ExternalProgram.find("ffmpeg") else { return }
        let log = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).log")
        Guardian.remove(log)
        defer { Guardian.removeNow(log) }
        // Opens the first sound track, and decodes nothing. "file:" keeps a name with a colon from being taken for a protocol.
        let arguments = ["-v", "error", "-i", "file:" + path, "-map", "0:a:0", "-t", "0", "-f", "null", "-"]
        guard try ExternalProgram(program, arguments, log: log, takesInput: false).waitForFailure() == nil else {
            throw InputError(path: path, reason: "the file has no sound that ffmpeg can read", kind: .invalid)
        }
    }
}

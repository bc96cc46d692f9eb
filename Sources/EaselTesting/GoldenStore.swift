import Easel
import Foundation

/// Golden pictures in files.
struct GoldenStore {
    /// Where the goldens are.
    let folder: URL
    /// Where pictures go that are not as expected.
    let artifacts: URL
    let recording: GoldenRecording

    /// The goldens of a test file: `Goldens` and the file's name, beside it.
    ///
    /// - Parameter environment: with `EASEL_ARTIFACTS`, the folder for pictures that are not as expected; without it that is one among the temporary files.
    /// - Throws: `GoldenError` for an `EASEL_RECORD` that says nothing known.
    init(
        testFile: String, recording: GoldenRecording?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(GoldenError) {
        let file = URL(filePath: testFile)
        let name = file.deletingPathExtension().lastPathComponent
        folder = file.deletingLastPathComponent().appending(path: "Goldens").appending(path: name)
        let base = environment["EASEL_ARTIFACTS"].map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory.appending(path: "easel-goldens")
        artifacts = base.appending(path: name)
        if let recording {
            self.recording = recording
        } else {
            self.recording = try .reading(environment)
        }
    }

    /// The name of a golden: the test function's, what it was called, and the frame.
    static func name(test: String?, named: String?, frame: Int? = nil) -> String {
        // "looksRight(_:)" and what would be folders or trouble in a file's name.
        let function = test.map { String($0.prefix { $0 != "(" }) }
        let words = [function, named].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ".")
        let safe = String(words.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
        return (safe.isEmpty ? "golden" : safe) + (frame.map { "-" + String(repeating: "0", count: max(0, 4 - "\($0)".count)) + "\($0)" } ?? "")
    }

    /// Compares a picture with its golden, and writes what must be written.
    ///
    /// - Throws: `GoldenError` with what to tell whoever runs the test, unless the golden is there and met.
    func check(_ picture: Pixmap, name: String, tolerance: PixelComparison.Options) throws(GoldenError) {
        let golden = folder.appending(path: name + ".png")
        guard recording != .all, let bytes = try? Data(contentsOf: golden) else {
            guard recording != .never else { throw GoldenError("there is no golden \(golden.path), and \(GoldenRecording.variable) is never") }
            try write(picture, to: golden)
            throw GoldenError("recorded \(golden.path); look at it, and run the test again")
        }
        let expected: Pixmap
        do {
            expected = try Pixmap(png: bytes)
        } catch {
            throw GoldenError("\(golden.path): \(error)")
        }
        let result = PixelComparison.compare(expected: expected, actual: picture, options: tolerance)
        let (actual, difference) = (artifacts.appending(path: name + ".actual.png"), artifacts.appending(path: name + ".difference.png"))
        guard !result.isSame else {
            // Those of an earlier run would mislead.
            for file in [actual, difference] { try? FileManager.default.removeItem(at: file) }
            return
        }
        if recording == .failed {
            try write(picture, to: golden)
            throw GoldenError("\(result); recorded \(golden.path) anew; look at it, and run the test again")
        }
        try write(picture, to: actual)
        try write(PixelComparison.differencePicture(expected: expected, actual: picture), to: difference)
        throw GoldenError(
            """
            \(result)
            expected:   \(golden.path)
            actual:     \(actual.path)
            difference: \(difference.path)
            \(GoldenRecording.variable)=failed takes the actual picture as golden
            """)
    }

    private func write(_ picture: Pixmap, to file: URL) throws(GoldenError) {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try picture.pngData().write(to: file, options: .atomic)
        } catch {
            throw GoldenError("cannot write \(file.path): \(error)")
        }
    }
}

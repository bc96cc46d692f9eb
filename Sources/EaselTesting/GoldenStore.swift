import Easel
import Foundation

/// Goldens in files.
struct GoldenStore {
    /// The folder of the goldens.
    let folder: URL
    /// The folder for images that differ from their goldens.
    let artifacts: URL
    let recording: GoldenRecording

    /// Uses the goldens of a test file: the folder `Goldens/NAME` next to it.
    ///
    /// - Parameter environment: `EASEL_ARTIFACTS` is the folder for images that differ; the default is in the folder for temporary files.
    /// - Throws: `GoldenError` for an unknown value of `EASEL_RECORD`.
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

    /// Returns the name of a golden: the test function's name, the given name, and the frame.
    static func name(test: String?, named: String?, frame: Int? = nil) -> String {
        // Drops the parameters of "looksRight(_:)" and replaces characters that are unsafe in file names.
        let function = test.map { String($0.prefix { $0 != "(" }) }
        let words = [function, named].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ".")
        let safe = String(words.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
        return (safe.isEmpty ? "golden" : safe) + (frame.map { "-" + String(repeating: "0", count: max(0, 4 - "\($0)".count)) + "\($0)" } ?? "")
    }

    /// Compares an image with its golden, and writes the golden or the differences if necessary.
    ///
    /// - Throws: `GoldenError` with a message for the person who runs the test, unless the golden exists and matches.
    func check(_ image: Pixmap, name: String, tolerance: PixelComparison.Options) throws(GoldenError) {
        let golden = folder.appending(path: name + ".png")
        guard recording != .all, let bytes = try? Data(contentsOf: golden) else {
            guard recording != .never else { throw GoldenError("missing golden \(golden.path), and \(GoldenRecording.variable) is never") }
            try write(image, to: golden)
            throw GoldenError("recorded \(golden.path); review it and run the test again")
        }
        let expected: Pixmap
        do {
            expected = try Pixmap(png: bytes)
        } catch {
            throw GoldenError("\(golden.path): \(error)")
        }
        let result = PixelComparison.compare(expected: expected, actual: image, options: tolerance)
        let (actual, difference) = (artifacts.appending(path: name + ".actual.png"), artifacts.appending(path: name + ".difference.png"))
        guard !result.isSame else {
            // Files of an earlier run would be misleading.
            for file in [actual, difference] { try? FileManager.default.removeItem(at: file) }
            return
        }
        if recording == .failed {
            try write(image, to: golden)
            throw GoldenError("\(result); recorded \(golden.path) again; review it and run the test again")
        }
        try write(image, to: actual)
        try write(PixelComparison.differencePicture(expected: expected, actual: image), to: difference)
        throw GoldenError(
            """
            \(result)
            expected:   \(golden.path)
            actual:     \(actual.path)
            difference: \(difference.path)
            \(GoldenRecording.variable)=failed records the actual image as the golden
            """)
    }

    private func write(_ image: Pixmap, to file: URL) throws(GoldenError) {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try image.pngData().write(to: file, options: .atomic)
        } catch {
            throw GoldenError("cannot write \(file.path): \(error)")
        }
    }
}

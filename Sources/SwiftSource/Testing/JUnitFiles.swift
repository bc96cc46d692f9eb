import Foundation
import FramePipeline

/// The files of results that SwiftPM writes: one for XCTest, and one for Swift Testing.
struct JUnitFiles {
    private let folder: String
    private let files: ProjectFiles
    /// The maximum size of a file in bytes.
    private static let limit = 256 << 20

    /// - Parameters:
    ///   - folder: a folder that doesn't exist.
    ///   - files: open nothing outside of what tests write.
    init(folder: String, _ files: ProjectFiles) throws {
        (self.folder, self.files) = (folder, files)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// Returns the arguments of `swift test`, which writes XCTest's file only for tests in separate processes.
    func arguments(with others: [String]) -> [String] {
        ["--xunit-output", "\(folder)/tests.xml"] + (others.contains("--parallel") ? [] : ["--parallel", "--num-workers", "1"])
    }

    /// Writes one file with all results.
    ///
    /// - Throws: `WriteError`.
    func merge(into path: String) throws {
        let names = files.names(folder).filter { $0.hasSuffix(".xml") }
        let texts = names.compactMap { files.contents("\(folder)/\($0)", limit: Self.limit) }.map { String(decoding: $0, as: UTF8.self) }
        try AtomicFile.write(Array(Self.merged(texts).utf8), to: path)
    }

    /// Returns a file with the suites of all files.
    static func merged(_ texts: [String]) -> String {
        let suites = texts.compactMap { text -> String? in
            guard let start = text.range(of: "<testsuite "), let end = text.range(of: "</testsuite>", options: .backwards), start.lowerBound < end.lowerBound
            else { return nil }
            return text[start.lowerBound..<end.upperBound] + "\n"
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites.joined())</testsuites>\n"
    }
}

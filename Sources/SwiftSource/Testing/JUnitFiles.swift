import Foundation
import FramePipeline

/// The files of results that SwiftPM writes: one for XCTest, and one for Swift Testing.
struct JUnitFiles {
    private let folder: String

    /// - Parameter folder: is emptied.
    init(folder: String) throws {
        self.folder = folder
        try? FileManager.default.removeItem(atPath: folder)
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
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".xml") }.sorted()
        let texts = names.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }.map { String(decoding: $0, as: UTF8.self) }
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

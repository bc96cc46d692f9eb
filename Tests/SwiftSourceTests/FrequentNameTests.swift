import Foundation
import Synchronization
import Testing

@testable import SwiftSource

/// The names that public SwiftUI files use, each in its common forms: `FrequentNames` has a snippet for each one, below a comment with the name.
///
/// `Scripts/frequent-names` weights them by files, and records the ones that are missing.
@Suite(.needsRuntime)
struct FrequentNameTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FrequentNames")

    private static var files: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    }

    /// For each line, the name that its snippet is about; nil before the first snippet.
    private static func owners(of text: String) -> [String?] {
        var name: String?
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if let header = line.wholeMatch(of: /\/\/ name: (.+)/) { name = String(header.1) }
            return name
        }
    }

    /// Returns the names in the files, and those whose snippets have errors.
    private func check() throws -> (names: Set<String>, failures: Set<String>) {
        let toolchain = try SwiftToolchain(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/"))
        let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let macros = try toolchain.macroOptions(script: place.appending(path: "macros"))
        let files = Self.files
        let outputs = Mutex([Int: String]())
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            let arguments =
                [
                    "-typecheck", "-parse-as-library", "-module-name", "Snippets", "-suppress-warnings", "-diagnostic-style", "llvm", "-D", "DEBUG",
                    "-primary-file", files[index].path,
                ] + macros
            let result = Result { () throws(SwiftSourceError) in try toolchain.compile(arguments, in: place) }
            guard case .success((let isDone, let output)) = result else { return }
            outputs.withLock { $0[index] = isDone ? "" : output }
        }
        var (names, failures): (Set<String>, Set<String>) = ([], [])
        for (index, file) in files.enumerated() {
            let owners = Self.owners(of: try String(contentsOf: file, encoding: .utf8))
            names.formUnion(owners.compactMap { $0 })
            let output = try #require(outputs.withLock { $0[index] })
            // Errors in a macro's code are in a buffer, and a note says where the macro was used.
            let lines = output.matches(of: /(?m)^(.+?\.swift):(\d+):\d+: (?:error: |note: in expansion of macro|note: expanded code originates here)/)
                .filter { $0.1 == file.path }
                .compactMap { Int($0.2) }
            #expect(output.isEmpty || !lines.isEmpty, "\(file.lastPathComponent): \(output)")
            for line in lines {
                let owner = owners.indices.contains(line - 1) ? owners[line - 1] : nil
                failures.insert(try #require(owner, "\(file.lastPathComponent):\(line) has an error outside of all snippets"))
            }
        }
        return (names, failures)
    }

    @Test func frequentNamesCompileExceptTheRecordedOnes() throws {
        let (names, failures) = try check()
        #expect(names.count > 600)
        let text = try String(contentsOf: Self.folder.appending(path: "missing.txt"), encoding: .utf8)
        let recorded = Set(text.split(separator: "\n").map(String.init))
        #expect(failures.subtracting(recorded).sorted() == [], "these names compiled before")
        #expect(recorded.subtracting(failures).sorted() == [], "these names compile now: Scripts/frequent-names --record")
    }
}

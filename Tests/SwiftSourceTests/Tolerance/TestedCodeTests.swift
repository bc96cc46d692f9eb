import Foundation
import Testing

@testable import SwiftSource

/// The code of tested packages, of which parts are left out.
@Suite(.needsRuntime)
final class TestedCodeTests {
    private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "easel-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func code(_ text: String, isTolerant: Bool = false) throws -> TestedCode {
        try MirroredPackage.write(Array(text.utf8), to: "\(folder)/Card.swift")
        let files = try SwiftSource.File.read(["\(folder)/Card.swift"], for: CompilationTarget())
        let toolchain = try SwiftToolchain(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/"))
        return try TestedCode(files, toolchain, isTolerant: isTolerant)
    }

    private let card = "import SwiftUI\nstruct Card: View {\n    var body: some View {\n        Text(\"a\").glow(radius: 1)\n    }\n}\n"

    /// Returns what the compiler would say about a modifier, as long as the text has it.
    private func said(_ files: [String: SwiftSource.File], _ word: String = ".glow(", file: String = "Card.swift") -> String {
        if let reduced = files["\(folder)/Card.swift"], !String(decoding: reduced.compiledText, as: UTF8.self).contains(word) { return "" }
        return "\(folder)/\(file):4:19: error: value of type 'Text' has no member 'glow' [could_not_find_value_member]\n        Text(\"a\").glow(radius: 1)\n"
    }

    @Test func onlyThePartWithTheErrorIsLeftOut() throws {
        var code = try code(card)
        let isReduced = try code.leaveOut(for: said([:])) { self.said($0) }
        #expect(isReduced && code.record.pieces.map(\.title) == [".glow(radius:)"] && code.record.pieces.map(\.line) == [4] && code.record.count > 1)
        let reduced = try #require(code.reduced["\(folder)/Card.swift"])
        #expect(String(decoding: reduced.compiledText, as: UTF8.self).contains("Text(\"a\")"))

        // The same files have the same record, and others none.
        try code.writeRecord(in: folder)
        var again = try self.code(card)
        #expect(again.reduced.isEmpty)
        again.readRecord(in: folder)
        #expect(again.record == code.record && again.reduced["\(folder)/Card.swift"]?.compiledText == reduced.compiledText)
        for (text, isTolerant) in [(card + "\n", false), (card, true)] {
            var other = try self.code(text, isTolerant: isTolerant)
            other.readRecord(in: folder)
            #expect(other.reduced.isEmpty && other.record.pieces.isEmpty)
        }
    }

    @Test func errorsOfTestsAndMistakesRemain() throws {
        var code = try code(card)
        #expect(try !code.leaveOut(for: said([:], file: "Tests.swift")) { _ in throw CancellationError() })
        let mistake = "\(folder)/Card.swift:4:9: error: cannot convert value of type 'Int' to specified type 'String' [cannot_convert_initializer_value]"
        #expect(try !code.leaveOut(for: mistake) { _ in mistake })
        #expect(code.reduced.isEmpty)
    }
}

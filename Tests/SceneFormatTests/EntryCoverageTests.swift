import Foundation
import Testing

@testable import SceneFormat

/// Every entry of the language occurs in a test.
struct EntryCoverageTests {
    /// The words in quotation marks in all test sources and cases, which include all names that their scenes use. There is no list to maintain.
    private static let words: Set<Substring> = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        var words: Set<Substring> = []
        for path in paths where [".swift", ".json", ".txt"].contains(where: path.hasSuffix) {
            let text = (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
            for piece in text.split(separator: "\"") where piece.allSatisfy({ $0.isLetter || $0.isNumber }) { words.insert(piece) }
            // In a string with escapes.
            for piece in text.split(separator: "\\\"") where piece.allSatisfy({ $0.isLetter || $0.isNumber }) { words.insert(piece) }
        }
        return words
    }()

    @Test func everyEntryIsNamedByATest() {
        #expect(Self.words.count > 900)
        let entries = SceneEntries.standard
        let unnamed = (Array(entries.views.keys) + Array(entries.modifiers.keys)).filter { !Self.words.contains(Substring($0)) }.sorted()
        #expect(unnamed == [], "write a test that draws or lays out each of these, and fails when the entry does nothing (see EntryMeaning)")
    }
}

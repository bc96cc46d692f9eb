import Foundation
import InlineSnapshotTesting
import Testing

@testable import struct Snapshots._InlineSnapshotPlace
@testable import func Snapshots._checkInlineSnapshot

/// Snapshots that are written in the test's source.
@Suite final class InlineSnapshotTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).swift")

    deinit { try? FileManager.default.removeItem(at: file) }

    /// Returns source in which a snapshot was written at the first call of `check`.
    private func recorded(
        _ snapshot: String?, in source: String, labels: [String] = ["matches"], offset: Int = 0
    ) throws -> String {
        let before = try #require(source.range(of: "check")).lowerBound
        let lines = source[..<before].split(separator: "\n", omittingEmptySubsequences: false)
        let place = _InlineSnapshotPlace(
            line: UInt(lines.count), column: UInt((lines.last?.utf8.count ?? 0) + 1), labels: labels, trailingOffset: offset)
        let bytes = Array(source.utf8)
        let edit = try place.edit(bytes, snapshot: snapshot)
        return String(decoding: bytes[..<edit.range.lowerBound] + Array(edit.text.utf8) + bytes[edit.range.upperBound...], as: UTF8.self)
    }

    private func place<Value>(of value: Value, line: UInt = #line, column: UInt = #column) -> _InlineSnapshotPlace {
        _InlineSnapshotPlace(line: line, column: column, labels: ["matches"], trailingOffset: 0)
    }

    @Test func theCompilersColumnFindsTheCall() throws {
        let place = place(of: [1].map(\.description))
        let source = try [UInt8](Data(contentsOf: URL(filePath: #filePath)))
        let edit = try place.edit(source, snapshot: "one")
        #expect(String(decoding: source[..<edit.range.lowerBound], as: UTF8.self).hasSuffix("place(of: [1].map(\\.description))"))
        #expect(edit.text.hasPrefix(" {") && edit.text.contains("one"))
    }

    @Test func aNewSnapshotFollowsTheCall() throws {
        #expect(
            try recorded("one\n\ntwo", in: "func test() {\n  try check(of: f(\")\"), as: .lines) // )\n}\n") == """
                func test() {
                  try check(of: f(")"), as: .lines) {
                    \"""
                    one

                    two
                    \"""
                  } // )
                }

                """)
    }

    @Test func anOldSnapshotIsReplaced() throws {
        let source =
            "    check(\n        of: a[\"{\"], /* ( /* { */ */ as: .lines\n    ) {\n        #\"\"\"\n        } \"\\#(\")\")\n        \"\"\"#\n    }\n    check()\n"
        #expect(
            try recorded("a", in: source)
                == "    check(\n        of: a[\"{\"], /* ( /* { */ */ as: .lines\n    ) {\n        \"\"\"\n        a\n        \"\"\"\n    }\n    check()\n")
        #expect(try recorded(nil, in: source) == "    check(\n        of: a[\"{\"], /* ( /* { */ */ as: .lines\n    )\n    check()\n")
    }

    @Test func charactersThatALiteralCannotHoldAreEscaped() throws {
        #expect(try recorded("a\\n\"\"\"#\r\t", in: "check()\n") == "check() {\n    ##\"\"\"\n    a\\n\"\"\"#\\##u{d}\t\n    \"\"\"##\n}\n")
    }

    @Test func labelsAndOffsetsSelectTheClosure() throws {
        #expect(try recorded("a", in: "check(matches: { \"b\" }, of: c)\n") == "check(matches: {\n    \"\"\"\n    a\n    \"\"\"\n}, of: c)\n")
        #expect(
            try recorded("a", in: "check { x } result: { y } old: { z }\n", labels: ["result", "old"], offset: 1)
                == "check { x } result: {\n    \"\"\"\n    a\n    \"\"\"\n} old: { z }\n")
        #expect(try recorded("a", in: "check { x }\n", labels: ["result"], offset: 1) == "check { x } result: {\n    \"\"\"\n    a\n    \"\"\"\n}\n")
        #expect(try recorded("a", in: "\tcheck(1)\n") == "\tcheck(1) {\n\t\t\"\"\"\n\t\ta\n\t\t\"\"\"\n\t}\n")
    }

    @Test func aFileWithoutTheCallIsAnError() {
        let place = _InlineSnapshotPlace(line: 2, column: 3, labels: ["matches"], trailingOffset: 0)
        for source in ["", "a\n", "a\nb", "a\n  check", "a\n  check(", "a\n  check(\"\n"] {
            #expect(throws: (any Error).self) { try place.edit(Array(source.utf8), snapshot: "a") }
        }
    }

    private func check(_ value: String?, _ expected: String?, line: UInt, record: SnapshotTestingConfiguration.Record? = .missing) -> String? {
        let place = _InlineSnapshotPlace(line: line, column: 1, labels: ["matches"], trailingOffset: 0)
        return _checkInlineSnapshot(
            { value }, as: .lines, expected: expected.map { text in { text } }, record: record, timeout: 600, place: place, file: file.path, testName: "test()")?
            .message
    }

    @Test func severalSnapshotsOfAFileAreRecordedAtTheirOriginalPlaces() throws {
        try Data("check(1)\ncheck(2)\ncheck(3)\n".utf8).write(to: file)
        #expect(check("b", nil, line: 2)?.hasPrefix("No snapshot was found in the source. Automatically recorded a new snapshot:\n\nb") == true)
        #expect(check("a", nil, line: 1) != nil)
        #expect(check("a", nil, line: 1) != nil, "the same snapshot again")
        #expect(check("other", nil, line: 1)?.contains("two different snapshots") == true)
        #expect(check("c", "old", line: 3)?.contains("−old\n+c") == true)
        #expect(check("c", "old", line: 3, record: .failed)?.hasSuffix("Re-run \"test\" to assert against the newly-recorded snapshot.") == true)
        func closure(_ text: String) -> String { "{\n    \"\"\"\n    \(text)\n    \"\"\"\n}\n" }
        #expect(try String(contentsOf: file, encoding: .utf8) == "check(1) \(closure("a"))check(2) \(closure("b"))check(3) \(closure("c"))")
    }

    @Test func nothingIsRecordedWhereThatIsOffOrTheFileHasChanged() throws {
        try Data("check(1)\ncheck(2)\n".utf8).write(to: file)
        #expect(check("a", nil, line: 1, record: .never)?.hasPrefix("No snapshot was found in the source. New snapshot was not recorded") == true)
        #expect(check(nil, nil, line: 1) == nil)
        #expect(check("a", "a", line: 1) == nil)
        #expect(check(nil, "a", line: 1) != nil)
        _ = check("a", nil, line: 1)
        try Data("check(1)\n// changed\n".utf8).write(to: file)
        #expect(check("b", nil, line: 2)?.hasSuffix("has changed since the test was compiled; run the test again to record") == true)
    }

    @Test func textsInTheSourceAreCompared() {
        assertInlineSnapshot(of: [1, 2], as: .dump) {
            """
            ▿ 2 elements
              - 1
              - 2

            """
        }
        assertInlineSnapshot(of: String?.none, as: .lines)
        let place = #_sourceLocation
        withKnownIssue {
            assertInlineSnapshot(of: "a", as: .lines, message: "It differs", record: .never) { "b" }
        } matching: { issue in
            issue.sourceLocation?.line == place.line + 2 && issue.description.contains("It differs - Snapshot does not match the text in the source.")
        }
        #expect(_verifyInlineSnapshot(matching: "a\n", as: .lines, with: "\n  a") == nil)
        #expect(_verifyInlineSnapshot(matching: "a", as: .lines, with: "b") != nil)
    }
}

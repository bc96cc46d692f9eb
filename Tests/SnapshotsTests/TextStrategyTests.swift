import Easel
import Foundation
import SnapshotTesting
import Testing

@testable import struct Snapshots.LineDifference

/// Snapshots as text and as bytes.
@Suite struct TextStrategyTests {
    private struct User: Codable {
        var name = "Ann"
        var age: Int? = nil
        var tags: Set<String> = ["b", "a"]
        var born = Date(timeIntervalSinceReferenceDate: 0)
        var home = URL(string: "https://example.com")
    }
    private enum Direction: String, CaseIterable { case left, right }

    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
        var result: String?
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    private struct Money: AnySnapshotStringConvertible {
        let amount = 5
        var snapshotDescription: String { "money" }
    }
    private struct Named: CustomStringConvertible {
        let b = 1
        let a = 2
        var description: String { "named" }
    }

    @Test func dumpSortsFieldsByName() {
        #expect(
            text(User(), .dump) == """
                ▿ User
                  - age: Optional<Int>.none
                  - born: 2001-01-01T00:00:00Z
                  ▿ home: Optional<URL>
                    - some: https://example.com
                  - name: "Ann"
                  ▿ tags: 2 members
                    - "a"
                    - "b"

                """)
        #expect(text([1: "one", 0: "zero"], .dump)?.contains("▿ (2 elements)\n    - key: 0\n    - value: \"zero\"") == true)
        #expect(text(Direction.left, .dump) == "- Direction.left\n")
        #expect(text(Money(), .dump) == "- money\n")
        #expect(text(Named(), .dump) == "▿ named\n  - b: 1\n  - a: 2\n")
        #expect(text(Date(timeIntervalSinceReferenceDate: 0.5), .dump) == "- 2001-01-01T00:00:00Z\n")
        #expect(text((1, "a"), .dump) == "▿ (2 elements)\n  - .0: 1\n  - .1: \"a\"\n")
    }

    @Test func dumpEndsAtCircles() {
        final class Node {
            var next: Node?
        }
        let node = Node()
        node.next = node
        #expect(text(node, .dump) == "▿ Node\n  ▿ next: Optional<Node>\n    ▿ some (circular reference detected)\n")
        node.next = nil
    }

    @Test func jsonAndPlistAreSorted() {
        #expect(text(["b": 1, "a": 2], .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
        #expect(text(["a": 2], .plist)?.contains("<key>a</key>") == true)
        #expect(Snapshotting<User, String>.json.pathExtension == "json")
        #expect(Snapshotting<User, String>.plist.pathExtension == "plist")
        #expect(text(["a": [1, 2]] as Any, .json)?.contains("\"a\"") == true)
    }

    @Test func descriptionAndPullback() {
        #expect(text(42, .description) == "42")
        #expect(text(7, Snapshotting<String, String>.lines.pullback { (number: Int) in "\(number)" }) == "7")
        let later = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in Async(value: number).map { "\($0)" } }
        #expect(text(8, later) == "8")
    }

    @Test func functionsAreTables() {
        let strategy = Snapshotting<Direction, String>.func(into: Snapshotting<Int, String>.description)
        #expect(text({ $0.rawValue.count }, strategy) == "\"Input\",\"Output\"\n\"left\",\"4\"\n\"right\",\"5\"")
    }

    @Test func differingLinesAreShownWithTheirSurroundings() {
        let lines = (1...12).map { "line \($0)" }
        var changed = lines
        changed[6] = "other"
        let text = LineDifference(lines.joined(separator: "\n"), changed.joined(separator: "\n")).text
        #expect(text.hasPrefix("@@ −3,9 +3,9 @@\n\u{2007}line 3\n"))
        #expect(text.contains("−line 7\n+other\n"))
        #expect(!text.contains("line 12"))
    }

    @Test func bytesAreCompared() {
        let diffing = Snapshotting<Data, Data>.data.diffing
        #expect(diffing.diff(Data([1, 2]), Data([1, 2])) == nil)
        #expect(diffing.diff(Data([1, 2]), Data([1, 3]))?.0 == "Expected data to match; byte 1 is the first that differs.")
        #expect(diffing.diff(Data([1, 2]), Data([1]))?.0 == "Expected 2 bytes, got 1.")
    }
}

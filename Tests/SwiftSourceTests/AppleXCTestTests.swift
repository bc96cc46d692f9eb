import SwiftFacts
import Testing

@testable import SwiftSource

/// The class that records the issues of test cases.
struct AppleXCTestTests {
    private func rewritten(_ text: String) throws -> String {
        var edits = TextEdits(Array(text.utf8))
        AppleXCTest.recordIssues(try facts(of: text), in: &edits)
        return edits.result.map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    @Test(arguments: [
        ("final class A: XCTestCase {}", "final class A: EaselTestCase           {}"),
        ("class A: XCTest.XCTestCase, B {}", "class A: EaselTestCase    , B {}"),
        ("open class A<T: View>: XCTestCase {}", "open class A<T: View>: EaselTestCase           {}"),
    ])
    func testCasesRecordIssues(_ text: String, _ expected: String) throws { #expect(try rewritten(text) == expected) }

    @Test(arguments: ["extension XCTestCase {}", "func f<T: XCTestCase>(_ test: T) {}", "let test: XCTestCase", "class A: B, XCTestCase {}", "XCTestCase"])
    func otherUsesStay(_ text: String) throws { #expect(try rewritten(text) == text) }

    @Test func onlyFilesWithIssuesNeedTheClass() throws {
        #expect(try AppleXCTest.usesIssues(facts(of: "XCTExpectFailure { XCTFail() }")))
        #expect(try !AppleXCTest.usesIssues(facts(of: "// XCTIssue\nXCTFail()")))
    }
}

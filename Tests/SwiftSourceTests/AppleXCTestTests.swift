import Testing

@testable import SwiftSource

/// The class that records the issues of test cases.
struct AppleXCTestTests {
    private func rewritten(_ text: String) -> String { String(decoding: AppleXCTest.recordingIssues(Array(text.utf8)), as: UTF8.self) }

    @Test(arguments: [
        ("final class A: XCTestCase {}", "final class A: EaselTestCase {}"),
        ("class A: XCTest.XCTestCase, B {}", "class A: EaselTestCase, B {}"),
        ("open class A<T: View>: XCTestCase {}", "open class A<T: View>: EaselTestCase {}"),
    ])
    func testCasesRecordIssues(_ text: String, _ expected: String) { #expect(rewritten(text) == expected) }

    @Test(arguments: ["extension XCTestCase {}", "func f<T: XCTestCase>(_ test: T) {}", "let test: XCTestCase", "class A: B, XCTestCase {}", "XCTestCase"])
    func otherUsesStay(_ text: String) { #expect(rewritten(text) == text) }

    @Test func onlyFilesWithIssuesNeedTheClass() {
        #expect(AppleXCTest.usesIssues(Array("XCTExpectFailure { XCTFail() }".utf8)))
        #expect(!AppleXCTest.usesIssues(Array("// XCTIssue\nXCTFail()".utf8)))
    }
}

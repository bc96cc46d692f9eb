import Testing

@testable import SwiftSource

/// The set-ups of test classes on the main actor.
struct IsolatedSetUpsTests {
    private func rewritten(_ text: String, others: [String] = []) -> String {
        let files = ([text] + others).map { Array($0.utf8) }
        return String(decoding: IsolatedSetUps(in: files).rewritten(files[0]), as: UTF8.self)
    }

    @Test func bodiesOfClassesOnTheMainActorAssumeIt() {
        let text = "import XCTest\n@MainActor\nfinal class A: XCTestCase {\n    override func setUp() {\n        a = [1].map { $0 }\n    }\n}\n"
        #expect(
            rewritten(text)
                == text.replacing("setUp() {", with: "setUp() { MainActor.assumeIsolated { () -> Void in").replacing("    }\n}\n", with: "    }}\n}\n"))
        #expect(
            rewritten("@MainActor class A: B { override class func tearDownWithError() throws { try f() } }")
                == "@MainActor class A: B { override class func tearDownWithError() throws { try MainActor.assumeIsolated { () -> Void in try f() }} }")
    }

    @Test func subclassesAreOnTheMainActorToo() {
        let base = "import XCTest\n\n@MainActor public class Base: XCTestCase {}"
        let text = "class Middle: Base {}\nfinal class A: Middle { override func setUp() { a = 1 } }"
        #expect(rewritten(text, others: [base]).contains("{ MainActor.assumeIsolated { () -> Void in a = 1 }}"))
        #expect(rewritten(text) == text)
    }

    @Test func otherFunctionsStayAsTheyAre() {
        let members = [
            "override func setUp() async throws { a = 1 }", "override nonisolated func setUp() { }", "func setUp() { }", "func testA() { a = 1 }",
            "override func setUp(_ a: Int) { }", "func f() { struct B { func setUp() {} } }",
        ]
        for member in members {
            let text = "@MainActor class A: XCTestCase { \(member) }"
            #expect(rewritten(text) == text)
        }
        let nonisolated = "@MainActor struct S {}\nclass A: XCTestCase { @MainActor var a = 1; override func setUp() { } }"
        #expect(rewritten(nonisolated) == nonisolated)
    }
}

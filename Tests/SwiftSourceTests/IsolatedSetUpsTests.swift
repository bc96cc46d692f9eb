import SwiftFacts
import Testing

@testable import SwiftSource

/// The set-ups of test classes on the main actor.
struct IsolatedSetUpsTests {
    private func rewritten(_ text: String, others: [String] = []) throws -> String {
        let files = try ([text] + others).map { try facts(of: $0) }
        var edits = TextEdits(Array(text.utf8))
        IsolatedSetUps(in: files).rewrite(files[0], in: &edits)
        return edits.result.map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    @Test func bodiesOfClassesOnTheMainActorAssumeIt() throws {
        let text = "import XCTest\n@MainActor\nfinal class A: XCTestCase {\n    override func setUp() {\n        a = [1].map { $0 }\n    }\n}\n"
        #expect(
            try rewritten(text)
                == text.replacing("setUp() {", with: "setUp() { MainActor.assumeIsolated { () -> Void in").replacing("    }\n}\n", with: "    }}\n}\n"))
        #expect(
            try rewritten("@MainActor class A: B { override class func tearDownWithError() throws { try f() } }")
                == "@MainActor class A: B { override class func tearDownWithError() throws { try MainActor.assumeIsolated { () -> Void in try f() }} }")
    }

    @Test func subclassesAreOnTheMainActorToo() throws {
        let base = "import XCTest\n\n@MainActor public class Base: XCTestCase {}"
        let text = "class Middle: Base {}\nfinal class A: Middle { override func setUp() { a = 1 } }"
        #expect(try rewritten(text, others: [base]).contains("{ MainActor.assumeIsolated { () -> Void in a = 1 }}"))
        #expect(try rewritten(text) == text)
    }

    @Test func otherFunctionsStayAsTheyAre() throws {
        let members = [
            "override func setUp() async throws { a = 1 }", "override nonisolated func setUp() { }", "func setUp() { }", "func testA() { a = 1 }",
            "override func setUp(_ a: Int) { }", "func f() { struct B { func setUp() {} } }",
        ]
        for member in members {
            let text = "@MainActor class A: XCTestCase { \(member) }"
            #expect(try rewritten(text) == text)
        }
        // Functions without parameters, but not those of types inside.
        let inner = "@MainActor class A: XCTestCase { class B { override func setUp() {} } }"
        #expect(try rewritten(inner) == inner)
        let nonisolated = "@MainActor struct S {}\nclass A: XCTestCase { @MainActor var a = 1; override func setUp() { } }"
        #expect(try rewritten(nonisolated) == nonisolated)
    }
}

import Foundation
import Testing

@testable import SwiftSource

/// The compiler's messages in the words of the user's source.
struct CompilerOutputTests {
    private let output = CompilerOutput(paths: ["/App/Card.swift": "Card.swift"], modules: ["AppleSwiftData", "OpenCombine", "Views"])

    @Test(arguments: [
        (
            "<unknown>:0: error: fatal error encountered during compilation\n<unknown>:0: note: IO failure on output stream: No space left on device",
            "no space left" as String?
        ),
        ("clang: error: unable to make temporary file: No space left on device\n", "no space left"),
        ("ld: fatal error: /a.o: Disk quota exceeded", "over quota"),
        ("V.swift:3:8: error: No space left on device\n3 | #error(\"No space left on device\")\n12 | // No space left on device", nil),
    ]) func aFullDiskIsNoErrorOfTheSource(output: String, reason: String?) {
        #expect(SwiftToolchain.writeFailure(in: output) == reason)
    }

    @Test func sourceIsShownAsTheUserWroteIt() {
        var output = output
        output.texts = ["/App/Card.swift": Array("let a = b\n  Old().body\n".utf8)]
        let said = """
            /App/Card.swift:2:9: error: missing 'x'
            1 | let a = b
            2 |   __EaselLeftOut("Old")
              |         `- error: missing 'x'
            9 | nowhere
            /App/Other.swift:2:1: note: here
            2 | __EaselLeftOut("Old")
            """
        #expect(
            output.readable([said]) == """
                Card.swift:2:9: error: missing 'x'
                1 | let a = b
                2 |   Old().body
                  |         `- error: missing 'x'
                9 | nowhere
                /App/Other.swift:2:1: note: here
                2 | __EaselLeftOut("Old")
                """)
    }

    @Test func aMessageInAnExpansionIsAtTheLineThatUsesTheMacro() {
        let said = """
            macro expansion @Model:3:37: error: generic parameter 'Value' could not be inferred
            `- /App/Card.swift:14:1: note: expanded code originates here
             8 | }
            10 | @Model final class Item {
               | `- note: in expansion of macro 'Model' on class 'Item' here
            11 |     var name: String
               +--- macro expansion @Model -----------------------------------------
               | 3 |     SwiftData._Relationship._all { [SwiftData._Relationship(\\Item.owner)] }
               |   |                                     `- error: generic parameter 'Value' could not be inferred
               +--------------------------------------------------------------------
            15 | 

            AppleSwiftData._Relationship.init:2:8: note: in call to initializer
            1 | struct _Relationship {

            """
        #expect(
            output.readable([said]) == """
                Card.swift:10:1: error: generic parameter 'Value' could not be inferred
                 8 | }
                10 | @Model final class Item {
                   | `- error: generic parameter 'Value' could not be inferred
                11 |     var name: String
                15 | 
                """)
    }

    @Test func anExpansionThatRepeatsTheUsersErrorIsLeftOut() {
        let said = """
            /App/Card.swift:7:17: error: cannot find type 'Missing' in scope
            7 |     var broken: Missing
            macro expansion @ObservationTracked:2:23: error: cannot find type 'Missing' in scope
            `- /App/Card.swift:7:36: note: expanded code originates here
            7 |     var broken: Missing
            """
        #expect(output.readable([said]) == "Card.swift:7:17: error: cannot find type 'Missing' in scope\n7 |     var broken: Missing")
    }

    /// A `#sourceLocation` gives the user's code in an expansion its own places, but the compiler prints the expansion.
    @Test func aMessageInThePreviewsExpansionShowsTheUsersLine() {
        func said(_ line: Int, _ text: String, _ mark: String) -> String {
            """
            /App/Card.swift:\(line):\(text)
            `- /App/Card.swift:9:2: note: expanded code originates here
            4 | #_return("x") {
              | `- note: in expansion of macro '_return' here
              +--- macro expansion #_return ---------------------------------------
              |4 | struct __EaselPreviewContent: SwiftUI.View {
              |5 | #sourceLocation(file: "/App/Card.swift", line: \(line))
              |6 |     let b = a
              |  |             `- \(mark)
              |7 | }
              +--------------------------------------------------------------------
            10 | struct Other {}

            """
        }
        let warning = "5:9: warning: initialization of immutable value 'b' was never used"
        let shown = "5 |     let b = a\n  |         `- warning: initialization of immutable value 'b' was never used"
        #expect(output.readable([said(5, String(warning.dropFirst(2)), "warning: ")]) == "Card.swift:\(warning)\n\(shown)")
        let error = said(5, "13: error: '__EaselPreviewContent' has no 'a'", "error: ")
        #expect(output.readable([error]) == "Card.swift:5:13: error: 'Preview' has no 'a'\n5 |     let b = a\n  |             `- error: 'Preview' has no 'a'")
        // The body itself has an error, of which that in the expansion is a consequence.
        let direct = "/App/Card.swift:7:5: error: cannot find 'c' in scope\n7 |     c"
        #expect(output.readable([direct + "\n" + error]) == "Card.swift:7:5: error: cannot find 'c' in scope\n7 |     c")
        let elsewhere = "/App/Card.swift:11:5: error: cannot find 'c' in scope\n11 |     c"
        #expect(output.readable([elsewhere + "\n" + error]).contains("'Preview' has no 'a'"))
        #expect(output.readable(["/App/Card.swift:1:1: error: no\n1 | #_return {"]) == "Card.swift:1:1: error: no\n1 | #Preview {")
    }

    @Test func easelsFilesAreNotNamed() {
        let said = """
            /tmp/work/0/EaselClock.swift:9:5: error: cannot find 'x' in scope
            /App/Card.swift:1:2: error: no exact matches in call to 'sleep'
            1 | sleep("a")
            /tmp/work/0/EaselClock.swift:12:3: note: candidate expects value of type 'UInt32'
            12 | @usableFromInline func sleep

            """
        #expect(output.readable([said]) == "Card.swift:1:2: error: no exact matches in call to 'sleep'\n1 | sleep(\"a\")")
        let alone = "/tmp/work/0/EaselDataModel.swift:9:5: error: cannot find type 'Person' in scope\n9 | x"
        #expect(output.readable([alone]) == "error: the declarations that Easel adds to the source: cannot find type 'Person' in scope")
    }

    @Test func modulesHaveTheNamesThatTheUserImports() {
        let said = """
            /App/Card.swift:1:2: error: value of type 'Views.Text' is no 'OpenCombine.Just', nor 'MyViews.Text'
            Views.View.frame:2:8: note: incorrect labels
            1 | func frame
            """
        #expect(
            output.readable([said]) == """
                Card.swift:1:2: error: value of type 'SwiftUI.Text' is no 'Combine.Just', nor 'MyViews.Text'
                SwiftUI.View.frame:2:8: note: incorrect labels
                1 | func frame
                """)
    }

    @Test func aCrashIsOneLine() {
        let said = """
            Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
            Stack dump:
            0.	Program arguments: /opt/swift/usr/bin/swift-frontend -c -primary-file /App/Card.swift -o x.o
            1.	Swift version 6.3.1
            2.	While evaluating request TypeCheckPrimaryFileRequest(source_file "/App/Card.swift")
            3.	While type-checking 'body' (at /App/Card.swift:4:5)
             #0 0x000055
            """
        #expect(output.readable([said]) == "Card.swift:4:5: error: the compiler crashed while type-checking 'body'")
        let crash = CompilerCrash(said, paths: output.paths)
        #expect(crash?.path == "Card.swift" && crash?.line == 4 && crash?.column == 5)
        #expect(output.readable(["Stack dump:\n0.\tx\n", said]) == "Card.swift:4:5: error: the compiler crashed while type-checking 'body'")
        #expect(CompilerCrash("/App/Card.swift:1:2: error: no", paths: output.paths) == nil)
        #expect(output.readable(["Stack dump:\n0.\tProgram arguments: x /App/Card.swift\n"]) == "<unknown>:0: error: the compiler crashed")
    }

    @Test func aCrashNamesTheInnermostPieceInAnyFolder() {
        let output = CompilerOutput(paths: ["/My-App (1)/a b.swift": "a b.swift", "/b.swift": "b.swift"])
        func message(_ lines: String) -> String { output.readable(["Stack dump:\n\(lines)\n #0 0x0 x"]) }
        let checking = """
            4.\tWhile evaluating request TypeCheckFunctionBodyRequest(App.(file).Card.row(at:)@/My-App (1)/a b.swift:1:6)
            5.\tWhile type-checking statement at [/My-App (1)/a b.swift:1:50 - line:3:1] RangeText="{
              c($c: d)
            "
            6.\tWhile type-checking-target starting at /My-App (1)/a b.swift:2:3
            """
        #expect(message(checking) == "a b.swift:2:3: error: the compiler crashed while type-checking 'Card.row(at:)'")
        let emitting = "4.\tWhile silgen emitFunction SIL function \"@$s1AyyF\".\n for 'row(at:)' (at /My-App (1)/a b.swift:3:5)"
        #expect(message(emitting) == "a b.swift:3:5: error: the compiler crashed while compiling 'row(at:)'")
    }
}

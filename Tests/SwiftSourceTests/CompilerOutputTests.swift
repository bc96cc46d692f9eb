import Foundation
import Testing

@testable import SwiftSource

/// The compiler's messages in the words of the user's source.
struct CompilerOutputTests {
    private let output = CompilerOutput(paths: ["/App/Card.swift": "Card.swift"], modules: ["AppleSwiftData", "OpenCombine", "Views"])

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
        #expect(CompilerCrash("/App/Card.swift:1:2: error: no", paths: output.paths) == nil)
        #expect(output.readable(["Stack dump:\n0.\tProgram arguments: x\n"]) == "<unknown>:0: error: the compiler crashed")
    }
}

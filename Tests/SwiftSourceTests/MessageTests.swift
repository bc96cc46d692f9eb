import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// The messages when the compiler or the program fails.
struct MessageTests {
    @Test func theCompilersWordsAreKept() {
        let said =
            "error: emit-module command failed with exit code 1 (use -v to see invocation)\nx.swift:2:40: error: cannot find 'Txt' in scope\n1 | import SwiftUI\n\n"
        #expect(ProgramBuilder.error(said) == SwiftSourceError("x.swift:2:40: error: cannot find 'Txt' in scope\n1 | import SwiftUI", isPrefixed: false))
    }

    @Test(arguments: [
        (SIGILL, "v.swift: V stopped with a fatal error (signal 4)", CommandStatus.badInput),
        (SIGSEGV, "v.swift: V crashed (signal 11); infinite recursion of a view or function is a common cause", .badInput),
        (SIGKILL, "v.swift: V was ended by signal 9", .internalError),
    ])
    func signals(_ number: Int32, _ message: String, _ status: CommandStatus) {
        #expect(BuiltProgram.trap(signal: number, view: "V", path: "v.swift") == SwiftSourceError(message, exitStatus: status))
    }

    @Test func theMessageOfAFatalErrorIsFound() {
        func fatalMessage(in output: String) -> String? { BuiltProgram.fatalMessage(in: output, isSandboxed: false) }
        #expect(fatalMessage(in: "printed\nUserViews/T.swift:4: Fatal error: boom: 1\n\n*** Signal 4: Backtracing\n") == "boom: 1")
        #expect(fatalMessage(in: "Fatal error: Index out of range") == "Index out of range")
        let output = "Fatal error: failed to allocate 104857632 bytes of memory with alignment 8\n"
        #expect(fatalMessage(in: output) == "failed to allocate 104857632 bytes of memory with alignment 8")
        #expect(
            BuiltProgram.fatalMessage(in: output, isSandboxed: true)
                == "failed to allocate 104857632 bytes of memory with alignment 8; --sandbox allows 8 GiB")
        #expect(fatalMessage(in: "this was no Fatal error: it is a text\n") == nil)
        #expect(
            BuiltProgram.trap(signal: SIGILL, view: "V", path: "v.swift", message: "boom")
                == SwiftSourceError("v.swift: V stopped with a fatal error: boom (signal 4)"))
    }

    @Test func placesAreThoseOfTheUsersFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try AtomicFile.write(Array("x".utf8), to: folder.appending(path: "Trap.swift").path)
        let source = try SwiftSource(path: folder.appending(path: "Trap.swift").path)
        let name = source.files[0].path
        let backtrace = """
            Thread 1 "x" crashed:

              2 [ra]         0x000056344748dba4 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
              3 [ra]         0x000056344748dba4 static Helper.+ infix(_:_:) + 355 in views at \(name):2:95
              4 [ra] [thunk] 0x000056344748dc49 protocol witness for View.body.getter in conformance Trap + 8 in views at //<compiler-generated>
              5 [ra]         0x00007f99bc12ffdf closure #1 in BodyNode.makeBody() + 190 in libEaselRuntime.so at /e/BodyNode.swift:33:25
              6              0x000056344748dc49 Trap.body.getter + 8 in views at \(name):10:3
            """
        let calls = BuiltProgram.calls(in: backtrace, of: source)
        #expect(calls.map(\.position) == ["\(name):2:95", "\(name):10:3"])
        #expect(calls.map(\.function) == ["static Helper.+ infix(_:_:)", "Trap.body.getter"])
        let function = "closure #1 in $s9UserViews0012tswift_DrJCafMX1_0_33_55Ll7PreviewfMf_12EaselPreviewfMu_()"
        let outer = [
            "", "closure #2 in ", "row(_:) #1 in ", "body.getter in __EaselPreviewContent #1 in ", "closure #1 in body.getter in __EaselPreviewContent #1 in ",
        ]
        let lines = outer.map { "  3 [ra]  0x000056344748dba4 \($0)\(function) + 5 in views at \(name):2:9\n" }
        #expect(
            BuiltProgram.calls(in: lines.joined(), of: source).map(\.function) == [
                "#Preview", "closure #2 in #Preview", "row(_:) #1 in #Preview", "#Preview", "#Preview",
            ])
    }
}

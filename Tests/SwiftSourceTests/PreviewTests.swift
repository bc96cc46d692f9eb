import Foundation
import Testing

@testable import SwiftSource
@testable import previewmacro

/// `#Preview`, from the text of its use to the name that `--view` takes.
struct PreviewTests {
    @Test(
        arguments: [
            ("#Preview { A() }", nil, " { A() }"),
            ("\n// #Preview(\"no\")\n/* # */ #Preview(\"Two { words\") { A() }", "Two { words", "(\"Two { words\") { A() }"),
            ("#Preview( \"x\", body: { A() })", "x", "( \"x\", body: { A() })"),
            ("#Preview(\"a\\(1)\") { A() }", nil, "(\"a\\(1)\") { A() }"), ("#Preview(\"\") { A() }", nil, "(\"\") { A() }"),
            ("#Preview(name) { A() }", nil, "(name) { A() }"),
        ] as [(String, String?, String)])
    func readsAUse(_ text: String, _ name: String?, _ arguments: String) throws {
        let use = try #require(PreviewUse(text, discriminator: "$sX"))
        #expect(use.name == name)
        #expect(
            use.expansion
                == "@_silgen_name(\"\(use.symbol)\") @MainActor func $sX12EaselPreviewfMu_() -> _EaselPreview { return _EaselPreview\(arguments) }")
        #expect(use.symbol.hasPrefix("easel_preview_"))
        #expect(try use.symbol != #require(PreviewUse(text, discriminator: "$sY")).symbol)
    }

    @Test(
        arguments: [
            (
                "(\"A\", traits: .portrait) {\n  @Previewable @State var a = 1\n  B(a: $a)\n}", "\n @State var a = 1\n",
                "(\"A\", traits: .portrait) { __EaselPreviewContent() }"
            ),
            (
                " {\n  @Previewable\n  @State var a = [\n 1]; @Previewable @FocusState var f: Bool\n  let b = \"}\"\n  return B(b)\n}",
                "@FocusState var f: Bool", " { __EaselPreviewContent() }"
            ),
            ("(body: { @Previewable @State var a = f { 1 }\n B(a) })", "@State var a = f { 1 }", "(body: { __EaselPreviewContent() })"),
        ])
    func movesPreviewableProperties(_ arguments: String, _ member: String, _ expected: String) {
        let result = PreviewBody.hoisting(arguments)
        #expect(result.declarations.contains(member))
        #expect(!result.declarations.contains("@Previewable"))
        #expect(result.arguments == expected)
    }

    @Test(arguments: [" { A() }", "(\"@Previewable\") { A() }", "(\"x\") {\n// @Previewable\n A { @Previewable in 1 } }", "", "(", "{"])
    func leavesOtherPreviewsAlone(_ arguments: String) {
        #expect(PreviewBody.hoisting(arguments) == ("", arguments))
    }

    @Test(arguments: ["", "// #Preview", "/* #Preview", "#Other { }"])
    func refusesWhatIsNoUse(_ text: String) {
        #expect(PreviewUse(text, discriminator: "$sX") == nil)
    }

    @Test func linesAboveAUseDoNotChangeItsSymbol() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        func symbol(_ text: String, line: Int, column: Int = 1, before: String = "") throws -> String {
            try Data(text.utf8).write(to: file)
            let place = try #require(PreviewUse.place(of: before + "#Preview { A() }", file: file.path, line: line, column: column))
            return try #require(PreviewUse("#Preview { A() }", discriminator: "$sX\(line)", place: place)).symbol
        }
        let first = try symbol("a\n#Preview { A() }\n#Preview { A() }", line: 2)
        #expect(try symbol("a\nb\n// #Preview\n#Preview { A() }\n#Preview { A() }", line: 4) == first)
        #expect(try symbol("a\n#Preview { A() }\n#Preview { A() }", line: 3) != first)
        #expect(try symbol("a\n#Preview { A() }; #Preview { A() }", line: 2, column: 19) != first)
        // The text of a use begins where the code above it ends.
        for (code, end) in [("a", 2), ("a.longer", 9)] {
            #expect(try symbol("\(code)\n#Preview { A() }\n#Preview { A() }", line: 1, column: end, before: "\n") == first)
        }
        #expect(try symbol("a\r\n#Preview { A() }\r\n#Preview { A() }", line: 2) == first)
        #expect(try symbol("a\r\n#Preview { A() }\r\n#Preview { A() }", line: 3) != first)
        // Code before a use on its line.
        #expect(try symbol("a\n/**/ #Preview { A() }\n#Preview { A() }", line: 2, column: 6) != symbol("a\n/**/ #Preview { A() }\n#Preview { A() }", line: 3))
        #expect(PreviewUse.place(of: "#Preview { A() }", file: file.path + "-", line: 1, column: 1) == nil)
    }

    @Test func previewsGetUniqueNames() {
        let notes = [
            ("c", "", "b.swift", 1), ("a", "One", "a.swift", 10), ("b", "", "a.swift", 200), ("a", "One", "a.swift", 10), ("d", "One", "b.swift", 9),
            ("e", "Taken", "c", 0),
        ]
        let lines = notes.map { #"{"symbol":"\#($0.0)","name":"\#($0.1)","file":"\#($0.2)","offset":\#($0.3)}"# }.joined(separator: "\n")
        let files = [SwiftSource.File(generated: "\n\n#Preview\n\n\n#Preview", path: "a.swift")]
        let entries = PreviewNote.entries(Data(lines.utf8), in: files, taken: ["Taken"])
        #expect(entries.map(\.place) == [ViewCatalog.Entry.Place(file: "a.swift", line: 3), ViewCatalog.Entry.Place(file: "a.swift", line: 6), nil, nil, nil])
        #expect(entries.map(\.name) == ["One", "Preview", "Preview 2", "One 2", "Taken 2"])
        #expect(entries.map(\.symbol) == ["a", "b", "c", "d", "e"])
        let entryPoint = ProgramBuilder.entryPoint(of: ViewCatalog(entries: Array(entries.prefix(1))))
        #expect(entryPoint.contains(".preview(\"One\") { __a() },"))
        #expect(entryPoint.contains("@_silgen_name(\"a\") @MainActor private func __a() -> ViewRuntime.ViewProgram.Preview"))
    }

    @Test func pathsAreQuotedForTheShell() {
        let path = "/a 'b'/runtime"
        #expect(SwiftToolchain.shellQuoted(path) == #"'/a '\''b'\''/runtime'"#)
    }
}

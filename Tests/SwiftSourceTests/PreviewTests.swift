import Foundation
import Testing

@testable import SwiftSource
@testable import previewmacro

/// `#Preview`, from the text of its use to the name that `--view` takes.
@Suite struct PreviewTests {
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
                == "@_silgen_name(\"\(use.symbol)\") @MainActor func $sX12EaselPreviewfMu_() -> any SwiftUI.View { __easelPreview\(arguments) }")
        #expect(use.symbol.hasPrefix("easel_preview_"))
        #expect(try use.symbol != #require(PreviewUse(text, discriminator: "$sY")).symbol)
    }

    @Test(arguments: ["", "// #Preview", "/* #Preview", "#Other { }"])
    func refusesWhatIsNoUse(_ text: String) {
        #expect(PreviewUse(text, discriminator: "$sX") == nil)
    }

    @Test func previewsGetUniqueNames() {
        let notes = [
            ("c", "", "b.swift", 1), ("a", "One", "a.swift", 10), ("b", "", "a.swift", 200), ("a", "One", "a.swift", 10), ("d", "One", "b.swift", 9),
            ("e", "Taken", "c", 0),
        ]
        let lines = notes.map { #"{"symbol":"\#($0.0)","name":"\#($0.1)","file":"\#($0.2)","offset":\#($0.3)}"# }.joined(separator: "\n")
        let entries = PreviewNote.entries(Data(lines.utf8), taken: ["Taken"])
        #expect(entries.map(\.name) == ["One", "Preview", "Preview 2", "One 2", "Taken 2"])
        #expect(entries.map(\.symbol) == ["a", "b", "c", "d", "e"])
        let entryPoint = ProgramBuilder.entryPoint(of: ViewCatalog(entries: Array(entries.prefix(1))))
        #expect(entryPoint.contains("ViewRuntime.ViewProgram.Entry(\"One\") { __a() },"))
        #expect(entryPoint.contains("@_silgen_name(\"a\") @MainActor private func __a() -> any SwiftUI.View"))
    }

    @Test func pathsAreQuotedForTheShell() {
        let path = "/a 'b'/runtime"
        #expect(SwiftToolchain.shellQuoted(path) == #"'/a '\''b'\''/runtime'"#)
    }
}

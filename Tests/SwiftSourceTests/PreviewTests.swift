import Foundation
import Testing

@testable import SwiftSource

/// `#Preview`, from its use to the name that `--view` takes.
struct PreviewTests {
    /// Expands a use and returns the function, and what the plugin notes about the use.
    private func expand(
        _ use: String, file: String = "", line: Int = 1, column: Int = 1
    ) throws -> (function: String, note: PreviewNote) {
        let notes = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).jsonl")
        try Data().write(to: notes)
        defer { try? FileManager.default.removeItem(at: notes) }
        let function = try MacroPlugin.expansion("PreviewMacro", "declaration", use, place: (file, line, column), notes: notes)
        return (function, try JSONDecoder().decode(PreviewNote.self, from: Data(contentsOf: notes)))
    }

    @Test(
        .enabled(if: MacroPlugin.isThere),
        arguments: [
            ("#Preview { A() }", "", "{ A() }"),
            ("/* #Preview(\"no\") # */ #Preview(\"Two { words\") { A() }", "Two { words", "(\"Two { words\") { A() }"),
            ("#Preview( \"x\", body: { A() })", "x", "( \"x\", body: { A() })"),
            ("#Preview(\"a\\(1)\") { A() }", "", "(\"a\\(1)\") { A() }"), ("#Preview(\"\") { A() }", "", "(\"\") { A() }"),
            ("#Preview(name) { A() }", "", "(name) { A() }"),
            ("#Preview(\"\"\"\n  Two\n  lines\n  \"\"\") { A() }", "Two lines", "(\"\"\" Two lines \"\"\") { A() }"),
            (#"#Preview("a \"b\" é", traits: .portrait) { A() }"#, #"a "b" é"#, #"("a \"b\" é", traits: .portrait) { A() }"#),
            ("#_return(\"x\") { return A() }", "x", "(\"x\") { return A() }"),
            ("#Preview(\"W\", as: .systemSmall) { W() } timeline: { E() }", "W", "(\"W\", as: .systemSmall) { W() } timeline: { E() }"),
        ])
    func readsAUse(_ use: String, _ name: String, _ arguments: String) throws {
        let (function, note) = try expand(use)
        #expect(note.name == name)
        let call = use.hasPrefix("#_return") ? "_return" : "_Canvas"
        let start = "@_silgen_name(\"\(note.symbol)\") @MainActor func $sX12EaselPreviewfMu_() -> _Canvas { #sourceLocation(file: \"\", line: 1) \(call)"
        #expect(function == "\(start) \(arguments) #sourceLocation() }")
        #expect(note.symbol.hasPrefix("easel_preview_"))
    }

    @Test(
        .enabled(if: MacroPlugin.isThere),
        arguments: [
            (
                "#Preview(\"A\", traits: .portrait) {\n  @Previewable @State var a = 1\n  B(a: $a)\n}",
                "(\"A\", traits: .portrait) {", "2 @State var a = 1", "{ 3 B(a: $a) }"
            ),
            (
                "#Preview {\n  @Previewable\n  @State var a = [\n 1]; @Previewable @FocusState var f: Bool\n  let b = \"}\"\n  B(b)\n}",
                "{", "2 @State var a = [ 1] 4 @FocusState var f: Bool", "{ 5 let b = \"}\" 6 B(b) }"
            ),
            (
                "#_return(body: { @Previewable @State var a = f { 1 }\n if a == 1 { return B(a) }\n return C() })",
                "(body: {", "1 @State var a = f { 1 }", "{_Canvas._content { 2 if a == 1 { return B(a) } 3 return C() } }"
            ),
            (
                "#Preview {\n @SwiftUI.Previewable /* why */ @State private var a = 1 // how\n B { return $a }\n}",
                "{", "2 /* why */ @State private var a = 1", "{ 3 B { return $a } }"
            ),
        ])
    func movesPreviewableProperties(_ use: String, _ start: String, _ members: String, _ body: String) throws {
        let function = try expand(use).function.replacing(/#sourceLocation\(file: "", line: (\d+)\)/) { "\($0.1)" }
        #expect(
            function.contains("1 _return \(start) struct __EaselPreviewContent: SwiftUI.View { \(members) var body: some SwiftUI.View \(body) }"), "\(function)"
        )
        #expect(function.contains("return __EaselPreviewContent() }"), "\(function)")
    }

    @Test(
        .enabled(if: MacroPlugin.isThere),
        arguments: [
            "#Preview(\"@Previewable\") { A() }", "#Preview(\"x\") {\n// @Previewable\n A { @Previewable in 1 } }", "#Preview", "#Preview { }",
            "#Preview(arguments: [1]) { number in A(number) }",
        ])
    func leavesOtherPreviewsAlone(_ use: String) throws { #expect(try !expand(use).function.contains("struct")) }

    /// The compiler gives the function the attributes of the use.
    @Test(
        .enabled(if: MacroPlugin.isThere),
        arguments: [
            ("@available(iOS 17, *) #Preview(\"x\") { A() }", "@MainActor ", 1, 23), ("@MainActor #Preview(\"x\") { A() }", "", 1, 12),
            ("@MainActor\n@available(iOS 17, *)\n#Preview(\"x\") { A() }", "", 3, 1), ("@Swift.MainActor #Preview(\"x\") { A() }", "", 1, 18),
        ])
    func attributesStandBeforeAUse(_ use: String, _ isolation: String, _ line: Int, _ column: Int) throws {
        let (function, note) = try expand(use)
        #expect(note.name == "x" && note.place.line == line && note.place.column == column)
        #expect(
            function.hasSuffix(
                "@_silgen_name(\"\(note.symbol)\") \(isolation)func $sX12EaselPreviewfMu_() -> _Canvas { #sourceLocation(file: \"\", line: \(line)) "
                    + "_Canvas (\"x\") { A() } #sourceLocation() }"), "\(function)")
    }

    @Test(.enabled(if: MacroPlugin.isThere))
    func linesAboveAUseDoNotChangeItsSymbol() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        func symbol(_ text: String, line: Int, column: Int = 1, before: String = "") throws -> String {
            try Data(text.utf8).write(to: file)
            return try expand(before + "#Preview { A() }", file: file.path, line: line, column: column).note.symbol
        }
        let first = try symbol("a()\n#Preview { A() }\n#Preview { A() }", line: 2)
        #expect(try symbol("a()\nb()\n// #Preview\n#Preview { A() }\n#Preview { A() }", line: 4) == first)
        #expect(try symbol("a()\n#Preview { A() }\n#Preview { A() }", line: 3) != first)
        #expect(try symbol("a()\n#Preview { A() }; #Preview { A() }", line: 2, column: 19) != first)
        // The text of a use begins where the code above it ends.
        for (code, end) in [("a()", 4), ("a().longer", 11)] {
            #expect(try symbol("\(code)\n#Preview { A() }\n#Preview { A() }", line: 1, column: end, before: "\n") == first)
        }
        #expect(try symbol("a()\r\n#Preview { A() }\r\n#Preview { A() }", line: 2) == first)
        #expect(try symbol("a()\r\n#Preview { A() }\r\n#Preview { A() }", line: 3) != first)
        // In a type or in a condition, and a string that only looks like a use.
        #expect(try symbol("let s = \"\"\"\n#Preview\n\"\"\"\nstruct T {\n#if DEBUG\n#Preview { A() }\n#endif\n}", line: 6) == first)
        // Code before a use on its line.
        #expect(
            try symbol("a()\n/**/ #Preview { A() }\n#Preview { A() }", line: 2, column: 6) != symbol("a()\n/**/ #Preview { A() }\n#Preview { A() }", line: 3))
        try FileManager.default.removeItem(at: file)
        #expect(try expand("#Preview { A() }", file: file.path).note.symbol != first)
    }

    /// Errors of types come from the use itself, others from the function that it stands for. A controller would fit, too, and must not change the message.
    @Test(
        .enabled(if: MacroPlugin.isThere),
        arguments: [
            ("#Preview { Text(a: 2) }", "3:12: error: no exact matches in call to initializer"),
            ("#Preview {\n    VStack {\n        Text(\"\").paddin(3)\n    }\n}", "5:18: error: value of type 'Text' has no member 'paddin'"),
            ("#Preview { 3 }", "3:12: error: static method 'buildExpression' requires that 'Int' conform to 'View'"),
            ("#Preview { print(1) }", "3:12: error: type '()' cannot conform to 'View'"),
            ("#Preview(traits: .none) { Text(\"\") }", "3:19: error: type 'PreviewTrait<Preview.ViewTraits>' has no member 'none'"),
            ("#Preview { UIViewController(a: 1) }", "3:32: error: argument passed to call that takes no arguments"),
            ("#_return { let view = Text(\"\")\n    if isOn { return view } }", "4:29: error: missing return in closure expected to return 'any View'"),
            ("enum Space {\n    #_return  { let a: Text; return a }\n}", "4:37: error: constant 'a' used before being initialized"),
            ("#_return {\n    let a: String = 1\n    return Text(a)\n}", "4:21: error: cannot convert value of type 'Int' to specified type 'String'"),
            ("#_return {\n    if isOn { return Text(\"\").glow() }\n    return UIView()\n}", "4:31: error: value of type 'Text' has no member 'glow'"),
            (
                "#_return {\n    if isOn { return Text(\"\") }\n    return 5\n}",
                "5:12: error: result value of type 'Int' does not conform to closure result type 'View'"
            ),
            (
                "#_return {\n    @Previewable @State var a = 1\n    let b = a + \"\"\n    return Text(\"\")\n}",
                "5:15: error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'"
            ),
            ("#_return(body: {\n    @Previewable @State var a = 1\n    let b: Text; return b\n})", "5:25: error: constant 'b' used before being initialized"),
        ])
    func messagesNameThePlaceInThePreview(_ preview: String, _ message: String) throws {
        let toolchain = try SwiftToolchain(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/"))
        let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let file = place.appending(path: "Views.swift")
        try Data("import SwiftUI\nlet isOn = true\n\(preview)\n".utf8).write(to: file)
        let options = ["-c", "-primary-file", file.path, "-parse-as-library", "-module-name", "Snippets", "-o", place.appending(path: "o.o").path]
        let output = try toolchain.compile(options + toolchain.macroOptions(script: place.appending(path: "macros")), in: place).output
        let errors = output.split(separator: "\n").filter { $0.contains(": error: ") && $0.first?.isWhitespace == false }
        #expect(errors.count == 1 && errors[0].hasPrefix("\(file.path):\(message)"), "\(output)")
    }

    @Test func previewsGetUniqueNames() throws {
        let notes = [
            ("c", "", "b.swift", 1, 1), ("a", "One", "a.swift", 3, 1), ("b", "", "a.swift", 6, 2), ("a", "One", "a.swift", 3, 1), ("d", "One", "b.swift", 1, 9),
            ("e", "Taken", "c", 1, 1), ("f", "\\\"", "d", 1, 1),
        ]
        let lines = notes.map { #"{"symbol":"\#($0.0)","name":"\#($0.1)","place":{"file":"\#($0.2)","line":\#($0.3),"column":\#($0.4)}}"# }
        let files = [try SwiftSource.File(generated: "", path: "a.swift")]
        let entries = PreviewNote.entries(Data(lines.joined(separator: "\n").utf8), in: files, taken: ["Taken"])
        #expect(
            entries.map(\.place) == [ViewCatalog.Entry.Place(file: "a.swift", line: 3), ViewCatalog.Entry.Place(file: "a.swift", line: 6), nil, nil, nil, nil])
        #expect(entries.map(\.name) == ["One", "Preview", "Preview 2", "One 2", "Taken 2", "\""])
        #expect(entries.map(\.symbol) == ["a", "b", "c", "d", "e", "f"])
        let entryPoint = ProgramBuilder.entryPoint(of: ViewCatalog(entries: entries))
        #expect(entryPoint.contains(".preview(\"One\") { __a() },"))
        #expect(entryPoint.contains(#".preview("\"") { __f() },"#))
        #expect(entryPoint.contains("@_silgen_name(\"a\") @MainActor private func __a() -> ViewRuntime.ViewProgram.Preview"))
    }

    /// A package may be used where the toolchain is in another folder than on the machine that built it.
    @Test(.enabled(if: MacroPlugin.isThere))
    func thePluginFindsTheLibrariesOfTheToolchain() throws {
        let toolchain = try SwiftToolchain(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/"))
        let script = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: script) }
        #expect(try toolchain.macroOptions(notes: "/a b", script: script) == ["-load-plugin-executable", "\(script.path)#EaselMacros"])
        let command = try #require(try String(contentsOf: script, encoding: .utf8).split(separator: "\n").last)
        let libraries = try #require(command.firstMatch(of: /^LD_LIBRARY_PATH='(.+)\/host:.+\/linux' exec '.+\/previewmacro' '\/a b'$/)).1
        #expect(FileManager.default.fileExists(atPath: "\(libraries)/host/libSwiftSyntax.so") && FileManager.default.isExecutableFile(atPath: script.path))
    }

    @Test func pathsAreQuotedForTheShell() {
        let path = "/a 'b'/runtime"
        #expect(SwiftToolchain.shellQuoted(path) == #"'/a '\''b'\''/runtime'"#)
    }
}

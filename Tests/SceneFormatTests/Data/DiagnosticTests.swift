import Foundation
import SceneFormat
import Testing

struct DiagnosticTests {
    private let source = SourceFile(name: "scene.json", text: "{\n  \"view\": { \"HStak\": [] }\n}")

    private var unknownView: Diagnostic {
        Diagnostic(
            .error, "unknown view 'HStak'", file: "scene.json", position: SourcePosition(line: 2, column: 13, offset: 14), scenePath: "view.VStack[0]",
            suggestion: "HStack", notes: [.init("views are listed in Scenes/REFERENCE.md")])
    }

    @Test func textIsLikeACompilers() {
        #expect(
            unknownView.text(source: source) == """
                scene.json:2:13: error: unknown view 'HStak' at view.VStack[0]; did you mean 'HStack'?
                      "view": { "HStak": [] }
                                ^
                scene.json: note: views are listed in Scenes/REFERENCE.md
                """)
    }

    @Test func jsonIsOneLine() {
        #expect(
            unknownView.json == #"{"severity":"error","message":"unknown view 'HStak'","file":"scene.json","line":2,"column":13,"#
                + #""path":"view.VStack[0]","suggestion":"HStack","notes":[{"message":"views are listed in Scenes/REFERENCE.md"}]}"#)
        let odd = Diagnostic(.warning, "a\"\n\u{1b}", file: "ü")
        #expect(odd.json == #"{"severity":"warning","message":"a\"\n\u001b","file":"ü"}"#)
    }

    @Test func controlCharactersNeverReachTheTerminal() {
        let source = SourceFile(name: "s", text: "\u{1b}[31m\u{202e}\tx")
        let diagnostic = Diagnostic(.error, "unknown '\u{1b}[2J\u{202e}'", file: "s", position: SourcePosition(line: 1, column: 8, offset: 9))
        #expect(diagnostic.text(source: source) == "s:1:8: error: unknown '\\u{1b}[2J\\u{202e}'\n     [31m  x\n           ^")
    }

    @Test func longLinesAreCut() {
        let source = SourceFile(name: "s", text: String(repeating: "a", count: 10_000) + "!" + String(repeating: "b", count: 10_000))
        let text = Diagnostic(.error, "x", file: "s", position: SourcePosition(line: 1, column: 10_001, offset: 10_000)).text(source: source)
        let lines = text.split(separator: "\n").map(Array.init)
        #expect(lines.count == 3 && lines[1].count < 140)
        #expect(lines[1][lines[2].count - 1] == "!")
    }

    @Test func wideCharactersAreNotCutThrough() {
        let source = SourceFile(name: "s", text: String(repeating: "😀", count: 500))
        let text = Diagnostic(.error, "x", file: "s", position: SourcePosition(line: 1, column: 251, offset: 1_000)).text(source: source)
        let lines = text.split(separator: "\n")
        #expect(lines[1] == "    …" + String(repeating: "😀", count: 120))
        #expect(lines[2].count == 4 + 1 + 60 + 1)
    }

    @Test func linesEndWithAnyLineEnd() {
        let source = SourceFile(name: "s", text: "\u{FEFF}ab\r\ncd\ref")
        for (offset, before, after) in [(3, "", "ab"), (4, "a", "b"), (7, "", "cd"), (9, "cd", ""), (10, "", "ef"), (12, "ef", ""), (99, "ef", "")] {
            let line = source.line(around: SourcePosition(line: 1, column: 1, offset: offset), reach: 10)
            #expect(line.before == before && line.after == after && !line.isCutBefore)
        }
    }

    @Test func collectorSortsAndCounts() {
        let collector = DiagnosticCollector(source: source, limit: 2)
        collector.error("late", at: SourcePosition(line: 3, column: 1, offset: 28), path: .root["a"][2]["b c"])
        collector.warning("early", at: SourcePosition(line: 1, column: 1), path: .root)
        #expect(collector.errorCount == 1)
        collector.error("lost", at: nil, path: .root)
        #expect(
            collector.text == """
                scene.json:1:1: warning: early
                    {
                    ^
                scene.json:3:1: error: late at a[2]['b c']
                    }
                    ^
                scene.json: note: and 1 more error
                """)
    }

    /// A text that names a member of a variable, and nothing else, probably lacks its braces.
    @Test(arguments: [
        ("item.name", "this is the text 'item.name' itself; write {item.name} for the value"), ("item.size", nil), ("item.nme", nil), ("star.fill", nil),
        ("{item.name}", nil), ("item", nil), ("www.item.name", nil),
    ]) func textsWithoutBraces(text: String, warning: String?) throws {
        let file = SourceFile(
            name: "s.json",
            text: #"{ "size": [9, 9], "state": { "item": { "name": "A", "size": { "size": [1, 1] } }, "star": true }, "view": { "Text": "\#(text)" } }"#)
        let (scene, diagnostics) = PreparedScene.read(file)
        #expect(scene != nil)
        #expect(diagnostics.diagnostics.map(\.message) == (warning.map { [$0] } ?? []))
    }

    @Test func textsEndAfterTwenty() {
        let collector = DiagnosticCollector(source: source, limit: 30)
        for number in 0..<4 { collector.warning("w\(number)", at: nil, path: .root) }
        for number in 0..<26 { collector.error("e\(number)", at: nil, path: .root) }
        let shown = (0..<20).map { "scene.json: error: e\($0)" }
        let rest = "scene.json: note: and 6 more errors and 4 more warnings; --diagnostic-format json lists them"
        #expect(collector.text.split(separator: "\n").map(String.init) == shown + [rest])
        #expect(collector.json.split(separator: "\n").count == 30)
    }

    @Test(arguments: [
        ("HStak", "HStack"), ("hstack", "HStack"), ("HSTACK", "HStack"), ("Vstakc", "VStack"), ("txet", "Text"), ("Tex", "Text"), ("Zebra", nil),
        ("", nil), ("T", nil), ("paddin", "padding"), ("pad", nil), ("frmae", "frame"), (String(repeating: "x", count: 100_000), nil),
    ])
    func nearest(name: String, expected: String?) {
        #expect(nearestName(to: name, in: ["HStack", "VStack", "ZStack", "Text", "padding", "frame"]) == expected)
    }

    @Test func equallyNearNamesAreTakenAlphabetically() {
        #expect(nearestName(to: "abcX", in: ["abce", "abcd"]) == "abcd")
        #expect(nearestName(to: "Month", in: ["months", "month"]) == "month")
    }

    @Test func pathsAreShortened() {
        var path = ScenePath.root
        for _ in 0..<1_000 { path = path["VStack"][0] }
        #expect(path.description.count < 200)
        #expect(ScenePath.root["view"]["VStack"][2]["modifiers"][0]["padding"].description == "view.VStack[2].modifiers[0].padding")
    }

    /// JSON has escapes of its own; those of messages would make it invalid.
    @Test func jsonIsPrintedAsItIs() throws {
        let text = "a\u{200F}b\u{9B}c\u{2028}d\u{FEFF}\u{7F}\"\n\u{1F600}"
        let json = Diagnostic(.error, text, file: text).json
        #expect(Diagnostic.printable(json, keepsLines: true) == json)
        let members = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
        #expect(members["message"] == text && members["file"] == text)
        // The same for JSON of other encoders.
        let encoded = Diagnostic.printableJSON(String(decoding: try JSONEncoder().encode([text]), as: UTF8.self))
        #expect(encoded.contains(#"a\u200fb\u009bc\u2028d\ufeff\u007f"#) && Diagnostic.printable(encoded) == encoded)
        #expect(try JSONDecoder().decode([String].self, from: Data(encoded.utf8)) == [text])
    }
}

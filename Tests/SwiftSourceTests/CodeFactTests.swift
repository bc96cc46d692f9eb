import Foundation
import SwiftFacts
import Testing

@testable import SwiftSource

/// What the toolchain's parser finds in Swift files.
struct CodeFactTests {
    private func declarations(_ text: String) throws -> [String] {
        let found = try facts(of: text)
        return found.declarations.map { "\($0.kind) \(found.path(of: $0)):\($0.line)" }
    }

    @Test(arguments: [
        (
            "struct A<T> { let a = 1, b = 2\nfunc c() { struct D {} }\nenum E { case f } }",
            "structure A:1|variable A.a:1|variable A.b:1|function A.c:2|enumeration A.E:3"
        ),
        ("extension A.B<Int> where T: C { init() {} }", "extension A.B:1|initializer A.B.init:1"),
        ("#if A\nactor A {}\n#else\nclass A { class var b: Int { 1 } }\n#endif", "actor A:2|class A:4|variable A.b:4"),
        ("#if os(macOS)\nstruct A {}\n#elseif !os(macOS) || B\nstruct C {}\n#else\nstruct D {}\n#endif", "structure C:4"),
        ("struct `class` { var `self`: Int }", "structure class:1|variable class.self:1"), ("let (a, (b, _)) = c", "variable a:1|variable b:1"),
        (
            "func + (a: A, b: A) {}\ntypealias B = A\nprotocol P { subscript(a: Int) -> Int { get } }",
            "function +:1|alias B:2|protocol P:3|subscript P.subscript:3"
        ),
        ("let a = { struct B {} }\nvar c: Int { struct D {} ; return 1 }\nif e { struct F {} }", "variable a:1|variable c:2"),
        ("// struct A {}\nlet b = \"struct C {}\"\nlet d = \"\"\"\nstruct E {}\n\"\"\"", "variable b:2|variable d:3"),
    ])
    func declarationsAreThoseOutsideOfCode(_ text: String, _ expected: String) throws {
        #expect(try declarations(text) == expected.components(separatedBy: "|"))
    }

    @Test func declarationsTellTheirParts() throws {
        let text =
            "#if A\n@main\n#endif\n@MainActor public final class A<T>: SwiftUI.View, B & C { override class func d(_ a: Int, b: Int = 1) async throws { e } }"
        let found = try facts(of: text).declarations
        #expect(found[0].hasAttribute("main") && found[0].hasAttribute("MainActor"))
        #expect(found[0].modifiers == ["public", "final"] && found[0].inherited == ["SwiftUI.View", "B", "C"] && found[0].inherits(from: "View"))
        #expect(found[1].labels == ["_", "b"] && found[1].effects == ["async", "throws"] && found[1].isStatic)
        #expect(try String(decoding: Array(text.utf8)[#require(found[1].body)], as: UTF8.self) == " e ")
        #expect(text.utf8.dropFirst(found[0].inheritedStart).starts(with: "SwiftUI.View".utf8))
        #expect(try JSONDecoder().decode([DeclarationFact].self, from: JSONEncoder().encode(found)) == found)
        let attribute = try facts(of: "struct A { @SwiftUI.Environment(\\.store) var a: Int }").declarations[1].attribute("Environment")
        #expect(attribute == "SwiftUI.Environment(\\.store)")
    }

    @Test func callsTellTheirPlaces() throws {
        let text = """
            struct A: View {
                var body: some View {
                    VStack { Text("b c"); Color.red }
                        .padding(2)
                }
                func d() { e(); f.g() }
            }
            #Preview { A() }
            let h = I("j \\(k)")
            """
        let calls = try facts(of: text).calls
        let lines = calls.calls.map { "\($0.type) \($0.name):\($0.line) \($0.label ?? "-")" }
        #expect(lines == ["A padding:4 -", "A VStack:3 -", "A Text:3 b c", "A Color:3 -", "A g:6 -", "#Preview A:8 -", " I:9 -"])
        #expect(String(decoding: Array(text.utf8)[calls.calls[1].range], as: UTF8.self) == "VStack { Text(\"b c\"); Color.red }")
        #expect(calls.calls[0].range.contains(calls.calls[2].range.lowerBound))
        #expect(calls.calls[0].member == calls.calls[2].member && calls.calls[0].member != calls.calls[4].member)
        #expect(try JSONDecoder().decode(CallList.self, from: JSONEncoder().encode(calls)) == calls)
    }

    @Test func namesAreThoseOfCode() throws {
        let found = try facts(of: "// A\nlet b = \"C \\(d.e($f)) G\" // h\n@I var j: K<L>.`M`; #n(o: 1) { p }; \"\"\"\n  q \\(r)\n  \"\"\"; #\"s\\(t)\"#")
        #expect(found.names.names == ["I", "K", "L", "M", "b", "d", "e", "f", "j", "n", "o", "p", "r"].sorted())
        #expect(found.names.names.allSatisfy(found.mentions) && !found.mentions("A") && !found.mentions("z"))
    }

    @Test func previewsTellTraitsAndWhatTheyShow() throws {
        let text = """
            #Preview("A", traits: .landscapeLeft, .modifier(Sample())) { Panel.Row<Int>(); Card { } }
            struct A_Previews: SwiftUI.PreviewProvider { static var previews: some View { Row(a: 1).frame() } }
            struct B { struct C {} }
            extension B.C: PreviewProvider { static var previews: some View { Row() } }
            @available(iOS 17, *)
            #Preview(windowStyle: .automatic) { Row() }
            """
        let previews = try facts(of: text).previews
        #expect(previews.map(\.line) == [1, 2, 4, 6])
        #expect(previews.map(\.provider) == [nil, "A_Previews", "B.C", nil])
        #expect(previews[0].traits == ["landscapeLeft", "modifier", "Sample"])
        #expect(Set(previews[0].calls).isSuperset(of: ["Panel.Row", "Card"]) && previews[1].calls == ["frame", "Row"])
        #expect(previews[3].labels == ["windowStyle"])
    }

    @Test func providersTellTheirPreviews() throws {
        func parts(_ body: String) throws -> String? {
            let text = "struct P: PreviewProvider {\nstatic var previews: some View {\n\(body)\n}\n}"
            return try facts(of: text).previews[0].parts?.map { "\($0.line)\($0.name.map { " \($0)" } ?? "")" }.joined(separator: ", ")
        }
        #expect(try parts("A().padding()") == "3" && parts("let a = 1\nreturn A(a)\n.previewDisplayName(\"x\")") == "4 x")
        let group = "Group {\nA().previewDisplayName(\"x\").padding()\nB {\nC()\n}\nD().previewDisplayName(name)\n}"
        #expect(try parts(group) == "4 x, 5, 8" && parts("\(group).previewDisplayName(\"y\")") == "4 x, 5 y, 8 y")
        #expect(try parts("get { A(); B() }") == "3, 3" && parts("") == "")
        for unknown in ["ForEach(a) { B($0) }", "if a { B() }", "views", "views()", "Group { A(); if b { C() } }", "a.b { C() }"] {
            #expect(try parts(unknown) == nil)
        }
        #expect(try facts(of: "#Preview { A() }").previews[0].parts == nil)
    }

    @Test func stringsOfSymbolsAndPreviewsAreFound() throws {
        let text = #"""
            let a = Image(systemName: on ? "a" : off ? "b" : "c"), d = Label("x", systemImage: e ?? "d"), f = Image(systemName: (#"e\"#))
            let g = Image(systemName: h == "x" ? i("y") : "f\(j)"), k = UIImage(systemName: "g.\u{68}"), l = Image("z")
            extension A.B { static var previews: some View { C().previewDisplayName("Dark").previewDisplayName(name) } }
            """#
        let strings = try facts(of: text).strings
        #expect(strings.map(\.value) == ["a", "b", "c", "d", "e\\", "g.h", "Dark"])
        #expect(strings.last?.type == "A.B" && strings.last?.line == 3)
    }

    @Test func textThatIsNotSwiftIsRecognized() throws {
        #expect(try !facts(of: "struct A {}").hasParseErrors)
        for text in ["struct A {", "let = 1", "#if A", "\"", "}"] { #expect(try facts(of: text).hasParseErrors, "\(text)") }
    }

    @Test(arguments: [
        ("import AppKit", "AppKit"), ("#if os(macOS)\nimport AppKit\nlet a: NSWindow\n#endif", ""), ("let a: NSWindow? = NSApp.b", "NSApp NSWindow"),
        ("var NSWindow = 1", ""), ("a.ornament(b)", ""), ("a.ornament(attachmentAnchor: b) {}", "ornament"), ("a.windowStyle(.b)", ""),
        ("#Preview(windowStyle: .a) {}", "windowStyle"), ("a.immersionStyle(selection: b)", "immersionStyle"),
        ("@NSApplicationDelegateAdaptor var a: B", "NSApplicationDelegateAdaptor"),
        ("let a = \"NSWindow\" // NSWindow", ""), ("struct A: NSViewRepresentable {}", "NSViewRepresentable"),
    ])
    func namesOfSystemsAreThoseWithoutConditions(_ text: String, _ expected: String) throws {
        let text = SwiftReader.Text(name: "a.swift", bytes: Array(text.utf8), isRewritten: true)
        #expect(try SwiftReader.shared.facts(of: [text], for: CompilationTarget())[0].systemNames.joined(separator: " ") == expected)
    }

    @Test(arguments: [
        ("URLSession.shared.a()", "URLSession"), ("let a: URLSession", "URLSession"), ("class URLSession {}", ""), ("Thread.sleep(1)", ""),
        ("Thread { a }", "Thread"),
        ("Foundation.Thread(target: a)", "Thread"), ("queue.asyncAfter(wallDeadline: a) {}", "wallDeadline"), ("time(nil)", "time(nil)"), ("a.time(nil)", ""),
        ("time(&a)", ""), ("RunLoop.main.run(until: a)", "RunLoop.main.run"), ("RunLoop.main.perform {}", ""), ("let Process = 1", ""),
        ("Process()", "Process"), ("clock_gettime(a, b)", "clock_gettime"), ("\"\\(NSDate())\"", "NSDate"),
    ])
    func callsBesideTheClockAreFound(_ text: String, _ expected: String) throws {
        #expect(try facts(of: text).clockCalls.map(\.name).joined(separator: " ") == expected)
    }
}

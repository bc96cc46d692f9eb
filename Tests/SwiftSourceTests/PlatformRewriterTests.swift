import Foundation
import Testing

@testable import SwiftFacts
@testable import SwiftSource

/// Returns what a text says.
func facts(of text: String, _ target: CompilationTarget = CompilationTarget(), named name: String = "A.swift") throws -> FileFacts {
    try SwiftReader.shared.facts(of: [SwiftReader.Text(name: name, bytes: Array(text.utf8))], for: target)[0]
}

/// Source is compiled as for an Apple platform, without moving anything that remains.
struct PlatformRewriterTests {
    private func rewrite(_ text: String, _ target: CompilationTarget = CompilationTarget(), named name: String = "A.swift") throws -> String {
        try facts(of: text, target, named: name).rewritten.map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    @Test(arguments: [
        ("#if os(iOS)\n#endif", "#if true   \n#endif"),
        ("#if os(iOS) || os(visionOS) // os(iOS)", "#if true    || false        // os(iOS)"),
        ("#if !os(macOS) && DEBUG\n#elseif os( Linux )", "#if !false     && DEBUG\n#elseif false      "),
        ("#if canImport(UIKit)", "#if true            "), ("#if canImport(AppKit)", "#if false            "),
        ("#if canImport(Charts) && swift(>=5.9)", "#if canImport(Charts) && swift(>=5.9)"),
        ("#if targetEnvironment(simulator)", "#if true                        "),
        ("#if targetEnvironment(macCatalyst)", "#if false                         "),
    ])
    func conditions(_ text: String, _ expected: String) throws { #expect(try rewrite(text) == expected) }

    @Test(arguments: [
        ("if #available(iOS 17, *) {", "if true                  {"),
        ("guard #available(iOS 17.2, macOS 14, *) else {", "guard true                             else {"),
        ("guard #available(iOS 26, *) else { return }", "guard false               else { return }"),
        ("if #unavailable(iOS 17) { a() }", "if false                { fatalError() }"),
        ("if #unavailable(iOS 17) { older(1, 2) }", "if false { fatalError() }"),
        ("if #available(macOS 26, *) { a() }", "if true                    { a() }"),
        ("if #available(iOS 26, *) { a().glassEffect() } else { b }", "if false                 { fatalError() } else { b }"),
        ("if x, #available(iOS 26, *), y {\n    glass()\n    more(1)\n}", "if x, false                , y { fatalError()\n\n\n}"),
        ("if #available(iOS 18.4, *) {}", "if true                    {}"),
        ("let a = \"#available(iOS 26, *)\"", "let a = \"#available(iOS 26, *)\""),
        ("if #available (iOS 16, *) { a() }", "if true                   { a() }"),
        ("while #available(iOS 26, *), b { glassEffect() }", "while false                , b { fatalError() }"),
        (
            "func a() -> Int { guard #available(iOS 26, *) else { return 1 }\n  glassEffect()\n return 2 }",
            "func a() -> Int { guard false                 else { return 1 }\n  fatalError() \n         }"
        ),
        ("let a = if #available(iOS 26, *) { glass } else { 2 }", "let a = if false                 { fatalError() } else { 2 }"),
    ])
    func availability(_ text: String, _ expected: String) throws {
        let result = try rewrite(text)
        #expect(Self.collapsed(result) == Self.collapsed(expected))
        #expect(result.components(separatedBy: "\n").count == text.components(separatedBy: "\n").count)
    }

    @Test(arguments: [
        ("internal import SwiftUI\nprivate import os.log", "         import SwiftUI\n        import os    "), ("public import A", "public import A"),
        ("internal var `import` = 1", "internal var `import` = 1"),
    ])
    func importsHaveNoLevel(_ text: String, _ expected: String) throws { #expect(try rewrite(text) == expected) }

    /// Spaces are compared by the length of the lines.
    private static func collapsed(_ text: String) -> String {
        text.replacing(#/ +/#, with: " ").replacing(" \n", with: "\n")
    }

    @Test(arguments: [
        ("@objc func a() {}", "      func a() {}"), ("@objc(name:) func a() {}", "             func a() {}"),
        ("@objcMembers class A {}\n@IBAction func b() {}", "             class A {}\n          func b() {}"),
        ("@State var objc = 1", "@State var objc = 1"), ("\"@objc #available(iOS 26, *)\" // @objc", "\"@objc #available(iOS 26, *)\" // @objc"),
        ("let a = \"\"\"\n  #if os(iOS)\n  \"\"\"", "let a = \"\"\"\n  #if os(iOS)\n  \"\"\""),
        ("@UIApplicationDelegateAdaptor(A.B.self) private var a", "@_AppDelegate(A.B())                    private var a"),
        ("@UIApplicationDelegateAdaptor var a: Delegate", "@_AppDelegate                 var a: Delegate = Delegate()"),
        (
            "@UIApplicationDelegateAdaptor private var a: ADelegateWithALongName",
            "@_AppDelegate                 private var a: ADelegateWithALongName = ADelegateWithALongName()"
        ),
        ("f(#selector(A.b(_:)))", "f(Selector(\"A.b(_:\")._named(\"b:\"))"),
        ("f(#selector(a1), #selector(a2))", "f(Selector(\"a\")._named(\"a1\"), Selector(\"a\")._named(\"a2\"))"),
        ("f(#selector(a(b:c:)))", "f(Selector(\"a(b:c:\")._named(\"aWithB:c:\"))"),
        // Each class has its own method.
        (
            "struct A { class C { @objc func b() {}\n let d = #selector(b) } }\nstruct B { class C { @objc func b(_ c: Int) {} } }",
            "struct A { class C {       func b() {}\n let d = Selector(\"\")._named(\"b\")._calling({ (object: C) in object.b() }) } }\n"
                + "struct B { class C {       func b(_ c: Int) {} } }"
        ),
        (
            "class A { @objc static func b() {}\n let d = #selector(b) }",
            "class A {       static func b() {}\n let d = Selector(\"\")._named(\"b\") }"
        ),
        (
            "@objcMembers class A { func b() {}\n let d = #selector(b) }",
            "             class A { func b() {}\n let d = Selector(\"\")._named(\"b\")._calling({ (object: A) in object.b() }) }"
        ),
        // Additions at earlier words are made after later ones.
        (
            "extension A { override func awakeFromInsert() { f(#selector(b)) } }",
            "extension A {          func _awakeExtension() { f(Selector(\"\")._named(\"b\")) } }; extension A: _AwakesInExtension {}"
        ),
        (
            "class A { @objc func b(_ c: Int) {}\n let d = #selector(b) }",
            "class A {       func b(_ c: Int) {}\n let d = Selector(\"\")._named(\"b:\")._calling({ (object: A, argument) in object.b(argument) }) }"
        ),
        (
            "class A { @IBAction private func b() {} }\nextension A.B { func e() { f(#selector(A.b)) } }",
            "class A {           private func b() {} }\nextension A.B { func e() { f(Selector(\"A.\")._named(\"b\")._calling({ (object: A) in object.b() })) } }"
        ),
        // Methods that can't be called simply.
        ("class A { @objc func b() async {}\n let d = #selector(b) }", "class A {       func b() async {}\n let d = Selector(\"\")._named(\"b\") }"),
        (
            "class A { @objc func b(c: Int, d: Int) {}\n let d = #selector(b) }",
            "class A {       func b(c: Int, d: Int) {}\n let d = Selector(\"\")._named(\"b\") }"
        ),
        ("class A { func b() {}\n let d = #selector(b) }", "class A { func b() {}\n let d = Selector(\"\")._named(\"b\") }"),
        (
            "override func tableView(_ t: T, commit s: S, forRowAt p: P) { a { b() } }\nfunc tableView(_ t: T, commits s: S) {}",
            "override func tableView(_ t: T, commit s: S, forRowAt p: P) { a { b() } }; override public var _commitsEdits: Bool { true }\n"
                + "func tableView(_ t: T, commits s: S) {}"
        ),
        (
            "protocol R { func tableView(_ t: T, commit s: S)\n var a: Int { get } }\nfunc tableView(_ t: T, commit s: S)\n{}",
            "protocol R { func tableView(_ t: T, commit s: S)\n var a: Int { get } }\nfunc tableView(_ t: T, commit s: S)\n{}"
                + "; public var _commitsEdits: Bool { true }"
        ),
        ("func tableView(_ t: T,\n commit s: S) {}", "func tableView(_ t: T,\n commit s: S) {}; public var _commitsEdits: Bool { true }"),
        ("f(#keyPath(Item.name))", "f(\"name\"             )"), ("f(#keyPath(name))", "f(\"name\"        )"),
        ("f(#keyPath(list.name))", "f(\"list.name\"        )"), ("f(#keyPath(App.Item.list.name))", "f(\"list.name\"                 )"),
        (
            "@NSManaged public var name: String? // a",
            "           public var name: String? { get { _managed(\"name\") } set { _setManaged(newValue, \"name\") } } // a"
        ),
        ("@NSManaged func addToItems(_ value: Item)", "           func addToItems(_ value: Item) { _changeManaged(\"addToItems\", value) }"),
        (
            "class A: ObservableObject {\n var a = 1 { willSet { objectWillChange.send() } }\n}",
            "class A: ObservableObject { @Published private var __easelChange = false; \n var a = 1 { willSet { objectWillChange.send() } }\n}"
        ),
        (
            "class A: ObservableObject { @Published var a = 1; func b() { objectWillChange.send() } }",
            "class A: ObservableObject { @Published var a = 1; func b() { objectWillChange.send() } }"
        ),
        (
            "class A: ObservableObject { let objectWillChange = P(); func b() { objectWillChange.send() } }",
            "class A: ObservableObject { let objectWillChange = P(); func b() { objectWillChange.send() } }"
        ),
        (
            "import SwiftUI\nimport Foundation\nlet a = XMLParser(data: b)",
            "import SwiftUI; import FoundationXML\nimport Foundation\nlet a = XMLParser(data: b)"
        ),
        ("import os.log\nimport struct os.Logger", "import os    \nimport struct os.Logger"), ("import Combine", "import Combine"),
        ("extension UIWindow {\n open override func a() { b {} }\n func c() {} }", "extension UIWindow {\n                                \n func c() {} }"),
        ("extension Own { override func a() {} }", "extension Own { override func a() {} }"),
        ("class A: NSObject { override func observeValue(forKeyPath k: S) {} }", "class A: NSObject {          func observeValue(forKeyPath k: S) {} }"),
        (
            "extension Item { public override func awakeFromInsert() { super.awakeFromInsert() }\n override public func willSave() { a } }",
            "extension Item { public          func _awakeExtension() { super.awakeFromInsert() }\n                                       }"
                + "; extension Item: _AwakesInExtension {}"
        ),
    ])
    func objectiveC(_ text: String, _ expected: String) throws { #expect(try rewrite(text) == expected) }

    @Test func declarationsOfLaterSystemsAreRemoved() throws {
        let text = "@MainActor @available(iOS 26, *)\nstruct Glass: View {\n  var body: some View { x }\n}\nstruct B {}"
        let expected = text.components(separatedBy: "\n").prefix(4).map { String(repeating: " ", count: $0.count) }.joined(separator: "\n") + "\nstruct B {}"
        #expect(try rewrite(text) == expected)
        #expect(try rewrite(text, CompilationTarget(version: 26)) == text)
        let others = "@available(iOS 17, *) struct A {}\n@available(*, deprecated) func b() {}\n@available(iOS, deprecated: 26) func c() {}"
        #expect(try rewrite(others) == others)
        #expect(try rewrite("@available(iOS 26, *) var a: Int { 1 }; let b = 1") == String(repeating: " ", count: 38) + "; let b = 1")
    }

    @Test func previewsOfOtherModulesAreRemoved() throws {
        let code = "struct A {}\n#Preview(\"A\") {\n    A()\n}\n#if DEBUG\n#Preview { A() }; let a = 1\n#endif"
        let text = SwiftReader.Text(name: "A.swift", bytes: Array(code.utf8), leavesOutPreviews: true)
        let result = try #require(try SwiftReader.shared.facts(of: [text], for: CompilationTarget())[0].rewritten)
        #expect(Self.collapsed(String(decoding: result, as: UTF8.self)) == "struct A {}\n\n\n\n#if DEBUG\n ; let a = 1\n#endif")
        #expect(result.count == code.utf8.count)
    }

    @Test func previewsWithReturnHaveAnotherMacro() throws {
        for use in [
            "#Preview { return A() }", "@MainActor #Preview(\"a\", traits: .b, .c) { if d { return A() }; return B() }",
            "#Preview(arguments: [1], body: { return $0 })",
        ] {
            #expect(try rewrite(use) == use.replacing("#Preview", with: "#_return"))
        }
        for use in [
            "#Preview { A() }", "#Preview { func a() -> A { return A() }; a() }", "#Preview { A { return B() } }",
            "#Preview(as: .a) { return A() } timeline: { B() }",
            "#Preview(windowStyle: .a) { return A() }", "#Other { return A() }",
        ] { #expect(try rewrite(use) == use) }
    }

    @Test func macOSIsTheOppositeOfIOS() throws {
        let mac = CompilationTarget(platform: .macOS)
        #expect(try rewrite("#if os(macOS)", mac) == "#if true     ")
        #expect(try rewrite("#if os(iOS) || canImport(AppKit)", mac) == "#if false   || true             ")
        #expect(try rewrite("#if targetEnvironment(simulator)", mac) == "#if false                       ")
        #expect(try rewrite("if #available(iOS 26, macOS 15, *) {", mac) == "if true                            {")
    }

    @Test func systemsThatLookLikeIOSHaveTheirOwnNames() throws {
        let (space, watch) = (CompilationTarget().adapted(to: .visionOS), CompilationTarget(version: 26).adapted(to: .watchOS))
        #expect(try rewrite("#if os(visionOS)", space) == "#if true        ")
        #expect(try rewrite("#if os(iOS) || canImport(UIKit)", space) == "#if false   || true            ")
        #expect(try rewrite("if #available(iOS 26, visionOS 2, *) {", space) == "if true                              {")
        #expect(try rewrite("#if os(watchOS)", watch) == "#if true       ")
        #expect(try rewrite("if #available(watchOS 26, *) {", watch) == "if true                      {")
        for target in [CompilationTarget(platform: .iOS), CompilationTarget(platform: .macOS)] { #expect(target.adapted(to: .visionOS) == target) }
    }

    @Test func nothingToChangeIsNil() throws {
        #expect(try facts(of: "#if swift(>=5)\n#endif\n@State var a = 1").rewritten == nil)
    }

    /// Every text keeps its length and its lines.
    @Test(arguments: [
        "#if os(", "#available(", "if #available(iOS 26, *) {", "@available(iOS 26, *) struct", "#selector(", "@objc(", "@", "#", "@available(iOS 26, *)",
    ])
    func incompleteTextKeepsItsShape(_ text: String) throws {
        let result = try rewrite(text)
        #expect(result.utf8.count == text.utf8.count)
        #expect(result.filter { $0 == "\n" }.count == text.filter { $0 == "\n" }.count)
    }
}

/// The modules that a file imports, depending on conditions.
struct ImportFactTests {
    private func imports(_ text: String, known: Set<String> = ["SwiftUI"]) throws -> [String] {
        try facts(of: text).imports(flags: ["DEBUG"]) { known.contains($0) }.map(\.module)
    }

    @Test(arguments: [
        ("import SwiftUI\nimport struct Foundation.Date\n@testable import A.B\n@_exported import C; import D", ["SwiftUI", "Foundation", "A", "C", "D"]),
        ("#if canImport(Charts)\nimport Charts\n#else\nimport SwiftUI\n#endif", ["SwiftUI"]),
        ("#if canImport(SwiftUI) && !RELEASE\nimport A\n#elseif DEBUG\nimport B\n#else\nimport C\n#endif\nimport D", ["A", "D"]),
        ("#if DEBUG\n#if false\nimport A\n#endif\nimport B\n#endif", ["B"]),
        ("#if swift(>=6)\nimport A\n#else\nimport B\n#endif", []),
        ("#if swift(>=5.9) && compiler(>=6)\nimport A\n#else\nimport B\n#endif", ["A"]),
        ("#if os(iOS) && !targetEnvironment(macCatalyst)\nimport A\n#else\nimport B\n#endif", ["A"]),
        ("#if (true || X) && !(false)\nimport A\n#endif", ["A"]),
        ("#if X || DEBUG && canImport(SwiftUI)\nimport A\n#endif", ["A"]),
        ("// import A\nlet a = \"import B\"", []),
        ("struct `import` {}\nlet a = \"\"\"\nimport B\n\"\"\"\nimport C", ["C"]),
    ])
    func findsImports(_ text: String, _ expected: [String]) throws { #expect(try imports(text) == expected) }

    @Test func conditionsDontHideWhatMayBeImported() throws {
        #expect(try facts(of: "#if X\nimport A\n#else\nimport class B.C\n#endif").imports.map(\.module) == ["A", "B"])
    }
}

/// The statements that start an app in `main.swift`.
struct MainStatementTests {
    @Test(arguments: [
        (
            "import AppKit\n\nlet app = NSApplication.shared\nlet delegate = AppDelegate()\napp.delegate = delegate\napp\n    .run()\n",
            "import AppKit\n\nlet app = NSApplication.shared\nlet delegate = AppDelegate()\n\n\n\n"
        ),
        ("import A\nmenu.add(#selector(B.c(_:)))\nif #available(iOS 26, *) { d() }\n", "import A\n\n\n"),
        ("MainActor.assumeIsolated {\n  start()\n}\nfinal class A {\n  let b = 1\n}", "\n\n\nfinal class A {\n  let b = 1\n}"),
        ("if a {\n} else {\n}\n@MainActor\nfunc b() { c() }; b()", "\n\n\n@MainActor\nfunc b() { c() };"),
    ])
    func statementsBecomeSpaces(_ text: String, _ expected: String) throws {
        let result = try #require(try facts(of: text, named: "main.swift").rewritten)
        #expect(result.count == text.utf8.count)
        let lines = String(decoding: result, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let trimmed = lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
        #expect(trimmed.joined(separator: "\n") == expected)
    }

    @Test func declarationsStay() throws {
        #expect(try facts(of: "import A\nlet b = c\n    .d\n#if E\nfunc f() {}\n#endif", named: "main.swift").rewritten == nil)
    }
}

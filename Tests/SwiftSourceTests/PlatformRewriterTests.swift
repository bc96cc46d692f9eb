import Foundation
import Testing

@testable import SwiftSource

/// Source is compiled as for an Apple platform, without moving anything that remains.
struct PlatformRewriterTests {
    private func rewrite(_ text: String, _ target: CompilationTarget = CompilationTarget()) -> String {
        PlatformRewriter.rewrite(Array(text.utf8), for: target).map { String(decoding: $0, as: UTF8.self) } ?? text
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
    func conditions(_ text: String, _ expected: String) { #expect(rewrite(text) == expected) }

    @Test(arguments: [
        ("if #available(iOS 17, *) {", "if true                  {"),
        ("guard #available(iOS 17.2, macOS 14, *) else {", "guard true                             else {"),
        ("guard #available(iOS 26, *) else { return }", "guard false               else { return }"),
        ("if #unavailable(iOS 17) { a() }", "if false                { a() }"),
        ("if #unavailable(iOS 17) { older(1, 2) }", "if false {__no() }"),
        ("if #available(macOS 26, *) { a() }", "if true                    { a() }"),
        ("if #available(iOS 26, *) { a().glassEffect() } else { b }", "if false                 {__no() } else { b }"),
        ("if x, #available(iOS 26, *), y {\n    glass()\n    more(1)\n}", "if x, false                , y {\n__no()\n\n}"),
        ("if #available(iOS 18.4, *) {", "if true                    {"),
    ])
    func availability(_ text: String, _ expected: String) {
        let result = rewrite(text)
        #expect(Self.collapsed(result) == Self.collapsed(expected))
        #expect(result.components(separatedBy: "\n").map(\.count) == text.components(separatedBy: "\n").map(\.count))
    }

    @Test(arguments: [
        ("internal import SwiftUI\nprivate import os.log", "         import SwiftUI\n        import os    "), ("public import A", "public import A"),
        ("internal var `import` = 1", "internal var `import` = 1"),
    ])
    func importsHaveNoLevel(_ text: String, _ expected: String) { #expect(rewrite(text) == expected) }

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
            "class A { static @objc func b() {}\n let d = #selector(b) }",
            "class A { static       func b() {}\n let d = Selector(\"\")._named(\"b\") }"
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
    func objectiveC(_ text: String, _ expected: String) { #expect(rewrite(text) == expected) }

    @Test func declarationsOfLaterSystemsAreRemoved() {
        let text = "@MainActor @available(iOS 26, *)\nstruct Glass: View {\n  var body: some View { x }\n}\nstruct B {}"
        let expected = text.components(separatedBy: "\n").prefix(4).map { String(repeating: " ", count: $0.count) }.joined(separator: "\n") + "\nstruct B {}"
        #expect(rewrite(text) == expected)
        #expect(rewrite(text, CompilationTarget(version: 26)) == text)
        let others = "@available(iOS 17, *) struct A {}\n@available(*, deprecated) func b() {}\n@available(iOS, deprecated: 26) func c() {}"
        #expect(rewrite(others) == others)
        #expect(rewrite("@available(iOS 26, *) var a: Int { 1 }; let b = 1") == String(repeating: " ", count: 38) + "; let b = 1")
    }

    @Test func macOSIsTheOppositeOfIOS() {
        let mac = CompilationTarget(platform: .macOS)
        #expect(rewrite("#if os(macOS)", mac) == "#if true     ")
        #expect(rewrite("#if os(iOS) || canImport(AppKit)", mac) == "#if false   || true             ")
        #expect(rewrite("#if targetEnvironment(simulator)", mac) == "#if false                       ")
        #expect(rewrite("if #available(iOS 26, macOS 15, *) {", mac) == "if true                            {")
    }

    @Test func systemsThatLookLikeIOSHaveTheirOwnNames() {
        let (space, watch) = (CompilationTarget().adapted(to: .visionOS), CompilationTarget(version: 26).adapted(to: .watchOS))
        #expect(rewrite("#if os(visionOS)", space) == "#if true        ")
        #expect(rewrite("#if os(iOS) || canImport(UIKit)", space) == "#if false   || true            ")
        #expect(rewrite("if #available(iOS 26, visionOS 2, *) {", space) == "if true                              {")
        #expect(rewrite("#if os(watchOS)", watch) == "#if true       ")
        #expect(rewrite("if #available(watchOS 26, *) {", watch) == "if true                      {")
        for target in [CompilationTarget(platform: .iOS), CompilationTarget(platform: .macOS)] { #expect(target.adapted(to: .visionOS) == target) }
    }

    @Test func nothingToChangeIsNil() {
        #expect(PlatformRewriter.rewrite(Array("#if swift(>=5)\n#endif @State".utf8), for: CompilationTarget()) == nil)
    }

    /// Every text keeps its length and its lines.
    @Test(arguments: [
        "#if os(", "#available(", "if #available(iOS 26, *) {", "@available(iOS 26, *) struct", "#selector(", "@objc(", "@", "#", "@available(iOS 26, *)",
    ])
    func incompleteTextKeepsItsShape(_ text: String) {
        let result = rewrite(text)
        #expect(result.utf8.count == text.utf8.count)
        #expect(result.filter { $0 == "\n" }.count == text.filter { $0 == "\n" }.count)
    }
}

/// The modules that a file imports, depending on conditions.
struct ImportScanTests {
    private func imports(_ text: String, known: Set<String> = ["SwiftUI"]) -> [String] {
        ImportScan.imports(in: Array(text.utf8), flags: ["DEBUG"]) { known.contains($0) }.map(\.module)
    }

    @Test(arguments: [
        ("import SwiftUI\nimport struct Foundation.Date\n@testable import A.B\n@_exported import C; import D", ["SwiftUI", "Foundation", "A", "C", "D"]),
        ("#if canImport(Charts)\nimport Charts\n#else\nimport SwiftUI\n#endif", ["SwiftUI"]),
        ("#if canImport(SwiftUI) && !RELEASE\nimport A\n#elseif DEBUG\nimport B\n#else\nimport C\n#endif\nimport D", ["A", "D"]),
        ("#if DEBUG\n#if false\nimport A\n#endif\nimport B\n#endif", ["B"]),
        ("#if swift(>=6)\nimport A\n#else\nimport B\n#endif", []),
        ("#if (true || X) && !(false)\nimport A\n#endif", ["A"]),
        ("// import A\nlet a = \"import B\"\nx.import", []),
    ])
    func findsImports(_ text: String, _ expected: [String]) { #expect(imports(text) == expected) }

    @Test func possibleImportsIgnoreConditions() {
        #expect(ImportScan.possibleImports(in: Array("#if X\nimport A\n#else\nimport class B.C\n#endif".utf8)) == ["A", "B"])
    }
}

/// Bodies don't belong to a file's interface, and everything else does.
struct InterfaceTextTests {
    private func words(_ text: String) -> [UInt8] { InterfaceText.words(of: Array(text.utf8)) }

    @Test(arguments: [
        ("func a() -> Int { let b = 1; return b }", "func a() -> Int { let b = 2; return b + 1 }"),
        ("struct A { var body: some View { Text(\"a\").padding(2) } }", "struct A { var body: some View { Text(\"b\").bold().padding() } }"),
        ("init(a: Int) { self.a = a; b() }", "init(a: Int) { self.a = a; c(d) } // e"),
        ("#Preview(\"A\") { Text(a, b, c) }", "#Preview(\"A\") { Text(d, e, f) }"),
    ])
    func bodiesDontMatter(_ first: String, _ second: String) { #expect(words(first) == words(second)) }

    @Test(arguments: [
        ("func a() { b(c, d) }", "func a(e: Int) { b(c, d) }"), ("let a = [1]", "let a = [2]"), ("var a = { b(c, d) }()", "var a = { b(e, d) }()"),
        ("protocol P { func a(); var b: Int { get } }", "protocol P { func a(); var b: Int { get set } }"),
        ("struct A { func b() { c(d, e) }; var x = 1 }", "struct A { func b() { c(d, e) }; var y = 1 }"),
        ("#Preview(\"A\") { Text(a, b, c) }", "#Preview(\"B\") { Text(a, b, c) }"),
        ("var a: Int { didSet { b(c) } }", "var a: Int { return b(c) }"),
    ])
    func otherChangesMatter(_ first: String, _ second: String) { #expect(words(first) != words(second)) }
}

/// The statements that start an app in `main.swift`.
struct MainStatementTests {
    @Test(arguments: [
        (
            "import AppKit\n\nlet app = NSApplication.shared\nlet delegate = AppDelegate()\napp.delegate = delegate\napp\n    .run()\n",
            "import AppKit\n\nlet app = NSApplication.shared\nlet delegate = AppDelegate()\n\n\n\n"
        ),
        ("MainActor.assumeIsolated {\n  start()\n}\nfinal class A {\n  let b = 1\n}", "\n\n\nfinal class A {\n  let b = 1\n}"),
        ("if a {\n} else {\n}\n@MainActor\nfunc b() { c() }; b()", "\n\n\n@MainActor\nfunc b() { c() };"),
    ])
    func statementsBecomeSpaces(_ text: String, _ expected: String) throws {
        let result = try #require(MainStatements.removed(from: Array(text.utf8)))
        #expect(result.count == text.utf8.count)
        let lines = String(decoding: result, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let trimmed = lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
        #expect(trimmed.joined(separator: "\n") == expected)
    }

    @Test func declarationsStay() { #expect(MainStatements.removed(from: Array("import A\nlet b = c\n    .d\n#if E\nfunc f() {}\n#endif".utf8)) == nil) }
}

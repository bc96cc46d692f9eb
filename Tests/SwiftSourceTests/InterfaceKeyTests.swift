import Testing

@testable import SwiftSource

/// Bodies don't belong to a file's interface, and everything else does.
struct InterfaceKeyTests {
    private func key(_ text: String) throws -> String { try facts(of: text).interfaceKey }

    @Test(arguments: [
        ("func a() -> Int { let b = 1; return b }", "func a() -> Int { let b = 2; return b + 1 }"),
        ("struct A { var body: some View { Text(\"a\").padding(2) } }", "struct A { var body: some View { Text(\"b\").bold().padding() } }"),
        ("struct A { init(a: Int) { self.a = a; b() } }", "struct A { init(a: Int) { self.a = a; c(d) } // e\n}"),
        ("#Preview(\"A\") { Text(a, b, c) }", "#Preview(\"A\") { Text(d, e, f) }"),
        ("#Preview(\"A\") { Text(a) }", "#Preview(\"A\") { if a { return B() }; return C() }"),
        ("#Preview(\"A\", as: .systemSmall) { A() } timeline: { B() }", "#Preview(\"A\", as: .systemSmall) {\n  A()\n} timeline: { C(1) }"),
        ("func a() {}", "func a() {\n  b()\n}"), ("struct A { deinit { b() } }", "struct A { deinit {} }"),
        ("var a: Int { b }", "var a: Int { get }".replacing("get", with: "c")), ("var a: Int { get { b } set { c = 1 } }", "var a: Int { get { d } set { } }"),
        ("var a = 1 { didSet { b(a) } }", "var a = 1 { didSet { c(a, a) } }"), ("subscript(a: Int) -> Int { b }", "subscript(a: Int) -> Int { c + 1 }"),
        ("func a<T>(_ b: T) -> some View where T: C { D { b } }", "func a<T>(_ b: T) -> some View where T: C { E() }"),
        ("func a() { func b() {} ; struct C { var d: Int } }", "func a() { struct C { let e = 1 } }"),
        ("func a() { #\"}\"# }", "func a() { \"\"\"\n}\n\"\"\" }"), ("func `func`() { a }", "func `func`() { b }"),
        ("/* a */ func a() {}", "func a() {} // b"),
    ])
    func bodiesDontMatter(_ first: String, _ second: String) throws { #expect(try key(first) == key(second)) }

    @Test(arguments: [
        ("func a() { b(c, d) }", "func a(e: Int) { b(c, d) }"), ("let a = [1]", "let a = [2]"), ("var a = { b(c, d) }()", "var a = { b(e, d) }()"),
        ("protocol P { func a(); var b: Int { get } }", "protocol P { func a(); var b: Int { get set } }"),
        ("struct A { func b() { c(d, e) }; var x = 1 }", "struct A { func b() { c(d, e) }; var y = 1 }"),
        ("#Preview(\"A\") { Text(a, b, c) }", "#Preview(\"B\") { Text(a, b, c) }"),
        ("var a: Int { didSet { b(c) } }", "var a: Int { return b(c) }"),
        ("@inlinable func a() -> Int { 1 }", "@inlinable func a() -> Int { 2 }"), ("@inline(__always) var a: Int { 1 }", "@inline(__always) var a: Int { 2 }"),
        ("func a(b: Int = 1) {}", "func a(b: Int = 2) {}"), ("let a = \"b c\"", "let a = \"b  c\""), ("let a = b\n-c", "let a = b - c"),
        ("#if A\nlet a = 1\n#endif", "#if B\nlet a = 1\n#endif"), ("func a() throws {}", "func a() {}"),
        ("#table(1) { a }", "#table(1) { b }"), ("var a: Int { get { b } }", "var a: Int { get throws { b } }"),
    ])
    func otherChangesMatter(_ first: String, _ second: String) throws { #expect(try key(first) != key(second)) }
}

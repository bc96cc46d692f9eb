import Testing
import Views

@testable import SwiftSource

/// The literals that a live preview changes without the compiler.
struct DesignTimeLiteralTests {
    private func literals(ofFile text: String) throws -> DesignTimeLiterals {
        DesignTimeLiterals(of: try SwiftSource.File(generated: text, path: "a.swift"))
    }

    private func literals(_ body: String) throws -> DesignTimeLiterals {
        try literals(ofFile: "import SwiftUI\nstruct A: View {\n    var body: some View {\n\(body)\n    }\n}\n")
    }

    private func values(_ body: String) throws -> [DesignTimeValues.Value] { try literals(body).literals.map(\.value) }

    @Test func argumentsElementsAndAssignedValuesAreFound() throws {
        #expect(
            try values(#"Text("Hello").padding(12).offset(x: -4, y: 0.5).hidden(true)"#) == [
                .string("Hello"), .integer(12), .integer(-4), .float(0.5), .boolean(true),
            ])
        #expect(
            try values("let a = 3\nlet b: CGFloat = 2.5\na = 4\nreturn 5\n}\nfunc f() {\n_ = [1, 2]") == [
                .integer(3), .float(2.5), .integer(4), .integer(5), .integer(1), .integer(2),
            ])
        #expect(try values("Color.red.opacity(isOn ? a : 0.5)") == [.float(0.5)])
        #expect(try values("f(1) { g(2) }") == [.integer(1), .integer(2)])
    }

    @Test func operandsPatternsAndSpecialFormsAreNot() throws {
        #expect(try values("f(1 + a, a * 2, 1...5, 2.rounded())").isEmpty)
        #expect(try values("switch a {\ncase 1: f()\ncase \"b\": g()\ndefault: break\n}\nwhile true { }").isEmpty)
        #expect(
            try values("switch (a, b) {\ncase (false, _), (true, 2): f(3)\ndefault: g(4)\n}\nif case .a(1) = b { f(5) }") == [
                .integer(3), .integer(4), .integer(5),
            ])
        // It may be a `Character`.
        #expect(try values("f(\"a\")").isEmpty)
        #expect(try values("if a == 1 { }\nif a >= 2 { }\na += 3").isEmpty)
        let special = [##"0xFF"##, "1_000", "1e3", ##""a\n""##, ##""\(a) b""##, ##"#"c"#"##, "\"\"\"\nd\n\"\"\""]
        for text in special { #expect(try values("f(\(text))").isEmpty, "\(text)") }
        #expect(try values("let a = 3\n    .magnitude\nlet b = 4\n    + 5").isEmpty)
    }

    @Test func argumentsOfMacrosAndAttributesAreNot() throws {
        #expect(try values(#"if #available(iOS 17, *) { f(1) }"#) == [.integer(1)])
        #expect(
            try values(##"#Predicate<Item> { $0.has("a") }; #Expression<A, B>(1) { f("b") }; @State(1) var a; f(#colorLiteral(red: 1, green: 0)); g(2)"##) == [
                .integer(2)
            ])
        #expect(try values(#"A().previewDisplayName("Dark").previewDevice("iPhone")"#).isEmpty)
    }

    @Test func onlyBodiesOfFilesWithViewsHaveLiterals() throws {
        let text = "struct A: View {\n    @State var a = 1\n    var b = f(2)\n    var body: some View { f(3) }\n}\n#Preview(\"Name\") { A(4) }\n"
        #expect(try literals(ofFile: "import SwiftUI\n\(text)").literals.map(\.value) == [.integer(3), .integer(4)])
        #expect(try literals(ofFile: "import Foundation\n\(text)").literals.isEmpty)
    }

    @Test func wordsOfInterpolationsDoNotCount() throws {
        #expect(try values(#"f("\(g(1))", 2, "\(h("a", 3))")"#) == [.integer(2)])
    }

    @Test func theInstrumentedTextHasCallsWithTheSameLines() throws {
        let found = try literals("Text(\"ab\")\n.padding(-8)")
        let text = String(decoding: found.instrumented(firstKey: 7), as: UTF8.self)
        #expect(text.contains("Text(__designTimeString(7, fallback: \"ab\"))\n.padding(__designTimeInteger(8, fallback: -8))\n"))
        #expect(text.hasPrefix("import SwiftUI\n"))
        #expect(text.hasSuffix("    }\n}\n"))
    }

    @Test func theSkeletonHidesValuesOnly() throws {
        #expect(try literals("f(1, \"aa\", 0.5)").skeleton == literals("f(30, \"bcd\", 1.25)").skeleton)
        #expect(try literals("f(1)").skeleton != literals("f(1.0)").skeleton)
        #expect(try literals("f(1)").skeleton != literals("f( 1)").skeleton)
        #expect(try literals("f(1)").skeleton != literals("g(1)").skeleton)
    }

    @Test(arguments: [
        (100, 127, true), (100, 128, false), (128, 255, true), (255, 256, false), (300, 320, true), (300, 12, true), (12, -12, false), (-12, 12, true),
        (40_000, 70_000, false), (70_000, 2_000_000_000, true),
    ])
    func aNumberStaysInTheRangeOfTheTypesThatCanHaveTheOldOne(old: Int, new: Int, isAllowed: Bool) {
        #expect(DesignTimeValues.Value.integer(new).canReplace(.integer(old)) == isAllowed)
    }

    @Test func otherKindsOfLiteralsAreNotExchanged() throws {
        #expect(DesignTimeValues.Value.float(1.5).canReplace(.float(300)))
        #expect(!DesignTimeValues.Value.float(1.5).canReplace(.integer(1)))
        #expect(!DesignTimeValues.Value.string("1").canReplace(.integer(1)))
    }
}

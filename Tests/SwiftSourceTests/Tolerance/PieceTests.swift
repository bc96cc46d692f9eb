import Foundation
import SwiftFacts
import Testing

@testable import SwiftSource

/// The parts that can be left out around the position of an error, which `§` marks.
@Suite(.needsRuntime)
struct PieceTests {
    /// Returns the parts around the mark, with the texts that remain without them.
    private func pieces(_ marked: String, names: [String] = []) throws -> [(title: String, text: String)] {
        let parts = marked.split(separator: "§", omittingEmptySubsequences: false)
        let (before, text) = (parts[0], parts.joined())
        let line = before.count { $0 == "\n" } + 1
        let column = (before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count ?? 0) + 1
        let request = PieceRequest(texts: [Data(text.utf8)], places: [.init(file: 0, line: line, column: column, names: names)])
        return try SwiftReader.shared.pieces(request).choices[0].around.filter { $0.kind != .argument || names.contains(String($0.name.dropLast())) }.map {
            piece in
            ("\(piece.kind.rawValue) \(piece.name)", String(decoding: LeavingOut.applying(piece.edits, to: Array(text.utf8)), as: UTF8.self))
        }
    }

    private func view(_ body: String) -> String { "struct A: View { var body: some View { \(body) } }" }

    @Test(arguments: [
        // A modifier in a chain, also one whose argument or action fails.
        (#"Text("a").§glow(radius: 3).padding()"#, "modifier .glow(radius:)"),
        (#"Text("a").bold().padding(§inset)"#, "modifier .padding(_:)"),
        (#"Text("a").onAppear { §prepare() }"#, "modifier .onAppear"),
        (#"Text("a").task { await §load() }"#, "modifier .task"),
        (#"VStack { Text("a").§glow() }"#, "modifier .glow"),
        (#"List { Text("a") }.background(Circle().§glow())"#, "modifier .glow"),
        (#"content.§glow()"#, "modifier .glow"),
        // A statement of a view builder.
        (#"VStack { §LottieView(name: "a").padding() }"#, "statement LottieView"),
        (#"VStack { let x = §missing(); Text(x) }"#, "statement let x = missing()"),
        (#"VStack { if §flag { Text("a") } else { Text("b") } }"#, "statement if flag"),
        (#"VStack { switch value { case .§other: Text("a") } }"#, "statement switch value"),
        (#"VStack { ForEach(items) { item in Row(§item.name) } }"#, "statement Row"),
        (#"Text("a").sheet(isPresented: $a) { §Sheet() }"#, "statement Sheet"),
        (#"Chart { §Mark(x: 1); BarMark(x: 2) }"#, "statement Mark"),
        // The action of a button, as a whole.
        (#"Button("a") { Task { §send($0) } }"#, "closure Button, action"),
        (#"Row(a: 1, onDelete: { §send() })"#, "closure Row onDelete, action"),
    ])
    func partsOfViews(_ body: String, _ expected: String) throws {
        #expect(try pieces(view(body)).first?.title == expected)
    }

    @Test(arguments: [
        ("import §Lottie", "import Lottie"),
        ("func share() { let a = 1; §Kit.share(a) }", "body share()"),
        ("struct A { init(a: Int) { b = §make(a) } }", "body A.init(a:)"),
        ("struct A { var b: Int { get { 1 } set { §send(newValue) } } }", "body A.b set"),
        ("struct A { func f() -> some View { let x = §y; return Text(x) } }", "body A.f()"),
        ("func a() { func b() { §c() } }", "body a()"),
        ("struct A { let b: §Unknown }", "member A.b"),
        ("struct A { @§Wrapped var b: Int }", "member A.b"),
        ("struct A { func f(a: §Unknown) {} }", "member A.f(a:)"),
        ("enum A { case b, c(§Unknown) }", "member case c"),
        ("struct A: View, §Tracked {}", "conformance A: Tracked"),
        ("class A: §Base {}", "conformance A: Base"),
        ("extension Array where Element: §Unknown { func f() {} }", "type extension Array"),
        ("@§Reducer struct A {}", "attribute @Reducer"),
        ("#Preview { A(b: §c) }", "statement A"),
        ("#§Unknown { A() }", "member #Unknown"),
    ])
    func partsOfDeclarations(_ source: String, _ expected: String) throws {
        #expect(try pieces(source).first?.title == expected)
    }

    @Test func largerPartsFollow() throws {
        let titles = try pieces("struct A: View { var body: some View { VStack { Text(\"a\").§glow() } } }").map(\.title)
        #expect(titles == ["modifier .glow", "statement Text", "statement VStack", "body A.body", "member A.body", "type A", "file "])
    }

    @Test func theRestKeepsItsPlace() throws {
        #expect(
            try pieces(view("VStack { Text(\"a\").§glow(1)\n.padding()\nText(\"b\") }"))[0].text
                == view("VStack { Text(\"a\")        \n.padding().__easelLeftOut(\".glow(_:)\")\nText(\"b\") }"))
        #expect(try pieces("struct A: B, §C {}\nstruct D: B {}")[0].text == "struct A: B    {}\nstruct D: B {}")
        #expect(try pieces("struct A: §B {}")[0].text == "struct A    {}")
        #expect(
            try pieces("func share() {\n    let text = 1\n    §Kit.share(text)\n}\nlet a = 1")[0].text
                == "func share() { __easelPass(\"share()\") \n\(String(repeating: " ", count: 16))\n\(String(repeating: " ", count: 19))\n}\nlet a = 1")
    }

    @Test(arguments: [
        ("func f() { §x() }", true), ("func f() -> Int { §x() }", false), ("func f() async throws -> Void { §x() }", true),
        ("struct A { var a = 1; var b: Int?; init() { §x() } }", true), ("struct A { let a: Int; init() { a = §x() } }", false),
        ("class A: ObservableObject { @Published var a = 1; init() { §x() } }", true), ("class A: Base { init() { §x() } }", false),
        ("struct A { var a: Int { didSet { §x() } } }", true), ("struct A { var a: Int { §x() } }", false),
    ])
    func bodiesWithoutResultsMayBeEmpty(_ source: String, _ mayReturn: Bool) throws {
        #expect(try pieces(source)[0].text.contains("__easelPass") == mayReturn)
    }

    @Test func appsStartWithoutTheirDelegatesBody() throws {
        let source = "class D { func application(_ a: A, didFinishLaunchingWithOptions o: [B: Any]?) -> Bool { §x(); return true } }"
        #expect(try pieces(source)[0].text.contains("; return true"))
    }

    @Test func shapesKeepTheirPaint() throws {
        #expect(try pieces(view("HStack { Circle().fill(§x) }")).first?.title == "statement Circle")
    }

    @Test func argumentsOfLeftOutPropertiesGoAlone() throws {
        let source = "struct A: View { var body: some View { B(a: 1, §c: 2) } }"
        #expect(try pieces(source, names: ["c"])[0].title == "argument c:")
        #expect(try pieces(source, names: ["c"])[0].text == "struct A: View { var body: some View { B(a: 1      ) } }")
        #expect(try pieces(source)[0].title == "statement B")
    }

    /// Errors in one view share its parts: an answer doesn't grow with their square.
    @Test func errorsShareTheViewsAroundThem() throws {
        let count = 40
        let rows = (0..<count).map { "if flag { Row(a\($0)) { Text(b) } }" }
        let text = "struct A: View {\n  var body: some View {\n" + rows.joined(separator: "\n") + "\n} }"
        let places = (0..<count).flatMap { row in [8, 20, 28].map { PieceRequest.Place(file: 0, line: row + 3, column: $0, names: []) } }
        let answer = try SwiftReader.shared.pieces(PieceRequest(texts: [Data(text.utf8)], places: places))
        // The body, and the two blocks of each row.
        #expect(answer.builders.count == 1 + 2 * count)
        let outer = try #require(answer.choices[0].outer)
        #expect(answer.choices.allSatisfy { $0.outer == outer })
        let trees = answer.builders[outer]
        #expect(
            trees.count == count && trees[1].words == ["flag"] && trees[1].inner[0].words == ["Row", "a1"] && trees[1].inner[0].inner[0].words == ["Text", "b"])
        // As if each were asked alone.
        for (place, choice) in zip(places, answer.choices).suffix(3) {
            let alone = try SwiftReader.shared.pieces(PieceRequest(texts: [Data(text.utf8)], places: [place]))
            #expect(alone.choices[0].around == choice.around && alone.choices[0].words == choice.words)
            #expect(alone.choices[0].inside.map { alone.builders[$0] } == choice.inside.map { answer.builders[$0] })
        }
    }

    @Test func aConformanceThatAMessageNamesIsAtTheType() throws {
        #expect(try pieces("struct §A: View, Codable {}", names: ["A", "Codable"])[0].title == "conformance A: Codable")
    }
}

import SwiftFacts
import Testing

@testable import SwiftSource

/// Which errors are reasons to leave out a part.
struct ErrorRulesTests {
    private static let output = """
        /App/Card.swift:3:5: error: cannot find 'glow' in scope [cannot_find_in_scope]
            glow()
            ^~~~
        /App/Card.swift:9:9: warning: never used [unused]
        /App/Card.swift:4:7: error: incorrect argument label in call (have 'a:', expected 'b:') [wrong_argument_labels] [#Labels]
        /App/Other.swift:1:6: note: 'init(b:)' declared here [decl_declared_here]
        macro expansion #Preview:2:3: error: cannot find 'x' in scope [cannot_find_in_scope]
        /App/Card.swift:12:1: note: in expansion of macro 'Preview' here [in_macro_expansion]
        <unknown>:0: error: no [other]
        """

    @Test func messagesHaveTheirPlacesAndIdentifiers() {
        let errors = CompilerMessage.errors(in: Self.output)
        #expect(errors.map(\.identifier) == ["cannot_find_in_scope", "wrong_argument_labels", "cannot_find_in_scope", "other"])
        #expect(errors[0].place == .init(path: "/App/Card.swift", line: 3, column: 5))
        #expect(errors[0].text == "cannot find 'glow' in scope")
        #expect(errors[1].names == ["a", "b"])
        #expect(errors[1].notes == [.init(path: "/App/Other.swift", line: 1, column: 6)])
        #expect(errors[2].place?.line == 12)
        #expect(errors[3].place == nil)
    }

    @Test func aCrashIsAnErrorWhereTheCompilerWorks() {
        let output = """
            Stack dump:
            0.\tProgram arguments: swift-frontend -c /App/Card.swift
            1.\tWhile evaluating request TypeCheckSourceFileRequest(source_file "/App/Card.swift")
            2.\tWhile type-checking 'body' (at /App/Card.swift:4:5)
            3.\tWhile type-checking expression at [/App/Card.swift:5:9 - line:5:20] RangeText="Text("
            #0 0x0000 swift::foo
            """
        let crash = CompilerMessage.crash(in: output, of: ["/App/Card.swift"])
        #expect(crash?.place == .init(path: "/App/Card.swift", line: 5, column: 9))
        #expect(CompilerMessage.crash(in: "error: no", of: ["/App/Card.swift"]) == nil)
    }

    @Test(arguments: ["/App/My-Card.swift", "/My App/Card.swift", "/App (old)/Card.swift", "/App [1]/Card.swift", "/App/Card:2.swift"])
    func aCrashIsInAFileOfAnyName(_ path: String) {
        let output = "Stack dump:\n0.\tProgram arguments: x \(path)\n1.\tWhile type-checking 'body' (at \(path):4:5)\n#0 0x0000 swift::foo\n"
        let crash = CompilerMessage.crash(in: output, of: [path, "/Card.swift"])
        #expect(crash?.place == .init(path: path, line: 4, column: 5))
        #expect(crash?.text == "the compiler crashed while type-checking 'body'")
    }

    /// Returns why a part is left out of `/App/Card.swift`.
    private func cause(
        _ text: String, _ identifier: String, words: [String] = [], part: Piece.Kind = .modifier, _ change: (inout ErrorRules) -> Void = { _ in }
    ) -> LeftOutPiece.Cause? {
        var rules = ErrorRules(tolerance: Tolerance())
        (rules.paths, rules.declared) = (["/App/Card.swift"], ["Card"])
        change(&rules)
        var choice = PieceAnswer.Choice()
        choice.words = words
        choice.around = [Piece(kind: part, name: ".glow(radius:)", line: 1, range: 0..<1, edits: [])]
        let place = CompilerMessage.Place(path: "/App/Card.swift", line: 1, column: 1)
        return rules.cause(of: CompilerMessage(place: place, text: text, identifier: identifier, output: ""), choice)
    }

    @Test func unknownNamesAreLeftOutOfOtherFiles() {
        let text = "value of type 'some View' has no member 'glow'"
        #expect(cause(text, "could_not_find_value_member") == .lacking("glow"))
        #expect(cause(text, "could_not_find_value_member") { $0.missing = ["/App/Other.swift": ["Kit"]] } == .missingModules(["Kit"]))
        #expect(cause("cannot find 'glow' in scope", "cannot_find_in_scope") { $0.missing = ["/App/Other.swift": ["Kit"]] } == .lacking("glow"))
        #expect(cause("cannot find 'glow' in scope", "cannot_find_in_scope") { $0.missing = ["/App/Card.swift": ["Kit"]] } == .missingModules(["Kit"]))
    }

    @Test func mistakesStayErrors() {
        let asked = { (rules: inout ErrorRules) in rules = ErrorRules(tolerance: Tolerance(askedFile: "/App/Card.swift"), paths: rules.paths) }
        #expect(cause("cannot find 'glow' in scope", "cannot_find_in_scope", asked) == nil)
        #expect(cause("value of type 'Card' has no member 'glow'", "could_not_find_value_member", part: .statement) == nil)
        // A modifier may be one of View's.
        #expect(cause("value of type 'Card' has no member 'glow'", "could_not_find_value_member") == .lacking("glow"))
        #expect(cause("cannot convert return expression of type 'Int' to return type 'String'", "cannot_convert_to_return_type") == nil)
        #expect(
            cause("cannot convert return expression of type 'Int' to return type 'String'", "cannot_convert_to_return_type") {
                $0 = ErrorRules(tolerance: Tolerance(isAll: true))
            } != nil)
    }

    @Test func whatUsesALeftOutPartIsLeftOut() {
        #expect(cause("cannot convert value", "cannot_convert_argument_value", words: ["model"]) { $0.lost = ["model"] } == .leftOut("model"))
        #expect(cause("type 'Card' does not conform to protocol 'View'", "type_does_not_conform") { $0.reduced = ["Card"] } == .leftOut("Card"))
    }

    @Test func namesThatEaselLacksAreKnownByTheirLabels() {
        let names = AppleNames("# comment\nView.glow(_:radius:tint:)\nGlowStyle\nGlowView.init(level:)\n")
        #expect(names.contains("glow", ".glow(_:tint:)"))
        #expect(!names.contains("glow", ".glow(color:)"))
        #expect(!names.contains("glow", ".glow(tint:radius:)"))
        #expect(names.contains("GlowStyle", "A.style"))
        #expect(names.contains("GlowView", "GlowView"))
        #expect(!names.contains("shine", ".shine"))
    }

    @Test(arguments: [("titel", true), ("title9", true), ("titles", true), ("titl", true), ("title", false), ("crown", false), ("own", false), ("cardd", true)])
    func namesThatAreNearlyOthersAreMistakes(_ name: String, _ isMistyped: Bool) {
        #expect(AppleNames("", known: "title\nbrow\n").isMistyped(name, declared: ["card"]) == isMistyped)
    }
}

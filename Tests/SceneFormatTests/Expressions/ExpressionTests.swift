import Foundation
import SceneFormat
import Testing

/// Scopes and origins shared by the expression tests.
enum Fixture {
    static let months = SceneValue.array([
        .object(["id": .number(0), "name": .string("May")]), .object(["id": .number(1), "name": .string("June")]),
    ])

    static let scope = ExpressionScope(state: [
        .init("active", .number), .init("title", .string), .init("isOn", .bool), .init("months", months.type), .init("free", .any),
    ])
    .adding("index", .number).adding("proxy", .geometry).adding("anchor", .anchor).adding("frame1", .rect).adding("spot", .point)

    static let environment = ExpressionEnvironment(
        state: [.number(3), .string("Größe"), .bool(true), months, .null],
        locals: [
            .number(2),
            .geometry(
                SceneGeometry(
                    size: CGSize(width: 200, height: 100), resolve: { $0 == SceneAnchor(7) ? .rect(CGRect(x: 1, y: 2, width: 3, height: 4)) : nil },
                    frame: { $0 == "global" ? CGRect(x: 10, y: 20, width: 200, height: 100) : nil })),
            .anchor(SceneAnchor(7)), .rect(CGRect(x: 10, y: 20, width: 30, height: 40)), .point(CGPoint(x: 5, y: 6)),
        ])

    /// An origin as if the string were at line 1, column 1 without escapes: column n of a message is character n - 1 of the text.
    static let origin = ExpressionOrigin(
        source: SourceFile(name: "t", text: ""), node: JSONNode(.string(""), at: SourcePosition(line: 1, column: 0)), path: .root)

    static func value(_ text: String, as type: ExpressionType = .any, limits: SceneLimits = .default) throws(Diagnostic) -> SceneValue {
        try SceneExpression(parsing: text, as: type, in: scope, origin: origin, limits: limits).evaluate(in: environment, limits: limits)
    }

    /// Returns the first line of the parsing or evaluation error; nil if there is none.
    static func failure(_ text: String, as type: ExpressionType = .any, limits: SceneLimits = .default) -> String? {
        do throws(Diagnostic) {
            _ = try value(text, as: type, limits: limits)
            return nil
        } catch {
            return error.headline
        }
    }
}

struct ExpressionTests {
    /// The result depends only on the arguments and the seed.
    @Test func randomGoesByItsKeysAndTheSeed() throws {
        func value(_ text: String, seed: Double = 0) throws -> Double {
            let scope = ExpressionScope(state: [.init("active", .number)], seed: seed)
            let expression = try SceneExpression(parsing: text, in: scope, origin: Fixture.origin)
            let value = try expression.evaluate(in: ExpressionEnvironment(state: [.number(3)]), limits: .default)
            guard case .number(let number) = value else { return -1 }
            return number
        }
        #expect(try value("random(3)") == value("random(active)"))
        #expect(try value("random(-0)") == value("random(0)"))
        let keys = ["1", "2", "'1'", "true", "false", "1, 2", "2, 1", "'a'", "0.5"]
        #expect(try Set(keys.map { try value("random(\($0))") }).count == keys.count)
        #expect(try value("random(1)", seed: 1) != value("random(1)"))
        let many = try (0..<1000).map { try value("random(\($0))") }
        #expect(many.allSatisfy { $0 >= 0 && $0 < 1 })
        let mean: Double = many.reduce(0, +) / 1000
        #expect(abs(mean - 0.5) < 0.03)
        #expect(Fixture.failure("random(1)") == "t:1:1: error: random can't be used in a fixed value")
    }

    @Test(
        arguments: [
            ("1", 1.0), ("1.5e2", 150), (".5", 0.5), ("-2", -2), ("- -2", 2), ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("7 - 2 - 1", 4), ("8 / 4 / 2", 1),
            ("-7 % 3", -1), ("7 % 2.5", 2), ("mod(-1, 12)", 11), ("active + 1", 4), ("proxy.width / 2", 100), ("index == active ? 1 : 0.5", 0.5),
            ("isOn ? active > 2 ? 1 : 2 : 3", 1), ("free ?? 4", 4), ("free ?? free ?? 5", 5), ("free ?? 1 + 2", 3), ("-active * 2", -6),
            ("min(3, 1, 2)", 1), ("max(active, index)", 3), ("clamp(12, 0, 10)", 10), ("clamp(-1, 0, 10)", 0), ("lerp(10, 20, 0.25)", 12.5),
            ("abs(-3)", 3), ("floor(-1.5)", -2), ("ceil(1.2)", 2), ("round(2.5)", 3), ("sqrt(16)", 4), ("pow(2, 10)", 1024), ("cos(0)", 1),
            ("round(sin(degrees(90)) * 1000)", 1000), ("pi", .pi), ("atan2(1, 0)", .pi / 2), ("frame1.midX", 25), ("frame1.maxY", 60),
            ("frame1.center.y", 40), ("frame1.size.height", 40), ("proxy[anchor].maxX", 4), ("proxy.frame('global').minY", 20),
            ("(spot + point(1, 2)).x", 6), ("(spot * 2).y", 12), ("(size(4, 6) / 2 - size(1, 1)).height", 2), ("lerp(spot, point(7, 8), 0.5).x", 6),
            ("count(months)", 2), ("months.count", 2), ("months[1].id", 1), ("months.last.id", 1), ("find(months, 'id', 1).name.count", 4),
            ("[10, 20, 30][index]", 30), ("reversed([1, 2]).first", 2), ("title.count", 5), ("rect(1, 2, 3, 4).maxY", 6), ("[].first ?? 9", 9),
            ("spot.x + proxy.size.height", 105), ("months['0'.count].id", 1),
        ] as [(String, Double)])
    func numbers(text: String, expected: Double) throws {
        let value = try Fixture.value(text)
        guard case .number(let number) = value else {
            Issue.record("\(text) is \(value)")
            return
        }
        #expect(abs(number - expected) < 1e-12)
    }

    @Test(arguments: [
        ("1 < 2", true), ("2 <= 2", true), ("1 > 2", false), ("2 >= 3", false), ("'a' < 'b'", true), ("1 == 1", true), ("1 != 1", false),
        ("!isOn", false), ("isOn && active == 3", true), ("!isOn || index == 2", true), ("false && 1 / index > 0", false), ("free == null", true),
        ("months.first.name == 'May'", true), ("contains([1, 2], index)", true), ("contains(title, 'öß')", true), ("title.contains('x')", false),
        ("1 + 1 == 2 && 2 * 2 == 4", true), ("find(months, 'id', 9) == null", true), ("spot == point(5, 6)", true), ("#f00 == rgb(1, 0, 0)", true),
    ])
    func booleans(text: String, expected: Bool) throws {
        #expect(try Fixture.value(text, as: .bool) == .bool(expected))
    }

    @Test(arguments: [
        ("'a' + 'b'", "ab"), ("'n' + 1", "n1"), ("0.5 + 's'", "0.5s"), ("title + '!'", "Größe!"), ("string(2)", "2"), ("string(2.5, 2)", "2.50"),
        ("string(1e15)", "1000000000000000"), ("string(1e17)", "1e+17"), ("string(0 * -1)", "0"), ("upper('aß')", "ASS"), ("'A'.lower()", "a"),
        ("\"it's\"", "it's"), (#"'it\'s'"#, "it's"),
        ("months[0].name", "May"), ("string(isOn)", "true"), ("free ?? 'none'", "none"),
        ("{ name: 'Oslo', 'a b': 2 }.name", "Oslo"), ("string({ name: 'Oslo', 'a b': 2 }['a b'])", "2"),
        ("string([1, 2].map(x => { n: [x, x * 2] }).last.n[1])", "4"), ("{ a: null }.a ?? 'none'", "none"),
    ])
    func texts(text: String, expected: String) throws {
        #expect(try Fixture.value(text, as: .string) == .string(expected))
    }

    @Test(arguments: [
        ("#f80", SceneColor(red: 1, green: 136.0 / 255, blue: 0)), ("#FF880080", SceneColor(red: 1, green: 136.0 / 255, blue: 0, opacity: 128.0 / 255)),
        ("blue", SceneColor(.system("blue"))), ("opacity(red, 0.5)", SceneColor(.system("red"), opacity: 0.5)),
        ("isOn ? #000000 : white", SceneColor(red: 0, green: 0, blue: 0)), ("rgba(0, 0.5, 1, 2)", SceneColor(red: 0, green: 0.5, blue: 1)),
        ("green.opacity(0.5).opacity(0.5)", SceneColor(.system("green"), opacity: 0.25)),
    ])
    func colors(text: String, expected: SceneColor) throws {
        #expect(try Fixture.value(text, as: .color) == .color(expected))
    }

    @Test(arguments: [
        ("", "1: error: expected a value, not the end"), ("1 +", "4: error: expected a value, not the end"),
        ("(1", "3: error: expected ')', not the end"), ("1 2", "3: error: expected an operator, not '2'"), ("1)", "2: error: expected an operator, not ')'"),
        ("a = 1", "3: error: unexpected '='; did you mean '=='?"), ("2 × 3", "3: error: unexpected '×'; did you mean '*'?"),
        ("'abc", "1: error: the text has no closing quote"), ("#12", "1: error: a hex color must be #RGB, #RRGGBB, or #RRGGBBAA"),
        ("#12345g", "1: error: a hex color must be #RGB, #RRGGBB, or #RRGGBBAA"), ("1 < 2 < 3", "7: error: comparisons can't be chained; join them with &&"),
        ("1e999", "1: error: the number '1e999' is too large"), ("2x", "2: error: unexpected 'x' after a number"),
        ("a ? 1", "6: error: expected ':', not the end"),
        ("min(1", "6: error: expected ',' or ')', not the end"), ("[1, ]", "5: error: expected a value, not ']'"),
        ("proxy.", "7: error: expected a name after '.', not the end"),
        ("months[1:3]", "9: error: brackets take one index; slice(values, 1, 3) is a part of a list or a text"),
        ("months[:3]", "8: error: brackets take one index; slice(values, 1, 3) is a part of a list or a text"),
        ("months[1...3]", "9: error: range(1, 3) has the numbers from 1 up to 3, and slice(values, 1, 3) a part of a list"),
        ("{ a: 1, a: 2 }", "9: error: the object has two members 'a'; a name can be used once"),
        ("{ 1: 2 }", "3: error: expected the name of a member, not '1'"),
        ("{ a: 1", "7: error: expected ',' or '}', not the end"),
    ])
    func syntaxErrors(text: String, message: String) {
        #expect(Fixture.failure(text) == "t:1:" + message)
    }

    @Test(arguments: [
        ("activ + 1", "1: error: unknown name 'activ'; did you mean 'active'?"), ("'ü' + Title", "7: error: unknown name 'Title'; did you mean 'title'?"),
        ("min", "1: error: 'min' is a function and takes arguments: min(…)"), ("maxx(1)", "1: error: unknown function 'maxx'; did you mean 'max'?"),
        ("now", "1: error: unknown name 'now'"), ("clamp(1)", "1: error: wrong number of arguments; the signature is clamp(x, low, high)"),
        ("string()", "1: error: wrong number of arguments; the signature is string(value, [digits])"),
        ("sin('a')", "5: error: sin needs a number for 'x', not a string"),
        ("1 + isOn", "3: error: '+' can't be applied to a number and true or false"), ("'a' - 'b'", "5: error: '-' can't be applied to a string and a string"),
        ("1 == 'a'", "3: error: '==' can't be applied to a number and a string"), ("isOn < 1", "6: error: '<' can't be applied to true or false and a number"),
        ("!active", "2: error: '!' needs true or false, not a number"),
        ("active ? 1 : 2", "1: error: the condition before '?' needs true or false, not a number"),
        ("isOn ? 1 : 'a'", "6: error: both sides of ':' must have the same type, not a number and a string"),
        ("proxy.with", "7: error: a geometry has no member 'with'; did you mean 'width'?"),
        ("frame1.midx", "8: error: a rect has no member 'midx'; did you mean 'midX'?"), ("active.x", "8: error: a number has no member 'x'"),
        ("months[0].nam", "11: error: an object has no member 'nam'; did you mean 'name'?"),
        ("{ ab: 1 }.abc", "11: error: an object has no member 'abc'; did you mean 'ab'?"),
        ("proxy[1]", "6: error: a geometry can't be indexed with a number"),
        ("spot + 1", "6: error: '+' can't be applied to a point and a number"), ("title ?? 1", "7: error: '??' can't be applied to a string and a number"),
    ])
    func staticErrors(text: String, message: String) {
        #expect(Fixture.failure(text) == "t:1:" + message)
    }

    /// A text that writes a color is one where a color is needed.
    @Test(arguments: [
        ("isOn ? '#0F0' : '#DDDDDD'", SceneColor(hex: "#0F0")), ("isOn ? 'red' : 'gray'", SceneColor(.system("red"))),
        ("'#' + 'F80'", SceneColor(hex: "#F80")), ("title == '' ? '#FFF' : '#00000080'", SceneColor(hex: "#00000080")),
    ])
    func textsThatWriteColors(text: String, expected: SceneColor?) throws {
        #expect(try Fixture.value(text, as: .color) == .color(try #require(expected)))
    }

    @Test(arguments: [
        ("isOn ? 'ocean' : '#FFF'", "6: error: expected a color, not the text 'ocean'"), ("'#12'", "1: error: expected a color, not the text '#12'"),
    ])
    func textsThatWriteNoColors(text: String, message: String) throws {
        #expect(try #require(Fixture.failure(text, as: .color)).hasPrefix("t:1:" + message + "; write a name such as red, #RGB, "))
    }

    @Test(arguments: [
        ("'a'", ExpressionType.number, "expected a number, not a string"), ("1", .color, "expected a color, not a number"),
        ("months", .number, "expected a number, not a list"), ("null", .number, "expected a number, not null"),
    ])
    func wrongTypes(text: String, wanted: ExpressionType, message: String) {
        #expect(Fixture.failure(text, as: wanted) == "t:1:1: error: " + message)
    }

    @Test(arguments: [
        ("1 / 0", "3: error: division by zero"), ("1 / (index - 2)", "3: error: division by zero"), ("5 % 0", "3: error: division by zero"),
        ("mod(1, 0)", "1: error: division by zero"), ("1e308 * 10", "7: error: the result is not a finite number"),
        ("1 + sqrt(-1)", "5: error: the result is not a finite number"), ("pow(10, 999)", "1: error: the result is not a finite number"),
        ("months[2].id", "7: error: the index 2 is out of range for a list of 2"), ("months[-1].id", "7: error: the index -1 is out of range for a list of 2"),
        ("months[0.5]", "7: error: the index 0.5 is not a whole number"), ("clamp(1, 2, 0)", "1: error: clamp needs 'low' to be at most 'high'"),
        ("find(months, 'id', 9).name", "23: error: null has no member 'name'; use '??' to replace it"),
        ("free + 1", "6: error: '+' can't be applied to null and a number"), ("proxy.frame('x')", "7: error: unknown coordinate space 'x'"),
        ("lerp(spot, 1, 0)", "1: error: lerp needs two values of the same type, not a point and a number"),
        ("string(1, 16)", "1: error: string needs a whole number from 0 to 15 for 'digits'"),
    ])
    func runtimeErrors(text: String, message: String) {
        #expect(Fixture.failure(text) == "t:1:" + message)
    }

    @Test func emptyResultsAreErrorsWhereAValueIsWanted() {
        #expect(Fixture.failure("isOn ? null : 1", as: .number) == "t:1:1: error: expected a number, not null; use '??' to replace it")
        #expect(Fixture.failure("free", as: .number) == "t:1:1: error: expected a number, not null; use '??' to replace it")
    }

    @Test func nestingIsLimited() {
        func nested(_ open: String, _ close: String, _ count: Int) -> String {
            String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
        }
        #expect(Fixture.failure(nested("(", ")", 63)) == nil)
        var limits = SceneLimits()
        limits.expressionLength = 10_000_000
        for (open, close) in [("(", ")"), ("[", "]"), ("-", ""), ("!", ""), ("abs(", ")"), ("true ? 1 : ", ""), ("1 ?? ", ""), ("[1][", "]")] {
            for count in [64, 10_000, 500_000] {
                #expect(Fixture.failure(nested(open, close, count), limits: limits)?.contains("nested deeper than 64 levels") == true)
            }
        }
        #expect(Fixture.failure("1" + String(repeating: " + 1", count: 255)) == nil)
        for link in [" + 1", ".a", "[0]", ".abs()"] {
            let message = Fixture.failure("1" + String(repeating: link, count: 100_000), limits: limits)
            #expect(message?.contains("more than 256 operators in a row") == true)
        }
        #expect(Fixture.failure(String(repeating: " ", count: 10_001)) == "t:1:1: error: the expression is longer than 10000 bytes")
    }

    @Test func stepsAreCounted() {
        var limits = SceneLimits()
        limits.expressionSteps = 10
        #expect(Fixture.failure("active + 1 + 1 + 1 + 1", limits: limits) == nil)
        let chain = "active" + String(repeating: " + 1", count: 11)
        #expect(Fixture.failure(chain, limits: limits)?.contains("takes more than 10 steps") == true)
        #expect(Fixture.failure("contains([1, 2, 3, 4, 5, 6, 7, 8], active)", limits: limits)?.contains("takes more than 10 steps") == true)
    }

    /// Each 64 bytes of a text that an operation reads or writes are a step. What it only passes on, or doesn't reach, doesn't count.
    @Test(arguments: [
        "reduce(range(0, 40), 'ab', (text, n) => text + text)", "reduce(range(0, 40), 'ab', (text, n) => upper(text + text))",
        "reduce(range(0, 40), 'ab', (text, n) => join([text, text], ''))", "reduce(range(0, 40), 'ab', (text, n) => replace(text, 'a', 'aab'))",
    ])
    func textsThatDoubleEndAtTheLimit(_ text: String) {
        var limits = SceneLimits()
        limits.expressionSteps = 1_000
        limits.textLength = 1 << 40
        #expect(Fixture.failure(text, limits: limits)?.contains("takes more than 1000 steps") == true)
    }

    @Test(arguments: [
        ("text + 'a'", 101...110), ("text == other", 101...110), ("text < other", 101...110), ("upper(text)", 101...110), ("count(text)", 101...110),
        ("'{text}'", 100...110), ("join([text, text], ',')", 400...420), ("contains([text, text], other)", 400...420), ("sorted([text, other])", 600...620),
        ("index([text, text], other)", 400...420), ("contains(text, '12345678')", 300...310), ("replace(text, '12345678', '')", 300...310),
        ("map([text], x => x + 'a')", 300...320), ("[text] == [other]", 300...320), ("string(text)", 1...5), ("slice(text, 0, 3)", 1...10),
        ("slice(text, 640, 1280)", 20...30), ("slice(text, -3)", 100...110), ("slice(text, 3)", 100...110), ("append([1], text)", 101...110),
        ("split(text, 'x')", 6_500...6_530),
    ])
    func stepsCountTheLengthOfTexts(_ text: String, _ steps: ClosedRange<Int>) throws {
        let scope = ExpressionScope(state: [.init("text", .string), .init("other", .string)])
        let long = String(repeating: "a", count: 6_400)
        let environment = ExpressionEnvironment(state: [.string(long + "b"), .string(long + "c")])
        func takes(_ steps: Int) throws -> Bool {
            var limits = SceneLimits()
            limits.expressionSteps = steps
            let expression =
                try text.hasPrefix("'{")
                ? SceneExpression(template: "{text}", in: scope, origin: Fixture.origin)
                : SceneExpression(parsing: text, in: scope, origin: Fixture.origin)
            return (try? expression.evaluate(in: environment, limits: limits)) != nil
        }
        #expect(try !takes(steps.lowerBound - 1) && takes(steps.upperBound))
    }

    @Test func listsOfThemselvesDontGrowForEver() throws {
        let scope = ExpressionScope(state: [.init("list", .any)])
        for text in ["[list, list]", "[list]"] {
            let expression = try SceneExpression(parsing: text, in: scope, origin: Fixture.origin)
            var environment = ExpressionEnvironment(state: [.number(1)])
            var rounds = 0
            #expect(throws: Diagnostic.self) {
                while rounds < 1_000 {
                    environment.state[0] = try expression.evaluate(in: environment)
                    rounds += 1
                }
            }
            #expect(rounds < 100)
        }
    }

    @Test func textsDontGrowForEver() throws {
        let scope = ExpressionScope(state: [.init("text", .string)])
        for expression in [
            try SceneExpression(parsing: "text + text", in: scope, origin: Fixture.origin),
            try SceneExpression(template: "{text}{text}", in: scope, origin: Fixture.origin),
        ] {
            var environment = ExpressionEnvironment(state: [.string("ab")])
            #expect(throws: Diagnostic.self) {
                for _ in 0..<40 { environment.state[0] = try expression.evaluate(in: environment) }
            }
        }
    }

    @Test func constantsAreFoldedAndReadsAreKnown() throws {
        let constant = try SceneExpression(parsing: "1 + 2", in: Fixture.scope, origin: Fixture.origin)
        #expect(constant.constant == .number(3) && constant.stateReads.isEmpty && constant.type == .number)
        let reading = try SceneExpression(parsing: "isOn ? active + index : 0", in: Fixture.scope, origin: Fixture.origin)
        #expect(reading.constant == nil && reading.stateReads == [0, 2])
    }

    @Test func innerNamesHideOuterOnes() throws {
        let scope = ExpressionScope(state: [.init("red", .number), .init("x", .number)]).adding("x", .string).adding("x", .bool)
        let environment = ExpressionEnvironment(state: [.number(1), .number(2)]).adding(.string("a")).adding(.bool(true))
        let expression = try SceneExpression(parsing: "x ? red : 0", in: scope, origin: Fixture.origin)
        #expect(try expression.evaluate(in: environment) == .number(1))
    }

    @Test(arguments: [
        ("", ""), ("January", "January"), ("{active} of {months.count}", "3 of 2"), ("{{{active}}}", "{3}"), ("{{active}}", "{active}"),
        ("{ isOn ? 'yes' : '}' }!", "yes!"), ("{0.1 + 0.2}", "0.30000000000000004"), ("😀{title}", "😀Größe"), ("{isOn}", "true"),
    ])
    func templates(text: String, expected: String) throws {
        let template = try SceneExpression(template: text, in: Fixture.scope, origin: Fixture.origin)
        #expect(try template.evaluate(in: Fixture.environment) == .string(expected))
    }

    @Test(arguments: [
        ("a {", "4: error: expected a value, not the end"), ("a {active", "10: error: expected '}', not the end"),
        ("a } b", "3: error: '}' without '{'; write '}}' for a literal brace"), ("{}", "2: error: expected a value, not '}'"),
        ("ü {spot}", "4: error: a point can't be shown as text"), ("{activ}", "2: error: unknown name 'activ'; did you mean 'active'?"),
        ("{1 2}", "4: error: expected '}', not '2'"),
    ])
    func brokenTemplates(text: String, message: String) {
        #expect(throws: Diagnostic.self) { try SceneExpression(template: text, in: Fixture.scope, origin: Fixture.origin) }
        do throws(Diagnostic) {
            _ = try SceneExpression(template: text, in: Fixture.scope, origin: Fixture.origin)
        } catch {
            #expect(error.headline == "t:1:" + message)
        }
    }

    @Test func errorsBehindEscapesStandWhereTheirLettersDo() throws {
        let document = try JSONDocument(parsing: SourceFile(name: "t", text: #"[ "1 + x", "'\u0061' + x" ]"#))
        for (element, column) in zip(document.root.elements ?? [], [8, 24]) {
            let origin = ExpressionOrigin(source: document.source, node: element, path: .root)
            do throws(Diagnostic) {
                _ = try SceneExpression(parsing: element.string ?? "", in: ExpressionScope(), origin: origin)
                Issue.record("no error")
            } catch {
                #expect(error.position == SourcePosition(line: 1, column: column))
            }
        }
    }

    @Test func randomExpressionsOnlyGiveErrors() {
        var random = SeededGenerator(seed: 11)
        let pieces = [
            "1", "0", "-", "+", "*", "/", "%", "(", ")", "[", "]", ",", ".", "?", ":", "??", "==", "<", "&&", "!", "active", "title", "months", "proxy",
            "anchor", "spot", "frame1", "free", "isOn", "'a'", "min", "lerp", "find", "count", "string", "first", "id", "#f00", "{", "}", "é", "\u{0}", "'",
        ]
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined(separator: " ")
            _ = Fixture.failure(text)
            _ = try? SceneExpression(template: text, in: Fixture.scope, origin: Fixture.origin).evaluate(in: Fixture.environment)
        }
    }
}

struct ListFunctionTests {
    @Test(arguments: [
        ("sum([1, 2, 3])", SceneValue.number(6)), ("sum([])", .number(0)), ("sum([size(1, 2), size(3, 4)], 'height')", .number(6)),
        ("largest([1, 5, 2])", .number(5)), ("smallest([4, 2, 3])", .number(2)), ("largest([])", .number(0)),
        ("prefix([1, 2, 3], 2)", .array([.number(1), .number(2)])),
        ("prefix([1], 5)", .array([.number(1)])), ("prefix([1], 0)", .array([])), ("index([5, 6], 6)", .number(1)), ("index(['a'], 'b')", .number(-1)),
        ("join([1, 'b', true], '-')", .string("1-b-true")), ("join([], ', ')", .string("")), ("sign(-3)", .number(-1)), ("sign(0)", .number(0)),
        ("distance(point(0, 0), point(3, 4))", .number(5)), ("exp(0)", .number(1)), ("log(1)", .number(0)), ("asin(0)", .number(0)), ("acos(1)", .number(0)),
        ("hsb(0, 1, 1)", .color(SceneColor(red: 1, green: 0, blue: 0))), ("hsb(0.5, 1, 1)", .color(SceneColor(red: 0, green: 1, blue: 1))),
        ("hsb(0.25, 0, 0.5)", .color(SceneColor(red: 0.5, green: 0.5, blue: 0.5))), ("hsb(-1, 1, 1)", .color(SceneColor(red: 1, green: 0, blue: 0))),
    ])
    func values(text: String, value: SceneValue) throws {
        let node = JSONNode(.string(text), at: SourcePosition(line: 1, column: 1))
        let origin = ExpressionOrigin(source: SourceFile(name: "s", text: text), node: node, path: .root)
        #expect(try SceneExpression(parsing: text, in: ExpressionScope(), origin: origin).constant == value)
    }
}

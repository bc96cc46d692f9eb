import SceneFormat
import Testing

struct JSONParserTests {
    private func parse(_ text: String, comments: Bool = false) throws(Diagnostic) -> JSONNode {
        try JSONDocument(parsing: SourceFile(name: "a.json", text: text), allowsComments: comments).root
    }

    private func failure(_ bytes: [UInt8], comments: Bool = false, limits: SceneLimits = .default) -> Diagnostic? {
        do throws(Diagnostic) {
            _ = try JSONDocument(parsing: SourceFile(name: "a.json", bytes: bytes), allowsComments: comments, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test func everyNodeKnowsItsPlace() throws {
        let root = try parse("{\n  \"a\": [1, true,\r\n\t\"x\", null],\n  \"ü\": {\"b\": -2.5e1}\n}")
        let members = try #require(root.members)
        #expect(root.position == SourcePosition(line: 1, column: 1))
        #expect(members.map(\.key) == ["a", "ü"])
        #expect(members[0].keyPosition == SourcePosition(line: 2, column: 3))
        let elements = try #require(members[0].value.elements)
        #expect(elements.map(\.position.line) == [2, 2, 3, 3])
        #expect(elements.map(\.position.column) == [9, 12, 2, 7])
        #expect(elements.map(\.value) == [.number(1), .bool(true), .string("x"), .null])
        #expect(members[1].value.position == SourcePosition(line: 4, column: 8))
        #expect(members[1].value["b"]?.number == -25)
    }

    @Test(arguments: [
        (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{C}\n\r\tz", true),
        (#""\u00e9\uD83D\uDE00""#, "é😀", true),
        (#""é😀""#, "é😀", false),
        (#""""#, "", false),
    ])
    func strings(json: String, text: String, hasEscapes: Bool) throws {
        let node = try parse(json)
        #expect(node.string == text)
        #expect(node.hasEscapes == hasEscapes)
    }

    @Test(arguments: [
        ("0", 0.0), ("-0.5", -0.5), ("12e2", 1200), ("1E-2", 0.01), ("1.7976931348623157e308", .greatestFiniteMagnitude), ("1e-400", 0),
    ])
    func numbers(json: String, value: Double) throws {
        #expect(try parse(json).number == value)
    }

    @Test func byteOrderMarkIsSkippedAndNotCounted() throws {
        let root = try parse("\u{FEFF}{ \"a\": 1 }")
        #expect(root.members?[0].keyPosition == SourcePosition(line: 1, column: 3))
        #expect(root.members?[0].keyPosition.offset == 5)
    }

    @Test func commentsOnlyWhereAllowed() throws {
        let text = "// first\n{ /* a \n b */ \"a\": 1 } // last"
        #expect(try parse(text, comments: true).members?[0].keyPosition == SourcePosition(line: 3, column: 7))
        #expect(failure(Array(text.utf8))?.headline == "a.json:1:1: error: comments are only allowed in .jsonc files")
    }

    @Test(arguments: [
        ("", "1:1: error: the file is empty"),
        ("  \n ", "2:2: error: the file is empty"),
        ("{", "1:2: error: expected a name in double quotes, not the end of the file"),
        ("[", "1:2: error: expected a value, not the end of the file at [0]"),
        ("[1", "1:3: error: expected ',' or ']', not the end of the file at [1]"),
        ("[1 2]", "1:4: error: expected ',' or ']', not '2' at [1]"),
        ("[1,]", "1:3: error: trailing comma before ']' at [1]"),
        ("{\"a\": 1,\n}", "1:8: error: trailing comma before '}'"),
        ("{\"a\" 1}", "1:6: error: expected ':' after the name, not '1' at a"),
        ("{a: 1}", "1:2: error: expected a name in double quotes, not 'a'"),
        ("{\"a\": }", "1:7: error: expected a value, not '}' at a"),
        ("{\"a\": ['x']}", "1:8: error: strings must be in double quotes at a[0]"),
        ("{\"a\": 1, \"b\": {\"a\": 2, \"a\": 3}}", "1:24: error: duplicate key 'a' at b.a"),
        ("[nul]", "1:2: error: expected a value, not 'nul' at [0]; did you mean 'null'?"),
        ("True", "1:1: error: expected a value, not 'True'; did you mean 'true'?"),
        ("NaN", "1:1: error: expected a value, not 'NaN'"),
        ("-Infinity", "1:2: error: expected a digit after '-', not 'Infinity'"),
        ("01", "1:1: error: a number must not have a leading zero"),
        ("1.", "1:3: error: expected a digit after the decimal point, not the end of the file"),
        ("1e+", "1:4: error: expected a digit after the exponent, not the end of the file"),
        ("1x", "1:2: error: unexpected 'x' after a number"),
        (".5", "1:1: error: expected a value, not '.'"),
        ("[1e400]", "1:2: error: the number '1e400' is too large at [0]"),
        ("[\"é\", \"a\\q\"]", "1:9: error: unknown escape in a string: '\\' before 'q' at [1]"),
        ("\"\\u12g4\"", "1:2: error: \\u needs four hexadecimal digits"),
        ("\"\\ud800\"", "1:2: error: an unpaired surrogate in a \\u escape"),
        ("\"\\ud800\\u0041\"", "1:2: error: an unpaired surrogate in a \\u escape"),
        ("\"\\udc00\"", "1:2: error: an unpaired surrogate in a \\u escape"),
        ("\"ab", "1:1: error: the string is not closed"),
        ("\"ab\n\"", "1:1: error: the string must end on the line on which it starts"),
        ("\"a\tb\"", "1:3: error: control character 0x9 in a string; write it as an escape"),
        ("1 2", "1:3: error: unexpected '2' after the end of the document"),
        ("[] // x", "1:4: error: comments are only allowed in .jsonc files"),
        ("\u{1b}[31m", "1:1: error: expected a value, not '\\u{1b}'"),
    ])
    func broken(json: String, message: String) {
        #expect(failure(Array(json.utf8))?.headline == "a.json:" + message)
    }

    @Test(arguments: [
        ("/* x", "1:1: error: the comment is not closed"),
        ("/ 1", "1:1: error: unexpected '/'"),
        ("[1, // x\n]", "1:3: error: trailing comma before ']' at [1]"),
    ])
    func brokenWithComments(json: String, message: String) {
        #expect(failure(Array(json.utf8), comments: true)?.headline == "a.json:" + message)
    }

    @Test func duplicateKeysNameTheFirst() {
        let diagnostic = failure(Array("{\n \"a\": 1,\n \"a\": 2}".utf8))
        #expect(diagnostic?.position == SourcePosition(line: 3, column: 2))
        #expect(diagnostic?.notes == [.init("it is first used here", at: SourcePosition(line: 2, column: 2))])
    }

    @Test func readingGoesOnBehindSomeErrors() throws {
        let text = "{ /* x */ \"a\": 1, \"b\": { \"c\": [1,], \"c\": 3 }, \"a\": 2, \"a\": { \"d\": 4, \"d\": 5 }, } // y"
        let collector = DiagnosticCollector(source: SourceFile(name: "a.json", text: text))
        let root = try JSONDocument(parsing: collector.source, into: collector).root
        #expect(
            collector.diagnostics.map(\.headline) == [
                "a.json:1:3: error: comments are only allowed in .jsonc files",
                "a.json:1:33: error: trailing comma before ']' at b.c[1]",
                "a.json:1:37: error: duplicate key 'c' at b.c",
                "a.json:1:47: error: duplicate key 'a' at a",
                "a.json:1:55: error: duplicate key 'a' at a",
                "a.json:1:70: error: duplicate key 'd' at a.d",
                "a.json:1:78: error: trailing comma before '}'",
                "a.json:1:82: error: comments are only allowed in .jsonc files",
            ])
        #expect(root.members?.map(\.key) == ["a", "b"])
        #expect(root["a"]?.number == 1)
        #expect(root["b"]?["c"]?.elements?.count == 1)
    }

    @Test func errorsBehindWhichReadingGoesOnAreCounted() throws {
        let text = "{" + (0..<5_000).map { _ in "\"a\": 1" }.joined(separator: ",") + "}"
        let collector = DiagnosticCollector(source: SourceFile(name: "a.json", text: text), limit: 10)
        _ = try JSONDocument(parsing: collector.source, into: collector)
        #expect(collector.diagnostics.count == 10)
        #expect(collector.errorCount == 4_999)
        #expect(collector.diagnostics.first?.notes.first?.position == SourcePosition(line: 1, column: 2))
    }

    @Test(
        arguments: [
            ([0x22, 0xFF, 0x22], "a.json:1:2: error: invalid UTF-8: unexpected byte 0xFF"),
            ([0x22, 0xC3, 0xA9, 0xC3, 0x22], "a.json:1:3: error: invalid UTF-8: unexpected byte 0xC3"),
            ([0x0A, 0x22, 0xED, 0xA0, 0x80, 0x22], "a.json:2:2: error: invalid UTF-8: unexpected byte 0xED"),
            ([0xF0, 0x9F], "a.json:1:1: error: invalid UTF-8: unexpected byte 0xF0"),
        ] as [([UInt8], String)])
    func invalidUTF8(bytes: [UInt8], message: String) {
        #expect(failure(bytes)?.headline == message)
    }

    @Test(arguments: [257, 10_000, 10_000_000])
    func deepNestingIsAnError(depth: Int) {
        let arrays = failure([UInt8](repeating: UInt8(ascii: "["), count: depth))
        #expect(arrays?.position == SourcePosition(line: 1, column: 257))
        #expect(arrays?.message == "nested deeper than 256 levels")
        let objects = failure(Array(repeatElement(Array("{\"a\":".utf8), count: min(depth, 1_000_000)).joined()))
        #expect(objects?.message == "nested deeper than 256 levels")
        #expect(objects?.position == SourcePosition(line: 1, column: 1281))
        #expect((objects?.scenePath?.count ?? 0) < 100)
    }

    @Test func depthAtTheLimitIsFine() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(failure(nested(256)) == nil)
        #expect(failure(nested(257)) != nil)
        var limits = SceneLimits()
        limits.depth = 10_000_000
        #expect(limits.depth == SceneLimits.deepestNesting)
        #expect(failure(nested(1_000), limits: limits) == nil)
        #expect(failure(nested(1_001), limits: limits)?.message == "nested deeper than 1000 levels")
    }

    @Test func fileSizeIsLimited() {
        var limits = SceneLimits()
        limits.fileSize = 3
        #expect(failure([0x20, 0x20, 0x31, 0x20], limits: limits)?.headline == "a.json: error: the file has 4 bytes, more than the limit of 3")
    }

    @Test func randomBytesOnlyGiveErrors() {
        var random = SeededGenerator(seed: 7)
        let alphabet = Array("{}[]\",:\\u019eE+-.tfn /*\n'a".utf8) + [0xC3, 0xA9, 0xFF, 0x00]
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
            guard let diagnostic = failure(bytes, comments: Bool.random(using: &random)) else { continue }
            #expect(diagnostic.position != nil && !diagnostic.message.isEmpty)
            #expect(!diagnostic.text(source: SourceFile(name: "a.json", bytes: bytes)).isEmpty)
        }
    }
}

/// Random numbers that are the same in every run: SplitMix64 of Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

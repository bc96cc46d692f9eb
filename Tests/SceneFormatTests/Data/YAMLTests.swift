import Foundation
import Testing

@testable import SceneFormat

struct YAMLTests {
    private func node(_ text: String, limits: SceneLimits = .default) throws(Diagnostic) -> JSONNode {
        try JSONDocument(reading: SourceFile(name: "s.yaml", text: text), limits: limits).root
    }

    @Test(arguments: [
        ("a", JSONValue.string("a")), ("yes", .string("yes")), ("off", .string("off")), ("true", .bool(true)), ("False", .bool(false)), ("~", .null),
        ("null", .null), ("12", .number(12)), ("-1.5e2", .number(-150)), ("+.5", .number(0.5)), ("0x1F", .number(31)), ("0o17", .number(15)),
        ("017", .number(17)), ("1_000", .string("1_000")), ("1e", .string("1e")), ("2001-12-14", .string("2001-12-14")), ("\"12\"", .string("12")),
        ("'true'", .string("true")), ("!!str 12", .string("12")), ("!!int 12", .number(12)), ("\"\\u00e9\"", .string("é")),
        ("|\n  a\n  b\n", .string("a\nb\n")),
        (">-\n  a\n  b\n", .string("a b")),
    ])
    func scalars(text: String, value: JSONValue) throws {
        #expect(try node(text).value == value)
    }

    @Test func placesAreThoseOfTheFile() throws {
        let root = try node("# comment\nsize: [1, 2]\nview:\n  Text: \"é {x}\"\n")
        let view = try #require(root.members?[1])
        #expect((view.keyPosition.line, view.keyPosition.column) == (3, 1))
        let text = try #require(view.value.members?.first)
        #expect((text.keyPosition.line, text.keyPosition.column, text.value.position.line, text.value.position.column) == (4, 3, 4, 9))
        #expect(text.value.quoteLength == 1 && !text.value.hasEscapes)
    }

    @Test func aliasesArePutIn() throws {
        let root = try node("a: &x { b: 1 }\nc: *x\nd: [*x, *x]\n")
        #expect(root["c"]?["b"]?.number == 1)
        #expect(root["d"]?.elements?.count == 2)
    }

    @Test func manyLaughsAreRefused() throws {
        let levels = (1...9).map { "l\($0): &l\($0) [\(Array(repeating: "*l\($0 - 1)", count: 9).joined(separator: ", "))]" }
        do throws(Diagnostic) {
            _ = try node("l0: &l0 [lol]\n" + levels.joined(separator: "\n"))
            Issue.record("no error")
        } catch {
            #expect(error.message == "the file has more than 1000000 values, with aliases expanded")
        }
    }

    @Test func keysOfAliasesAreRefused() throws {
        let levels = (1...3).map { "l\($0): &l\($0) [\(Array(repeating: "*l\($0 - 1)", count: 9).joined(separator: ", "))]" }
        for key in ["*l3 : x", "? *l3\n: x", "[*l3]: x", "k: { [*l3]: x }", "? { *l3 : a }\n: x"] {
            do throws(Diagnostic) {
                _ = try node("l0: &l0 [lol]\n" + levels.joined(separator: "\n") + "\n" + key)
                Issue.record("no error")
            } catch {
                #expect(error.message == "a key must be a string", "\(key)")
            }
        }
    }

    /// What looks like a key that is an alias, but isn't one.
    @Test(arguments: [
        ("a: &x 'b: c'\nd: *x", #"{"a":"b: c","d":"b: c"}"#), ("a: &x [b]\nd: { e: *x, f: 1 }", #"{"a":["b"],"d":{"e":["b"],"f":1}}"#),
        ("a: &x b\nd: [*x, 'x]: y', \"q}: r\"]", #"{"a":"b","d":["b","x]: y","q}: r"]}"#), ("a: &x 1 # *x: z\nb: *x", #"{"a":1,"b":1}"#),
    ])
    func valuesMayBeAliases(text: String, json: String) throws {
        #expect(try Self.json(node(text)) == json)
    }

    private static func json(_ node: JSONNode) -> String {
        switch node.value {
        case .object(let members): "{" + members.map { "\"\($0.key)\":\(json($0.value))" }.joined(separator: ",") + "}"
        case .array(let elements): "[" + elements.map(json).joined(separator: ",") + "]"
        case .string(let string): "\"\(string)\""
        case .number(let number): number.formatted()
        case .bool, .null: node.kind
        }
    }

    @Test func deepFilesAreRefused() throws {
        for (text, column) in [
            (String(repeating: "[", count: 400) + String(repeating: "]", count: 400), 257), (String(repeating: "[", count: 100_000), 257),
            (String(repeating: "- ", count: 900) + "a", 513), (String(repeating: "{ a: ", count: 100_000), 1_281),
        ] {
            do throws(Diagnostic) {
                _ = try node(text)
                Issue.record("no error")
            } catch {
                #expect(error.message == "nested deeper than 256 levels")
                #expect(error.position == SourcePosition(line: 1, column: column))
            }
        }
    }

    @Test func depthAtTheLimitIsFine() throws {
        let flow = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        for text in [flow, String(repeating: "- ", count: 256) + "a", String(repeating: "[{ a: ", count: 128) + String(repeating: "}]", count: 128)] {
            #expect(try node(text).elements?.count == 1)
        }
    }

    @Test func aliasesCountAsDeepAsTheyAre() throws {
        var limits = SceneLimits()
        limits.depth = 4
        _ = try node("a: &x [[1]]\nb: [*x]", limits: limits)
        do throws(Diagnostic) {
            _ = try node("a: &x [[1]]\nb: [[*x]]", limits: limits)
            Issue.record("no error")
        } catch {
            #expect(error.headline == "s.yaml:2:6: error: nested deeper than 4 levels at b[0][0]")
        }
    }

    @Test func readingGoesOnBehindSomeErrors() throws {
        let text = "a: 1\nb: { c: 1, c: 2, c: 3 }\n? [x]\n: y\na:\n  - d: 1\n    d: 2\n'b': 3\n---\nz: 1\n"
        let collector = DiagnosticCollector(source: SourceFile(name: "s.yaml", text: text))
        let root = try JSONDocument(reading: collector.source, into: collector).root
        #expect(
            collector.diagnostics.map(\.headline) == [
                "s.yaml:2:12: error: duplicate key 'c' at b.c", "s.yaml:2:18: error: duplicate key 'c' at b.c", "s.yaml:3:3: error: a key must be a string",
                "s.yaml:5:1: error: duplicate key 'a' at a", "s.yaml:7:5: error: duplicate key 'd' at a[0].d", "s.yaml:8:1: error: duplicate key 'b' at b",
                "s.yaml:9:1: error: expected a single document in the stream but found another document",
            ])
        #expect(root["a"]?.number == 1)
        #expect(root["b"]?["c"]?.number == 1)
        #expect(collector.diagnostics[1].notes.first?.position == SourcePosition(line: 2, column: 6))
    }

    @Test func aByteOrderMarkIsNotCounted() throws {
        let root = try node("\u{FEFF}k: v\né: [w]\n")
        #expect(root.members?.map(\.keyPosition) == [SourcePosition(line: 1, column: 1), SourcePosition(line: 2, column: 1)])
        #expect(root.members?[1].value.elements?[0].position.offset == 13)
    }
}

import Display
import Inputs
import SceneFormat
import Testing

/// Files of `--data`, and the type that a scene's `data` has.
struct SceneDataTests {
    private func value(_ name: String, _ text: String, format: DataFormat? = nil, declared: ExpressionType? = nil) throws -> SceneValue {
        try SceneData.read(SourceFile(name: name, text: text), format: format, declared: declared).value
    }

    private func message(_ name: String, _ text: String) -> String? {
        do throws(Diagnostic) {
            _ = try SceneData.read(SourceFile(name: name, text: text))
            return nil
        } catch {
            return error.headline
        }
    }

    private let twoRows = SceneValue.array([.object(["a": .number(1), "b": .string("x")]), .object(["a": .number(2), "b": .string("y")])])

    @Test(arguments: [
        ("d.json", #"[{ "a": 1, "b": "x" }, { "a": 2, "b": "y" }]"#), ("d.ndjson", "{\"a\":1,\"b\":\"x\"}\n\n{\"a\":2,\"b\":\"y\"}\r\n"),
        ("d.csv", "a,b\n1,x\n2,y\n"), ("d.csv", "\u{FEFF}a,b\r\n1,x\r\n2,y"), ("d.tsv", "a\tb\n1\tx\n2\ty\n"),
        ("d.yaml", "- { a: 1, b: x }\n- { a: 2, b: y }\n"),
        // Standard input has no name that gives its format.
        ("standard input", #"[{ "a": 1, "b": "x" }, { "a": 2, "b": "y" }]"#), ("standard input", "{\"a\":1,\"b\":\"x\"}\n{\"a\":2,\"b\":\"y\"}\n"),
        ("standard input", "a,b\n1,x\n2,y\n"),
    ])
    func everyFormatGivesTheSameRows(_ name: String, _ text: String) throws {
        #expect(try value(name, text) == twoRows)
    }

    @Test func fieldsOfCSVAreNumbersIfTheyLookLikeJSON() throws {
        let text = "a,b,c,d,e,f\n007,1e3,true,-2.5,,\"two\nlines, \"\"quoted\"\"\"\n"
        #expect(
            try value("d.csv", text)
                == .array([
                    .object([
                        "a": .string("007"), "b": .number(1000), "c": .bool(true), "d": .number(-2.5), "e": .string(""), "f": .string("two\nlines, \"quoted\""),
                    ])
                ]))
    }

    /// A column that the scene declares as text stays text.
    @Test func declaredTypesDecideAboutFields() throws {
        let declared = ExpressionType.array(.object(["zip": .string, "tint": .color]))
        let rows = try value("d.csv", "zip,tint,n\n10115,#FF0000,7\n", declared: declared)
        guard case .array(let elements) = rows, case .object(let row) = elements.first else { return #expect(Bool(false), "not a list of objects") }
        #expect(row["zip"] == .string("10115") && row["n"] == .number(7))
        #expect(row["tint"]?.kind == "a color")
    }

    /// A member that may be missing is null in the sample.
    @Test func emptyFieldsAreNullWhereTheSampleIsNull() throws {
        let rows = try value("d.csv", "a,b\n,\n1,2\n", declared: .array(.object(["a": .any, "b": .string])))
        #expect(rows == .array([.object(["a": .null, "b": .string("")]), .object(["a": .number(1), "b": .string("2")])]))
    }

    @Test(arguments: [
        ("d.json", "{", "d.json:1:2: error: "), ("d.ndjson", "{}\n{]\n", "d.ndjson:2:2: error: "),
        ("d.csv", "a,a\n1,2\n", "d.csv: error: two columns have the name 'a'"),
        ("d.csv", "a,\n1,2\n", "d.csv: error: column 2 has no name in the first row"),
        ("d.csv", "a,b\n1,2\n3\n", "d.csv:3:1: error: the row has 1 field, but the first row names 2 columns"),
        ("d.csv", "a,b\n\"1,2\n", "d.csv:2:1: error: a quotation mark is never closed"),
        ("d.csv", "a\n\"1\"2\n", "d.csv:2:1: error: a closing quotation mark must be followed by a separator"),
        ("d.csv", "a\n\n\"x\ny\"\n1\"2\n", "d.csv:5:1: error: a field with a quotation mark must be in quotation marks"),
    ])
    func brokenFilesAreErrors(_ name: String, _ text: String, _ start: String) {
        #expect(message(name, text)?.hasPrefix(start) == true, "\(message(name, text) ?? "no error")")
    }

    private func read(_ scene: String, _ data: SceneData?) -> (state: [SceneDocument.StateVariable], messages: [String]) {
        let source: SceneData.Source = { _ throws(Diagnostic) in
            guard let data else { throw Diagnostic(.error, "no data", file: "d") }
            return data
        }
        let text = #"{ "size": [9, 9], "view": { "Text": "{data.a}" }, \#(scene) "scale": 1 }"#
        let (prepared, diagnostics) = PreparedScene.read(SourceFile(name: "s.json", text: text), data: data == nil ? nil : source)
        return (prepared?.document.state ?? [], diagnostics.diagnostics.map(\.headline))
    }

    @Test func aSceneSeesItsData() {
        let sample = read(#""data": { "a": 1 },"#, nil)
        #expect(sample.state.map(\.value) == [.object(["a": .number(1)])] && sample.messages == [])
        let given = read("", SceneData(.object(["a": .number(2)]), name: "d.json"))
        #expect(given.state.map(\.name) == ["data"] && given.state.map(\.value) == [.object(["a": .number(2)])])
        let both = read(#""data": { "a": 1 },"#, SceneData(.object(["a": .number(2), "more": .null]), name: "d.json"))
        #expect(both.state.map(\.value) == [.object(["a": .number(2), "more": .null])])
    }

    @Test func dataOfAnotherTypeIsAnError() {
        let text = read(#""data": { "a": 1 },"#, SceneData(.object(["a": .string("x")]), name: "d.json"))
        #expect(text.messages == ["d.json: error: 'a' is a string, not a number"])
        let missing = read(#""data": { "a": { "b": [1] } },"#, SceneData(.object(["a": .object([:])]), name: "d.json"))
        #expect(missing.messages.first == "d.json: error: 'a.b' is missing")
        #expect(read("", nil).messages.first?.contains("unknown name 'data'; --data FILE gives it a value, and so does a member 'data' of the scene") == true)
        let clash = read(#""state": { "data": 1 }, "data": { "a": 1 },"#, nil)
        #expect(clash.messages.contains { $0.contains("the name 'data' is that of the scene's data; choose another one") })
    }

    /// The rows after a broken one are still read.
    @Test(arguments: [
        ("d.ndjson", "{\"a\":1}\n{\"a\":\n{\"a\":3}\n"), ("d.csv", "a\n1\n2,2\n3\n"), ("d.csv", "a\n1\nx \"y\"\n3\n"), ("d.csv", "a\n1\n\"2\"2\n3\n"),
    ])
    func aBatchKeepsTheRowsAroundABrokenOne(_ name: String, _ text: String) throws {
        let rows = try SceneRows(SceneData.read(SourceFile(name: name, text: text), keepsRefusals: true))
        #expect(rows.refusals.mapValues { $0.position?.line } == [1: name == "d.csv" ? 3 : 2])
        #expect(rows.rows.count == 3 && rows.rows[2] == .object(["a": .number(3)]))
        #expect(rows.type == .object(["a": .number]))
    }

    /// Rows that lack a member have null there, and members of several types can be anything.
    @Test func rowsHaveOneType() throws {
        let rows = try SceneRows(SceneData(value("d.ndjson", "{\"a\":1,\"b\":\"x\"}\n{\"a\":\"two\"}\n"), name: "d.ndjson"))
        #expect(rows.rows == [.object(["a": .number(1), "b": .string("x")]), .object(["a": .string("two"), "b": .null])])
        #expect(rows.type == .object(["a": .any, "b": .any]))
        #expect(throws: Diagnostic(.error, "a batch needs a list of rows, and the data is an object", file: "d")) {
            try SceneRows(SceneData(.object([:]), name: "d"))
        }
        #expect(throws: Diagnostic(.error, "the data has no rows", file: "d")) { try SceneRows(SceneData(.array([]), name: "d")) }
    }
}

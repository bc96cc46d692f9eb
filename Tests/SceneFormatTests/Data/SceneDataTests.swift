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

    /// A file without its closing quotation mark: the error is in its row, and other rows are read.
    @Test(arguments: [
        // Never closed; closed by the quotation mark that opens another field; closed by one at the end of a text.
        ("a,b\n1,x\n\"2,y\n3,z\n", 3), ("a,b\n1,x\n2,\"y\n3,\"z\"\n", 3), ("a,b\n1,x\n\"2,y\n3,\"z \"\"q\"\"\"\n", 3), ("a,b\r\n1,x\r\n\"2,y\r\n3,z", 3),
    ])
    func anUnclosedQuotationMarkTakesOneRow(_ text: String, line: Int) throws {
        let rows = try SceneRows(SceneData.read(SourceFile(name: "d.csv", text: text), keepsRefusals: true))
        #expect(rows.refusals.mapValues { $0.headline } == [1: "d.csv:\(line):1: error: a quotation mark is never closed"])
        guard case .object(let first) = rows.rows[0], case .object(let last) = rows.rows[2] else { return #expect(Bool(false), "not a row") }
        #expect(first["a"] == .number(1) && last["a"] == .number(3))
        #expect(message("d.csv", text) == "d.csv:\(line):1: error: a quotation mark is never closed")
    }

    /// As spreadsheet programs write where the comma is in numbers.
    @Test func semicolonsSeparateFieldsAndNumbersHaveCommas() throws {
        let rows = SceneValue.array([
            .object(["a": .number(3.5), "b": .number(-1234.25), "c": .number(7), "d": .string("007,5"), "e": .string("21.11.2026")]),
            .object(["a": .number(1200), "b": .number(0.5), "c": .string("x, y"), "d": .string("1.5"), "e": .bool(true)]),
        ])
        #expect(try value("d.csv", "a;b;c;d;e\n3,5;-1.234,25;7;007,5;21.11.2026\n1.200;0,5;\"x, y\";1.5;true\n") == rows)
        // Without decimal commas, a point is a decimal point.
        #expect(try value("d.csv", "a;b\n1.5;x\n") == .array([.object(["a": .number(1.5), "b": .string("x")])]))
        #expect(
            try value("d.csv", "a;b\n1.500;\"1,5\"\n2.25;y\n1.75;z\n")
                == .array([
                    .object(["a": .number(1.5), "b": .string("1,5")]), .object(["a": .number(2.25), "b": .string("y")]),
                    .object(["a": .number(1.75), "b": .string("z")]),
                ]))
        // Commas separate fields if there are as many.
        #expect(try value("d.csv", "a;b,c\n1,5\n") == .array([.object(["a;b": .number(1), "c": .number(5)])]))
        #expect(try value("d.csv", "\"a;b;c\",d\n1,5\n") == .array([.object(["a;b;c": .number(1), "d": .number(5)])]))
        #expect(try value("standard input", "a;b\n1,5;2\n") == .array([.object(["a": .number(1.5), "b": .number(2)])]))
    }

    /// Cells that are no numbers, where the column has some.
    @MainActor
    @Test(arguments: [
        ("Acme,120,180\nEspresso,150,\n", "d.csv", "row 2, column '2019' of d.csv is empty, where most have a number (line 3)"),
        ("Acme,120,180\n\nEspresso,n/a,4\n", "d.csv", "row 2, column '2018' of d.csv has the text 'n/a', where most have a number (line 4)"),
        (
            "Acme,120,180\nA,\"12,5\",4\nB,3,\"12,5\"\nC,\"12,5\",1\nD,8,8\n", "d.csv",
            "row 2, column '2018' of d.csv has the text '12,5', where most have a number (line 3), and 2 other cells as well"
        ),
    ])
    func anErrorNamesTheCell(rows: String, name: String, place: String) throws {
        for expression in ["d['2018'] * d['2019']", "lerp(d['2018'], d['2019'], 0.5)", "max(d['2018'], d['2019'])", "-d['2018'] - d['2019']"] {
            let scene = "{ \"size\": [90, 90], \"view\": { \"Text\": \"{sum(map(data, d => \(expression)))}\" } }"
            let file = SourceFile(name: name, text: "Brand,2018,2019\n" + rows)
            let source: SceneData.Source = { declared throws(Diagnostic) in try SceneData.read(file, declared: declared) }
            let (prepared, diagnostics) = PreparedScene.read(SourceFile(name: "s.json", text: scene), data: source)
            let runner = try runner(#require(prepared, "\(diagnostics.text)"))
            let error = #expect(throws: Diagnostic.self) { _ = try runner.frame(0) }
            #expect(error?.message.hasSuffix("; \(place)") == true, "\(expression): \(error?.message ?? "")")
        }
    }

    @Test(arguments: [
        ("1\nn/a", "row 2: 'a' is 'n/a', not a number"),
        ("1\n2\n\"\"", "row 3: 'a' is empty, not a number; it may be empty where the scene's sample has null"),
    ])
    func aCellOfAnotherTypeThanTheSampleNamesItsRow(rows: String, message: String) {
        let file = SourceFile(name: "d.csv", text: "a\n\(rows)\n")
        let source: SceneData.Source = { declared throws(Diagnostic) in try SceneData.read(file, declared: declared) }
        let text = #"{ "size": [9, 9], "data": [{ "a": 1 }], "view": { "Text": "{data[0].a}" } }"#
        let found = PreparedScene.read(SourceFile(name: "s.json", text: text), data: source).diagnostics.diagnostics.map(\.headline)
        #expect(found == ["d.csv: error: \(message)"])
    }

    /// A list where the scene draws one row.
    @Test func rowsForASceneOfOneRowNameTheBatch() {
        let rows = SceneData(.array([.object(["a": .number(1)]), .object(["a": .number(2)])]), name: "d.csv")
        #expect(read("", rows).messages.first?.contains("; 'render batch' draws a picture for each row, and data[0] is the first one") == true)
        #expect(
            read(#""data": { "a": 1 },"#, rows).messages == ["d.csv: error: the data is a list, not an object; 'render batch' draws a picture for each row"])
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
        #expect(text.messages == ["d.json: error: 'a' is 'x', not a number"])
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

import CairoCanvas
import Display
import Foundation
import SceneFormat
import Testing
import Views

/// The components of `Scenes/shared/charts.yaml`.
@MainActor struct ChartTests {
    /// Returns the texts that a view shows in a frame, each with its position, in the order in which they are drawn.
    private func texts(_ view: String, data: String, frame: Int = 0) throws -> [(text: String, y: Double)] {
        try description(view, data: data, frame: frame).matches(of: /text "([^"]*)" \S+ at \((\S+), (\S+)\)/)
            .map { (String($0.output.1), Double($0.output.3) ?? 0) }
    }

    /// Returns the display list of a frame as text.
    private func description(_ view: String, data: String, frame: Int = 0) throws -> String {
        let text =
            "{ \"size\": [400, 300], \"fps\": 10, \"duration\": 10, \"imports\": [\"shared/charts.yaml\"], \"data\": \(data), \"view\": \(view) }"
        let (scene, diagnostics) = PreparedScene.read(SourceFile(name: "s.json", text: text), files: SceneFiles(folder: SceneStage.folder.path))
        guard let scene else { throw SceneProblem(text: diagnostics.text) }
        return try SceneRunner(scene, textShaper: try PangoTextShaper()).stepper.frame(frame).description
    }

    private func chart(_ values: String, _ parameters: String = "") throws -> [String] {
        let more = parameters.isEmpty ? "" : ", \(parameters)"
        return try texts(
            "{ \"Chart\": { \"series\": \"data.series\", \"showsValues\": false, \"showsLegend\": false\(more) } }",
            data: "{ \"series\": [{ \"name\": \"A\", \"values\": \(values) }] }"
        ).map(\.text)
    }

    @Test(arguments: [
        ("[3, 41]", "", ["0", "10", "20", "30", "40", "50"]), ("[0, 1]", "", ["0", "0.2", "0.4", "0.6", "0.8", "1"]),
        ("[0, 1000]", "", ["0", "200", "400", "600", "800", "1,000"]), ("[0.001, 0.0031]", "", ["0", "0.001", "0.002", "0.003", "0.004"]),
        ("[-7, 12]", "", ["-10", "-5", "0", "5", "10", "15"]), ("[-8, -3]", #""kind": "bar""#, ["-8", "-6", "-4", "-2", "0"]),
        // Lines that stay far from 0 have no 0.
        ("[96, 103]", "", ["96", "98", "100", "102", "104"]), ("[96, 103]", #""kind": "area""#, ["0", "50", "100", "150"]),
        ("[0, 100]", #""ticks": 2"#, ["0", "50", "100"]), ("[0, 100]", #""ticks": 10"#, ["0", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100"]),
        ("[3, 41]", #""low": -5, "high": 45"#, ["0", "10", "20", "30", "40"]), ("[0, 0.4]", #""format": "percent""#, ["0%", "10%", "20%", "30%", "40%"]),
        ("[0, 4200]", #""format": "compact", "unit": " m""#, ["0 m", "1K m", "2K m", "3K m", "4K m", "5K m"]),
        ("[]", "", ["0", "0.2", "0.4", "0.6", "0.8", "1"]), ("[0, 0]", "", ["0", "0.2", "0.4", "0.6", "0.8", "1"]),
    ]) func axesHaveStepsOfOneTwoOrFive(values: String, parameters: String, labels: [String]) throws {
        #expect(try chart(values, parameters) == labels)
    }

    /// The axis has the digits of the values, and at least those that tell its steps apart.
    @Test(arguments: [
        ("[120, 300, 610]", #""format": "EUR""#, ["€0", "€200", "€400", "€600", "€800"]),
        ("[120, 300, 610]", #""format": "EUR", "digits": 0"#, ["€0", "€200", "€400", "€600", "€800"]),
        ("[120, 300.5, 610]", #""format": "EUR", "digits": 2"#, ["€0.00", "€200.00", "€400.00", "€600.00", "€800.00"]),
        ("[1.25, 3.75]", #""format": "EUR""#, ["€0.00", "€1.00", "€2.00", "€3.00", "€4.00"]),
        ("[0.2, 0.4]", #""format": "EUR""#, ["€0.00", "€0.10", "€0.20", "€0.30", "€0.40"]),
        ("[0, 41]", #""digits": 1"#, ["0.0", "10.0", "20.0", "30.0", "40.0", "50.0"]),
        ("[0, 1]", #""digits": 0"#, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
        ("[0, 0.4]", #""format": "percent", "digits": 1"#, ["0.0%", "10.0%", "20.0%", "30.0%", "40.0%"]),
        ("[0, 4200]", #""format": "compact", "digits": 0"#, ["0", "1K", "2K", "3K", "4K", "5K"]),
    ]) func axesHaveTheDigitsOfValues(values: String, parameters: String, labels: [String]) throws {
        #expect(try chart(values, parameters) == labels)
    }

    @Test func theAxisOfARaceHasTheDigitsOfValues() throws {
        let data = #"[{ "name": "A", "values": [120, 610] }, { "name": "B", "values": ["", 300] }]"#
        let view = { (more: String) in "{ \"BarRace\": { \"rows\": \"data\", \"times\": \"['x', 'y']\", \"time\": 1\(more) } }" }
        #expect(try texts(view(#", "format": "EUR""#), data: data).map(\.text).prefix(4) == ["€0", "€200", "€400", "€600"])
        #expect(try texts(view(#", "digits": 1"#), data: data).map(\.text).prefix(4) == ["0.0", "200.0", "400.0", "600.0"])
    }

    /// The longest bar leaves room for its value, and labels of the axis for each other: of the widest ones, there is only one.
    @Test(arguments: [#""format": "EUR""#, #""digits": 2, "unit": " Millionen""#, #""format": "compact", "digits": 1"#, #""ticks": 12, "digits": 3"#])
    func valuesOfARaceFit(parameters: String) throws {
        let data = #"{ "rows": [{ "name": "A", "values": [950, 12450000.5] }, { "name": "B", "values": [8300000, 999] }] }"#
        for time in ["0", "0.3", "0.5", "1"] {
            let view = "{ \"BarRace\": { \"rows\": \"data.rows\", \"times\": \"['x', 'y']\", \"time\": \(time), \(parameters) } }"
            let shown = try description(view, data: data).matches(of: /text "([^"]*)" \S+ at \((\S+), (\S+)\) size ([0-9.]+)x/)
                .map { (text: String($0.output.1), x: Double($0.output.2) ?? 0, y: Double($0.output.3) ?? 0, width: Double($0.output.4) ?? 0) }
            #expect(shown.allSatisfy { $0.x + $0.width <= 400 }, "\(shown)")
            let axis = shown.prefix { $0.text != "x" && $0.text != "y" }
            #expect(!axis.isEmpty && zip(axis, axis.dropFirst()).allSatisfy { $0.x + $0.width + 4 < $1.x }, "\(axis)")
        }
    }

    /// All frames have the same room for values, so the longest bar of each has the same end.
    @Test func barsOfARaceKeepTheirLength() throws {
        let data = #"{ "rows": [{ "name": "A", "values": [950, 12450000] }, { "name": "B", "values": [1, 999] }] }"#
        let ends = try ["0", "0.5", "1"].map { time in
            let view = "{ \"BarRace\": { \"rows\": \"data.rows\", \"times\": \"['x', 'y']\", \"time\": \(time), \"format\": \"EUR\" } }"
            return try description(view, data: data).matches(of: /text "€[^"]*" \S+ at \((\S+), (\S+)\)/).compactMap { Double($0.output.1) }.max()
        }
        #expect(Set(ends).count == 1, "\(ends)")
    }

    /// Few rows share the height; more than are shown don't.
    @Test(arguments: [(1, [148.0]), (2, [78.0, 218]), (4, [43.0, 113, 183, 253])]) func barsOfARaceFillItsHeight(count: Int, middles: [Double]) throws {
        let rows = (0..<count).map { "{ \"name\": \"R\($0)\", \"values\": [\(9 - $0), \(9 - $0)] }" }.joined(separator: ", ")
        let shown = try texts(
            "{ \"BarRace\": { \"rows\": \"data\", \"times\": \"['x', 'y']\", \"fontSize\": 5, \"shown\": 4 }, \"modifiers\": [{ \"padding\": { \"top\": 12 } }] }",
            data: "[\(rows)]")
        // Below the axis, which is 8 high, of a canvas of 288.
        for (index, middle) in middles.enumerated() {
            let y = try #require(shown.first { $0.text == "R\(index)" }?.y)
            #expect(abs(y + 3 - middle) < 4, "\(y) is not near \(middle)")
        }
    }

    /// Values that would overlap move apart in both directions, and stay beside the plot.
    @Test func labelsOfLinesMoveApart() throws {
        func labels(_ ends: [Double]) throws -> [(text: String, y: Double)] {
            let series = ends.map { "{ \"name\": \"S\", \"values\": [50, \($0)] }" }.joined(separator: ", ")
            let view =
                #"{ "Chart": { "series": "data", "low": 0, "high": 100, "fontSize": 10, "showsLegend": false, "digits": 2, "smooth": false, "ticks": 1 } }"#
            return Array(try texts(view, data: "[\(series)]").suffix(ends.count))
        }
        func place(_ end: Double) throws -> Double { try labels([end])[0].y }
        // Two equal values: half of a line up, and half of a line down.
        let (middle, pair) = (try place(40), try labels([40, 40]))
        #expect(abs(pair[0].y - (middle - 6.5)) < 0.51 && abs(pair[1].y - (middle + 6.5)) < 0.51)
        let three = try labels([40, 40, 40])
        #expect(abs(three[0].y - (middle - 13)) < 0.51 && abs(three[1].y - middle) < 0.51 && abs(three[2].y - (middle + 13)) < 0.51)
        // Values with room stay.
        let far = try labels([80, 20])
        #expect(far.map(\.y) == [try place(80), try place(20)])
        // At the bottom of the plot, all move up; at its top, all move down.
        let (bottom, low) = (try place(0), try labels([0, 0, 0]))
        #expect(abs(low[2].y - bottom) < 0.51 && abs(low[0].y - (bottom - 26)) < 0.51)
        let (top, high) = (try place(100), try labels([100, 100]))
        #expect(abs(high[0].y - top) < 0.51 && abs(high[1].y - (top + 13)) < 0.51)
    }

    /// Empty fields of a table are missing values.
    @Test func emptyFieldsAreMissingValues() throws {
        let shown = try texts(
            #"{ "Chart": { "series": "data", "kind": "bar", "showsLegend": false } }"#, data: #"[{ "name": "A", "values": [12, "", 18] }]"#)
        #expect(shown.suffix(2).map(\.text) == ["12", "18"])
    }

    @Test func chartsFollowTheLocale() throws {
        let text =
            #"{ "size": [400, 300], "locale": "de", "imports": ["shared/charts.yaml"], "view": { "Chart": { "series": "[{ name: 'A', values: [1200.5, 4100] }]", "format": "EUR", "showsLegend": false, "digits": 1 } } }"#
        let (scene, diagnostics) = PreparedScene.read(SourceFile(name: "s.json", text: text), files: SceneFiles(folder: SceneStage.folder.path))
        guard let scene else { throw SceneProblem(text: diagnostics.text) }
        let list = try SceneRunner(scene, textShaper: try PangoTextShaper()).stepper.frame(0).description.replacing("\u{A0}", with: " ")
        #expect(list.contains("\"2.000,0 €\"") && list.contains("\"4.100,0 €\""))
    }

    @Test func labelsThatDoNotFitAreLeftOut() throws {
        let labels = (1...30).map { "'day \($0)'" }.joined(separator: ", ")
        let shown = try chart("[\((1...30).map(String.init).joined(separator: ", "))]", "\"labels\": \"[\(labels)]\"").filter { $0.hasPrefix("day") }
        #expect(shown == ["day 1", "day 6", "day 11", "day 16", "day 21", "day 26"])
    }

    @Test(arguments: ["line", "area", "bar"], [false, true])
    func anyDataIsDrawn(kind: String, isStacked: Bool) throws {
        for values in [
            [], ["[]"], ["[5]"], ["[0, 0]"], ["[-3, 4, -8.5]", "[1, -2, 3]"], ["[0.0012, 0.0031]"], ["[1.2e9, 3.4e9]"], ["[-3, -4]"], ["[null]"],
            ["[null, 3, null, 5, null]", "[1]"],
        ] {
            let series = values.map { "{ \"name\": \"A\", \"values\": \($0) }" }.joined(separator: ", ")
            for progress in ["0", "0.3", "1", "2"] {
                let view =
                    "{ \"Chart\": { \"series\": \"data.series\", \"kind\": \"\(kind)\", \"stacked\": \(isStacked), \"progress\": \(progress), \"smooth\": \(progress != "1") } }"
                #expect(try !texts(view, data: "{ \"series\": [\(series)] }").isEmpty)
            }
        }
    }

    /// Whole values have no digits behind the point, and values that don't fit beside each other are left out.
    @Test func valuesAreWrittenWhereTheyFit() throws {
        let shown = { (values: String, more: String) in
            try texts("{ \"Chart\": { \"series\": \"data\", \"showsLegend\": false\(more) } }", data: "[{ \"name\": \"A\", \"values\": \(values) }]").map(
                \.text)
        }
        #expect(try shown("[12, 19, 15]", "").last == "15")
        #expect(try shown("[12, 19.5, 15]", "").last == "15.0")
        #expect(try shown("[12, 19, 15]", #", "kind": "bar""#).suffix(3) == ["12", "19", "15"])
        let many = "[" + (10..<70).map(String.init).joined(separator: ", ") + "]"
        #expect(try shown(many, #", "kind": "bar""#) == ["0", "20", "40", "60", "80"])
    }

    @Test func missingValuesAreNotWritten() throws {
        let shown = { (kind: String, more: String) in
            try texts(
                "{ \"Chart\": { \"series\": \"data\", \"kind\": \"\(kind)\", \"showsLegend\": false\(more) } }",
                data: #"[{ "name": "A", "values": [12, null, 18, null] }, { "name": "B", "values": [3] }, { "name": "C", "values": [] }]"#
            ).map(\.text)
        }
        #expect(try shown("bar", "").suffix(3) == ["12", "18", "3"])
        #expect(try shown("bar", #", "stacked": true"#).suffix(4) == ["15", "0", "18", "0"])
        // Each line has its head where it ends, and no line is drawn for a series without values.
        #expect(try shown("line", "").suffix(2) == ["18", "3"])
        // Between two values, a line goes straight on.
        #expect(try shown("line", #", "progress": 0.333333333, "smooth": false, "low": 0, "high": 20"#).suffix(2) == ["15", "3"])
    }

    /// The value beside a line's head is the one that the line has there.
    @Test func headsHaveTheirValues() throws {
        let view = { (progress: Double, isSmooth: Bool) in
            "{ \"Chart\": { \"series\": \"data\", \"progress\": \(progress), \"smooth\": \(isSmooth), \"digits\": 1, \"showsLegend\": false } }"
        }
        let data = #"[{ "name": "A", "values": [10, 20, 0] }]"#
        for (progress, isSmooth, expected) in [(0.25, false, "15.0"), (0.5, true, "20.0"), (0.75, false, "10.0"), (1, true, "0.0"), (0.25, true, "16.2")] {
            #expect(try texts(view(progress, isSmooth), data: data).last?.text == expected)
        }
    }

    @Test func aBarMayJoinLate() throws {
        let data = #"[{ "name": "A", "values": [1, 2] }, { "name": "B", "values": [null, 3] }, { "name": "C", "values": [2] }]"#
        let shown = try texts("{ \"BarRace\": { \"rows\": \"data\", \"times\": \"['x', 'y']\", \"time\": 1 } }", data: data)
        #expect(shown.filter { ["A", "B", "C"].contains($0.text) }.sorted { $0.y < $1.y }.map(\.text) == ["B", "A", "C"])
    }

    @Test func barsRaceToTheirPlaces() throws {
        let data =
            #"{ "rows": [{ "name": "A", "values": [1, 2, 9] }, { "name": "B", "values": [3, 3, 4] }, { "name": "C", "values": [2, 2, 2] }], "times": ["x", "y", "z"] }"#
        for (time, order) in [("0", ["B", "C", "A"]), ("1", ["B", "A", "C"]), ("2", ["A", "B", "C"]), ("7", ["A", "B", "C"])] {
            let shown = try texts("{ \"BarRace\": { \"rows\": \"data.rows\", \"times\": \"data.times\", \"time\": \(time) } }", data: data)
            #expect(shown.filter { ["A", "B", "C"].contains($0.text) }.sorted { $0.y < $1.y }.map(\.text) == order, "at \(time)")
        }
    }
}

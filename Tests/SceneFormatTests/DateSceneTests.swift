import Display
import Foundation
import Geometry
import Testing
import Views

@testable import SceneFormat

@MainActor struct DateSceneTests {
    private func shown(_ text: String, frames: [Int] = [0]) throws -> [[String]] {
        try textsShown("{ \"size\": [300, 40], \"fps\": 2, \"duration\": 200, \"state\": { \"from\": 10 }, \"view\": { \"Text\": \(text) } }", frames: frames)
    }

    @Test func moments() throws {
        #expect(try shown(#"{ "date": 0 }"#) == [["January 1, 2001"]])
        #expect(try shown(#"{ "date": "date(2026, 11, 21, 9, 41)", "style": "date" }"#) == [["November 21, 2026"]])
        #expect(try shown(#"{ "date": "date(2026, 11, 21, 9, 41, 30)", "style": "time" }"#)[0][0].replacing("\u{202F}", with: " ") == "9:41 AM")
        #expect(try shown(#"{ "date": -86400 }"#) == [["December 31, 2000"]])
    }

    /// Live dates follow the scene's clock, two frames per second here.
    @Test func momentsThatAreCounted() throws {
        #expect(
            try shown(#"{ "date": 90, "style": "timer" }"#, frames: [0, 1, 2, 60, 180, 184]) == [["1:30"], ["1:30"], ["1:29"], ["1:00"], ["0:00"], ["0:02"]])
        #expect(try shown(#"{ "date": 7230, "style": "relative" }"#, frames: [0, 120]) == [["2 hr, 30 sec"], ["1 hr, 59 min"]])
        #expect(try shown(#"{ "date": "from - 10", "style": "offset" }"#, frames: [0, 20]) == [["+0 seconds"], ["-10 seconds"]])
        #expect(
            try shown(#"{ "timerInterval": ["from", "from + 60"] }"#, frames: [0, 20, 24, 139, 140, 200])
                == [["1:00"], ["1:00"], ["0:58"], ["0:01"], ["0:00"], ["0:00"]])
        #expect(
            try shown(#"{ "timerInterval": [0, 7200], "countsDown": false, "showsHours": false, "pauseTime": 3661 }"#, frames: [0, 4]) == [
                ["61:01"], ["61:01"],
            ])
    }

    @Test func asInSwift() throws {
        let scene = try runner(
            #"{ "size": [80, 60], "view": { "Text": { "date": 90, "style": "timer" }, "modifiers": ["bold", { "foregroundColor": "red" }] } }"#)
        try scene.step(to: 0)
        let graph = ViewGraph(
            root: Text(Date(timeIntervalSinceReferenceDate: 90), style: .timer).bold().foregroundColor(.red),
            configuration: ViewHostConfiguration(size: CGSize(width: 80, height: 60), scale: 1), textShaper: SquareTextShaper())
        graph.settle()
        let rects = { (graph: ViewGraph) in graph.layoutListing().filter { $0.name == "Text" }.map { "\($0.label ?? "") \($0.rect)" } }
        #expect(rects(scene.graph) == rects(graph))
        #expect(rects(graph).count == 1)
    }

    @Test(arguments: [
        ("date(2001, 1, 1)", 0.0), ("date(2001, 1, 2)", 86_400), ("date(2000, 12, 31, 23, 59, 59.5)", -0.5), ("date(2026, 11, 21)", 816_912_000),
        ("date(2400, 3, 1)", 12_596_342_400), ("date(1600, 2, 29)", -12_649_305_600), ("date(2001, 1, 1, 1, 2)", 3720),
    ]) func theFunction(text: String, seconds: Double) throws {
        let expression = try SceneExpression(
            parsing: text, in: ExpressionScope(),
            origin: ExpressionOrigin(source: SourceFile(name: "s", text: ""), position: SourcePosition(line: 1, column: 1), path: .root))
        #expect(expression.constant == .number(seconds))
    }

    /// Compares every month of eight centuries with Foundation's calendar.
    @Test func theFunctionIsTheCalendars() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for year in stride(from: 1583, through: 2400, by: 1) {
            for month in [1, 2, 3, 12] {
                let expression = try SceneExpression(
                    parsing: "date(\(year), \(month), 28)", in: ExpressionScope(),
                    origin: ExpressionOrigin(source: SourceFile(name: "s", text: ""), position: SourcePosition(line: 1, column: 1), path: .root))
                let date = try #require(calendar.date(from: DateComponents(year: year, month: month, day: 28)))
                #expect(expression.constant == .number(date.timeIntervalSinceReferenceDate))
            }
        }
    }

    @Test func momentsThatAreNone() throws {
        for (text, message) in [
            (#"{ "timerInterval": [2, 1] }"#, "'timerInterval' must be two dates in order, from -1e11 to 1e11 seconds"),
            (#"{ "timerInterval": [1] }"#, "'timerInterval' must be two dates in order, from -1e11 to 1e11 seconds"),
            (#"{ "date": "date(from, 2, 30)" }"#, "date needs a whole number from 1583 to 9999 for 'year'"),
        ] {
            let error = #expect(throws: Diagnostic.self) { try shown(text) }
            #expect(error?.message == message)
        }
    }
}

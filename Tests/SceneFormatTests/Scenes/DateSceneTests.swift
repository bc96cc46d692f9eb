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

    /// Moments stay where they are, and the present moves.
    @Test func theClockMayStartAtADate() throws {
        var overrides = SceneOverrides()
        overrides.startDate = Date(timeIntervalSinceReferenceDate: 816_912_000)
        func shown(_ text: String, frame: Int) throws -> String? {
            let runner = try runner(scene("{ \"size\": [300, 40], \"fps\": 10, \"duration\": 20, \"view\": \(text) }"), overrides)
            _ = try runner.frame(frame)
            return runner.graph.layoutListing().compactMap(\.label).first
        }
        #expect(try shown(#"{ "Text": { "date": "date(2026, 11, 21, 1)" } }"#, frame: 0) == "November 21, 2026")
        #expect(try shown(#"{ "Text": { "date": "date(2026, 11, 21, 0, 0, 30)", "style": "timer" } }"#, frame: 100) == "0:20")
        #expect(try shown(#"{ "Text": { "date": 0 } }"#, frame: 0) == "January 1, 2001")
        // Dates have a resolution of 0.12 µs in 2026, which the time doesn't show.
        #expect(try shown(#"{ "TimelineView": { "content": { "Text": "{time} s" } } }"#, frame: 1) == "0.1 s")
        #expect(try shown(#"{ "TimelineView": { "by": 0.3, "content": { "Text": "{time} s" } } }"#, frame: 9) == "0.9 s")
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

    @Test(arguments: [
        ("formattedDate(date(2026, 11, 21), 'MMM d, yyyy')", "Nov 21, 2026"),
        ("formattedDate(date(2026, 3, 7, 9, 5, 4.9), 'EEEE d.M.yy HH:mm:ss')", "Saturday 7.3.26 09:05:04"),
        ("formattedDate(date(2026, 11, 21, 0, 30), 'h:mm a')", "12:30 AM"), ("formattedDate(date(2026, 11, 21, 12), 'hh a')", "12 PM"),
        ("formattedDate(date(2026, 5, 1), 'MMMM')", "May"), ("formattedDate(date(2026, 9, 1), 'MMMMM E QQQ dd MM')", "S Tue Q3 01 09"),
        ("formattedDate(-0.5, 'yyyy-MM-dd HH:mm:ss')", "2000-12-31 23:59:59"), ("formattedDate(0, \"h 'o''clock'\")", "12 o'clock"),
        ("formattedDate(parseDate('1583-01-01'), 'yyyy/M/d')", "1583/1/1"),
        ("formattedDate(parseDate('9999-12-31T23:59:59'), 'yyyy-MM-dd EEE')", "9999-12-31 Fri"),
        ("formattedDate(parseDate('2024'), 'd MMM')", "1 Jan"), ("formattedDate(parseDate('2024-02'), 'd MMM')", "1 Feb"),
        ("formattedDate(parseDate('2024-02-29 23:01:02.5Z'), 'd MMM H m s')", "29 Feb 23 1 2"),
    ]) func formattedDates(text: String, expected: String) throws {
        #expect(try SceneExpression(parsing: text, in: ExpressionScope(), origin: Self.origin).constant == .string(expected))
    }

    private static let origin = ExpressionOrigin(source: SourceFile(name: "s", text: ""), position: SourcePosition(line: 1, column: 1), path: .root)

    /// Compares every day of some years with Foundation's calendar.
    @Test func formattedDatesAreTheCalendars() throws {
        let style = Date.VerbatimFormatStyle(
            format: "\(year: .defaultDigits) \(month: .wide) \(day: .twoDigits) \(weekday: .wide)", locale: Locale(identifier: "en_US"), timeZone: .gmt,
            calendar: Calendar(identifier: .gregorian))
        for first in [-3_200_000_000.0, -31_536_000, 725_846_400, 12_591_158_400] {
            for day in 0..<400 {
                let seconds = first + Double(day) * 86_400
                let expected = style.format(Date(timeIntervalSinceReferenceDate: seconds))
                #expect(try CalendarMoment(seconds: seconds)?.text("yyyy MMMM dd EEEE") == expected)
            }
        }
    }

    @Test(arguments: [
        ("parseDate('soon')", "parseDate needs a date such as '2026-11-21' or '2026-11-21T09:41:00', not 'soon'"),
        ("parseDate('2026-02-29')", "parseDate needs a date such as '2026-11-21' or '2026-11-21T09:41:00', not '2026-02-29'"),
        ("parseDate('2026-11T10:00')", "parseDate needs a date such as '2026-11-21' or '2026-11-21T09:41:00', not '2026-11T10:00'"),
        (
            "formattedDate(0, 'yyyy DDD')",
            "formattedDate doesn't know 'DDD': use y, M, L, d, E, Q, H, h, m, s, and a, and put other letters in quotes, as in \"h 'o''clock'\""
        ),
        (
            "formattedDate(1e11, 'MMMMMM')",
            "formattedDate doesn't know 'MMMMMM': use y, M, L, d, E, Q, H, h, m, s, and a, and put other letters in quotes, as in \"h 'o''clock'\""
        ),
        ("formattedDate(-1e11, 'y')", "formattedDate needs a moment of the years 1583 to 9999, in seconds from the beginning of 2001"),
        ("formattedDate(1e300, 'y')", "formattedDate needs a moment of the years 1583 to 9999, in seconds from the beginning of 2001"),
    ]) func wrongDates(text: String, message: String) {
        let error = #expect(throws: Diagnostic.self) { try SceneExpression(parsing: text, in: ExpressionScope(), origin: Self.origin) }
        #expect(error?.message == message)
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

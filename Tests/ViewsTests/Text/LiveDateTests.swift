import Foundation
import Testing

@testable import Views

@MainActor struct LiveDateTests {
    /// Seconds from now to the date, and the text shown.
    @Test(
        arguments: [
            (.timer, 152, "2:32"), (.timer, -152, "2:32"), (.timer, 133_141, "36:59:01"), (.timer, 0, "0:00"), (.timer, 59.5, "1:00"), (.timer, -59.5, "0:59"),
            (.relative, 8580, "2 hr, 23 min"), (.relative, -65, "1 min, 5 sec"), (.relative, 0, "0 sec"), (.relative, 172_805, "2 days, 5 sec"),
            (.relative, 31_557_012, "1 yr, 1 min"), (.offset, 7200, "+2 hours"), (.offset, -7_889_243, "-3 months"), (.offset, 1, "+1 second"),
        ] as [(LiveDate.Form, Double, String)])
    func distances(form: LiveDate.Form, seconds: Double, text: String) {
        let now = Date(timeIntervalSinceReferenceDate: 1000)
        #expect(LiveDate(date: now.addingTimeInterval(seconds), form: form).string(at: now, locale: Locale(identifier: "en_US")) == text)
    }

    /// Seconds from now to the date, and the text shown; spaces may be of any kind.
    @Test(
        arguments: [
            ("de", .relative, -3700, "1 Std., 1 Min."), ("de", .relative, -70_000_000, "2 J, 2 Mon."), ("de", .offset, 7200, "+2 Stunden"),
            ("de", .offset, -2_700_000, "-1 Monat"), ("de", .timer, 65, "1:05"), ("fr", .relative, 65, "1 min et 5 s"), ("fr", .offset, -172_800, "-2 jours"),
            ("es", .offset, 70_000_000, "+2 años"), ("ja", .relative, 3700, "1時間 1分"), ("ja", .offset, -2_700_000, "-1か月"),
            ("ru", .offset, 160_000_000, "+5 лет"), ("en_GB", .relative, 8580, "2 hr, 23 min"),
        ] as [(String, LiveDate.Form, Double, String)])
    func distancesHaveTheWordsOfTheLocale(locale: String, form: LiveDate.Form, seconds: Double, text: String) {
        let now = Date(timeIntervalSinceReferenceDate: 1000)
        let shown = LiveDate(date: now.addingTimeInterval(seconds), form: form).string(at: now, locale: Locale(identifier: locale))
        #expect(shown.map { $0.isWhitespace ? " " : String($0) }.joined() == text)
    }

    @Test func aTextFollowsTheLocaleOfItsEnvironment() {
        _SceneTime.prepare(at: Date(timeIntervalSinceReferenceDate: 0))
        let date = Date(timeIntervalSinceReferenceDate: 7200)
        #expect(host(Text(date, style: .offset).environment(\.locale, Locale(identifier: "de"))).texts == ["+2 Stunden"])
    }

    /// The text follows the scene's clock, and its changing width moves the view beside it.
    @Test func datesInTextsFollowTheScenesClock() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        _SceneTime.prepare(at: start)
        let graph = host(
            VStack {
                Text(start, style: .timer)
                Text("in \(start.addingTimeInterval(11), style: .relative)")
                Text(timerInterval: start...start.addingTimeInterval(3))
                Text(timerInterval: start...start.addingTimeInterval(3600), pauseTime: start.addingTimeInterval(61), countsDown: false)
            })
        var seen: [[String]] = [graph.texts]
        for frame in 1...240 {
            graph.step(to: Double(frame) / 60)
            if graph.texts != seen.last { seen.append(graph.texts) }
        }
        #expect(
            seen == [
                ["0:00", "in 11 sec", "0:03", "1:01"], ["0:01", "in 10 sec", "0:02", "1:01"], ["0:02", "in 9 sec", "0:01", "1:01"],
                ["0:03", "in 8 sec", "0:00", "1:01"], ["0:04", "in 7 sec", "0:00", "1:01"],
            ])
        #expect(graph.warnings.isEmpty && !graph.isAnimating)
    }

    @Test("values in texts have the locale, the calendar, and the time zone of the environment, also inside of other texts")
    func formattedValuesFollowTheEnvironment() throws {
        let german = Locale(identifier: "de")
        let newYork = try #require(TimeZone(identifier: "America/New_York"))
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let view = VStack {
            Text(1234.5, format: .number)
            Text("\(1234.5, format: .number) and \(start, style: .time)")
            Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))
            Text(start, style: .time)
            Text(start, style: .date)
            Text(start...start.addingTimeInterval(3600))
        }
        func plain(_ graph: ViewGraph) -> [String] { graph.texts.map { $0.map { $0.isWhitespace ? " " : String($0) }.joined() } }
        #expect(
            plain(host(view)) == [
                "1,234.5", "1,234.5 and 12:00 AM", "1,234.5", "12:00 AM", "January 1, 2001", "12:00 – 1:00 AM",
            ])
        #expect(
            plain(host(view.environment(\.locale, german).environment(\.timeZone, newYork))) == [
                "1.234,5", "1.234,5 and 19:00", "1,234.5", "19:00", "31. Dezember 2000", "19:00–20:00 Uhr",
            ])
        #expect(plain(host(view.environment(\.calendar, Calendar(identifier: .buddhist))))[4] == "January 1, 2544 BE")
    }
}

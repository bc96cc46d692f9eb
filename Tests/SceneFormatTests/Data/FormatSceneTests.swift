import Foundation
import Testing
import Views

@testable import SceneFormat

@MainActor struct FormatSceneTests {
    private func shown(_ value: String, _ format: String) throws -> String {
        let text = "{ \"size\": [300, 40], \"state\": { \"code\": \"EUR\" }, \"view\": { \"Text\": { \"value\": \(value), \"format\": \(format) } } }"
        // The space before AM is a narrow no-break space in newer locale data.
        return try #require(textsShown(text, frames: [0])[0].first).replacing("\u{202F}", with: " ")
    }

    @Test(arguments: [
        ("1234.5", #""number""#, "1,234.5"), ("1234.5", #"{ "number": { "grouping": false, "fractionLength": 2 } }"#, "1234.50"),
        ("2", #"{ "number": { "fractionLength": [0, 2] } }"#, "2"), ("2.345", #"{ "number": { "fractionLength": [0, 2] } }"#, "2.34"),
        ("1234.5", #"{ "number": { "significantDigits": 2 } }"#, "1,200"), ("1234.5", #"{ "number": { "notation": "compactName" } }"#, "1.2K"),
        ("1200", #"{ "number": { "notation": "scientific" } }"#, "1.2E3"), ("5", #"{ "number": { "sign": "always" } }"#, "+5"),
        ("-5", #"{ "number": { "sign": "never" } }"#, "5"), ("0.256", #""percent""#, "25.6%"), ("0.256", #"{ "percent": { "fractionLength": 0 } }"#, "26%"),
        ("1234.5", #"{ "currency": "EUR" }"#, "€1,234.50"), ("1234.5", #"{ "currency": { "code": "code", "fractionLength": 0 } }"#, "€1,234"),
        ("3", #"{ "currency": { "code": "USD", "presentation": "fullName" } }"#, "3.00 US dollars"),
        ("1234567", #""byteCount""#, "1.2 MB"), ("2048", #"{ "byteCount": { "style": "memory" } }"#, "2 kB"),
    ]) func numbers(value: String, format: String, text: String) throws {
        let format = format.replacing("\"code\": \"code\"", with: "\"code\": \"{code}\"")
        #expect(try shown(value, format) == text)
    }

    @Test(arguments: [
        ("0", #"{ "dateTime": { "date": "numeric" } }"#, "1/1/2001"),
        ("0", #"{ "dateTime": { "date": "complete", "time": "shortened" } }"#, "Monday, January 1, 2001 at 12:00 AM"),
        (#""date(2026, 11, 22, 9, 41)""#, #"{ "dateTime": { "weekday": "wide", "day": "defaultDigits", "month": "abbreviated" } }"#, "Sunday, Nov 22"),
        (#""date(2026, 11, 22, 15, 4)""#, #"{ "dateTime": { "hour": "defaultDigits", "minute": "twoDigits" } }"#, "3:04 PM"),
        ("3725", #""time""#, "1:02:05"), ("3725", #"{ "time": "minuteSecond" }"#, "62:05"), ("3725", #""units""#, "1 hr, 2 min, 5 sec"),
        ("7200", #"{ "units": { "allowed": ["minutes"], "width": "wide" } }"#, "120 minutes"),
        (#"["'A'", "'B'", "'C'"]"#, #""list""#, "A, B, and C"), (#""range(1, 3)""#, #"{ "list": { "type": "or" } }"#, "1 or 2"),
    ]) func momentsAndLists(value: String, format: String, text: String) throws {
        #expect(try shown(value, format) == text)
    }

    @Test(arguments: [
        ("formatted(1234.5)", "1,234.5"), ("formatted(0.5, 'percent')", "50%"), ("formatted(1200, 'compact')", "1.2K"), ("formatted(2, 'EUR')", "€2.00"),
        ("formatted(2, 'EUR', 0)", "€2"), ("formatted(1e4, 'scientific')", "1E4"), ("formatted(2, 'number', 3)", "2.000"),
    ]) func theFunction(expression: String, text: String) throws {
        let texts = try textsShown("{ \"size\": [300, 40], \"view\": { \"Text\": \"{\(expression)}\" } }", frames: [0])
        #expect(texts == [[text]])
    }

    @Test func aListIsNoLongerThanATextMayBe() throws {
        var limits = SceneLimits()
        limits.textLength = 1000
        let text =
            #"{ "size": [9, 9], "state": { "l": ["\#(String(repeating: "a", count: 501))"] }, "view": { "Text": { "value": "[l[0], l[0]]", "format": "list" } } }"#
        let scene = try #require(PreparedScene.read(SourceFile(name: "s.json", text: text), limits: limits).scene)
        let error = #expect(throws: Diagnostic.self) { try runner(scene).step(to: 0) }
        #expect(error?.message == "the text is longer than 1000 bytes")
    }

    @Test(arguments: [
        (#""'a'""#, #""percent""#, "this format takes a number, not a string"), ("1", #""list""#, "this format takes a list, not a number"),
        ("1", #"{ "currency": "EURO" }"#, "'code' must be a three-letter currency code, such as 'EUR', not 'EURO'"),
        (
            "1", #"{ "number": { "fractionLength": [3, 2] } }"#,
            "'fractionLength' must be a whole number from 0 to 20, or an array of the minimum and the maximum"
        ),
        ("1e12", #""time""#, "a duration must be at most 1e11 seconds"), ("1e30", #""byteCount""#, "a byte count must be less than 2^60"),
        ("1", #"{ "units": { "allowed": ["years"] } }"#, "'allowed' must be a list of 'weeks', 'days', 'hours', 'minutes', 'seconds', or 'milliseconds'"),
    ]) func valuesThatDoNotFit(value: String, format: String, message: String) {
        let error = #expect(throws: Diagnostic.self) { try shown(value, format) }
        #expect(error?.message == message)
    }
}

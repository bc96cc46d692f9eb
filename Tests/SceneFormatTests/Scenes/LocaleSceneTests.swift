import Foundation
import Testing
import Views

@testable import SceneFormat

/// The language of a scene: its key `locale`, or the one of the command.
@MainActor struct LocaleSceneTests {
    private func texts(_ locale: String?, _ view: String) throws -> [String] {
        let key = locale.map { "\"locale\": \"\($0)\"," } ?? ""
        return try textsShown("{ \"size\": [400, 40], \(key) \"state\": { \"n\": 2.5, \"none\": null }, \"view\": \(view) }", frames: [0])[0].map {
            $0.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
        }
    }

    private func text(_ locale: String?, _ expression: String) throws -> String? { try texts(locale, "{ \"Text\": \"\(expression)\" }").first }

    @Test(arguments: [
        ("en", "1,234.5 €800 25% 1.2K"), ("de", "1.234,5 800 € 25 % 1234"), ("fr", "1 234,5 800 € 25 % 1,2 k"), ("en-IN", "1,234.5 €800 25% 1.2K"),
        ("pt_BR", "1.234,5 € 800 25% 1,2 mil"),
    ]) func numbersAndMoney(locale: String, shown: String) throws {
        #expect(try text(locale, "{formatted(1234.5)} {formatted(800, 'EUR', 0)} {formatted(0.25, 'percent')} {formatted(1234, 'compact')}") == shown)
    }

    @Test func withoutALocaleItIsAmericanEnglish() throws {
        #expect(try text(nil, "{formatted(1234.5)} {n}") == "1,234.5 2.5")
        #expect(try text("de", "{formatted(n)}") == "2,5")
    }

    @Test(arguments: [
        ("de", "21. November 2026, Sa.", "Nov"), ("pl", "21. listopada 2026, sob.", "lis"), ("en", "21. November 2026, Sat", "Nov"),
        ("ja", "21. 11月 2026, 土", "11月"),
    ]) func namesOfMonthsAndDays(locale: String, shown: String, alone: String) throws {
        #expect(try text(locale, "{formattedDate(date(2026, 11, 21), 'd. MMMM yyyy, E')}") == shown)
        #expect(try text(locale, "{formattedDate(date(2026, 11, 21), 'LLL')}") == alone)
    }

    @Test func formatsOfTexts() throws {
        #expect(try texts("de", #"{ "Text": { "value": 1234.5, "format": { "currency": "EUR" } } }"#) == ["1.234,50 €"])
        #expect(try texts("de", #"{ "Text": { "value": "date(2026, 11, 21)", "format": { "dateTime": { "date": "long" } } } }"#) == ["21. November 2026"])
        #expect(
            try texts("de", #"{ "Text": { "value": ["A", "B", "C"], "format": "list" } }"#.replacing("[\"A\", \"B\", \"C\"]", with: "\"['A', 'B', 'C']\"")) == [
                "A, B und C"
            ])
        #expect(try texts("de", #"{ "Text": { "date": "date(2026, 11, 21)" } }"#) == ["21. November 2026"])
    }

    /// Numbers in drawn texts have a decimal comma; identifiers and paths keep the point.
    @Test func numbersInTexts() throws {
        #expect(try text("de", "{n} {-0.5} {3} {'1.5'}") == "2,5 -0,5 3 1.5")
        let runner = try runner(
            #"{ "size": [100, 100], "locale": "de", "state": { "n": 2.5 }, "view": { "Path": { "d": "M 0 0 H {n} V 5 Z" }, "modifiers": [{ "accessibilityIdentifier": "row {n}" }] } }"#
        )
        _ = try runner.frame(0)
        #expect(runner.graph.rects.keys.contains("row 2.5"))
    }

    @Test func componentsAndDirection() throws {
        let scene =
            #"{ "size": [100, 100], "locale": "ar", "components": { "Price": { "parameters": { "of": "number" }, "view": { "Text": "{formatted(of)}" } } }, "view": { "Price": 1.5 } }"#
        let runner = try runner(scene)
        _ = try runner.frame(0)
        #expect(runner.graph.configuration.environment.layoutDirection == .rightToLeft)
        #expect(runner.graph.configuration.environment.locale.identifier == "ar")
        let german = scene.replacing("\"ar\"", with: "\"de\"")
        #expect(try textsShown(german, frames: [0]) == [["1,5"]])
    }

    @Test func theCommandsLocaleTakesPrecedence() throws {
        let source = SourceFile(name: "s.json", text: #"{ "size": [90, 20], "locale": "de", "view": { "Text": "{formatted(1.5)}" } }"#)
        let found = PreparedScene.read(source, locale: Locale(identifier: "fr"))
        #expect(found.scene?.document.locale.identifier == "fr")
    }

    @Test(arguments: ["\"german!\"", "5", "\"xx-yy\"", "\"\""]) func wrongLocales(value: String) {
        let source = SourceFile(name: "s.json", text: "{ \"size\": [90, 20], \"locale\": \(value), \"view\": { \"Text\": \"a\" } }")
        let messages = PreparedScene.read(source).diagnostics.diagnostics.map(\.message)
        #expect(messages.count == 1 && messages[0].hasPrefix("'locale' must be a language with or without a region, such as \"de\" or \"pt-BR\", not "))
    }
}

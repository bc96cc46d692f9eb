import Foundation
import Testing

@testable import Views

/// Translations of keys, plurals, and formats. The app's folder is the same for all tests of the process, so its keys occur nowhere else.
@MainActor @Suite(.serialized)
final class LocalizationTests {
    /// Another run of the tests at the same time has another folder.
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)").path
    private let english = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    init() throws {
        let place = URL(filePath: folder)
        let files = FileManager.default
        try files.createDirectory(at: place.appending(path: "de.lproj"), withIntermediateDirectories: true)
        try files.createDirectory(at: place.appending(path: "en.lproj"), withIntermediateDirectories: true)
        func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: place.appending(path: name)) }
        func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
        func plural(_ cases: [String]) -> String { #"{"plural":{\#(cases.joined(separator: ","))}}"# }
        try write(
            "Localizable.xcstrings",
            """
            {"sourceLanguage":"en","version":"1.0","strings":{
            "t.greet":{"localizations":{"en":\(unit("Hello there")),"de":\(unit("Hallo **du**"))}},
            "t %lld apples":{"localizations":{"en":{"variations":\(plural([#""one":\#(unit("%lld apple"))"#, #""other":\#(unit("%lld apples"))"#]))},
              "de":{"variations":\(plural([#""zero":\#(unit("kein Apfel"))"#, #""one":\#(unit("%lld Apfel"))"#, #""other":\#(unit("%lld Äpfel"))"#]))}}},
            "t %@ has %lld":{"localizations":{"de":\(unit("%2$lld hat %1$@ zu 100%%"))}},
            "t %lld and %lld":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%#@a@, %#@b@"},"substitutions":{
              "a":{"argNum":2,"formatSpecifier":"lld","variations":\(plural([#""one":\#(unit("%arg cat"))"#, #""other":\#(unit("%arg cats"))"#]))},
              "b":{"argNum":1,"formatSpecifier":"lld","variations":\(plural([#""one":\#(unit("%arg dog"))"#, #""other":\#(unit("%arg dogs"))"#]))}}}}},
            "t.label":{"extractionState":"manual","localizations":{"en":\(unit("%(count)lld items (%2$(name)@)"))}},
            "t.places":{"extractionState":"manual","localizations":{"en":\(unit("%2$@ by %1$@"))}},
            "t.device":{"localizations":{"en":{"variations":{"device":{"iphone":\(unit("phone")),"ipad":\(unit("pad"))}}}}},
            "t.new":{"localizations":{"de":{"stringUnit":{"state":"new","value":""}}}}
            }}
            """)
        try write("de.lproj/Localizable.strings", "/* comment */ \"t.legacy\" = \"Alt \\\"x\\\"\\n\\U00e4\"; // end\nplain.key = 'einfach';")
        try write("de.lproj/Other.strings", "\"t.legacy\" = \"Andere\";")
        try write(
            "de.lproj/Localizable.stringsdict",
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>t.days</key><dict><key>NSStringLocalizedFormatKey</key>
            <string>In %#@v@</string><key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d Tag</string><key>other</key><string>%d Tagen</string></dict></dict></dict></plist>
            """)
        Localizer.begin(folder: folder)
    }

    deinit {
        Localizer.begin(folder: nil)
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func textsAreLookedUpInTheLanguageOfTheEnvironment() {
        func shown(_ text: Text, _ locale: Locale) -> [String] { host(text.environment(\.locale, locale)).texts }
        let text = Text("t.greet")
        #expect(shown(text, english) == ["Hello there"] && shown(text, german) == ["Hallo du"])
        let runs = text.italic().localized(in: environment(german)).parts
        #expect(runs.map(\.string) == ["Hallo ", "du"] && runs[1].style.weight == .emphasized && runs.allSatisfy { $0.style.isItalic == true })
        #expect(text.runs(in: environment(german)).runs.map(\.string).joined() == "Hallo du")
        #expect(Text("t \(1) apples").string == "1 apple")
        #expect(Text("t \(1234) apples").string == "1,234 apples")
        #expect(Text("t \(1234) apples").localized(in: environment(german)).string == "1.234 Äpfel")
        #expect(Text("t \(0) apples").localized(in: environment(german)).string == "kein Apfel")
        #expect(Text("t \("Ann") has \(5)").localized(in: environment(german)).string == "5 hat Ann zu 100%")
        #expect(Text("t \("Ann") has \(5)").string == "t Ann has 5")
        #expect(Text("t \(1) and \(2)").string == "2 cats, 1 dog")
        #expect(Text("t.device").string == "phone")
        #expect(Text("t.new").localized(in: environment(german)).string == "t.new")
        #expect(Text(verbatim: "t.greet").string == "t.greet")
        let plain: String = "t.greet"
        #expect(Text(plain).string == "t.greet")
        // A language that the app doesn't have is that of development.
        #expect(Text("t.greet").localized(in: environment(Locale(identifier: "fr_FR"))).string == "Hello there")
    }

    private func environment(_ locale: Locale) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = locale
        return values
    }

    @Test func tablesAndBundlesAreChosenByName() {
        #expect(Text("t.legacy").localized(in: environment(german)).string == "Alt \"x\"\nä")
        #expect(Text("plain.key").localized(in: environment(german)).string == "einfach")
        #expect(Text("t.legacy", tableName: "Other").localized(in: environment(german)).string == "Andere")
        let bundle = Bundle(path: "\(folder)/de.lproj")
        #expect(Text("t.greet", bundle: bundle).string == "Hallo du")
        #expect(_SceneStrings.localizations(of: .init(path: folder) ?? .main) == ["de", "en"])
    }

    @Test func stringsAreLocalized() {
        #expect(String(localized: "t \(3) apples", locale: german) == "3 Äpfel")
        #expect(String(localized: "t \(3) apples") == "3 apples")
        #expect(String(localized: "t.none", defaultValue: "Default \(3)") == "Default 3")
        #expect(String(localized: "t.legacy", table: "Other", locale: german, comment: "A word.") == "Andere")
        let resource: LocalizedStringResource = "t \(2) apples"
        #expect(resource.key == "t %lld apples" && String(localized: resource) == "2 apples")
        #expect(Text(resource).string == "2 apples" && Text(resource).localized(in: environment(german)).string == "2 Äpfel")
        #expect(String(localized: LocalizedStringResource("t.none", defaultValue: "None", table: "Other")) == "None")
        #expect(AttributedString(localized: "t.greet", locale: german).characters.elementsEqual("Hallo du"))
        let bundle = Bundle(path: folder) ?? .main
        #expect(_SceneStrings.string("t.absent", value: "Absent", table: nil, bundle: bundle) == "Absent")
    }

    @Test func valuesInAResourceHaveItsLocale() {
        let text = Text(LocalizedStringResource("t.absent", defaultValue: "\(1234.5, format: .number) x", locale: german))
        #expect(text.string == "1.234,5 x")
        for place in [english, Locale(identifier: "fr_FR")] { #expect(text.localized(in: environment(place)).string == "1.234,5 x") }
    }

    @Test func theSameDateInAnotherStyleIsAnotherText() {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        func reference(_ style: Text.DateStyle) -> LocalizedReference? { Text(date, style: style).parts.first?.localized?.reference }
        #expect(reference(.date) == reference(.date) && reference(.date) != reference(.time))
    }

    @Test func textsOfGeneratedSymbolsHaveLabelsAndPlaces() {
        #expect(Text(LocalizedStringResource("t.label", defaultValue: "\(3) items (\("x"))")).string == "3 items (x)")
        #expect(Text(LocalizedStringResource("t.places", defaultValue: "\("A") by \("B")")).string == "B by A")
    }

    @Test(arguments: [
        ("t.greet", "Hallo du"), ("Hello there", "Hallo du"), ("1 apple", "1 Apfel"), ("1,200 apples", "1.200 Äpfel"), ("t Ann has 5", "5 hat Ann zu 100%"),
        ("some apples", nil), ("phone", nil), ("nothing", nil),
    ])
    func textsOfOtherLanguagesHaveTranslations(text: String, translation: String?) {
        #expect(Localizer.translations(of: text, locale: german) == (translation.map { [$0] } ?? []))
    }

    @Test func eventsFindTranslatedViews() throws {
        struct Basket: View {
            let action: () -> Void
            var body: some View {
                VStack {
                    Button("t \(3) apples", action: action)
                    Text("other")
                }
            }
        }
        // A scene makes its locale that of the process.
        defer { _ = host(EmptyView()) }
        var taps = 0
        let graph = host(Basket { taps += 1 }) { $0.environment.locale = german }
        try graph.tap(.text("3 apples"))
        #expect(taps == 1)
        #expect(throws: EventError.notFound(.text("4 apples"), candidates: ["\"3 Äpfel\"", "\"other\""])) { try graph.tap(.text("4 apples")) }
    }

    @Test func formatsFindTheirPluralForms() {
        let bundle = Bundle(path: "\(folder)/de.lproj") ?? .main
        let format = _SceneStrings.string("t.days", value: nil, table: nil, bundle: bundle)
        #expect(_SceneStrings.formatted(format, locale: nil, [1]) == "In 1 Tag")
        #expect(_SceneStrings.formatted(format, locale: nil, [2]) == "In 2 Tagen")
        #expect(_SceneStrings.formatted("%.1f|%@", locale: nil, [1.25, "x"]).hasSuffix("|x"))
    }

    @Test(arguments: [
        ("en", 1.0, "one"), ("en", 0, "other"), ("ru", 1, "one"), ("ru", 3, "few"), ("ru", 11, "many"), ("ru", 21, "one"), ("pl", 5, "many"), ("pl", 22, "few"),
        ("ar", 0, "zero"), ("ar", 2, "two"), ("ar", 5, "few"), ("ar", 11, "many"), ("ar", 100, "other"), ("ja", 1, "other"), ("fr", 0, "one"), ("cs", 3, "few"),
        ("he", 2, "two"), ("lt", 21, "one"), ("lv", 0, "zero"), ("ro", 5, "few"), ("sl", 102, "two"), ("ga", 7, "many"), ("cy", 6, "many"), ("hi", 0, "one"),
        ("es", 1_000_000, "many"), ("tr", 1, "one"), ("pt-BR", 1, "one"),
    ])
    func pluralCategoriesAreThoseOfTheLanguage(language: String, value: Double, category: String) {
        #expect(PluralRules.category(of: .init(value), in: language) == category)
    }

    @Test func candidatesOfALocaleGoFromExactToGeneral() {
        #expect(LocalizedBundle.candidates(for: Locale(identifier: "zh_TW")).first(where: { $0 == "zh-Hant" }) != nil)
        #expect(LocalizedBundle.candidates(for: german) == ["de-DE", "de"])
        #expect(LocalizedBundle(folder: folder).languages(for: german, development: "en") == ["de", "en", "Base"])
    }
}

import Foundation
import Testing

@testable import Views

/// The values that localized strings and texts take between their letters, and formats of times and fonts.
@MainActor
struct InterpolationTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private struct Plain: CustomStringConvertible { var description: String { "plain" } }
    private final class Twice: Formatter {
        override func string(for obj: Any?) -> String? { (obj as? Int).map { "\($0 * 2)" } }
    }

    @Test func textsTakeValuesOfAllKinds() {
        let part: Substring = "abc".dropFirst()
        #expect(Text("a \("b") c").string == "a b c" && Text("a \(part)").string == "a bc" && Text("a \(Plain())").string == "a plain")
        #expect(Text("\(1234) of \(0.5)").string == "1,234 of 0.500000" && Text("\(0.5, specifier: "%.2f")").string == "0.50")
        #expect(Text("a \(Text("b").bold())").string == "a b" && Text("a \(Text("b").bold())").parts.last?.style.weight == .emphasized)
        #expect(Text("a \(AttributedString("b"))").string == "a b")
        #expect(Text("\(0.5, format: .percent)").string == "50%" && Text("\(4, formatter: Twice())").string == "8")
        #expect(Text("a \(LocalizedStringResource("b"))").string == "a b")
        #expect(host(Text("on \(start, style: .date)")).texts == ["on January 1, 2001"])
        #expect(host(Text("\(timerInterval: start...start + 90, pauseTime: start + 30)")).texts == ["1:00"])
        #expect(host(Text("\(timerInterval: start...start + 90, pauseTime: start + 30, countsDown: false)")).texts == ["0:30"])
    }

    @Test func stringsTakeValuesOfAllKinds() {
        let part: Substring = "abc".dropFirst()
        #expect(String(localized: "a \("b") \(part) \(Plain())") == "a b bc plain")
        #expect(String(localized: "\(1234) \(0.5, specifier: "%.1f") \(0.5, format: .percent)") == "1,234 0.5 50%")
        #expect(String(localized: "a \(LocalizedStringResource("b")) \(AttributedString("c"))") == "a b c")
        #expect(String(localized: "a \(placeholder: .int)").hasPrefix("a "))
        let value = String.LocalizationValue("a")
        #expect(String(localized: value) == "a" && value == "a" && value != "b")
        #expect(String(localized: LocalizedStringResource("key", defaultValue: "value \(3)").localizedStringResource) == "value 3")
    }

    @Test func theSceneHasOneLanguage() {
        #expect(_SceneStrings.preferredLanguages.first?.hasPrefix("en") == true && _SceneStrings.developmentLanguage == "en")
        #expect(_SceneStrings.preferredLocalizations(of: .main).count == 1)
    }

    @Test func clocksRunInSteps() {
        let watch = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .milliseconds(100))
        #expect(String(watch.format(start + 65.25).characters) == "1:05.2")
        #expect(watch.discreteInput(after: start) == start + 0.1 && watch.discreteInput(before: start) == start - 0.1)
        let timer = SystemFormatStyle.Timer(countingUpIn: start..<start + 100, maxPrecision: .seconds(2))
        #expect(timer.discreteInput(after: start) == start + 2 && timer.discreteInput(before: start) == start - 2)
        let offset = SystemFormatStyle.DateOffset(to: start, sign: .always())
        #expect(String(offset.format(start + 7200).characters) == "+2 hours")
        #expect(offset.discreteInput(after: start) == start + 1 && offset.discreteInput(before: start) == start - 1)
        let reference = SystemFormatStyle.DateReference(to: start + 60)
        #expect(String(reference.format(start).characters) == "in 1 minute")
        #expect(reference.discreteInput(after: start) == start + 1 && reference.discreteInput(before: start) == start - 1)
        for input in [watch.input(before: start), timer.input(before: start), offset.input(before: start), reference.input(before: start)] {
            #expect(input.map { $0 < start && $0 > start - 0.1 } == true)
        }
        for input in [watch.input(after: start), timer.input(after: start), offset.input(after: start), reference.input(after: start)] {
            #expect(input.map { $0 > start && $0 < start + 0.1 } == true)
        }
    }

    @Test func fontsKeepTheirCapitals() {
        let context = EnvironmentValues().fontResolutionContext
        func capitals(_ font: Font) -> [Bool] {
            let resolved = font.resolve(in: context)
            return [resolved.isLowercaseSmallCaps, resolved.isUppercaseSmallCaps]
        }
        #expect(capitals(.body) == [false, false] && capitals(.body.smallCaps()) == [true, true])
        #expect(capitals(.body.uppercaseSmallCaps()) == [false, true] && capitals(.body.lowercaseSmallCaps()) == [true, false])
        #expect(capitals(.body.uppercaseSmallCaps(true)) == [false, true] && capitals(.body.smallCaps().uppercaseSmallCaps(false)) == [true, false])
        #expect(capitals(.body.lowercaseSmallCaps(true)) == [true, false] && capitals(.body.smallCaps().lowercaseSmallCaps(false)) == [false, true])
        #expect(capitals(.body.smallCaps(true)) == [true, true] && capitals(.body.smallCaps().smallCaps(false)) == [false, false])
        #expect(context.debugDescription.hasSuffix("large"))
        var larger = EnvironmentValues()
        larger.dynamicTypeSize = .xxLarge
        #expect(larger.fontResolutionContext != context && Set([context, larger.fontResolutionContext]).count == 2)
    }

    @Test func measurementsHaveUnitsOfTheLocale() {
        func text(_ usage: MeasurementFormatUnitUsage<UnitLength>) -> String {
            Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: Locale(identifier: "en_US"), usage: usage)
                .format(Measurement(value: 2, unit: UnitLength.meters))
        }
        #expect(text(.asProvided) == "2 m")
        #expect(text(.general) == text(.road) && text(.personHeight) == text(.person))
        #expect(text(.general) != text(.asProvided))
    }
}

import AppleFoundation
import Easel
import Foundation
import Testing
import Views

/// Formatters whose results on Linux differ from those on Apple's systems.
@MainActor struct LocalizedFormatterTests {
    private let english = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test func aLimitOfDigitsMovesTheOtherOne() {
        let formatter = _NumberFormatter()
        formatter.locale = english
        formatter.numberStyle = .currency
        formatter.maximumFractionDigits = 0
        #expect(formatter.string(from: 1234) == "$1,234" && formatter.minimumFractionDigits == 0)
        formatter.minimumFractionDigits = 3
        #expect(formatter.string(from: 1.5) == "$1.500")
    }

    @Test(arguments: [
        ("en_US", ["Yesterday", "Today", "Tomorrow", "Jan 3, 2001"]), ("de_DE", ["Gestern", "Heute", "Morgen", "Übermorgen"]),
        ("ja_JP", ["昨日", "今日", "明日", "明後日"]),
    ]) func daysNearThePresentHaveNames(locale: String, names: [String]) {
        _SceneTime.prepare(at: Date(timeIntervalSinceReferenceDate: 0))
        defer { _SceneTime.discard() }
        let formatter = _DateFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.dateStyle = .medium
        let dates = [-1.0, 0, 1, 2].map { Date(timeIntervalSinceReferenceDate: 86_400 * $0) }
        formatter.doesRelativeDateFormatting = true
        #expect(dates.map { formatter.string(from: $0) } == names)
        formatter.doesRelativeDateFormatting = false
        #expect(formatter.string(from: dates[1]).contains("2001"))
    }

    @Test func theTimeStaysBesideTheNameOfADay() {
        _SceneTime.prepare(at: Date(timeIntervalSinceReferenceDate: 0))
        defer { _SceneTime.discard() }
        let formatter = _DateFormatter()
        (formatter.locale, formatter.dateStyle, formatter.timeStyle, formatter.doesRelativeDateFormatting) = (english, .medium, .short, true)
        let date = Date(timeIntervalSinceReferenceDate: 3600 * 15)
        #expect(formatter.string(from: date).replacing("\u{202F}", with: " ") == "Today at 3:00 PM")
        formatter.dateStyle = .short
        #expect(formatter.string(from: date).replacing("\u{202F}", with: " ") == "Today, 3:00 PM")
    }

    @Test func durationsAreInTheLanguageOfTheCalendar() {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = german
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 3725) == "1 Stunde, 2 Minuten und 5 Sekunden")
        formatter.allowedUnits = [.hour, .minute]
        #expect(formatter.string(from: 7200) == "2 Stunden")
        formatter.unitsStyle = .positional
        #expect(formatter.string(from: 3725) == "1:02")
    }

    @Test func lengthsAreInTheLargestUnitUnlessTheirScaleIsNatural() {
        let formatter = MeasurementFormatter()
        func texts(_ locale: Locale) -> [String] {
            formatter.locale = locale
            return [100.0, 1500].map { formatter.string(from: Measurement(value: $0, unit: UnitLength.meters)) }
        }
        #expect(texts(english) == ["0.062 mi", "0.932 mi"] && texts(german) == ["0,1 km", "1,5 km"])
        formatter.unitOptions = .naturalScale
        #expect(texts(english) == ["328.084 ft", "4,921.26 ft"] && texts(german) == ["100 m", "1,5 km"])
    }

    @Test func unitsHaveTheirSymbols() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        #expect(formatter.string(from: Measurement(value: 90, unit: UnitDuration.minutes)) == "90 min")
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitEnergy.kilocalories)) == "2 kcal")
        formatter.unitOptions = .providedUnit
        formatter.locale = german
        #expect(formatter.string(from: Measurement(value: 20.5, unit: UnitTemperature.celsius)) == "20,5 °C")
    }

    @Test func namesOfEastAsiaBeginWithTheFamily() {
        let formatter = PersonNameComponentsFormatter()
        func text(_ given: String, _ family: String) -> String {
            var name = PersonNameComponents()
            (name.givenName, name.familyName) = (given, family)
            return formatter.string(from: name)
        }
        #expect(text("太郎", "田中") == "田中太郎" && text("Anna", "Smith") == "Anna Smith")
    }

    @Test func numbersOfBytesMayBeObjects() {
        #expect(_ByteCountFormatter().string(for: 5000) == "5 KB")
        #expect(_ByteCountFormatter.string(fromByteCount: 1_234_567, countStyle: .file) == "1.2 MB")
    }
}

/// The parts of texts.
struct SubstringTests {
    private func parts(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
        var result: [String] = []
        unsafe NSString(string: text)._enumerateSubstrings(in: NSRange(location: 0, length: text.utf16.count), options: options) { part, range, enclosing, _ in
            result.append("\(part ?? "nil") \(range.location)-\(NSMaxRange(range)) \(enclosing.location)-\(NSMaxRange(enclosing))")
        }
        return result
    }
    @Test func wordsAndLinesCoverTheText() {
        #expect(parts("one, two.", .byWords) == ["one 0-3 0-5", "two 5-8 5-9"])
        #expect(parts("a\n\nb\n", .byLines) == ["a 0-1 0-2", " 2-2 2-3", "b 3-4 3-5"])
        #expect(parts("é👍🏽", [.byComposedCharacterSequences, .reverse]) == ["👍🏽 1-5 1-5", "é 0-1 0-1"])
        #expect(parts("a b", [.byWords, .substringNotRequired]) == ["nil 0-1 0-2", "nil 2-3 2-3"])
    }
}

/// Orders of objects, and notifications for the main queue.
@MainActor struct ObjectGapTests {
    private final class Item: NSObject {
        let name: String
        let rank: Int
        init(_ name: String, _ rank: Int) { (self.name, self.rank) = (name, rank) }
    }
    @Test func collectionsSortByDescriptors() {
        let items = [Item("b", 1), Item("a", 1), Item("c", 0)]
        let order = [_NSSortDescriptor(key: "rank", ascending: true), _NSSortDescriptor(key: "name", ascending: false)]
        func names(_ objects: [Any]) -> [String] { objects.compactMap { ($0 as? Item)?.name } }
        #expect(names(NSArray(array: items).sortedArray(using: order)) == ["c", "b", "a"])
        #expect(names(NSSet(array: items).sortedArray(using: order)) == ["c", "b", "a"])
        let mutable = NSMutableArray(array: items)
        mutable.sort(using: [order[0]])
        #expect(names(mutable.map { $0 }) == ["c", "b", "a"])
    }
    @Test func notificationsForTheMainQueueArriveAtOnceOnTheMainThread() {
        let center = NotificationCenter()
        nonisolated(unsafe) var count = 0
        let token = _SceneTime.observe(Notification.Name("a"), from: center, object: nil, on: .main) { _ in unsafe count += 1 }
        center.post(name: Notification.Name("a"), object: nil)
        #expect(unsafe count == 1)
        center.removeObserver(token)
        center.post(name: Notification.Name("a"), object: nil)
        #expect(unsafe count == 1)
    }
    @Test func workForTheMainQueueRunsAtOnceOnTheMainThread() {
        #expect(DispatchQueue.main._sync { 1 } + DispatchQueue(label: "a")._sync { 2 } == 3)
    }
}

import AppleFoundation
import Foundation
import Testing

/// Formatters and predicates that Foundation lacks on Linux.
struct FormatterTests {
    private class Person {
        let name: String?
        let age: Int
        init(_ name: String?, _ age: Int) { (self.name, self.age) = (name, age) }
    }
    private let people = [Person("Ada", 36), Person("bob", 20), Person(nil, 50)]

    private func matching(_ format: String, _ arguments: Any?...) -> [Int] {
        let predicate = NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
        return people.filter { predicate.evaluate(with: $0) }.map(\.age)
    }

    @Test func predicatesCompareProperties() {
        #expect(matching("age > %d", 30) == [36, 50])
        #expect(matching("name == %@", "Ada") == [36])
        #expect(matching("name = nil OR age <= 20") == [20, 50])
        #expect(matching("NOT (name BEGINSWITH[cd] %@) AND age != 50", "á") == [20])
        #expect(matching("%K CONTAINS[c] 'B'", "name") == [20])
        #expect(matching("age IN %@", [20, 50]) == [20, 50])
        #expect(matching("age BETWEEN {30, 40}") == [36])
        #expect(matching("name LIKE 'A*'") == [36])
        #expect(NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.com").evaluate(with: "a@b.com"))
        #expect(!NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "a1"))
    }

    @Test func descriptorsSortOptionals() {
        let byName = _NSSortDescriptor(keyPath: \Person.name, ascending: true)
        #expect(people.sorted { byName.compare($0, to: $1) == .orderedAscending }.map(\.age) == [50, 36, 20])
        let byAge = _NSSortDescriptor(key: "age", ascending: false)
        #expect(people.sorted { byAge.compare($0, to: $1) == .orderedAscending }.map(\.age) == [50, 36, 20])
    }

    @Test func durationsAreWritten() {
        let formatter = DateComponentsFormatter()
        #expect(formatter.string(from: 3905) == "1:05:05")
        #expect(formatter.string(from: 65) == "1:05")
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 5) == "00:05")
        formatter.zeroFormattingBehavior = .default
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 3900) == "1h 5m")
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 7200) == "2 hours")
        formatter.unitsStyle = .short
        #expect(formatter.string(from: 3900) == "1 hr, 5 min")
    }

    @Test func distancesInTimeAreNamed() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let now = Date(timeIntervalSince1970: 1_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2h ago")
    }

    @Test func measurementsHaveTheLocalesUnits() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberFormatter.maximumFractionDigits = 0
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter.string(from: warm) == "68°F")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: warm) == "20°C")
    }
}

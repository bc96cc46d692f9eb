import Foundation

/// Formats of times that change with the clock, for `Text(_:format:)` with a `TimeDataSource`.
public enum SystemFormatStyle {
    /// Seconds as on a clock, such as 2:05 or 1:02:05.
    fileprivate static func clock(_ seconds: Double, showsHours: Bool, fields: Int, precision: Duration, roundsUp: Bool) -> String {
        let step = max(precision.seconds, 1e-3)
        let steps = (abs(seconds) / step + (roundsUp ? -1e-6 : 1e-6)).rounded(roundsUp ? .up : .down)
        let rounded = max(0, steps * step)
        let whole = Int(saturating: rounded.rounded(.down))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let hours = showsHours ? whole / 3600 : 0
        let minutes = (whole - hours * 3600) / 60
        let rest = whole % 60
        var parts: [String] = hours > 0 ? [String(hours), two(minutes), two(rest)] : [String(minutes), two(rest)]
        let isCut = parts.count > max(fields, 1)
        if isCut { parts = Array(parts.prefix(max(fields, 1))) }
        var text = parts.joined(separator: ":")
        if step < 1, !isCut {
            let digits: Int = step <= 0.0011 ? 3 : step <= 0.011 ? 2 : 1
            let scale: Double = [10, 100, 1000][digits - 1]
            let fraction = String(Int(saturating: ((rounded - Double(whole)) * scale + 1e-6).rounded(.down)))
            text += "." + String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
        }
        return text
    }

    /// The units of distances between dates, largest first.
    fileprivate static let units: [(field: Date.ComponentsFormatStyle.Field, component: Calendar.Component, unit: DurationWords.Unit)] = [
        (.year, .year, .year), (.month, .month, .month), (.week, .weekOfYear, .week), (.day, .day, .day), (.hour, .hour, .hour),
        (.minute, .minute, .minute), (.second, .second, .second),
    ]

    /// The distance from the anchor to a date in units of a calendar, largest first.
    fileprivate static func distance(
        _ from: Date, _ to: Date, _ fields: Set<Date.ComponentsFormatStyle.Field>, _ most: Int, _ calendar: Calendar, _ locale: Locale
    ) -> String {
        let allowed = units.filter { fields.contains($0.field) }
        let parts = calendar.dateComponents(Set(allowed.map(\.component)), from: min(from, to), to: max(from, to))
        var counts: [(count: Int, unit: DurationWords.Unit)] = []
        for unit in allowed {
            let count = parts.value(for: unit.component) ?? 0
            if count > 0, counts.count < max(most, 1) { counts.append((count, unit.unit)) }
        }
        if counts.isEmpty, let last = allowed.last { counts = [(0, last.unit)] }
        return DurationWords(locale: locale, isWide: true).list(counts)
    }

    /// The time that elapses or remains in a range of dates.
    public struct Timer: FormatStyle, DiscreteFormatStyle, Hashable, Sendable, Codable {
        public typealias FormatInput = Date
        public typealias FormatOutput = AttributedString
        private let start: Date
        private let end: Date
        private let countsDown: Bool
        private let showsHours: Bool
        private let maxFieldCount: Int
        fileprivate let maxPrecision: Duration
        private var locale = Locale.autoupdatingCurrent

        /// Creates a format of the time until the end of a range.
        public init(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
            (start, end, countsDown) = (interval.lowerBound, interval.upperBound, true)
            (self.showsHours, self.maxFieldCount, self.maxPrecision) = (showsHours, maxFieldCount, maxPrecision)
        }
        /// Creates a format of the time since the start of a range.
        public init(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
            (start, end, countsDown) = (interval.lowerBound, interval.upperBound, false)
            (self.showsHours, self.maxFieldCount, self.maxPrecision) = (showsHours, maxFieldCount, maxPrecision)
        }

        public func format(_ value: Date) -> AttributedString {
            let moment = min(max(value, start), end)
            let seconds = countsDown ? end.timeIntervalSince(moment) : moment.timeIntervalSince(start)
            return AttributedString(
                SystemFormatStyle.clock(seconds, showsHours: showsHours, fields: maxFieldCount, precision: maxPrecision, roundsUp: countsDown))
        }
        public func locale(_ locale: Locale) -> Timer {
            var copy = self
            copy.locale = locale
            return copy
        }
        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-maxPrecision.seconds) }
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(maxPrecision.seconds) }
        public func input(before input: Date) -> Date? { input.addingTimeInterval(-1e-3) }
        public func input(after input: Date) -> Date? { input.addingTimeInterval(1e-3) }
    }

    /// The time since a date, with fractions of seconds.
    public struct Stopwatch: FormatStyle, DiscreteFormatStyle, Hashable, Sendable, Codable {
        public typealias FormatInput = Date
        public typealias FormatOutput = AttributedString
        private let start: Date
        private let showsHours: Bool
        private let maxFieldCount: Int
        fileprivate let maxPrecision: Duration
        private var locale = Locale.autoupdatingCurrent

        /// Creates a format of the time since a date.
        public init(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) {
            start = startDate
            (self.showsHours, self.maxFieldCount, self.maxPrecision) = (showsHours, maxFieldCount, maxPrecision)
        }

        public func format(_ value: Date) -> AttributedString {
            let seconds = max(0, value.timeIntervalSince(start))
            return AttributedString(
                SystemFormatStyle.clock(seconds, showsHours: showsHours, fields: maxFieldCount, precision: maxPrecision, roundsUp: false))
        }
        public func locale(_ locale: Locale) -> Stopwatch {
            var copy = self
            copy.locale = locale
            return copy
        }
        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-maxPrecision.seconds) }
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(maxPrecision.seconds) }
        public func input(before input: Date) -> Date? { input.addingTimeInterval(-1e-3) }
        public func input(after input: Date) -> Date? { input.addingTimeInterval(1e-3) }
    }

    /// The distance of a date from another one in calendar units, with its sign: +3 hours, 20 minutes.
    public struct DateOffset: FormatStyle, DiscreteFormatStyle, Hashable, Sendable, Codable {
        public typealias FormatInput = Date
        public typealias FormatOutput = AttributedString
        private let anchor: Date
        private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        private let maxFieldCount: Int
        private let showsPlus: Bool
        private let showsMinus: Bool
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent

        /// Creates a format of the distance from a date.
        public init(
            to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            showsPlus = sign == .always() || sign == .always(includingZero: false)
            showsMinus = sign != .never
        }

        public func format(_ value: Date) -> AttributedString {
            let sign = value > anchor ? (showsPlus ? "+" : "") : value < anchor && showsMinus ? "-" : ""
            return AttributedString(sign + SystemFormatStyle.distance(anchor, value, allowedFields, maxFieldCount, calendar, locale))
        }
        public func locale(_ locale: Locale) -> DateOffset {
            var copy = self
            copy.locale = locale
            return copy
        }
        /// Returns the format with another calendar's units.
        public func calendar(_ calendar: Calendar) -> DateOffset {
            var copy = self
            copy.calendar = calendar
            return copy
        }
        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
        public func input(before input: Date) -> Date? { input.addingTimeInterval(-1e-3) }
        public func input(after input: Date) -> Date? { input.addingTimeInterval(1e-3) }
    }

    /// A date relative to the formatted one: "in 2 hours", "3 days ago"; beyond a distance, the date itself.
    public struct DateReference: FormatStyle, DiscreteFormatStyle, Hashable, Sendable, Codable {
        public typealias FormatInput = Date
        public typealias FormatOutput = AttributedString
        private let date: Date
        private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        private let maxFieldCount: Int
        private let thresholdField: Date.ComponentsFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent

        /// Creates a format of a date.
        ///
        /// - Parameter thresholdField: a distance of at least one of these units shows the date.
        public init(
            to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2,
            thresholdField: Date.ComponentsFormatStyle.Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.thresholdField = thresholdField
        }

        public func format(_ value: Date) -> AttributedString {
            if let unit = SystemFormatStyle.units.first(where: { $0.field == thresholdField }) {
                let count = calendar.dateComponents([unit.component], from: min(date, value), to: max(date, value)).value(for: unit.component) ?? 0
                if count >= 1 {
                    var style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, calendar: calendar)
                    style.timeZone = calendar.timeZone
                    return AttributedString(date.formatted(style))
                }
            }
            guard locale.language.languageCode?.identifier ?? "en" == "en" else {
                // Other languages inflect the words, which Foundation does for a single unit.
                return AttributedString(
                    Date.AnchoredRelativeFormatStyle(anchor: date, presentation: .numeric, unitsStyle: .wide, locale: locale, calendar: calendar).format(value))
            }
            let distance = SystemFormatStyle.distance(value, date, allowedFields, maxFieldCount, calendar, locale)
            return AttributedString(date >= value ? "in \(distance)" : "\(distance) ago")
        }
        public func locale(_ locale: Locale) -> DateReference {
            var copy = self
            copy.locale = locale
            return copy
        }
        /// Returns the format with another calendar's units.
        public func calendar(_ calendar: Calendar) -> DateReference {
            var copy = self
            copy.calendar = calendar
            return copy
        }
        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
        public func input(before input: Date) -> Date? { input.addingTimeInterval(-1e-3) }
        public func input(after input: Date) -> Date? { input.addingTimeInterval(1e-3) }
    }
}

/// A format that changes more often than every second.
private protocol FormatWithPrecision {
    /// The time between two changes, in seconds.
    var step: Double { get }
}
extension SystemFormatStyle.Timer: FormatWithPrecision {
    fileprivate var step: Double { maxPrecision.seconds }
}
extension SystemFormatStyle.Stopwatch: FormatWithPrecision {
    fileprivate var step: Double { maxPrecision.seconds }
}

extension Duration {
    fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// The time until the end of a range.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
    ) -> Self { Self(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision) }
    /// The time since the start of a range.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
    ) -> Self { Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since a date, with fractions of seconds.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
    ) -> Self { Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision) }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The distance from a date in calendar units, with its sign.
    public static func offset(
        to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date relative to the formatted one; beyond a distance, the date itself.
    public static func reference(
        to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2,
        thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) -> Self { Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField) }
}

extension Text {
    /// Shows a value of the current time, formatted by `format`. It follows the scene's clock and updates every second.
    nonisolated public init<V, F: FormatStyle & Sendable>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        let format = format.asInPictures
        // No frame rate shows more than a hundred changes a second.
        let step = (format as? any FormatWithPrecision).map { min(1, max($0.step, 0.01)) } ?? 1
        let live = LiveFormat(string: { String(format.format(source.value($0)).characters) }, step: step)
        self.init(parts: [Part(string: "", live: LiveDate(date: Date(timeIntervalSinceReferenceDate: 0), form: .format(live)))])
    }
}

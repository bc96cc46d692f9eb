// `Foundation` shadows its unavailable declarations with these: Linux has the format styles, not the formatters.
import Easel
import Foundation

/// Names the distance between two dates: "2 hours ago".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The length of the units' names.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
    /// Whether a distance of one can have a name: "yesterday".
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    open var unitsStyle = UnitsStyle.full
    open var dateTimeStyle = DateTimeStyle.numeric
    open var formattingContext = Formatter.Context.unknown
    open var locale: Locale! = _SceneStrings.locale
    open var calendar: Calendar! = _SceneStrings.calendar

    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale, calendar: calendar)
        return style.format(referenceDate)
    }
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = _SceneTime.date
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = _SceneTime.date
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }
    open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: _SceneTime.date) } }
}

/// Writes a duration: "1:05", or "1 hour, 5 minutes".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The length of the units' names; a positional text has colons.
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
    /// The zeros that are left out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var allowsFractionalUnits = false
    open var calendar: Calendar? = _SceneStrings.calendar
    open var referenceDate: Date?
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, name: String, short: String, seconds: Double)] = [
        (.year, .year, "year", "yr", 31_557_600), (.month, .month, "month", "mo", 2_629_800), (.weekOfMonth, .weekOfMonth, "week", "wk", 604_800),
        (.day, .day, "day", "day", 86_400), (.hour, .hour, "hour", "hr", 3600), (.minute, .minute, "minute", "min", 60), (.second, .second, "second", "sec", 1),
    ]

    open func string(from startDate: Date, to endDate: Date) -> String? { string(from: endDate.timeIntervalSince(startDate)) }
    open func string(from components: DateComponents) -> String? {
        let seconds = Self.units.reduce(0.0) { sum, unit in
            let value = components.value(for: unit.component) ?? 0
            return sum + (value == NSDateComponentUndefined ? 0 : Double(value) * unit.seconds)
        }
        return string(from: seconds)
    }
    open func string(from ti: TimeInterval) -> String? {
        guard abs(ti) < 1e18 else { return nil }
        let allowed = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
        var rest = abs(ti).rounded(.down)
        var parts: [(value: Int, name: String, short: String)] = []
        for unit in Self.units where allowed.contains(unit.unit) {
            let value = (rest / unit.seconds).rounded(.down)
            rest -= value * unit.seconds
            parts.append((Int(value), unit.name, unit.short))
        }
        guard let last = parts.last else { return nil }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        if !isPadded {
            let dropsLeading = !zeroFormattingBehavior.isDisjoint(with: [.default, .dropLeading])
            if dropsLeading { parts = Array(parts.drop { $0.value == 0 }) }
            let dropsOthers = unitsStyle != .positional && zeroFormattingBehavior.contains(.default)
            if dropsOthers || zeroFormattingBehavior.contains(.dropTrailing) { while parts.last?.value == 0 { parts.removeLast() } }
            if dropsOthers || zeroFormattingBehavior.contains(.dropMiddle), parts.count > 2 {
                parts = [parts[0]] + parts[1..<(parts.count - 1)].filter { $0.value != 0 } + [parts[parts.count - 1]]
            }
            if parts.isEmpty { parts = [last] }
        }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let text = ti < 0 ? "-" + written(parts, isPadded: isPadded) : written(parts, isPadded: isPadded)
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    /// The parts in the words of a language other than English; nil for years and months, which a duration doesn't have.
    private func translated(_ parts: [(value: Int, name: String, short: String)]) -> String? {
        let locale = calendar?.locale ?? _SceneStrings.locale
        guard locale.language.languageCode != .english, unitsStyle != .positional, unitsStyle != .spellOut else { return nil }
        let units: [String: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)] = [
            "week": (.weeks, 604_800), "day": (.days, 86_400), "hour": (.hours, 3600), "minute": (.minutes, 60), "second": (.seconds, 1),
        ]
        let known = parts.compactMap { part in units[part.name].map { (unit: $0.unit, seconds: $0.seconds * part.value) } }
        guard known.count == parts.count else { return nil }
        let width: Duration.UnitsFormatStyle.UnitWidth = unitsStyle == .full ? .wide : unitsStyle == .short ? .abbreviated : .narrow
        return Duration.UnitsFormatStyle(allowedUnits: Set(known.map(\.unit)), width: width, zeroValueUnits: .show(length: 1)).locale(locale)
            .format(.seconds(known.reduce(0) { $0 + $1.seconds }))
    }
    private func written(_ parts: [(value: Int, name: String, short: String)], isPadded: Bool) -> String {
        if let text = translated(parts) { return text }
        switch unitsStyle {
        case .positional:
            // One number alone has no leading zero unless it is padded.
            return parts.enumerated().map { $0.offset == 0 && !isPadded || $0.element.value > 9 ? "\($0.element.value)" : "0\($0.element.value)" }
                .joined(separator: ":")
        case .abbreviated: return parts.map { "\($0.value)\($0.name == "month" ? "mo" : String($0.name.prefix(1)))" }.joined(separator: " ")
        case .brief: return parts.map { "\($0.value)\($0.short)\($0.short == "day" && $0.value != 1 ? "s" : "")" }.joined(separator: " ")
        case .short: return parts.map { "\($0.value) \($0.short)\($0.short == "day" && $0.value != 1 ? "s" : "")" }.joined(separator: ", ")
        case .full: return parts.map { "\($0.value) \($0.name)\($0.value == 1 ? "" : "s")" }.joined(separator: ", ")
        case .spellOut:
            let numbers = NumberFormatter()
            numbers.locale = _SceneStrings.locale
            numbers.numberStyle = .spellOut
            return parts.map { "\(numbers.string(from: NSNumber(value: $0.value)) ?? "\($0.value)") \($0.name)\($0.value == 1 ? "" : "s")" }
                .joined(separator: ", ")
        }
    }
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let number as NSNumber: string(from: number.doubleValue)
        default: nil
        }
    }
    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }
}

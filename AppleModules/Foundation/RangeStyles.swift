import Foundation

/// Writes the time between two dates in units. Linux has the name `Date.ComponentsFormatStyle` without this meaning.
public struct _DateRangeStyle: FormatStyle, Codable, Hashable, Sendable {
    /// How units are written.
    public enum Style: Codable, Hashable, Sendable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut, timeDuration }
    /// A unit.
    public enum Field: Int, Codable, Hashable, Sendable { case year, month, week, day, hour, minute, second }
    let style: Style
    let fields: Set<Field>?

    private static let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    private static let names = ["year", "month", "week", "day", "hour", "minute", "second"]
    private static let short = ["yr", "mth", "wk", "day", "hr", "min", "sec"]
    private static let letters = ["y", "m", "w", "d", "h", "m", "s"]

    public func format(_ value: Range<Date>) -> String {
        let standard: [Field] = style == .timeDuration ? [.hour, .minute, .second] : [.year, .month, .day, .hour, .minute, .second]
        let ranks = (fields.map(Array.init) ?? standard).map(\.rawValue).sorted()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents(Set(ranks.map { Self.units[$0] }), from: value.lowerBound, to: value.upperBound)
        let numbers = ranks.map { ($0, parts.value(for: Self.units[$0]) ?? 0) }
        if style == .timeDuration {
            let shown = numbers.drop { $0.1 == 0 && $0.0 < Field.minute.rawValue }
            return shown.enumerated().map { $0.offset > 0 && $0.element.1 < 10 ? "0\($0.element.1)" : "\($0.element.1)" }.joined(separator: ":")
        }
        let shown = numbers.filter { $0.1 != 0 }
        let texts = (shown.isEmpty ? numbers.suffix(1) : shown[...]).map { rank, number in
            switch style {
            case .narrow: return "\(number)\(Self.letters[rank])"
            case .abbreviated, .condensedAbbreviated: return "\(number) \(Self.short[rank])\(number != 1 && rank < Field.hour.rawValue ? "s" : "")"
            case .spellOut:
                let text = NumberFormatter.localizedString(from: NSNumber(value: number), number: .spellOut)
                return "\(text) \(Self.names[rank])\(number == 1 ? "" : "s")"
            default: return "\(number) \(Self.names[rank])\(number == 1 ? "" : "s")"
            }
        }
        return texts.joined(separator: style == .narrow || style == .condensedAbbreviated ? " " : ", ")
    }
}
extension FormatStyle where Self == _DateRangeStyle {
    /// Writes the time between two dates in units.
    public static func components(style: _DateRangeStyle.Style, fields: Set<_DateRangeStyle.Field>? = nil) -> Self { Self(style: style, fields: fields) }
    /// Writes the time between two dates like a clock.
    public static var timeDuration: Self { Self(style: .timeDuration, fields: nil) }
}

import Foundation
import Views

/// How a `Text` writes a value: SwiftUI's `Text(value, format:)`, in the scene's language and at Greenwich.
///
/// Each format returns the characters of a value, or nil after an error.
enum PreparedFormat {
    typealias Format = NamedValue<SceneValue, String?>

    static let values = NamedValues<SceneValue, String?>("a format") {
        numbers
        dates
        others
    }

    /// For the schema and the reference.
    static var shape: ValueShape { values.shape }

    @MainActor fileprivate static func mismatch(_ wanted: String, _ value: SceneValue, _ context: SceneContext) -> String? {
        context.fail("this format takes \(wanted), not \(value.kind)")
        return nil
    }
}

// MARK: Numbers

extension PreparedFormat {
    private typealias Presentation = CurrencyFormatStyleConfiguration.Presentation

    private static let grouping = Parameter.bool("grouping", default: true, "Whether thousands are separated.")
    private static let sign = Parameter.keyword("sign", Keywords<NumberFormat.Sign>.all, default: .automatic, "Whether + and - are written.")
    private static let notation = Parameter.keyword(
        "notation", Keywords<NumberFormat.Notation>.all, default: .automatic, "Whether large numbers are abbreviated, as 1.2K, or written as 1.2E3.")
    private static let presentations: Keywords<Presentation> = [
        "standard": .standard, "narrow": .narrow, "isoCode": .isoCode, "fullName": .fullName,
    ]

    @MainActor private static func written(_ value: SceneValue, _ format: NumberFormat, _ context: SceneContext) -> String? {
        guard case .number(let number) = value else { return mismatch("a number", value, context) }
        return format.string(number, in: context.scope.store.locale)
    }

    @EntryList<Format> private static var numbers: [Format] {
        NamedValue("number", "A number: 1,234.5.", .precision, grouping, sign, notation, .context) { value, precision, hasGroups, sign, notation, context in
            written(value, NumberFormat(kind: .number, precision: precision, hasGroups: hasGroups, sign: sign, notation: notation), context)
        }
        NamedValue("percent", "A fraction of one: 0.25 is 25%.", .precision, grouping, sign, notation, .context) {
            value, precision, hasGroups, sign, notation, context in
            written(value, NumberFormat(kind: .percent, precision: precision, hasGroups: hasGroups, sign: sign, notation: notation), context)
        }
        NamedValue(
            "currency", "An amount of money: €1,234.50.",
            .string("code", "The three letters of the currency, such as 'EUR'.").primary,
            .keyword("presentation", presentations, default: .standard, "How the currency is written: its sign, code, or name."),
            .precision, grouping, sign, .context
        ) { value, code, presentation, precision, hasGroups, sign, context in
            guard NumberFormat.isCurrency(code.uppercased()) else {
                context.fail("'code' must be a three-letter currency code, such as 'EUR', not \(quoted(code))")
                return nil
            }
            let kind = NumberFormat.Kind.currency(code: code.uppercased(), presentation: presentation)
            return written(value, NumberFormat(kind: kind, precision: precision, hasGroups: hasGroups, sign: sign), context)
        }
    }
}

extension Parameter where Value == NumberFormatStyleConfiguration.Precision? {
    /// The number of digits; nil for as many as needed, and after an error.
    fileprivate static let precision = group(
        .value("fractionLength", default: nil, "How many digits follow the point, as a number or as a minimum and a maximum: [0, 2]."),
        .value("significantDigits", default: nil, "How many digits are significant, as a number or as a minimum and a maximum.").not(with: "fractionLength"),
        .context
    ) { fraction, significant, context in
        if let digits = significant.flatMap({ lengths("significantDigits", $0, 1...20, context) }) { return .significantDigits(digits) }
        return fraction.flatMap { lengths("fractionLength", $0, 0...20, context) }.map { .fractionLength($0) }
    }

    /// Returns two lengths in order; nil after an error.
    @MainActor private static func lengths(_ name: String, _ value: SceneValue, _ range: ClosedRange<Int>, _ context: SceneContext) -> ClosedRange<Int>? {
        let values: [SceneValue] = if case .array(let values) = value { values } else { [value, value] }
        let lengths = values.compactMap { value in if case .number(let number) = value { Int(exactly: number) } else { nil as Int? } }
        guard lengths.count == 2, values.count == 2, lengths[0] <= lengths[1], lengths.allSatisfy(range.contains) else {
            context.fail("'\(name)' must be a whole number from \(range.lowerBound) to \(range.upperBound), or an array of the minimum and the maximum")
            return nil
        }
        return lengths[0]...lengths[1]
    }
}

// MARK: Dates

/// Adds one part to the format of a date.
private typealias DatePart = @Sendable (Date.FormatStyle) -> Date.FormatStyle

extension PreparedFormat {
    private static let dateStyles: Keywords<Date.FormatStyle.DateStyle> = [
        "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
    ]
    private static let timeStyles: Keywords<Date.FormatStyle.TimeStyle> = [
        "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
    ]

    private static func part(_ name: String, _ keywords: Keywords<DatePart>) -> Parameter<DatePart?> {
        .keyword(name, keywords, default: nil, "This part alone, beside other parts.").not(with: "date", "time")
    }

    private static let parts: [Parameter<DatePart?>] = [
        part("year", ["defaultDigits": { $0.year(.defaultDigits) }, "twoDigits": { $0.year(.twoDigits) }]),
        part(
            "month",
            [
                "abbreviated": { $0.month(.abbreviated) }, "wide": { $0.month(.wide) }, "narrow": { $0.month(.narrow) },
                "defaultDigits": { $0.month(.defaultDigits) }, "twoDigits": { $0.month(.twoDigits) },
            ]),
        part("day", ["defaultDigits": { $0.day(.defaultDigits) }, "twoDigits": { $0.day(.twoDigits) }]),
        part(
            "weekday",
            [
                "abbreviated": { $0.weekday(.abbreviated) }, "wide": { $0.weekday(.wide) }, "narrow": { $0.weekday(.narrow) },
                "short": { $0.weekday(.short) },
            ]),
        part(
            "hour",
            [
                "defaultDigits": { $0.hour(.defaultDigits(amPM: .abbreviated)) }, "twoDigits": { $0.hour(.twoDigits(amPM: .abbreviated)) },
                "defaultDigitsNoAMPM": { $0.hour(.defaultDigits(amPM: .omitted)) }, "twoDigitsNoAMPM": { $0.hour(.twoDigits(amPM: .omitted)) },
            ]),
        part("minute", ["defaultDigits": { $0.minute(.defaultDigits) }, "twoDigits": { $0.minute(.twoDigits) }]),
        part("second", ["defaultDigits": { $0.second(.defaultDigits) }, "twoDigits": { $0.second(.twoDigits) }]),
    ]

    @EntryList<Format> private static var dates: [Format] {
        NamedValue(
            "dateTime",
            "A moment, in seconds from the beginning of 2001, with a 'date' and a 'time', or with parts of them, which are written in their usual order.",
            .keyword("date", dateStyles, default: nil, "How the day is written."),
            .keyword("time", timeStyles, default: nil, "How the time of day is written."),
            .all(parts), .context
        ) { value, date, time, parts, context in
            guard case .number(let seconds) = value else { return mismatch("a moment, which is a number of seconds", value, context) }
            guard abs(seconds) <= 1e11 else {
                context.fail("a date must be at most 1e11 seconds from the beginning of 2001")
                return nil
            }
            let whole = Date.FormatStyle(date: date, time: time, locale: context.scope.store.locale, timeZone: .gmt)
            return parts.reduce(whole) { style, part in part?(style) ?? style }.format(CalendarMoment.origin.addingTimeInterval(seconds))
        }
    }
}

// MARK: Sizes, lists and durations

extension PreparedFormat {
    private typealias TextList = ListFormatStyle<StringStyle, [String]>

    private static let byteStyles: Keywords<ByteCountFormatStyle.Style> = ["file": .file, "memory": .memory]
    private static let listTypes: Keywords<TextList.ListType> = ["and": .and, "or": .or]
    private static let listWidths: Keywords<TextList.Width> = ["standard": .standard, "short": .short, "narrow": .narrow]
    private static let patterns: Keywords<Duration.TimeFormatStyle.Pattern> = [
        "hourMinute": .hourMinute, "hourMinuteSecond": .hourMinuteSecond, "minuteSecond": .minuteSecond,
    ]
    private static let units: Keywords<Duration.UnitsFormatStyle.Unit> = [
        "weeks": .weeks, "days": .days, "hours": .hours, "minutes": .minutes, "seconds": .seconds, "milliseconds": .milliseconds,
    ]
    private static let unitWidths: Keywords<Duration.UnitsFormatStyle.UnitWidth> = [
        "wide": .wide, "abbreviated": .abbreviated, "narrow": .narrow, "condensedAbbreviated": .condensedAbbreviated,
    ]

    @MainActor private static func duration(_ value: SceneValue, _ context: SceneContext) -> Duration? {
        guard case .number(let seconds) = value else {
            _ = mismatch("a duration, which is a number of seconds", value, context)
            return nil
        }
        guard abs(seconds) <= 1e11 else {
            context.fail("a duration must be at most 1e11 seconds")
            return nil
        }
        return .seconds(seconds)
    }

    @EntryList<Format> private static var others: [Format] {
        NamedValue(
            "byteCount", "Bytes: 1.2 MB.",
            .keyword("style", byteStyles, default: .file, "Whether a kilobyte has 1000 bytes ('file') or 1024 ('memory')."), .context
        ) { value, style, context in
            guard case .number(let number) = value else { return mismatch("a number of bytes", value, context) }
            guard let count = Int64(exactly: number.rounded()), count.magnitude < 1 << 60 else {
                context.fail("a byte count must be less than 2^60")
                return nil
            }
            return ByteCountFormatStyle(style: style, locale: context.scope.store.locale).format(count)
        }
        NamedValue(
            "list", "A list of texts: A, B, and C.",
            .keyword("type", listTypes, default: .and, "The word before the last text."),
            .keyword("width", listWidths, default: .standard, "How short it is."), .context
        ) { value, type, width, context in
            guard case .array(let values) = value else { return mismatch("a list", value, context) }
            let texts = values.compactMap(\.text)
            let limit = context.scope.store.limits.textLength
            guard texts.reduce(0, { $0 + $1.utf8.count }) <= limit else {
                context.fail("the text is longer than \(limit) bytes")
                return nil
            }
            guard texts.count == values.count, texts.count <= 10_000 else {
                return mismatch("a list of at most 10,000 texts, numbers, and truth values", value, context)
            }
            return texts.formatted(.list(type: type, width: width).locale(context.scope.store.locale))
        }
        NamedValue(
            "time", "Seconds as on a clock: 1:02:32.", .keyword("pattern", patterns, default: .hourMinuteSecond, "The shown units.").primary, .context
        ) { value, pattern, context in
            duration(value, context).map { Duration.TimeFormatStyle(pattern: pattern, locale: context.scope.store.locale).format($0) }
        }
        NamedValue(
            "units", "Seconds in words: 1 hr, 2 min, 32 sec.",
            .strings("allowed", default: .described("['hours', 'minutes', 'seconds']"), "The units, among 'weeks', 'days' … 'milliseconds'."),
            .keyword("width", unitWidths, default: .abbreviated, "How short they are."), .context
        ) { value, names, width, context in
            let chosen = names.map { $0.compactMap { units[$0] } } ?? [.hours, .minutes, .seconds]
            guard chosen.count == names?.count ?? 3, !chosen.isEmpty else {
                context.fail("'allowed' must be a list of \(ParameterKind.keyword(units.names).description)")
                return nil
            }
            return duration(value, context).map { $0.formatted(.units(allowed: Set(chosen), width: width).locale(context.scope.store.locale)) }
        }
    }
}

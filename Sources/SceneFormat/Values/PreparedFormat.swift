import Foundation
import Views

/// How a `Text` writes a value, as a scene says it: SwiftUI's `Text(value, format:)`, in American English and at Greenwich.
struct PreparedFormat: Sendable {
    /// The letters of a value; nil after an error.
    private typealias Write = @MainActor @Sendable (SceneValue, SceneArguments) -> String?
    private let write: Write
    private let arguments: PreparedArguments

    @MainActor func string(_ value: SceneValue, in scope: SceneScope) -> String? { write(value, SceneArguments(prepared: arguments, scope: scope)) }

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        cases.read(node, path: path, binder: binder, scope: scope).map { .custom(PreparedFormat(write: $0.meaning, arguments: $0.arguments)) }
    }

    /// For the schema and the reference.
    static var shape: ValueShape { .named(cases.signatures, changes: []) }

    // MARK: Numbers

    private static let digits = [
        BoundParameter("fractionLength", .value(.any), "How many digits stand after the point, as a number or as the least and the most: [0, 2]."),
        BoundParameter("significantDigits", .value(.any), "How many digits count, as a number or as the least and the most.").not(with: "fractionLength"),
    ]
    private static let grouping = BoundParameter("grouping", .value(.bool), default: "true", "Whether thousands are set apart.")
    private static let sign = BoundParameter("sign", .keyword(NumberFormat.Sign.allCases.map(\.rawValue)), default: "automatic", "Whether + and - are written.")
    private static let notation = BoundParameter(
        "notation", .keyword(NumberFormat.Notation.allCases.map(\.rawValue)), default: "automatic", "Shortened, as 1.2K, or as 1.2E3.")

    private static let presentations: [(name: String, presentation: CurrencyFormatStyleConfiguration.Presentation)] = [
        ("standard", .standard), ("narrow", .narrow), ("isoCode", .isoCode), ("fullName", .fullName),
    ]

    /// Two lengths in order; nil where the parameter is absent, and after an error.
    @MainActor private static func lengths(_ name: String, _ range: ClosedRange<Int>, _ arguments: SceneArguments) -> ClosedRange<Int>? {
        guard let value = arguments.value(name) else { return nil }
        let values: [SceneValue] = if case .array(let values) = value { values } else { [value, value] }
        let lengths = values.compactMap { value in if case .number(let number) = value { Int(exactly: number) } else { nil as Int? } }
        guard lengths.count == 2, values.count == 2, lengths[0] <= lengths[1], lengths.allSatisfy(range.contains) else {
            arguments.fail("'\(name)' is a whole number from \(range.lowerBound) to \(range.upperBound), or the least and the most of them")
            return nil
        }
        return lengths[0]...lengths[1]
    }

    @MainActor private static func written(_ value: SceneValue, as kind: NumberFormat.Kind, _ arguments: SceneArguments) -> String? {
        guard case .number(let number) = value else { return mismatch("a number", value, arguments) }
        var format = NumberFormat(kind: kind)
        if let lengths = lengths("fractionLength", 0...20, arguments) { format.precision = .fractionLength(lengths) }
        if let digits = lengths("significantDigits", 1...20, arguments) { format.precision = .significantDigits(digits) }
        format.hasGroups = arguments.bool("grouping") ?? true
        format.sign = arguments.string("sign").flatMap(NumberFormat.Sign.init) ?? .automatic
        format.notation = arguments.string("notation").flatMap(NumberFormat.Notation.init) ?? .automatic
        return format.string(number)
    }

    @MainActor private static func mismatch(_ wanted: String, _ value: SceneValue, _ arguments: SceneArguments) -> String? {
        arguments.fail("this format writes \(wanted), not \(value.kind)")
        return nil
    }

    // MARK: Dates

    /// Part of a date: how it is named, and how it is added to a style.
    private typealias Field = (name: String, keywords: [String], add: @Sendable (Date.FormatStyle, String) -> Date.FormatStyle)

    private static let fields: [Field] = [
        ("year", ["defaultDigits", "twoDigits"], { $0.year($1 == "twoDigits" ? .twoDigits : .defaultDigits) }),
        (
            "month", ["abbreviated", "wide", "narrow", "defaultDigits", "twoDigits"],
            { style, name in
                let months: [String: Date.FormatStyle.Symbol.Month] = [
                    "wide": .wide, "narrow": .narrow, "defaultDigits": .defaultDigits, "twoDigits": .twoDigits,
                ]
                return style.month(months[name] ?? .abbreviated)
            }
        ),
        ("day", ["defaultDigits", "twoDigits"], { $0.day($1 == "twoDigits" ? .twoDigits : .defaultDigits) }),
        (
            "weekday", ["abbreviated", "wide", "narrow", "short"],
            { style, name in
                let weekdays: [String: Date.FormatStyle.Symbol.Weekday] = ["wide": .wide, "narrow": .narrow, "short": .short]
                return style.weekday(weekdays[name] ?? .abbreviated)
            }
        ),
        (
            "hour", ["defaultDigits", "twoDigits", "defaultDigitsNoAMPM", "twoDigitsNoAMPM"],
            { style, name in
                let amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle = name.hasSuffix("NoAMPM") ? .omitted : .abbreviated
                return style.hour(name.hasPrefix("twoDigits") ? .twoDigits(amPM: amPM) : .defaultDigits(amPM: amPM))
            }
        ),
        ("minute", ["defaultDigits", "twoDigits"], { $0.minute($1 == "twoDigits" ? .twoDigits : .defaultDigits) }),
        ("second", ["defaultDigits", "twoDigits"], { $0.second($1 == "twoDigits" ? .twoDigits : .defaultDigits) }),
    ]
    private static let dateStyles: [(name: String, style: Date.FormatStyle.DateStyle)] = [
        ("omitted", .omitted), ("numeric", .numeric), ("abbreviated", .abbreviated), ("long", .long), ("complete", .complete),
    ]
    private static let timeStyles: [(name: String, style: Date.FormatStyle.TimeStyle)] = [
        ("omitted", .omitted), ("shortened", .shortened), ("standard", .standard), ("complete", .complete),
    ]

    @MainActor private static func written(dateOf value: SceneValue, _ arguments: SceneArguments) -> String? {
        guard case .number(let seconds) = value else { return mismatch("a moment, which is a number of seconds", value, arguments) }
        guard abs(seconds) <= 1e11 else {
            arguments.fail("a moment lies from -1e11 to 1e11 seconds from the scene's start")
            return nil
        }
        let (date, time) = (arguments.string("date"), arguments.string("time"))
        var style = Date.FormatStyle(
            date: dateStyles.first { $0.name == date }?.style, time: timeStyles.first { $0.name == time }?.style, locale: NumberFormat.locale, timeZone: .gmt)
        for field in fields {
            if let name = arguments.string(field.name) { style = field.add(style, name) }
        }
        return style.format(SceneTime.startDate.addingTimeInterval(seconds))
    }

    // MARK: Durations and lists

    private static let patterns: [(name: String, pattern: Duration.TimeFormatStyle.Pattern)] = [
        ("hourMinute", .hourMinute), ("hourMinuteSecond", .hourMinuteSecond), ("minuteSecond", .minuteSecond),
    ]
    private static let units: [(name: String, unit: Duration.UnitsFormatStyle.Unit)] = [
        ("weeks", .weeks), ("days", .days), ("hours", .hours), ("minutes", .minutes), ("seconds", .seconds), ("milliseconds", .milliseconds),
    ]
    private static let widths: [(name: String, width: Duration.UnitsFormatStyle.UnitWidth)] = [
        ("wide", .wide), ("abbreviated", .abbreviated), ("narrow", .narrow), ("condensedAbbreviated", .condensedAbbreviated),
    ]

    @MainActor private static func duration(_ value: SceneValue, _ arguments: SceneArguments) -> Duration? {
        guard case .number(let seconds) = value else {
            _ = mismatch("a duration, which is a number of seconds", value, arguments)
            return nil
        }
        guard abs(seconds) <= 1e11 else {
            arguments.fail("a duration has at most 1e11 seconds")
            return nil
        }
        return .seconds(seconds)
    }

    private static let cases = NamedCases<Write>(
        "a format",
        [
            .init("number", digits + [grouping, sign, notation], "A number: 1,234.5.") { written($0, as: .number, $1) },
            .init("percent", digits + [grouping, sign, notation], "A share of one: 0.25 is 25%.") { written($0, as: .percent, $1) },
            .init(
                "currency",
                [
                    .init("code", .value(.string), isRequired: true, "Three letters, such as 'EUR'."),
                    .init("presentation", .keyword(presentations.map(\.name)), default: "standard", "A sign, the code or the name."),
                ] + digits + [grouping, sign], primary: "code", "An amount of money: €1,234.50."
            ) { value, arguments in
                let (code, name) = (arguments.string("code") ?? "", arguments.string("presentation"))
                guard NumberFormat.isCurrency(code.uppercased()) else {
                    arguments.fail("'code' is three letters of a currency, such as 'EUR', not \(quoted(code))")
                    return nil
                }
                return written(
                    value, as: .currency(code: code.uppercased(), presentation: presentations.first { $0.name == name }?.presentation ?? .standard), arguments)
            },
            .init(
                "byteCount",
                [.init("style", .keyword(["file", "memory"]), default: "file", "Whether a kilobyte has 1000 bytes ('file') or 1024 ('memory').")],
                "Bytes: 1.2 MB."
            ) { value, arguments in
                guard case .number(let number) = value else { return mismatch("a number of bytes", value, arguments) }
                guard let count = Int64(exactly: number.rounded()), count.magnitude < 1 << 60 else {
                    arguments.fail("there are less than 2^60 bytes")
                    return nil
                }
                return ByteCountFormatStyle(style: arguments.string("style") == "memory" ? .memory : .file, locale: NumberFormat.locale).format(count)
            },
            .init(
                "list",
                [
                    .init("type", .keyword(["and", "or"]), default: "and", "The word before the last."),
                    .init("width", .keyword(["standard", "short", "narrow"]), default: "standard", "How short it is."),
                ], "Texts one after another: A, B, and C."
            ) { value, arguments in
                guard case .array(let values) = value else { return mismatch("a list", value, arguments) }
                let texts = values.compactMap(\.text)
                guard texts.reduce(0, { $0 + $1.utf8.count }) <= arguments.scope.store.limits.textLength else {
                    arguments.fail("the text is longer than \(arguments.scope.store.limits.textLength) bytes")
                    return nil
                }
                guard texts.count == values.count, texts.count <= 10_000 else {
                    return mismatch("a list of at most 10,000 texts, numbers and truth values", value, arguments)
                }
                let type: ListFormatStyle<StringStyle, [String]>.ListType = arguments.string("type") == "or" ? .or : .and
                let widths: [String: ListFormatStyle<StringStyle, [String]>.Width] = ["short": .short, "narrow": .narrow]
                return texts.formatted(
                    .list(type: type, width: arguments.string("width").flatMap { widths[$0] } ?? .standard).locale(NumberFormat.locale))
            },
            .init(
                "dateTime",
                [
                    .init("date", .keyword(dateStyles.map(\.name)), "How its day is written."),
                    .init("time", .keyword(timeStyles.map(\.name)), "How its time of day is written."),
                ] + fields.map { BoundParameter($0.name, .keyword($0.keywords), "This part alone, beside other parts.").not(with: "date", "time") },
                "A moment, in seconds from the scene's start, with a 'date' and a 'time', or with parts of them, which stand in their usual order."
            ) { written(dateOf: $0, $1) },
            .init(
                "time", [.init("pattern", .keyword(patterns.map(\.name)), default: "hourMinuteSecond", "What is shown.")], primary: "pattern",
                "Seconds as a clock shows them: 1:02:32."
            ) { value, arguments in
                let name = arguments.string("pattern")
                let pattern = patterns.first { $0.name == name }?.pattern ?? .hourMinuteSecond
                return duration(value, arguments).map { Duration.TimeFormatStyle(pattern: pattern, locale: NumberFormat.locale).format($0) }
            },
            .init(
                "units",
                [
                    .init("allowed", .value(.array(.string)), default: "['hours', 'minutes', 'seconds']", "Among 'weeks', 'days' … 'milliseconds'."),
                    .init("width", .keyword(widths.map(\.name)), default: "abbreviated", "How short they are."),
                ], "Seconds in words: 1 hr, 2 min, 32 sec."
            ) { value, arguments in
                var allowed: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds]
                if let names = arguments.list("allowed") {
                    let chosen = names.compactMap { name in units.first { .string($0.name) == name }?.unit }
                    guard chosen.count == names.count, !chosen.isEmpty else {
                        arguments.fail("'allowed' is a list of \(ParameterKind.keyword(units.map(\.name)).description)")
                        return nil
                    }
                    allowed = Set(chosen)
                }
                let name = arguments.string("width")
                let width = widths.first { $0.name == name }?.width ?? .abbreviated
                return duration(value, arguments).map { $0.formatted(.units(allowed: allowed, width: width).locale(NumberFormat.locale)) }
            },
        ])
}

extension SceneEntries {
    /// A value that a text writes, and how.
    static let formatParameters: [BoundParameter] = [
        BoundParameter("value", .value(.any), "A number, a moment or a list, which 'format' writes, in place of letters.").going(with: "format"),
        BoundParameter(
            "format", .custom("a format, such as 'percent' or { \"currency\": \"EUR\" }"), shape: .definition("format"), reader: PreparedFormat.read,
            "How the value is written, in American English and at Greenwich."
        ).going(with: "value"),
    ]

    /// The text of a value that has a format; nil where there is none.
    @MainActor static func formattedText(_ arguments: SceneArguments) -> Text? {
        guard let format: PreparedFormat = arguments.custom("format"), let value = arguments.value("value") else { return nil }
        return Text(verbatim: format.string(value, in: arguments.scope) ?? "")
    }
}

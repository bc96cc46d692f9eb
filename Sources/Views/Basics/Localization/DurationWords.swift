import Foundation

/// The words of a locale for numbers of years, months, weeks, days, hours, minutes, and seconds.
struct DurationWords: Equatable, Sendable {
    /// A unit of time, in seconds.
    enum Unit: Int, Sendable {
        // A year is 365.2425 days, a month a twelfth of that.
        case year = 31_556_952
        case month = 2_629_746
        case week = 604_800
        case day = 86_400
        case hour = 3600
        case minute = 60
        case second = 1
    }

    let locale: Locale
    /// Whether words are written in full, as "2 hours" rather than "2 hr".
    let isWide: Bool

    /// Returns a number of units, with the unit's word in the form that the number needs.
    func string(_ count: Int, _ unit: Unit) -> String {
        if isEnglish {
            return "\(count) \(isWide ? "\(unit)\(count == 1 ? "" : "s")" : unit.englishAbbreviation(for: count))"
        }
        switch unit {
        case .year: return calendarUnit(count, \.year) ?? formatted(count * 52, .weeks)
        case .month: return calendarUnit(count, \.month) ?? formatted(count * 30, .days)
        case .week: return formatted(count, .weeks)
        case .day: return formatted(count, .days)
        case .hour: return formatted(count, .hours)
        case .minute: return formatted(count, .minutes)
        case .second: return formatted(count, .seconds)
        }
    }

    /// Returns several numbers of units as a list.
    func list(_ parts: [(count: Int, unit: Unit)]) -> String { parts.map { string($0.count, $0.unit) }.joined(separator: separator) }

    private var language: String { locale.language.languageCode?.identifier ?? "en" }
    private var isEnglish: Bool { language == "en" }

    /// The text between two units. Foundation has it only inside of lists.
    private var separator: String {
        if isEnglish { return ", " }
        let (first, second) = (formatted(1, .hours), formatted(1, .minutes))
        let both = style([.hours, .minutes]).format(.seconds(3660))
        guard both.hasPrefix(first), both.hasSuffix(second), both.count >= first.count + second.count else { return ", " }
        return String(both.dropFirst(first.count).dropLast(second.count))
    }

    private func style(_ units: Set<Duration.UnitsFormatStyle.Unit>) -> Duration.UnitsFormatStyle {
        Duration.UnitsFormatStyle(allowedUnits: units, width: isWide ? .wide : .abbreviated).locale(locale)
    }

    private func formatted(_ count: Int, _ unit: Duration.UnitsFormatStyle.Unit) -> String {
        let seconds =
            switch unit {
            case .weeks: Unit.week.rawValue
            case .days: Unit.day.rawValue
            case .hours: Unit.hour.rawValue
            case .minutes: Unit.minute.rawValue
            default: 1
            }
        return style([unit]).format(.seconds(count * seconds))
    }

    // MARK: Years and months

    /// The words for years and months of a language, which durations of Foundation don't have: in full and abbreviated, by plural category, in the order of
    /// ``categories``; a single word is that of all categories. Source: Unicode's CLDR, `units.xml`.
    private struct CalendarWords {
        let year: (wide: [String], short: [String])
        let month: (wide: [String], short: [String])
        /// The text between the number and the word.
        var space = " "
    }

    private static let categories = ["one", "few", "many", "other"]

    private static let calendarWords: [String: CalendarWords] = [
        "de": CalendarWords(year: (["Jahr", "Jahre"], ["J"]), month: (["Monat", "Monate"], ["Mon."])),
        "fr": CalendarWords(year: (["an", "ans"], ["an", "ans"]), month: (["mois"], ["m."]), space: "\u{A0}"),
        "es": CalendarWords(year: (["año", "años"], ["a"]), month: (["mes", "meses"], ["m."])),
        "it": CalendarWords(year: (["anno", "anni"], ["anno", "anni"]), month: (["mese", "mesi"], ["mese", "mesi"])),
        "pt": CalendarWords(year: (["ano", "anos"], ["ano", "anos"]), month: (["mês", "meses"], ["mês", "meses"])),
        "nl": CalendarWords(year: (["jaar"], ["jr"]), month: (["maand", "maanden"], ["mnd"])),
        "sv": CalendarWords(year: (["år"], ["år"]), month: (["månad", "månader"], ["mån"])),
        "da": CalendarWords(year: (["år"], ["år"]), month: (["måned", "måneder"], ["md.", "mdr."])),
        "nb": CalendarWords(year: (["år"], ["år"]), month: (["måned", "måneder"], ["md.", "mdr."])),
        "fi": CalendarWords(year: (["vuosi", "vuotta"], ["v"]), month: (["kuukausi", "kuukautta"], ["kk"])),
        "tr": CalendarWords(year: (["yıl"], ["yıl"]), month: (["ay"], ["ay"])),
        "ru": CalendarWords(
            year: (["год", "года", "лет", "года"], ["г.", "г.", "л.", "г."]), month: (["месяц", "месяца", "месяцев", "месяца"], ["мес."])),
        "pl": CalendarWords(
            year: (["rok", "lata", "lat", "roku"], ["rok", "lata", "lat", "roku"]),
            month: (["miesiąc", "miesiące", "miesięcy", "miesiąca"], ["mies."])),
        "ja": CalendarWords(year: (["年"], ["年"]), month: (["か月"], ["か月"]), space: ""),
        "zh": CalendarWords(year: (["年"], ["年"]), month: (["个月"], ["个月"]), space: ""),
        "zh-Hant": CalendarWords(year: (["年"], ["年"]), month: (["個月"], ["個月"]), space: ""),
        "ko": CalendarWords(year: (["년"], ["년"]), month: (["개월"], ["개월"]), space: ""),
    ]

    /// Returns a number of years or months; nil in a language without words.
    private func calendarUnit(_ count: Int, _ unit: KeyPath<CalendarWords, (wide: [String], short: [String])>) -> String? {
        let isTraditional = language == "zh" && locale.language.script == .hanTraditional
        guard let words = Self.calendarWords[isTraditional ? "zh-Hant" : language == "no" ? "nb" : language] else { return nil }
        let forms = isWide ? words[keyPath: unit].wide : words[keyPath: unit].short
        let category = PluralRules.category(of: PluralRules.Operand(Double(count)), in: language)
        // Two forms are those of one and of all others.
        let index = forms.count <= 2 ? (category == "one" ? 0 : forms.count - 1) : Self.categories.firstIndex(of: category) ?? forms.count - 1
        return count.formatted(.number.locale(locale).grouping(.never)) + words.space + forms[index]
    }
}

extension DurationWords.Unit {
    /// The English abbreviation, which is Apple's rather than that of Unicode's CLDR.
    fileprivate func englishAbbreviation(for count: Int) -> String {
        switch self {
        case .year: "yr"
        case .month: "mo"
        case .week: "wk"
        case .day: count == 1 ? "day" : "days"
        case .hour: "hr"
        case .minute: "min"
        case .second: "sec"
        }
    }

    /// Splits a duration in seconds into at most `limit` of its largest nonzero units, largest first; 0 seconds for less than one second.
    static func split(_ seconds: Int, limit: Int) -> [(count: Int, unit: Self)] {
        var rest = seconds
        var result: [(count: Int, unit: Self)] = []
        for unit in [Self.year, .month, .day, .hour, .minute, .second] where result.count < limit {
            let count = rest / unit.rawValue
            rest %= unit.rawValue
            if count > 0 || (unit == .second && result.isEmpty) { result.append((count, unit)) }
        }
        return result
    }
}

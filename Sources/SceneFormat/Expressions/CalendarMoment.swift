import Foundation

/// A moment of the Gregorian calendar at Greenwich; its seconds count from the beginning of 2001, the start of a scene's clock.
struct CalendarMoment {
    /// The moment at second 0.
    static let origin = Date(timeIntervalSinceReferenceDate: 0)

    /// The years of the Gregorian calendar, which began late in 1582, with four digits.
    static let years = 1583...9999

    var year: Int
    var month: Int
    var day: Int
    var hour = 0
    var minute = 0
    var second = 0.0

    static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Returns the number of days from year 1 to the beginning of a year.
    private static func daysBefore(year: Int) -> Int {
        let last = year - 1
        return last * 365 + last / 4 - last / 100 + last / 400
    }

    /// The number of days from the beginning of 2001.
    private var days: Int {
        Self.daysBefore(year: year) - Self.daysBefore(year: 2001) + (1..<month).reduce(0) { $0 + Self.length(ofMonth: $1, year: year) } + day - 1
    }

    var seconds: Double { Double((days * 24 + hour) * 60 + minute) * 60 + second }

    /// The day of the week, 0 for Monday.
    private var weekday: Int {
        // 2001 began on a Monday.
        let rest = days % 7
        return rest < 0 ? rest + 7 : rest
    }
}

extension CalendarMoment {
    /// Creates the moment at a number of seconds; nil outside of ``years``.
    init?(seconds: Double) {
        guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
        let dayLength = 86_400
        let whole = Int(saturating: seconds.rounded(.down))
        var days = whole / dayLength - (whole % dayLength < 0 ? 1 : 0)
        let rest = whole - days * dayLength
        // The average year is a little shorter than 365.25 days, so this is the year or the one after it.
        var year = 2001 + Int(saturating: (Double(days) / 365.2425).rounded(.down)) + 1
        while Self.daysBefore(year: year) - Self.daysBefore(year: 2001) > days { year -= 1 }
        guard Self.years.contains(year) else { return nil }
        days -= Self.daysBefore(year: year) - Self.daysBefore(year: 2001)
        var month = 1
        while days >= Self.length(ofMonth: month, year: year) {
            days -= Self.length(ofMonth: month, year: year)
            month += 1
        }
        self.init(
            year: year, month: month, day: days + 1, hour: rest / 3600, minute: rest / 60 % 60,
            second: Double(rest % 60) + seconds - seconds.rounded(.down))
    }

    /// Parses `2026`, `2026-11`, `2026-11-21`, or `2026-11-21T09:41:30.5Z`, in which the seconds and the Z may be missing, and a space can replace the T;
    /// nil for other texts.
    init?(iso text: String) {
        let halves = text.split(separator: text.contains("T") ? "T" : " ", maxSplits: 1, omittingEmptySubsequences: false)
        let fields = halves[0].split(separator: "-", omittingEmptySubsequences: false)
        guard (1...3).contains(fields.count), halves.count == 1 || fields.count == 3 else { return nil }
        func number(_ field: Substring, digits: Int, _ range: ClosedRange<Int>) -> Int? {
            guard field.utf8.count == digits, field.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
            return Int(field).flatMap { range.contains($0) ? $0 : nil }
        }
        guard let year = number(fields[0], digits: 4, Self.years) else { return nil }
        guard let month = fields.count > 1 ? number(fields[1], digits: 2, 1...12) : 1 else { return nil }
        guard let day = fields.count > 2 ? number(fields[2], digits: 2, 1...Self.length(ofMonth: month, year: year)) : 1 else { return nil }
        self.init(year: year, month: month, day: day)
        guard halves.count == 2 else { return }
        let times = (halves[1].hasSuffix("Z") ? halves[1].dropLast() : halves[1]).split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(times.count), let hour = number(times[0], digits: 2, 0...23), let minute = number(times[1], digits: 2, 0...59) else {
            return nil
        }
        (self.hour, self.minute) = (hour, minute)
        guard times.count == 3 else { return }
        let seconds = times[2].split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(seconds.count), number(seconds[0], digits: 2, 0...59) != nil else { return nil }
        guard seconds.count == 1 || (1...9).contains(seconds[1].utf8.count) && seconds[1].utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        guard let second = Double(times[2]) else { return nil }
        self.second = second
    }
}

extension CalendarMoment {
    /// A run of letters in a pattern that is not a date field.
    struct UnknownField: Error {
        let field: String
    }

    /// Returns the moment by a pattern of Unicode's date fields (UTS 35); text in single quotes and characters other than letters stay as they are.
    func text(_ pattern: String, _ names: CalendarNames = .english) throws(UnknownField) -> String {
        var result = ""
        var rest = pattern[...]
        while let letter = rest.first {
            if letter == "'" {
                result += Self.quotedText(&rest)
            } else if letter.isASCII, letter.isLetter {
                let field = rest.prefix { $0 == letter }
                guard let text = self.field(letter, field.count, names) else { throw UnknownField(field: String(field)) }
                result += text
                rest = rest.dropFirst(field.count)
            } else {
                result.append(letter)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// Removes the quoted text at the start and returns it; two quotes mean one.
    private static func quotedText(_ rest: inout Substring) -> String {
        rest = rest.dropFirst()
        if rest.first == "'" {
            rest = rest.dropFirst()
            return "'"
        }
        var text = ""
        while let character = rest.first {
            rest = rest.dropFirst()
            if character != "'" {
                text.append(character)
            } else if rest.first == "'" {
                text.append("'")
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        return text
    }

    private func field(_ letter: Character, _ count: Int, _ names: CalendarNames) -> String? {
        func digits(_ number: Int) -> String? {
            count > 2 ? nil : String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
        }
        func name(_ widths: CalendarNames.Widths, _ index: Int) -> String? {
            switch count {
            case 4: widths.wide[index]
            case 5: widths.narrow[index]
            default: count < 4 ? widths.abbreviated[index] : nil
            }
        }
        switch letter {
        case "y": return count == 2 ? String("0\(year % 100)".suffix(2)) : count <= 4 ? "\(year)" : nil
        case "M": return count < 3 ? digits(month) : name(names.months, month - 1)
        case "L": return count < 3 ? digits(month) : name(names.monthsAlone, month - 1)
        case "d": return digits(day)
        case "E": return name(names.weekdays, weekday)
        case "Q": return count < 3 ? digits((month + 2) / 3) : count == 3 ? names.quarters[(month - 1) / 3] : nil
        case "H": return digits(hour)
        case "h": return digits((hour + 11) % 12 + 1)
        case "m": return digits(minute)
        case "s": return digits(Int(saturating: second))
        case "a": return count <= 3 ? names.halves[hour < 12 ? 0 : 1] : nil
        default: return nil
        }
    }
}

import Foundation
import Views

extension RenderOptions {
    /// The years of `--date`. A `Date` is a number of seconds with 53 bits: in these years its resolution is finer than the clock's tolerance.
    private static let years = 1900...2099

    /// The first moment of a scene's clock without `--date`: midnight on January 1, 2001, in Greenwich, from which the moments of a scene count.
    package static let sceneStart = Date(timeIntervalSinceReferenceDate: 0)

    /// Reads `--date`: a day, with or without a time of day and a zone.
    ///
    /// Without a zone, it is a date in the scene's time zone, which is Greenwich.
    ///
    /// - Throws: `UsageError` unless it is a date of the calendar in the form of ISO 8601.
    package static func parseDate(_ text: String) throws(UsageError) -> Date {
        guard let date = date(iso: text) else {
            throw UsageError(
                "--date \(text): write a date of the years \(years.lowerBound) to \(years.upperBound), such as 2026-03-01, 2026-03-01T09:41, or 2026-03-01T09:41+02:00"
            )
        }
        return date
    }

    /// Returns a date as `parseDate` reads it.
    package static func text(ofDate date: Date) -> String {
        date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
    }

    private static func date(iso text: String) -> Date? {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count <= 2, let day = numbers(halves[0], separator: "-", digits: [4, 2, 2]), years.contains(day[0]) else { return nil }
        var (time, offset) = ([0, 0, 0], 0)
        if halves.count == 2 {
            let zone = halves[1].firstIndex { "Z+-".contains($0) } ?? halves[1].endIndex
            let clock = halves[1][..<zone]
            guard let read = numbers(clock, separator: ":", digits: [2, 2, 2]) ?? numbers(clock, separator: ":", digits: [2, 2]),
                let seconds = seconds(ofZone: halves[1][zone...])
            else { return nil }
            (time, offset) = (read + (read.count == 2 ? [0] : []), seconds)
        }
        guard time[0] < 24, time[1] < 60, time[2] < 60 else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let components = DateComponents(calendar: calendar, year: day[0], month: day[1], day: day[2], hour: time[0], minute: time[1], second: time[2])
        // The calendar would take February 30 for a day of March.
        guard components.isValidDate, let date = components.date else { return nil }
        return date.addingTimeInterval(-Double(offset))
    }

    /// Returns the offset from Greenwich of `Z`, `+02:00`, or `-03:30` in seconds; 0 for no zone.
    private static func seconds(ofZone zone: Substring) -> Int? {
        if zone.isEmpty || zone == "Z" { return 0 }
        guard let parts = numbers(zone.dropFirst(), separator: ":", digits: [2, 2]), zone.first != "Z", parts[0] <= 14, parts[1] < 60 else { return nil }
        return (parts[0] * 60 + parts[1]) * (zone.first == "-" ? -60 : 60)
    }

    /// Returns numbers between separators; nil unless each has its number of digits.
    private static func numbers(_ text: Substring, separator: Character, digits: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.count) == digits, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
        return parts.compactMap { Int($0) }
    }
}

import Foundation

/// A date that a text shows relative to the scene's current time.
struct LiveDate: Equatable, Sendable {
    enum Form: Equatable, Sendable {
        case relative, offset, timer
        /// The elapsed or remaining part of an interval.
        case interval(from: Date, pause: Date?, countsDown: Bool, showsHours: Bool)
        /// A value of the current time; the date is only the beginning of a second.
        case format(LiveFormat)
    }
    /// The date, or the end of the interval.
    let date: Date
    let form: Form

    /// Returns the string shown at `now`, in the words of a locale.
    func string(at now: Date, locale: Locale) -> String {
        let seconds = shownSeconds(at: now)
        switch form {
        case .format(let format): return format.string(now)
        case .timer: return Self.clock(seconds, showsHours: true)
        case .interval(_, _, _, let showsHours): return Self.clock(seconds, showsHours: showsHours)
        case .relative: return DurationWords(locale: locale, isWide: false).list(DurationWords.Unit.split(seconds, limit: 2))
        case .offset: return (date >= now ? "+" : "-") + DurationWords(locale: locale, isWide: true).list(DurationWords.Unit.split(seconds, limit: 1))
        }
    }

    /// Returns when the string next changes; nil for never.
    func nextChange(after now: Date) -> Date? {
        var origin = date
        if case .interval(let start, let pause, _, _) = form {
            if pause != nil || now >= date { return nil }
            if now < start { return start.addingTimeInterval(1) }
            origin = start
        }
        var step = 1.0
        if case .format(let format) = form { step = format.step }
        // The next time that is a whole number of steps away from the date.
        let distance = now.timeIntervalSince(origin)
        return origin.addingTimeInterval((((distance + 1e-6) / step).rounded(.down) + 1) * step)
    }

    /// Returns the whole seconds elapsed or remaining; a remaining second that has begun counts as whole.
    private func shownSeconds(at now: Date) -> Int {
        var (from, to) = (now, date)
        if case .interval(let start, let pause, let countsDown, _) = form {
            let moment = min(max(pause ?? now, start), date)
            (from, to) = countsDown ? (moment, date) : (moment, start)
        }
        let distance = to.timeIntervalSince(from)
        // Frame times are multiples of 1/60 s, which have no exact floating-point representation.
        let whole = distance > 0 ? (distance - 1e-6).rounded(.up) : (-distance + 1e-6).rounded(.down)
        return Int(saturating: min(max(whole, 0), 1e12))
    }

    /// Formats seconds as on a clock: 2:32, 36:59:01.
    private static func clock(_ seconds: Int, showsHours: Bool) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
        guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
        return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
    }
}

extension Text {
    /// Shows the remaining or elapsed time of an interval: 2:32, or 1:02:32.
    ///
    /// - Parameters:
    ///   - pauseTime: when the timer pauses; nil for never.
    ///   - countsDown: whether the remaining time is shown instead of the elapsed time.
    ///   - showsHours: whether hours are shown separately; otherwise the minutes count beyond 59.
    nonisolated public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        let form = LiveDate.Form.interval(from: timerInterval.lowerBound, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
        self.init(parts: [Part(string: "", live: LiveDate(date: timerInterval.upperBound, form: form))])
    }

    /// Returns the text with its dates resolved at `now`, in the words of a locale.
    nonisolated func resolved(at now: Date, locale: Locale) -> Text {
        guard isLive else { return self }
        var copy = self
        for index in copy.parts.indices {
            if let live = copy.parts[index].live { copy.parts[index].string = live.string(at: now, locale: locale) }
        }
        return copy
    }

    /// Whether the text depends on the current time.
    nonisolated var isLive: Bool { parts.contains { $0.live != nil } }

    /// Returns when any part of the text next changes; nil for never.
    nonisolated func nextChange(after now: Date) -> Date? { parts.compactMap { $0.live?.nextChange(after: now) }.min() }
}

import Foundation

/// How often a timeline is looked at; here always `normal`.
public enum TimelineScheduleMode: Sendable {
    /// As the schedule says.
    case normal
    /// A display that saves power.
    case lowFrequency
}

/// When a `TimelineView` makes its content anew.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    /// The dates, ascending; the sequence may be endless.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates in equal steps.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Dates that are a whole number of `interval` (seconds, above 0) from `startDate`.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The last date that is not after `startDate`, and those after it; where the schedule begins later, from its beginning.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = interval > 0 ? ((startDate.timeIntervalSince(start) + SceneClock.tolerance) / interval).rounded(.down) : 0
        return Entries(start: start, interval: interval, count: max(0, passed))
    }

    /// Endless dates in equal steps.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        let start: Date
        let interval: TimeInterval
        /// How many steps have passed. A product has no error that grows.
        var count: Double

        public mutating func next() -> Date? {
            defer { count += 1 }
            return interval > 0 || count == 0 ? start.addingTimeInterval(count * interval) : nil
        }
    }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
    }
}

/// Dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    /// - Parameter dates: ascending.
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Every frame, or with a least distance.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: Double?
    let isPaused: Bool

    /// - Parameters:
    ///   - minimumInterval: the least seconds between two dates; nil, and 0, for every frame.
    ///   - paused: whether there are no further dates.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// Whether each frame is a date.
    var isEveryFrame: Bool { !isPaused && minimumInterval ?? 0 <= 0 }

    /// Frames have no distance that a schedule knows: in its own words, `animation` without an interval has the 1/120 s of the fastest displays.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let interval = minimumInterval ?? 0
        return Entries(dates: .init(start: startDate, interval: isPaused ? 0 : interval > 0 ? interval : 1.0 / 120, count: 0))
    }

    /// Endless dates in equal steps; a single one while the schedule is paused.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var dates: PeriodicTimelineSchedule.Entries
        public mutating func next() -> Date? { dates.next() }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates in steps of `interval` seconds from `startDate`.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginnings of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// Every frame, or dates that are at least `minimumInterval` seconds apart; none while `paused`.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Dates that are given, ascending.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

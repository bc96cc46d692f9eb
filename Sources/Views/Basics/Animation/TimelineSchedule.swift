import Foundation

/// The update rate of a timeline; always `normal` here.
public enum TimelineScheduleMode: Sendable {
    /// The schedule's rate.
    case normal
    /// The rate of a display that saves power.
    case lowFrequency
}

/// The dates at which a `TimelineView` updates its content.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    /// Returns the dates in ascending order; the sequence may be endless.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule of dates at multiples of `interval` (seconds, above 0) from `startDate`.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// Returns the last date that is not after `startDate`, and the following ones; if the schedule begins later, all of its dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = interval > 0 ? ((startDate.timeIntervalSince(start) + SceneClock.tolerance) / interval).rounded(.down) : 0
        return Entries(start: start, interval: interval, count: max(0, passed))
    }

    /// Endless dates at equal intervals.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        let start: Date
        let interval: TimeInterval
        /// The number of elapsed intervals. A product doesn't accumulate rounding errors.
        var count: Double

        public mutating func next() -> Date? {
            defer { count += 1 }
            return interval > 0 || count == 0 ? start.addingTimeInterval(count * interval) : nil
        }
    }
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The start times of minutes.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var minutes: PeriodicTimelineSchedule.Entries.Iterator
        public mutating func next() -> Date? { minutes.next() }
    }

    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(minutes: PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode).makeIterator())
    }
}

/// An explicit list of dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    /// - Parameter dates: in ascending order.
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Every frame, or dates with a minimum interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: Double?
    let isPaused: Bool

    /// - Parameters:
    ///   - minimumInterval: the minimum number of seconds between two dates; nil or 0 for every frame.
    ///   - paused: whether the dates end.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// Whether each frame is a date.
    var isEveryFrame: Bool { !isPaused && minimumInterval ?? 0 <= 0 }

    /// A schedule doesn't know the frame rate, so its `entries` use 1/120 s, the interval of the fastest displays, if no interval is given.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let interval = minimumInterval ?? 0
        return Entries(dates: .init(start: startDate, interval: isPaused ? 0 : interval > 0 ? interval : 1.0 / 120, count: 0))
    }

    /// Endless dates at equal intervals; a single date while the schedule is paused.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var dates: PeriodicTimelineSchedule.Entries
        public mutating func next() -> Date? { dates.next() }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates at intervals of `interval` seconds from `startDate`.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// Every frame, or dates at least `minimumInterval` seconds apart; no dates while `paused`.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// An explicit list of dates, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

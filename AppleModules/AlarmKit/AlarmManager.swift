import AppleActivityKit
import AppleAppIntents
import Easel
import Foundation
import Synchronization

// The user's decision stays open, and no alarm rings; alarms are kept while the program runs.

/// The app's own facts about an alarm.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// An alarm or a countdown.
public struct Alarm: Identifiable, Hashable, Codable, Sendable {
    /// What an alarm is doing.
    public enum State: String, Hashable, Codable, Sendable { case scheduled, countdown, paused, alerting }
    /// The lengths of a countdown before and after the alarm.
    public struct CountdownDuration: Hashable, Codable, Sendable {
        public var preAlert: TimeInterval?
        public var postAlert: TimeInterval?
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) { (self.preAlert, self.postAlert) = (preAlert, postAlert) }
    }
    /// The time at which an alarm rings.
    public enum Schedule: Hashable, Codable, Sendable {
        case fixed(Date)
        case relative(Relative)
        /// A time of day.
        public struct Relative: Hashable, Codable, Sendable {
            /// A time of day.
            public struct Time: Hashable, Codable, Sendable {
                public var hour: Int
                public var minute: Int
                public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
            }
            /// The days on which an alarm rings.
            public enum Recurrence: Hashable, Codable, Sendable {
                case never
                case weekly([Locale.Weekday])
            }
            public var time: Time
            public var repeats: Recurrence
            public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
        }
    }
    public let id: UUID
    public var schedule: Schedule?
    public var countdownDuration: CountdownDuration?
    public var state = State.scheduled
}

/// A button of an alarm.
public struct AlarmButton: Sendable {
    public var text: LocalizedStringResource
    public var textColor: Color
    public var systemImageName: String
    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        (self.text, self.textColor, self.systemImageName) = (text, textColor, systemImageName)
    }
}
/// The texts and buttons of an alarm.
public struct AlarmPresentation: Sendable {
    /// The alarm while it rings.
    public struct Alert: Sendable {
        /// What the second button does.
        public enum SecondaryButtonBehavior: Sendable { case countdown, custom }
        public var title: LocalizedStringResource
        public var stopButton: AlarmButton
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: SecondaryButtonBehavior?
        public init(
            title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            (self.title, self.stopButton, self.secondaryButton) = (title, stopButton, secondaryButton)
            self.secondaryButtonBehavior = secondaryButtonBehavior
        }
        public init(title: LocalizedStringResource, secondaryButton: AlarmButton? = nil, secondaryButtonBehavior: SecondaryButtonBehavior? = nil) {
            let stop = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.fill")
            self.init(title: title, stopButton: stop, secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
        }
    }
    /// The alarm while its countdown runs.
    public struct Countdown: Sendable {
        public var title: LocalizedStringResource
        public var pauseButton: AlarmButton?
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) { (self.title, self.pauseButton) = (title, pauseButton) }
    }
    /// The alarm while its countdown rests.
    public struct Paused: Sendable {
        public var title: LocalizedStringResource
        public var resumeButton: AlarmButton
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) { (self.title, self.resumeButton) = (title, resumeButton) }
    }
    public var alert: Alert
    public var countdown: Countdown?
    public var paused: Paused?
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
    }
}
/// The state of an alarm's Live Activity.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    /// What the alarm is doing.
    public enum Mode: Codable, Hashable, Sendable {
        case alert(Alert)
        case countdown(Countdown)
        case paused(Paused)
        /// The alarm rings.
        public struct Alert: Codable, Hashable, Sendable { public var time: Alarm.Schedule.Relative.Time }
        /// The countdown runs.
        public struct Countdown: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
            public var startDate: Date
            public var fireDate: Date
        }
        /// The countdown rests.
        public struct Paused: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
        }
    }
    public var alarmID: UUID
    public var mode: Mode
    public init(alarmID: UUID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}
/// The facts of an alarm's Live Activity.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Codable, Sendable {
    public typealias ContentState = AlarmPresentationState
    private enum CodingKeys: CodingKey { case metadata }
    public var presentation: AlarmPresentation
    public var metadata: Metadata?
    public var tintColor: Color
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        (self.presentation, self.metadata, self.tintColor) = (presentation, metadata, tintColor)
    }
    public init(from decoder: any Decoder) throws {
        metadata = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Metadata.self, forKey: .metadata)
        (presentation, tintColor) = (AlarmPresentation(alert: .init(title: "")), .accentColor)
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(metadata, forKey: .metadata)
    }
}

/// The app's alarms.
public final class AlarmManager: Sendable {
    /// The user's decision.
    public enum AuthorizationState: Hashable, Sendable { case notDetermined, denied, authorized }
    /// The reason for a failure.
    public enum AlarmError: Error, Sendable { case maximumLimitReached }
    /// All about a new alarm.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        let countdownDuration: Alarm.CountdownDuration?
        let schedule: Alarm.Schedule?
        let attributes: AlarmAttributes<Metadata>
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) { (self.countdownDuration, self.schedule, self.attributes) = (countdownDuration, schedule, attributes) }
        public static func alarm(
            schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration { AlarmConfiguration(schedule: schedule, attributes: attributes) }
        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration { AlarmConfiguration(countdownDuration: .init(preAlert: duration, postAlert: nil), attributes: attributes) }
    }
    public static let shared = AlarmManager()
    private let all = Mutex<[Alarm]>([])
    public var authorizationState: AuthorizationState { .notDetermined }
    /// Returns the open decision, because there is no user to answer.
    public func requestAuthorization() async throws -> AuthorizationState { .notDetermined }
    /// Changes of the decision, which never happen.
    public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }
    public var alarms: [Alarm] { get throws { all.withLock { $0 } } }
    /// The alarms once.
    public var alarmUpdates: AsyncStream<[Alarm]> {
        let alarms = all.withLock { $0 }
        return AsyncStream {
            $0.yield(alarms)
            $0.finish()
        }
    }
    @discardableResult
    public func schedule<Metadata: AlarmMetadata>(id: UUID, configuration: AlarmConfiguration<Metadata>) async throws -> Alarm {
        let isTimer = configuration.schedule == nil
        let alarm = Alarm(
            id: id, schedule: configuration.schedule, countdownDuration: configuration.countdownDuration, state: isTimer ? .countdown : .scheduled)
        all.withLock { alarms in alarms = alarms.filter { $0.id != id } + [alarm] }
        return alarm
    }
    public func cancel(id: UUID) throws { all.withLock { alarms in alarms.removeAll { $0.id == id } } }
    public func stop(id: UUID) throws { try cancel(id: id) }
    public func pause(id: UUID) throws { change(id, to: .paused) }
    public func resume(id: UUID) throws { change(id, to: .countdown) }
    public func countdown(id: UUID) throws { change(id, to: .countdown) }
    private func change(_ id: UUID, to state: Alarm.State) {
        all.withLock { alarms in for index in alarms.indices where alarms[index].id == id { alarms[index].state = state } }
    }
}

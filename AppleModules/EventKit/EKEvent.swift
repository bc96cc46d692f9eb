import AppleCoreLocation
import AppleUIKit
import Easel

/// The kind of an entry.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// The user's decision.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}
/// The entries that a change affects.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
/// Whether the user is busy.
public enum EKEventAvailability: Int, Sendable {
    case notSupported = -1
    case busy, free, tentative, unavailable
}
/// The kind of a calendar.
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
/// The kind of an account.
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
/// The frequency at which an entry repeats.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
/// A day of the week, from Sunday.
public enum EKWeekday: Int, Sendable {
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday
}
/// The importance of a reminder.
public enum EKReminderPriority: UInt, Sendable {
    case none = 0
    case high = 1
    case medium = 5
    case low = 9
}

/// An object of a calendar.
open class EKObject: NSObject, @unchecked Sendable {
    open var hasChanges: Bool { false }
    open var isNew: Bool { true }
    open func reset() {}
}
/// An account with calendars.
open class EKSource: EKObject, @unchecked Sendable {
    open var title: String { "Local" }
    open var sourceType: EKSourceType { .local }
    open var sourceIdentifier: String { "local" }
}
/// A calendar.
open class EKCalendar: EKObject, @unchecked Sendable {
    public let calendarIdentifier: String
    open var title = "Calendar"
    open var cgColor: CGColor! = UIColor.systemBlue.cgColor
    /// The color as an object of AppKit, on macOS.
    open var color: UIColor! {
        get { cgColor.map { UIColor(cgColor: $0) } }
        set { if let newValue { cgColor = newValue.cgColor } }
    }
    open var source: EKSource! = EKSource()
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isImmutable: Bool { false }
    let entityType: EKEntityType
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        (self.entityType, calendarIdentifier) = (entityType, entityType == .event ? "events" : "reminders")
        super.init()
        if entityType == .reminder { title = "Reminders" }
    }
}
/// A signal before an entry.
open class EKAlarm: EKObject, @unchecked Sendable {
    open var relativeOffset: TimeInterval
    open var absoluteDate: Date?
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
    public init(absoluteDate date: Date) { (relativeOffset, absoluteDate) = (0, date) }
}
/// A day on which an entry repeats.
public final class EKRecurrenceDayOfWeek: NSObject, Sendable {
    public let dayOfTheWeek: EKWeekday
    public let weekNumber: Int
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) { (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber) }
}
/// The end of a repetition.
public final class EKRecurrenceEnd: NSObject, Sendable {
    public let endDate: Date?
    public let occurrenceCount: Int
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
/// The repetition of an entry. Stored entries count once.
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    open var recurrenceEnd: EKRecurrenceEnd?
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, nil)
    }
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
        monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) { (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, days) }
}
/// The location of an entry.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
    open var title: String?
    open var radius: Double = 0
    open var geoLocation: CLLocation?
    public init(title: String) { self.title = title }
}

/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    public let calendarItemIdentifier = EntryIdentifiers.next()
    open var calendar: EKCalendar!
    open var title: String!
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasNotes: Bool { notes?.isEmpty == false }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

/// An event.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var eventIdentifier: String! { calendarItemIdentifier }
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var availability = EKEventAvailability.busy
    open var structuredLocation: EKStructuredLocation?
    open var occurrenceDate: Date! { startDate }
    open var isDetached: Bool { false }
    open var birthdayContactIdentifier: String? { nil }
    // Code makes the events here, without invitations.
    open var organizer: EKParticipant? { nil }
    open var status: EKEventStatus { .none }
    public init(eventStore: EKEventStore) {}
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { (startDate ?? .distantPast).compare(other.startDate ?? .distantPast) }
}
extension EKCalendarItem {
    public var attendees: [EKParticipant]? { nil }
    public var hasAttendees: Bool { false }
}
/// A person in an event.
open class EKParticipant: NSObject, @unchecked Sendable {
    override init() {}
    open var name: String? { nil }
    open var url: URL { URL(filePath: "/") }
    open var isCurrentUser: Bool { false }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
}
/// The answer of a person.
public enum EKParticipantStatus: Int, Sendable { case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess }
/// The role of a person.
public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }
/// The kind of a participant.
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
/// A reminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false { didSet { completionDate = isCompleted ? _SceneTime.date : nil } }
    open var completionDate: Date?
    open var priority = 0
    public init(eventStore: EKEventStore) {}
}

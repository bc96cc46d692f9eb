// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// The error of a calendar.
public struct EKError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted
        case eventStoreNotAuthorized = 29
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// The calendars. They are in memory, and the permission stays undetermined; code finds the entries that it has saved.
open class EKEventStore: NSObject, @unchecked Sendable {
    private var events: [EKEvent] = []
    private var reminders: [EKReminder] = []
    private lazy var eventCalendar = EKCalendar(for: .event, eventStore: self)
    private lazy var reminderCalendar = EKCalendar(for: .reminder, eventStore: self)
    public override init() {}

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    /// Never calls the closure, because there is no user to answer.
    @preconcurrency open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    /// Returns false, because there is no user to answer.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    /// Never calls the closure, because there is no user to answer.
    @preconcurrency open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    /// Returns false, because there is no user to answer.
    @discardableResult open func requestFullAccessToEvents() async throws -> Bool { false }
    /// Never calls the closure, because there is no user to answer.
    @preconcurrency open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    /// Returns false, because there is no user to answer.
    @discardableResult open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// Never calls the closure, because there is no user to answer.
    @preconcurrency open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    /// Returns false, because there is no user to answer.
    @discardableResult open func requestFullAccessToReminders() async throws -> Bool { false }

    open var sources: [EKSource] { [EKSource()] }
    open var defaultCalendarForNewEvents: EKCalendar? { eventCalendar }
    open func defaultCalendarForNewReminders() -> EKCalendar? { reminderCalendar }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [entityType == .event ? eventCalendar : reminderCalendar] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? {
        [eventCalendar, reminderCalendar].first { $0.calendarIdentifier == identifier }
    }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}

    /// - Throws: `EKError` if the event has no dates, or its end is before its start.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        guard let start = event.startDate else { throw EKError(.noStartDate) }
        guard let end = event.endDate else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        if !events.contains(where: { $0 === event }) { events.append(event) }
    }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { events.removeAll { $0 === event } }
    open func event(withIdentifier identifier: String) -> EKEvent? { events.first { $0.eventIdentifier == identifier } }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        event(withIdentifier: identifier) ?? reminders.first { $0.calendarItemIdentifier == identifier }
    }
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate { item, _ in
            guard let event = item as? EKEvent else { return false }
            return event.startDate < endDate && event.endDate > startDate
        }
    }
    /// Returns the saved events that satisfy a predicate, sorted by their start.
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        events.filter { predicate.evaluate(with: $0) }.sorted { $0.startDate < $1.startDate }
    }
    open func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<Bool>) -> Void) {
        for event in events(matching: predicate) {
            var stops = false
            unsafe block(event, &stops)
            if stops { return }
        }
    }
    open func save(_ reminder: EKReminder, commit: Bool) throws { if !reminders.contains(where: { $0 === reminder }) { reminders.append(reminder) } }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { reminders.removeAll { $0 === reminder } }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
    open func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate { item, _ in (item as? EKReminder)?.isCompleted == false }
    }
    open func predicateForCompletedReminders(withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate { item, _ in (item as? EKReminder)?.isCompleted == true }
    }
    @discardableResult open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        completion(reminders.filter { predicate.evaluate(with: $0) })
        return predicate
    }
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    open func commit() throws {}
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}
extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

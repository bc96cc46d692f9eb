// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleEventKit
import AppleUIKit

/// The user's action on an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// The form of an event. It isn't drawn.
open class EKEventEditViewController: UINavigationController {
    open var eventStore: EKEventStore!
    open var event: EKEvent?
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    nonisolated public init() { super.init(nibName: nil, bundle: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }
}
/// Reacts to the form of an event.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: AnyObject {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
/// The page of an event. It isn't drawn.
open class EKEventViewController: UIViewController {
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false
}
/// The choice of calendars. It isn't drawn.
open class EKCalendarChooser: UIViewController {
    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType = .event,
        eventStore: EKEventStore
    ) { self.init(nibName: nil, bundle: nil) }
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var selectedCalendars: Set<EKCalendar> = []
    open var showsDoneButton = false
    open var showsCancelButton = false
}
/// The number of calendars to choose.
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
/// The calendars to choose from.
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }
/// Reacts to the choice of calendars. It is never called.
@MainActor @preconcurrency public protocol EKCalendarChooserDelegate: NSObjectProtocol {}

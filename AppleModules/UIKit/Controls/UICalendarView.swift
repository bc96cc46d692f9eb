import Easel
import Foundation

/// A month to choose days from.
open class UICalendarView: UIView {
    /// The look of a day's decoration.
    @MainActor @preconcurrency
    open class Decoration: NSObject {
        /// The size of a decoration.
        public enum DecorationSize: Int, Sendable { case small, medium, large }
        nonisolated public override init() {}
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Self { Self() }
        public class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Self { Self() }
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Self { Self() }
        nonisolated public required init(kept: Void = ()) {}
    }
    open weak var delegate: (any UICalendarViewDelegate)?
    open var selectionBehavior: UICalendarSelection?
    open var calendar = Calendar.current
    open var locale = Locale.current
    open var timeZone: TimeZone?
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    open var visibleDateComponents = DateComponents()
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    open var wantsDateDecorations = true
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { visibleDateComponents = dateComponents }
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
    override func drawn() -> AnyView? {
        guard type(of: self).isOurs else { return nil }
        let single = (selectionBehavior as? UICalendarSelectionSingleDate)?.selectedDate
        let date = (single ?? visibleDateComponents).date ?? calendar.date(from: single ?? visibleDateComponents)
        let shown = visibleDateComponents == DateComponents() && single == nil ? nil : date
        if delegate != nil && wantsDateDecorations { SceneNotes.notDrawn("UICalendarView.Decoration") }
        return AnyView(
            DatePicker("", selection: .constant(shown ?? _SceneTime.date), displayedComponents: .date).datePickerStyle(.graphical).labelsHidden()
                .environment(\.calendar, calendar).environment(\.locale, locale))
    }
}

/// Decorates the days of a month.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
}

/// The chosen days.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    nonisolated public override init() {}
    open func updateSelectableDates() {}
}

/// One chosen day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents?
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}

/// Several chosen days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = []
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}

/// Reacts to a chosen day.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}

/// Reacts to chosen days.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}

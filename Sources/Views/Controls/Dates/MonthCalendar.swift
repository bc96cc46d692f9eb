import Foundation

/// The days of a month as a calendar shows them.
struct MonthDays {
    let calendar: Calendar
    /// The first moment of the month.
    let start: Date

    init(of date: Date, in calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    }

    /// The days, with nil for the empty cells before the first.
    var days: [Int?] {
        let first = calendar.component(.weekday, from: start)
        let empty = (first - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: empty) + (calendar.range(of: .day, in: .month, for: start) ?? 1..<2).map { $0 }
    }

    /// Returns the month that is `count` months later.
    func moved(by count: Int) -> MonthDays { MonthDays(of: calendar.date(byAdding: .month, value: count, to: start) ?? start, in: calendar) }
    func date(ofDay day: Int) -> Date { calendar.date(byAdding: .day, value: day - 1, to: start) ?? start }

    /// The days of the week in short, in the calendar's order.
    var weekdays: [String] {
        let names = calendar.shortWeekdaySymbols
        return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7].uppercased() }
    }
}

/// A month with arrows to its neighbors, the days of the week, and the days, some of them marked
/// (Documentation/Semantics/Controls.md#date-pickers).
struct MonthCalendar: View {
    /// A day of the shown month whose mark and availability a picker decides.
    let shown: MonthDays
    let show: (MonthDays) -> Void
    let isSelected: (Date) -> Bool
    let isAllowed: (Date) -> Bool
    let select: (Date) -> Void
    @Environment(\.tint) private var tint
    @Environment(\.locale) private var locale
    @Environment(\.isEnabled) private var isEnabled

    /// Today, according to the scene's clock.
    private var today: Date { _SceneTime.date }

    var body: some View {
        VStack(spacing: 0) {
            header
            HStack(spacing: 0) {
                ForEach(Array(shown.weekdays.enumerated()), id: \.offset) { _, name in
                    Text(verbatim: name).font(.system(size: 13, weight: .semibold)).foregroundColor(Color(provider: .system(.tertiary)))
                        .lineLimit(1).frame(maxWidth: .infinity)
                }
            }
            .frame(height: 20)
            .padding(.bottom, 4)
            VStack(spacing: 0) {
                ForEach(Array(weeks.enumerated()), id: \.offset) { _, week in
                    HStack(spacing: 0) { ForEach(Array(week.enumerated()), id: \.offset) { _, day in cell(day).frame(maxWidth: .infinity) } }
                        .frame(height: 44)
                }
            }
        }
        .systemView(opacity: isEnabled ? 1 : 0.5)
    }

    private var color: Color { tint ?? .accentColor }

    private var header: some View {
        HStack(spacing: 4) {
            Text(
                verbatim: shown.start.formatted(
                    Date.FormatStyle(locale: locale, calendar: shown.calendar, timeZone: shown.calendar.timeZone).month(.wide).year())
            )
            .font(.headline)
            Chevron().stroke(color, style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round)).frame(width: 5, height: 9)
                .padding(.leading, 2)
            Spacer(minLength: 0)
            arrow(isBackward: true)
            arrow(isBackward: false)
        }
        .padding(.horizontal, 8)
        .frame(height: 44)
    }

    private func arrow(isBackward: Bool) -> some View {
        Chevron(isBackward: isBackward).stroke(color, style: StrokeStyle(lineWidth: 2.4, lineCap: .round, lineJoin: .round)).frame(width: 8, height: 15)
            .frame(width: 36, height: 44)
            .contentShape(Rectangle())
            .onTapGesture { if isEnabled { show(shown.moved(by: isBackward ? -1 : 1)) } }
            .accessibilityIdentifier(isBackward ? "Previous Month" : "Next Month")
    }

    private var weeks: [[Int?]] {
        let days = shown.days
        // Six weeks in every month, so that the height stays the same.
        let all = days + Array(repeating: nil, count: 42 - days.count)
        return stride(from: 0, to: 42, by: 7).map { Array(all[$0..<$0 + 7]) }
    }

    @ViewBuilder private func cell(_ day: Int?) -> some View {
        if let day {
            let date = shown.date(ofDay: day)
            let isSelected = isSelected(date)
            let isToday = shown.calendar.isDate(date, inSameDayAs: today)
            let isAllowed = isAllowed(date)
            Text(verbatim: "\(day)")
                .font(.system(size: isSelected ? 24 : 20, weight: isSelected ? .semibold : .regular))
                .foregroundColor(isSelected ? isToday ? .white : color : isToday ? color : isAllowed ? .primary : Color(provider: .system(.tertiary)))
                .frame(width: 44, height: 44)
                .background { if isSelected { Circle().fill(color.opacity(isToday ? 1 : 0.12)) } }
                .contentShape(Rectangle())
                .onTapGesture { if isEnabled, isAllowed { select(date) } }
        } else {
            Color.clear.frame(width: 44, height: 44)
        }
    }
}

/// A calendar of a date's month, with the time below.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    /// A date in the shown month; nil for the selected one's.
    @State private var month: Date?
    @State private var isTimeOpen = false
    @Environment(\.calendar) private var calendar

    var body: some View {
        let selection = configuration.selection
        VStack(spacing: 8) {
            if configuration.displayedComponents.contains(.date) {
                MonthCalendar(
                    shown: MonthDays(of: month ?? selection, in: calendar), show: { month = $0.start },
                    isSelected: { calendar.isDate($0, inSameDayAs: selection) }, isAllowed: isAllowed
                ) { day in
                    let time = calendar.dateComponents([.hour, .minute, .second], from: selection)
                    configuration.selection = calendar.date(byAdding: time, to: calendar.startOfDay(for: day)) ?? day
                }
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    Text("Time")
                    Spacer(minLength: 0)
                    CompactDatePicker(configuration: configuration.showing(.hourAndMinute))
                }
                .padding(.horizontal, 8)
            }
        }
    }

    /// Whether any moment of the day is in the range.
    private func isAllowed(_ day: Date) -> Bool {
        let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
        return end > configuration.minimumDate ?? .distantPast && day <= configuration.maximumDate ?? .distantFuture
    }
}

/// A control that selects any number of days.
public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let bounds: (lower: Date?, upper: Date?)
    private let label: Label
    @State private var month: Date?
    @Environment(\.calendar) private var calendar

    init(selection: Binding<Set<DateComponents>>, from lower: Date?, upTo upper: Date?, label: Label) {
        self.selection = selection
        bounds = (lower, upper)
        self.label = label
    }

    public var body: some View {
        let days = Set(selection.wrappedValue.compactMap(calendar.date(from:)).map(calendar.startOfDay(for:)))
        MonthCalendar(
            shown: MonthDays(of: month ?? days.min() ?? bounds.lower ?? _SceneTime.date, in: calendar), show: { month = $0.start },
            isSelected: { days.contains($0) },
            isAllowed: { day in
                let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
                return end > bounds.lower ?? .distantPast && day < bounds.upper ?? .distantFuture
            },
            select: { toggle($0, in: days) })
    }

    private func toggle(_ day: Date, in days: Set<Date>) {
        if days.contains(day) {
            selection.wrappedValue = selection.wrappedValue.filter { calendar.date(from: $0).map(calendar.startOfDay(for:)) != day }
        } else {
            var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
            components.calendar = calendar
            selection.wrappedValue.insert(components)
        }
    }
}

import Foundation

/// A wheel for each part of a date: month, day, and year; or hour, minute, and half of the day; or day, hour, minute, and half of the day.
struct DateWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        HStack(spacing: 8) {
            if !isLabelHidden, !configuration.label.isEmpty {
                configuration.label
                Spacer(minLength: 0)
            }
            HStack(spacing: 0) { wheels }
                .environment(\.wheelHasBand, false)
                .background { WheelBand() }
                .frame(maxWidth: 320)
        }
    }

    @ViewBuilder private var wheels: some View {
        let hasTime = configuration.displayedComponents.contains(.hourAndMinute)
        if configuration.displayedComponents.contains(.date) {
            if hasTime {
                DateWheel(options: nearbyDays, selection: day).frame(minWidth: 130)
            } else {
                DateWheel(options: calendar.monthSymbols.enumerated().map { ($0.offset + 1, $0.element) }, selection: month, isEndless: true).frame(
                    minWidth: 130)
                DateWheel(options: days, selection: part(.day), isEndless: true)
                DateWheel(options: years, selection: year)
            }
        }
        if hasTime {
            DateWheel(options: (0..<12).map { ($0, "\($0 == 0 ? 12 : $0)") }, selection: hour, isEndless: true)
            DateWheel(options: (0..<60).map { ($0, $0 < 10 ? "0\($0)" : "\($0)") }, selection: part(.minute), isEndless: true)
            DateWheel(options: [(0, calendar.amSymbol), (1, calendar.pmSymbol)], selection: half)
        }
    }

    private var date: Date { configuration.selection }
    private var days: [(Int, String)] { (calendar.range(of: .day, in: .month, for: date) ?? 1..<32).map { ($0, "\($0)") } }
    private var years: [(Int, String)] {
        let shown = calendar.component(.year, from: date)
        let first = configuration.minimumDate.map { calendar.component(.year, from: $0) } ?? shown - 50
        let last = configuration.maximumDate.map { calendar.component(.year, from: $0) } ?? shown + 50
        return (min(first, shown)...max(last, shown)).map { ($0, "\($0)") }
    }

    /// The days around the selected one, counted from it.
    private var nearbyDays: [(Int, String)] {
        (-30...30).map { count in
            let day = calendar.date(byAdding: .day, value: count, to: date) ?? date
            let format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            return (count, day.formatted(format.weekday(.abbreviated).month(.abbreviated).day()))
        }
    }

    private func part(_ component: Calendar.Component) -> Binding<Int> {
        Binding(get: { calendar.component(component, from: date) }, set: { move(component, by: $0 - calendar.component(component, from: date)) })
    }
    private var day: Binding<Int> { Binding(get: { 0 }, set: { move(.day, by: $0) }) }
    private var month: Binding<Int> { part(.month) }
    private var year: Binding<Int> { part(.year) }
    private var hour: Binding<Int> {
        Binding(get: { calendar.component(.hour, from: date) % 12 }, set: { move(.hour, by: $0 - calendar.component(.hour, from: date) % 12) })
    }
    private var half: Binding<Int> {
        Binding(get: { calendar.component(.hour, from: date) / 12 }, set: { move(.hour, by: 12 * ($0 - calendar.component(.hour, from: date) / 12)) })
    }

    private func move(_ component: Calendar.Component, by count: Int) {
        if let moved = calendar.date(byAdding: component, value: count, to: date) { configuration.selection = moved }
    }
}

/// One wheel of numbers with names.
private struct DateWheel: View {
    let options: [(Int, String)]
    let selection: Binding<Int>
    var isEndless = false

    var body: some View {
        Picker(selection: selection) {
            ForEach(options, id: \.0) { Text(verbatim: $0.1).tag($0.0) }
        } label: {
            EmptyView()
        }
        .pickerStyle(.wheel)
        .environment(\.isWheelEndless, isEndless)
    }
}

import Foundation

/// The date and the time in gray boxes after the label; a tap opens a calendar or wheels
/// (Documentation/Semantics/Controls.md#date-pickers).
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @State private var isDateOpen = false
    @State private var isTimeOpen = false
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar

    var body: some View {
        HStack(spacing: 8) {
            if !isLabelHidden, !configuration.label.isEmpty {
                configuration.label.modifier(ControlLabel())
                Spacer(minLength: 0)
            }
            HStack(spacing: 4) {
                if configuration.displayedComponents.contains(.date) {
                    DateBox(string: string(date: .abbreviated, time: .omitted), extraHeight: hasBoth ? 1.67 : 0, isOpen: $isDateOpen) {
                        GraphicalDatePicker(configuration: configuration.showing(.date)).frame(width: 320).padding(16)
                    }
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    DateBox(string: string(date: .omitted, time: .shortened), hasEqualDigits: true, extraHeight: 1.67, isOpen: $isTimeOpen) {
                        DateWheels(configuration: configuration.showing(.hourAndMinute)).frame(width: 220)
                    }
                }
            }
            .fixedSize()
            .layoutValue(key: HidesTextsFromSeparatorKey.self, value: true)
        }
        .layoutValue(key: ListRowIsControlKey.self, value: true)
    }

    private var hasBoth: Bool { configuration.displayedComponents.contains(.date) && configuration.displayedComponents.contains(.hourAndMinute) }

    private func string(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        configuration.selection.formatted(Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
    }
}

/// A gray box around a part of the date, in the tint while its panel is open.
private struct DateBox<Panel: View>: View {
    let string: String
    /// Whether all digits are equally wide, as in a time.
    var hasEqualDigits = false
    let extraHeight: CGFloat
    @Binding var isOpen: Bool
    @ViewBuilder let panel: () -> Panel
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        (hasEqualDigits ? Text(verbatim: string).monospacedDigit() : Text(verbatim: string))
            .foregroundColor(isEnabled ? isOpen ? tint ?? .accentColor : .primary : Color(provider: .system(.tertiary)))
            .padding(.horizontal, 12)
            .padding(.vertical, 7 + extraHeight / 2)
            .background { RoundedRectangle(cornerRadius: 8).fill(Color(provider: .system(.tertiaryFill))) }
            .contentShape(Rectangle())
            .onTapGesture { if isEnabled { isOpen = true } }
            .modifier(_PanelModifier(isPresented: isOpen, dismiss: { isOpen = false }, content: panel))
    }
}

extension DatePickerStyleConfiguration {
    /// The same date without its label and only with some components.
    func showing(_ components: DatePickerComponents) -> DatePickerStyleConfiguration {
        DatePickerStyleConfiguration(
            label: .init(body: AnyView(EmptyView()), isEmpty: true), selection: $selection, minimumDate: minimumDate, maximumDate: maximumDate,
            displayedComponents: components)
    }
}

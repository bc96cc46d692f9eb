// The date pickers that only macOS has.
import Easel
import Foundation
import Views

/// A date in a field.
public struct FieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { FieldDatePicker(configuration: configuration, hasArrows: false) }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
    nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
/// A date in a field with arrows.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { FieldDatePicker(configuration: configuration, hasArrows: true) }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// The date as digits in a frame with square corners, as `NSDatePicker` draws it; its arrows change the smallest component by one.
private struct FieldDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    let hasArrows: Bool
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        LabeledContent {
            HStack(spacing: 4) {
                Text(verbatim: string).monospacedDigit()
                    .padding(.horizontal, 5).frame(minHeight: 22)
                    .background(Color(nsColor: .textBackgroundColor))
                    .overlay { Rectangle().strokeBorder(Color(nsColor: .separatorColor), lineWidth: 1) }
                if hasArrows { arrows }
            }
            .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
            .fixedSize()
        } label: {
            configuration.label
        }
    }

    private var arrows: some View {
        VStack(spacing: 3) {
            arrow("chevron.up", by: 1)
            arrow("chevron.down", by: -1)
        }
        .frame(width: 15, height: 22)
        .background(Color(nsColor: .controlBackgroundColor), in: RoundedRectangle(cornerRadius: 5))
        .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(nsColor: .separatorColor), lineWidth: 1) }
    }

    private func arrow(_ symbol: String, by amount: Int) -> some View {
        Image(systemName: symbol).font(.system(size: 7, weight: .bold)).contentShape(Rectangle()).onTapGesture { if isEnabled { step(by: amount) } }
    }

    private var hasTime: Bool { configuration.displayedComponents.contains(.hourAndMinute) }

    private var string: String {
        let style = Date.FormatStyle(
            date: configuration.displayedComponents.contains(.date) ? .numeric : .omitted, time: hasTime ? .shortened : .omitted, locale: locale,
            calendar: calendar, timeZone: timeZone)
        return configuration.selection.formatted(style)
    }

    private func step(by amount: Int) {
        guard let date = calendar.date(byAdding: hasTime ? .minute : .day, value: amount, to: configuration.selection),
            date >= configuration.minimumDate ?? .distantPast, date <= configuration.maximumDate ?? .distantFuture
        else { return }
        configuration.selection = date
    }
}

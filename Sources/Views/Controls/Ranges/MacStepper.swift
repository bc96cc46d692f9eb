import Foundation

/// The two halves of a stepper of macOS, one above the other (Documentation/Semantics/MacControls.md#steppers).
struct MacStepperPlate: View {
    /// Nil if the value can't change in that direction.
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.look) private var look

    private var metrics: Look.Steppers { look.steppers }

    var body: some View {
        VStack(spacing: 0) {
            half(increment, isUp: true)
            half(decrement, isUp: false)
        }
        .background { MacPlate(radius: metrics.cornerRadius) }
        .opacity(isEnabled ? 1 : 0.5)
    }

    private func half(_ action: (() -> Void)?, isUp: Bool) -> some View {
        let configuration = PrimitiveButtonStyleConfiguration(role: nil, label: .init(body: AnyView(EmptyView())), action: { action?() })
        return PressableButton(configuration, repeats: true) { isPressed in
            Chevron()
                .stroke(
                    Color.primary.opacity(action == nil ? metrics.faintSign : 1),
                    style: StrokeStyle(lineWidth: metrics.signLine, lineCap: .round, lineJoin: .round)
                )
                .frame(width: metrics.sign.width, height: metrics.sign.height)
                .rotationEffect(.degrees(isUp ? -90 : 90))
                .frame(width: metrics.size.width, height: metrics.size.height / 2)
                .background { if isPressed { RoundedRectangle(cornerRadius: 3).fill(MacColor.pressed) } }
        }
        .disabled(action == nil)
    }
}

/// A date in a field with a stepper, which changes the smallest part by one: the default date picker of macOS.
package struct MacDateField: View {
    private let configuration: DatePickerStyleConfiguration
    private let hasStepper: Bool
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled

    package init(configuration: DatePickerStyleConfiguration, hasStepper: Bool) {
        (self.configuration, self.hasStepper) = (configuration, hasStepper)
    }

    package var body: some View {
        if configuration.label.isEmpty {
            field
        } else {
            MacLabeled {
                configuration.label
            } control: {
                field
            }
        }
    }

    private var field: some View {
        HStack(spacing: 4) {
            Text(verbatim: string).monospacedDigit()
                .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
                .padding(.horizontal, 6)
                .frame(minHeight: MacMetrics.of(.regular).height)
                .background { MacFieldBorder() }
            if hasStepper { MacStepperPlate(increment: { step(by: 1) }, decrement: { step(by: -1) }) }
        }
        .fixedSize()
        .layoutValue(key: HidesTextsFromSeparatorKey.self, value: true)
    }

    private var hasTime: Bool { configuration.displayedComponents.contains(.hourAndMinute) }

    private var string: String {
        let style = Date.FormatStyle(
            date: configuration.displayedComponents.contains(.date) ? .numeric : .omitted, time: hasTime ? .shortened : .omitted, locale: locale,
            calendar: calendar, timeZone: timeZone)
        return configuration.selection.formatted(style)
    }

    private func step(by amount: Int) {
        guard let new = calendar.date(byAdding: hasTime ? .minute : .day, value: amount, to: configuration.selection) else { return }
        configuration.$selection.wrappedValue = new
    }
}

/// A control with two halves, − and +, that decrease and increase a value. The label is at the leading edge, the control at the trailing edge.
public struct Stepper<Label: View>: View {
    private let label: Label
    private let steps: StepperSteps
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.look) private var look

    init(steps: StepperSteps, label: Label) { (self.steps, self.label) = (steps, label) }

    public var body: some View {
        let drawn =
            switch look.steppers.form {
            case .sideBySide: AnyView(sideBySide)
            case .stacked: AnyView(stacked)
            }
        return drawn.control(.stepper, label: label)
    }

    /// The label, and the halves one above the other.
    private var stacked: some View {
        MacLabeled {
            label.titled
        } control: {
            MacStepperPlate(increment: steps.edited(steps.increment()), decrement: steps.edited(steps.decrement()))
        }
    }

    private var sideBySide: some View {
        HStack(spacing: 8) {
            if !isLabelHidden {
                label.titled
                Spacer(minLength: 0)
            }
            StepperPlate(increment: steps.increment(), decrement: steps.decrement(), onEditingChanged: steps.onEditingChanged)
        }
        .layoutValue(key: ListRowIsControlKey.self, value: true)
    }
}

/// The actions of a stepper; an action is nil if the value can't change in that direction.
struct StepperSteps {
    let increment: () -> (() -> Void)?
    let decrement: () -> (() -> Void)?
    let onEditingChanged: (Bool) -> Void

    /// Returns the action with its reports; nil for no action.
    func edited(_ action: (() -> Void)?) -> (() -> Void)? {
        action.map { action in
            {
                onEditingChanged(true)
                action()
                onEditingChanged(false)
            }
        }
    }

    init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void) {
        increment = { onIncrement }
        decrement = { onDecrement }
        self.onEditingChanged = onEditingChanged
    }

    /// - Parameter bounds: nil for a value without limits.
    init<V: Strideable>(_ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void) {
        func stepping(by step: V.Stride, back: Bool) -> (() -> Void)? {
            let old = value.wrappedValue
            if let bounds, (back ? step < 0 : step > 0) ? old >= bounds.upperBound : old <= bounds.lowerBound { return nil }
            return {
                let new = value.wrappedValue.moved(by: step, back: back)
                value.wrappedValue = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
            }
        }
        increment = { stepping(by: step, back: false) }
        decrement = { stepping(by: step, back: true) }
        self.onEditingChanged = onEditingChanged
    }
}

extension Strideable {
    /// Returns the value that is a step away; integers don't go beyond the first and the last one of their type.
    fileprivate func moved(by step: Stride, back: Bool) -> Self {
        if let whole = self as? any FixedWidthInteger, let step = step as? Int { return whole.limited(by: step, back: back) as? Self ?? self }
        return advanced(by: back ? 0 - step : step)
    }
}

extension FixedWidthInteger {
    fileprivate func limited(by step: Int, back: Bool) -> Self {
        let (length, isDown) = (Self(clamping: step.magnitude), (step < 0) != back)
        let (result, overflows) = isDown ? subtractingReportingOverflow(length) : addingReportingOverflow(length)
        return overflows ? (isDown ? .min : .max) : result
    }
}

/// The two halves, each with its sign.
private struct StepperPlate: View {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.look) private var look

    private var metrics: Look.Steppers { look.steppers }

    var body: some View {
        HStack(spacing: 0) {
            half(decrement, isPlus: false, dx: -metrics.signShift)
            half(increment, isPlus: true, dx: metrics.signShift)
        }
        .background(Color(provider: .system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous))
        .overlay { Capsule(style: .circular).fill(Color(provider: .system(.fill))).frame(width: metrics.divider.width, height: metrics.divider.height) }
        .systemView(opacity: isEnabled ? 1 : 0.5)
    }

    /// - Parameter dx: the distance of the sign from the middle of its half, in points.
    private func half(_ action: (() -> Void)?, isPlus: Bool, dx: CGFloat) -> some View {
        let isActive = action != nil
        let configuration = PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(body: AnyView(EmptyView())),
            action: {
                guard let action else { return }
                onEditingChanged(true)
                action()
                onEditingChanged(false)
            })
        return PressableButton(configuration, repeats: true) { isPressed in
            StepperSign(isPlus: isPlus)
                .stroke(Color.primary.opacity(isActive ? 1 : metrics.faintSign), style: StrokeStyle(lineWidth: metrics.signLine, lineCap: .round))
                .frame(width: metrics.sign.width, height: metrics.sign.height)
                .offset(x: dx)
                .frame(width: metrics.size.width / 2, height: metrics.size.height)
                .background(isPressed && isActive ? AnyShapeStyle(Color(provider: .system(.tertiaryFill))) : AnyShapeStyle(.clear))
        }
        .disabled(!isActive)
    }
}

/// A minus or plus sign that fills its frame, without the ends of its lines.
private struct StepperSign: Shape {
    let isPlus: Bool

    func path(in rect: CGRect) -> Path {
        Path { path in
            let inner = rect.insetBy(dx: 0.8, dy: 0.8)
            path.move(to: CGPoint(x: inner.minX, y: inner.midY))
            path.addLine(to: CGPoint(x: inner.maxX, y: inner.midY))
            guard isPlus else { return }
            path.move(to: CGPoint(x: inner.midX, y: inner.minY))
            path.addLine(to: CGPoint(x: inner.midX, y: inner.maxY))
        }
    }
}

extension Stepper {
    /// Creates a stepper with actions; a half without one is dimmed.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(steps: StepperSteps(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged), label: label())
    }
    /// Creates a stepper for a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(steps: StepperSteps(value, in: nil, step: step, onEditingChanged: onEditingChanged), label: label())
    }
    /// Creates a stepper for a value in a range.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(steps: StepperSteps(value, in: bounds, step: step, onEditingChanged: onEditingChanged), label: label())
    }
    /// Creates a stepper for a value with a format, which isn't drawn on iOS.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper for a value in a range with a format, which isn't drawn on iOS.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper with actions, in the older order of parameters.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper for a value, in the older order of parameters.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper for a value in a range, in the older order of parameters.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider for a range.
    ///
    /// - Parameter onEditingChanged: called with true when a drag begins and with false when it ends.
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, minimumLabel: EmptyView(), maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for the multiples of a step in a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: V(step), minimumLabel: EmptyView(), maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }
    /// Creates a slider with steps and a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: V(step), label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }
    /// Creates a slider with a label, in the older order of parameters.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }
    /// Creates a slider with steps and a label, in the older order of parameters.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: V(step), label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    /// Creates a slider with a label and labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
    /// Creates a slider with steps, a label, and labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: V(step), label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }
    /// Creates a slider with a label and labels at its ends, in the older order of parameters.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    }
    /// Creates a slider with steps, a label, and labels at its ends, in the older order of parameters.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: V(step), label: label(), minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    }
}

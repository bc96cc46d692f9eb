/// A view that shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?
    @Environment(\.gaugeStyle) private var style

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?, _ maximum: BoundsLabel?
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        fraction = length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }

    public var body: some View {
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(body: AnyView(label)), currentValueLabel: currentValueLabel.map { .init(body: AnyView($0)) },
            minimumValueLabel: minimumValueLabel.map { .init(body: AnyView($0)) }, maximumValueLabel: maximumValueLabel.map { .init(body: AnyView($0)) })
        let drawn = style?.makeBody(configuration) ?? AnyView(DefaultGaugeStyle().makeBody(configuration: configuration))
        return drawn.environment(\.gaugeStyle, style?.outer)
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, bounds, label(), nil, nil, nil)
    }
}

extension Gauge {
    /// - Parameter markedValueLabels: labels of single values. No style of iOS shows them.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> some View
    ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}

extension Gauge where BoundsLabel == EmptyView {
    /// - Parameter markedValueLabels: labels of single values. No style of iOS shows them.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> some View
    ) { self.init(value, bounds, label(), currentValueLabel(), nil, nil) }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value, bounds, label(), currentValueLabel(), nil, nil) }
}

/// The properties of a gauge, as passed to a gauge style.
public struct GaugeStyleConfiguration {
    /// A label that describes the value.
    public struct Label: View {
        public let body: AnyView
    }
    /// A label for the current value.
    public struct CurrentValueLabel: View {
        public let body: AnyView
    }
    /// A label for the minimum value.
    public struct MinimumValueLabel: View {
        public let body: AnyView
    }
    /// A label for the maximum value.
    public struct MaximumValueLabel: View {
        public let body: AnyView
    }
    /// Labels for single values.
    public struct MarkedValueLabel: View {
        public let body: AnyView
    }
    /// The value as a fraction of its range, 0…1.
    public let value: Double
    public let label: Label
    public let currentValueLabel: CurrentValueLabel?
    public let minimumValueLabel: MinimumValueLabel?
    public let maximumValueLabel: MaximumValueLabel?
}

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct GaugeStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<GaugeStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var gaugeStyle: ErasedStyle<GaugeStyleConfiguration>? {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the gauges inside.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        let erased = { (configuration: GaugeStyleConfiguration) in AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) }) }
        return modifier(_EnvironmentModifier { $0.gaugeStyle = ErasedStyle(erased, outer: $0.gaugeStyle) })
    }
}

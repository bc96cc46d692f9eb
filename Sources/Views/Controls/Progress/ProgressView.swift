/// A view that shows how much of a task is completed, or that it is in progress.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// 0…1, or nil for indeterminate progress.
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    /// The interval that the view follows; nil for a constant fraction.
    private let interval: ProgressInterval?
    @Environment(\.progressViewStyle) private var style

    init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?, interval: ProgressInterval? = nil) {
        self.fraction = fraction
        self.interval = interval
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    public var body: some View {
        if let interval { interval.follow(drawn) } else { drawn(fraction) }
    }

    private func drawn(_ fraction: Double?) -> some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { .init(body: AnyView($0)) }, currentValueLabel: currentValueLabel.map { .init(body: AnyView($0)) })
        let drawn = style?.makeBody(configuration) ?? AnyView(DefaultProgressViewStyle().makeBody(configuration: configuration))
        return drawn.environment(\.progressViewStyle, style?.outer)
    }

    /// Returns a value as a fraction of a total, clamped to 0…1; nil without a value.
    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view for indeterminate progress.
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), currentValueLabel: nil) }
    /// Creates a view for progress toward `total`; indeterminate if `value` is nil.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a view for indeterminate progress.
    public init() { self.init(fraction: nil, label: nil, currentValueLabel: nil) }
    /// Creates a view for progress toward `total`; indeterminate if `value` is nil.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
    }
}

extension ProgressView {
    /// Creates a view for progress toward `total`, with a label for the current value.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) { self.init(value: value, total: total) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) { self.init(value: value, total: total) { Text(title) } }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    /// Creates the progress view that a style is asked to draw, for styles that modify it and leave the rest to the enclosing styles.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(fraction: configuration.fractionCompleted, label: configuration.label, currentValueLabel: configuration.currentValueLabel)
    }
}

/// The properties of a progress view, as passed to a progress view style.
public struct ProgressViewStyleConfiguration {
    /// A label that describes the task.
    public struct Label: View {
        public let body: AnyView
    }
    /// A label for the current value.
    public struct CurrentValueLabel: View {
        public let body: AnyView
    }
    /// 0…1, or nil for indeterminate progress.
    public let fractionCompleted: Double?
    public let label: Label?
    public let currentValueLabel: CurrentValueLabel?
}

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a bar for determinate progress, otherwise a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar that fills from the leading edge; empty for indeterminate progress.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    /// - Parameter tint: the bar's color.
    nonisolated public init(tint: Color) { self.tint = tint }
    /// The space between the bar and its labels, in points; an estimate by eye.
    private static var spacing: CGFloat { 4 }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: Self.spacing) {
            VisibleLabel { configuration.label }
            ProgressBar(fraction: configuration.fractionCompleted ?? 0)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
        .modifier(_EnvironmentModifier { if let tint { ($0.tint, $0.tintStyle) = (tint, nil) } })
    }
}

/// Omits a label if labels are hidden.
struct VisibleLabel<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @Environment(\.areLabelsHidden) private var isHidden
    var body: some View { if !isHidden { content() } }
}

/// A spinner with the label below, also for determinate progress, as iOS has no ring for it (Apple: `CircularProgressViewStyle`).
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    /// - Parameter tint: the spinner's color.
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            SizedSpinner()
            VisibleLabel { configuration.label.foregroundStyle(.secondary) }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
        .modifier(_EnvironmentModifier { if let tint { ($0.tint, $0.tintStyle) = (tint, nil) } })
    }
}

/// A spinner of the size of its controls.
private struct SizedSpinner: View {
    @Environment(\.controlSize) private var size
    @Environment(\.look) private var look

    var body: some View {
        let side = look.progress.spinners[size]
        Spinner().frame(width: side, height: side)
    }
}

/// A bar with the look's thickness.
private struct ProgressBar: View {
    let fraction: Double
    @Environment(\.look) private var look

    var body: some View {
        CapacityBar(fraction: fraction, height: look.progress.bar).systemView().padding(.vertical, look.progress.barMargin)
    }
}

/// A capsule, a fraction of which is filled with the tint color.
struct CapacityBar: View {
    let fraction: Double
    let height: CGFloat
    var track = SystemColor.fill

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule(style: .circular).fill(Color(provider: .system(track)))
                Capsule(style: .circular).fill(BarTint()).frame(width: proxy.size.width * CGFloat(fraction))
            }
        }
        .frame(height: height)
        .frame(idealWidth: 100)
    }
}

/// The tint style of a bar: a gradient runs along the bar.
struct BarTint: ShapeStyle {
    func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint(in: environment)) }
    @MainActor func paint(in environment: EnvironmentValues) -> Paint {
        guard let gradient = environment.tintStyle?.gradient else { return TintShapeStyle().paint(in: environment) }
        return LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing).paint(in: environment)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressViewStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<ProgressViewStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var progressViewStyle: ErasedStyle<ProgressViewStyleConfiguration>? {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the progress views inside.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        let erased = { (configuration: ProgressViewStyleConfiguration) in AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) }) }
        return modifier(_EnvironmentModifier { $0.progressViewStyle = ErasedStyle(erased, outer: $0.progressViewStyle) })
    }
}

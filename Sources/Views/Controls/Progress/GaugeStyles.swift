// The dimensions of gauges are estimates by eye, because Apple documents no numbers.

/// The default style: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
}

/// A bar that fills from the leading edge, with the label above it and the value below (Documentation/Semantics/Controls.md#gauges).
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

private struct LinearCapacityGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    var body: some View {
        VStack {
            if !areLabelsHidden { configuration.label }
            HStack {
                configuration.minimumValueLabel
                CapacityBar(fraction: configuration.value, height: 16, track: .tertiaryFill)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A bar that fills from the leading edge, between the labels of the range.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                CapacityBar(fraction: configuration.value, height: 6)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar in the tint color with a marker at the value, between the labels of the range; without those, next to the value's label.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            if configuration.minimumValueLabel == nil { configuration.currentValueLabel }
            configuration.minimumValueLabel
            GeometryReader { proxy in
                Capsule(style: .circular).fill(BarTint())
                    .overlay(alignment: .leading) {
                        GaugeMarker(side: 6).offset(x: (proxy.size.width - 6) * CGFloat(configuration.value))
                    }
            }
            .frame(height: 6)
            .frame(idealWidth: 100)
            configuration.maximumValueLabel
        }
    }
}

/// A round marker, set off from the content below by a ring in the background color.
private struct GaugeMarker: View {
    let side: CGFloat
    var body: some View {
        Circle().fill(.foreground)
            .padding(-1)
            .background { Circle().fill(.background).padding(-3) }
            .frame(width: side, height: side)
    }
}

/// Three quarters of a ring in the tint color, open at the bottom. A gradient runs along the ring.
private struct GaugeRing: View {
    let lineWidth: CGFloat
    @Environment(\.tintStyle) private var tintStyle

    var body: some View {
        // From the lower left, over the top, to the lower right.
        let arc = Circle().inset(by: lineWidth / 2).trim(from: 0, to: 0.75).rotation(.degrees(135))
            .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        if let gradient = tintStyle?.gradient {
            AngularGradient(gradient: gradient, center: .center, startAngle: .degrees(135), endAngle: .degrees(405)).mask { arc }
        } else {
            arc.fill(.tint)
        }
    }
}

/// The side length and line width of round gauges, in points.
private enum RoundGauge {
    static let side: CGFloat = 58
    static let lineWidth: CGFloat = 6
}

/// An open ring in the tint color with a marker at the value, whose label is inside; the labels of the range, or the gauge's own, close the ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            GaugeRing(lineWidth: RoundGauge.lineWidth)
            GaugeMarker(side: RoundGauge.lineWidth)
                .offset(y: -(RoundGauge.side - RoundGauge.lineWidth) / 2)
                .frame(width: RoundGauge.side, height: RoundGauge.side)
                .rotationEffect(.degrees(-135 + 270 * configuration.value))
            configuration.currentValueLabel.font(.title3).minimumScaleFactor(0.5).lineLimit(1).padding(RoundGauge.lineWidth + 3)
            VStack {
                Spacer(minLength: 0)
                HStack(spacing: 2) {
                    if configuration.minimumValueLabel == nil { configuration.label }
                    configuration.minimumValueLabel
                    if configuration.minimumValueLabel != nil { Spacer(minLength: 0) }
                    configuration.maximumValueLabel
                }
                .font(.system(size: 11)).minimumScaleFactor(0.5).lineLimit(1)
                .padding(.horizontal, RoundGauge.side * 0.22)
            }
        }
        .frame(width: RoundGauge.side, height: RoundGauge.side)
        // The ring has one size, so the texts in it don't follow the content size.
        .dynamicTypeSize(.large)
    }
}

/// A ring that fills with the tint color up to the value, whose label is inside.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().inset(by: RoundGauge.lineWidth / 2).stroke(Color(provider: .system(.fill)), lineWidth: RoundGauge.lineWidth)
            Circle().inset(by: RoundGauge.lineWidth / 2).trim(from: 0, to: configuration.value).rotation(.degrees(-90))
                .stroke(.tint, style: StrokeStyle(lineWidth: RoundGauge.lineWidth, lineCap: .round))
            if let current = configuration.currentValueLabel {
                current.font(.title3).minimumScaleFactor(0.5).lineLimit(1).padding(RoundGauge.lineWidth + 3)
            } else {
                configuration.label.minimumScaleFactor(0.5).lineLimit(1).padding(RoundGauge.lineWidth + 3)
            }
        }
        .frame(width: RoundGauge.side, height: RoundGauge.side)
        // The ring has one size, so the texts in it don't follow the content size.
        .dynamicTypeSize(.large)
    }
}

/// The older name of the open ring.
public struct CircularGaugeStyle: GaugeStyle {
    private let tint: AnyShapeStyle?
    nonisolated public init() { tint = nil }
    /// - Parameter tint: the ring's color.
    nonisolated public init(tint: Color) { self.tint = AnyShapeStyle(tint) }
    /// - Parameter tint: the colors along the ring.
    nonisolated public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }
    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        let gauge = AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
        if let tint { gauge.tint(tint) } else { gauge }
    }
}

/// The older name of the bar with a marker.
public struct LinearGaugeStyle: GaugeStyle {
    private let tint: AnyShapeStyle?
    nonisolated public init() { tint = nil }
    /// - Parameter tint: the bar's color.
    nonisolated public init(tint: Color) { self.tint = AnyShapeStyle(tint) }
    /// - Parameter tint: the colors along the bar.
    nonisolated public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }
    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        let gauge = AccessoryLinearGaugeStyle().makeBody(configuration: configuration)
        if let tint { gauge.tint(tint) } else { gauge }
    }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
extension GaugeStyle where Self == LinearGaugeStyle {
    public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

import Easel
import Views

extension View {
    /// Shows or hides the x axis of charts.
    public func chartXAxis(_ visibility: Visibility) -> some View { chartSetting { $0.xAxis.visibility = visibility } }
    /// Shows or hides the y axis of charts.
    public func chartYAxis(_ visibility: Visibility) -> some View { chartSetting { $0.yAxis.visibility = visibility } }

    /// Sets the marks of the x axis of charts.
    public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let groups = _AxisList(content()).groups
        return chartSetting { $0.xAxis.groups = groups }.notDrawn(groups.lazy.compactMap(\.values.notDrawn).first)
    }

    /// Sets the marks of the y axis of charts.
    public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let groups = _AxisList(content()).groups
        return chartSetting { $0.yAxis.groups = groups }.notDrawn(groups.lazy.compactMap(\.values.notDrawn).first)
    }

    /// Writes a title at the x axis of charts.
    public func chartXAxisLabel(
        _ key: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(key) }
    }
    /// Writes a title that is not localized at the x axis of charts.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ text: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(text) }
    }
    /// Shows a title at the x axis of charts.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let title = ChartSettings.Title(
            isHorizontal: true, position: position == .automatic ? .bottom : position, alignment: alignment, spacing: spacing, content: AnyView(content()))
        return chartSetting { $0.titles.append(title) }
    }

    /// Writes a title at the y axis of charts.
    public func chartYAxisLabel(
        _ key: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(key) }
    }
    /// Writes a title that is not localized at the y axis of charts.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ text: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(text) }
    }
    /// Shows a title at the y axis of charts.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let isTop = position == .automatic
        let title = ChartSettings.Title(
            isHorizontal: false, position: isTop ? .top : position, alignment: alignment ?? (isTop ? .trailing : nil), spacing: spacing,
            content: AnyView(content()))
        return chartSetting { $0.titles.append(title) }
    }

    /// Shows or hides the legend of charts.
    public func chartLegend(_ visibility: Visibility) -> some View { chartSetting { $0.legend.visibility = visibility } }
    /// Places the legend of charts at a side.
    public func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
        chartSetting { $0.legend = ChartSettings.Legend(position: position, alignment: alignment, spacing: spacing) }
    }
    /// Shows a view as the legend of charts.
    public func chartLegend<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return chartSetting { $0.legend = ChartSettings.Legend(position: position, alignment: alignment, spacing: spacing, content: view) }
    }

    /// Changes the plot of charts, without the axes.
    public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
        chartSetting { $0.plotStyle = { AnyView(content(ChartPlotContent(content: $0))) } }
    }

    /// Shows a view above charts.
    public func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        chartSetting { $0.overlays.append((alignment, { AnyView(content($0)) })) }
    }
    /// Shows a view behind charts.
    public func chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        chartSetting { $0.backgrounds.append((alignment, { AnyView(content($0)) })) }
    }

    /// Sets a binding to the x value under the pointer.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSetting { $0.selections.append { proxy, point in value.wrappedValue = point.flatMap { proxy.value(atX: $0.x) } } }
    }
    /// Sets a binding to the y value under the pointer.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSetting { $0.selections.append { proxy, point in value.wrappedValue = point.flatMap { proxy.value(atY: $0.y) } } }
    }
    /// Sets a binding to the value under the pointer, along the angles of sectors.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSetting { $0.selections.append { proxy, point in value.wrappedValue = point.flatMap { proxy.angleValue(at: $0) } } }
    }

    /// Lets the axes of charts scroll. The first part is visible.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartSetting {
            $0.xScale.isScrollable = axes.contains(.horizontal)
            $0.yScale.isScrollable = axes.contains(.vertical)
        }
    }
    /// Sets the length of the visible part of the x axis.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { visibleDomain(\.xScale, ScaleValue(length).middle) }
    /// Sets the length of the visible part of the y axis.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { visibleDomain(\.yScale, ScaleValue(length).middle) }
    /// Sets the first visible value of the x axis.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { chartSetting { $0.xScale.visibleStart = ScaleValue(initialX) } }
    /// Sets the first visible value of the y axis.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { chartSetting { $0.yScale.visibleStart = ScaleValue(initialY) } }
    /// Binds the first visible value of the x axis.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        let value = ScaleValue(x.wrappedValue)
        return chartSetting { $0.xScale.visibleStart = value }
    }
    /// Binds the first visible value of the y axis.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        let value = ScaleValue(y.wrappedValue)
        return chartSetting { $0.yScale.visibleStart = value }
    }
    /// Sets where scrolling ends. A picture doesn't scroll.
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
    /// Sets a binding to the x values that a gesture selects. A picture selects none.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    /// Sets a binding to the y values that a gesture selects. A picture selects none.
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    /// Sets the gesture that selects values.
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        chartSetting { settings in
            settings.overlays.append((.center, { proxy in AnyView(Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))) }))
        }
    }
    private func visibleDomain(_ scale: WritableKeyPath<ChartSettings, ScaleSettings>, _ length: Double?) -> some View {
        chartSetting { $0[keyPath: scale].visibleLength = length }
    }
}

/// The plot of a chart, without the axes.
public struct ChartPlotContent: View {
    let content: AnyView
    public var body: some View { content }
}

/// Where scrolling of a chart ends.
public protocol ChartScrollTargetBehavior {}
/// At a value.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// The larger steps at which fast scrolling ends.
    public struct MajorValueAlignment: Sendable {
        public static let page = MajorValueAlignment()
        public static func unit<V: BinaryFloatingPoint>(_ unit: V) -> MajorValueAlignment { MajorValueAlignment() }
        public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
    }
}
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Multiples of a number.
    public static func valueAligned<V: BinaryFloatingPoint>(
        unit: V, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil
    ) -> Self { ValueAlignedChartScrollTargetBehavior() }
    /// Dates with these components.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil
    ) -> Self { ValueAlignedChartScrollTargetBehavior() }
}

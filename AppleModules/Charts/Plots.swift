import Easel
import Foundation

/// Where a plot finds the values of its elements.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let value: (DataElement) -> PlottableValue<Value>
    /// The values at a key path.
    public static func value(_ label: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        PlottableProjection { .value(label, $0[keyPath: keyPath]) }
    }
    /// The values at a key path, with a label that is not localized.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        let label = String(label)
        return PlottableProjection { .value(label, $0[keyPath: keyPath]) }
    }
}
extension PlottableProjection where Value == Date {
    /// The dates at a key path, which stand for the whole calendar unit around them.
    public static func value(
        _ label: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar = _SceneStrings.calendar
    ) -> PlottableProjection {
        PlottableProjection { .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
    }
}

/// A line through the values of a collection, or of a function.
public struct LinePlot<Content: ChartContent>: ChartContent {
    let content: Content
    /// The marks of the plot.
    public var body: Content { content }
}
extension LinePlot {
    /// A line through the values of a collection.
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == ElementMarks<Data.Element> {
        content = ElementMarks(data) { LineMark(x: x.value($0), y: y.value($0)).mark }
    }
    /// A line for each series of a collection.
    public init<Data: Collection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    ) where Content == ElementMarks<Data.Element> {
        content = ElementMarks(data) { LineMark(x: x.value($0), y: y.value($0), series: series.value($0)).mark }
    }
}
extension LinePlot where Content == FunctionMarks {
    /// The graph of a function, over the whole plot unless it has a domain; values that are not finite are gaps.
    @preconcurrency public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { content = .graph(domain, function) }
    /// The graph of a function, over the whole plot unless it has a domain; values that are not finite are gaps.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) {
        content = .graph(domain, function)
    }
    /// The curve that a function draws while its parameter grows.
    @preconcurrency public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { content = .curve(domain, function) }
    /// The curve that a function draws while its parameter grows.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        x: S, y: S, t: S, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { content = .curve(domain, function) }
}

/// An area below the values of a collection, or between those of a function.
public struct AreaPlot<Content: ChartContent>: ChartContent {
    let content: Content
    /// The marks of the plot.
    public var body: Content { content }
}
extension AreaPlot {
    /// An area below the values of a collection.
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard
    ) where Content == ElementMarks<Data.Element> {
        content = ElementMarks(data) { AreaMark(x: x.value($0), y: y.value($0), stacking: stacking).mark }
    }
    /// An area between the values of a collection.
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == ElementMarks<Data.Element> {
        content = ElementMarks(data) { AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)).mark }
    }
}
extension AreaPlot where Content == FunctionMarks {
    /// The area below the graph of a function, over the whole plot unless it has a domain; values that are not finite are gaps.
    @preconcurrency public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { content = .area(domain) { (yStart: 0, yEnd: function($0)) } }
    /// The area below the graph of a function, over the whole plot unless it has a domain; values that are not finite are gaps.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) {
        content = .area(domain) { (yStart: 0, yEnd: function($0)) }
    }
    /// The area between the two values of a function, over the whole plot unless it has a domain; values that are not finite are gaps.
    @preconcurrency public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) { content = .area(domain, function) }
    /// The area between the two values of a function, over the whole plot unless it has a domain; values that are not finite are gaps.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) { content = .area(domain, function) }
}

/// Symbols at the values of a collection.
public struct PointPlot<Content: ChartContent>: ChartContent {
    let content: Content
    /// The marks of the plot.
    public var body: Content { content }
    /// Symbols at the values of a collection.
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == ElementMarks<Data.Element> {
        content = ElementMarks(data) { PointMark(x: x.value($0), y: y.value($0)).mark }
    }
}

/// Bars of the values of a collection.
public struct BarPlot<Content: ChartContent>: ChartContent {
    let content: Content
    /// The marks of the plot.
    public var body: Content { content }
    /// Bars from zero to the values of a collection.
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == ElementMarks<Data.Element> {
        content = ElementMarks(data) { BarMark(x: x.value($0), y: y.value($0), width: width, height: height, stacking: stacking).mark }
    }
    /// Bars between two values of the elements of a collection.
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic
    ) where Content == ElementMarks<Data.Element> {
        content = ElementMarks(data) { BarMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), width: width).mark }
    }
    /// Bars between two values of the elements of a collection.
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        height: MarkDimension = .automatic
    ) where Content == ElementMarks<Data.Element> {
        content = ElementMarks(data) { BarMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0), height: height).mark }
    }
}

/// Rectangles at the values of a collection.
public struct RectanglePlot<Content: ChartContent>: ChartContent {
    let content: Content
    /// The marks of the plot.
    public var body: Content { content }
    /// Rectangles at the values of a collection.
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) where Content == ElementMarks<Data.Element> {
        content = ElementMarks(data) { RectangleMark(x: x.value($0), y: y.value($0), width: width, height: height).mark }
    }
}

/// Rules at the values of a collection.
public struct RulePlot<Content: ChartContent>: ChartContent {
    let content: Content
    /// The marks of the plot.
    public var body: Content { content }
    /// Vertical rules between two values.
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == ElementMarks<Data.Element> {
        content = ElementMarks(data) { RuleMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)).mark }
    }
    /// Horizontal rules between two values.
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == ElementMarks<Data.Element> {
        content = ElementMarks(data) { RuleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0)).mark }
    }
}

/// Sectors of the values of a collection.
public struct SectorPlot<Content: ChartContent>: ChartContent {
    let content: Content
    /// The marks of the plot.
    public var body: Content { content }
    /// Sectors of the values of a collection.
    public init<Data: Collection, V: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) where Content == ElementMarks<Data.Element> {
        content = ElementMarks(data) {
            SectorMark(angle: angle.value($0), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset).mark
        }
    }
}

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

/// The places at which functions are drawn.
private func samples(_ domain: ClosedRange<Double>) -> [Double] {
    let count = 200
    return (0...count).map { domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double($0) / Double(count) }
}

/// A line through the values of a collection, or of a function.
public struct LinePlot: ChartContent {
    let marks: [PlotMark]
    public var body: Never { fatalError("LinePlot has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) {
        for mark in content.marks { marks.append(mark) }
    }
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) { marks = data.map { LineMark(x: x.value($0), y: y.value($0)).mark } }
    public init<Data: Collection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    ) { marks = data.map { LineMark(x: x.value($0), y: y.value($0), series: series.value($0)).mark } }
    @preconcurrency public init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> Double) {
        marks = samples(domain).filter { function($0).isFinite }.map { LineMark(x: .value(x, $0), y: .value(y, function($0))).mark }
    }
    @preconcurrency public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        marks = samples(domain).map(function).filter { $0.x.isFinite && $0.y.isFinite }.map { LineMark(x: .value(x, $0.x), y: .value(y, $0.y)).mark }
    }
}
/// An area below the values of a collection, or between those of a function.
public struct AreaPlot: ChartContent {
    let marks: [PlotMark]
    public var body: Never { fatalError("AreaPlot has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) {
        for mark in content.marks { marks.append(mark) }
    }
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard
    ) { marks = data.map { AreaMark(x: x.value($0), y: y.value($0), stacking: stacking).mark } }
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) { marks = data.map { AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)).mark } }
    @preconcurrency public init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> Double) {
        marks = samples(domain).filter { function($0).isFinite }.map { AreaMark(x: .value(x, $0), y: .value(y, function($0))).mark }
    }
    @preconcurrency public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        marks = samples(domain).map { ($0, function($0)) }.filter { $0.1.yStart.isFinite && $0.1.yEnd.isFinite }
            .map { AreaMark(x: .value(x, $0.0), yStart: .value(yStart, $0.1.yStart), yEnd: .value(yEnd, $0.1.yEnd)).mark }
    }
}
/// Symbols at the values of a collection.
public struct PointPlot: ChartContent {
    let marks: [PlotMark]
    public var body: Never { fatalError("PointPlot has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) {
        for mark in content.marks { marks.append(mark) }
    }
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) { marks = data.map { PointMark(x: x.value($0), y: y.value($0)).mark } }
}
/// Bars of the values of a collection.
public struct BarPlot: ChartContent {
    let marks: [PlotMark]
    public var body: Never { fatalError("BarPlot has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) {
        for mark in content.marks { marks.append(mark) }
    }
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) { marks = data.map { BarMark(x: x.value($0), y: y.value($0), width: width, height: height, stacking: stacking).mark } }
}
/// Rectangles at the values of a collection.
public struct RectanglePlot: ChartContent {
    let marks: [PlotMark]
    public var body: Never { fatalError("RectanglePlot has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) {
        for mark in content.marks { marks.append(mark) }
    }
    public init<Data: Collection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) { marks = data.map { RectangleMark(x: x.value($0), y: y.value($0), width: width, height: height).mark } }
}

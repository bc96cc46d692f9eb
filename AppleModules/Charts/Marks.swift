import Easel

/// A bar, from zero to a value.
public struct BarMark: ChartContent {
    var mark: PlotMark
    public var body: Never { fatalError("BarMark has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) { marks.append(content.mark) }
    /// A bar at a value, stacked on the other bars there.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = PlotMark(.bar)
        mark.x = .value(x.scaleValue)
        mark.y = .value(y.scaleValue)
        (mark.width, mark.height) = (width, height)
        mark.stacking = stacking
    }

    /// A bar from one value to another.
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        mark = PlotMark(.bar)
        mark.x = .range(xStart.scaleValue, xEnd.scaleValue)
        mark.y = .value(y.scaleValue)
        mark.height = height
    }

    /// A bar from one value to another.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) {
        mark = PlotMark(.bar)
        mark.x = .value(x.scaleValue)
        mark.y = .range(yStart.scaleValue, yEnd.scaleValue)
        mark.width = width
    }

    /// A bar as high as the plot.
    public init<X: Plottable>(x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
        mark = PlotMark(.bar)
        mark.x = .value(x.scaleValue)
        mark.height = height
        mark.stacking = stacking
    }

    /// A bar as wide as the plot.
    public init<Y: Plottable>(y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
        mark = PlotMark(.bar)
        mark.y = .value(y.scaleValue)
        mark.width = width
        mark.stacking = stacking
    }
}

/// A value of a line.
public struct LineMark: ChartContent {
    var mark: PlotMark
    public var body: Never { fatalError("LineMark has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) { marks.append(content.mark) }
    /// A value of the line of its style.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = PlotMark(.line)
        mark.x = .value(x.scaleValue)
        mark.y = .value(y.scaleValue)
    }

    /// A value of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
        mark = PlotMark(.line)
        mark.x = .value(x.scaleValue)
        mark.y = .value(y.scaleValue)
        mark.series = series.scaleValue.key
    }
}

/// A value of an area.
public struct AreaMark: ChartContent {
    var mark: PlotMark
    public var body: Never { fatalError("AreaMark has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) { marks.append(content.mark) }
    /// A value of an area, stacked on the other areas there.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {
        mark = PlotMark(.area)
        mark.x = .value(x.scaleValue)
        mark.y = .value(y.scaleValue)
        mark.stacking = stacking
    }

    /// A value of the area of a series, stacked on the other areas there.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        mark = PlotMark(.area)
        mark.x = .value(x.scaleValue)
        mark.y = .value(y.scaleValue)
        mark.stacking = stacking
        mark.series = series.scaleValue.key
    }

    /// Both values of an area.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = PlotMark(.area)
        mark.x = .value(x.scaleValue)
        mark.y = .range(yStart.scaleValue, yEnd.scaleValue)
    }

    /// Both values of the area of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>) {
        mark = PlotMark(.area)
        mark.x = .value(x.scaleValue)
        mark.y = .range(yStart.scaleValue, yEnd.scaleValue)
        mark.series = series.scaleValue.key
    }
}

/// A symbol at a value.
public struct PointMark: ChartContent {
    var mark: PlotMark
    public var body: Never { fatalError("PointMark has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) { marks.append(content.mark) }
    /// A symbol at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = PlotMark(.point)
        mark.x = .value(x.scaleValue)
        mark.y = .value(y.scaleValue)
    }

    /// A symbol at a value, in the middle of the other axis.
    public init<X: Plottable>(x: PlottableValue<X>) {
        mark = PlotMark(.point)
        mark.x = .value(x.scaleValue)
    }

    /// A symbol at a value, in the middle of the other axis.
    public init<Y: Plottable>(y: PlottableValue<Y>) {
        mark = PlotMark(.point)
        mark.y = .value(y.scaleValue)
    }
}

/// A straight line at a value.
public struct RuleMark: ChartContent {
    var mark: PlotMark
    public var body: Never { fatalError("RuleMark has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) { marks.append(content.mark) }
    /// A vertical line, as high as the plot.
    public init<X: Plottable>(x: PlottableValue<X>) {
        mark = PlotMark(.rule)
        mark.x = .value(x.scaleValue)
    }

    /// A horizontal line, as wide as the plot.
    public init<Y: Plottable>(y: PlottableValue<Y>) {
        mark = PlotMark(.rule)
        mark.y = .value(y.scaleValue)
    }

    /// A vertical line between two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = PlotMark(.rule)
        mark.x = .value(x.scaleValue)
        mark.y = .range(yStart.scaleValue, yEnd.scaleValue)
    }

    /// A horizontal line between two values.
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = PlotMark(.rule)
        mark.x = .range(xStart.scaleValue, xEnd.scaleValue)
        mark.y = .value(y.scaleValue)
    }
}

/// A rectangle at a value, or between values.
public struct RectangleMark: ChartContent {
    var mark: PlotMark
    public var body: Never { fatalError("RectangleMark has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) { marks.append(content.mark) }
    /// A rectangle at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic) {
        mark = PlotMark(.rectangle)
        mark.x = .value(x.scaleValue)
        mark.y = .value(y.scaleValue)
        (mark.width, mark.height) = (width, height)
    }

    /// A rectangle between values.
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = PlotMark(.rectangle)
        mark.x = .range(xStart.scaleValue, xEnd.scaleValue)
        mark.y = .range(yStart.scaleValue, yEnd.scaleValue)
    }

    /// A rectangle between values of x, at a value of y.
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        mark = PlotMark(.rectangle)
        mark.x = .range(xStart.scaleValue, xEnd.scaleValue)
        mark.y = .value(y.scaleValue)
        mark.height = height
    }

    /// A rectangle between values of y, at a value of x.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) {
        mark = PlotMark(.rectangle)
        mark.x = .value(x.scaleValue)
        mark.y = .range(yStart.scaleValue, yEnd.scaleValue)
        mark.width = width
    }

    /// A rectangle at a value of x, as high as the plot.
    public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {
        mark = PlotMark(.rectangle)
        mark.x = .value(x.scaleValue)
        mark.width = width
    }

    /// A rectangle at a value of y, as wide as the plot.
    public init<Y: Plottable>(y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        mark = PlotMark(.rectangle)
        mark.y = .value(y.scaleValue)
        mark.height = height
    }

    /// A rectangle between values of x, as high as the plot.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        mark = PlotMark(.rectangle)
        mark.x = .range(xStart.scaleValue, xEnd.scaleValue)
    }

    /// A rectangle between values of y, as wide as the plot.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = PlotMark(.rectangle)
        mark.y = .range(yStart.scaleValue, yEnd.scaleValue)
    }
}

/// A sector of a circle, in proportion to its value.
public struct SectorMark: ChartContent {
    var mark: PlotMark
    public var body: Never { fatalError("SectorMark has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) { marks.append(content.mark) }
    /// A sector, after the ones before it.
    public init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        mark = PlotMark(.sector)
        mark.angle = angle.scaleValue
        (mark.width, mark.height) = (innerRadius, outerRadius)
        mark.angularInset = angularInset ?? 0
    }
}

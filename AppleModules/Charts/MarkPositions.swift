import Easel

// Marks whose ends are positions in the plot, in points from its left or top edge; nil is the edge of the plot.

/// The ends of a mark in points.
struct MarkEnds {
    let start: CGFloat?
    let end: CGFloat?

    /// The part of a plot of a length between the ends, whose positions grow from an edge with a padding; nil ends are at the edges.
    func fractions(room: CGFloat, padding: CGFloat, isReversed: Bool) -> (lower: Double, upper: Double) {
        func fraction(_ position: CGFloat) -> Double {
            let fraction = Double((position - padding) / room)
            return isReversed ? 1 - fraction : fraction
        }
        let (a, b) = (start.map(fraction) ?? 0, end.map(fraction) ?? 1)
        return (min(a, b), max(a, b))
    }
}

extension BarMark {
    /// A bar at a value, between positions in the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat?, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = PlotMark(.bar)
        mark.x = .value(x.scaleValue)
        mark.yEnds = MarkEnds(start: yStart, end: yEnd)
        (mark.width, mark.stacking) = (width, stacking)
    }
    /// A bar at a value, between positions in the plot.
    public init<Y: Plottable>(
        xStart: CGFloat?, xEnd: CGFloat?, y: PlottableValue<Y>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = PlotMark(.bar)
        mark.y = .value(y.scaleValue)
        mark.xEnds = MarkEnds(start: xStart, end: xEnd)
        (mark.height, mark.stacking) = (height, stacking)
    }
    /// A bar between values of x and positions in the plot.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat?) {
        mark = PlotMark(.rectangle)
        mark.x = .range(xStart.scaleValue, xEnd.scaleValue)
        mark.yEnds = MarkEnds(start: yStart, end: yEnd)
    }
    /// A bar between values of y and positions in the plot.
    public init<Y: Plottable>(xStart: CGFloat?, xEnd: CGFloat?, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = PlotMark(.rectangle)
        mark.y = .range(yStart.scaleValue, yEnd.scaleValue)
        mark.xEnds = MarkEnds(start: xStart, end: xEnd)
    }
}

extension PointMark {
    /// A symbol at a value and a position in the plot; nil is the middle.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat?) {
        mark = PlotMark(.point)
        mark.x = .value(x.scaleValue)
        if let y { mark.yEnds = MarkEnds(start: y, end: y) }
    }
    /// A symbol at a value and a position in the plot; nil is the middle.
    public init<Y: Plottable>(x: CGFloat?, y: PlottableValue<Y>) {
        mark = PlotMark(.point)
        mark.y = .value(y.scaleValue)
        if let x { mark.xEnds = MarkEnds(start: x, end: x) }
    }
}

extension RuleMark {
    /// A vertical line between positions in the plot.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat? = nil) {
        mark = PlotMark(.rule)
        mark.x = .value(x.scaleValue)
        mark.yEnds = MarkEnds(start: yStart, end: yEnd)
    }
    /// A vertical line from the edge to a position in the plot.
    public init<X: Plottable>(x: PlottableValue<X>, yEnd: CGFloat?) { self.init(x: x, yStart: nil, yEnd: yEnd) }
    /// A horizontal line between positions in the plot.
    public init<Y: Plottable>(xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = PlotMark(.rule)
        mark.y = .value(y.scaleValue)
        mark.xEnds = MarkEnds(start: xStart, end: xEnd)
    }
    /// A horizontal line from the edge to a position in the plot.
    public init<Y: Plottable>(xEnd: CGFloat?, y: PlottableValue<Y>) { self.init(xStart: nil, xEnd: xEnd, y: y) }
    /// A vertical line between two values, at a position in the plot; nil is the middle.
    public init<Y: Plottable>(x: CGFloat?, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = PlotMark(.rule)
        mark.y = .range(yStart.scaleValue, yEnd.scaleValue)
        if let x { mark.xEnds = MarkEnds(start: x, end: x) }
    }
    /// A horizontal line between two values, at a position in the plot; nil is the middle.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat?) {
        mark = PlotMark(.rule)
        mark.x = .range(xStart.scaleValue, xEnd.scaleValue)
        if let y { mark.yEnds = MarkEnds(start: y, end: y) }
    }
}

extension RectangleMark {
    /// A rectangle between values of x and positions in the plot.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat? = nil) {
        mark = PlotMark(.rectangle)
        mark.x = .range(xStart.scaleValue, xEnd.scaleValue)
        mark.yEnds = MarkEnds(start: yStart, end: yEnd)
    }
    /// A rectangle between values of y and positions in the plot.
    public init<Y: Plottable>(xStart: CGFloat?, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = PlotMark(.rectangle)
        mark.y = .range(yStart.scaleValue, yEnd.scaleValue)
        mark.xEnds = MarkEnds(start: xStart, end: xEnd)
    }
    /// A rectangle at a value of x, between positions in the plot.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat? = nil, width: MarkDimension = .automatic) {
        mark = PlotMark(.rectangle)
        mark.x = .value(x.scaleValue)
        mark.yEnds = MarkEnds(start: yStart, end: yEnd)
        mark.width = width
    }
    /// A rectangle at a value of y, between positions in the plot.
    public init<Y: Plottable>(xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        mark = PlotMark(.rectangle)
        mark.y = .value(y.scaleValue)
        mark.xEnds = MarkEnds(start: xStart, end: xEnd)
        mark.height = height
    }
}

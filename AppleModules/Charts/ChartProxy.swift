import Easel

/// The scales of a chart, for views above and behind it.
public struct ChartProxy {
    let model: ChartModel
    /// The size of the plot.
    public let plotSize: CGSize
    let anchor: Anchor<CGRect>

    /// The size of the plot.
    public var plotAreaSize: CGSize { plotSize }
    /// The frame of the plot.
    public var plotFrame: Anchor<CGRect>? { anchor }
    /// The frame of the plot.
    public var plotAreaFrame: Anchor<CGRect> { anchor }

    /// Returns the position of a value in the plot.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        model.xScale.place(ScaleValue(value)).map { model.space.point($0, 0, in: plotSize).x }
    }
    /// Returns the position of a value in the plot.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        model.yScale.place(ScaleValue(value)).map { model.space.point(0, $0, in: plotSize).y }
    }
    /// Returns the position of two values in the plot.
    public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// Returns the value at a position in the plot.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        let space = model.space
        return model.xScale.value(at: Double((position - space.left) / max(plotSize.width - space.left - space.right, 1)))?.plottable(type)
    }
    /// Returns the value at a position in the plot.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        let space = model.space
        return model.yScale.value(at: Double((plotSize.height - space.bottom - position) / max(plotSize.height - space.top - space.bottom, 1)))?
            .plottable(type)
    }
    /// Returns the values at a position in the plot.
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
        return (x, y)
    }
    /// Returns the sum of sectors up to a position in the plot.
    func angleValue<P: Plottable>(at position: CGPoint) -> P? {
        let total = model.marks.compactMap { $0.angle?.middle.map { max($0, 0) } }.reduce(0, +)
        let angle = atan2(position.y - plotSize.height / 2, position.x - plotSize.width / 2) + .pi / 2
        let turn = (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
        return ScaleValue.number(turn * total, turn * total).plottable()
    }
}

import Easel

/// The values that a scale covers.
public protocol ScaleDomain {
    /// The domain in the form that scales use. For the library's use only.
    var _domain: _ScaleDomain { get }
}

/// A domain in the form that scales use. For the library's use only.
public struct _ScaleDomain {
    let domain: ScaleSettings.Domain
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(domain: .values([ScaleValue(lowerBound), ScaleValue(upperBound)])) }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(domain: .values([ScaleValue(lowerBound), ScaleValue(upperBound)])) }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(domain: .values(map { ScaleValue($0) })) }
}

/// A domain that fits the data.
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool?
    let isReversed: Bool
    public var _domain: _ScaleDomain { _ScaleDomain(domain: .automatic(includesZero: includesZero, isReversed: isReversed)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// A domain that fits the data.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil, isReversed: false) }
    /// A domain that fits the data, with or without zero.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    }
}

/// The part of the plot that a scale uses.
public protocol PositionScaleRange {
    /// The points without marks at both ends. For the library's use only.
    var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// The plot's width or height.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public let _padding: (start: CGFloat, end: CGFloat)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The plot's whole width or height.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(_padding: (0, 0)) }
    /// The plot's width or height without a padding at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange(_padding: (padding, padding)) }
    /// The plot's width or height without a padding.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_padding: (startPadding, endPadding))
    }
}

/// The kind of a scale, which determines the positions of values.
public struct ScaleType: Hashable, Sendable {
    let isLogarithmic: Bool
    var isCategory = false
    /// Numbers at even distances.
    public static let linear = ScaleType(isLogarithmic: false)
    /// Powers of ten at even distances.
    public static let log = ScaleType(isLogarithmic: true)
    /// Dates at even distances.
    public static let date = ScaleType(isLogarithmic: false)
    /// Names in bands.
    public static let category = ScaleType(isLogarithmic: false, isCategory: true)
}

extension ScaleSettings {
    mutating func set(domain: (any ScaleDomain)?, range: (any PositionScaleRange)?, type: ScaleType?) {
        if let domain { self.domain = domain._domain.domain }
        if let range { (startPadding, endPadding) = range._padding }
        if let type { (isLogarithmic, isCategory) = (type.isLogarithmic, type.isCategory) }
    }
}

extension View {
    /// Sets the values that the x axis of charts covers.
    public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chartSetting { $0.xScale.set(domain: domain, range: nil, type: type) }
    }
    /// Sets the part of the plot that the x axis of charts uses.
    public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        chartSetting { $0.xScale.set(domain: nil, range: range, type: type) }
    }
    /// Sets the values and the part of the plot that the x axis of charts uses.
    public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View {
        chartSetting { $0.xScale.set(domain: domain, range: range, type: type) }
    }
    /// Sets how the x axis of charts places values.
    public func chartXScale(type: ScaleType?) -> some View { chartSetting { $0.xScale.set(domain: nil, range: nil, type: type) } }
    /// Sets the values that the y axis of charts covers.
    public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chartSetting { $0.yScale.set(domain: domain, range: nil, type: type) }
    }
    /// Sets the part of the plot that the y axis of charts uses.
    public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        chartSetting { $0.yScale.set(domain: nil, range: range, type: type) }
    }
    /// Sets the values and the part of the plot that the y axis of charts uses.
    public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View {
        chartSetting { $0.yScale.set(domain: domain, range: range, type: type) }
    }
    /// Sets how the y axis of charts places values.
    public func chartYScale(type: ScaleType?) -> some View { chartSetting { $0.yScale.set(domain: nil, range: nil, type: type) } }

    /// Sets the styles of series.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<Value, S>) -> some View {
        let pairs = mapping.map { (ScaleValue($0.key).key, AnyShapeStyle($0.value)) }
        return chartSetting {
            $0.styles.domain = pairs.map(\.0)
            $0.styles.styles = Dictionary(pairs) { first, _ in first }
        }
    }
    /// Sets the styles of series, in their order; colors of numbers blend from the first number to the last.
    public func chartForegroundStyleScale<D: ScaleDomain, S: ShapeStyle>(domain: D, range: [S], type: ScaleType? = nil) -> some View {
        chartSetting {
            $0.styles.set(domain: domain, type)
            $0.styles.set(range: range)
        }
    }
    /// Sets the order of series, or the numbers at both ends of the colors.
    public func chartForegroundStyleScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chartSetting { $0.styles.set(domain: domain, type) }
    }
    /// Sets the styles of series, in the order of the data; colors of numbers blend from the lowest to the highest.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
        chartSetting {
            $0.styles.set(type)
            $0.styles.set(range: range)
        }
    }
    /// Sets whether numbers are names of series.
    public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { chartSetting { $0.styles.set(type) } }
    /// Sets the styles of series in an order.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        domain: [Value], mapping: @escaping (Value) -> S
    ) -> some View {
        let pairs = domain.map { (ScaleValue($0).key, AnyShapeStyle(mapping($0))) }
        return chartSetting {
            $0.styles.domain = pairs.map(\.0)
            $0.styles.styles = Dictionary(pairs) { first, _ in first }
        }
    }
    /// Sets the styles of series.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(mapping: @escaping (Value) -> S) -> some View {
        chartSetting { $0.styles.mapping = { ScaleValue.category($0).plottable(Value.self).map { AnyShapeStyle(mapping($0)) } } }
    }
    /// Sets the colors of series that are numbers, from the lowest to the highest.
    public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        chartSetting {
            $0.styles.set(type)
            $0.styles.gradient = range
        }
    }
    /// Sets the colors of series that are numbers, from one number to another.
    public func chartForegroundStyleScale<D: ScaleDomain>(domain: D, range: Gradient, type: ScaleType? = nil) -> some View {
        chartSetting {
            $0.styles.set(domain: domain, type)
            $0.styles.gradient = range
        }
    }
}

extension Gradient {
    /// Returns the color at a part of the gradient, from 0 to 1.
    func color(at place: Double) -> Color {
        guard let after = stops.firstIndex(where: { $0.location >= place }) else { return stops.last?.color ?? .clear }
        guard after > 0, stops[after].location > stops[after - 1].location else { return stops[after].color }
        let (first, second) = (stops[after - 1], stops[after])
        return first.color.mix(with: second.color, by: (place - first.location) / (second.location - first.location))
    }
}

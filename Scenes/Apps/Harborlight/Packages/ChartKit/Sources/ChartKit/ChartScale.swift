import CoreGraphics

/// Maps values to positions between the bottom and the top of a chart.
public struct ChartScale: Equatable, Sendable {
    public let lowerBound: Double
    public let upperBound: Double

    /// A scale that holds all values, with round bounds.
    ///
    /// - Parameters:
    ///   - values: The values to show.
    ///   - includesZero: Whether the scale starts at zero even if all values are larger.
    public init(values: [Double], includesZero: Bool = true) {
        let minimum = values.min() ?? 0
        let maximum = values.max() ?? 1
        let low = includesZero ? min(0, minimum) : minimum
        let step = Self.step(for: max(maximum - low, .ulpOfOne))
        lowerBound = (low / step).rounded(.down) * step
        upperBound = max((maximum / step).rounded(.up) * step, lowerBound + step)
    }

    /// The position of a value: 0 at the bottom, 1 at the top.
    public func fraction(of value: Double) -> CGFloat {
        CGFloat((value - lowerBound) / (upperBound - lowerBound))
    }

    /// Evenly spaced values for grid lines, including both bounds.
    public func ticks(count: Int = 4) -> [Double] {
        (0...count).map { lowerBound + (upperBound - lowerBound) * Double($0) / Double(count) }
    }

    /// One, two, or five times a power of ten, about a quarter of the span.
    private static func step(for span: Double) -> Double {
        var magnitude = 1.0
        while magnitude * 10 <= span { magnitude *= 10 }
        while magnitude > span { magnitude /= 10 }
        let quarter = span / 4
        return [0.1, 0.2, 0.5, 1, 2, 5].map { $0 * magnitude }.first { $0 >= quarter } ?? magnitude * 10
    }
}

import Easel
import Foundation

/// The positions of values on an axis, from zero to one.
struct PlotScale {
    enum Kind { case number, date, category }

    var kind = Kind.number
    var lower = 0.0
    var upper = 1.0
    var categories: [String] = []
    var isReversed = false
    var isLogarithmic = false
    /// The unit of the bars' dates.
    var unit: Calendar.Component?
    /// The width of a bar without a unit, in values.
    var barRoom: Double?
    /// The points without marks at both ends.
    var startPadding: CGFloat = 0
    var endPadding: CGFloat = 0

    /// Returns a number's position.
    func fraction(_ value: Double) -> Double {
        let fraction =
            isLogarithmic
            ? (log10(max(value, .leastNormalMagnitude)) - log10(lower)) / (log10(upper) - log10(lower))
            : (value - lower) / (upper - lower)
        guard fraction.isFinite else { return isReversed ? 1 : 0 }
        return isReversed ? 1 - fraction : fraction
    }

    /// Returns the extent of a value: a band, an interval, or a position.
    func band(_ value: ScaleValue) -> (lower: Double, upper: Double)? {
        switch value {
        case .category(let name):
            guard kind == .category, let index = categories.firstIndex(of: name) else { return nil }
            let step = 1 / Double(categories.count)
            let place = isReversed ? categories.count - 1 - index : index
            return (Double(place) * step, Double(place + 1) * step)
        case .number(let lower, let upper), .date(let lower, let upper, _):
            guard kind != .category else { return band(.category(value.key)) }
            let (a, b) = (fraction(lower), fraction(upper))
            return (min(a, b), max(a, b))
        }
    }

    /// Returns the position of a value: the middle of its extent.
    func place(_ value: ScaleValue) -> Double? { band(value).map { ($0.lower + $0.upper) / 2 } }

    /// Returns the value at a position.
    func value(at fraction: Double) -> ScaleValue? {
        let place = isReversed ? 1 - fraction : fraction
        switch kind {
        case .category:
            let index = Int(saturating: (place * Double(categories.count)).rounded(.down))
            return categories.indices.contains(index) ? .category(categories[index]) : nil
        case .number:
            let value = isLogarithmic ? pow(10, log10(lower) + place * (log10(upper) - log10(lower))) : lower + place * (upper - lower)
            return .number(value, value)
        case .date:
            let value = lower + place * (upper - lower)
            return .date(value, value, nil)
        }
    }

    /// Returns the position of a fraction in points, along an axis of a length.
    func position(_ fraction: Double, length: CGFloat) -> CGFloat { startPadding + CGFloat(fraction) * (length - startPadding - endPadding) }
}

/// The settings of a chart for a scale.
struct ScaleSettings {
    enum Domain {
        case automatic(includesZero: Bool?, isReversed: Bool)
        case values([ScaleValue])
    }
    var domain: Domain?
    var isLogarithmic = false
    var isCategory = false
    var isReversed = false
    var startPadding: CGFloat = 0
    var endPadding: CGFloat = 0
    /// The length of the visible part of a scrollable axis.
    var visibleLength: Double?
    /// The first visible value of a scrollable axis.
    var visibleStart: ScaleValue?
    var isScrollable = false
}

extension PlotScale {
    /// Creates the scale of an axis.
    ///
    /// - Parameters:
    ///   - values: all values of marks on the axis.
    ///   - includesZero: whether numbers begin at zero unless the settings say otherwise.
    ///   - count: the number of steps on a rounded axis; nil for a domain that isn't rounded.
    init(values: [ScaleValue], settings: ScaleSettings, includesZero: Bool, count: Int?, unit: Calendar.Component?) {
        (isLogarithmic, isReversed) = (settings.isLogarithmic, settings.isReversed)
        (startPadding, endPadding) = (settings.startPadding, settings.endPadding)
        self.unit = unit
        var all = values
        var isExact = false
        var zero = includesZero
        switch settings.domain {
        case .values(let domain):
            all = domain
            isExact = true
        case .automatic(let includes, let reversed):
            zero = includes ?? includesZero
            isReversed = isReversed || reversed
        case nil: break
        }
        if settings.isCategory || all.contains(where: { if case .category = $0 { true } else { false } }) || (isExact && values.contains { $0.middle == nil }) {
            kind = .category
            var seen: Set<String> = []
            categories = all.map(\.key).filter { seen.insert($0).inserted }
            if isExact { return }
        } else {
            let bounds = all.compactMap(\.bounds).filter { $0.lower.isFinite && $0.upper.isFinite }
            if all.contains(where: { if case .date = $0 { true } else { false } }) { kind = .date }
            lower = bounds.map { min($0.lower, $0.upper) }.min() ?? 0
            upper = bounds.map { max($0.lower, $0.upper) }.max() ?? (kind == .date ? 0 : 1)
            if kind == .number, !isExact, !isLogarithmic {
                if zero { (lower, upper) = (min(lower, 0), max(upper, 0)) }
            }
            if lower == upper {
                if kind == .date {
                    (lower, upper) = (lower - 43200, upper + 43200)
                } else if lower == 0 {
                    upper = 1
                } else {
                    (lower, upper) = (min(lower, 0), max(upper, 0))
                }
            }
            if kind == .number, !isExact, let count {
                if isLogarithmic {
                    lower = pow(10, log10(max(lower, 1e-9)).rounded(.down))
                    upper = pow(10, log10(max(upper, 1e-9)).rounded(.up))
                } else {
                    let step = AxisSteps.niceStep(from: lower, to: upper, count: count)
                    (lower, upper) = ((lower / step).rounded(.down) * step, (upper / step - 1e-9).rounded(.up) * step)
                }
            }
        }
        if settings.isScrollable { showPart(settings) }
    }

    /// Limits the scale to the visible part of a scrollable axis.
    private mutating func showPart(_ settings: ScaleSettings) {
        guard let length = settings.visibleLength else { return }
        if kind == .category {
            let start = settings.visibleStart.flatMap { categories.firstIndex(of: $0.key) } ?? 0
            categories = Array(categories.dropFirst(start).prefix(max(Int(saturating: length), 1)))
        } else {
            lower = settings.visibleStart?.middle ?? lower
            upper = lower + length
        }
    }
}

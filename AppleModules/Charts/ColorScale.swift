import Easel

/// The colors of numbers: a gradient from the lowest to the highest.
struct ColorScale {
    let gradient: Gradient
    let lower: Double
    let upper: Double

    /// The colors of numbers without a modifier: shades of blue, an estimate.
    private static let standard = Gradient(colors: [.blue.opacity(0.1), .blue])

    /// Whether the colors are those of numbers, for which the legend has a bar, rather than of dates.
    let isQuantity: Bool

    /// Returns the scale of keys that are numbers, or with a gradient of their own dates; nil for names, and where a modifier assigns styles one by one.
    init?(_ keys: [SeriesKey], _ settings: StyleScale) {
        let numbers = keys.compactMap(\.number)
        guard !keys.isEmpty, numbers.count == keys.count, settings.styles.isEmpty, settings.mapping == nil, !settings.isCategory else { return nil }
        isQuantity = keys.allSatisfy(\.isQuantity)
        let blended = settings.colors.map { Gradient(colors: $0) } ?? (settings.range.isEmpty ? Self.standard : nil)
        guard let gradient = settings.gradient ?? (isQuantity ? blended : nil) else { return nil }
        let bounds = settings.numbers ?? (numbers.min() ?? 0, numbers.max() ?? 0)
        // A domain may descend.
        let reversed = Gradient(stops: gradient.stops.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location) })
        self.gradient = bounds.0 > bounds.1 ? reversed : gradient
        (lower, upper) = (min(bounds.0, bounds.1), max(bounds.0, bounds.1))
    }

    /// Returns the part of the scale below a number, from 0 to 1.
    func place(of number: Double) -> Double { upper > lower ? min(max((number - lower) / (upper - lower), 0), 1) : 0 }

    func color(of number: Double) -> Color { gradient.color(at: place(of: number)) }

    /// The numbers below the legend's bar.
    var ticks: [Double] {
        guard upper > lower else { return [lower] }
        return AxisSteps.multiples(of: AxisSteps.niceStep(from: lower, to: upper, count: 4), from: lower, to: upper)
    }
}

/// The colors of numbers as a bar, with some of the numbers below it.
struct ColorScaleLegend: View {
    let scale: ColorScale
    /// The length and the height of the bar in points, estimates.
    private static let size = CGSize(width: 160, height: 10)

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            RoundedRectangle(cornerRadius: 2).fill(LinearGradient(gradient: scale.gradient, startPoint: .leading, endPoint: .trailing))
                .frame(width: Self.size.width, height: Self.size.height)
            ZStack(alignment: .topLeading) {
                Color.clear.frame(width: Self.size.width, height: 0)
                ForEach(scale.ticks, id: \.self) { tick in
                    let place = scale.place(of: tick)
                    // The first and the last number stay below the bar.
                    Text(ScaleValue.number(tick, tick).key).fixedSize().alignmentGuide(.leading) { ($0.width - Self.size.width) * place }
                }
            }
            .font(.caption2).foregroundStyle(Color.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}

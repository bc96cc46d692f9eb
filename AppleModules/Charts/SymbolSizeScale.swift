import Easel

/// The areas of symbols whose sizes stand for values.
struct SymbolSizeScale {
    /// The numbers or dates at both ends; nil for those of the data, and zero among numbers.
    var numbers: ClosedRange<Double>?
    /// The areas, in square points, from the lowest number or the first name to the highest or the last.
    var areas: [CGFloat] = [15, 300]
    /// The areas of some values.
    var mapping: [String: CGFloat] = [:]
    /// Names in the order of their areas; nil for the order of the data.
    var names: [String]?

    mutating func set<D: ScaleDomain>(domain: D) {
        guard case .values(let values) = domain._domain.domain else { return }
        let bounds = values.compactMap(\.bounds)
        guard !bounds.isEmpty else {
            names = values.map(\.key)
            return
        }
        let numbers = bounds.flatMap { [$0.lower, $0.upper] }.filter(\.isFinite)
        if let lower = numbers.min(), let upper = numbers.max() { self.numbers = lower...upper }
    }

    /// Gives marks without a size of their own the areas of their values.
    func apply(to marks: inout [PlotMark]) {
        let keys = marks.compactMap(\.symbolSizeKey)
        guard !keys.isEmpty else { return }
        // Areas of numbers are in proportion to them; dates have no zero.
        let values = keys.compactMap(\.number).filter(\.isFinite) + (keys.contains(where: \.isQuantity) ? [0] : [])
        let ends = numbers ?? (values.min() ?? 0)...(values.max() ?? 0)
        let names = names ?? keys.map(\.value).uniqued()
        for index in marks.indices where marks[index].symbolArea == nil {
            guard let key = marks[index].symbolSizeKey else { continue }
            if let area = mapping[key.value] {
                marks[index].symbolArea = area
            } else if let number = key.number {
                guard number.isFinite else { continue }
                let fraction = ends.upperBound > ends.lowerBound ? (number - ends.lowerBound) / (ends.upperBound - ends.lowerBound) : 1
                marks[index].symbolArea = area(at: min(max(fraction, 0), 1))
            } else {
                let place = names.firstIndex(of: key.value) ?? 0
                marks[index].symbolArea = areas.count > 2 ? areas[place % areas.count] : area(at: names.count > 1 ? Double(place) / Double(names.count - 1) : 1)
            }
        }
    }

    private func area(at fraction: Double) -> CGFloat {
        guard let first = areas.first, let last = areas.last else { return 0 }
        return max(first + (last - first) * fraction, 0)
    }
}

extension View {
    /// Sets the areas of symbols whose sizes stand for values.
    public func chartSymbolSizeScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, CGFloat>) -> some View {
        let pairs = mapping.map { (ScaleValue($0.key).key, $0.value) }
        return chartSetting { $0.symbolSizes.mapping = Dictionary(pairs) { first, _ in first } }
    }
    /// Sets the values at both ends of the areas of symbols.
    public func chartSymbolSizeScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chartSetting { $0.symbolSizes.set(domain: domain) }
    }
    /// Sets the values and areas of symbols, in square points.
    public func chartSymbolSizeScale<D: ScaleDomain>(domain: D, range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
        chartSymbolSizeScale(domain: domain, range: [range.lowerBound, range.upperBound], type: type)
    }
    /// Sets the values and areas of symbols, in square points.
    public func chartSymbolSizeScale<D: ScaleDomain>(domain: D, range: [CGFloat], type: ScaleType? = nil) -> some View {
        chartSetting {
            $0.symbolSizes.set(domain: domain)
            $0.symbolSizes.areas = range
        }
    }
    /// Sets the smallest and largest areas of symbols, in square points.
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
        chartSetting { $0.symbolSizes.areas = [range.lowerBound, range.upperBound] }
    }
    /// Sets the areas of symbols, in square points.
    public func chartSymbolSizeScale(range: [CGFloat], type: ScaleType? = nil) -> some View { chartSetting { $0.symbolSizes.areas = range } }
}

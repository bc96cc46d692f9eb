import Easel

extension View {
    /// Sets the symbols of series.
    public func chartSymbolScale<Value: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<Value, S>) -> some View {
        let pairs = mapping.map { (ScaleValue($0.key).key, SymbolKind($0.value)) }
        return chartSetting { $0.symbols = Dictionary(pairs) { first, _ in first } }
    }
    /// Sets the symbols of series, in their order.
    public func chartSymbolScale<Value: Plottable, S: ChartSymbolShape>(domain: [Value], range: [S]) -> some View {
        let pairs = zip(domain, range).map { (ScaleValue($0).key, SymbolKind($1)) }
        return chartSetting { $0.symbols = Dictionary(pairs) { first, _ in first } }
    }
    /// Sets the symbols of series, in the order of the data.
    public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        let range = range.map { SymbolKind($0) }
        return chartSetting { $0.symbolRange = range }
    }
    /// Sets the dashes of the lines of series.
    public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>) -> some View {
        let pairs = mapping.map { (ScaleValue($0.key).key, $0.value) }
        return chartSetting { $0.lineStyles = Dictionary(pairs) { first, _ in first } }
    }
    /// Sets the dashes of the lines of series, in their order.
    public func chartLineStyleScale<Value: Plottable>(domain: [Value], range: [StrokeStyle]) -> some View {
        let pairs = zip(domain, range).map { (ScaleValue($0).key, $1) }
        return chartSetting { $0.lineStyles = Dictionary(pairs) { first, _ in first } }
    }
    /// Sets the dashes of the lines of series, in the order of the data.
    public func chartLineStyleScale(range: [StrokeStyle]) -> some View { chartSetting { $0.lineStyleRange = range } }
}

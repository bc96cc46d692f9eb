import Easel

/// The styles of series.
struct SeriesStyles {
    /// A line of the legend.
    struct Entry {
        let name: String
        let style: AnyShapeStyle
        let symbol: SymbolKind?
    }

    private(set) var colorKeys: [String] = []
    private(set) var symbolKeys: [String] = []
    private(set) var dashKeys: [String] = []
    private let settings: StyleScale
    private let scales: ChartSettings
    /// The numbers among the keys.
    private let numbers: [String: Double]
    /// The colors of the keys, if all of them are numbers.
    let colors: ColorScale?

    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .indigo, .mint, .teal, .brown]

    init(marks: [PlotMark], settings: ChartSettings) {
        self.settings = settings.styles
        scales = settings
        numbers = Dictionary(marks.compactMap { mark in mark.styleKey.flatMap { key in key.number.map { (key.value, $0) } } }) { first, _ in first }
        let keys = marks.compactMap(\.styleKey)
        colors = ColorScale(keys, settings.styles)
        let used = keys.map(\.value).uniqued()
        colorKeys = settings.styles.domain.map { domain in domain + used.filter { !domain.contains($0) } } ?? used
        symbolKeys = marks.compactMap(\.symbolKey?.value).uniqued()
        dashKeys = marks.compactMap(\.lineStyleKey?.value).uniqued()
    }

    func style(_ key: String) -> AnyShapeStyle {
        if let style = settings.styles[key] ?? settings.mapping?(key) { return style }
        if let colors, let number = numbers[key] { return AnyShapeStyle(colors.color(of: number)) }
        let index = colorKeys.firstIndex(of: key) ?? 0
        if !settings.range.isEmpty { return settings.range[index % settings.range.count] }
        return AnyShapeStyle(Self.palette[index % Self.palette.count])
    }

    func symbol(_ key: String) -> SymbolKind {
        if let symbol = scales.symbols[key] { return symbol }
        let index = symbolKeys.firstIndex(of: key) ?? 0
        return scales.symbolRange.isEmpty ? .series(index) : scales.symbolRange[index % scales.symbolRange.count]
    }

    func dash(_ key: String) -> [CGFloat] {
        if let style = scales.lineStyles[key] { return style.dash }
        let range = scales.lineStyleRange
        if !range.isEmpty { return range[(dashKeys.firstIndex(of: key) ?? 0) % range.count].dash }
        let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]
        return dashes[(dashKeys.firstIndex(of: key) ?? 0) % dashes.count]
    }

    /// The legend's lines. The colors of numbers are in a bar instead.
    var entries: [Entry] {
        let names = ((colors?.isQuantity == true ? [] : colorKeys) + symbolKeys + dashKeys).uniqued()
        return names.map { name in
            Entry(
                name: name, style: colors?.isQuantity != true && colorKeys.contains(name) ? style(name) : AnyShapeStyle(Color.accentColor),
                symbol: symbolKeys.contains(name) ? symbol(name) : nil)
        }
    }
}

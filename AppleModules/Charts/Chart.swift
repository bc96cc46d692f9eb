import Easel

/// A chart of data.
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings

    /// A chart of marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// A chart of marks for each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
    where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// A chart of marks for each element, identified by a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    public var body: some View {
        var list = _MarkList()
        Content._collect(content, into: &list)
        return ChartView(marks: list.marks, settings: settings).textsHiddenFromSeparator()
    }
}

/// The plot, the axes, and the legend of marks.
private struct ChartView: View {
    let marks: [PlotMark]
    let settings: ChartSettings

    var body: some View {
        let styles = settings.legend.visibility == .hidden ? nil : SeriesStyles(marks: marks, settings: settings)
        let entries = styles?.entries ?? []
        let colors = styles?.colors.flatMap { $0.isQuantity ? $0 : nil }
        let legend = settings.legend
        if entries.isEmpty && colors == nil && (legend.content == nil || legend.visibility == .hidden) {
            chart
        } else {
            let spacing = legend.spacing ?? 8
            switch legend.position {
            case .top, .topLeading, .topTrailing:
                VStack(alignment: legend.alignment?.horizontal ?? .leading, spacing: spacing) {
                    legendView(entries, colors)
                    chart
                }
            case .leading:
                HStack(alignment: legend.alignment?.vertical ?? .top, spacing: spacing) {
                    legendView(entries, colors)
                    chart
                }
            case .trailing:
                HStack(alignment: legend.alignment?.vertical ?? .top, spacing: spacing) {
                    chart
                    legendView(entries, colors)
                }
            case .overlay: chart.overlay(alignment: legend.alignment ?? .topLeading) { legendView(entries, colors) }
            default:
                VStack(alignment: legend.alignment?.horizontal ?? .leading, spacing: spacing) {
                    chart
                    legendView(entries, colors)
                }
            }
        }
    }

    @ViewBuilder private func legendView(_ entries: [SeriesStyles.Entry], _ colors: ColorScale?) -> some View {
        if let content = settings.legend.content {
            content
        } else {
            VStack(alignment: .leading, spacing: 4) {
                if let colors { ColorScaleLegend(scale: colors) }
                if !entries.isEmpty {
                    ChartLegend(entries: entries, isVertical: settings.legend.position == .leading || settings.legend.position == .trailing)
                }
            }
        }
    }

    private var chart: some View {
        ChartSizing {
            GeometryReader { proxy in
                ChartArea(model: ChartModel(marks: marks, settings: settings, size: proxy.size), settings: settings)
            }
            if settings.plotStyle != nil {
                // Events by text find the labels of the other one.
                ChartArea(model: ChartModel(marks: marks, settings: settings, size: ChartSizing.nominalSize), settings: settings, isMeasured: true)
                    .hidden().allowsHitTesting(false)
            }
        }
    }
}

/// Gives a chart its size: as much as there is, unless a style gives the plot its own size. Then a second chart without marks is measured.
///
/// Apple: "Use this modifier to configure the size or aspect ratio of the plot area of charts." (`chartPlotStyle(content:)`)
private struct ChartSizing: Layout {
    /// The size that decides about the labels of the measured chart: those of the drawn one depend on its size, which isn't known yet.
    static let nominalSize = CGSize(width: 300, height: 200)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.last?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// The names of series with their colors.
private struct ChartLegend: View {
    let entries: [SeriesStyles.Entry]
    let isVertical: Bool

    var body: some View {
        LegendLayout(isVertical: isVertical) {
            ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
                HStack(spacing: 4) {
                    LegendSymbol(symbol: entry.symbol ?? SymbolKind(.circle)).fill(entry.style).frame(width: 8, height: 8)
                    Text(entry.name).font(.caption).foregroundStyle(Color.secondary)
                }
            }
        }
    }
}

nonisolated private struct LegendSymbol: Shape {
    let symbol: SymbolKind
    func path(in rect: CGRect) -> Path { symbol.path(rect) }
}

/// Arranges the lines of a legend in rows.
private struct LegendLayout: Layout {
    let isVertical: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        frames(subviews, width: proposal.width ?? .infinity).reduce(CGRect.zero) { $0.union($1) }.size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(subviews, width: bounds.width)) {
            subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
        var (x, y, height) = (0.0, 0.0, 0.0)
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, isVertical || x + size.width > width + 0.01 { (x, y, height) = (0, y + height + 4, 0) }
            defer { (x, height) = (x + size.width + 12, max(height, size.height)) }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}

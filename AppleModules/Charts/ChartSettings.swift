import Easel

/// The settings that modifiers make for the charts in a view.
struct ChartSettings {
    /// An axis set by a modifier.
    struct Axis {
        var visibility = Visibility.automatic
        var groups: [AxisGroup]?
        /// The number of values that the axis's content requests.
        var desiredCount: Int? {
            for group in groups ?? [] {
                if case .automatic(let count?) = group.values.values { return max(count, 1) }
            }
            return nil
        }
    }

    /// A view beside the plot.
    struct Title {
        let isHorizontal: Bool
        let position: AnnotationPosition
        let alignment: Alignment?
        let spacing: CGFloat?
        let content: AnyView
    }

    struct Legend {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView?
    }

    var xAxis = Axis()
    var yAxis = Axis()
    var xScale = ScaleSettings()
    var yScale = ScaleSettings()
    var styles = StyleScale()
    var symbols: [String: SymbolKind] = [:]
    var symbolRange: [SymbolKind] = []
    var symbolSizes = SymbolSizeScale()
    var lineStyles: [String: StrokeStyle] = [:]
    var lineStyleRange: [StrokeStyle] = []
    var legend = Legend()
    var titles: [Title] = []
    var plotStyle: ((AnyView) -> AnyView)?
    var overlays: [(Alignment, (ChartProxy) -> AnyView)] = []
    var backgrounds: [(Alignment, (ChartProxy) -> AnyView)] = []
    var selections: [@MainActor (ChartProxy, CGPoint?) -> Void] = []
}

/// The styles of series set by modifiers.
struct StyleScale {
    var domain: [String]?
    var range: [AnyShapeStyle] = []
    var styles: [String: AnyShapeStyle] = [:]
    var mapping: ((String) -> AnyShapeStyle?)?
    /// The colors of numbers, from the lowest to the highest.
    var gradient: Gradient?
    /// The numbers at both ends of the gradient; nil for those of the data.
    var numbers: (Double, Double)?
    /// The colors among which those of numbers are blended.
    var colors: [Color]?
    /// Whether numbers are names.
    var isCategory = false

    mutating func set(_ type: ScaleType?) { isCategory = type?.isCategory ?? isCategory }
    mutating func set<D: ScaleDomain>(domain: D, _ type: ScaleType?) {
        set(type)
        guard case .values(let values) = domain._domain.domain else { return }
        self.domain = values.map(\.key)
        if let first = values.first?.middle, let last = values.last?.middle { numbers = (first, last) }
    }
    mutating func set<S: ShapeStyle>(range: [S]) {
        self.range = range.map { AnyShapeStyle($0) }
        if let colors = range as? [Color], colors.count > 1 { self.colors = colors }
    }
}

private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    /// The settings that modifiers make for the charts in the view.
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    func chartSetting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}

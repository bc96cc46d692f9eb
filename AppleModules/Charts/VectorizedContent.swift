import Easel

/// Chart content that has one mark for each element of a collection.
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the elements.
    associatedtype DataElement
    /// The elements, in the order of their marks. For the library's use only.
    var _elements: [DataElement] { get }
}

/// The marks of a plot of a collection.
public struct ElementMarks<DataElement>: VectorizedChartContent {
    /// The elements, in the order of their marks. For the library's use only.
    public let _elements: [DataElement]
    private let mark: (DataElement) -> PlotMark
    /// Not used: the elements are marks themselves.
    public var body: Never { fatalError("ElementMarks has no body") }
    /// Adds a mark for each element. For the library's use only.
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) {
        for element in content._elements { marks.append(content.mark(element)) }
    }
    init<Data: Collection>(_ data: Data, mark: @escaping (DataElement) -> PlotMark) where Data.Element == DataElement {
        _elements = Array(data)
        self.mark = mark
    }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The elements, in the order of their marks. For the library's use only.
    public var _elements: [Content.DataElement] { content._elements }
}
extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The elements, in the order of their marks. For the library's use only.
    public var _elements: [Content.DataElement] { content._elements }
}
extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The elements, in the order of their marks. For the library's use only.
    public var _elements: [Content.DataElement] { content._elements }
}
extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The elements, in the order of their marks. For the library's use only.
    public var _elements: [Content.DataElement] { content._elements }
}
extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The elements, in the order of their marks. For the library's use only.
    public var _elements: [Content.DataElement] { content._elements }
}
extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The elements, in the order of their marks. For the library's use only.
    public var _elements: [Content.DataElement] { content._elements }
}
extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The elements, in the order of their marks. For the library's use only.
    public var _elements: [Content.DataElement] { content._elements }
}

/// Marks of a plot with options that depend on the elements.
struct ModifiedElements<Content: VectorizedChartContent>: VectorizedChartContent {
    let content: Content
    let change: (inout PlotMark, Content.DataElement) -> Void
    var _elements: [Content.DataElement] { content._elements }
    var body: Never { fatalError("modified elements have no body") }
    static func _collect(_ content: Self, into marks: inout _MarkList) {
        let first = marks.marks.count
        Content._collect(content.content, into: &marks)
        for (index, element) in zip(first..., content._elements) where index < marks.marks.count { content.change(&marks.marks[index], element) }
    }
}

/// Options of plots of collections, which depend on the elements.
extension VectorizedChartContent {
    private func changed(_ change: @escaping (inout PlotMark, DataElement) -> Void) -> ModifiedElements<Self> {
        ModifiedElements(content: self, change: change)
    }
    /// Fills the marks with the styles of series.
    public func foregroundStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement> {
        changed { $0.styleKey = $0.styleKey ?? SeriesKey(value.value($1)) }
    }
    /// Fills the marks with the styles at a key path.
    public func foregroundStyle<S: ShapeStyle>(_ style: KeyPath<DataElement, S>) -> some VectorizedChartContent<DataElement> {
        changed { $0.style = $0.style ?? AnyShapeStyle($1[keyPath: style]) }
    }
    /// Makes the marks translucent.
    public func opacity(_ opacity: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
        changed { $0.opacity *= $1[keyPath: opacity] }
    }
    /// Sets the symbols of points and lines by series.
    public func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement> {
        changed { $0.symbolKey = $0.symbolKey ?? SeriesKey(value.value($1)) }
    }
    /// Sets the area of symbols, in square points.
    public func symbolSize(_ area: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        changed { $0.symbolArea = $0.symbolArea ?? $1[keyPath: area] }
    }
    /// Sets the size of symbols by values.
    public func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement> {
        changed { $0.symbolSizeKey = $0.symbolSizeKey ?? SeriesKey(value.value($1)) }
    }
    /// Dashes lines by series.
    public func lineStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement> {
        changed { $0.lineStyleKey = $0.lineStyleKey ?? SeriesKey(value.value($1)) }
    }
    /// Places the bars of series side by side.
    public func position<D: Plottable>(
        by value: PlottableProjection<DataElement, D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            guard $0.positionKey == nil else { return }
            ($0.positionKey, $0.positionSpan) = (SeriesKey(value.value($1)), span)
        }
    }
    /// Draws the marks above those with lower values.
    public func zIndex(_ value: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
        changed { $0.zIndex = $0.zIndex ?? $1[keyPath: value] }
    }
}

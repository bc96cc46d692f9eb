import Easel
import Foundation
import Testing

@testable import AppleCharts

/// The scales, stacks, and outlines of charts.
@MainActor struct ChartTests {
    private let size = CGSize(width: 300, height: 100)

    private func model<C: ChartContent>(_ settings: ChartSettings = ChartSettings(), @ChartContentBuilder content: () -> C) -> ChartModel {
        var list = _MarkList()
        C._collect(content(), into: &list)
        return ChartModel(marks: list.marks, settings: settings, size: size)
    }

    private func rects(_ model: ChartModel) -> [CGRect] { model.items(in: size).map { $0.shape.outline().boundingRect } }

    private func expect(_ rects: [CGRect], _ expected: [CGRect], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(rects.count == expected.count, sourceLocation: sourceLocation)
        for (a, b) in zip(rects, expected) {
            let isNear = abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
            #expect(isNear, "\(a) instead of \(b)", sourceLocation: sourceLocation)
        }
    }

    @Test func barsOfNamesHaveBands() {
        let model = model {
            ForEach(["a", "b", "c"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Value", $0 == "c" ? 10 : 5), width: .ratio(0.5)) }
        }
        expect(
            rects(model),
            [
                CGRect(x: 25, y: 50, width: 50, height: 50), CGRect(x: 125, y: 50, width: 50, height: 50), CGRect(x: 225, y: 0, width: 50, height: 100),
            ])
    }

    /// A style that sizes the plot sizes the chart, also where a scroll view proposes no height. The next view begins below the axis.
    @Test func theChartFollowsTheSizeOfItsPlot() throws {
        let graph = AppleModuleGraph.make(
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    Chart { BarMark(x: .value("Name", "a"), y: .value("Value", 5)) }.chartPlotStyle { $0.frame(width: 100, height: 80) }
                    Color.red.frame(width: 20, height: 20)
                }
            })
        let boxes = graph.layoutListing()
        let label = try #require(boxes.first { $0.label == "a" }).rect
        let next = try #require(boxes.first { $0.name == "Color" }).rect
        #expect(label.minY > 75 && label.maxY <= next.minY && next.minY < 110, "\(label), \(next)")
    }

    @Test func marksEndAtPositionsInThePlot() {
        let marks = model {
            BarMark(x: .value("Name", "a"), yStart: 20, yEnd: nil, width: 20)
            RectangleMark(xStart: 30, xEnd: 60, yStart: .value("Value", 0), yEnd: .value("Value", 10))
            RuleMark(x: .value("Name", "a"), yStart: 10, yEnd: 40)
        }
        expect(
            rects(marks),
            [CGRect(x: 140, y: 0, width: 20, height: 20), CGRect(x: 30, y: 0, width: 30, height: 100), CGRect(x: 150, y: 10, width: 0, height: 30)])
    }

    @Test func barsAtTheSameValueAreStacked() {
        let marks = model {
            BarMark(x: .value("Name", "a"), y: .value("Value", 4), width: 20)
            BarMark(x: .value("Name", "a"), y: .value("Value", 6), width: 20)
        }
        expect(rects(marks), [CGRect(x: 140, y: 60, width: 20, height: 40), CGRect(x: 140, y: 0, width: 20, height: 60)])
        let shares = model {
            BarMark(x: .value("Name", "a"), y: .value("Value", 1), width: 20, stacking: .normalized)
            BarMark(x: .value("Name", "a"), y: .value("Value", 3), width: 20, stacking: .normalized)
        }
        expect(rects(shares), [CGRect(x: 140, y: 75, width: 20, height: 25), CGRect(x: 140, y: 0, width: 20, height: 75)])
    }

    @Test func seriesSideBySideShareABand() {
        let model = model {
            ForEach([1, 2], id: \.self) { kind in
                BarMark(x: .value("Name", "a"), y: .value("Value", 10), width: .ratio(1)).position(by: .value("Kind", kind))
            }
        }
        expect(rects(model), [CGRect(x: 30, y: 0, width: 120, height: 100), CGRect(x: 150, y: 0, width: 120, height: 100)])
    }

    @Test func rectanglesAtNumbersHaveTheSpaceUpToTheirNeighbors() {
        func heatMap(_ size: MarkDimension) -> [CGRect] {
            rects(
                model {
                    ForEach([0, 1, 2], id: \.self) { x in
                        ForEach([0, 1], id: \.self) { y in RectangleMark(x: .value("X", x), y: .value("Y", y), width: size, height: size) }
                    }
                })
        }
        expect(
            Array(heatMap(.ratio(1)).prefix(3)),
            [CGRect(x: 0, y: 50, width: 100, height: 50), CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 50, width: 100, height: 50)])
        expect(Array(heatMap(.inset(5)).prefix(1)), [CGRect(x: 5, y: 55, width: 90, height: 40)])
        expect(Array(heatMap(.automatic).prefix(1)), [CGRect(x: -4, y: 96, width: 8, height: 8)])
    }

    @Test func aRectangleAtOneValueFillsThePlot() {
        let model = model {
            RectangleMark(x: .value("Name", "a"), width: .ratio(1))
            ForEach(["a", "b"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Value", 10)) }
        }
        expect(Array(rects(model).prefix(1)), [CGRect(x: 0, y: 0, width: 150, height: 100)])
    }

    @Test func numbersHaveColorsOfAGradientWithItsLegend() throws {
        func points<C: ChartContent>(_ settings: ChartSettings = ChartSettings(), @ChartContentBuilder content: () -> C) -> SeriesStyles {
            model(settings, content: content).styles
        }
        let numbers = points {
            ForEach([2.0, 4.0, 10.0], id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", 1)).foregroundStyle(by: .value("Heat", $0)) }
        }
        let colors = try #require(numbers.colors)
        #expect(numbers.entries.isEmpty && colors.lower == 2 && colors.upper == 10 && colors.place(of: 4) == 0.25)
        #expect(colors.ticks == [2, 4, 6, 8, 10])
        var settings = ChartSettings()
        (settings.styles.gradient, settings.styles.numbers) = (Gradient(colors: [.red, .blue]), (0, 100))
        let wide = points(settings) { PointMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(by: .value("Heat", 50)) }
        #expect(wide.colors?.place(of: 50) == 0.5 && wide.colors?.place(of: 200) == 1)
        var colorsInOrder = ChartSettings()
        colorsInOrder.styles.set(domain: 0...4, nil)
        colorsInOrder.styles.set(range: [Color.red, .green, .blue])
        let blended = points(colorsInOrder) { PointMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(by: .value("Heat", 2)) }
        #expect(blended.colors?.place(of: 2) == 0.5 && blended.colors?.gradient.stops.map(\.color) == [.red, .green, .blue])
        colorsInOrder.styles.set(.category)
        let categories = points(colorsInOrder) { PointMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(by: .value("Heat", 2)) }
        #expect(categories.colors == nil && categories.entries.map(\.name).contains("2"))
        let names = points { PointMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(by: .value("Kind", "a")) }
        #expect(names.colors == nil && names.entries.map(\.name) == ["a"])

        let graph = AppleModuleGraph.make(
            Chart { ForEach([0, 1, 2], id: \.self) { PointMark(x: .value("X", "p\($0)"), y: .value("Y", 1)).foregroundStyle(by: .value("Heat", $0 * 10)) } })
        let labels = graph.layoutListing().filter { $0.name == "Text" }.compactMap(\.label)
        #expect(["0", "5", "10", "15", "20"].allSatisfy(labels.contains), "\(labels)")
    }

    @Test func horizontalBarsBeginWithTheFirstName() {
        let model = model {
            BarMark(x: .value("Value", 10), y: .value("Name", "a"), height: 10)
            BarMark(x: .value("Value", 5), y: .value("Name", "b"), height: 10)
        }
        expect(rects(model), [CGRect(x: 0, y: 20, width: 300, height: 10), CGRect(x: 0, y: 70, width: 150, height: 10)])
    }

    @Test func linesConnectTheirSeries() {
        let model = model {
            ForEach(["one", "two"], id: \.self) { name in
                ForEach(0..<3) { LineMark(x: .value("x", $0 * 10), y: .value("y", $0 * 50), series: .value("Name", name)) }
            }
            if size.width > 0 { RuleMark(y: .value("y", 50)) }
        }
        expect(rects(model), [CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: size), CGRect(x: 0, y: 50, width: 300, height: 0)])
    }

    @Test func sectorsGoClockwiseFromTheTop() {
        let model = model {
            SectorMark(angle: .value("Value", 1))
            SectorMark(angle: .value("Value", 3), innerRadius: .ratio(0.5))
        }
        let outlines = model.items(in: size).map { $0.shape.outline() }
        expect([outlines[0].boundingRect], [CGRect(x: 150, y: 0, width: 50, height: 50)])
        #expect(outlines[1].contains(CGPoint(x: 140, y: 90)) && !outlines[1].contains(CGPoint(x: 145, y: 55)) && !outlines[1].contains(CGPoint(x: 160, y: 40)))
    }

    @Test func stepsAreRound() {
        #expect(AxisSteps.niceStep(from: 0, to: 85, count: 5) == 20)
        #expect(AxisSteps.niceStep(from: 0, to: 7, count: 7) == 1)
        #expect(abs(AxisSteps.niceStep(from: 0, to: 0.9, count: 4) - 0.5) < 1e-9)
        #expect(AxisSteps.multiples(of: 20, from: -15, to: 60) == [0, 20, 40, 60])
        let scale = PlotScale(values: [.number(3, 3), .number(85, 85)], settings: ScaleSettings(), includesZero: true, count: 5, unit: nil)
        #expect(scale.lower == 0 && scale.upper == 100 && scale.fraction(25) == 0.25)
    }

    @Test func datesHaveStrides() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 1, day: 15))).timeIntervalSinceReferenceDate
        let end = start + 366 * 86400
        #expect(AxisSteps.dateStride(from: start, to: end, count: 7, unit: nil) == AxisSteps.DateStride(unit: .month, count: 2, seconds: 2 * 30.4 * 86400))
        let months = AxisSteps.dates(by: .month, count: 3, from: start, to: end, calendar: calendar).map {
            calendar.component(.month, from: Date(timeIntervalSinceReferenceDate: $0))
        }
        #expect(months == [4, 7, 10, 1])
    }

    @Test func datesAreWrittenAsInTheScene() {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(ScaleValue(date).key == "Nov 14, 2023")
        let label = AxisValueLabel(format: .dateTime.month(.defaultDigits).day())
        #expect(label.item.text(ScaleValue(date), nil, PlotScale(values: [], settings: ScaleSettings(), includesZero: false, count: 5, unit: nil)) == "11/14")
    }

    @Test func valuesReturnToTheirTypes() {
        enum Fruit: String, Plottable { case apple, pear }
        #expect(ScaleValue(Fruit.pear) == .category("pear"))
        #expect(ScaleValue.category("apple").plottable(Fruit.self) == .apple)
        #expect(ScaleValue.number(3.7, 3.7).plottable(Int.self) == 3)
        #expect(ScaleValue.number(3, 3).plottable(String.self) == nil)
        let model = model { BarMark(x: .value("Name", "a"), y: .value("Value", 10)) }
        #expect(model.xScale.value(at: 0.5) == .category("a") && model.yScale.value(at: 0.5) == .number(5, 5))
    }

    @Test func outerOptionsDoNotReplaceInnerOnes() {
        let model = model {
            Group {
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(16)
                PointMark(x: .value("x", 1), y: .value("y", 1))
            }
            .symbolSize(64).opacity(0.5)
        }
        #expect(model.marks.map(\.symbolArea) == [16, 64] && model.marks.map(\.opacity) == [0.5, 0.5])
    }

    @Test func legendsListSeriesInTheirOrder() {
        var settings = ChartSettings()
        settings.styles.domain = ["b"]
        let model = model(settings) {
            ForEach(["a", "b", "a"], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Kind", $0)) }
        }
        #expect(model.styles.entries.map(\.name) == ["b", "a"])
        #expect(model.styles.style("a") == AnyShapeStyle(Color.green))
    }

    @Test func scalesChooseSymbolsAndDashes() {
        var settings = ChartSettings()
        settings.symbols = ["b": SymbolKind(.square)]
        settings.lineStyles = ["b": StrokeStyle(dash: [9])]
        let model = model(settings) {
            ForEach(["a", "b"], id: \.self) {
                LineMark(x: .value("x", 1), y: .value("y", 2)).symbol(by: .value("k", $0)).lineStyle(by: .value("k", $0))
            }
        }
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(model.styles.symbol("b").path(unit) == SymbolKind(.square).path(unit))
        #expect(model.styles.symbol("a").path(unit) == SymbolKind(.circle).path(unit))
        #expect(model.styles.dash("b") == [9])
        #expect(model.styles.dash("a") == [])
    }
}

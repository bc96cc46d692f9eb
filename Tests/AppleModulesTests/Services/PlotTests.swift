import Easel
import Foundation
import Testing

@testable import AppleCharts

/// Plots of functions and collections, and symbols whose sizes stand for values.
@MainActor struct PlotTests {
    private struct Item {
        let x: Double
        let kind: String
        let area: CGFloat
        let part: Double
    }
    private let items = [Item(x: 1, kind: "a", area: 10, part: 0.5), Item(x: 2, kind: "b", area: 20, part: 1)]

    private func model<C: ChartContent>(_ settings: ChartSettings = ChartSettings(), @ChartContentBuilder content: () -> C) -> ChartModel {
        var list = _MarkList()
        C._collect(content(), into: &list)
        return ChartModel(marks: list.marks, settings: settings, size: CGSize(width: 100, height: 100))
    }
    private var wide: ChartSettings {
        var settings = ChartSettings()
        settings.xScale.set(domain: -2...2.0, range: nil, type: nil)
        return settings
    }
    private func places(_ marks: [PlotMark]) -> [Double] { marks.compactMap { $0.x?.values.first?.middle } }

    @Test func aFunctionWithoutADomainCoversThePlot() {
        let places = places(model(wide) { LinePlot(x: "x", y: "y") { $0 * $0 } }.marks)
        #expect(places.first == -2 && places.last == 2 && places.count == PlotFunction.steps + 1)
    }

    @Test func aFunctionWithoutADomainCoversThePlotIfTheScaleIsAutomatic() {
        let points = model {
            LinePlot(x: "x", y: "y") { $0 }
            PointMark(x: .value("x", 3), y: .value("y", 1))
            PointMark(x: .value("x", 5), y: .value("y", 1))
        }
        let places = places(points.marks.filter { $0.kind == .line })
        #expect(places.first == 0 && places.last == 5 && points.xScale.lower == 0 && points.xScale.upper == 5)
        let bars = model {
            LinePlot(x: "x", y: "y") { $0 }
            BarMark(x: .value("x", 1), y: .value("y", 1))
            BarMark(x: .value("x", 2), y: .value("y", 1))
        }
        #expect(self.places(bars.marks.filter { $0.kind == .line }).last == bars.xScale.upper && bars.xScale.upper >= 2.5)
        let names = model {
            LinePlot(x: "x", y: "y") { $0 }
            BarMark(x: .value("x", "a"), y: .value("y", 1))
        }
        #expect(names.marks.map(\.kind) == [.bar])
    }

    @Test func theDomainOfAParameterIsNoPartOfThePlot() {
        let label = String("x")
        let model = model {
            LinePlot(x: label, y: label, t: label, domain: 0...(2 * .pi)) { (x: cos($0), y: sin($0)) }
            LinePlot(x: "x", y: "y") { $0 }
        }
        let line = places(Array(model.marks.dropFirst(PlotFunction.steps + 1)))
        #expect(line.first == -1 && line.last == 1 && model.xScale.lower == -1 && model.xScale.upper == 1)
    }

    @Test func stepsAreEvenOnALogarithmicAxis() {
        var settings = ChartSettings()
        settings.xScale.set(domain: 1...10_000.0, range: nil, type: .log)
        let model = model(settings) {
            LinePlot(x: "x", y: "y") { $0 }
            LinePlot(x: "x", y: "y", domain: 1...100) { $0 }
        }
        let places = places(model.marks).map(model.xScale.fraction)
        let (plot, part) = (places.prefix(PlotFunction.steps + 1), places.dropFirst(PlotFunction.steps + 1))
        #expect(zip(plot, plot.dropFirst()).allSatisfy { abs($1 - $0 - 1 / Double(PlotFunction.steps)) < 1e-9 })
        #expect(zip(part, part.dropFirst()).allSatisfy { abs($1 - $0 - 0.5 / Double(PlotFunction.steps)) < 1e-9 })
    }

    @Test func powersOfTenEndWithTheGreatestNumber() {
        #expect(AxisSteps.powers(from: 1e307, to: .infinity) == [1e307, 1e308])
        #expect(AxisSteps.multiples(of: 1e-300, from: 1, to: 1).count <= 1)
    }

    @Test func aFunctionCoversTheWholeOfAScrollablePlot() {
        var settings = wide
        (settings.xScale.isScrollable, settings.xScale.visibleLength) = (true, 1)
        let model = model(settings) { LinePlot(x: "x", y: "y") { $0 } }
        #expect(places(model.marks).last == 2 && model.xScale.upper == -1)
    }

    @Test func aFunctionOfADomainStaysThere() {
        let label = String("x")
        let below = places(model(wide) { AreaPlot(x: label, y: label, domain: 0...1) { $0 } }.marks)
        #expect(below.first == 0 && below.last == 1)
        let between = places(model(wide) { AreaPlot(x: label, yStart: label, yEnd: label, domain: 0...1) { (yStart: $0, yEnd: 2) } }.marks)
        #expect(between.first == 0 && between.last == 1)
    }

    @Test func eachFunctionHasItsOwnLineAndEndsAtValuesThatAreNotFinite() {
        let marks = model(wide) {
            LinePlot(x: "x", y: "y") { 1 / $0 }
            LinePlot(x: "x", y: "y") { $0 }
        }.marks
        #expect(marks.map(\.seriesKey).uniqued().count == 3)
        #expect(places(marks).filter { $0 == 0 }.count == 1)
    }

    @Test func optionsOfPlotsFollowTheElements() {
        let marks = model {
            PointPlot(items, x: .value("x", \.x), y: .value("y", \.x))
                .foregroundStyle(by: .value("Kind", \.kind)).symbol(by: .value("Kind", \.kind)).symbolSize(\.area)
                .opacity(\.part).lineStyle(by: .value("Kind", \.kind))
            BarPlot(items, x: .value("Kind", \.kind), y: .value("x", \.x)).position(by: .value("Kind", \.kind)).zIndex(\.x).opacity(0.5)
            SectorPlot(items, angle: .value("x", \.x)).foregroundStyle(by: .value("Kind", \.kind))
            RulePlot(items, x: .value("x", \.x), yStart: .value("y", \.x), yEnd: .value("y", \.part))
        }.marks
        #expect(marks.prefix(2).map { $0.styleKey?.value } == ["a", "b"] && marks.prefix(2).map(\.symbolArea) == [10, 20])
        #expect(marks.prefix(2).map(\.opacity) == [0.5, 1] && marks.dropFirst(2).prefix(2).map(\.opacity) == [0.5, 0.5])
        #expect(marks.prefix(2).map { $0.symbolKey?.value } == ["a", "b"] && marks.prefix(2).map { $0.lineStyleKey?.value } == ["a", "b"])
        #expect(marks.dropFirst(2).prefix(2).map { $0.positionKey?.value } == ["a", "b"] && marks.dropFirst(2).prefix(2).map(\.zIndex) == [1, 2])
        #expect(marks.map(\.kind) == [.point, .point, .bar, .bar, .sector, .sector, .rule, .rule])
        #expect(marks.map(\.id).uniqued().count == 8)
    }

    @Test func sizesOfSymbolsStandForValues() {
        let content = { ForEach([0.0, 5, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)).symbolSize(by: .value("Size", $0)) } }
        var settings = ChartSettings()
        settings.symbolSizes.areas = [10, 110]
        #expect(model(settings, content: content).marks.map(\.symbolArea) == [10, 60, 110])
        settings.symbolSizes.set(domain: 0...20)
        #expect(model(settings, content: content).marks.map(\.symbolArea) == [10, 35, 60])
        let names = model { ForEach(["a", "b"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("Size", $0)) } }
        #expect(names.marks.map(\.symbolArea) == [15, 300])
    }

    @Test func sizesOfDatesBeginAtTheFirstDate() {
        let dates = [0.0, 1, 2].map { Date(timeIntervalSinceReferenceDate: 8e8 + $0 * 86400) }
        var settings = ChartSettings()
        settings.symbolSizes.areas = [10, 110]
        let model = model(settings) { ForEach(dates, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("Day", $0)) } }
        #expect(model.marks.map(\.symbolArea) == [10, 60, 110])
    }

    @Test func valuesThatAreNotFiniteAreNoEndsOfSizes() {
        var scale = SymbolSizeScale()
        scale.set(domain: [Double.nan, 1, 3, .infinity])
        #expect(scale.numbers == 1...3 && scale.names == nil)
        scale.set(domain: [Double.nan])
        #expect(scale.numbers == 1...3 && scale.names == nil)
    }
}

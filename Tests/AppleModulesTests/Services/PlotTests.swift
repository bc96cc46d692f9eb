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

    @Test func aFunctionWithoutADomainCoversTheDataIfTheScaleIsAutomatic() {
        let marks = model {
            LinePlot(x: "x", y: "y") { $0 }
            PointMark(x: .value("x", 3), y: .value("y", 1))
            PointMark(x: .value("x", 5), y: .value("y", 1))
        }.marks
        #expect(places(marks.filter { $0.kind == .line }).first == 3 && places(marks.filter { $0.kind == .line }).last == 5)
    }

    @Test func aFunctionOfADomainStaysThere() {
        let label = String("x")
        let places = places(model(wide) { AreaPlot(x: label, y: label, domain: 0...1) { $0 } }.marks)
        #expect(places.first == 0 && places.last == 1)
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
        #expect(marks.map(\.kind) == [.point, .point, .bar, .bar, .sector, .sector, .rule, .rule])
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
}

import Easel
import Foundation
import Testing

@testable import AppleCharts
@testable import Views

/// The ticks and labels of a chart's axes, and charts in lists.
@MainActor struct ChartAxisTests {
    /// Returns the rects of the axis's labels, and the plot's ends of ticks: (labels, frame of the chart).
    private func graph<Axis: AxisContent>(_ axis: AxisMarkPosition, isX: Bool, @AxisContentBuilder marks: @escaping () -> Axis) -> ViewGraph {
        let chart = Chart {
            BarMark(x: .value("x", 2), y: .value("y", 20_000))
            BarMark(x: .value("x", 4), y: .value("y", 10_000))
        }
        return isX
            ? AppleModuleGraph.make(chart.chartXAxis(content: marks).chartYAxis(.hidden))
            : AppleModuleGraph.make(chart.chartYAxis(content: marks).chartXAxis(.hidden))
    }

    private func labels(_ graph: ViewGraph) -> [CGRect] { graph.layoutListing().filter { $0.name == "Text" }.map(\.rect) }

    /// The rects of stroked lines.
    private func ticks(_ graph: ViewGraph) -> [CGRect] {
        func flat(_ items: [DisplayItem]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item {
                case .group(_, let inner): flat(inner)
                case .stroke(let path, _, _): [path.boundingRect]
                default: []
                }
            }
        }
        return flat(graph.displayList().items)
    }

    @Test(arguments: [(AxisMarkPosition.leading, 6.0), (.trailing, 6), (.leading, 20), (.trailing, 20)])
    func ticksBesideLabelsKeepAGap(position: AxisMarkPosition, length: Double) {
        let graph = graph(position, isX: false) {
            AxisMarks(position: position) {
                AxisTick(length: length, stroke: StrokeStyle(lineWidth: 1))
                AxisValueLabel()
            }
        }
        let (labels, ticks) = (labels(graph), ticks(graph))
        #expect(!labels.isEmpty && ticks.contains { $0.width == length })
        for tick in ticks where tick.width == length {
            for label in labels where label.minY < tick.midY && label.maxY > tick.midY {
                #expect(position == .leading ? tick.minX - label.maxX == 4 : label.minX - tick.maxX == 4)
            }
        }
    }

    @Test(arguments: [AxisMarkPosition.bottom, .top], [6.0, 20]) func ticksAboveLabelsDoNotCrossThem(position: AxisMarkPosition, length: Double) {
        let graph = graph(position, isX: true) {
            AxisMarks(position: position) {
                AxisTick(length: length, stroke: StrokeStyle(lineWidth: 1))
                AxisValueLabel()
            }
        }
        let (labels, ticks) = (labels(graph), ticks(graph).filter { $0.height == length })
        #expect(!labels.isEmpty && !ticks.isEmpty)
        for tick in ticks {
            for label in labels where label.minX < tick.midX && label.maxX > tick.midX {
                let isApart: Bool = position == .bottom ? label.minY >= tick.maxY : label.maxY <= tick.minY
                #expect(isApart)
            }
        }
    }

    /// Without ticks, and with a label beside its tick, nothing moves.
    @Test func labelsWithoutTicksStay() {
        let plain = labels(graph(.leading, isX: false) { AxisMarks(position: .leading) { AxisValueLabel() } }).first
        let lines = graph(.leading, isX: false) {
            AxisMarks(position: .leading) {
                AxisGridLine()
                AxisValueLabel()
            }
        }
        #expect(plain != nil && plain == labels(lines).first)
        let beside = graph(.leading, isX: false) {
            AxisMarks(position: .leading) {
                AxisTick()
                AxisValueLabel(anchor: .topLeading)
            }
        }
        #expect(labels(beside).first?.minX == plain?.minX)
    }

    /// The labels of a chart's axis are no texts of the row.
    @Test func theSeparatorBelowAChartBeginsAtTheRow() {
        func starts(@ViewBuilder _ row: () -> some View) -> [CGFloat] {
            let graph = AppleModuleGraph.make(
                List {
                    row()
                    Text("Total")
                    Text("Longest")
                }, width: 390, height: 500)
            func flat(_ items: [DisplayItem]) -> [CGFloat] {
                items.flatMap { item -> [CGFloat] in
                    switch item {
                    case .group(_, let inner): return flat(inner)
                    case .fill(let path, _, _):
                        let box = path.boundingRect
                        return box.height <= 1 && box.width > 100 ? [box.minX] : []
                    default: return []
                    }
                }
            }
            return flat(graph.displayList().items)
        }
        let chart = Chart(0..<7, id: \.self) { BarMark(x: .value("Day", "D\($0)"), y: .value("Minutes", $0 * 10 + 5)) }
        for starts in [
            starts { chart.frame(height: 180) }, starts { chart.chartForegroundStyleScale(["a": .red]).frame(height: 180) },
            starts { chart.chartYAxis(.hidden).frame(height: 100) },
        ] {
            #expect(starts.count >= 2 && Set(starts).count == 1, "\(starts)")
        }
        // A text beside the chart is one of the row.
        let beside = starts {
            HStack {
                Color.red.frame(width: 50, height: 20)
                Text("Week")
                chart
            }.frame(height: 180)
        }
        #expect((beside.first ?? 0) > (beside.last ?? 0))
    }
}

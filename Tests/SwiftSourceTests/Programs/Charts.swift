import Charts
import SwiftUI

private struct Sale: Identifiable {
    let id = UUID()
    let month: String
    let kind: String
    let amount: Int

    static let all = [
        Sale(month: "Jan", kind: "Cars", amount: 30), Sale(month: "Feb", kind: "Cars", amount: 45), Sale(month: "Jan", kind: "Bikes", amount: 20),
    ]
}

/// Marks for each element.
struct BarsByMonth: View {
    var body: some View {
        Chart(Sale.all) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount)).foregroundStyle(by: .value("Kind", sale.kind))
        }
    }
}

/// A line and a rule, by date.
struct LineByDate: View {
    let start = Date(timeIntervalSinceReferenceDate: 725_846_400)
    @State private var selected: Date?

    var body: some View {
        Chart {
            ForEach(Array([3.0, 5, 4, 8].enumerated()), id: \.offset) { index, value in
                LineMark(x: .value("Day", start.addingTimeInterval(Double(index) * 86400), unit: .day), y: .value("Value", value))
                    .interpolationMethod(.catmullRom)
            }
            if selected == nil {
                RuleMark(y: .value("Average", 5)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4])).annotation(position: .top) { Text("Average") }
            }
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.day(), centered: true)
            }
        }
        .chartYAxis(.hidden)
        .chartXSelection(value: $selected)
        .chartYScale(domain: 0...10)
    }
}

/// Sectors with a custom axis and a view in the middle.
struct Shares: View {
    var body: some View {
        Chart(Sale.all, id: \.id) { sale in
            SectorMark(angle: .value("Amount", sale.amount), innerRadius: .ratio(0.6), angularInset: 1.5).cornerRadius(4)
                .foregroundStyle(by: .value("Month", sale.month))
        }
        .chartForegroundStyleScale(["Jan": .orange, "Feb": .mint])
        .chartLegend(.hidden)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let frame = proxy.plotFrame { Text("95").position(x: geometry[frame].midX, y: geometry[frame].midY) }
            }
        }
    }
}

/// Functions over the whole plot, a plot with options at key paths, and symbols whose size stands for a value. `Preview` is also the name around the traits
/// of previews.
struct Preview: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "y") { x in x * x }
            LinePlot(x: "x", y: "y", t: "t", domain: 0...6.28) { t in (x: cos(t), y: sin(t)) }.foregroundStyle(.red)
            AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: x, yEnd: x + 1) }.opacity(0.3)
            PointPlot(Sale.all, x: .value("Amount", \.amount), y: .value("Amount", \.amount)).symbol(by: .value("Kind", \.kind))
            ForEach(Sale.all) { sale in
                PointMark(x: .value("Amount", sale.amount), y: .value("Amount", 1)).symbolSize(by: .value("Amount", sale.amount))
            }
        }
        .chartXScale(domain: -2...2)
        .chartYScale(domain: -4...4)
        .chartSymbolSizeScale(range: 10...200)
    }
}

#Preview("Plots", traits: .sizeThatFitsLayout) { Preview() }

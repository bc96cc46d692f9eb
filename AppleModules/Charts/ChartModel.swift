import Easel
import Foundation

/// The marks of a chart on their scales.
struct ChartModel {
    let marks: [PlotMark]
    let xScale: PlotScale
    let yScale: PlotScale
    let styles: SeriesStyles
    let positions: [String]
    let xCount: Int
    let yCount: Int

    /// Creates the scales that fit the marks in a chart of a size.
    init(marks: [PlotMark], settings: ChartSettings, size: CGSize) {
        var marks = PlotFunction.sampledInDomains(marks, isLogarithmic: settings.xScale.isLogarithmic)
        settings.symbolSizes.apply(to: &marks)
        for index in marks.indices { marks[index].fillMissingExtents() }
        let cells = ChartModel.widenMarks(&marks)
        let stacked = ChartStack.stacked(marks)
        xCount = settings.xAxis.desiredCount ?? max(2, min(7, Int(saturating: size.width / 55)))
        yCount = settings.yAxis.desiredCount ?? max(2, min(6, Int(saturating: size.height / 48)))
        // Cells fill the plot: their edges aren't rounded to values of the axis.
        xScale = ChartModel.scale(stacked, \.x, settings.xScale, count: cells.x ? nil : xCount)
        if stacked.contains(where: { $0.function != nil }) {
            // Functions also cover the part of a scrollable plot that isn't visible, so that the other axis stays the same.
            var whole = settings.xScale
            whole.isScrollable = false
            self.marks = PlotFunction.sampled(stacked, over: ChartModel.scale(stacked, \.x, whole, count: cells.x ? nil : xCount))
        } else {
            self.marks = stacked
        }
        var yScale = ChartModel.scale(self.marks, \.y, settings.yScale, count: cells.y ? nil : yCount)
        // The first name is at the top.
        if yScale.kind == .category { yScale.isReversed.toggle() }
        self.yScale = yScale
        styles = SeriesStyles(marks: marks, settings: settings)
        positions = marks.compactMap(\.positionKey?.value).uniqued()
    }

    private static func scale(
        _ marks: [PlotMark], _ extent: KeyPath<PlotMark, PlotMark.Extent?>, _ settings: ScaleSettings, count: Int?
    ) -> PlotScale {
        let values = marks.flatMap { $0[keyPath: extent]?.values ?? [] }
        let units = values.compactMap { if case .date(_, _, let unit) = $0 { unit } else { nil } }
        return PlotScale(values: values, settings: settings, includesZero: true, count: count, unit: units.first)
    }

    /// Gives bars at plain numbers and dates, and rectangles that use a part of their band there, the space up to their neighbors.
    ///
    /// - Returns: the axes on which rectangles were given a space.
    private static func widenMarks(_ marks: inout [PlotMark]) -> (x: Bool, y: Bool) {
        for (extent, isX) in [(\PlotMark.x, true), (\PlotMark.y, false)] {
            widen(marks.indices.filter { marks[$0].kind == .bar && marks[$0].isVertical == isX }, extent, in: &marks)
        }
        let columns = marks.indices.filter { marks[$0].kind == .rectangle && marks[$0].width.isPartOfBand && marks[$0].isPlain(\.x) }
        let rows = marks.indices.filter { marks[$0].kind == .rectangle && marks[$0].height.isPartOfBand && marks[$0].isPlain(\.y) }
        widen(columns, \.x, in: &marks)
        widen(rows, \.y, in: &marks)
        return (!columns.isEmpty, !rows.isEmpty)
    }

    private static func widen(_ indices: [Int], _ extent: WritableKeyPath<PlotMark, PlotMark.Extent?>, in marks: inout [PlotMark]) {
        let plain = indices.filter { marks[$0].isPlain(extent) }
        let places = Set(plain.compactMap { marks[$0][keyPath: extent]?.values.first?.middle }).sorted()
        let gap = zip(places, places.dropFirst()).map { $1 - $0 }.min()
        for index in plain {
            switch marks[index][keyPath: extent]?.values.first {
            case .number(let value, _):
                let half = (gap ?? 1) / 2
                marks[index][keyPath: extent] = .value(.number(value - half, value + half))
            case .date(let value, _, _):
                let half = (gap ?? 86400) / 2
                marks[index][keyPath: extent] = .value(.date(value - half, value + half, nil))
            default: break
            }
        }
    }
}

extension PlotMark {
    /// Whether the mark's values grow upward rather than to the right.
    var isVertical: Bool {
        switch (x, y) {
        case (_, nil) where yEnds != nil: return true
        case (nil, _) where xEnds != nil: return false
        case (nil, _): return true
        case (_, nil): return false
        case (.range, .value): return kind != .bar
        case (.value, .range): return true
        case (.value(let x), .value(let y)):
            switch (x, y) {
            case (.number, .category), (.number, .date): return false
            default: return true
            }
        default: return true
        }
    }

    /// Whether the mark is at one number or date without a width.
    func isPlain(_ extent: KeyPath<PlotMark, Extent?>) -> Bool {
        guard case .value(let value) = self[keyPath: extent], let bounds = value.bounds else { return false }
        return bounds.lower == bounds.upper
    }

    /// Lets a bar with one value take the whole length of the other axis.
    mutating func fillMissingExtents() {
        guard kind == .bar else { return }
        if x == nil, xEnds == nil { x = .value(.category("")) }
        if y == nil, yEnds == nil { y = .value(.category("")) }
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in their order.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

/// Stacks bars and areas at the same position.
enum ChartStack {
    private struct Place: Hashable {
        let kind: PlotMark.Kind
        let value: ScaleValue?
        let position: String?
        let isVertical: Bool
        init(_ mark: PlotMark) {
            kind = mark.kind
            isVertical = mark.isVertical
            value = (isVertical ? mark.x : mark.y)?.values.first
            position = mark.positionKey?.value
        }
    }

    static func stacked(_ marks: [PlotMark]) -> [PlotMark] {
        var marks = marks
        var totals: [Place: Double] = [:]
        for mark in marks {
            if let value = value(of: mark) { totals[Place(mark), default: 0] += abs(value) }
        }
        var sums: [Place: (up: Double, down: Double)] = [:]
        var angle = 0.0
        let circle = marks.compactMap { $0.angle?.middle.map { max($0, 0) } }.reduce(0, +)
        for index in marks.indices {
            if marks[index].kind == .sector, let share = marks[index].angle?.middle, circle > 0 {
                marks[index].turn = (angle / circle, (angle + max(share, 0)) / circle)
                angle += max(share, 0)
            }
            guard let value = value(of: marks[index]) else { continue }
            let place = Place(marks[index])
            var (from, to) = (0.0, value)
            if marks[index].stacking != .unstacked {
                let sum = sums[place] ?? (0, 0)
                from = value < 0 ? sum.down : sum.up
                to = from + value
                sums[place] = value < 0 ? (sum.up, to) : (to, sum.down)
                let total = totals[place] ?? 0
                if marks[index].stacking == .normalized, total > 0 { (from, to) = (from / total, to / total) }
                if marks[index].stacking == .center { (from, to) = (from - total / 2, to - total / 2) }
            }
            let extent = PlotMark.Extent.range(.number(from, from), .number(to, to))
            if marks[index].isVertical { marks[index].y = extent } else { marks[index].x = extent }
        }
        return marks
    }

    /// Returns the length of a bar or the height of an area that can be stacked.
    private static func value(of mark: PlotMark) -> Double? {
        guard mark.kind == .bar || mark.kind == .area, case .value(let value) = mark.isVertical ? mark.y : mark.x, case .number(let number, _) = value
        else { return nil }
        return number
    }
}

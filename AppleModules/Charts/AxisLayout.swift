import Easel
import Foundation

/// A line or label of an axis, with its position.
struct PlacedAxisItem: Identifiable {
    let id: Int
    var item: AxisItem
    let side: Edge
    let place: Double
    /// The length of the value's space, for labels that wrap.
    let room: Double?
    /// Whether a label begins at its position rather than being centered on it.
    let isLeading: Bool
    let isAligned: Bool
    let text: String?
}

extension ChartModel {
    /// Returns the lines and labels of an axis.
    @MainActor func axisItems(isX: Bool, _ axis: ChartSettings.Axis) -> [PlacedAxisItem] {
        guard axis.visibility != .hidden, !marks.isEmpty, !marks.allSatisfy({ $0.kind == .sector }) else { return [] }
        let (scale, count) = isX ? (xScale, xCount) : (yScale, yCount)
        let extents = marks.compactMap { isX ? $0.x : $0.y }
        guard !extents.isEmpty, scale.categories != [""] else { return [] }
        let usual = AxisGroup(position: .automatic, values: .automatic, isAligned: false) { _ in
            var items = _AxisItems()
            DefaultAxisMarks()._append(to: &items)
            return items.items
        }
        var result: [PlacedAxisItem] = []
        for group in axis.groups ?? [usual] {
            let side = group.side(isX: isX, scale)
            let (values, stride) = group.values.resolved(scale, count: count)
            for (index, value) in values.enumerated() {
                guard let band = scale.band(value) else { continue }
                let middle = (band.lower + band.upper) / 2
                let firstOfValue = result.count
                for item in group.content(AxisValue(index: index, count: values.count, value: value)) {
                    guard (-1e-6...1 + 1e-6).contains(middle), !(item.isUsual && item.kind != .label && scale.kind == .category) else { continue }
                    let fitsUnit = stride.map { $0.count == 1 && $0.unit == scale.unit } ?? false
                    let isCentered = item.isCentered ?? (item.kind == .label && fitsUnit)
                    var place = middle
                    if isCentered, let end = scale.end(of: value, stride, after: index, in: values) { place = (middle + end) / 2 }
                    let isLeading = isX && scale.kind == .date && !isCentered
                    // A label that begins at the end of the plot has no space.
                    guard place <= (isLeading && item.kind == .label ? 0.98 : 1 + 1e-6) else { continue }
                    result.append(
                        PlacedAxisItem(
                            id: result.count, item: item, side: side, place: place, room: scale.kind == .category ? band.upper - band.lower : nil,
                            isLeading: isLeading, isAligned: group.isAligned, text: item.kind == .label ? item.text(value, stride, scale) : nil))
                }
                Self.clearTicks(in: &result[firstOfValue...])
            }
        }
        return result
    }

    /// Moves the labels of a value away from the plot where they would be on its ticks: those that are centered on a tick, beside or below it.
    private static func clearTicks(in items: inout ArraySlice<PlacedAxisItem>) {
        let ticks = items.filter { $0.item.kind == .tick }
        guard !ticks.isEmpty else { return }
        for index in items.indices where items[index].item.kind == .label && !items[index].isLeading {
            let label = items[index]
            let anchor = label.item.anchor.map { label.isX ? $0.x : $0.y } ?? 0.5
            let length = ticks.filter { abs($0.place - label.place) < 1e-6 }.map(\.item.tickLength).max() ?? 0
            guard length > 0, anchor > 0, anchor < 1 else { continue }
            // The line of a text has room above its digits, but none beside them.
            if label.isX {
                items[index].item.spacing.height = max(label.item.spacing.height, length)
            } else {
                items[index].item.spacing.width += length
            }
        }
    }
}

extension AxisGroup {
    func side(isX: Bool, _ scale: PlotScale) -> Edge {
        switch position.side {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .automatic: isX ? .bottom : scale.kind == .category ? .leading : .trailing
        }
    }
}

extension AxisMarkValues {
    /// Returns the values on a scale, and the stride of dates.
    func resolved(_ scale: PlotScale, count: Int) -> ([ScaleValue], AxisSteps.DateStride?) {
        switch values {
        case .values(let values): return (values, nil)
        case .number(let stride): return (AxisSteps.multiples(of: stride, from: scale.lower, to: scale.upper).map { .number($0, $0) }, nil)
        case .dates(let unit, let count, let calendar):
            guard scale.kind == .date else { return AxisMarkValues.automatic.resolved(scale, count: count) }
            let dates = AxisSteps.dates(by: unit, count: count, from: scale.lower, to: scale.upper, calendar: calendar)
            return (dates.map { .date($0, $0, nil) }, AxisSteps.DateStride(unit: unit, count: count, seconds: 0))
        case .automatic(let desired):
            switch scale.kind {
            case .category: return (scale.categories.map { .category($0) }, nil)
            case .number:
                if scale.isLogarithmic { return (AxisSteps.powers(from: scale.lower, to: scale.upper).map { .number($0, $0) }, nil) }
                let step = AxisSteps.niceStep(from: scale.lower, to: scale.upper, count: desired ?? count)
                return (AxisSteps.multiples(of: step, from: scale.lower, to: scale.upper).map { .number($0, $0) }, nil)
            case .date:
                let stride = AxisSteps.dateStride(from: scale.lower, to: scale.upper, count: desired ?? count, unit: scale.unit)
                let dates = AxisSteps.dates(by: stride.unit, count: stride.count, from: scale.lower, to: scale.upper)
                return (dates.map { .date($0, $0, nil) }, stride)
            }
        }
    }
}

extension PlotScale {
    /// Returns the end of a value's space on an axis: the next value, or the end of a unit of dates.
    func end(of value: ScaleValue, _ stride: AxisSteps.DateStride?, after index: Int, in values: [ScaleValue]) -> Double? {
        guard kind != .category, let middle = value.middle else { return nil }
        let unit = stride ?? unit.map { AxisSteps.DateStride(unit: $0, count: 1, seconds: 0) }
        if kind == .date, let unit,
            let next = _SceneStrings.calendar.date(byAdding: unit.unit, value: unit.count, to: Date(timeIntervalSinceReferenceDate: middle))
        {
            return fraction(next.timeIntervalSinceReferenceDate)
        }
        return index + 1 < values.count ? place(values[index + 1]) : nil
    }
}

extension AxisItem {
    /// Returns the text of a label; nil for a view.
    func text(_ value: ScaleValue, _ stride: AxisSteps.DateStride?, _ scale: PlotScale) -> String? {
        switch content {
        case .view: return nil
        case .format(let format): return format(value)
        case .automatic:
            guard case .date(let seconds, _, _) = value else { return value.key }
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            let unit = stride?.unit ?? scale.unit ?? .day
            switch unit {
            case .year: return _SceneStrings.text(of: date, as: .dateTime.year())
            case .month, .quarter: return _SceneStrings.text(of: date, as: .dateTime.month(.abbreviated))
            case .hour: return _SceneStrings.text(of: date, as: .dateTime.hour())
            case .minute, .second, .nanosecond: return _SceneStrings.text(of: date, as: .dateTime.hour().minute())
            case .day where scale.upper - scale.lower <= 7.1 * 86400: return _SceneStrings.text(of: date, as: .dateTime.weekday(.abbreviated))
            default: return _SceneStrings.text(of: date, as: .dateTime.month(.abbreviated).day())
            }
        }
    }
}

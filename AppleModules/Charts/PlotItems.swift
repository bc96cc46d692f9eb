import Easel

/// A mark to draw in the plot.
struct PlotItem: Identifiable {
    let id: [AnyHashable]
    var shape: PlotShape
    var stroke: StrokeStyle?
    var style: AnyShapeStyle
    var mark: PlotMark
    /// The area beside which annotations are placed.
    var target: CGRect
    /// The positions of symbols that are views.
    var symbolPoints: [CGPoint] = []
}

extension ChartModel {
    /// Returns the items to draw in a plot of a size, from back to front.
    func items(in size: CGSize) -> [PlotItem] {
        var items: [PlotItem] = []
        var lines: [String: Int] = [:]
        for (index, mark) in marks.enumerated() {
            switch mark.kind {
            case .line, .area:
                // A line is drawn at its first value.
                let key = "\(mark.kind) \(mark.seriesKey)"
                guard lines.updateValue(index, forKey: key) == nil else { continue }
                let series = marks.filter { $0.kind == mark.kind && $0.seriesKey == mark.seriesKey }
                items += seriesItems(series, in: size)
            default:
                if let item = item(mark, in: size) { items.append(item) }
            }
        }
        return items.enumerated().sorted { ($0.element.mark.zIndex ?? 0, $0.offset) < ($1.element.mark.zIndex ?? 0, $1.offset) }.map(\.element)
    }

    var space: PlotSpace {
        PlotSpace(left: xScale.startPadding, right: xScale.endPadding, top: yScale.endPadding, bottom: yScale.startPadding)
    }

    func style(of mark: PlotMark) -> AnyShapeStyle { mark.style ?? mark.styleKey.map { styles.style($0.value) } ?? AnyShapeStyle(Color.accentColor) }

    /// Returns the extent of a mark on an axis; the whole axis without values.
    func band(_ extent: PlotMark.Extent?, _ scale: PlotScale) -> (lower: Double, upper: Double)? {
        switch extent {
        case nil: return (0, 1)
        case .value(let value): return scale.band(value)
        case .range(let first, let last):
            guard let a = scale.band(first), let b = scale.band(last) else { return nil }
            return (min(a.lower, b.lower), max(a.upper, b.upper))
        }
    }

    private func item(_ mark: PlotMark, in size: CGSize) -> PlotItem? {
        guard mark.kind != .sector else { return sector(mark, in: size) }
        guard var x = band(mark.x, xScale), var y = band(mark.y, yScale) else { return nil }
        let room = (width: max(size.width - space.left - space.right, 1), height: max(size.height - space.top - space.bottom, 1))
        if let ends = mark.xEnds { x = ends.fractions(room: room.width, padding: space.left, isReversed: false) }
        if let ends = mark.yEnds { y = ends.fractions(room: room.height, padding: space.top, isReversed: true) }
        let ends = mark.endOffsets
        (x.lower, x.upper) = (x.lower + ends.left / room.width, x.upper + ends.right / room.width)
        (y.lower, y.upper) = (y.lower - ends.bottom / room.height, y.upper - ends.top / room.height)
        var (width, height) = (mark.width, mark.height)
        var stroke: StrokeStyle?
        let form: PlotShape.Form
        var values: [Double]
        switch mark.kind {
        case .bar:
            if mark.isVertical {
                width = barDimension(width, of: mark, &x)
                height = .automatic
            } else {
                height = barDimension(height, of: mark, &y)
                width = .automatic
            }
            form = .rectangle(width: width, height: height, cornerRadius: mark.cornerRadius ?? 2)
            values = [x.lower, x.upper, y.lower, y.upper]
        case .rectangle:
            if x.lower == x.upper, width == .automatic { width = .fixed(8) }
            if y.lower == y.upper, height == .automatic { height = .fixed(8) }
            form = .rectangle(width: width, height: height, cornerRadius: mark.cornerRadius ?? 0)
            values = [x.lower, x.upper, y.lower, y.upper]
        case .rule:
            stroke = mark.lineStyle ?? StrokeStyle(lineWidth: 1)
            form = .line(.linear)
            if mark.x.map({ $0.values.count == 1 }) ?? (mark.y.map { $0.values.count == 2 } ?? true) {
                let middle = (x.lower + x.upper) / 2
                values = [middle, y.lower, middle, y.upper]
            } else {
                let middle = (y.lower + y.upper) / 2
                values = [x.lower, middle, x.upper, middle]
            }
        default:
            let side = (mark.symbolArea ?? 50).squareRoot()
            form = .symbols(mark.symbol ?? mark.symbolKey.map { styles.symbol($0.value) } ?? SymbolKind(.circle), side: side)
            values = [(x.lower + x.upper) / 2, (y.lower + y.upper) / 2]
        }
        let shape = PlotShape(form: form, vector: PlotVector(values: values), plotSize: size, space: space)
        var item = PlotItem(
            id: mark.id, shape: shape, stroke: stroke, style: style(of: mark), mark: mark, target: shape.outline().boundingRect)
        if mark.kind == .point, mark.symbolView != nil { item.symbolPoints = [space.point(values[0], values[1], in: size)] }
        return item
    }

    /// Limits a bar's extent to its series and returns the part of it that the bar uses.
    private func barDimension(_ dimension: MarkDimension, of mark: PlotMark, _ band: inout (lower: Double, upper: Double)) -> MarkDimension {
        guard let key = mark.positionKey?.value, let index = positions.firstIndex(of: key), positions.count > 1 else {
            return dimension == .automatic ? .ratio(0.65) : dimension
        }
        var span = 0.8
        if case .ratio(let ratio) = mark.positionSpan.value { span = ratio }
        let length = (band.upper - band.lower) * span
        let start = (band.lower + band.upper - length) / 2
        let part = length / Double(positions.count)
        band = (start + part * Double(index), start + part * Double(index + 1))
        return dimension == .automatic ? .ratio(0.9) : dimension
    }

    private func sector(_ mark: PlotMark, in size: CGSize) -> PlotItem? {
        guard let turn = mark.turn else { return nil }
        let form = PlotShape.Form.sector(
            inner: mark.width, outer: mark.height, inset: mark.angularInset, cornerRadius: mark.cornerRadius ?? 0)
        let shape = PlotShape(form: form, vector: PlotVector(values: [turn.start, turn.end]), plotSize: size, space: space)
        let full = min(size.width, size.height) / 2
        let outer = PlotSector.radius(mark.height, of: full, automatic: full)
        let inner = PlotSector.radius(mark.width, of: outer, automatic: 0)
        let (radius, angle) = ((inner + outer) / 2, (turn.start + turn.end) * .pi - .pi / 2)
        let middle = CGRect(x: size.width / 2 + radius * cos(angle), y: size.height / 2 + radius * sin(angle), width: 0, height: 0)
        return PlotItem(id: mark.id, shape: shape, style: style(of: mark), mark: mark, target: middle)
    }

    /// Returns a line or an area with its symbols.
    private func seriesItems(_ series: [PlotMark], in size: CGSize) -> [PlotItem] {
        let places = series.compactMap { mark -> (mark: PlotMark, values: [Double])? in
            guard let x = band(mark.x, xScale), let y = band(mark.y, yScale) else { return nil }
            let middle = (x.lower + x.upper) / 2
            guard mark.kind == .area else { return (mark, [middle, (y.lower + y.upper) / 2]) }
            return (mark, [middle, y.upper, y.lower])
        }
        guard let first = places.first?.mark else { return [] }
        let method = first.interpolation ?? .linear
        func shape(_ form: PlotShape.Form, _ values: [Double]) -> PlotShape {
            PlotShape(form: form, vector: PlotVector(values: values), plotSize: size, space: space)
        }
        var line = first
        line.annotations = []
        var item = PlotItem(
            id: first.id + ["\(first.kind)"], shape: shape(first.kind == .area ? .area(method) : .line(method), places.flatMap(\.values)),
            style: style(of: first), mark: line, target: .zero)
        if first.kind == .line {
            var stroke = first.lineStyle ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            if first.lineStyle == nil, let key = first.lineStyleKey { stroke.dash = styles.dash(key.value) }
            item.stroke = stroke
        }
        var items = [item]
        for (mark, values) in places {
            let symbol = mark.symbol ?? mark.symbolKey.map { styles.symbol($0.value) }
            guard symbol != nil || mark.symbolView != nil || !mark.annotations.isEmpty else { continue }
            let point = space.point(values[0], values[1], in: size)
            let side = symbol == nil ? 0 : (mark.symbolArea ?? 50).squareRoot()
            var item = PlotItem(
                id: mark.id, shape: shape(.symbols(symbol ?? SymbolKind(.circle), side: side), Array(values.prefix(2))), style: style(of: mark),
                mark: mark, target: CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side))
            if mark.symbolView != nil { item.symbolPoints = [point] }
            items.append(item)
        }
        return items
    }
}

import Easel

/// A part of a chart.
enum ChartPart {
    case plot
    case label(PlacedAxisItem)
    case title(ChartSettings.Title)
}

/// The role of a view in a chart.
struct ChartPartKey: LayoutValueKey {
    static var defaultValue: ChartPart { .plot }
}

/// Arranges labels and titles around a plot.
struct ChartFrame: Layout {
    let space: PlotSpace

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let parts = Parts(subviews, in: CGRect(origin: .zero, size: proposal.replacingUnspecifiedDimensions()))
        let plot = parts.plotSize
        // Around a plot of its own size, the chart takes what titles and labels need.
        return CGSize(width: plot.width + parts.around.width, height: plot.height + parts.around.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let parts = Parts(subviews, in: bounds)
        let (labels, titles) = (parts.labels, parts.titles)
        func room(_ label: PlacedAxisItem) -> ProposedViewSize { parts.room(label) }
        guard let plot = parts.plot else { return }
        let frame = CGRect(origin: parts.inner.origin, size: parts.plotSize)
        plot.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        var ends: [Edge: [CGRect]] = [:]
        let order = labels.indices.sorted { (-labels[$0].1.item.priority, $0) < (-labels[$1].1.item.priority, $1) }
        for (subview, label) in order.map({ labels[$0] }) {
            let size = subview.sizeThatFits(room(label))
            var rect = CGRect(origin: label.origin(in: frame, size: size, space: space), size: size)
            // A label that would cover another one of its axis is not drawn.
            if label.item.hidesCollisions, label.room == nil || !label.isX, ends[label.side, default: []].contains(where: { !$0.overlap(with: rect).isNull }) {
                rect.origin = CGPoint(x: -100_000, y: -100_000)
            } else {
                let space = label.item.minimumSpacing ?? (label.isX ? 2 : 0)
                ends[label.side, default: []].append(rect.insetBy(dx: label.isX ? -space : 0, dy: label.isX ? 0 : -space))
            }
            subview.place(at: rect.origin, proposal: room(label).width == nil ? ProposedViewSize(size) : room(label))
        }
        for (subview, title) in titles { place(subview, title, around: frame, in: bounds) }
    }

    private func place(_ subview: LayoutSubview, _ title: ChartSettings.Title, around frame: CGRect, in bounds: CGRect) {
        let size = subview.sizeThatFits(.unspecified)
        let unit = title.position.unit ?? .center
        var x = frame.midX - size.width / 2
        var y = frame.midY - size.height / 2
        let alignment = title.alignment ?? .center
        if alignment.horizontal == .leading || unit == .topLeading || unit == .bottomLeading { x = frame.minX }
        if alignment.horizontal == .trailing || unit == .topTrailing || unit == .bottomTrailing { x = frame.maxX - size.width }
        if alignment.vertical == .top { y = frame.minY }
        if alignment.vertical == .bottom { y = frame.maxY - size.height }
        if unit.y == 0 { y = bounds.minY }
        if unit.y == 1 { y = bounds.maxY - size.height }
        if unit.y == 0.5, unit.x == 0 { x = bounds.minX }
        if unit.y == 0.5, unit.x == 1 { x = bounds.maxX - size.width }
        // A title of the trailing axis ends where its labels end.
        if !title.isHorizontal, unit.y != 0.5, alignment.horizontal == .trailing { x = bounds.maxX - size.width }
        subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
    }
}

/// The parts of a chart, with the space that is left for the plot.
private struct Parts {
    private(set) var labels: [(LayoutSubview, PlacedAxisItem)] = []
    private(set) var titles: [(LayoutSubview, ChartSettings.Title)] = []
    private(set) var plot: LayoutSubview?
    private(set) var inner = CGRect.zero
    /// The width and the height of titles and labels together.
    private(set) var around = CGSize.zero
    /// The width that labels of the x axis share.
    private var width: CGFloat = 0

    init(_ subviews: LayoutSubviews, in bounds: CGRect) {
        for subview in subviews {
            switch subview[ChartPartKey.self] {
            case .plot: plot = subview
            case .label(let label): labels.append((subview, label))
            case .title(let title): titles.append((subview, title))
            }
        }
        let titleInsets = titles.reduce(into: Insets()) { insets, title in insets.add(title: title.1, title.0.sizeThatFits(.unspecified)) }
        let outer = bounds.inset(titleInsets)
        var insets = Insets()
        for (subview, label) in labels where !label.isX { insets.add(label: label, subview.sizeThatFits(.unspecified)) }
        width = outer.width - insets.left - insets.right
        for (subview, label) in labels where label.isX { insets.add(label: label, subview.sizeThatFits(room(label))) }
        inner = outer.inset(insets)
        around = CGSize(
            width: titleInsets.left + titleInsets.right + insets.left + insets.right, height: titleInsets.top + titleInsets.bottom + insets.top + insets.bottom)
    }

    func room(_ label: PlacedAxisItem) -> ProposedViewSize {
        label.isX ? label.room.map { ProposedViewSize(width: $0 * width, height: nil) } ?? .unspecified : .unspecified
    }

    /// The size of the plot: the space that is left, unless its style has another one.
    var plotSize: CGSize { plot?.sizeThatFits(ProposedViewSize(inner.size)) ?? .zero }
}

/// The space around a plot.
private struct Insets {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    mutating func add(label: PlacedAxisItem, _ size: CGSize) {
        let half = size.height / 2
        switch label.side {
        case .leading: left = max(left, size.width + label.item.spacing.width)
        case .trailing: right = max(right, size.width + label.item.spacing.width)
        case .top: top = max(top, size.height + label.item.spacing.height)
        case .bottom: bottom = max(bottom, size.height + label.item.spacing.height)
        }
        // The first and the last label of the y axis extend beyond the plot.
        if !label.isX, label.item.anchor == nil {
            if label.place > 0.98 { top = max(top, half) }
            if label.place < 0.02 { bottom = max(bottom, half) }
        }
        if label.isX, label.item.anchor == nil, !label.isLeading, !label.isAligned {
            if label.place > 0.98 { right = max(right, size.width / 2) }
            if label.place < 0.02 { left = max(left, size.width / 2) }
        }
    }

    mutating func add(title: ChartSettings.Title, _ size: CGSize) {
        let unit = title.position.unit ?? .center
        let spacing = title.spacing ?? 4
        if unit.y == 0 {
            top += size.height + spacing
        } else if unit.y == 1 {
            bottom += size.height + spacing
        } else if unit.x == 0 {
            left += size.width + spacing
        } else if unit.x == 1 {
            right += size.width + spacing
        }
    }
}

extension CGRect {
    fileprivate func inset(_ insets: Insets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(width - insets.left - insets.right, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }
}

extension PlacedAxisItem {
    var isX: Bool { side == .top || side == .bottom }

    /// Returns the origin of a label beside the plot.
    func origin(in frame: CGRect, size: CGSize, space: PlotSpace) -> CGPoint {
        let point = space.point(isX ? place : 0, isX ? 0 : place, in: frame.size)
        var x = frame.minX + point.x - size.width / 2
        var y = frame.minY + point.y - size.height / 2
        if isX {
            if isLeading { x = frame.minX + point.x + item.spacing.width / 2 }
            if let anchor = item.anchor { x = frame.minX + point.x - size.width * anchor.x }
            if isAligned { x = max(frame.minX, min(x, frame.maxX - size.width)) }
            y = side == .bottom ? frame.maxY + item.spacing.height : frame.minY - size.height - item.spacing.height
        } else {
            if let anchor = item.anchor { y = frame.minY + point.y - size.height * anchor.y }
            if isAligned { y = max(frame.minY, min(y, frame.maxY - size.height)) }
            x = side == .trailing ? frame.maxX + item.spacing.width : frame.minX - size.width - item.spacing.width
        }
        return CGPoint(x: x + item.offset.width, y: y + item.offset.height)
    }
}

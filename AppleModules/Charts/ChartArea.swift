import Easel
import Views

/// The frame of a chart's plot.
private struct PlotFrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// A chart's plot with its axes and titles.
struct ChartArea: View {
    let model: ChartModel
    let settings: ChartSettings
    /// Whether the chart is only measured: it has no marks and no layers.
    var isMeasured = false

    var body: some View {
        let xItems = model.axisItems(isX: true, settings.xAxis)
        let yItems = model.axisItems(isX: false, settings.yAxis)
        let labels = (xItems + yItems).filter { $0.item.kind == .label }
        ChartFrame(space: model.space) {
            plot(xItems + yItems).layoutValue(key: ChartPartKey.self, value: .plot)
            ForEach(Array(labels.enumerated()), id: \.offset) { _, label in
                AxisLabel(label: label).notDrawn(label.item.notDrawn).layoutValue(key: ChartPartKey.self, value: .label(label))
            }
            ForEach(Array(settings.titles.enumerated()), id: \.offset) { _, title in
                title.content.font(.caption2).foregroundStyle(Color.secondary).layoutValue(key: ChartPartKey.self, value: .title(title))
            }
        }
        .overlayPreferenceValue(PlotFrameKey.self) { anchor in layers(settings.overlays, anchor) }
        .backgroundPreferenceValue(PlotFrameKey.self) { anchor in layers(settings.backgrounds, anchor) }
    }

    @ViewBuilder private func plot(_ lines: [PlacedAxisItem]) -> some View {
        let content = GeometryReader { proxy in
            if !isMeasured { PlotView(model: model, lines: lines.filter { $0.item.kind != .label }, size: proxy.size, isClipped: settings.isScrollable) }
        }
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { isMeasured ? nil : $0 }
        if let style = settings.plotStyle { style(AnyView(content)) } else { content }
    }

    @ViewBuilder private func layers(_ layers: [(Alignment, (ChartProxy) -> AnyView)], _ anchor: Anchor<CGRect>?) -> some View {
        if let anchor, !layers.isEmpty || !settings.selections.isEmpty {
            GeometryReader { geometry in
                let frame = geometry[anchor]
                let proxy = ChartProxy(model: model, plotSize: frame.size, anchor: anchor)
                ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
                    layer.1(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.0)
                }
                if !settings.selections.isEmpty {
                    Color.clear.contentShape(Rectangle()).gesture(
                        DragGesture(minimumDistance: 0)
                            .onChanged { value in
                                let point = CGPoint(x: value.location.x - frame.minX, y: value.location.y - frame.minY)
                                for select in settings.selections { select(proxy, point) }
                            }
                            .onEnded { _ in
                                for select in settings.selections { select(proxy, nil) }
                            })
                }
            }
        }
    }
}

extension ChartSettings {
    var isScrollable: Bool { xScale.isScrollable || yScale.isScrollable }
}

/// The label of a value.
private struct AxisLabel: View {
    let label: PlacedAxisItem

    var body: some View {
        content.font(label.item.font ?? .caption2).foregroundStyle(label.item.style ?? AnyShapeStyle(Color.secondary))
            .rotationEffect(.degrees(label.item.degrees))
    }

    @ViewBuilder private var content: some View {
        if case .view(let view) = label.item.content { view } else { Text(label.text ?? "").multilineTextAlignment(.center) }
    }
}

/// The lines of axes and the marks.
private struct PlotView: View {
    let model: ChartModel
    let lines: [PlacedAxisItem]
    let size: CGSize
    let isClipped: Bool

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
                AxisLine(line, space: model.space).stroke(
                    line.item.style ?? AnyShapeStyle(Color.gray.opacity(0.35)), style: line.item.stroke ?? StrokeStyle(lineWidth: 0.5))
            }
            if isClipped { marks.frame(width: size.width, height: size.height, alignment: .topLeading).clipped() } else { marks }
        }
    }

    private var marks: some View {
        let items = model.items(in: size)
        return ZStack(alignment: .topLeading) {
            ForEach(items) { item in MarkView(item: item, plotSize: size) }
            ForEach(items.filter { !$0.mark.annotations.isEmpty }) { item in AnnotationsView(item: item) }
        }
    }
}

/// A line of an axis.
nonisolated private struct AxisLine: Shape {
    let side: Edge
    let place: Double
    /// The length of a tick; nil for a line across the plot.
    let tickLength: CGFloat?
    let offset: CGSize
    let space: PlotSpace

    init(_ line: PlacedAxisItem, space: PlotSpace) {
        (side, place, offset, self.space) = (line.side, line.place, line.item.offset, space)
        tickLength = line.item.kind == .tick ? line.item.tickLength : nil
    }

    func path(in rect: CGRect) -> Path {
        let isX = side == .bottom || side == .top
        let point = space.point(isX ? place : 0, isX ? 0 : place, in: rect.size)
        let length = isX ? rect.height : rect.width
        let isAfter = side == .bottom || side == .trailing
        let (start, end) = tickLength.map { isAfter ? (length, length + $0) : (-$0, 0) } ?? (0, length)
        return Path { path in
            path.move(to: isX ? CGPoint(x: point.x, y: start) : CGPoint(x: start, y: point.y))
            path.addLine(to: isX ? CGPoint(x: point.x, y: end) : CGPoint(x: end, y: point.y))
        }
        .offsetBy(dx: offset.width, dy: offset.height)
    }
}

/// The views beside a mark, above all marks.
private struct AnnotationsView: View {
    let item: PlotItem

    var body: some View {
        ForEach(Array(item.mark.annotations.enumerated()), id: \.offset) { _, annotation in
            AnnotationLayout(target: item.target, annotation: annotation) {
                annotation.content(AnnotationContext(targetSize: item.target.size))
            }
            .font(.caption2).offset(item.mark.offset)
        }
    }
}

/// A mark.
private struct MarkView: View {
    let item: PlotItem
    let plotSize: CGSize

    var body: some View {
        ZStack(alignment: .topLeading) {
            // A gradient covers the mark, so its shape has the mark's frame.
            let frame = item.mark.alignsStyle ? CGRect(origin: .zero, size: plotSize) : item.shape.outline().boundingRect
            let isShown = item.symbolPoints.isEmpty && !frame.isNull && frame.width.isFinite && frame.height.isFinite
            if isShown {
                shape(in: frame).frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
            }
            if let view = item.mark.symbolView {
                ForEach(Array(item.symbolPoints.enumerated()), id: \.offset) { _, point in view.position(point) }
            }
        }
        .frame(width: plotSize.width, height: plotSize.height, alignment: .topLeading)
        .blur(radius: item.mark.blurRadius)
        .modifier(MarkShadow(shadow: item.mark.shadow))
        .opacity(item.mark.opacity).offset(item.mark.offset)
        .accessibilityElement(children: .ignore).accessibilityLabel(item.mark.accessibilityLabel ?? Text(""))
        .accessibilityValue(item.mark.accessibilityValue ?? Text("")).accessibilityHidden(item.mark.isAccessibilityHidden)
    }

    @ViewBuilder private func shape(in frame: CGRect) -> some View {
        let shape = item.shape.placed(at: frame.origin)
        if let stroke = item.stroke { shape.stroke(item.style, style: stroke) } else { shape.fill(item.style) }
    }
}

nonisolated extension PlotShape {
    /// The same shape in a view at a point of the plot.
    func placed(at origin: CGPoint) -> PlotShape {
        var shape = self
        shape.origin = origin
        return shape
    }
}

/// Puts a view beside a mark.
private struct AnnotationLayout: Layout {
    let target: CGRect
    let annotation: PlotAnnotation

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let spacing = annotation.spacing ?? 4
        for subview in subviews {
            let isOverlay = annotation.position.unit == nil
            let room = isOverlay ? ProposedViewSize(target.size) : .unspecified
            let size = subview.sizeThatFits(target.isEmpty ? .unspecified : room)
            var x = target.midX - size.width / 2
            var y = target.midY - size.height / 2
            let unit = annotation.position.unit ?? .center
            if annotation.alignment.horizontal == .leading { x = target.minX }
            if annotation.alignment.horizontal == .trailing { x = target.maxX - size.width }
            if annotation.alignment.vertical == .top { y = target.minY }
            if annotation.alignment.vertical == .bottom { y = target.maxY - size.height }
            if unit.x == 0 { x = target.minX - size.width - spacing }
            if unit.x == 1 { x = target.maxX + spacing }
            if unit.y == 0 { y = target.minY - size.height - spacing }
            if unit.y == 1 { y = target.maxY + spacing }
            if annotation.fitsX { x = max(0, min(x, bounds.width - size.width)) }
            if annotation.fitsY { y = max(0, min(y, bounds.height - size.height)) }
            subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: ProposedViewSize(size))
        }
    }
}

/// The shadow of a mark; none leaves the mark as it is.
private struct MarkShadow: ViewModifier {
    let shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
    func body(content: Content) -> some View {
        if let shadow { content.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y) } else { content }
    }
}

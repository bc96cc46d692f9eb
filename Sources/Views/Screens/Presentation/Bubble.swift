/// Places a view in a bubble beside a rectangle of the canvas.
struct _BubbleModifier: RenderModifier {
    /// In the root's coordinates.
    let anchor: CGRect
    let arrowEdge: Edge

    func makeRenderNode(around child: RenderNode, owner: _Node) -> BubbleRenderNode { BubbleRenderNode(owner: owner, child: child, anchor, arrowEdge) }
    func updateRenderNode(_ node: BubbleRenderNode) { node.attach(to: anchor, arrowEdge) }
    static var readsEnvironment: Bool { true }
}

/// Takes all of the offered space and places the bubble where it fits.
final class BubbleRenderNode: SizedWrapperRenderNode {
    private var anchor: CGRect
    private var arrowEdge: Edge
    override var name: String { "popover bubble" }

    init(owner: _Node, child: RenderNode, _ anchor: CGRect, _ arrowEdge: Edge) {
        self.anchor = anchor
        self.arrowEdge = arrowEdge
        super.init(owner: owner, child: child)
    }

    func attach(to anchor: CGRect, _ arrowEdge: Edge) {
        graph.setNeedsDisplay()
        guard (anchor, arrowEdge) != (self.anchor, self.arrowEdge) else { return }
        (self.anchor, self.arrowEdge) = (anchor, arrowEdge)
        setNeedsPlacement()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// The bubble for the current position, in the root's coordinates.
    private var bubble: Bubble {
        let room = CGRect(origin: absoluteOrigin, size: size)
        var edge = arrowEdge
        if owner.inputs.environment.isRightToLeft { edge = edge == .leading ? .trailing : edge == .trailing ? .leading : edge }
        // The ideal size, reduced to fit.
        let most = Bubble.mostSize(in: room)
        let ideal = child.sizeThatFits(.unspecified)
        let offer = ProposedViewSize(width: min(ideal.width, most.width), height: ideal.width > most.width ? most.height : min(ideal.height, most.height))
        // Not smaller than its arrow.
        let fitting = child.sizeThatFits(offer)
        let content = CGSize(width: max(fitting.width, Bubble.arrowWidth), height: max(fitting.height, Bubble.arrowWidth))
        return Bubble(content: content, anchor: anchor, preferred: edge, room: room)
    }

    override func placeChildren() {
        let rect = bubble.rect
        var x = rect.minX - absoluteOrigin.x
        // Placed at the leading edge, which is on the right in right-to-left layouts.
        if owner.inputs.environment.isRightToLeft { x = size.width - x - rect.width }
        let own = child.sizeThatFits(ProposedViewSize(rect.size))
        child.place(
            at: CGPoint(x: x + (rect.width - own.width) / 2, y: rect.minY - absoluteOrigin.y + (rect.height - own.height) / 2),
            proposal: ProposedViewSize(rect.size))
    }

    override func geometryDidChange(resized: Bool) { setNeedsPlacement() }

    override func display(_ builder: inout DisplayListBuilder) {
        let environment = owner.inputs.environment
        let bubble = bubble
        let color = Color(provider: .system(.elevatedBackground)).resolve(in: environment)
        let shadow = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.2)
        builder.group(.shadow(shadow, radius: 12, offset: CGSize(width: 0, height: 4))) {
            $0.add(.fill(bubble.path, .color(color), FillStyle()))
        }
        builder.group(.clip(bubble.path, FillStyle())) { child.display(&$0) }
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        let path = child.hitTest(point)
        if !path.isEmpty { return path + [self] }
        return bubble.path.contains(point) ? [self] : []
    }
}

/// The outline of a popover: a rounded rectangle with an arrow whose tip touches a rectangle.
struct Bubble: Equatable {
    /// The content's rect.
    private(set) var rect: CGRect
    /// The side of the anchor where the bubble is; leading means left and trailing means right.
    let side: Edge
    /// The arrow's tip.
    let tip: CGPoint

    /// The arrow's height and width, the corner radius, and the distance to the edges of the available space, in points, as in UIKit's popovers.
    static let arrowLength: CGFloat = 13
    static let arrowWidth: CGFloat = 28
    static let cornerRadius: CGFloat = 13
    static let margin: CGFloat = 10

    /// The largest proposal for the content.
    static func mostSize(in room: CGRect) -> CGSize {
        CGSize(width: max(0, room.width - 2 * margin), height: max(0, room.height - 2 * margin))
    }

    /// - Parameters:
    ///   - preferred: the preferred side of `anchor`; `leading` means left.
    ///   - room: the area in which the bubble must stay.
    init(content: CGSize, anchor: CGRect, preferred: Edge, room: CGRect) {
        func space(_ side: Edge) -> CGFloat {
            switch side {
            case .top: anchor.minY - room.minY - Self.margin - Self.arrowLength - content.height
            case .bottom: room.maxY - anchor.maxY - Self.margin - Self.arrowLength - content.height
            case .leading: anchor.minX - room.minX - Self.margin - Self.arrowLength - content.width
            case .trailing: room.maxX - anchor.maxX - Self.margin - Self.arrowLength - content.width
            }
        }
        let opposite: Edge =
            switch preferred {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        let order = [preferred, opposite] + [Edge.bottom, .top, .trailing, .leading].filter { $0 != preferred && $0 != opposite }
        // The first side with enough space, otherwise the side that lacks the least.
        let side = order.first { space($0) >= 0 } ?? order.max { space($0) < space($1) } ?? preferred
        self.side = side
        /// Returns `value` clamped to the bounds.
        func keep(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }
        let inner = room.insetBy(dx: min(Self.margin, room.width / 2), dy: min(Self.margin, room.height / 2))
        var origin = CGPoint(
            x: keep(anchor.midX - content.width / 2, inner.minX, inner.maxX - content.width),
            y: keep(anchor.midY - content.height / 2, inner.minY, inner.maxY - content.height))
        switch side {
        case .top: origin.y = max(inner.minY, anchor.minY - Self.arrowLength - content.height)
        case .bottom: origin.y = min(max(inner.minY, inner.maxY - content.height), anchor.maxY + Self.arrowLength)
        case .leading: origin.x = max(inner.minX, anchor.minX - Self.arrowLength - content.width)
        case .trailing: origin.x = min(max(inner.minX, inner.maxX - content.width), anchor.maxX + Self.arrowLength)
        }
        rect = CGRect(origin: origin, size: content)
        let reach = Self.cornerRadius + Self.arrowWidth / 2
        // In a small bubble, the arrow is centered.
        let (dx, dy) = (min(reach, rect.width / 2), min(reach, rect.height / 2))
        let (x, y) = (keep(anchor.midX, rect.minX + dx, rect.maxX - dx), keep(anchor.midY, rect.minY + dy, rect.maxY - dy))
        tip =
            switch side {
            case .top: CGPoint(x: x, y: rect.maxY + Self.arrowLength)
            case .bottom: CGPoint(x: x, y: rect.minY - Self.arrowLength)
            case .leading: CGPoint(x: rect.maxX + Self.arrowLength, y: y)
            case .trailing: CGPoint(x: rect.minX - Self.arrowLength, y: y)
            }
    }

    /// The outline.
    var path: Path {
        let radius = min(Self.cornerRadius, rect.width / 2, rect.height / 2)
        var path = Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
        // The arrow in its local frame: the base on y = 0, the tip below it; the flanks begin and end smoothly.
        let (half, length) = (Self.arrowWidth / 2, Self.arrowLength)
        var arrow = Path()
        // Wound in the same direction as the rectangle, so that both fill where they overlap (by a point, to hide the seam).
        arrow.move(to: CGPoint(x: half, y: -1))
        arrow.addLine(to: CGPoint(x: half, y: 0))
        arrow.addCurve(to: CGPoint(x: 2, y: length - 1.5), control1: CGPoint(x: half / 2, y: 0), control2: CGPoint(x: half / 2.6, y: length / 2.2))
        arrow.addQuadCurve(to: CGPoint(x: -2, y: length - 1.5), control: CGPoint(x: 0, y: length + 0.8))
        arrow.addCurve(to: CGPoint(x: -half, y: 0), control1: CGPoint(x: -half / 2.6, y: length / 2.2), control2: CGPoint(x: -half / 2, y: 0))
        arrow.addLine(to: CGPoint(x: -half, y: -1))
        arrow.closeSubpath()
        let transform: CGAffineTransform =
            switch side {
            case .top: CGAffineTransform(translationX: tip.x, y: rect.maxY)
            case .bottom: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: tip.x, ty: rect.minY)
            case .leading: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: rect.maxX, ty: tip.y)
            case .trailing: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: rect.minX, ty: tip.y)
            }
        path.addPath(arrow.applying(transform))
        return path
    }
}

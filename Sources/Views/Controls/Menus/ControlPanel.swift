/// Shows a card above all other views, beside the control that it belongs to, as an open menu or a compact date picker does.
struct _PanelModifier<PanelContent: View>: RenderModifier {
    let isPresented: Bool
    let dismiss: () -> Void
    let content: () -> PanelContent

    func makeRenderNode(around child: RenderNode, owner: _Node) -> PanelPresenterRenderNode<PanelContent> {
        PanelPresenterRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: PanelPresenterRenderNode<PanelContent>) { node.setModifier(self) }
}

final class PanelPresenterRenderNode<PanelContent: View>: PresenterRenderNode {
    private var modifier: _PanelModifier<PanelContent>
    private var rect = CGRect.zero

    init(owner: _Node, child: RenderNode, modifier: _PanelModifier<PanelContent>) {
        self.modifier = modifier
        super.init(owner: owner, child: child, title: "panel")
        setContent()
        portal.prepare = { [unowned self] in anchorDidMove() }
    }

    func setModifier(_ modifier: _PanelModifier<PanelContent>) {
        self.modifier = modifier
        setContent()
        portal.setNeedsCommit()
    }

    override func geometryDidChange(resized: Bool) { portal.setNeedsCommit() }
    override var isPresenting: Bool { modifier.isPresented }

    /// The presenting view is already placed.
    private func anchorDidMove() {
        guard modifier.isPresented else { return }
        let new = CGRect(origin: convertToGlobal(.zero), size: size)
        guard new != rect else { return }
        rect = new
        setContent()
    }

    private func setContent() {
        slot.setContent(
            ErasedViewBox(view: PanelHost(isPresented: modifier.isPresented, anchor: rect, dismiss: modifier.dismiss, content: modifier.content)))
    }
}

private struct PanelHost<PanelContent: View>: View {
    let isPresented: Bool
    /// In the root's coordinates.
    let anchor: CGRect
    let dismiss: () -> Void
    let content: () -> PanelContent

    var body: some View {
        if isPresented {
            // A tap outside dismisses it.
            Color.clear.ignoresSafeArea().contentShape(Rectangle()).onTapGesture(perform: dismiss)
            PanelLayout(anchor: anchor) {
                content()
                    .background(Color(provider: .system(.elevatedBackground)))
                    .clipShape(RoundedRectangle(cornerRadius: 13))
                    .shadow(color: Color(white: 0, opacity: 0.2), radius: 16, y: 8)
                    .environment(\.listContext, nil)
                    .environment(\.areLabelsHidden, false)
                    .environment(\.font, nil)
            }
            .ignoresSafeArea()
            .transition(.opacity.animation(.easeInOut(duration: 0.2)))
        }
    }
}

/// Places a panel below a control, or above it where there is more space, with their trailing edges aligned.
struct PanelLayout: Layout {
    let anchor: CGRect
    /// The distances to the control and to the edges, in points; estimates by eye.
    private static let distance: CGFloat = 8
    private static let margin: CGFloat = 12

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let room = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: min(Self.margin, bounds.height / 2))
        for subview in subviews {
            let ideal = subview.sizeThatFits(.unspecified)
            let offer = ProposedViewSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
            let size = subview.sizeThatFits(offer)
            let below = bounds.minY + anchor.maxY + Self.distance
            let above = bounds.minY + anchor.minY - Self.distance - size.height
            var y = below + size.height <= room.maxY || above < room.minY ? below : above
            y = max(room.minY, min(y, room.maxY - size.height))
            // On the side of the control's own half.
            var x = anchor.midX > bounds.width / 2 ? anchor.maxX - size.width : anchor.minX
            x = max(room.minX, min(bounds.minX + x, room.maxX - size.width))
            subview.place(at: CGPoint(x: x, y: y), proposal: offer)
        }
    }
}

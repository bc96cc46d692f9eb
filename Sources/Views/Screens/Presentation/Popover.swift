/// The attachment of a popover's arrow.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view, in fractions of its size.
    case point(UnitPoint)

    var source: Anchor<CGRect>.Source {
        switch self {
        case .rect(let source): source
        case .point(let point):
            Anchor<CGRect>.Source { size, conversion in
                conversion.rect(CGRect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0))
            }
        }
    }
}

/// Shows a bubble above all other views while an item exists, with an arrow that points to the view.
struct _PopoverModifier<Value, PopoverContent: View>: RenderModifier {
    let item: PresentedItem<Value>?
    let anchor: PopoverAttachmentAnchor
    let arrowEdge: Edge
    let dismiss: () -> Void
    let content: (Value) -> PopoverContent

    func makeRenderNode(around child: RenderNode, owner: _Node) -> PopoverPresenterRenderNode<Value, PopoverContent> {
        PopoverPresenterRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: PopoverPresenterRenderNode<Value, PopoverContent>) { node.setModifier(self) }
}

final class PopoverPresenterRenderNode<Value, PopoverContent: View>: PresenterRenderNode {
    private var modifier: _PopoverModifier<Value, PopoverContent>
    private var rect = CGRect.zero

    init(owner: _Node, child: RenderNode, modifier: _PopoverModifier<Value, PopoverContent>) {
        self.modifier = modifier
        super.init(owner: owner, child: child, title: "popover")
        setContent()
        portal.prepare = { [unowned self] in anchorDidMove() }
    }

    func setModifier(_ modifier: _PopoverModifier<Value, PopoverContent>) {
        self.modifier = modifier
        setContent()
        portal.setNeedsCommit()
    }

    override func geometryDidChange(resized: Bool) { portal.setNeedsCommit() }
    override var isPresenting: Bool { modifier.item != nil }

    /// The presenting view is already placed.
    private func anchorDidMove() {
        guard modifier.item != nil else { return }
        let new = modifier.anchor.source.take(size, conversionToGlobal)
        guard new != rect else { return }
        rect = new
        setContent()
    }

    private func setContent() {
        slot.setContent(
            ErasedViewBox(
                view: PopoverHost(item: modifier.item, anchor: rect, arrowEdge: modifier.arrowEdge, dismiss: modifier.dismiss, content: modifier.content)))
    }
}

struct PopoverHost<Value, PopoverContent: View>: View {
    let item: PresentedItem<Value>?
    /// In the root's coordinates.
    let anchor: CGRect
    let arrowEdge: Edge
    let dismiss: () -> Void
    let content: (Value) -> PopoverContent

    /// The animation of a popover's insertion and removal.
    private static var animation: Animation { .easeInOut(duration: 0.2) }

    var body: some View {
        if item != nil {
            // A tap outside dismisses it.
            Color.clear.ignoresSafeArea().contentShape(Rectangle()).onTapGesture(perform: dismiss)
        }
        ForEach(item.map { [$0] } ?? []) { item in
            VStack { content(item.value) }
                .environment(\.zoomsPages, false)
                .presented(dismiss: dismiss)
                .modifier(_BubbleModifier(anchor: anchor, arrowEdge: arrowEdge))
                .transition(.opacity.animation(Self.animation))
        }
    }
}

extension View {
    /// Shows a popover while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: the part of the view that it is attached to.
    ///   - arrowEdge: the edge of that part where the arrow is. The popover is beyond it, or at another edge if there is not enough space.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            AdaptivePopoverModifier(
                item: isPresented.wrappedValue ? PresentedItem(id: true, value: ()) : nil, anchor: attachmentAnchor, arrowEdge: arrowEdge,
                dismiss: { isPresented.wrappedValue = false }, content: { content() }))
    }

    /// Shows a popover while an item exists; another item replaces it.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: the part of the view that it is attached to.
    ///   - arrowEdge: the edge of that part where the arrow is. The popover is beyond it, or at another edge if there is not enough space.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            AdaptivePopoverModifier(
                item: item.wrappedValue.map { PresentedItem(id: $0.id, value: $0) }, anchor: attachmentAnchor, arrowEdge: arrowEdge,
                dismiss: { item.wrappedValue = nil }, content: content))
    }
}

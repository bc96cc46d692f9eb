/// The items of a context menu.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Opens a menu after a long press on the view, which is lifted meanwhile.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
    }
    /// Opens a menu after a long press on the view, with a preview.
    public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }
    /// Opens a menu after a long press on the view; nil for none.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier<MenuItems?, EmptyView>(items: contextMenu?.items, preview: nil, isActive: contextMenu != nil))
    }
}

/// Opens a context menu after a long press.
private struct ContextMenuModifier<MenuItems: View, Preview: View>: ViewModifier {
    let items: MenuItems
    /// Nil for the view itself.
    let preview: Preview?
    var isActive = true
    @State private var isOpen = false

    func body(content: Content) -> some View {
        let isPresented = isOpen
        // A menu without items doesn't open.
        let opens = isActive && MenuItems.self != EmptyView.self
        return
            content
            .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true }, including: opens ? .all : .subviews)
            .modifier(
                _AnchoredPresentationModifier(
                    isPresented: isPresented, title: "contextMenu",
                    host: { [items, preview, $isOpen] anchor, source in
                        ContextMenuHost(isOpen: isPresented, anchor: anchor, source: source, items: items, preview: preview) { $isOpen.wrappedValue = false }
                            .withoutContainerStyles()
                    }, liftsView: preview == nil))
    }
}

/// A context menu on the blurred canvas: the lifted view, and the menu beside it. A tap outside closes it.
struct ContextMenuHost<MenuItems: View, Preview: View>: View {
    let isOpen: Bool
    /// The rect of the pressed view, in the root's coordinates.
    let anchor: CGRect
    let source: SourceNode
    let items: MenuItems
    let preview: Preview?
    let dismiss: () -> Void

    var body: some View {
        if isOpen {
            Rectangle().fill(.ultraThinMaterial)
                .overlay { Color.black.opacity(0.1) }
                .ignoresSafeArea()
                .contentShape(Rectangle())
                .onTapGesture(perform: dismiss)
                .transition(.opacity.animation(menuAnimation))
        }
        GeometryReader { proxy in
            let frame = proxy.frame(in: .global)
            let room = CGRect(origin: .zero, size: frame.size)
            let local = anchor.offsetBy(dx: -frame.minX, dy: -frame.minY)
            ContextMenuPlacement(anchor: local, hasPreview: preview != nil) {
                ForEach(isOpen ? [0] : [], id: \.self) { _ in
                    lifted
                        // The view itself is hidden at once, so the lifted one doesn't fade in.
                        .transition(
                            .asymmetric(
                                insertion: preview == nil ? .scale(scale: 1 / Self.lift) : .scale(scale: 1 / Self.lift).combined(with: .opacity),
                                removal: .scale(scale: 1 / Self.lift).combined(with: .opacity)
                            ).animation(menuAnimation))
                    MenuPanel(content: items, dismiss: dismiss)
                        .transition(
                            .scale(scale: 0.3, anchor: UnitPoint(x: MenuPlacement.share(of: local, in: room), y: local.midY > room.midY ? 1 : 0))
                                .combined(with: .opacity).animation(menuAnimation))
                }
            }
            .environment(\.menuRoom, frame)
        }
    }

    /// The scale of the lifted view: an estimate.
    private static var lift: CGFloat { 1.03 }

    @ViewBuilder private var lifted: some View {
        let shape = RoundedRectangle(cornerRadius: MenuMetrics.cornerRadius, style: .continuous)
        if let preview {
            VStack { preview }
                .background(Color(provider: .system(.background)))
                .clipShape(shape)
                .shadow(color: Color(white: 0, opacity: 0.15), radius: 20, y: 8)
                .onTapGesture(perform: dismiss)
        } else {
            LiftedView(source: source)
                .frame(width: anchor.width, height: anchor.height)
                .background(Color(provider: .system((source.node as? any EnclosingRow)?.ground ?? .background)))
                .clipShape(shape)
                .shadow(color: Color(white: 0, opacity: 0.15), radius: 20, y: 8)
                .scaleEffect(Self.lift)
                .contentShape(Rectangle())
                .onTapGesture(perform: dismiss)
        }
    }
}

/// Places the lifted view at its own position if the menu fits beside it, and the menu below or above it.
private struct ContextMenuPlacement: Layout {
    let anchor: CGRect
    /// Whether a preview replaces the view: it is centered on the view's position.
    let hasPreview: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count >= 2 else { return }
        let room = bounds.insetBy(dx: min(MenuMetrics.margin, bounds.width / 2), dy: min(MenuMetrics.margin, bounds.height / 2))
        let menu = subviews[1].sizeThatFits(ProposedViewSize(width: MenuMetrics.width, height: nil))
        let offer = hasPreview ? ProposedViewSize(width: room.width - 32, height: room.height / 2) : ProposedViewSize(anchor.size)
        let size = subviews[0].sizeThatFits(offer)
        let gap = MenuMetrics.gap
        let share = MenuPlacement.share(of: anchor, in: bounds)
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }
        var lifted = CGRect(
            x: bounds.minX + anchor.midX - size.width / 2, y: bounds.minY + anchor.midY - size.height / 2, width: size.width, height: size.height)
        if hasPreview { lifted.origin.x = clamp(lifted.minX, room.minX, room.maxX - size.width) }
        // Below or above the view if there is space; otherwise the view makes space for the menu.
        let isAbove = lifted.maxY + gap + menu.height > room.maxY && lifted.minY - gap - menu.height >= room.minY
        if isAbove {
            lifted.origin.y = clamp(lifted.minY, room.minY, max(room.minY, room.maxY - size.height))
        } else {
            lifted.origin.y = clamp(lifted.minY, room.minY, max(room.minY, room.maxY - menu.height - gap - size.height))
        }
        subviews[0].place(at: lifted.origin, proposal: offer)
        let x = clamp(lifted.minX + (lifted.width - menu.width) * share, room.minX, room.maxX - menu.width)
        let y = isAbove ? lifted.minY - gap - menu.height : lifted.maxY + gap
        let height = min(menu.height, max(MenuMetrics.rowHeight, isAbove ? menu.height : room.maxY - y))
        subviews[1].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: menu.width, height: height))
    }
}

/// An open menu beside the view that opened it. A tap outside closes it.
struct MenuHost<Content: View>: View {
    let isOpen: Bool
    /// The rect of the menu's button, in the root's coordinates.
    let anchor: CGRect
    /// Whether the first item is at the top if no order is set.
    let isFixed: Bool
    let content: Content
    let dismiss: () -> Void
    @Environment(\.menuOrder) private var order

    var body: some View {
        if isOpen {
            Color.clear.ignoresSafeArea().contentShape(Rectangle()).onTapGesture(perform: dismiss)
        }
        GeometryReader { proxy in
            let frame = proxy.frame(in: .global)
            let room = CGRect(origin: .zero, size: frame.size)
            let local = anchor.offsetBy(dx: -frame.minX, dy: -frame.minY)
            let isAbove = room.maxY - local.maxY < min(local.minY - room.minY, 200)
            MenuPlacement(anchor: local, prefersAbove: isAbove) {
                ForEach(isOpen ? [0] : [], id: \.self) { _ in
                    MenuPanel(isReversed: isAbove && (order == .automatic ? !isFixed : order == .priority), content: content, dismiss: dismiss)
                        .transition(
                            .scale(scale: 0.3, anchor: UnitPoint(x: MenuPlacement.share(of: local, in: room), y: isAbove ? 1 : 0))
                                .combined(with: .opacity).animation(menuAnimation))
                }
            }
            .environment(\.menuRoom, frame)
        }
    }
}

/// The panel with a menu's items.
struct MenuPanel<Content: View>: View {
    var isReversed = false
    let content: Content
    let dismiss: () -> Void
    @State private var isIndented = false
    /// Whether a submenu lies over the panel.
    @State private var hasSubmenu = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: MenuMetrics.cornerRadius, style: .continuous)
        ScrollView {
            MenuStack(arrangement: MenuLayout(isReversed: isReversed), content: content.modifier(_MenuItemModifier()))
        }
        .frame(width: MenuMetrics.width)
        .labelStyle(MenuLabelStyle())
        .containerButtonStyle(MenuButtonStyle())
        .onPreferenceChange(MenuIndentationKey.self) { isIndented = $0 }
        .modifier(
            _EnvironmentModifier { [isIndented] in
                $0.menu = MenuContext(dismiss: dismiss, isIndented: isIndented)
                $0.listContext = nil
                $0.font = nil
                $0.foregroundStyle = nil
                $0.lineLimit = 2
                $0.controlSize = .regular
                $0.isInMenuRow = false
                $0.multilineTextAlignment = .leading
            }
        )
        // The items are dimmed behind a submenu; the panel still covers the views behind it.
        .opacity(hasSubmenu ? MenuMetrics.behindOpacity : 1)
        .background(.regularMaterial, in: shape)
        .clipShape(shape)
        .shadow(color: Color(white: 0, opacity: colorScheme == .dark ? 0.4 : 0.2), radius: 30, y: 10)
        .onPreferenceChange(MenuHasSubmenuKey.self) { hasSubmenu = $0 }
        .scaleEffect(hasSubmenu ? MenuMetrics.behindScale : 1)
        .overlayPreferenceValue(OpenSubmenuKey.self) { SubmenuHost(submenu: $0, dismiss: dismiss) }
        .transformPreference(OpenSubmenuKey.self) { $0 = nil }
        .preference(key: MenuHasSubmenuKey.self, value: false)
    }
}

/// Places a menu below its button, or above it if there isn't enough space. Their edges are aligned on the button's side of the canvas.
struct MenuPlacement: Layout {
    let anchor: CGRect
    var prefersAbove = false

    /// The button's horizontal position on the canvas: 0 at the left, 0.5 in the middle, 1 at the right.
    static func share(of anchor: CGRect, in room: CGRect) -> CGFloat {
        guard room.width > 0 else { return 0.5 }
        let place = (anchor.midX - room.minX) / room.width
        return place < 0.4 ? 0 : place > 0.6 ? 1 : 0.5
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let room = bounds.insetBy(dx: min(MenuMetrics.margin, bounds.width / 2), dy: min(MenuMetrics.margin, bounds.height / 2))
        let anchor = anchor.offsetBy(dx: bounds.minX, dy: bounds.minY)
        for subview in subviews {
            let ideal = subview.sizeThatFits(ProposedViewSize(width: MenuMetrics.width, height: nil))
            let (below, above) = (room.maxY - anchor.maxY - MenuMetrics.gap, anchor.minY - room.minY - MenuMetrics.gap)
            let isBelow = prefersAbove ? above < ideal.height && below > above : below >= ideal.height || below >= above
            let height = min(ideal.height, max(isBelow ? below : above, MenuMetrics.rowHeight))
            let share = Self.share(of: anchor, in: bounds)
            let x = anchor.minX + (anchor.width - ideal.width) * share
            let y = isBelow ? anchor.maxY + MenuMetrics.gap : anchor.minY - MenuMetrics.gap - height
            subview.place(
                at: CGPoint(x: max(room.minX, min(x, room.maxX - ideal.width)), y: max(room.minY, min(y, room.maxY - height))),
                proposal: ProposedViewSize(width: ideal.width, height: height))
        }
    }
}

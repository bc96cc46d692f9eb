/// A menu inside of a menu: a tap opens its panel over the item.
struct Submenu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @State private var isOpen = false
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let close: () -> Void = { withAnimation(menuAnimation) { isOpen = false } }
        let configuration = PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(body: AnyView(label)), action: { withAnimation(menuAnimation) { isOpen = true } })
        PressableButton(configuration) { isPressed in
            MenuRow(role: nil, isPressed: isPressed, label: label) { SubmenuChevron(degrees: direction == .rightToLeft ? 180 : 0) }
        }
        .anchorPreference(key: OpenSubmenuKey.self, value: .bounds) { [isOpen, label, content] bounds in
            isOpen ? OpenSubmenu(row: bounds, label: AnyView(label), content: AnyView(content), close: close) : nil
        }
        .preference(key: MenuHasSubmenuKey.self, value: isOpen)
        .preference(key: MenuIndentationKey.self, value: true)
    }
}

/// Whether a submenu is open in a panel.
enum MenuHasSubmenuKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// An open submenu, for the panel that contains its item.
struct OpenSubmenu {
    /// The item that opened it.
    let row: Anchor<CGRect>
    let label: AnyView
    let content: AnyView
    /// Returns to the enclosing menu.
    let close: () -> Void
}

/// Carries the open submenu up to the panel of its menu.
enum OpenSubmenuKey: PreferenceKey {
    static var defaultValue: OpenSubmenu? { nil }
    static func reduce(value: inout OpenSubmenu?, nextValue: () -> OpenSubmenu?) { value = value ?? nextValue() }
}

/// The arrow before the title of a submenu.
private struct SubmenuChevron: View {
    /// 0 points to the right, 90 down.
    let degrees: Double
    var body: some View {
        Chevron()
            .stroke(Color.primary, style: StrokeStyle(lineWidth: 1.9, lineCap: .round, lineJoin: .round))
            .frame(width: 5.5, height: 10.5)
            .rotationEffect(.degrees(degrees))
    }
}

/// The panel of an open submenu over the panel of its menu: the title, which leads back, and the items.
struct SubmenuHost: View {
    /// Nil while no submenu is open. The view always exists, so that it can animate its removal.
    let submenu: OpenSubmenu?
    /// Closes all menus.
    let dismiss: () -> Void
    @Environment(\.menuRoom) private var room

    var body: some View {
        GeometryReader { proxy in
            let panel = proxy.frame(in: .global)
            if let submenu {
                // A tap beside the panel closes the submenu.
                Color.clear.contentShape(Rectangle()).onTapGesture(perform: submenu.close)
                SubmenuPlacement(row: proxy[submenu.row].minY, room: room.map { $0.minY - panel.minY...$0.maxY - panel.minY }) {
                    MenuPanel(content: SubmenuItems(submenu: submenu), dismiss: dismiss)
                }
                .transition(.scale(scale: 0.9, anchor: .top).combined(with: .opacity).animation(menuAnimation))
            }
        }
    }
}

/// The title of a submenu above its items.
private struct SubmenuItems: View {
    let submenu: OpenSubmenu

    var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(role: nil, label: .init(body: submenu.label), action: submenu.close)
        PressableButton(configuration) { isPressed in
            MenuRow(role: nil, isPressed: isPressed, label: submenu.label.fontWeight(.semibold)) { SubmenuChevron(degrees: 90) }
        }
        .preference(key: MenuIndentationKey.self, value: true)
        submenu.content
    }
}

/// Places a submenu with its title over the item that opened it, within the canvas.
private struct SubmenuPlacement: Layout {
    /// The item's top, in the panel's coordinates.
    let row: CGFloat
    /// The part of the canvas for menus, in the panel's coordinates; nil for no limit.
    let room: ClosedRange<CGFloat>?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let ideal = subview.sizeThatFits(ProposedViewSize(width: MenuMetrics.width, height: nil))
            let (top, bottom) = room.map { ($0.lowerBound + MenuMetrics.margin, $0.upperBound - MenuMetrics.margin) } ?? (row, row + ideal.height)
            let height = min(ideal.height, max(MenuMetrics.rowHeight, bottom - top))
            let y = max(top, min(row, bottom - height))
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + y), proposal: ProposedViewSize(width: ideal.width, height: height))
        }
    }
}

private struct MenuRoomKey: EnvironmentKey { static var defaultValue: CGRect? { nil } }

extension EnvironmentValues {
    /// The part of the canvas that menus may cover, in the root's coordinates; nil outside of menus.
    var menuRoom: CGRect? {
        get { self[MenuRoomKey.self] }
        set { self[MenuRoomKey.self] = newValue }
    }
}

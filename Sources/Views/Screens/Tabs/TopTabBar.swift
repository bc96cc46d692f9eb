/// Whether a page shows a navigation bar, beside whose items the bar of a tab view floats on an iPad.
struct HasNavigationBarKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { if nextValue() { value = true } }
}

private struct IsBelowTopTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the bar of a tab view floats in the middle of the navigation bars inside.
    var isBelowTopTabs: Bool {
        get { self[IsBelowTopTabsKey.self] }
        set { self[IsBelowTopTabsKey.self] = newValue }
    }
}

/// Pages below a floating bar, as on an iPad since iOS 18 (Documentation/Semantics/Controls.md#tab-views).
struct TopTabs<Content: View>: View {
    let content: Content
    let model: TabModel
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void
    @State private var hasNavigationBar = false

    var body: some View {
        TabPages(
            arrangement: TabPagesLayout(),
            content:
                content
                .modifier(TabChildModifier(selection: selected, showsAll: false))
                .environment(\.isTabPage, true)
                .environment(\.tabBarPlacement, .topBar)
                .environment(\.isBelowTopTabs, true)
                .environment(\.navigationBarHeight, TopTabBar.height)
        )
        .onPreferenceChange(HasNavigationBarKey.self) { hasNavigationBar = $0 }
        .preference(key: HasNavigationBarKey.self, value: false)
        // A navigation bar lies beside the tabs and insets its page itself.
        .safeAreaInset(edge: .top, spacing: 0) {
            if !hasNavigationBar, !model.settings.tabs.isHidden, !model.entries.isEmpty { Color.clear.frame(height: TopTabBar.height) }
        }
        .overlay(alignment: .top) { TopTabBar(model: model, selected: selected, select: select) }
        .background(Color(provider: .system(.background)))
    }
}

/// The titles of tabs in a capsule that floats at the top.
struct TopTabBar: View {
    let model: TabModel
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void
    @Environment(\.controlLooks) private var looks
    @Environment(\.tint) private var tint

    /// In points: the height of the row, of the capsule, and of the selected tab's ground, which UIKit doesn't document.
    static var height: CGFloat { 50 }
    private static var capsule: CGFloat { 44 }
    private static var segment: CGFloat { 36 }

    private var look: BarLook { looks.orProgram.tabs }
    private var selectedIndex: Int? { model.entries.selected(by: selected)?.index }

    var body: some View {
        if !model.settings.tabs.isHidden, !look.isHidden, !model.entries.isEmpty {
            HStack(spacing: 0) {
                ForEach(model.entries) { item($0) }
            }
            .padding(.horizontal, (Self.capsule - Self.segment) / 2)
            .frame(height: Self.capsule)
            .background(.bar, in: Capsule())
            .overlay { Capsule().strokeBorder(Color(provider: .system(.separator)).opacity(0.5), lineWidth: 0.5) }
            .frame(height: Self.height)
            .fixedSize()
            .dynamicTypeSize(.large)
            .modifier(NamedCoverModifier(value: "the tab bar"))
            .transition(.move(edge: .top))
        }
    }

    private func item(_ entry: TabEntry) -> some View {
        let isSelected = entry.index == selectedIndex
        return HStack(spacing: 6) {
            if let label = entry.info?.label { label.labelStyle(TopTabLabelStyle(showsIcon: entry.info?.role == .search)) }
            if let badge = entry.badge { TabBadge(text: badge) }
        }
        .font(.system(size: 15, weight: isSelected ? .semibold : .medium))
        .lineLimit(1)
        .foregroundColor(isSelected ? tint ?? look.tint ?? .accentColor : .primary)
        .padding(.horizontal, 16)
        .frame(height: Self.segment)
        .background(Color(provider: .system(.fill)).opacity(isSelected ? 1 : 0), in: Capsule())
        .contentShape(Rectangle().inset(by: -4))
        .onTapGesture { select(entry.key) }
        .control(.tab, label: EmptyView?.none)
    }
}

/// The title alone, or the icon of a search tab.
private struct TopTabLabelStyle: LabelStyle {
    let showsIcon: Bool
    func makeBody(configuration: Configuration) -> some View {
        if showsIcon { configuration.icon } else { configuration.title }
    }
}

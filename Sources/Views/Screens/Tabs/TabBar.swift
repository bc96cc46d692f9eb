/// The bar below the pages of a tab view (Documentation/Semantics/Controls.md#tab-views).
struct TabBar: View {
    let model: TabModel
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void
    /// Whether the list of the other tabs is shown.
    let showsMore: Bool
    let showMore: () -> Void
    @Environment(\.controlLooks) private var looks

    /// In points.
    private static var height: CGFloat { 49 }
    /// A bar with more tabs shows the first four and a tab for the others.
    private static var most: Int { 5 }

    /// Returns the tabs that have no space in a bar.
    static func others(of entries: [TabEntry]) -> [TabEntry] { entries.count > most ? Array(entries.dropFirst(most - 1)) : [] }

    private var entries: [TabEntry] { model.entries }
    private var shown: [TabEntry] { Array(entries.dropLast(Self.others(of: entries).count)) }
    private var selectedIndex: Int? { showsMore ? nil : entries.selected(by: selected)?.index }

    private var look: BarLook { looks.orProgram.tabs }
    private var isOverContent: Bool { entries.first { $0.index == selectedIndex }?.scroll?.isContentBelow ?? false }

    var body: some View {
        if !model.settings.tabs.isHidden, !look.isHidden, !entries.isEmpty {
            HStack(spacing: 0) {
                ForEach(shown) { item($0) }
                if shown.count < entries.count { more }
            }
            .frame(maxWidth: .infinity)
            .frame(height: Self.height)
            .background { BarBackground(options: model.settings.tabs, isOverContent: isOverContent, edge: .bottom, look: look) }
            .modifier(NamedCoverModifier(value: "the tab bar"))
            .transition(.move(edge: .bottom))
        }
    }

    private func item(_ entry: TabEntry) -> some View {
        TabBarItem(
            label: entry.info?.label ?? AnyView(EmptyView()), badge: entry.badge, isSelected: entry.index == selectedIndex, look: look,
            isOverContent: isOverContent
        )
        .onTapGesture { select(entry.key) }
        .control(.tab, label: EmptyView?.none)
    }

    private var more: some View {
        let isSelected = !shown.contains { $0.index == selectedIndex }
        return TabBarItem(label: AnyView(Label("More", systemImage: "ellipsis")), badge: nil, isSelected: isSelected, look: look, isOverContent: isOverContent)
            .onTapGesture(perform: showMore)
            .control(.tab, label: EmptyView?.none)
    }
}

/// A tab in the bar: the icon above the title.
struct TabBarItem: View {
    let label: AnyView
    let badge: Text?
    let isSelected: Bool
    var look = BarLook()
    var isOverContent = false
    @Environment(\.tint) private var tint

    /// In points: a symbol's size, the title's, and the distances.
    private static var symbolSize: CGFloat { 18 }
    private static var titleSize: CGFloat { 10 }
    private static var spacing: CGFloat { 3.8 }
    private static var titleBottom: CGFloat { 47.7 }

    var body: some View {
        VStack(spacing: Self.spacing) { label }
            .labelStyle(TabLabelStyle(spacing: Self.spacing, icon: icon, title: title))
            .font(.system(size: Self.titleSize, weight: .medium))
            .environment(\.symbolFont, .system(size: Self.symbolSize))
            .imageScale(.large)
            .symbolVariant(.fill)
            .lineLimit(1)
            .foregroundColor(color)
            .frame(height: Self.titleBottom, alignment: .bottom)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .overlay(alignment: .top) { if let badge { TabBadge(text: badge).padding(.leading, 28).padding(.top, 2) } }
            .contentShape(Rectangle())
    }

    private var face: BarFace? { look.face(isOverContent: isOverContent) }
    /// The default color of parts without a color set by the program.
    private var color: Color { isSelected ? icon ?? look.tint ?? tint ?? .accentColor : icon ?? look.unselected ?? .gray }
    private var icon: Color? { isSelected ? face?.selectedIcon : face?.icon }
    private var title: TextLook {
        isSelected ? (face?.selectedTitle ?? TextLook()).or(look.selectedTitle) : (face?.title ?? TextLook()).or(look.title)
    }
}

/// The red capsule beside a tab's icon.
struct TabBadge: View {
    let text: Text

    var body: some View {
        text.font(.system(size: 13)).foregroundColor(.white).lineLimit(1)
            .padding(.horizontal, 5)
            .frame(minWidth: 18)
            .frame(height: 18)
            .background(Color.red, in: Capsule())
            .fixedSize()
    }
}

/// The icon above the title.
private struct TabLabelStyle: LabelStyle {
    let spacing: CGFloat
    let icon: Color?
    let title: TextLook
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: spacing) {
            if let icon { configuration.icon.foregroundColor(icon) } else { configuration.icon }
            // A font or a color alone leaves the bar's other settings unchanged.
            Group { if let font = title.font { configuration.title.font(font) } else { configuration.title } }
                .colored(as: title)
        }
    }
}

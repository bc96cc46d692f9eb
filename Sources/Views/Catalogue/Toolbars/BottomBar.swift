/// The bar at the bottom of a page (Documentation/Semantics/Controls.md#toolbars).
struct BottomBar: View {
    let page: PageModel

    /// In points.
    private static var height: CGFloat { 44 }
    private static var margin: CGFloat { 16 }

    var body: some View {
        let items = page.entries.filter { $0.placement.slot == .bottom || $0.placement.slot == .status }
        if !items.isEmpty, !page.settings.bottom.isHidden {
            HStack(spacing: 16) {
                let hasSpace = items.contains(where: \.isSpace)
                ForEach(items.indices, id: \.self) { index in
                    // Items without spaces between them are spread over the bar; a single one is in the middle.
                    if index > 0, !hasSpace { Spacer(minLength: 0) }
                    items[index].view
                        .font(items[index].placement.slot == .status ? .caption : .body)
                }
            }
            .padding(.horizontal, Self.margin)
            .frame(maxWidth: .infinity)
            .frame(height: Self.height)
            .background {
                BarBackground(options: page.settings.bottom, isOverContent: page.isContentBelowBottom, edge: .bottom)
            }
        }
    }
}

/// The button at the end of a navigation bar that stands for the secondary actions.
struct OverflowMenu: View {
    let entries: [ToolbarEntry]
    @Environment(\.tint) private var tint

    var body: some View {
        if !entries.isEmpty {
            Image(systemName: "ellipsis.circle").foregroundColor(tint ?? .accentColor)
                .padding(.horizontal, NavigationBarRow.inset)
                .notDrawn("ToolbarItem(placement: .secondaryAction), whose menu doesn't open,")
        }
    }
}

/// The mark beside a title that has a menu.
struct TitleMenu: View {
    let entries: [ToolbarEntry]

    var body: some View {
        Image(systemName: "chevron.down").font(.system(size: 9, weight: .bold)).foregroundColor(.secondary)
            .frame(width: 16, height: 16)
            .background(Color(provider: .system(.tertiaryFill)), in: Circle())
            .notDrawn("toolbarTitleMenu, whose menu doesn't open,")
    }
}

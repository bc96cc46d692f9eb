/// The bar at the bottom of a page (Documentation/Semantics/Controls.md#toolbars).
struct BottomBar: View {
    let page: PageModel
    @Environment(\.controlLooks) private var looks
    @Environment(\.look) private var system

    /// In points.
    private static var height: CGFloat { 44 }
    private static var margin: CGFloat { 16 }

    var body: some View {
        let items = page.entries.filter { $0.placement.slot == .bottom || $0.placement.slot == .status && !system.bars.showsStatusAtTop }
        if !items.isEmpty, !page.settings.bottom.isHidden, !page.showsKeyboardBar {
            row(items)
                .padding(.horizontal, Self.margin)
                .frame(maxWidth: .infinity)
                .frame(height: Self.height)
                .dynamicTypeSize(.large)
                .background {
                    BarBackground(options: page.settings.bottom, isOverContent: page.isContentBelowBottom, edge: .bottom, look: looks.orProgram.bottom)
                }
                .modifier(NamedCoverModifier(value: "the toolbar"))
        }
    }
}

extension BottomBar {
    /// The status is in the middle of the bar, above the other items; a single other item is at the edge on its side of the status.
    @ViewBuilder private func row(_ items: [ToolbarEntry]) -> some View {
        let others = items.filter { $0.placement.slot != .status }
        if others.count < items.count {
            ZStack {
                if others.count == 1 {
                    HStack(spacing: 16) { view(of: others[0]) }
                        .frame(maxWidth: .infinity, alignment: items[0].placement.slot == .status ? .trailing : .leading)
                } else {
                    spread(others)
                }
                HStack(spacing: 16) { ForEach(items.indices, id: \.self) { if items[$0].placement.slot == .status { view(of: items[$0]) } } }
            }
        } else {
            spread(items)
        }
    }

    /// Items without spaces between them are spread over the bar; a single one is in the middle.
    private func spread(_ items: [ToolbarEntry]) -> some View {
        let hasSpace = items.contains(where: \.isSpace)
        return HStack(spacing: 16) {
            ForEach(items.indices, id: \.self) { index in
                if index > 0, !hasSpace { Spacer(minLength: 0) }
                view(of: items[index])
            }
        }
    }

    private func view(of item: ToolbarEntry) -> some View { item.view.font(item.placement.slot == .status ? .caption : .body) }
}

/// The button at the end of a navigation bar whose menu has the secondary actions.
struct OverflowMenu: View {
    let entries: [ToolbarEntry]

    var body: some View {
        if !entries.isEmpty {
            Menu {
                MenuEntries(entries: entries)
            } label: {
                Image(systemName: "ellipsis.circle").accessibilityLabel("More")
            }
            .padding(.horizontal, NavigationBarRow.inset)
        }
    }
}

/// A title with a menu: a tap on it opens the menu.
struct TitleMenu<Title: View>: View {
    let entries: [ToolbarEntry]
    let title: Title
    /// Edits the title; nil for a title that the user can't edit.
    let rename: RenameAction?

    var body: some View {
        Menu {
            Group { if entries.isEmpty { RenameButton() } else { MenuEntries(entries: entries) } }.environment(\.rename, rename)
        } label: {
            HStack(spacing: 4) {
                title.foregroundColor(.primary)
                Image(systemName: "chevron.down").font(.system(size: 9, weight: .bold)).foregroundColor(.secondary)
                    .frame(width: 16, height: 16)
                    .background(Color(provider: .system(.tertiaryFill)), in: Circle())
            }
        }
    }
}

/// Items as the content of a menu, in the menu's environment.
private struct MenuEntries: View {
    let entries: [ToolbarEntry]
    var body: some View {
        ForEach(entries.indices, id: \.self) { index in
            entries[index].content.transformEnvironment(\.rename) { $0 = entries[index].rename ?? $0 }
        }
    }
}

/// The field that replaces a title while the user edits it.
struct TitleField: View {
    /// The title before.
    let title: String
    /// Ends the editing with a new title; nil for the one before.
    let end: (String?) -> Void
    @State private var draft = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Title", text: $draft)
            .textFieldStyle(.plain)
            .font(.headline)
            .multilineTextAlignment(.center)
            .focused($isFocused)
            .padding(.horizontal, 8)
            .frame(maxWidth: 240, minHeight: 32)
            .background(Color(provider: .system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
            .onAppear {
                draft = title
                isFocused = true
            }
            .onSubmit { end(draft.isEmpty ? nil : draft) }
            .onChange(of: isFocused) { wasFocused, isFocused in
                if wasFocused, !isFocused { end(draft.isEmpty ? nil : draft) }
            }
    }
}

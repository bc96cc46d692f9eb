/// The bar at the top of a page: the back button, the title, the page's items, and its search field
/// (Documentation/Semantics/Controls.md#navigation-bars).
struct NavigationBar: View {
    let page: PageModel
    let previous: PreviousPage?
    /// The search field of the views around the navigation view.
    let inheritedSearch: SearchSpec?
    /// The display mode of titles that specify none.
    let inheritedMode: NavigationBarItem.TitleDisplayMode
    /// Whether the page is too low for a large title.
    let isLow: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.navigationBarHeight) private var rowHeight
    @Environment(\.controlLooks) private var looks
    @Environment(\.barMargin) private var margin
    @Environment(\.look) private var system
    @Environment(\.isBelowTopTabs) private var isBelowTopTabs

    /// In points.
    private var largeHeight: CGFloat { max(0, titleLine - 41) + 52 + (hasLargeSubtitle ? 20 : 0) }
    private var hasLargeSubtitle: Bool { title.subtitle != nil || !page.entries(.largeSubtitle).isEmpty }
    /// The height of a line of the large title.
    @ScaledMetric(relativeTo: .largeTitle) private var titleLine: CGFloat = 41
    /// The height of a line in the search field.
    @ScaledMetric private var searchLine = SearchField.line

    private var title: NavigationTitle { page.title }
    private var look: BarLook { looks.orProgram.navigation }
    private var largeLook: TextLook { (look.face(isOverContent: page.scrolled > collapsible)?.largeTitle ?? TextLook()).or(look.largeTitle) }
    private var search: SearchSpec? { page.search ?? inheritedSearch }
    private var isSearching: Bool { search?.model.isActive ?? false }
    /// Whether the search field takes the place of the bar, unless the bar of a tab view would cover it there.
    private var isReplaced: Bool { isSearching && search?.keepsBar != true && !isBelowTopTabs }
    private var options: BarOptions { page.settings.navigation }

    var body: some View {
        if !isHidden {
            switch system.bars.navigation {
            case .page: AnyView(bar)
            case .window: AnyView(MacToolbar(page: page, previous: previous, search: search))
            }
        }
    }

    private var bar: some View {
        VStack(spacing: 0) {
            if !isReplaced {
                NavigationBarRow(page: page, previous: previous, isTitleShown: !isLarge || isCollapsed, isOverContent: page.scrolled > collapsible)
                    .frame(height: rowHeight)
                    .transition(.opacity)
                if isLarge { largeTitle.transition(.opacity) }
            }
            if let search { searchField(search) }
        }
        .frame(maxWidth: .infinity)
        .background(alignment: .top) {
            BarBackground(options: options, isOverContent: page.scrolled > collapsible, edge: .top, look: look)
                .frame(height: height - min(page.scrolled, collapsible))
        }
        .onChange(of: collapsible, initial: true) { page.tracker.collapsible = collapsible }
        .modifier(NamedCoverModifier(value: "the navigation bar"))
        .foregroundStyleIfPresent(options.foreground)
        .environment(\.colorScheme, barScheme)
        .preference(key: StatusBarSchemeKey.self, value: barScheme == colorScheme ? nil : barScheme)
        .preference(key: HasNavigationBarKey.self, value: true)
    }

    /// The scheme that the page requests, if the bar shows its background.
    private var barScheme: ColorScheme {
        guard let scheme = options.colorScheme ?? nil else { return colorScheme }
        let isShown = options.backgroundVisibility == .visible || page.scrolled > collapsible
        return isShown ? scheme : colorScheme
    }

    /// Whether the bar has any content; otherwise the page has no bar.
    private var isHidden: Bool {
        if title.isBarHidden || options.isHidden || look.isHidden { return true }
        if title.text?.isEmpty == false || title.leading != nil || title.trailing != nil || previous != nil && !title.isBackButtonHidden { return false }
        let slots: [ToolbarItemPlacement.Slot] =
            [.leading, .trailing, .principal, .subtitle, .largeTitle, .overflow] + (system.bars.showsStatusAtTop ? [.status] : [])
        return search == nil && !page.entries.contains { slots.contains($0.placement.slot) }
    }

    private var mode: NavigationBarItem.TitleDisplayMode { page.displayMode(inherited: inheritedMode) }
    private var isLarge: Bool {
        mode == .large && !isLow && (title.text?.isEmpty == false || !page.entries(.largeTitle).isEmpty) && !page.settings.isTitleRemoved
            && page.settings.role?.hasLeadingTitle != true
    }

    // MARK: Collapsing

    /// The search field scrolls away first, then the large title.
    private var searchHeight: CGFloat { search.map { SearchField.height(of: $0, line: searchLine) } ?? 0 }
    private var collapsibleSearch: CGFloat { search?.isAlwaysShown == true || isSearching ? 0 : searchHeight }
    private var collapsible: CGFloat { isReplaced ? 0 : collapsibleSearch + (isLarge ? largeHeight : 0) }
    private var height: CGFloat { isReplaced ? searchHeight : rowHeight + (isLarge ? largeHeight : 0) + searchHeight }
    private var titleShift: CGFloat { min(max(0, page.scrolled - collapsibleSearch), largeHeight) }
    /// Whether so much of the large title is gone that the bar shows the title.
    private var isCollapsed: Bool { isLarge && titleShift > 36 }

    private var largeTitle: some View {
        let (titles, subtitles) = (page.entries(.largeTitle), page.entries(.largeSubtitle))
        return VStack(alignment: .leading, spacing: 0) {
            if titles.isEmpty {
                title.text?.font(largeLook.font ?? .largeTitle.bold()).colored(as: largeLook).lineLimit(1)
            } else {
                EntryViews(entries: titles).font(.largeTitle.bold()).lineLimit(1)
            }
            Group {
                if subtitles.isEmpty { title.subtitle } else { EntryViews(entries: subtitles) }
            }
            .font(.subheadline).foregroundColor(.secondary).lineLimit(1)
        }
        .padding(.horizontal, margin)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: largeHeight)
        .offset(y: -titleShift)
        .clipped()
    }

    private func searchField(_ search: SearchSpec) -> some View {
        let gone = min(page.scrolled, collapsibleSearch)
        return SearchField(spec: search, squeezed: gone)
            .frame(height: searchHeight, alignment: .top)
            .offset(y: collapsibleSearch == 0 && !isReplaced ? -titleShift : 0)
    }
}

private struct NavigationBarHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }

private struct BarMarginKey: EnvironmentKey { static var defaultValue: CGFloat { 16 } }

extension EnvironmentValues {
    /// The distance of titles and search fields from the sides of the bar, in points (Documentation/Semantics/Controls.md#navigation-bars).
    var barMargin: CGFloat {
        get { self[BarMarginKey.self] }
        set { self[BarMarginKey.self] = newValue }
    }
    /// The height of the row with the inline title and the items, in points.
    var navigationBarHeight: CGFloat {
        get { self[NavigationBarHeightKey.self] }
        set { self[NavigationBarHeightKey.self] = newValue }
    }
}

extension PageModel {
    /// Returns the display mode of the title if the previous page has the mode `inherited`.
    func displayMode(inherited: NavigationBarItem.TitleDisplayMode) -> NavigationBarItem.TitleDisplayMode {
        switch title.mode {
        case .inline: .inline
        case .large: .large
        case .automatic, nil: inherited
        }
    }
}

extension View {
    /// Sets the foreground style unless it is nil.
    @ViewBuilder fileprivate func foregroundStyleIfPresent(_ style: AnyShapeStyle?) -> some View {
        if let style { foregroundStyle(style) } else { self }
    }
}

/// The row of a navigation bar: the title between the items at both ends.
struct NavigationBarRow: View {
    let page: PageModel
    let previous: PreviousPage?
    let isTitleShown: Bool
    var isOverContent = false
    @Environment(\.tint) private var ownTint
    @Environment(\.controlLooks) private var looks
    @Environment(\.isBelowTopTabs) private var isBelowTopTabs
    @Environment(\.barMargin) private var barMargin

    private var title: NavigationTitle { page.title }
    private var look: BarLook { looks.orProgram.navigation }
    private var titleLook: TextLook { (look.face(isOverContent: isOverContent)?.title ?? TextLook()).or(look.title) }
    private var tint: Color? { ownTint ?? look.tint }
    /// Tabs in the middle of the bar leave a title the leading end.
    private var hasLeadingTitle: Bool { isBelowTopTabs || title.isLargeInBar || page.settings.role?.hasLeadingTitle ?? false }

    var body: some View {
        BarRowLayout(hasLeadingTitle: hasLeadingTitle) {
            HStack(spacing: Self.spacing) {
                if let previous, !title.isBackButtonHidden, title.leading == nil { back(previous) }
                title.leading?.view.environment(\.isInBar, true).padding(.horizontal, Self.inset)
                BarItems(entries: page.entries(.leading))
            }
            .padding(.leading, previous != nil && !title.isBackButtonHidden && title.leading == nil ? 0 : margin)
            middle.padding(.horizontal, margin)
            HStack(spacing: Self.spacing) {
                BarItems(entries: page.entries(.trailing))
                OverflowMenu(entries: page.entries(.overflow))
                title.trailing?.view.environment(\.isInBar, true).padding(.horizontal, Self.inset)
            }
            .padding(.trailing, margin)
        }
        .font(.body)
        .environment(\.tint, tint)
        // As in UIKit, only the large title follows the text size.
        .dynamicTypeSize(.large)
    }

    /// The distance of the items from the edges, in points.
    private var margin: CGFloat { barMargin - 8 }
    /// In points: the distances between the items, and around each.
    private static var spacing: CGFloat { 7 }
    static var inset: CGFloat { 7.4 }

    @ViewBuilder private var middle: some View {
        let principal = page.entries(.principal)
        if principal.isEmpty {
            let menu = page.entries(.titleMenu)
            let rename = title.rename
            // The stack exists even without a title, because the row has three views.
            ZStack {
                if isTitleShown, !page.settings.isTitleRemoved {
                    Group {
                        if let rename, page.isRenaming {
                            TitleField(title: title.text?.string ?? "") { new in
                                if let new { rename.set(new) }
                                page.isRenaming = false
                            }
                        } else if menu.isEmpty, rename == nil {
                            smallTitle
                        } else {
                            TitleMenu(entries: menu, title: smallTitle, rename: rename.map { _ in RenameAction { page.isRenaming = true } })
                        }
                    }
                    .transition(.opacity)
                }
            }
            .animation(.easeInOut(duration: 0.2), value: isTitleShown)
        } else {
            HStack(spacing: 8) { EntryViews(entries: principal) }.lineLimit(1)
        }
    }

    private var smallTitle: some View {
        VStack(spacing: 0) {
            title.text?.font(titleLook.font ?? (title.isLargeInBar ? .largeTitle.bold() : .headline)).colored(as: titleLook).lineLimit(1)
                // Without items before it, the title is at the margin of the page.
                .padding(.leading, title.isLargeInBar ? -8 : 0)
            let subtitles = page.entries(.subtitle)
            Group {
                if subtitles.isEmpty { title.subtitle } else { EntryViews(entries: subtitles) }
            }
            .font(.caption).foregroundColor(.secondary).lineLimit(1)
        }
    }

    private func back(_ previous: PreviousPage) -> some View {
        HStack(spacing: 6) {
            Chevron(isBackward: true)
                .stroke(tint ?? .accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
                .frame(width: 9, height: 18)
            if page.settings.role?.hasLeadingTitle != true { backTitle(previous.page?.title.text).foregroundColor(tint ?? .accentColor).lineLimit(1) }
        }
        .padding(.leading, 9)
        .contentShape(Rectangle().inset(by: -8))
        .onTapGesture(perform: previous.goBack)
        .modifier(ControlMarkModifier.back)
    }

    /// The previous page's title if there is space for it, otherwise "Back".
    @ViewBuilder private func backTitle(_ text: Text?) -> some View {
        if let text, !text.isEmpty {
            ViewThatFits(in: .horizontal) {
                text
                Text("Back")
                Color.clear.frame(width: 0, height: 0)
            }
        } else {
            Text("Back")
        }
    }
}

extension Text {
    /// Whether the text has no letters.
    var isEmpty: Bool { string.isEmpty }
}

/// The items of a slot, each in the environment of its own view.
struct EntryViews: View {
    let entries: [ToolbarEntry]
    var body: some View {
        // Items are identified by position, so that they keep their state when the page is evaluated again.
        ForEach(entries.indices, id: \.self) { index in
            entries[index].view.fontWeight(entries[index].placement == .confirmationAction ? .semibold : nil)
        }
    }
}

/// The items at an end of a navigation bar.
private struct BarItems: View {
    let entries: [ToolbarEntry]
    var body: some View { EntryViews(entries: entries).padding(.horizontal, NavigationBarRow.inset) }
}

/// Places the leading items, the title, and the trailing items of a bar: the title in the middle of the bar, within the space between the items.
struct BarRowLayout: Layout {
    let hasLeadingTitle: Bool
    private static var gap: CGFloat { 8 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: proposal.height ?? 44)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let height = bounds.height
        let trailing = subviews[2].sizeThatFits(ProposedViewSize(width: bounds.width, height: height)).width
        let ideal = subviews[1].sizeThatFits(.unspecified).width
        let rest = max(0, bounds.width - trailing)
        // The page's title takes precedence over the back button's title.
        let leading = subviews[0].sizeThatFits(ProposedViewSize(width: max(rest - ideal - Self.gap, rest / 3), height: height)).width
        let room = max(0, rest - leading - (leading > 0 ? Self.gap : 0) - (trailing > 0 ? Self.gap : 0))
        let middle = subviews[1].sizeThatFits(ProposedViewSize(width: room, height: height)).width
        let least = leading + (leading > 0 ? Self.gap : 0)
        let most = bounds.width - trailing - (trailing > 0 ? Self.gap : 0) - middle
        let x = hasLeadingTitle ? least : min(max((bounds.width - middle) / 2, least), max(most, least))
        let center = bounds.midY
        func place(_ index: Int, _ x: CGFloat, _ width: CGFloat) {
            subviews[index].place(at: CGPoint(x: bounds.minX + x, y: center), anchor: .leading, proposal: ProposedViewSize(width: width, height: height))
        }
        place(0, 0, leading)
        place(1, x, middle)
        place(2, bounds.width - trailing, trailing)
    }
}

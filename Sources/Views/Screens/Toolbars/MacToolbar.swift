/// The part of a window's toolbar above a page: the back button, the title in bold at the leading edge, the items, and the search field
/// (Documentation/Semantics/MacControls.md#windows).
struct MacToolbar: View {
    let page: PageModel
    let previous: PreviousPage?
    let search: SearchSpec?
    @Environment(\.pageGround) private var ground
    @Environment(\.isMacSidebar) private var isSidebar

    /// The space beside the items; that before a title; the width of the search field, in points. Estimates by eye.
    private static let margin: CGFloat = 10
    private static let titleMargin: CGFloat = 10
    private static let search: CGFloat = 180

    var body: some View {
        let title = page.title
        HStack(spacing: 4) {
            if let previous, !title.isBackButtonHidden { back(previous) }
            title.leading?.view.environment(\.isInBar, true)
            EntryViews(entries: page.entries(.leading))
            if !isSidebar { heading(title) }
            Spacer(minLength: 0)
            let principal = page.entries(.principal) + page.entries(.status)
            if !principal.isEmpty {
                EntryViews(entries: principal)
                Spacer(minLength: 0)
            }
            EntryViews(entries: page.entries(.trailing))
            OverflowMenu(entries: page.entries(.overflow))
            title.trailing?.view.environment(\.isInBar, true)
            if let search, !isSidebar { MacSearchField(spec: search).frame(width: Self.search) }
        }
        .font(.body)
        .padding(.horizontal, Self.margin)
        .frame(maxWidth: .infinity, minHeight: MacMetrics.toolbar)
        .background { (ground ?? Color(provider: .system(.background))).ignoresSafeArea() }
        .overlay(alignment: .bottom) { if page.scrolled > 0 { Color(provider: .system(.separator)).frame(height: 1) } }
        .preference(key: HasNavigationBarKey.self, value: true)
    }

    private func heading(_ title: NavigationTitle) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            if !page.settings.isTitleRemoved { title.text?.font(.system(size: 15, weight: .bold)).lineLimit(1) }
            title.subtitle?.font(.subheadline).foregroundColor(.secondary).lineLimit(1)
        }
        .padding(.leading, Self.titleMargin)
    }

    private func back(_ previous: PreviousPage) -> some View {
        Button(action: previous.goBack) { Image(systemName: "chevron.left") }.environment(\.isInBar, true).accessibilityLabel("Back").modifier(
            ControlMarkModifier.back)
    }
}

private struct PageGroundKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct IsMacSidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The color behind the pages of a column; nil for the system's background.
    var pageGround: Color? {
        get { self[PageGroundKey.self] }
        set { self[PageGroundKey.self] = newValue }
    }
    /// Whether a view is the sidebar of a window, whose title is in the column of the detail.
    var isMacSidebar: Bool {
        get { self[IsMacSidebarKey.self] }
        set { self[IsMacSidebarKey.self] = newValue }
    }
}

/// Two or three columns: side by side if the width is regular, as on an iPad, otherwise pages of one stack, as on an iPhone
/// (Documentation/Semantics/Controls.md#split-views).
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let hasContent: Bool
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var ownColumn = NavigationSplitViewColumn.sidebar
    /// Whether the shown column is that of a selection with which the view began.
    @State private var beginsInside = false
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.look) private var look
    @Environment(\.splitArrangement) private var arrangement

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar,
        _ content: Content, _ detail: Detail, hasContent: Bool
    ) {
        (self.visibility, self.compactColumn) = (visibility, compactColumn)
        (self.sidebar, self.content, self.detail, self.hasContent) = (sidebar, content, detail, hasContent)
    }

    /// Creates a view of three columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar(), content(), detail(), hasContent: true)
    }
    /// Creates a view of three columns that shows some of them.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail(), hasContent: true)
    }
    /// Creates a view of three columns, one of which is on top if the width is compact.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), content(), detail(), hasContent: true)
    }
    /// Creates a view of three columns that shows some of them, one of which is on top if the width is compact.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail(), hasContent: true)
    }
    /// Creates a view of two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(nil, nil, sidebar(), EmptyView(), detail(), hasContent: false)
    }
    /// Creates a view of two columns that shows some of them.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, nil, sidebar(), EmptyView(), detail(), hasContent: false)
    }
    /// Creates a view of two columns, one of which is on top if the width is compact.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail(), hasContent: false)
    }
    /// Creates a view of two columns that shows some of them, one of which is on top if the width is compact.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail(), hasContent: false)
    }

    public var body: some View {
        if sizeClass == .regular || look.columns.isAlwaysSideBySide {
            GeometryReader { columns(in: $0.size) }
        } else {
            compact
        }
    }

    // MARK: Compact

    /// The columns as pages: a selection in one pushes the next.
    private var compact: some View {
        let column = compactColumn ?? $ownColumn
        let next: NavigationSplitViewColumn = hasContent ? .content : .detail
        return NavigationPages(
            content:
                sidebar
                .environment(\.splitColumn, splitColumn(.sidebar, next: next, column))
                .modifier(
                    PushedPageModifier(
                        item: column.wrappedValue == .sidebar ? nil : AnyHashable(true), destination: { secondPage(column) },
                        dismiss: { column.wrappedValue = .sidebar }, slidesIn: !beginsInside)))
    }

    @ViewBuilder private func secondPage(_ column: Binding<NavigationSplitViewColumn>) -> some View {
        if hasContent {
            content
                .environment(\.splitColumn, splitColumn(.content, next: .detail, column, previous: { column.wrappedValue = .sidebar }))
                .modifier(
                    PushedPageModifier(
                        item: column.wrappedValue == .detail ? AnyHashable(true) : nil,
                        destination: {
                            detail.environment(\.splitColumn, SplitColumn(previous: { column.wrappedValue = .content }))
                        }, dismiss: { column.wrappedValue = .content }, slidesIn: !beginsInside))
        } else {
            detail.environment(\.splitColumn, SplitColumn(previous: { column.wrappedValue = .sidebar }))
        }
    }

    /// A column before another one.
    private func splitColumn(
        _ own: NavigationSplitViewColumn, next: NavigationSplitViewColumn, _ shown: Binding<NavigationSplitViewColumn>, previous: (() -> Void)? = nil
    ) -> SplitColumn {
        let began = $beginsInside
        func advance(atStart: Bool) {
            guard shown.wrappedValue == own else { return }
            began.wrappedValue = atStart
            shown.wrappedValue = next
        }
        return SplitColumn(
            advance: { advance(atStart: false) }, retreat: { if own == .sidebar || shown.wrappedValue == next { shown.wrappedValue = own } },
            begin: compactColumn == nil ? { advance(atStart: true) } : nil, isFront: shown.wrappedValue == own, previous: previous)
    }

    // MARK: Regular

    private func columns(in size: CGSize) -> some View {
        let shown = (visibility ?? $ownVisibility).wrappedValue
        let isPortrait = size.width < size.height && !look.columns.isAlwaysSideBySide
        // Columns above the detail appear when they are asked for.
        let covers = arrangement == .prominentDetail && !look.columns.isAlwaysSideBySide
        let isAutomatic = shown == .automatic && !covers
        let showsSidebar = shown == .all || isAutomatic && !isPortrait || shown == .doubleColumn && !hasContent
        let showsContent = hasContent && (isAutomatic || shown == .all || shown == .doubleColumn)
        let coversWithSidebar = covers || arrangement == .automatic && isPortrait
        return HStack(spacing: 0) {
            if showsSidebar, !coversWithSidebar { sidebarColumn }
            if showsContent, !covers { contentColumn(isFirst: !showsSidebar || coversWithSidebar, hides: showsSidebar) }
            column(detail, isFirst: covers || !showsContent && (!showsSidebar || coversWithSidebar), hides: showsSidebar)
        }
        .overlay(alignment: .leading) {
            ZStack(alignment: .leading) {
                if coversWithSidebar && showsSidebar || covers && showsContent {
                    // An estimate by eye.
                    Color.black.opacity(0.1).ignoresSafeArea().contentShape(Rectangle()).onTapGesture {
                        withAnimation(presentationAnimation) { (visibility ?? $ownVisibility).wrappedValue = .detailOnly }
                    }
                }
                HStack(spacing: 0) {
                    if showsSidebar, coversWithSidebar { sidebarColumn }
                    if showsContent, covers { contentColumn(isFirst: !showsSidebar, hides: showsSidebar) }
                }
            }
        }
    }

    @ViewBuilder private var sidebarColumn: some View {
        column(sidebar.environment(\.listLook, .sidebar), isFirst: true, hides: true)
            .modifier(_EnvironmentModifier { if let ground = $0.look.columns.sidebarGround { ($0.pageGround, $0.isMacSidebar) = (ground, true) } })
            .modifier(SplitColumnWidth(standard: look.columns.sidebar)).transition(.move(edge: .leading))
        ColumnLine()
    }

    @ViewBuilder private func contentColumn(isFirst: Bool, hides: Bool) -> some View {
        column(content, isFirst: isFirst, hides: hides).modifier(SplitColumnWidth(standard: look.columns.content)).transition(.move(edge: .leading))
        ColumnLine()
    }

    /// A column with its own bar; the first one has the button that shows or hides the sidebar.
    private func column<Column: View>(_ content: Column, isFirst: Bool, hides: Bool) -> some View {
        let visibility = visibility ?? $ownVisibility
        return NavigationPages(
            content: content.environment(\.splitColumn, SplitColumn()).toolbar {
                ToolbarItem(placement: look.columns.sidebarButtonIsLast && isFirst && (visibility.wrappedValue != .detailOnly) ? .primaryAction : .navigation) {
                    if isFirst { SidebarButton(visibility: visibility, next: hides ? .detailOnly : .all) }
                }
            })
    }
}

/// The button that shows and hides the sidebar.
private struct SidebarButton: View {
    let visibility: Binding<NavigationSplitViewVisibility>
    /// What a tap makes visible.
    let next: NavigationSplitViewVisibility

    var body: some View {
        Button {
            withAnimation(presentationAnimation) { visibility.wrappedValue = next }
        } label: {
            Image(systemName: "sidebar.left")
        }
        .accessibilityLabel("Sidebar")
    }
}

private struct ColumnLine: View {
    @Environment(\.pixelLength) private var pixel
    var body: some View { Color(provider: .system(.separator)).frame(width: pixel).ignoresSafeArea() }
}

extension NavigationSplitView: InspectedContainer { static var inspectedName: String { "NavigationSplitView" } }

import Testing

@testable import Views

/// Lists in the sidebar style (Documentation/Semantics/Controls.md#split-views).
@MainActor struct SidebarStyleTests {
    private var rows: some View {
        List(selection: .constant(1)) {
            Text("a").tag(1)
            Text("b").tag(2)
        }
    }

    /// The number of paths that cover a row or lie below it as a line.
    private func grounds(_ view: some View, _ sizeClass: UserInterfaceSizeClass) -> (rows: Int, lines: Int) {
        let fills = host(view.environment(\.horizontalSizeClass, sizeClass), width: 400, height: 300).fills
        return (fills.filter { $0.height == 44 }.count, fills.filter { $0.height <= 1 }.count)
    }

    @Test func onlyTheSelectedRowHasAGroundWhereTheWidthIsRegular() {
        #expect(grounds(rows.listStyle(.sidebar), .regular) == (1, 0))
        #expect(grounds(rows.listStyle(.sidebar), .compact) == (3, 1))
        #expect(grounds(rows.listStyle(.insetGrouped), .regular) == (3, 1))
    }

    private struct Split: View {
        @State var selection: Int?
        var column: NavigationSplitViewColumn?
        var body: some View {
            if let column {
                NavigationSplitView(preferredCompactColumn: .constant(column)) {
                    sidebar
                } detail: {
                    detail
                }
            } else {
                NavigationSplitView {
                    sidebar
                } detail: {
                    detail
                }
            }
        }
        private var sidebar: some View {
            List(selection: $selection) {
                Text("a").tag(1)
                Text("b").tag(2)
            }
        }
        @ViewBuilder private var detail: some View {
            if let selection { Button("detail \(selection)") { self.selection = nil } } else { Text("nothing") }
        }
    }
    private func shown(_ view: some View) -> ViewGraph { host(view.environment(\.horizontalSizeClass, .compact), width: 400, height: 600) }

    @Test func aSelectionAtTheBeginningShowsTheDetail() throws {
        let graph = shown(Split(selection: 2))
        #expect(graph.texts.contains("detail 2"))
        // Already the first frame shows it, without a page that slides in.
        #expect(!graph.isAnimating)
        #expect(shown(Split(selection: nil)).texts == ["a", "b"])
        #expect(shown(Split(selection: 2, column: .sidebar)).texts == ["a", "b"])
    }

    @Test func goingBackStaysAtTheSidebar() throws {
        for graph in [shown(Split(selection: 2)), shown(Split(selection: nil))] {
            if !graph.texts.contains("detail 2") { try graph.press("b") }
            graph.step(to: 2)
            #expect(graph.texts.contains("detail 2"))
            try graph.press("Back")
            graph.step(to: 4)
            #expect(graph.texts == ["a", "b"])
        }
    }

    @Test func theDetailGoesWithTheSelection() throws {
        let graph = shown(Split(selection: 2))
        try graph.press("detail 2")
        graph.step(to: 2)
        #expect(graph.texts == ["a", "b"])
    }

    @Test func listsInASidebarHaveItsStyle() {
        let split = NavigationSplitView {
            rows
        } detail: {
            Color.clear
        }
        let graph = host(split.environment(\.horizontalSizeClass, .regular), width: 900, height: 600)
        #expect(graph.fills.filter { $0.height == 44 && $0.width < 320 }.count == 1)
    }
}

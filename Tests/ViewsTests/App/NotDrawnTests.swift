import Testing

@testable import Views

/// Features that are accepted but not drawn warn once, with their name; correctly drawn ones don't.
@MainActor struct NotDrawnTests {
    private func warnings(_ view: some View) -> [String] { host(view).warnings }

    @Test func namesAreTold() {
        let views: [(AnyView, String)] = [
            (AnyView(Color.red.submitLabel(.done)), "submitLabel"), (AnyView(Color.red.autocorrectionDisabled(false)), "autocorrectionDisabled(false)"),
            (AnyView(Color.red.disableAutocorrection(false)), "disableAutocorrection(false)"),
            (AnyView(Color.red.drawingGroup(colorMode: .linear)), "drawingGroup(colorMode: .linear)"),
            (AnyView(Canvas(colorMode: .extendedLinear) { _, _ in }), "Canvas(colorMode: .extendedLinear)"),
            (AnyView(LazyHGrid(rows: [GridItem()], pinnedViews: .sectionHeaders) { Text("a") }), "LazyHGrid(pinnedViews:)"),
            (AnyView(Color.red.tabBarMinimizeBehavior(.onScrollDown)), "tabBarMinimizeBehavior"),
            (AnyView(Color.red.scrollEdgeEffectStyle(.hard, for: .top)), "scrollEdgeEffectStyle"),
            (AnyView(Color.red.scrollEdgeEffectHidden(false)), "scrollEdgeEffectHidden(false)"),
            (AnyView(Color.red.searchToolbarBehavior(.minimize)), "searchToolbarBehavior(.minimize)"),
            (AnyView(Color.red.springLoadingBehavior(.enabled)), "springLoadingBehavior"),
            (AnyView(Color.red.menuIndicator(.visible)), "menuIndicator(.visible)"),
            (AnyView(LazyHStack(pinnedViews: [.sectionHeaders]) { Text("a") }), "LazyHStack(pinnedViews:)"),
        ]
        for (view, name) in views { #expect(warnings(view) == ["\(name) is accepted but not drawn"]) }
    }

    @Test("parts of sidebars and dialogs warn on the platforms that have them") func partsOfOtherPlatformsWarn() throws {
        let sidebars = [
            AnyView(Color.red.tabViewSidebarHeader { Text("a") }), AnyView(Color.red.tabViewSidebarFooter { Text("a") }),
            AnyView(Color.red.tabViewSidebarBottomBar { Text("a") }), AnyView(Color.red.contentToolbar(for: .tabViewSidebar) { Text("a") }),
        ]
        let names = ["tabViewSidebarHeader", "tabViewSidebarFooter", "tabViewSidebarBottomBar", "contentToolbar"]
        for (view, name) in zip(sidebars, names) {
            #expect(warnings(view).isEmpty)
            #expect(warnings(view.environment(\.horizontalSizeClass, .regular)) == ["\(name) is accepted but not drawn"])
        }
        let palette = try #require(SystemPalette(.macOS))
        let dialogs = [
            AnyView(Color.red.dialogIcon(Image(systemName: "star"))), AnyView(Color.red.dialogSuppressionToggle(isSuppressed: .constant(false))),
        ]
        for (view, name) in zip(dialogs, ["dialogIcon", "dialogSuppressionToggle"]) {
            #expect(warnings(view).isEmpty)
            let graph = host(view) { $0.environment.systemPalette = palette }
            #expect(graph.warnings == ["\(name) is accepted but not drawn"])
        }
    }

    @Test func onceForEachName() {
        let view = VStack {
            ForEach(0..<3) { _ in Text("a").submitLabel(.go) }
            Text("b").submitLabel(.send).autocorrectionDisabled(false)
        }
        #expect(warnings(view).sorted() == ["autocorrectionDisabled(false) is accepted but not drawn", "submitLabel is accepted but not drawn"])
    }

    @Test func whatIsDrawnIsSilent() {
        let view = VStack {
            Text("a").autocorrectionDisabled().disableAutocorrection(nil).accessibilityLabel("b").accessibilityAddTraits(.isButton)
            Canvas(rendersAsynchronously: true) { _, _ in }
            Color.red.drawingGroup(opaque: true)
            List { Text("a") }.listStyle(.plain)
            ScrollView(showsIndicators: true) { LazyVStack { Text("c") } }
            Text("e").menuIndicator(.hidden).tabBarMinimizeBehavior(.never).scrollEdgeEffectStyle(.automatic, for: .all).springLoadingBehavior(.disabled)
                .searchToolbarBehavior(.automatic).dialogIcon(nil)
            Text("f").scrollEdgeEffectHidden()
            NavigationView { Text("d") }.navigationViewStyle(.stack)
        }
        #expect(warnings(view).isEmpty)
    }
}

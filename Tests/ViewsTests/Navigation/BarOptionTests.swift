import Geometry
import Testing

@testable import Views

/// Options of toolbars, tabs, and focus that are rarely used.
@MainActor
struct BarOptionTests {
    private func graph(_ view: some View) -> ViewGraph {
        let graph = host(view, width: 390, height: 800)
        graph.step(to: 1)
        return graph
    }

    private func page(_ content: some View) -> some View {
        NavigationStack { content.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }

    @Test func barsShowTheirBackgroundOnRequest() {
        let red = Color.red.resolve(in: EnvironmentValues())
        func colors(_ visibility: Visibility) -> [ResolvedColor] {
            graph(page(Text("a").toolbarBackground(.red, for: .navigationBar).toolbarBackgroundVisibility(visibility, for: .navigationBar))).colors
        }
        #expect(colors(.visible).contains(red) && !colors(.hidden).contains(red) && !colors(.automatic).contains(red))
    }

    @Test func textsInBarsHaveAStyle() {
        func drawn(_ view: some View) -> [DisplayItem] { graph(page(view)).drawn }
        let text = Text("a").toolbar { ToolbarItem(placement: .topBarTrailing) { Text("b") } }
        #expect(drawn(text.toolbarForegroundStyle(.red, for: .navigationBar)) != drawn(text.toolbarForegroundStyle(.blue, for: .navigationBar)))
    }

    @Test func overflowMenusHoldSecondaryActions() {
        let menu = graph(page(Text("a").toolbar { ToolbarOverflowMenu { Button("Other") {} } }))
        let item = graph(page(Text("a").toolbar { ToolbarItem(placement: .secondaryAction) { Button("Other") {} } }))
        #expect(!menu.texts.contains("Other"))
        #expect(menu.drawn.count == item.drawn.count && menu.drawn.count > graph(page(Text("a"))).drawn.count)
    }

    @Test func editorsHaveTheirTitleAtTheLeadingEnd() throws {
        func titleX(_ role: ToolbarRole) throws -> CGFloat {
            try #require(graph(page(Text("a").toolbarRole(role))).layoutListing().first { $0.label == "Title" }).rect.midX
        }
        #expect(try titleX(.automatic) == 195 && titleX(.navigationStack) == 195)
        #expect(try titleX(.editor) < 100 && titleX(.browser) < 100)
    }

    @Test func iPhonesShowNoItemsOfOtherPlaces() {
        let content = Text("a").toolbar {
            ToolbarItem(placement: ToolbarItemPlacement(id: "own")) { Text("own") }
            ToolbarItem(placement: .accessoryBar(id: 1)) { Text("accessory") }
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
            ToolbarItem(id: "kept", placement: .bottomBar) { Text("kept") }.customizationBehavior(.reorderable)
            ToolbarItem(id: "shown", placement: .bottomBar) { Text("shown") }.defaultCustomization(.hidden, options: .alwaysAvailable)
            ToolbarItem(placement: .bottomBar) { Text("alone") }.sharedBackgroundVisibility(.hidden)
        }
        let texts = graph(page(content)).texts
        #expect(Set(texts) == ["a", "Title", "kept", "shown", "alone"])
    }

    @Test func placesAreDifferent() {
        #expect(ToolbarItemPlacement(id: "a") != ToolbarItemPlacement(id: "b") && ToolbarItemPlacement.accessoryBar(id: 1) != .accessoryBar(id: 2))
        #expect(ToolbarPlacement(id: "a") != ToolbarPlacement(id: "b") && ToolbarPlacement.accessoryBar(id: 1) != .accessoryBar(id: 2))
        #expect(ToolbarRole.navigationStack != .automatic && ToolbarCustomizationBehavior.reorderable != .disabled)
        #expect(ToolbarCustomizationOptions.alwaysAvailable.rawValue == 1 && ToolbarCustomizationOptions(rawValue: 1) == .alwaysAvailable)
        let bars: Set<ToolbarPlacement> = [.automatic, .navigationBar, .tabBar, .bottomBar]
        #expect(bars.count == 4 && Set([TabCustomizationBehavior.automatic, .reorderable, .disabled]).count == 3)
        #expect(TabSearchActivation.searchTabSelection != .automatic)
    }

    @Test func tabsOfTheSidebarAreNotInTheBar() {
        func texts<C: TabContent<Never>>(@TabContentBuilder<Never> _ tabs: () -> C) -> [String] { graph(TabView { tabs() }).texts }
        let shown = texts {
            Tab("A", systemImage: "star") { Text("page") }
            Tab("B", systemImage: "star") { Text("other") }.tabPlacement(.sidebarOnly)
            Tab("C", systemImage: "star") { Text("third") }.tabPlacement(.pinned).customizationBehavior(.reorderable, for: .tabBar)
        }
        #expect(shown.contains("A") && !shown.contains("B") && shown.contains("C"))
    }

    // MARK: Focus

    private struct Form: View {
        let blocks: Bool
        @State private var text = ""
        @State private var count = 0
        var body: some View {
            VStack {
                TextField("field", text: $text).named("field").submitScope(blocks)
                Text("submitted \(count)")
            }
            .onSubmit { count += 1 }
        }
    }

    @Test func aScopeKeepsSubmissions() throws {
        for (blocks, expected) in [(false, "submitted 1"), (true, "submitted 0")] {
            let graph = host(Form(blocks: blocks), width: 300, height: 300)
            try graph.perform(.type("a\n", into: .identifier("field"), duration: 0))
            graph.step(to: 1)
            #expect(graph.texts.contains(expected))
        }
    }

    private struct Effect: View {
        @Environment(\.isFocusEffectEnabled) private var isEnabled
        var body: some View { Text(isEnabled ? "on" : "off") }
    }

    @Test func theMarkOfTheFocusCanBeDisabled() {
        #expect(
            host(Effect()).texts == ["on"] && host(Effect().focusEffectDisabled()).texts == ["off"] && host(Effect().focusEffectDisabled(false)).texts == ["on"]
        )
        #expect(SubmitTriggers(rawValue: 3) == [.text, .search] && FocusInteractions(rawValue: 1).rawValue == 1)
    }

    private final class Model: ObservableObject {
        var name = "Ada"
    }

    private struct Reading: View {
        @FocusedObject private var model: Model?
        var body: some View { Text("name \(model?.name ?? "none")") }
    }

    private struct Providing: View {
        @State private var text = ""
        let model: Model?
        let isOptional: Bool
        var body: some View {
            VStack {
                Reading()
                if isOptional {
                    TextField("field", text: $text).named("field").focusedObject(model)
                } else if let model {
                    TextField("field", text: $text).named("field").focusedObject(model)
                }
            }
        }
    }

    @Test func theViewWithTheFocusProvidesAnObject() throws {
        for isOptional in [true, false] {
            let graph = host(Providing(model: Model(), isOptional: isOptional), width: 300, height: 300)
            #expect(graph.texts.contains("name none"))
            try graph.perform(.type("a", into: .identifier("field"), duration: 0))
            graph.step(to: 1)
            #expect(graph.texts.contains("name Ada"))
        }
    }
}

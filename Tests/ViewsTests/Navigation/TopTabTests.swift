import Foundation
import Testing

@testable import Views

/// On an iPad the tabs float at the top (Documentation/Semantics/Controls.md#tab-views).
@MainActor struct TopTabTests {
    private struct Tabs<First: View>: View {
        @ViewBuilder let first: First
        @State private var tab = 1

        var body: some View {
            TabView(selection: $tab) {
                first.tabItem { Label("One", systemImage: "star") }.tag(1)
                Text("second").tabItem { Label("Two", systemImage: "star") }.tag(2)
            }
        }
    }

    private func tablet(_ view: some View) -> ViewGraph {
        host(view, width: 800, height: 1000) {
            $0.environment.horizontalSizeClass = .regular
            $0.environment.verticalSizeClass = .regular
            $0.safeAreaInsets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        }
    }

    private func rect(_ text: String, in graph: ViewGraph) -> CGRect? { graph.layoutListing().last { $0.name == "Text" && $0.label == text }?.rect }

    @Test func titlesWithoutIconsFloatAtTheTopAndAreTapped() throws {
        let graph = tablet(Tabs { Color.red.named("page") })
        // A page without a navigation bar lies below the row of tabs, 50 points high, and reaches the bottom of the safe area.
        #expect(graph.rects["page"] == CGRect(x: 0, y: 74, width: 800, height: 906))
        let (one, two) = (try #require(rect("One", in: graph)), try #require(rect("Two", in: graph)))
        #expect(one.midY == 49 && two.midY == 49)
        #expect((one.minX + two.maxX) / 2 == 400)
        try graph.press("Two")
        #expect(graph.texts.contains("second"))
    }

    @Test func aNavigationBarSharesTheRowOfTheTabs() throws {
        let graph = tablet(
            Tabs {
                NavigationStack {
                    Color.red.named("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar { Text("item") }
                }
            })
        #expect(graph.rects["page"] == CGRect(x: 0, y: 74, width: 800, height: 906))
        let (title, item) = (try #require(rect("Title", in: graph)), try #require(rect("item", in: graph)))
        #expect(title.midY == 49 && item.midY == 49)
        // The tabs are in the middle, so the title is at the leading end.
        #expect(title.minX == 32)
        #expect(item.maxX > 770)
    }

    /// The field of an active search stays below the bar's row, whatever is typed.
    @Test(arguments: [false, true]) func anActiveSearchIsNotBelowTheTabs(keepsBar: Bool) throws {
        struct Found: View {
            @State private var text = ""
            let keepsBar: Bool
            var body: some View {
                NavigationStack {
                    List { Text("row") }.navigationTitle("Library")
                        .searchable(text: $text, prompt: "Search")
                        .searchPresentationToolbarBehavior(keepsBar ? .avoidHidingContent : .automatic)
                }
            }
        }
        let graph = tablet(Tabs { Found(keepsBar: keepsBar) })
        try graph.press("Search")
        graph.step(to: 1)
        #expect(graph.texts.contains("Cancel"))
        let (field, cancel) = (try #require(rect("Search", in: graph)), try #require(rect("Cancel", in: graph)))
        // The tabs are in the row of 50 points below the status bar.
        #expect(field.minY >= 74 && cancel.minY >= 74)
    }

    @Test func hiddenTabsTakeNoSpace() {
        let graph = tablet(Tabs { Color.red.named("page").toolbar(.hidden, for: .tabBar) })
        #expect(graph.rects["page"] == CGRect(x: 0, y: 24, width: 800, height: 956))
        #expect(!graph.texts.contains("One"))
    }

    @Test func aPhoneOnItsSideHasTheBarBelow() throws {
        let graph = host(Tabs { Color.red.named("page") }, width: 900, height: 400) {
            $0.environment.horizontalSizeClass = .regular
            $0.environment.verticalSizeClass = .compact
        }
        #expect(graph.rects["page"] == CGRect(x: 0, y: 0, width: 900, height: 351))
    }
}

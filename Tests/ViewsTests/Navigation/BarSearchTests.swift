import Testing

@testable import Views

/// Titles that the user edits, and what the bar and the page show during a search.
@MainActor struct BarSearchTests {
    private struct Document: View {
        var hasMenu = false
        @State private var name = "Doc"
        var body: some View {
            NavigationStack {
                Group {
                    if hasMenu { content.toolbarTitleMenu { RenameButton() } } else { content }
                }
                .navigationTitle($name)
                .navigationBarTitleDisplayMode(.inline)
            }
        }
        private var content: some View { Text("content \(name)") }
    }

    @Test(arguments: [false, true])
    func aBoundTitleHasAMenuThatRenamesIt(_ hasMenu: Bool) throws {
        let graph = host(Document(hasMenu: hasMenu), width: 390, height: 600)
        try graph.press("Doc")
        graph.step(to: 1)
        try graph.press("Rename")
        graph.step(to: 2)
        try graph.perform(.type("ument", into: .text("Doc"), duration: 0.1))
        graph.step(to: 3)
        #expect(graph.texts.contains("content Doc"))
        try graph.perform(.type("\n", into: .text("Document"), duration: 0.1))
        graph.step(to: 4)
        #expect(graph.texts.contains("content Document") && graph.texts.contains("Document"), "\(graph.texts)")
    }

    @Test func theSearchFieldGrowsWithItsText() {
        func field(_ size: DynamicTypeSize) -> CGRect? {
            let page = NavigationStack { Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
                .searchable(text: .constant(""))
                .dynamicTypeSize(size)
            return host(page, width: 390, height: 600).fills.first { $0.width == 358 }
        }
        #expect(field(.large)?.height == 36)
        // The line of the text grows from 22 to 40.
        let height = field(.accessibility2)?.height ?? 0
        #expect(abs(height - (36 + 18)) < 0.01)
    }

    @Test func aTitleWithoutABindingHasNoMenu() throws {
        let graph = host(
            NavigationStack { Text("content").navigationTitle("Doc").navigationBarTitleDisplayMode(.inline) }, width: 390, height: 600)
        try? graph.press("Doc")
        graph.step(to: 1)
        #expect(!graph.texts.contains("Rename"))
    }

    private struct Search: View {
        var keepsBar = false
        @State private var text = ""
        var body: some View {
            NavigationStack {
                Color.yellow.named("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .searchable(text: $text, prompt: "Find")
                    .searchSuggestions { if text == "a" { Text("apple").named("apple") } }
                    .searchPresentationToolbarBehavior(keepsBar ? .avoidHidingContent : .automatic)
            }
        }
    }

    @Test func suggestionsCoverThePage() throws {
        let graph = host(Search(), width: 390, height: 600)
        try graph.press("Find")
        graph.step(to: 1)
        let white = Color.white.resolve(in: EnvironmentValues())
        func cover() -> CGRect? {
            guard
                let page = graph.drawn.firstIndex(where: {
                    if case .fill(_, .color(Color.yellow.resolve(in: EnvironmentValues())), _) = $0 { true } else { false }
                })
            else { return nil }
            return graph.drawn[page...].lazy.compactMap { if case .fill(let path, .color(white), _) = $0 { path.boundingRect } else { nil } }.first
        }
        #expect((cover()?.height ?? 0) < 300)
        try graph.perform(.type("a", into: .text("Find"), duration: 0.1))
        graph.step(to: 2)
        let page = try #require(graph.rects["page"])
        #expect(cover()?.contains(page) == true, "\(String(describing: cover())) \(page)")
        #expect(graph.rects["apple"]?.minX == 16)
    }

    @Test func theBarStaysIfItShould() throws {
        for keepsBar in [false, true] {
            let graph = host(Search(keepsBar: keepsBar), width: 390, height: 600)
            try graph.press("Find")
            graph.step(to: 2)
            #expect(graph.texts.contains("Title") == keepsBar)
            #expect(graph.texts.contains("Cancel"))
        }
    }
}

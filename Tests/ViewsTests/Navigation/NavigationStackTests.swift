import Foundation
import Testing

@testable import Views

@MainActor
struct NavigationStackTests {
    private struct Numbers: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("to 1", value: 1)
                    NavigationLink("disabled", value: Int?.none)
                    Text("deep").onTapGesture { path = [1, 2, 3] }
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { Page(number: $0, path: $path) }
            }
        }
    }

    private struct Page: View {
        let number: Int
        @Binding var path: [Int]
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("page \(number)")
                NavigationLink("next of \(number)", value: number + 1)
                Text("dismiss \(number)").onTapGesture { dismiss() }
                Text("root from \(number)").onTapGesture { path = [] }
            }
            .navigationTitle("Title \(number)")
        }
    }

    private func pages(_ graph: ViewGraph) -> [String] { graph.texts.filter { $0.hasPrefix("page") } }

    @Test func theFirstPushSlidesToo() throws {
        struct Linked: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("to 1", value: 1).navigationDestination(for: Int.self) { Text("page \($0)").named("page") }
                }
            }
        }
        struct Deep: View {
            @State var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { Text("page \($0)").named("page") }
                }
                .onAppear { path = [1] }
            }
        }
        func x(_ graph: ViewGraph) -> CGFloat? { graph.layoutListing().first { $0.label == "page 1" }?.paintedRect.midX }
        let graph = host(Linked(), width: 320, height: 640)
        graph.step(to: 0.5)
        try graph.press("to 1")
        graph.step(to: 0.55)
        let sliding = try #require(x(graph))
        graph.step(to: 2)
        #expect(x(graph) == 160 && sliding > 180)
        // A path that is set when the stack appears is shown at once.
        #expect(x(host(Deep(), width: 320, height: 640)) == 160)
    }

    @Test func aTransactionCanForbidTheSlide() throws {
        struct Stack: View {
            @State var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Text("push").onTapGesture {
                        var transaction = Transaction()
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { path.append(1) }
                    }
                    .navigationDestination(for: Int.self) { Text("page \($0)") }
                }
            }
        }
        let graph = host(Stack(), width: 320, height: 640)
        graph.step(to: 0.5)
        try graph.tap(.text("push"))
        graph.step(to: 0.6)
        #expect(graph.layoutListing().first { $0.label == "page 1" }?.paintedRect.midX == 160)
    }

    @Test("of several pages that leave together, only the top one is seen") func pagesLeaveTogether() throws {
        let graph = host(Numbers(), width: 320, height: 640)
        try graph.press("deep")
        graph.step(to: 2)
        try graph.press("root from 3")
        graph.step(to: 2.1)
        // The pages slide to the trailing edge, in the rect of the canvas.
        let clips = graph.drawn.filter {
            if case .group(.clip(let path, _), _) = $0 { path.boundingRect == CGRect(x: 0, y: 0, width: 320, height: 640) } else { false }
        }
        #expect(!clips.isEmpty)
        graph.step(to: 4)
        #expect(pages(graph) == [])
    }

    @Test(
        "values push pages, the back button and dismiss remove the last one, and the path may change at once")
    func valuesPushPages() throws {
        let graph = host(Numbers(), width: 320, height: 640)
        graph.step(to: 0.1)
        try graph.press("to 1")
        #expect(graph.isAnimating)
        graph.step(to: 1)
        try graph.press("next of 1")
        graph.step(to: 2)
        #expect(pages(graph) == ["page 1", "page 2"])
        try graph.press("dismiss 2")
        graph.step(to: 3)
        #expect(pages(graph) == ["page 1"])
        try graph.press("Root")
        graph.step(to: 4)
        #expect(pages(graph) == [])
        try graph.press("deep")
        graph.step(to: 5)
        #expect(pages(graph) == ["page 1", "page 2", "page 3"])
        try graph.press("root from 3")
        graph.step(to: 6)
        #expect(pages(graph) == [])
        try graph.press("to 1")
        graph.step(to: 6.6)
        try graph.perform(.drag(.point(CGPoint(x: 4, y: 500)), by: [CGPoint(x: 250, y: 0)], duration: 0.3))
        graph.step(to: 6.9)
        for frame in 1...60 { graph.step(to: 6.9 + Double(frame) / 60) }
        #expect(pages(graph) == [])
        graph.step(to: 8)
        try graph.press("disabled")
        graph.step(to: 9)
        #expect(pages(graph) == [])
    }

    private struct Item: Identifiable, Hashable {
        let id: Int
    }

    private struct Bound: View {
        @State private var isShown = false
        @State private var item: Item?

        var body: some View {
            NavigationStack {
                VStack {
                    Text("show").onTapGesture { isShown = true }
                    Text("choose").onTapGesture { item = Item(id: 5) }
                    Text(isShown ? "on" : "off")
                }
                .navigationTitle("Home")
                .navigationDestination(isPresented: $isShown) { Text("shown") }
                .navigationDestination(item: $item) { Text("item \($0.id)") }
            }
        }
    }

    private struct FirstPush: View {
        @State private var path: [Int] = []
        var opensAtOnce = false

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("root")
                    NavigationLink("push", value: 1)
                }
                .onAppear { if opensAtOnce { path = [1] } }
                .navigationDestination(for: Int.self) { Color.blue.named("page \($0)") }
            }
        }
    }

    @Test("the first value slides its page in like all later ones; a path that is set when the stack appears shows its page at once")
    func firstPagesSlideIn() throws {
        let graph = host(FirstPush(), width: 320, height: 640)
        graph.step(to: 0.5)
        try graph.press("push")
        for frame in 1...6 { graph.step(to: 0.5 + Double(frame) / 60) }
        #expect(graph.isAnimating)
        for frame in 7...60 { graph.step(to: 0.5 + Double(frame) / 60) }
        #expect(graph.rects["page 1"] != nil && !graph.isAnimating)

        let deep = host(FirstPush(opensAtOnce: true), width: 320, height: 640)
        #expect(deep.rects["page 1"] != nil && !deep.isAnimating)
    }

    @Test("conditions and items push pages, and going back resets them")
    func conditionsPushPages() throws {
        let graph = host(Bound(), width: 320, height: 640)
        try graph.press("show")
        graph.step(to: 1)
        #expect(graph.texts.contains("shown") && graph.texts.contains("on"))
        try graph.press("Home")
        graph.step(to: 2)
        #expect(!graph.texts.contains("shown") && graph.texts.contains("off"))
        try graph.press("choose")
        graph.step(to: 3)
        #expect(graph.texts.contains("item 5"))
    }

    @Test("a path counts its values and comes back from its encoded form")
    func pathsAreEncoded() throws {
        var path = NavigationPath()
        #expect(path.isEmpty)
        path.append("a")
        path.append(7)
        path.append([1.5])
        #expect(path.count == 3)
        let data = try JSONEncoder().encode(try #require(path.codable))
        let back = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(back == path)
        path.append(Item(id: 1))
        #expect(path.codable == nil)
        path.removeLast(2)
        #expect(path.count == 2)
    }

    @Test("a page without a title or items has no bar; a low, wide page has a small title; otherwise the title is large")
    func barsHaveTheirHeights() {
        func top(_ title: String?, width: CGFloat, height: CGFloat) -> CGFloat? {
            let content = Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).named("content")
            let view = NavigationStack { if let title { content.navigationTitle(title) } else { content } }
            return host(view, width: width, height: height).rects["content"]?.minY
        }
        #expect(top(nil, width: 300, height: 600) == 0)
        #expect(top("Title", width: 300, height: 600) == 96)
        #expect(top("Title", width: 600, height: 300) == 44)
    }

    private struct Scrolling: View {
        var body: some View {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20) { Color.red.frame(height: 100).named("row \($0)") } }
                }
                .navigationTitle("Title")
            }
        }
    }

    @Test("scrolling moves the large title away, and then the bar has a background")
    func largeTitlesCollapse() throws {
        let graph = host(Scrolling(), width: 300, height: 600)
        func largeTitle() -> CGRect? { graph.layoutListing().first { $0.label == "Title" && $0.rect.height > 30 }?.rect }
        let before = try #require(largeTitle())
        try graph.perform(.drag(.identifier("row 2"), by: [CGPoint(x: 0, y: -200)], duration: 0.5, velocity: 0))
        for frame in 1...90 { graph.step(to: Double(frame) / 60) }
        #expect(graph.rects["row 0"]?.minY == 96 - 190 || graph.rects["row 0"]?.minY == 96 - 200)
        #expect(graph.drawn.contains { if case .fill(_, .material, _) = $0 { true } else { false } })
        #expect(before.height > 30)
    }

    private struct Search: View {
        @State private var text = ""

        var body: some View {
            NavigationStack {
                Inner(text: text)
                    .navigationTitle("Title")
                    .searchable(text: $text, prompt: "Find")
                    .searchSuggestions { Text("apple").searchCompletion("apple pie") }
            }
        }

        private struct Inner: View {
            let text: String
            @Environment(\.isSearching) private var isSearching
            @Environment(\.dismissSearch) private var dismissSearch
            var body: some View {
                Text(isSearching ? "searching \(text)" : "idle")
                Text("done").onTapGesture { dismissSearch() }
            }
        }
    }

    @Test(
        "a tap on the search field begins the search: typed letters reach the text, a suggestion completes it, Cancel ends it")
    func searchFieldsFilter() throws {
        let graph = host(Search(), width: 300, height: 600)
        #expect(graph.texts.contains("idle"))
        try graph.perform(.type("pl", into: .text("Find"), duration: 0.1))
        graph.step(to: 1)
        #expect(graph.texts.contains("searching pl"))
        try graph.press("apple")
        graph.step(to: 2)
        #expect(graph.texts.contains("searching apple pie"))
        try graph.press("Cancel")
        graph.step(to: 3)
        #expect(graph.texts.contains("idle"))
        #expect(!graph.texts.contains("Cancel"))
    }
}

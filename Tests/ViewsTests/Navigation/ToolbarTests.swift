import Testing

@testable import Views

@MainActor
struct ToolbarTests {
    private struct Counting: ToolbarContent {
        @Binding var count: Int
        @State private var own = 0
        var body: some ToolbarContent {
            ToolbarItem(placement: .primaryAction) { Text("add").onTapGesture { count += 1 } }
            ToolbarItem(placement: .bottomBar) { Text("own \(own)").onTapGesture { own += 1 } }
        }
    }

    private struct Page: View {
        @State private var count = 0

        var body: some View {
            NavigationStack {
                Text("count \(count)")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Text("left").named("left") }
                        ToolbarItemGroup(placement: .topBarTrailing) {
                            Text("a").named("a")
                            Text("b").named("b")
                        }
                        ToolbarItem(placement: .principal) { Text("mid").named("mid") }
                        if count > 0 { ToolbarItem(placement: .status) { Text("some") } }
                        Counting(count: $count)
                    }
            }
        }
    }

    @Test func theStatusIsInTheMiddleOfTheBottomBar() throws {
        let page = NavigationStack {
            Text("page").toolbar {
                ToolbarItem(placement: .bottomBar) { Text("select").named("select") }
                ToolbarItem(placement: .status) { Text("status").named("status") }
            }
        }
        let graph = host(page, width: 390, height: 800)
        #expect(graph.rects["select"]?.minX == 16 && graph.rects["status"]?.midX == 195)
    }

    @Test func aGroupWithASpaceIsSpreadAroundTheStatus() throws {
        let page = NavigationStack {
            Text("page").toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Text("a").named("a")
                    Spacer()
                    Text("b").named("b")
                }
                ToolbarItem(placement: .status) { Text("status").named("status") }
            }
        }
        let graph = host(page, width: 390, height: 800)
        #expect(graph.rects["a"]?.minX == 16 && graph.rects["b"]?.maxX == 374 && graph.rects["status"]?.midX == 195)
    }

    @Test func aSpaceMovesTheItemsOfTheBottomBarApart() throws {
        func bar(_ sizing: SpacerSizing) throws -> (a: CGRect, b: CGRect) {
            let page = NavigationStack {
                Text("page").toolbar {
                    ToolbarItem(placement: .bottomBar) { Text("a").named("a") }
                    ToolbarSpacer(sizing, placement: .bottomBar)
                    ToolbarItem(placement: .bottomBar) { Text("b").named("b") }
                }
            }
            let graph = host(page, width: 390, height: 800)
            return try (#require(graph.rects["a"]), #require(graph.rects["b"]))
        }
        let (flexible, fixed) = try (bar(.flexible), bar(.fixed))
        #expect(flexible.a.minX == 16 && flexible.b.maxX == 374)
        // The space is 20 wide, with the distance between items at both sides.
        #expect(fixed.b.minX - fixed.a.maxX == 52)
    }

    private struct Chain: View {
        @State private var count = 0
        var body: some View {
            NavigationStack {
                Text("page").toolbar { Text("count \(count)") }
                    .onAppear { count = 1 }
                    .onChange(of: count) { if count < 6 { count += 1 } }
            }
        }
    }

    @Test("an item that changes several times in a frame is shown as it is at the end, without a warning")
    func itemsMayChangeOften() {
        let graph = host(Chain(), width: 400, height: 600)
        #expect(graph.texts.contains("count 6") && graph.warnings.isEmpty)
    }

    @Test("items stand at their places; custom content has state; items come and go")
    func itemsHavePlaces() throws {
        let graph = host(Page(), width: 400, height: 600)
        let (left, a, b, mid) = (
            try #require(graph.rects["left"]), try #require(graph.rects["a"]), try #require(graph.rects["b"]), try #require(graph.rects["mid"])
        )
        #expect(left.minX < 20 && left.maxX < mid.minX && mid.maxX < a.minX && a.maxX < b.minX)
        #expect(mid.midX == 200)
        #expect(left.midY == 22)
        try graph.press("add")
        graph.step(to: 1)
        #expect(graph.texts.contains("count 1") && graph.texts.contains("some"))
        try graph.press("own 0")
        #expect(graph.texts.contains("own 1"))
        #expect(try #require(graph.layoutListing().first { $0.label == "own 1" }).rect.midY == 600 - 22)
    }

    private struct Turning: View {
        @State private var isOpen = false
        var body: some View {
            NavigationStack {
                Text("page").toolbar {
                    ToolbarItem(placement: .bottomBar) {
                        Text("go").rotationEffect(.degrees(isOpen ? 90 : 0)).onTapGesture { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
                    }
                }
            }
        }
    }

    @Test("an animated change of the page's state animates its items")
    func itemsAnimate() throws {
        let graph = host(Turning(), width: 400, height: 600)
        try graph.press("go")
        graph.step(to: 0.5)
        let sines = graph.drawn.compactMap { if case .group(.transform(let transform), _) = $0 { transform.b } else { nil } }
        #expect(sines.contains { abs($0 - 0.5.squareRoot()) < 0.001 })
    }

    private struct Object { let name: String }
    private struct NameKey: EnvironmentKey { static var defaultValue: String { "none" } }
    private struct Name: View {
        @Environment(\.layoutDirection) private var direction
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Text(isEnabled ? "enabled" : "not enabled") }
    }

    @Test("an item has the environment of the view that it belongs to")
    func itemsHaveTheirViewsEnvironment() {
        let view = NavigationStack { Text("page").toolbar { Name() }.disabled(true) }
        #expect(host(view, width: 400, height: 600).texts.contains("not enabled"))
    }

    @Test("bars are hidden, and show the backgrounds that pages ask for")
    func pagesSetTheLookOfBars() {
        func page(_ change: (AnyView) -> some View) -> ViewGraph {
            host(NavigationStack { change(AnyView(Text("page").navigationTitle("Title"))) }, width: 200, height: 400)
        }
        #expect(page { $0 }.texts.contains("Title"))
        #expect(!page { $0.toolbar(.hidden, for: .navigationBar) }.texts.contains("Title"))
        #expect(!page { $0.navigationBarHidden(true) }.texts.contains("Title"))
        let red = page { $0.toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .navigationBar).toolbarBackground(.visible, for: .navigationBar) }
        #expect(red.colors.contains { $0.red == 1 && $0.green == 0 && $0.opacity == 1 })
        let plain = page { $0.toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .navigationBar) }
        #expect(!plain.colors.contains { $0.red == 1 && $0.green == 0 && $0.opacity == 1 })
        #expect(page { $0.toolbar(removing: .title) }.texts.filter { $0 == "Title" }.isEmpty)
        #expect(page { $0.navigationSubtitle("below") }.texts.contains("below"))
    }

    @Test(arguments: [(393, 16), (430, 20)] as [(CGFloat, CGFloat)])
    func barsHaveLargerMarginsOnWideScreens(width: CGFloat, margin: CGFloat) {
        let page = Text("p").navigationTitle("Title").toolbar {
            Button {
            } label: {
                Text("End").named("end")
            }
        }.searchable(text: .constant(""))
        let graph = host(NavigationStack { page }, width: width, height: 800)
        #expect(graph.textRects["Title"]?.minX == margin)
        #expect(abs(width - margin - (graph.rects["end"]?.maxX ?? 0)) < 1)
    }

    @Test func thePageBeginsBelowTheScopesOfASearch() {
        let page = VStack {
            Text("first").named("first")
            Spacer(minLength: 0)
        }
        .searchable(text: .constant("a"), isPresented: .constant(true))
        .searchScopes(.constant(1)) {
            Text("All").tag(1)
            Text("Some").tag(2)
        }
        let graph = host(NavigationStack { page }, width: 390, height: 800)
        graph.step(to: 2)
        let scope = graph.textRects["All"]!
        #expect(scope.minY > 52 && scope.maxY < 88)
        #expect(graph.rects["first"]!.minY == 96)
    }
}

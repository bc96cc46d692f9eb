import Foundation
import Testing

@testable import Views

/// Rules that the apps in `Scenes/Apps` need.
@MainActor
struct AppRuleTests {
    // MARK: Bars

    private struct Bars: View {
        @State private var isOpen = false
        var body: some View {
            NavigationStack {
                Text("content")
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("Share", systemImage: "square.and.arrow.up") { isOpen = true } }
                        ToolbarItem(placement: .topBarLeading) { Label("Both", systemImage: "star").labelStyle(.titleAndIcon) }
                        ToolbarItem(placement: .bottomBar) {
                            Menu("Sort", systemImage: "arrow.up.arrow.down") { Label("By Name", systemImage: "star") }
                        }
                    }
                    .sheet(isPresented: $isOpen) { Label("In Sheet", systemImage: "star") }
            }
        }
    }

    @Test func labelsInBarsShowOnlyIcons() throws {
        let graph = host(Bars(), width: 390, height: 800)
        graph.step(to: 0)
        #expect(!graph.texts.contains("Share"))
        #expect(!graph.texts.contains("Sort"))
        #expect(graph.texts.contains("Both"))
        // Events still find the button by its title. Labels in a menu or a sheet have titles.
        try graph.press("Sort")
        graph.step(to: 1)
        #expect(graph.texts.contains("By Name"))
        let other = host(Bars(), width: 390, height: 800)
        try other.press("Share")
        other.step(to: 1)
        #expect(other.texts.contains("In Sheet"))
    }

    @Test func barsOfSheetsAreHigher() throws {
        struct Page: View {
            var body: some View {
                NavigationStack { Color.clear.named("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
            }
        }
        let inSheet = host(Color.clear.sheet(isPresented: .constant(true)) { Page() }, width: 390, height: 800)
        inSheet.step(to: 2)
        #expect(inSheet.rects["content"]?.height == 734.0)
        let covering = host(Color.clear.fullScreenCover(isPresented: .constant(true)) { Page() }, width: 390, height: 800)
        covering.step(to: 2)
        #expect(covering.rects["content"]?.height == 756.0)
    }

    // MARK: Pages

    @Test func aPageIsAsWideAsTheStackWhateverItsContent() throws {
        struct Pages: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Color.clear.frame(width: 500).navigationDestination(for: Int.self) { _ in Color.clear.named("second") }
                }
            }
        }
        let graph = host(Pages(), width: 320, height: 640)
        graph.step(to: 1)
        #expect(graph.rects["second"]?.width == 320)
        #expect(graph.rects["second"]?.minX == 0)
    }

    @Test func viewsWithoutASourceHaveTheirOwnGeometry() throws {
        struct Pair: View {
            @State private var isSource = true
            @Namespace private var space
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space, isSource: isSource)
                    Color.blue.named("other").matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 50, height: 50)
                    Text("toggle").onTapGesture { isSource.toggle() }
                }
            }
        }
        let graph = host(Pair(), width: 200, height: 200)
        graph.step(to: 0)
        #expect(graph.rects["other"]?.size == CGSize(width: 20, height: 20))
        try graph.press("toggle")
        graph.step(to: 1)
        #expect(graph.rects["other"]?.size == CGSize(width: 50, height: 50))
    }

    @Test func linksOutsideOfListsAreButtons() throws {
        struct Framed: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.named("styled").onTapGesture { configuration.trigger() }
            }
        }
        struct Links: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("go", value: 1).buttonStyle(Framed()).navigationDestination(for: Int.self) { Text("page \($0)") }
                }
            }
        }
        let graph = host(Links(), width: 320, height: 640)
        #expect(graph.rects["styled"] != nil)
        try graph.press("go")
        graph.step(to: 1)
        #expect(graph.texts.contains("page 1"))
    }

    @Test func onlyTheLargeTitleOfABarFollowsTheTextSize() {
        func height(_ mode: NavigationBarItem.TitleDisplayMode, _ size: DynamicTypeSize) -> CGFloat? {
            let page = NavigationStack { Color.clear.named("content").navigationTitle("Title").navigationBarTitleDisplayMode(mode) }
            let graph = host(page.dynamicTypeSize(size), width: 390, height: 800)
            graph.step(to: 0)
            return graph.rects["content"]?.height
        }
        #expect(height(.inline, .accessibility3) == 756.0)
        #expect(height(.large, .large) == 704.0)
        #expect(height(.large, .xSmall) == 704.0)
        #expect((height(.large, .accessibility3) ?? 800) < 700)
    }

    // MARK: Toggles

    @Test func eventsFindTogglesInAnyStyle() throws {
        struct Styles: View {
            @State private var first = false
            @State private var second = true
            var body: some View {
                HStack {
                    Toggle("First", isOn: $first).toggleStyle(.button)
                    Toggle("Second", isOn: $second).toggleStyle(ToggleStyleTests.Check())
                    Text("\(first) \(second)")
                }
            }
        }
        let graph = host(Styles(), width: 320, height: 100)
        try graph.perform(.toggle(.text("First"), isOn: nil))
        graph.step(to: 1)
        #expect(graph.texts.contains("true true"))
        try graph.perform(.toggle(.text("Second"), isOn: true))
        graph.step(to: 2)
        #expect(graph.texts.contains("true true"))
        try graph.perform(.toggle(.text("Second"), isOn: false))
        graph.step(to: 3)
        #expect(graph.texts.contains("true false"))
    }

    @Test func sheetsHaveElevatedColors() {
        struct Ground: View {
            @Environment(\.self) private var environment
            var body: some View { Text("\(Int(saturating: (Color(provider: .system(.groupedCell)).resolve(in: environment).red * 255).rounded()))") }
        }
        func graph(_ view: some View) -> ViewGraph {
            let graph = host(view.environment(\.colorScheme, .dark), width: 390, height: 800)
            graph.step(to: 2)
            return graph
        }
        #expect(graph(Ground()).texts == ["28"])
        #expect(graph(Color.clear.sheet(isPresented: .constant(true)) { Ground() }).texts == ["44"])
        #expect(graph(Color.clear.fullScreenCover(isPresented: .constant(true)) { Ground() }).texts == ["28"])
    }

    // MARK: Lists

    @Test func aRowWithInsetsOfItsOwnEndsAtTheCardsCorners() {
        func clips(_ insets: EdgeInsets?) -> Bool {
            let list = List { Color.red.frame(height: 60).listRowInsets(insets) }.listStyle(.insetGrouped)
            return host(list, width: 390, height: 300).displayList().description.contains("clip path")
        }
        #expect(clips(EdgeInsets()))
        #expect(!clips(nil))
    }

    // MARK: Texts

    @Test(arguments: [
        (0, "item", "0 items"), (1, "items", "1 item"), (2, "item", "2 items"), (2, "berry", "2 berries"), (1, "berries", "1 berry"),
        (3, "new box", "3 new boxes"), (2, "person", "2 people"), (1, "people", "1 person"), (2, "day", "2 days"), (5, "bus", "5 buses"),
        (1, "houses", "1 house"), (1, "sizes", "1 size"), (1, "movies", "1 movie"), (1, "buses", "1 bus"), (1, "classes", "1 class"), (1, "caches", "1 cache"),
        (1, "uses", "1 use"), (1, "lenses", "1 lens"), (2, "lens", "2 lenses"), (1, "gas", "1 gas"), (2, "potato", "2 potatoes"), (1, "expenses", "1 expense"),
        (1, "waltzes", "1 waltz"), (2, "waltz", "2 waltzes"), (1, "abuses", "1 abuse"), (1, "prairies", "1 prairie"),
    ])
    func nounsAgreeWithNumbers(count: Int, noun: String, result: String) {
        #expect(Text("^[\(count) \(noun)](inflect: true) left").string == result + " left")
        #expect(Text("**^[\(count) \(noun)](inflect: true)**").string == result)
    }

    @Test func textsWithAttributesAreNoLinks() {
        #expect(Text("a ^[b](level: 2) c").string == "a b c")
        #expect(Text("^[2 item](inflect: true) left").string == "2 items left")
        #expect(Text("a^ [b](https://example.com)").string == "a^ b")
    }

    @Test func durationsHaveTheirOwnUnits() {
        let style = Measurement<UnitDuration>.FormatStyle(width: .wide, locale: Locale(identifier: "en_US"), usage: .asProvided)
        #expect(style.format(Measurement(value: 75, unit: .minutes)) == "75 minutes")
        #expect(style.format(Measurement(value: 1, unit: .hours)) == "1 hour")
        #expect(style.format(Measurement(value: 2, unit: .seconds)) == "2 seconds")
        #expect(style.locale(Locale(identifier: "de")).format(Measurement(value: 75, unit: .minutes)) == "75 Minuten")
        #expect(style.format(Measurement(value: 1.5, unit: .hours)) == "1.5 hours")
    }

    // MARK: Grids

    @Test func aFlexibleViewBetweenRowsMakesAGridAsWideAsItMay() {
        func grid(isUnsized: Bool) -> some View {
            Grid(horizontalSpacing: 10) {
                GridRow {
                    Text("ab").named("a")
                    Text("cd").named("b")
                }
                Divider().named("line").gridCellUnsizedAxes(isUnsized ? .horizontal : [])
            }
            .named("grid")
        }
        let wide = host(grid(isUnsized: false), width: 300, height: 100)
        #expect(wide.rects["line"]?.width == 300)
        let narrow = host(grid(isUnsized: true), width: 300, height: 100)
        #expect(narrow.rects["line"]?.width == narrow.rects["grid"]?.width)
        #expect((narrow.rects["grid"]?.width ?? 300) < 100)
    }
}

import Foundation
import Testing

@testable import Views

@MainActor
struct TabViewTests {
    private final class Log {
        var made: [String] = []
        var seen: [String] = []
    }

    private struct Page: View {
        let name: String
        let log: Log
        @State private var count = 0

        var body: some View {
            log.made.append(name)
            return VStack {
                Text("\(name) \(count)")
                    .onAppear { log.seen.append("+\(name)") }
                    .onDisappear { log.seen.append("-\(name)") }
                Text("add to \(name)").onTapGesture { count += 1 }
            }
        }
    }

    private struct Tabs: View {
        let log: Log
        @State var tab = "b"

        var body: some View {
            TabView(selection: $tab) {
                Page(name: "First", log: log).tabItem { Label("One", systemImage: "star") }.tag("a")
                Page(name: "Second", log: log).tag("b").tabItem { Text("Two") }
                Page(name: "Third", log: log).tabItem { Text("Three") }.tag("c")
            }
        }
    }

    @Test("a tab's page is made when the tab is first shown, and keeps its state")
    func pagesAreMadeWhenTheyAreShown() throws {
        let log = Log()
        let graph = host(Tabs(log: log), width: 300, height: 400)
        #expect(log.made == ["Second"])
        #expect(graph.texts.contains("Second 0"))
        try graph.press("add to Second")
        try graph.press("One")
        #expect(graph.texts.contains("First 0"))
        #expect(!graph.texts.contains("Second 1"))
        #expect(!log.made.contains("Third"))
        try graph.press("Two")
        #expect(graph.texts.contains("Second 1"))
        #expect(log.seen.sorted() == ["+First", "+Second", "+Second", "-First", "-Second"])
    }

    private struct ManyTabs: View {
        @State var tab = 1

        var body: some View {
            TabView(selection: $tab) {
                ForEach(1..<8) { number in Text("Page \(number)").tabItem { Label("Tab \(number)", systemImage: "star") }.tag(number) }
            }
        }
    }

    @Test("behind More is a list of the tabs without space in the bar; a page leads back to it")
    func moreTabsAreInAList() throws {
        let graph = host(ManyTabs(), width: 300, height: 400)
        #expect(graph.texts.contains("Page 1"))
        #expect(!graph.texts.contains("Tab 5"))
        try graph.press("More")
        graph.step(to: 1)
        #expect(["Tab 5", "Tab 6", "Tab 7"].allSatisfy(graph.texts.contains))
        try graph.press("Tab 6")
        graph.step(to: 2)
        #expect(graph.texts.contains("Page 6"))
        #expect(!graph.texts.contains("Tab 5"))
        // In the bar above and in the bar below.
        #expect(graph.texts.filter { $0 == "More" }.count == 2)
        try graph.tap(.point(CGPoint(x: 58, y: 22)))
        graph.step(to: 3)
        #expect(graph.texts.contains("Tab 5"))
        try graph.press("Tab 2")
        graph.step(to: 4)
        #expect(graph.texts.contains("Page 2"))
        #expect(!graph.texts.contains("Tab 5"))
        #expect(graph.texts.filter { $0 == "More" }.count == 1)
        #expect(graph.warnings.isEmpty)
        // A tab that is selected from the start.
        #expect(host(ManyTabs(tab: 7), width: 300, height: 400).texts.contains("Page 7"))
    }

    private struct Values: View {
        @State private var tab: Int? = 2
        @State private var isHidden = false

        var body: some View {
            TabView(selection: $tab) {
                Tab("One", systemImage: "star", value: 1) { Text("Page 1").named("page") }.badge(7)
                TabSection("More") {
                    ForEach(2..<4) { number in Tab("Tab \(number)", systemImage: "star", value: number) { Text("Page \(number)").named("page") } }
                }
                if isHidden { Tab(value: 9, role: .search) { EmptyView() } }
            }
        }
    }

    @Test("tabs with values: sections, loops, badges; three tabs share the bar's width evenly")
    func tabsHaveValues() throws {
        let graph = host(Values(), width: 300, height: 400)
        #expect(graph.texts.contains("Page 2"))
        #expect(graph.texts.contains("7"))
        try graph.press("One")
        #expect(graph.texts.contains("Page 1"))
        // The page ends above the bar, 49 points high.
        #expect(graph.rects["page"]?.midY == CGFloat(351) / 2)
        let titles = graph.layoutListing().filter { ["One", "Tab 2", "Tab 3"].contains($0.label) && $0.name == "Text" }
        #expect(titles.map(\.rect.midX) == [50, 150, 250])
    }

    private struct Pages: View {
        @State private var page = 0
        var mode = PageTabViewStyle.IndexDisplayMode.automatic

        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<3) { Text("Page \($0)").named("page \($0)").tag($0) }
            }
            .tabViewStyle(.page(indexDisplayMode: mode))
            .indexViewStyle(.page(backgroundDisplayMode: .always))
            .overlay(alignment: .top) { Text("at \(page)") }
        }
    }

    @Test("a swipe moves pages with the finger and snaps to the next one, but not past the last")
    func swipesTurnPages() throws {
        let graph = host(Pages(), width: 200, height: 300)
        #expect(graph.rects["page 1"]?.midX == 300)
        try graph.perform(.drag(.point(CGPoint(x: 150, y: 150)), by: [CGPoint(x: -60, y: 0)], duration: 1))
        graph.step(to: 0.99)
        #expect(try #require(graph.rects["page 1"]).midX < 300)
        for frame in 1...60 { graph.step(to: 1 + Double(frame) / 60) }
        // The finger was slow, so the pages went back.
        #expect(graph.rects["page 0"]?.midX.rounded() == 100)
        try graph.perform(.drag(.point(CGPoint(x: 150, y: 150)), by: [CGPoint(x: -120, y: 0)], duration: 0.1))
        for frame in 1...120 { graph.step(to: 2 + Double(frame) / 60) }
        #expect(graph.rects["page 1"]?.midX.rounded() == 100)
        #expect(graph.texts.contains("at 1"))
    }

    @Test("dots: one for each page, unless they are never shown")
    func dotsShowThePages() {
        func dots(_ view: some View) -> Int { host(view, width: 200, height: 300).fills.count { $0.width == 8 && $0.height == 8 } }
        #expect(dots(Pages()) == 3)
        #expect(dots(Pages(mode: .never)) == 0)
    }

    private struct Hiding: View {
        @State private var isHidden = false

        var body: some View {
            TabView {
                Text("tap").onTapGesture { isHidden = true }
                    .toolbar(isHidden ? .hidden : .visible, for: .tabBar)
                    .tabItem { Text("Title") }
            }
        }
    }

    @Test("a page hides the bar")
    func aPageHidesTheBar() throws {
        let graph = host(Hiding(), width: 200, height: 300)
        #expect(graph.texts.contains("Title"))
        try graph.press("tap")
        graph.step(to: 1)
        #expect(!graph.texts.contains("Title"))
    }

    @Test func readersInHiddenPagesAreNoWork() throws {
        struct Scene: View {
            @State var tab = 0
            @State var count = 0
            var body: some View {
                TabView(selection: $tab) {
                    GeometryReader { proxy in Text("width \(Int(saturating: proxy.size.width)), \(count)") }.tabItem { Text("One") }.tag(0)
                    Text("add").onTapGesture { count += 1 }.tabItem { Text("Two") }.tag(1)
                }
            }
        }
        let graph = host(Scene(), width: 300, height: 300)
        try graph.press("Two")
        try graph.press("add")
        let updates = graph.counters.updates
        graph.step(to: graph.time + 1)
        #expect(graph.counters.updates <= updates + 2)
        #expect(graph.warnings == [])
        try graph.press("One")
        #expect(graph.texts.contains("width 300, 1"))
    }
}

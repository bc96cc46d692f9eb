import Testing

@testable import Views

/// Frames relative to the nearest scroll view (Documentation/Semantics/Layout.md#container-relative-frames).
@MainActor struct ContainerRelativeFrameTests {
    private func widths(_ view: some View) -> [CGFloat] { host(view).fills.map(\.width) }

    @Test func contentMarginsDontCount() {
        let cards = HStack(spacing: 10) { ForEach(0..<2) { _ in Color.red.containerRelativeFrame(.horizontal) } }
        #expect(widths(ScrollView(.horizontal) { cards }.contentMargins(.horizontal, 20)) == [160, 160])
        #expect(widths(ScrollView(.horizontal) { cards }) == [200, 200])
    }

    @Test func theContainerIsTheScrollView() {
        let half = Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
        #expect(host(ScrollView { half }.frame(width: 120, height: 80)).fills.map(\.size) == [CGSize(width: 60, height: 40)])
        // Along its other axis, a scroll view is as long as its content: the container there is the window.
        #expect(
            host(VStack { ScrollView(.horizontal) { half }.fixedSize(horizontal: false, vertical: true) }).fills.map(\.size) == [
                CGSize(width: 100, height: 100)
            ])
    }

    /// Bars don't count.
    @Test func pagesAndTabsAreContainers() {
        func heights(_ view: some View) -> [CGFloat] { host(view).fills.filter { $0.width == 10 }.map(\.height) }
        let whole = Color.red.containerRelativeFrame(.vertical).frame(width: 10)
        let page = NavigationStack { whole.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        #expect(heights(page) == [200 - 44])
        #expect(heights(TabView { whole.tabItem { Text("One") } }) == [200 - 49])
        let sheet = Color.clear.sheet(isPresented: .constant(true)) { whole.presentationDetents([.height(90)]) }
        #expect(heights(sheet) == [90])
        // In a scroll view that is as long as its content, the page around it counts.
        #expect(
            heights(NavigationStack { ScrollView(.horizontal) { whole }.fixedSize(horizontal: false, vertical: true).navigationTitle("Title") }) == [200 - 96])
    }

    private struct Growing: View {
        @State private var isWide = false
        var body: some View {
            ScrollView { Color.red.containerRelativeFrame(.horizontal).frame(height: 20) }
                .frame(width: isWide ? 150 : 80)
                .onTapGesture { isWide = true }
        }
    }

    @Test func theFrameFollowsTheScrollView() throws {
        let graph = host(Growing())
        #expect(graph.fills.map(\.width) == [80])
        try graph.perform(.tap(.point(CGPoint(x: 100, y: 100)), count: 1))
        graph.settle()
        #expect(graph.fills.map(\.width) == [150])
    }
}

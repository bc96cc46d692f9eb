import Geometry
import Testing

@testable import Views

/// Columns of split views where the width is regular (Documentation/Semantics/Controls.md#split-views).
@MainActor struct SplitViewTests {
    private struct Split: View {
        var content = false
        @State var visibility = NavigationSplitViewVisibility.automatic
        var body: some View {
            if content {
                NavigationSplitView(columnVisibility: $visibility) {
                    Text("sidebar")
                } content: {
                    Text("content")
                } detail: {
                    Color.red.named("detail")
                }
            } else {
                NavigationSplitView(columnVisibility: $visibility) {
                    Text("sidebar")
                } detail: {
                    Color.red.named("detail")
                }
            }
        }
    }

    private static let landscape = CGSize(width: 1000, height: 700)
    private static let portrait = CGSize(width: 700, height: 1000)

    private func graph(_ view: some View, _ size: CGSize) -> ViewGraph {
        host(view.environment(\.horizontalSizeClass, .regular), width: size.width, height: size.height)
    }

    /// The left edge of the detail, and the texts of the other columns.
    private func shown(_ graph: ViewGraph) -> (x: CGFloat?, columns: [String]) {
        (graph.rects["detail"]?.minX, graph.texts.filter { ["sidebar", "content"].contains($0) })
    }

    private struct OwnStyle: NavigationSplitViewStyle {
        func makeBody(configuration: Configuration) -> some View { Text("own") }
    }

    @Test func stylesOfAnAppWarn() {
        #expect(graph(Split().navigationSplitViewStyle(.balanced), Self.landscape).warnings == [])
        let own = graph(Split().navigationSplitViewStyle(OwnStyle()), Self.landscape)
        #expect(own.warnings == ["navigationSplitViewStyle(OwnStyle()) is accepted but not drawn"])
        #expect(shown(own).columns == ["sidebar"])
    }

    @Test func columnsAreBesideTheDetailOrAboveIt() throws {
        let line: CGFloat = 1
        func expect(
            _ view: some View, _ size: CGSize, _ x: ClosedRange<CGFloat>, _ columns: [String], location: SourceLocation = #_sourceLocation
        ) throws {
            let (left, texts) = shown(graph(view, size))
            #expect(x.contains(try #require(left)), "\(left ?? -1)", sourceLocation: location)
            #expect(texts.sorted() == columns.sorted(), sourceLocation: location)
        }
        let (beside, full) = (320...(320 + line), CGFloat(0)...0)
        try expect(Split(), Self.landscape, beside, ["sidebar"])
        try expect(Split(), Self.portrait, full, [])
        try expect(Split(visibility: .all), Self.portrait, full, ["sidebar"])
        try expect(Split(visibility: .all).navigationSplitViewStyle(.balanced), Self.portrait, beside, ["sidebar"])
        try expect(Split().navigationSplitViewStyle(.prominentDetail), Self.landscape, full, [])
        try expect(Split(visibility: .all).navigationSplitViewStyle(.prominentDetail), Self.landscape, full, ["sidebar"])
        try expect(Split(content: true), Self.portrait, beside, ["content"])
        try expect(Split(content: true, visibility: .all), Self.portrait, beside, ["sidebar", "content"])
        try expect(Split(content: true, visibility: .all).navigationSplitViewStyle(.prominentDetail), Self.landscape, full, ["sidebar", "content"])
    }

    @Test func theButtonAndTheDimmedDetailShowAndHideTheSidebar() throws {
        let graph = graph(Split(), Self.portrait)
        let button = try #require(graph.layoutListing().first { $0.name == "Image" }?.rect)
        func tap(_ point: CGPoint, at time: Double) throws {
            try graph.tap(.point(point))
            graph.step(to: time)
        }
        try tap(CGPoint(x: button.midX, y: button.midY), at: 1)
        #expect(shown(graph).columns == ["sidebar"])
        try tap(CGPoint(x: 600, y: 500), at: 2)
        #expect(shown(graph).columns == [])
    }
}

import Display
import Foundation
import Testing

@testable import Views

/// Details that stood out in pictures of whole screens.
@MainActor struct ScreenDetailTests {
    /// The color of the text with these letters.
    private func color(of string: String, _ graph: ViewGraph) -> ResolvedColor? {
        for case .text(let text, _) in graph.drawn where text.string == string { return text.runs.first?.color }
        return nil
    }

    private func blue(_ color: ResolvedColor?) -> Bool { color.map { $0.linearBlue > 0.9 && $0.linearRed < 0.1 } ?? false }

    /// Documentation/Semantics/Controls.md#lists
    @Test func aButtonInAHeaderHasTheTintAndATextDoesNot() {
        let graph = host(
            List {
                Section {
                    Text("row")
                } header: {
                    HStack {
                        Text("title")
                        Button("edit") {}
                        Button("gray") {}.foregroundColor(.gray)
                    }
                    .textCase(nil)
                } footer: {
                    Button("more") {}
                }
            }, width: 390, height: 600)
        #expect(blue(color(of: "edit", graph)) && blue(color(of: "more", graph)))
        #expect(!blue(color(of: "title", graph)) && !blue(color(of: "gray", graph)))
    }

    @Test func aLinkInAnAttributedStringHasTheTint() {
        var text = AttributedString("link")
        text.link = URL(string: "https://example.com")
        #expect(blue(color(of: "link", host(Text(text)))))
        text.foregroundColor = .black
        #expect(!blue(color(of: "link", host(Text(text)))))
    }

    /// The chevron of a link, a path of three points, points to the trailing edge.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func theChevronOfALinkPointsToTheTrailingEdge(direction: LayoutDirection) throws {
        let graph = host(
            NavigationStack { List { NavigationLink("link") { Text("page") } } }.environment(\.layoutDirection, direction), width: 390, height: 600)
        let points = graph.drawn.compactMap { item -> [CGPoint]? in
            guard case .stroke(let path, _, _) = item else { return nil }
            let points = path.elements.compactMap { element -> CGPoint? in
                switch element {
                case .move(let point), .line(let point): point
                default: nil
                }
            }
            return points.count == 3 ? points : nil
        }
        let chevron = try #require(points.first)
        #expect(direction == .leftToRight ? chevron[1].x > chevron[0].x : chevron[1].x < chevron[0].x)
    }

    /// Documentation/Semantics/Controls.md#lists
    @Test func aControlWithALabelOfTwoLinesHasTheInsetsOfText() throws {
        func height(_ label: some View) throws -> CGFloat {
            let graph = host(List { Toggle(isOn: .constant(true)) { label }.listRowBackground(Color.red.named("row")) }, width: 390, height: 600)
            return try #require(graph.rects["row"]).height
        }
        #expect(try height(Color.blue.frame(height: 22)) == 44)
        #expect(try height(Color.blue.frame(height: 46)) == 68)
    }

    /// Documentation/Semantics/Controls.md#split-views
    @Test func aRowIsSelectedByTheValueOfItsLink() {
        struct Item: Identifiable, Hashable {
            let id: Int
            var name: String { "item \(id)" }
        }
        func fills(_ selection: Item?) -> Int {
            host(
                NavigationStack {
                    List([Item(id: 1), Item(id: 2)], selection: .constant(selection)) { item in NavigationLink(value: item) { Text(item.name) } }
                }, width: 390, height: 600
            ).fills.count
        }
        #expect(fills(Item(id: 2)) == fills(nil) + 1)
        #expect(fills(Item(id: 3)) == fills(nil))
    }

    /// Documentation/Semantics/Controls.md#navigation-bars
    @Test func aTitleThatIsLargeInTheBarHasNoRowOfItsOwn() throws {
        func top(_ mode: ToolbarTitleDisplayMode) throws -> CGFloat {
            let graph = host(
                NavigationStack { Color.red.named("page").navigationTitle("Title").toolbarTitleDisplayMode(mode) }, width: 390, height: 844)
            return try #require(graph.rects["page"]).minY
        }
        #expect(try top(.inlineLarge) == top(.inline))
        #expect(try top(.large) > top(.inline))
        let page = NavigationStack { Color.red.navigationTitle("Title").toolbarTitleDisplayMode(.inlineLarge) }
        #expect(host(page, width: 390, height: 844).textOrigins.map(\.x) == [16])
    }
}

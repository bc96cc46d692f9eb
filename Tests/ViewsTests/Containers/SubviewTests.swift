import Foundation
import Testing

@testable import Views

private struct WeightKey: ContainerValueKey { static var defaultValue: Int { 1 } }
extension ContainerValues {
    fileprivate var weight: Int {
        get { self[WeightKey.self] }
        set { self[WeightKey.self] = newValue }
    }
}

private struct InsetTrait: _ViewTraitKey { static var defaultValue: CGFloat { 0 } }

/// Containers that access the views inside another view, and redaction.
@MainActor
struct SubviewTests {
    @Test func aGroupShowsWhatItMakesOfViews() throws {
        struct Cards<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                VStack(spacing: 0) {
                    Group(subviews: content) { subviews in
                        Text("\(subviews.count)")
                        ForEach(subviews) { subview in subview.padding(CGFloat(subview.containerValues.weight)) }
                    }
                }
            }
        }
        struct Scene: View {
            @State var more = false
            var body: some View {
                VStack {
                    Button("add") { more = true }
                    Cards {
                        Color.red.frame(width: 10, height: 10).containerValue(\.weight, 5).named("a")
                        if more { Color.red.frame(width: 10, height: 10).named("b") }
                    }
                }
            }
        }
        let graph = host(Scene())
        #expect(graph.texts == ["add", "1"])
        let a = try #require(graph.rects["a"])
        try graph.press("add")
        #expect(graph.texts == ["add", "2"])
        let (after, b) = (try #require(graph.rects["a"]), try #require(graph.rects["b"]))
        #expect(a.size == after.size)
        #expect(b.minY - after.maxY == 6)
    }

    @Test func viewsInContainersMoveWithThem() throws {
        struct Column<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                VStack {
                    Group(subviews: content) { subviews in
                        ForEach(subviews) { subview in HStack { subview } }
                    }
                }
            }
        }
        struct Scene: View {
            @State var isTall = false
            var body: some View {
                VStack {
                    Color.red.frame(width: 10, height: isTall ? 60 : 20)
                    Column {
                        Text("One")
                        Text("Two")
                    }
                    Button("Flip") { withAnimation(.linear(duration: 1)) { isTall.toggle() } }
                }
            }
        }
        let graph = host(Scene())
        let start = graph.displayList()
        try graph.press("Flip")
        var lists = [start]
        for frame in 1...8 {
            graph.step(to: Double(frame) * 0.25)
            lists.append(graph.displayList())
        }
        // The debug build compares each list with one made without cached items.
        #expect(lists[1] != lists[0] && lists[2] != lists[1] && lists[8] == lists[7])
    }

    private struct Divided: _VariadicView_UnaryViewRoot {
        @Environment(\.isEnabled) var isEnabled

        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            VStack(spacing: 0) {
                Text(isEnabled ? "on" : "off").named("off")
                ForEach(children) { child in
                    child.padding(child[InsetTrait.self])
                    if child.id != last { Text("after \(child.id(as: Int.self) ?? -1)") }
                }
            }
        }
    }

    private struct Reversed: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            ForEach(children.reversed()) { $0 }
        }
    }

    @Test func treesShowWhatTheirRootsMakeOfViews() throws {
        struct Scene: View {
            @State var inset: CGFloat = 3
            var body: some View {
                VStack {
                    _VariadicView.Tree(Divided()) {
                        Color.red.frame(width: 10, height: 10)._trait(InsetTrait.self, inset)
                        ForEach(7..<9) { Text("\($0)").named("\($0)") }
                    }
                    .disabled(true)
                    HStack {
                        _VariadicView.Tree(Reversed()) {
                            Text("a")
                            Text("b")
                        }
                    }
                    Button("wider") { inset = 5 }
                }
            }
        }
        let graph = host(Scene(), height: 400)
        #expect(graph.texts == ["off", "after -1", "7", "after 7", "8", "b", "a", "wider"])
        let before = try #require(graph.rects["7"]).minY - (try #require(graph.rects["off"]).maxY)
        try graph.press("wider")
        #expect(try #require(graph.rects["7"]).minY - (try #require(graph.rects["off"]).maxY) == before + 4)
    }

    @Test func forEachShowsViewsAndSections() {
        let views = HStack(spacing: 0) {
            ForEach(
                subviews: Group {
                    Text("a")
                    Text("b").tag(2)
                }
            ) { subview in
                subview
                Text(subview.containerValues.hasTag(2) ? "two" : "-")
            }
        }
        #expect(host(views).texts == ["a", "-", "b", "two"])
        let sections = VStack {
            ForEach(
                sections: Group {
                    Section("S") {
                        Text("1")
                        Text("2")
                    }
                    Text("3")
                }
            ) { section in
                Text("\(section.content.count) \(section.header.isEmpty)")
                section.header
                section.content
            }
        }
        #expect(host(sections).texts == ["2 false", "S", "1", "2", "1 true", "3"])
    }

    @Test func redactedTextsAreShapes() {
        let graph = host(Text("abc").font(.system(size: 10)).redacted(reason: .placeholder))
        #expect(graph.textOrigins.isEmpty)
        #expect(graph.fills.count == 1)
        #expect(graph.fills[0].width == 30)
        #expect(abs(graph.fills[0].height - 7) < 0.1)
        #expect(host(Text("abc").unredacted().redacted(reason: .placeholder)).textOrigins.count == 1)
        #expect(host(Text("abc").redacted(reason: .privacy)).textOrigins.count == 1)
        #expect(host(Text("abc").privacySensitive().redacted(reason: .privacy)).textOrigins.isEmpty)
        #expect(host(Image(systemName: "star").redacted(reason: .placeholder)).textOrigins.isEmpty)
    }
}

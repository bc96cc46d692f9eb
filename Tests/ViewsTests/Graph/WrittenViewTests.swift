import Testing

@testable import Views

/// The views that the author wrote, among those that the library's views consist of.
@MainActor struct WrittenViewTests {
    private struct Row: View {
        let name: String
        var body: some View { HStack { Text(name) }.padding(2) }
    }
    private struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content } }
    }
    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding(3) }
    }

    /// The views, one line each: the depth, the name, and the label.
    private func lines(_ view: some View) -> [String] {
        host(view, width: 390, height: 700).writtenViews().filter(\.isCertain).map { view in
            "\(view.depth) \(view.name)" + (view.label.map { " \($0)" } ?? "")
        }
    }

    @Test func containersAndControlsHideTheirParts() {
        struct Tree: View {
            @State var count = 1
            @State var isOn = true
            var body: some View {
                NavigationStack {
                    List {
                        Stepper("Apples", value: $count)
                        Toggle(isOn: $isOn) { Text("On") }
                    }
                    .navigationTitle("Cart")
                }
            }
        }
        let names = lines(Tree()).filter { !$0.contains("Text") && !$0.contains("transformPreference") }
        #expect(names == ["0 NavigationStack", "1 List", "2 Stepper Apples", "2 Toggle On"])
    }

    @Test func ownViewsHaveTheirNamesAndOwners() {
        struct Page: View {
            var body: some View {
                VStack {
                    Row(name: "A")
                    Card { Text("B") }
                }
                .modifier(Framed())
            }
        }
        #expect(
            lines(Page()) == ["0 padding", "1 VStack", "2 Row", "3 padding", "4 HStack", "5 Text A", "2 Card", "3 VStack", "4 Text B"])
        let views = host(Page(), width: 390, height: 700).writtenViews()
        #expect(
            views.map(\.owners) == [["Framed", "Page"]] + [["Page"], ["Page"]] + Array(repeating: ["Row", "Page"], count: 3) + [["Page"]]
                + Array(repeating: ["Card", "Page"], count: 2))
    }

    @Test func aViewOfSeveralViewsHasOneEntry() {
        struct Pair: View {
            var body: some View {
                Text("A")
                Text("B")
            }
        }
        struct Page: View { var body: some View { VStack { Pair() } } }
        let views = host(Page(), width: 390, height: 700).writtenViews()
        #expect(views.map(\.name) == ["VStack", "Pair", "Text", "Text"] && views.map(\.depth) == [0, 1, 2, 2])
        #expect(views[1].rect == views[2].rect.union(views[3].rect))
    }

    @Test func namesOfTypesAreSplit() {
        struct Two<A, B> {}
        let name = TypeName(Two<(Int, Set<String>), (Int, Int) -> [String: Bool]>.self)
        #expect(name.base == "Two")
        #expect(name.arguments == ["(Swift.Int, Swift.Set<Swift.String>)", "(Swift.Int, Swift.Int) -> Swift.Dictionary<Swift.String, Swift.Bool>"])
        #expect(TypeName([Set<Int>: String].self).components == ["Swift.Set<Swift.Int>", "Swift.Int", "Swift.String"])
        struct Pack<each T> {}
        #expect(TypeName(Pack<Int, [Int]>.self).components == ["Pack{Swift.Int, Swift.Array<Swift.Int>}", "Swift.Int", "Swift.Array<Swift.Int>"])
        #expect(TypeName(Text.self).arguments.isEmpty)
    }
}

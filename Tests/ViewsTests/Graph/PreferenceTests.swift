import Testing

@testable import Views

@MainActor struct PreferenceTests {
    struct SizeKey: PreferenceKey {
        static var defaultValue: CGSize? { nil }
        static func reduce(value: inout CGSize?, nextValue: () -> CGSize?) { value = value ?? nextValue() }
    }
    struct Following: View {
        @State var size: CGSize?
        var body: some View {
            VStack(spacing: 0) {
                Text("Hello").font(.system(size: 20))
                    .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
                    .onPreferenceChange(SizeKey.self) { size = $0 }
                Rectangle().frame(width: size?.width, height: size?.height).accessibilityIdentifier("rectangle")
            }
        }
    }

    @Test func aPreferenceThatSetsStateSettlesInTheSameFrame() {
        let graph = host(Following())
        #expect(graph.rects["rectangle"]?.size == CGSize(width: 100, height: 20))
        #expect(graph.warnings.isEmpty)
    }

    struct NumberKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Endless: View {
        @State var number = 0
        var body: some View { Color.red.preference(key: NumberKey.self, value: number).onPreferenceChange(NumberKey.self) { number = $0 + 1 } }
    }

    @Test func aPreferenceThatNeverSettlesIsStoppedWithAWarning() {
        let graph = host(Endless())
        #expect(graph.warnings == ["Bound preference NumberKey tried to update multiple times per frame."])
    }

    struct Restless: View {
        @State var number = 0
        var body: some View {
            NavigationStack {
                Color.red.navigationBarItems(trailing: Button("\(number)") {})
                    .onChange(of: number, initial: true) { if number < 5 { number += 1 } }
            }
        }
    }

    @Test func aPageTakesAllChangesOfItsBarInOneFrame() {
        let graph = host(Restless())
        #expect(graph.texts.contains("5"))
        #expect(graph.warnings.isEmpty)
    }

    struct EndlessChange: View {
        @State var number = 0
        var body: some View { Color.red.onChange(of: number, initial: true) { number += 1 } }
    }

    @Test func aChangeThatNeverSettlesIsStoppedWithAWarning() {
        let graph = host(EndlessChange())
        #expect(graph.warnings.count == 1)
        #expect(graph.warnings.first?.hasPrefix("The view does not settle: 64 rounds of changes in one frame at 0.0 s") == true)
    }

    @Test func staticContentWithoutWriterNeverCalls() {
        var calls: [Int] = []
        _ = host(Color.red.onPreferenceChange(NumberKey.self) { calls.append($0) })
        #expect(calls.isEmpty)
        _ = host(VStack { ForEach(0..<1) { _ in Color.red } }.onPreferenceChange(NumberKey.self) { calls.append($0) })
        #expect(calls == [0])
        _ = host(
            VStack {
                Color.red.preference(key: NumberKey.self, value: 2)
                Color.blue
                Color.red.preference(key: NumberKey.self, value: 3)
            }
            .onPreferenceChange(NumberKey.self) { calls.append($0) })
        #expect(calls == [0, 5])
    }

    struct Proxied: View {
        let proxy: GeometryProxy
        var body: some View {
            Text(
                "\(Int(saturating: proxy.size.width)) \(Int(saturating: proxy.frame(in: .global).minX)) \(Int(saturating: proxy.frame(in: .named("outer")).minX))"
            )
        }
    }
    struct Resizing: View {
        @State var width: CGFloat = 50
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 200 - width).onTapGesture { width += 30 }.accessibilityIdentifier("tap")
                GeometryReader { proxy in Proxied(proxy: proxy) }
            }
            .padding(.leading, 20).coordinateSpace(name: "outer").padding(.leading, 5)
        }
    }

    @Test func proxiesThatAreHandedOnStayTrue() throws {
        let graph = host(Resizing(), width: 225)
        let text = { graph.layoutListing().first { $0.name == "Text" }?.label }
        #expect(text() == "50 175 170")
        try graph.tap(.identifier("tap"))
        graph.settle()
        #expect(text() == "80 145 140")
        #expect(graph.warnings.isEmpty)
    }

    struct DiagonalLayout: Layout {
        var step: CGFloat
        var animatableData: CGFloat {
            get { step }
            set { step = newValue }
        }
        struct Sizes { var made = 0 }
        func makeCache(subviews: Subviews) -> Sizes { Sizes(made: subviews.count) }
        func updateCache(_ cache: inout Sizes, subviews: Subviews) { cache.made = subviews.count }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Sizes) -> CGSize {
            let side = step * CGFloat(cache.made)
            return CGSize(width: side, height: side)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Sizes) {
            for (index, subview) in subviews.enumerated() where subview[Skipped.self] == false {
                subview.place(at: CGPoint(x: bounds.minX + step * CGFloat(index), y: bounds.minY + step * CGFloat(index)), proposal: .unspecified)
            }
        }
    }
    struct Skipped: LayoutValueKey { static let defaultValue = false }

    @Test func customLayoutsWithCachesAndValues() {
        let graph = host(
            DiagonalLayout(step: 20) {
                Color.red.accessibilityIdentifier("a")
                Color.red.frame(width: 6, height: 6).layoutValue(key: Skipped.self, value: true).accessibilityIdentifier("b")
                Color.red.accessibilityIdentifier("c")
            })
        #expect(graph.rects["a"] == CGRect(x: 70, y: 70, width: 10, height: 10))
        #expect(graph.rects["b"] == CGRect(x: 97, y: 97, width: 6, height: 6))
        #expect(graph.rects["c"] == CGRect(x: 110, y: 110, width: 10, height: 10))
    }

    struct Frame: ViewModifier {
        @State private var extra: CGFloat = 0
        let width: CGFloat
        func body(content: Content) -> some View {
            content.frame(width: width + extra, height: 10).onTapGesture { extra += 5 }
        }
    }

    @Test func modifiersOfOnesOwnHaveStateAndApplyToEachViewOfAGroup() throws {
        let graph = host(
            HStack(spacing: 0) {
                Group {
                    Color.red.accessibilityIdentifier("a")
                    Color.blue.accessibilityIdentifier("b")
                }.padding(1)
            }.frame(height: 12))
        #expect(graph.rects["a"] == CGRect(x: 1, y: 95, width: 98, height: 10))
        #expect(graph.rects["b"] == CGRect(x: 101, y: 95, width: 98, height: 10))
        let modified = host(Color.red.accessibilityIdentifier("a").modifier(Frame(width: 20)))
        try modified.tap(.identifier("a"))
        modified.settle()
        #expect(modified.rects["a"] == CGRect(x: 87.5, y: 95, width: 25, height: 10))
    }

    @Test func oneLeafOfManyChangesAtALowCost() throws {
        struct Leaf: View {
            @State var width: CGFloat = 1
            let id: Int
            var body: some View { Color.red.frame(width: width, height: 1).onTapGesture { width += 1 }.accessibilityIdentifier("\(id)") }
        }
        struct Row: View {
            let row: Int
            var body: some View { HStack(spacing: 0) { ForEach(0..<10) { Leaf(id: row * 10 + $0) } } }
        }
        let graph = host(VStack(spacing: 0) { ForEach(0..<10) { Row(row: $0) } })
        let first = graph.counters
        #expect(first.bodiesEvaluated == 110)
        try graph.tap(.identifier("55"))
        graph.settle()
        #expect(graph.rects["55"]?.width == 2)
        #expect(graph.counters.bodiesEvaluated == 111)
        // The leaf and its ancestors, for nine proposals each, its row and the column: no sibling is measured.
        #expect(graph.counters.layoutsMeasured - first.layoutsMeasured <= 69)
    }
}

import Foundation
import Testing

@testable import Views

/// Rules that the tests of public packages revealed.
@MainActor struct SuiteRuleTests {
    struct Weight: LayoutValueKey { static let defaultValue = 0 }

    /// Places its views side by side, each as wide as its weight.
    struct Weighted: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: subviews.map { CGFloat($0[Weight.self]) }.reduce(0, +), height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for view in subviews {
                view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: CGFloat(view[Weight.self]), height: 10))
                x += CGFloat(view[Weight.self])
            }
        }
    }

    /// Documentation/Semantics/Layout.md#values-for-containers.
    @Test func theInnermostOfSeveralValuesCounts() {
        let graph = host(Weighted()() { Color.red.layoutValue(key: Weight.self, value: 20).padding(0).layoutValue(key: Weight.self, value: 50) })
        #expect(graph.fills.map(\.width) == [20])

        let levels = host(
            ZStack {
                Color.red.zIndex(1).opacity(0.5).zIndex(-1)
                Color.blue
            })
        #expect(levels.colors.map(\.red) == [Color.blue, .red].map { $0.resolve(in: EnvironmentValues()).red })

        let priorities = host(
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10).layoutPriority(1).layoutPriority(-1)
                Color.blue.frame(minWidth: 10)
            })
        #expect(priorities.fills.map(\.width) == [190, 10])
    }

    @Test func localizedNumbersHaveSeparatorsAndSixDecimals() {
        func shown(_ key: LocalizedStringKey) -> String { key.string }
        #expect(shown("\(76.0)%") == "76.000000%")
        #expect(shown("\(1000).") == "1,000.")
        #expect(shown("\(-1_234_567)") == "-1,234,567")
        #expect(shown("\(UInt8(200)) \(Float(0.5)) \(CGFloat(12345.5))") == "200 0.500000 12,345.500000")
        #expect(shown("\(1234.567, specifier: "%.1f") \(7, specifier: "%03d")") == "1,234.6 007")
        #expect(shown("\(true) \("1000") \(Optional(3) as Any)") == "true 1000 Optional(3)")
    }

    @Test func aLabelAlignsIconAndTitleOnTheBaseline() {
        let graph = host(
            Label {
                Text("a").font(.system(size: 10))
            } icon: {
                Color.red.frame(width: 20, height: 20)
            })
        // The icon is on the baseline, 8 points below the top of the text.
        #expect(graph.fills[0].maxY == graph.textOrigins[0].y + 8)
    }

    /// A layout that is a view, too: its initializer with content takes precedence over the call of a layout.
    struct Flow<Content: View>: View {
        let spacing: CGFloat
        let content: Content
        init(spacing: CGFloat, @ViewBuilder content: () -> Content) {
            self.spacing = spacing
            self.content = content()
        }
        var body: some View { HStack(spacing: spacing) { content } }
    }

    @Test func aTypeWithAnInitializerForContentCallsIt() {
        let graph = host(
            Flow(spacing: 4) {
                Color.red
                Color.blue
            })
        #expect(graph.fills.map(\.width) == [98, 98])
        let layout = host(
            Line(spacing: 4) {
                Color.red
                Color.blue
            })
        #expect(layout.fills.map(\.width) == [98, 98])
    }

    @Test func slicesOfSubviewsStartAtZero() {
        struct Slicing: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 10, height: 10) }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for view in subviews { view.place(at: .zero, proposal: .zero) }
                let slice = subviews[2..<4]
                #expect(slice.startIndex == 0 && slice.endIndex == 2 && slice.indices == 0..<2)
                #expect(subviews.suffix(2) == slice && subviews.dropFirst(3).first == slice.last)
                slice[0..<1][0].place(at: bounds.origin, proposal: ProposedViewSize(width: 7, height: 7))
                subviews[[3, 1]][1..<2][0].place(at: bounds.origin, proposal: ProposedViewSize(width: 5, height: 5))
            }
        }
        let graph = host(Slicing { ForEach(0...3) { _ in Color.red } })
        #expect(graph.fills.map(\.width).sorted() == [0, 0, 5, 7])
    }

    @Test func aForegroundStyleAroundAButtonColorsItsLabel() {
        func color(_ view: some View) -> [ResolvedColor] {
            let graph = host(view)
            return graph.drawn.compactMap { if case .text(let text, _) = $0 { text.runs.first?.color } else { nil } }
        }
        func resolved(_ color: Color) -> ResolvedColor { color.resolve(in: EnvironmentValues()) }
        #expect(color(Button("a") {}) == [resolved(.accentColor)])
        #expect(color(Button("a") {}.foregroundColor(.green)) == [resolved(.green)])
        #expect(color(VStack { Button("a") {} }.foregroundStyle(.orange).tint(.pink)) == [resolved(.orange)])
        #expect(color(Button("a") {}.tint(.pink)) == [resolved(.pink)])
    }

    @Test func aNavigationViewShowsTheFirstOfItsViews() {
        let graph = host(
            NavigationView {
                Text("first")
                Text("second")
            })
        #expect(graph.texts == ["first"])
    }

    struct Clearing: View {
        @State var text = "abc"
        var body: some View {
            VStack {
                TextField("name", text: $text)
                Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { text = "" } }
            }
        }
    }

    @Test func clearingATextFieldShowsThePlaceholderAtOnce() throws {
        let graph = host(Clearing())
        try graph.press("go")
        graph.step(to: 0.5)
        let shown = graph.drawn.compactMap { if case .text(let text, _) = $0 { text.string } else { nil } }
        #expect(shown == ["name", "go"])
        #expect(!graph.drawn.contains { if case .group(.opacity, _) = $0 { true } else { false } })
    }

    struct Switches: View {
        @State var states = [false, false, false]
        @State var count = 0
        var body: some View {
            VStack {
                Toggle(isOn: $states[0]) { Label("Sound", systemImage: "star") }
                Toggle(isOn: $states[1]) {
                    VStack {
                        HStack { Text("Wi-Fi") }
                        Text("at home")
                    }
                }
                Toggle("Plain", isOn: $states[2])
                Button {
                    count += 1
                } label: {
                    Label("Save", systemImage: "star").labelStyle(.iconOnly)
                }
                Button {
                    count += 10
                } label: {
                    HStack {
                        Text("Move")
                        Text("on")
                    }
                }
                Text(states.map { $0 ? "1" : "0" }.joined() + " \(count)")
            }
        }
    }

    @Test func eventsFindControlsByTheTextsOfTheirLabels() throws {
        let graph = host(Switches(), width: 400, height: 400)
        for (text, result) in [("Sound", "100 0"), ("Wi-Fi", "110 0"), ("Plain", "111 0")] {
            try graph.perform(.toggle(.text(text), isOn: true))
            graph.settle()
            #expect(graph.texts.last == result)
        }
        try graph.perform(.toggle(.text("Wi-Fi at home"), isOn: false))
        graph.settle()
        #expect(graph.texts.last == "101 0")
        for (text, result) in [("Save", "101 1"), ("Move", "101 11"), ("Move on", "101 21")] {
            try graph.press(text)
            #expect(graph.texts.last == result)
        }
    }

    struct Moving: View {
        @State var isFar = false
        var body: some View {
            VStack(alignment: .leading) {
                Color.red.frame(width: 20, height: 20).padding(5).named("box").offset(x: isFar ? 100 : 0)
                Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { isFar = true } }
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
    }

    @Test func listingsHaveTheFinalAndThePaintedRect() throws {
        let graph = host(Moving())
        func box() throws -> LayoutEntry { try #require(graph.layoutListing().first { $0.label == "box" }) }
        #expect(try box().rect == box().paintedRect)
        try graph.press("go")
        graph.step(to: 0.5)
        #expect(try box().rect == CGRect(x: 100, y: 0, width: 30, height: 30))
        #expect(try box().paintedRect == CGRect(x: 50, y: 0, width: 30, height: 30))
        #expect(try box().isPaintedElsewhere(scale: 1))
        graph.step(to: 2)
        #expect(try box().rect == box().paintedRect)
        let turned = host(Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(90)))
        let entry = try #require(turned.layoutListing().last)
        #expect(entry.rect == CGRect(x: 80, y: 90, width: 40, height: 20))
        #expect(abs(entry.paintedRect.minX - 90) < 1e-9 && abs(entry.paintedRect.height - 40) < 1e-9)
    }
}

/// A layout without its own content, as packages declare it.
private struct Line<Content: View> {
    var spacing: CGFloat
    var content: Content
}

extension Line: View {
    init(spacing: CGFloat, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }
    var body: some View { Line<EmptyView>(spacing: spacing)() { content } }
}

extension Line: Animatable where Content == EmptyView {}
extension Line: Layout where Content == EmptyView {
    init(spacing: CGFloat) { self.init(spacing: spacing, content: EmptyView()) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = (bounds.width - spacing * CGFloat(subviews.count - 1)) / CGFloat(subviews.count)
        for (index, view) in subviews.enumerated() {
            view.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * (width + spacing), y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// Declarations that code outside of the main actor needs, as in SwiftUI's interface.
enum OutsideOfTheMainActor {
    struct Fade: ViewModifier, Sendable {
        let amount: Double
        @MainActor func body(content: Content) -> some View { content.opacity(amount) }
    }

    static let stack: @Sendable () -> Bool = {
        _ = VStack(spacing: 3) { Text("a") }
        _ = HStack {
            Text(verbatim: "a")
            Spacer()
            if true { Rectangle() } else { EmptyView() }
        }
        _ = ZStack { Circle() }
        _ = Group { Circle() }
        _ = AnyView(Circle())
        return true
    }
    static let grid: @Sendable () -> Void = { _ = Grid { GridRow { Divider() } } }
    static let circle: @Sendable () -> Path = { Circle().path(in: .zero) }
    nonisolated static func transition() -> AnyTransition { .modifier(active: Fade(amount: 0), identity: Fade(amount: 1)) }
}

import Foundation
import Testing

@testable import Views

@MainActor struct ReaderTests {
    struct Later: View {
        @State var width: CGFloat = 40
        @State var round = 0
        let box = Box<GeometryProxy>()
        var body: some View {
            VStack {
                Text("again").onTapGesture { round += 1 }
                Text("wide").onTapGesture { width = 90 }
                HStack(spacing: 0) {
                    GeometryReader { _ in Text("r\(round) w\(Int(saturating: box.value?.size.width ?? 0))") }
                    GeometryReader { proxy in
                        let _ = box.keep(proxy)
                        Color.red
                    }
                    .frame(width: width)
                }
            }
        }
    }

    /// The first reader has already been placed when the second one gets another size.
    @Test func aReaderMayAskForTheGeometryOfALaterOne() throws {
        let graph = host(Later())
        try graph.press("again")
        #expect(graph.texts.last == "r1 w40")
        try graph.press("wide")
        #expect(graph.texts.last == "r1 w90")
    }

    struct SecondRun: View {
        @State var on = false
        var body: some View {
            VStack {
                Text("go").onTapGesture { on = true }
                GeometryReader { _ in Text("a") + Text("b").foregroundColor(on ? .red : .blue) }
            }
        }
    }

    @Test func aColorThatOnlyAReadersClosureKnowsIsDrawn() throws {
        let graph = host(SecondRun())
        let before = graph.displayList()
        try graph.press("go")
        #expect(graph.displayList() != before)
    }

    struct Coming: View {
        @State var on = true
        var body: some View {
            VStack {
                Text("go").onTapGesture { on.toggle() }
                GeometryReader { _ in if on { Color.red } }
            }
        }
    }

    @Test func contentThatGoesIsNotDrawnAnyMore() throws {
        let graph = host(Coming())
        #expect(graph.fills.count == 1)
        try graph.press("go")
        #expect(graph.fills.isEmpty)
        try graph.press("go")
        #expect(graph.fills.count == 1)
    }

    struct Grower: View {
        @State var height: CGFloat = 20
        var body: some View { Color.blue.frame(width: 40, height: height).onTapGesture { height = 60 } }
    }
    struct Turned: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 40, height: 20).anchorPreference(key: LifetimeTests.Points.self, value: .topLeading) { [$0] }
                Grower()
            }
            .scaleEffect(2)
            .frame(width: 100, height: 100, alignment: .topLeading)
            .overlayPreferenceValue(LifetimeTests.Points.self) { points in
                GeometryReader { proxy in Text(points.map { "\(Int(saturating: proxy[$0].x)) \(Int(saturating: proxy[$0].y))" }.joined()) }.allowsHitTesting(
                    false)
            }
        }
    }

    /// The content of a transform about the center moves when the whole grows, though its own rect stays the same.
    @Test func anchorsFollowATransformAboutAMovedCentre() throws {
        let graph = host(Turned())
        #expect(graph.texts == ["-20 -20"])
        try graph.tap(.point(CGPoint(x: 70, y: 85)))
        graph.settle()
        #expect(graph.texts == ["-20 -40"])
    }

    struct Nested: View {
        @State var number = 0
        var body: some View {
            VStack {
                Text("up").onTapGesture { number += 1 }
                Color.red.overlay { Color.clear.background { GeometryReader { _ in VStack { Text("deep \(number)") } } } }
                GeometryReader { _ in GeometryReader { _ in Showing(number: $number) } }
            }
        }
    }
    struct Showing: View {
        @Binding var number: Int
        var body: some View { Text("shown \(number)").onTapGesture { number += 10 } }
    }

    @Test func nestedReadersSeeEveryChange() throws {
        let graph = host(Nested())
        try graph.press("up")
        #expect(graph.texts == ["up", "deep 1", "shown 1"])
        try graph.press("shown 1")
        #expect(graph.texts == ["up", "deep 11", "shown 11"])
    }

    struct Mixed: View {
        @State var names = ["a", "b"]
        @State var wide = false
        var body: some View {
            VStack(spacing: 0) {
                Text("turn").onTapGesture { names.reverse() }
                Text("less").onTapGesture { names.removeFirst() }
                Text("more").onTapGesture { names.append("c") }
                Text("wide").onTapGesture { wide.toggle() }
                Group {
                    if wide { Color.red }
                    ForEach(names, id: \.self) { name in GeometryReader { _ in StateTests.Counter(name: name) } }
                }
                .overlay(alignment: .bottom) { StateTests.Counter(name: "o") }
                .padding(1)
            }
        }
    }

    @Test func wrappersOfAGroupFollowTheirItems() throws {
        let graph = host(Mixed(), height: 400)
        try graph.press("a0")
        #expect(graph.texts.suffix(4) == ["a1", "o0", "b0", "o0"])
        try graph.press("turn")
        #expect(graph.texts.suffix(4) == ["b0", "o0", "a1", "o0"])
        try graph.press("less")
        #expect(graph.texts.suffix(2) == ["a1", "o0"])
        try graph.press("o0")
        try graph.press("wide")
        #expect(graph.texts.suffix(3) == ["o0", "a1", "o1"])
        try graph.press("more")
        #expect(graph.texts.suffix(5) == ["o0", "a1", "o1", "c0", "o0"])
    }

    struct ThreeFrames: View {
        @State var number = 0
        var body: some View {
            Color.red.preference(key: Number.self, value: number).onPreferenceChange(Number.self) { number = min($0 + 1, 5) }.overlay { Text("\(number)") }
        }
    }
    struct Number: PreferenceKey {
        static var defaultValue: Int { -1 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
    }

    /// Evaluated at most twice per frame, then in later frames: postponed, not dropped forever (Documentation/Semantics/Preferences.md#readers).
    @Test func aBoundPreferenceGoesOnInTheNextFrame() {
        let graph = host(ThreeFrames())
        var seen = graph.texts
        for frame in 1...4 {
            graph.step(to: Double(frame) / 10)
            seen += graph.texts
        }
        #expect(seen == ["2", "4", "5", "5", "5"])
    }
}

import Foundation
import Synchronization
import Testing

@testable import Views

@MainActor struct InteractionTests {
    /// Returns the names of the actions that ran for a tap at the point.
    func taps<V: View>(_ x: CGFloat, _ y: CGFloat, count: Int = 1, _ make: (@escaping (String) -> () -> Void) -> V) -> [String] {
        let log = Box<[String]>()
        log.value = []
        let graph = host(make { name in { log.value?.append(name) } })
        try? graph.tap(.point(CGPoint(x: x, y: y)), count: count)
        return log.value ?? []
    }

    @Test func theFrontmostViewIsHit() {
        #expect(
            taps(100, 100) { f in
                ZStack {
                    Color.red.onTapGesture(perform: f("a"))
                    Color.blue.onTapGesture(perform: f("b"))
                }
            } == ["b"])
        #expect(
            taps(100, 100) { f in
                ZStack {
                    Color.red.onTapGesture(perform: f("a")).zIndex(1)
                    Color.blue.onTapGesture(perform: f("b"))
                }
            } == ["a"])
        #expect(
            taps(100, 100) { f in
                ZStack {
                    Color.red.onTapGesture(perform: f("a"))
                    Color.blue.onTapGesture(perform: f("b")).opacity(0)
                }
            } == ["a"])
        #expect(
            taps(100, 100) { f in
                ZStack {
                    Color.red.onTapGesture(perform: f("a"))
                    Color.blue.onTapGesture(perform: f("b")).hidden()
                }
            } == ["a"])
        #expect(
            taps(100, 100) { f in
                ZStack {
                    Color.red.onTapGesture(perform: f("a"))
                    Color.blue.onTapGesture(perform: f("b")).allowsHitTesting(false)
                }
            } == ["a"])
        #expect(taps(100, 100) { f in Color.red.onTapGesture(perform: f("a")).background { Color.blue.onTapGesture(perform: f("b")) } } == ["a"])
        #expect(taps(100, 100) { f in Color.red.onTapGesture(perform: f("a")).overlay { Color.blue.onTapGesture(perform: f("b")) } } == ["b"])
    }

    @Test func theInnermostActionWins() {
        #expect(taps(100, 100) { f in VStack { Color.red.onTapGesture(perform: f("a")) }.onTapGesture(perform: f("b")) } == ["a"])
        #expect(taps(100, 100) { f in Color.red.onTapGesture(perform: f("a")).onTapGesture(perform: f("b")) } == ["a"])
        // An inner single tap succeeds before the second tap, as in SwiftUI; if the double tap is the inner one, the single tap waits for it.
        #expect(taps(100, 100, count: 2) { f in Color.red.onTapGesture(perform: f("a")).onTapGesture(count: 2, perform: f("b")) } == ["a", "a"])
        #expect(taps(100, 100, count: 2) { f in Color.red.onTapGesture(count: 2, perform: f("b")).onTapGesture(perform: f("a")) } == ["b"])
        #expect(taps(100, 100, count: 2) { f in Color.red.onTapGesture(perform: f("a")) } == ["a", "a"])
    }

    @Test func shapesClipsAndTransformsAreHitWhereTheyAreDrawn() {
        #expect(taps(3, 3) { f in Circle().onTapGesture(perform: f("a")) } == [])
        #expect(taps(3, 3) { f in Circle().contentShape(Rectangle()).onTapGesture(perform: f("a")) } == ["a"])
        // By the even-odd rule, an area that a path encloses twice is a hole.
        let ring = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 200, height: 200))
            $0.addRect(CGRect(x: 20, y: 20, width: 160, height: 160))
        }
        #expect(taps(50, 50) { f in Text("").frame(width: 200, height: 200).contentShape(ring, eoFill: true).onTapGesture(perform: f("a")) } == [])
        #expect(taps(50, 50) { f in Text("").frame(width: 200, height: 200).contentShape(ring).onTapGesture(perform: f("a")) } == ["a"])
        #expect(taps(10, 10) { f in Text("").frame(width: 200, height: 200).contentShape(ring, eoFill: true).onTapGesture(perform: f("a")) } == ["a"])
        #expect(taps(3, 3) { f in Color.red.clipShape(Circle()).onTapGesture(perform: f("a")) } == [])
        #expect(taps(150, 100) { f in Color.red.frame(width: 200, height: 10).frame(width: 50).clipped().onTapGesture(perform: f("a")) } == [])
        let bar = { (f: (String) -> () -> Void) in Color.red.frame(width: 160, height: 10).onTapGesture(perform: f("a")).rotationEffect(.degrees(90)) }
        #expect(taps(100, 30) { f in bar(f) } == ["a"])
        #expect(taps(30, 100) { f in bar(f) } == [])
        #expect(taps(100, 100) { f in Color.red.frame(width: 10, height: 10).onTapGesture(perform: f("a")).offset(x: 50) } == [])
        #expect(taps(150, 100) { f in Color.red.frame(width: 10, height: 10).onTapGesture(perform: f("a")).offset(x: 50) } == ["a"])
        #expect(taps(100, 100) { f in Color.red.onTapGesture(perform: f("a")).scaleEffect(0) } == [])
    }

    @Test func paddingIsHitOnlyWithAShape() {
        #expect(taps(100, 70) { f in Text("a").padding(40).onTapGesture(perform: f("a")) } == [])
        #expect(taps(100, 70) { f in Text("a").padding(40).contentShape(Rectangle()).onTapGesture(perform: f("a")) } == ["a"])
        #expect(taps(100, 70) { f in Text("a").padding(40).background(Color.red).onTapGesture(perform: f("a")) } == ["a"])
    }

    @Test func whatIsDisabledDoesNothing() throws {
        #expect(taps(100, 100) { f in Button("b") { f("b")() }.disabled(true) } == [])
        #expect(taps(100, 100) { f in Color.red.onTapGesture(perform: f("a")).disabled(true) } == [])
        #expect(taps(100, 100) { f in VStack { Button("b") { f("b")() }.disabled(true) }.onTapGesture(perform: f("a")) } == ["a"])
        // A tap on a disabled button is not an error in the timeline.
        try host(Button("b") {}.disabled(true)).tap(.text("b"))
    }
}

/// Views that read the environment are drawn again when it changes.
@MainActor struct EnvironmentTests {
    struct Dark: View {
        @State var dark = false
        var body: some View {
            VStack {
                Color.red.frame(width: 20, height: 20).onTapGesture { dark = true }.named("go")
                Below().environment(\.colorScheme, dark ? .dark : .light)
            }
        }
    }

    struct Below: View {
        var body: some View {
            Color.primary
            Rectangle()
            Color.clear.overlay { Color.primary }
            GeometryReader { _ in Rectangle() }
            Divider()
            Rectangle().fill(Color.white).shadow(color: .primary, radius: 3)
        }
    }

    /// Styles derived from the foreground style are derived from the outer one.
    @Test func foregroundStylesBuildOnTheOneOutside() {
        let graph = host(
            VStack {
                Rectangle().foregroundStyle(.secondary)
                Rectangle().foregroundStyle(.secondary).foregroundStyle(Color.white)
                Rectangle().fill(.secondary).foregroundStyle(.secondary).foregroundStyle(Color.white)
                Rectangle().foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(Color.white)
                Rectangle().foregroundStyle(.tint).tint(.accentColor)
            })
        #expect(graph.colors[0] == Color.secondary.resolve(in: EnvironmentValues()))
        #expect(graph.colors[1...3].map(\.opacity) == [0.5, 0.25, 0.5])
        #expect(graph.colors[4] == Color.blue.resolve(in: EnvironmentValues()))
    }

    @Test func theColorSchemeReachesEverything() throws {
        let graph = host(Dark())
        let light = (graph.colors, graph.shadows)
        try graph.tap(.identifier("go"))
        graph.settle()
        let changed = zip(light.0, graph.colors).map { $0 != $1 }
        #expect(changed == [false, true, true, true, true, true, false])
        #expect(light.1 != graph.shadows)
    }

    struct Fonts: View {
        @State var size: CGFloat = 10
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).onTapGesture { size = 20 }.named("go")
                VStack(spacing: 0) {
                    Text("a").named("plain")
                    GeometryReader { _ in Text("b").named("reader") }.frame(height: 30)
                    Color.red.frame(height: 30).overlay { HStack { Text("c").named("overlay") } }
                }
                .font(.system(size: size))
            }
        }
    }

    @Test func theFontReachesEverything() throws {
        let graph = host(Fonts())
        try graph.tap(.identifier("go"))
        graph.settle()
        for name in ["plain", "reader", "overlay"] { #expect(graph.rects[name]?.size == CGSize(width: 20, height: 20), "\(name)") }
    }

    /// A value that was nil and is still nil is not a change.
    @Test func valuesThatStayTheSameMarkNothing() {
        struct Nothing: View {
            @Environment(\.font) var font
            var body: some View { Text("x") }
        }
        struct Above: View {
            @State var number = 0
            var body: some View {
                VStack {
                    Text("n\(number)").onTapGesture { number += 1 }
                    Nothing().font(nil).tint(nil).foregroundStyle(.secondary).environment(\.lineLimit, nil)
                }
            }
        }
        let graph = host(Above())
        let before = graph.counters.bodiesEvaluated
        try? graph.press("n0")
        #expect(graph.counters.bodiesEvaluated == before + 1)
    }
}

extension ViewGraph {
    fileprivate var shadows: [ResolvedColor] { drawn.compactMap { if case .group(.shadow(let color, _, _), _) = $0 { color } else { nil } } }
}

@MainActor struct SizeTests {
    struct Row: View {
        let number: Int
        @State var width: CGFloat = 20
        var body: some View {
            Color.red.frame(width: width, height: 1).background(Color.blue).onTapGesture { width += 1 }.named("\(number)")
        }
    }
    /// An identity that counts its comparisons: work that is quadratic in the number of rows needs millions of them.
    struct Identity: Hashable {
        static let comparisons = Atomic<Int>(0)
        let number: Int
        static func == (a: Identity, b: Identity) -> Bool {
            comparisons.add(1, ordering: .relaxed)
            return a.number == b.number
        }
        func hash(into hasher: inout Hasher) {
            Self.comparisons.add(1, ordering: .relaxed)
            hasher.combine(number)
        }
    }

    struct Rows: View {
        @State var numbers = (0..<5000).map { Identity(number: $0) }
        var body: some View {
            VStack(spacing: 0) {
                Text("turn").onTapGesture { numbers.reverse() }
                ForEach(numbers, id: \.self) { Row(number: $0.number) }
            }
        }
    }

    /// Checks the graph's counters, which don't depend on the machine's speed.
    @Test func workOnFiveThousandRowsGrowsWithTheirNumber() throws {
        func comparisons() -> Int { Identity.comparisons.exchange(0, ordering: .relaxed) }
        _ = comparisons()
        let graph = host(Rows(), height: 6000)
        let built = graph.counters
        // For 5000 rows, quadratic work would be 25 million comparisons.
        #expect(comparisons() < 50_000 && built.layoutsMeasured < 10_000 && built.layoutsPlaced < 50_000)
        try graph.tap(.identifier("2500"))
        graph.settle()
        let changed = graph.counters
        #expect(comparisons() == 0)
        #expect(graph.rects["2500"]?.width == 21)
        #expect(changed.bodiesEvaluated == built.bodiesEvaluated + 1)
        #expect(changed.layoutsMeasured - built.layoutsMeasured < 60 && changed.layoutsPlaced - built.layoutsPlaced < 60)
        try graph.press("turn")
        let turned = graph.counters
        #expect(comparisons() < 100_000 && turned.layoutsPlaced - changed.layoutsPlaced < 50_000)
        #expect(turned.bodiesEvaluated <= changed.bodiesEvaluated + 1 && turned.nodesCreated == changed.nodesCreated)
    }

    struct Deep: View {
        let depth: Int
        var body: some View {
            if depth == 0 { Row(number: 0) } else { VStack { AnyView(Deep(depth: depth - 1)).padding(0) } }
        }
    }

    struct Framed: View {
        let depth: Int
        var body: some View {
            if depth == 0 {
                Text("x").alignmentGuide(.leading) { _ in -1 }
            } else {
                AnyView(Framed(depth: depth - 1)).frame(maxWidth: 50, alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline))
            }
        }
    }

    /// Each frame queries its content's guide, both to place the content and to compute its own guide.
    @Test func guidesAreAskedForOnceInNestedFrames() {
        #expect(host(Framed(depth: 40)).texts == ["x"])
    }

    @Test func aLeafFarDownChangesAtALowCost() throws {
        let graph = host(Deep(depth: 40))
        let before = graph.counters
        try graph.tap(.identifier("0"))
        graph.settle()
        #expect(graph.rects["0"]?.width == 21)
        #expect(graph.counters.bodiesEvaluated == before.bodiesEvaluated + 1)
        #expect(graph.counters.layoutsMeasured - before.layoutsMeasured < 1000)
        #expect(graph.counters.updates == before.updates + 1)
    }
}

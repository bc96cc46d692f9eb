import Foundation
import Testing

@testable import Views

@MainActor struct AnimationTests {
    /// Returns the rects of the filled paths currently drawn, in paint order.
    func rects(_ graph: ViewGraph) -> [CGRect] {
        var found: [CGRect] = []
        func visit(_ items: [DisplayItem]) {
            for item in items {
                switch item {
                case .fill(let path, _, _), .stroke(let path, _, _): found.append(path.boundingRect)
                case .group(_, let items): visit(items)
                case .text, .image: break
                }
            }
        }
        visit(graph.displayList().items)
        return found
    }

    func x(_ graph: ViewGraph) -> CGFloat { rects(graph)[0].minX }

    struct Slider: View {
        @State var x: CGFloat = 0
        let animation: Animation?
        var body: some View {
            Color.red.frame(width: 10, height: 10).position(x: x + 5, y: 5)
                .onTapGesture {}
                .onChange(of: x) { _, _ in }
                .background(Button("go") { withAnimation(animation) { x = x == 0 ? 100 : 0 } }.position(x: 150, y: 150))
                .background(Button("jump") { x = 50 }.position(x: 150, y: 100))
        }
    }

    @Test func withAnimationMovesFromTheOldPlaceToTheNewOne() throws {
        let graph = host(Slider(animation: .linear(duration: 1)))
        graph.step(to: 2)
        try graph.tap(.text("go"))
        graph.settle()
        #expect(x(graph) == 0)
        for (time, expected) in [(2.25, 25.0), (2.5, 50), (2.75, 75), (3, 100), (3.5, 100)] {
            graph.step(to: time)
            #expect(abs(x(graph) - expected) < 1e-4, "at \(time)")
        }
        #expect(!graph.isAnimating)
    }

    /// A linear animation that is reversed halfway combines with the running one (Documentation/Semantics/Animation.md#interruption).
    @Test func interruptionStartsFromWhereThingsAre() throws {
        let graph = host(Slider(animation: .linear(duration: 1)))
        try graph.tap(.text("go"))
        graph.settle()
        graph.step(to: 0.5)
        try graph.tap(.text("go"))
        graph.settle()
        for (time, expected) in [(0.5, 50.0), (0.75, 56.25), (1, 50), (1.25, 25), (1.5, 0)] {
            graph.step(to: time)
            #expect(abs(x(graph) - expected) < 1e-4, "at \(time)")
        }
    }

    @Test func aChangeWithoutAnimationJumps() throws {
        let graph = host(Slider(animation: nil))
        try graph.tap(.text("go"))
        graph.settle()
        #expect(x(graph) == 100)
        #expect(!graph.isAnimating)
    }

    @Test func framesDoNotDependOnTheOnesBetween() throws {
        func run(_ times: [Double]) throws -> DisplayList {
            let graph = host(Slider(animation: .spring(response: 0.4, dampingFraction: 0.6)))
            try graph.tap(.text("go"))
            graph.settle()
            for time in times {
                graph.step(to: time)
                _ = graph.displayList()
            }
            return graph.displayList()
        }
        #expect(try run([0.1, 0.2, 0.3]) == run([0.3]))
    }

    struct Values: View {
        @State var a = 0
        @State var b = 0
        var body: some View {
            ZStack {
                Color.red.frame(width: 10, height: 10).offset(x: CGFloat(a)).animation(.linear(duration: 1), value: a)
                    .animation(.linear(duration: 4), value: b)
                Color.red.frame(width: 10, height: 10).offset(x: CGFloat(a)).animation(.linear(duration: 4), value: b)
                Color.red.frame(width: 10, height: 10).offset(x: CGFloat(a + b)).animation(.linear(duration: 1), value: a)
                    .animation(.linear(duration: 4), value: b)
                Color.red.frame(width: 10, height: 10).offset(x: CGFloat(a)).transaction { $0.animation = nil }
                Color.red.frame(width: 10, height: 10).offset(x: CGFloat(a)).animation(nil, value: a)
                Text("a").onTapGesture { a = 100 }
                Text("ab").offset(y: 50).onTapGesture {
                    a = 100
                    b = 100
                }
                Text("with").offset(y: -50).onTapGesture { withAnimation(.linear(duration: 2)) { a = 100 } }
                Text("off").offset(y: -80).onTapGesture {
                    var transaction = Transaction(animation: .linear(duration: 2))
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { a = 100 }
                }
            }
        }
    }

    /// Returns the offsets of the five squares from their start, half a second after a tap.
    func offsets(after tap: String) throws -> [CGFloat] {
        let graph = host(Values())
        let start = rects(graph).map(\.minX)
        try graph.tap(.text(tap))
        graph.settle()
        graph.step(to: 0.5)
        return zip(rects(graph), start).map { ($0.minX - $1).rounded() }
    }

    @Test func theModifierNearestTheLeafWinsWhoseValueChanged() throws {
        #expect(try offsets(after: "a") == [50, 100, 50, 100, 100])
        #expect(try offsets(after: "ab") == [50, 13, 100, 100, 100])
        #expect(try offsets(after: "with") == [50, 25, 50, 100, 100])
        #expect(try offsets(after: "off") == [25, 25, 25, 100, 25])
    }

    struct Looks: View {
        @State var on = false
        var body: some View {
            RoundedRectangle(cornerRadius: on ? 40 : 0, style: .circular).fill(on ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
                .frame(width: 100, height: 100)
                .opacity(on ? 0.5 : 1)
                .rotationEffect(.degrees(on ? 90 : 0))
                .onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }
                .accessibilityIdentifier("it")
        }
    }

    @Test func effectsColorsAndShapesMoveByValue() throws {
        let graph = host(Looks())
        try graph.tap(.identifier("it"))
        graph.settle()
        graph.step(to: 0.5)
        guard case .group(.transform(let matrix), let rotated)? = graph.displayList().items.first,
            case .group(.opacity(let opacity), let faded)? = rotated.first,
            case .fill(let path, .color(let color), _)? = faded.first
        else {
            Issue.record("unexpected list: \(graph.displayList())")
            return
        }
        #expect(abs(matrix.a - cos(.pi / 4)) < 1e-6 && abs(matrix.b - sin(.pi / 4)) < 1e-6)
        #expect(abs(opacity - 0.75) < 1e-6)
        // Linear components: Documentation/Semantics/Animation.md#what-animates.
        #expect(abs(color.linearRed - 0.5) < 1e-5 && abs(color.linearBlue - 0.5) < 1e-5 && color.linearGreen == 0)
        let quarter = Path(roundedRect: CGRect(x: 50, y: 50, width: 100, height: 100), cornerSize: CGSize(width: 20, height: 20), style: .circular)
        #expect(abs(path.boundingRect.width - quarter.boundingRect.width) < 1e-6)
        #expect(!path.contains(CGPoint(x: 54, y: 54)) && path.contains(CGPoint(x: 57, y: 57)))
    }

    struct Counting: View, @preconcurrency Animatable {
        var number: Double
        var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        var body: some View { Text("\(Int(saturating: number))") }
    }
    struct Counts: View {
        @State var number = 0.0
        var body: some View {
            Counting(number: number).onTapGesture { withAnimation(.linear(duration: 1)) { number = 100 } }
        }
    }

    @Test func animatableViewsAreEvaluatedAtEachStep() throws {
        let graph = host(Counts())
        try graph.tap(.text("0"))
        graph.settle()
        for (time, text) in [(0.0, "0"), (0.25, "25"), (0.5, "50"), (1, "100"), (1.5, "100")] {
            graph.step(to: time)
            #expect(graph.layoutListing().compactMap(\.label) == [text])
        }
        let before = graph.counters
        graph.step(to: 2)
        #expect(graph.counters == before)
    }

    struct Diagonal: Layout {
        var step: CGFloat
        var animatableData: CGFloat {
            get { step }
            set { step = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 100) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
                subview.place(at: CGPoint(x: bounds.minX + step * CGFloat(index), y: 0), proposal: ProposedViewSize(width: 10, height: 10))
            }
        }
    }
    struct Diagonals: View {
        @State var step: CGFloat = 10
        var body: some View {
            Diagonal(step: step) {
                Color.red
                Color.blue
            }.onTapGesture { withAnimation(.linear(duration: 1)) { step = 50 } }.accessibilityIdentifier("it")
        }
    }

    @Test func animatableLayoutsAreLaidOutAtEachStep() throws {
        let graph = host(Diagonals())
        try graph.tap(.point(CGPoint(x: 55, y: 55)))
        graph.settle()
        graph.step(to: 0.5)
        #expect(rects(graph).map(\.minX) == [50, 80])
    }

    @Test func theWallClockPlaysNoPart() throws {
        let graph = host(Slider(animation: .linear(duration: 1).repeatForever(autoreverses: true)))
        try graph.tap(.text("go"))
        graph.settle()
        graph.step(to: 1000.25)
        #expect(abs(x(graph) - 25) < 1e-3)
        #expect(graph.isAnimating)
    }
}

import Foundation
import Testing

@testable import Views

/// Documentation/Semantics/Animation.md#transactions and Documentation/Semantics/Animation.md#what-animates.
@MainActor struct AnimationRuleTests {
    struct Labels: View {
        @State var right = false
        @State var long = false
        var body: some View {
            VStack(spacing: 0) {
                Text("move").onTapGesture { withAnimation(.linear(duration: 1)) { right = true } }
                Text("grow").onTapGesture { long = true }
                Text("both").onTapGesture { withAnimation(.linear(duration: 1)) { long = true } }
                Text(long ? "longer" : "short").frame(width: 200, alignment: .leading).offset(x: right ? 40 : 0)
            }
            .font(.system(size: 10)).frame(width: 200)
        }
    }
    func x(_ graph: ViewGraph) -> CGFloat? { graph.textOrigins.last?.x }

    @Test func aTextWhoseSizeJumpsGoesOnMoving() throws {
        let graph = host(Labels())
        try graph.press("move")
        graph.step(to: 0.5)
        #expect(x(graph) == 20)
        try graph.press("grow")
        #expect(x(graph) == 20)
        graph.step(to: 0.75)
        #expect(x(graph) == 30)
        graph.step(to: 1)
        #expect(x(graph) == 40)
        graph.step(to: 1.1)
        #expect(!graph.isAnimating)
    }

    @Test func aTextThatOnlyGrowsStaysWhereItIs() throws {
        let graph = host(Labels())
        try graph.press("both")
        graph.step(to: 0.5)
        #expect(x(graph) == 0)
    }

    @Observable final class Shared { var x: CGFloat = 0 }
    final class Watched: ObservableObject { @OpenCombine.Published var x: CGFloat = 0 }
    struct Square: View {
        let x: CGFloat
        var body: some View { Color.red.frame(width: 10, height: 10).frame(width: 200, alignment: .leading).offset(x: x) }
    }
    struct Sources: View {
        let shared = Shared()
        @StateObject var published = Watched()
        @State var x: CGFloat = 0
        var body: some View {
            VStack(spacing: 0) {
                Text("go").onTapGesture {
                    withAnimation(.linear(duration: 1)) {
                        shared.x = 40
                        published.x = 40
                        x = 40
                    }
                }
                Direct(shared: shared)
                InAReader(shared: shared)
                Square(x: published.x)
                FromObject().environmentObject(published)
                FromEnvironment().environment(\.lineSpacing, x)
                GeometryReader { _ in Square(x: x) }.frame(height: 10)
                Color.clear.frame(height: 10).preference(key: Length.self, value: x)
                    .overlayPreferenceValue(Length.self) { Square(x: $0) }
                Guided(shared: shared)
            }
            .frame(width: 200)
        }
    }
    struct Length: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }
    struct FromObject: View {
        @EnvironmentObject var published: Watched
        var body: some View { Square(x: published.x) }
    }
    struct Direct: View {
        let shared: Shared
        var body: some View { Square(x: shared.x) }
    }
    struct InAReader: View {
        let shared: Shared
        var body: some View { GeometryReader { _ in Square(x: shared.x) }.frame(height: 10) }
    }
    struct Guided: View {
        let shared: Shared
        var body: some View {
            Color.red.frame(width: 10, height: 10).frame(width: 200, alignment: .leading).alignmentGuide(HorizontalAlignment.leading) { _ in -shared.x }
                .frame(width: 200, alignment: .leading)
        }
    }
    struct FromEnvironment: View {
        @Environment(\.lineSpacing) var x
        var body: some View { Square(x: x) }
    }

    @Test func anAnimatedChangeArrivesByAnyRoad() throws {
        let graph = host(Sources())
        try graph.press("go")
        graph.step(to: 0.5)
        #expect(graph.fills.filter { $0.width == 10 }.map(\.minX) == Array(repeating: 20, count: 8))
    }

    struct TwoWays: View {
        @State var a: CGFloat = 0
        @State var b: CGFloat = 0
        @State var c: CGFloat = 0
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("go").onTapGesture {
                    withAnimation(.linear(duration: 1)) { a = 40 }
                    b = 40
                    withAnimation(.linear(duration: 2)) { c = 40 }
                }
                Color.red.frame(width: 10, height: 10).offset(x: a)
                Color.red.frame(width: 10, height: 10).offset(x: b)
                Color.red.frame(width: 10, height: 10).offset(x: c)
            }
        }
    }

    @Test func changesOfOneActionMoveEachInItsOwnWay() throws {
        let graph = host(TwoWays())
        let start = graph.fills.map(\.minX)
        try graph.press("go")
        #expect(zip(graph.fills, start).map { $0.minX - $1 } == [0, 40, 0])
        graph.step(to: 0.5)
        #expect(zip(graph.fills, start).map { $0.minX - $1 } == [20, 40, 10])
    }

    struct Tinted: View {
        @State var on = false
        var body: some View {
            VStack {
                Color.clear.frame(width: 20, height: 20).contentShape(Rectangle()).onTapGesture { withAnimation(.linear(duration: 1)) { on = true } }.named(
                    "go")
                Rectangle().foregroundStyle(Color(.sRGBLinear, red: on ? 1 : 0, green: 0, blue: 0))
                GeometryReader { _ in Rectangle() }.foregroundStyle(Color(.sRGBLinear, red: on ? 1 : 0, green: 0, blue: 0))
                Color.clear.overlay { VStack { Rectangle() } }.foregroundColor(Color(.sRGBLinear, red: on ? 1 : 0, green: 0, blue: 0))
                Rectangle().fill(.secondary).foregroundStyle(Color(.sRGBLinear, red: on ? 1 : 0, green: 0, blue: 0))
            }
        }
    }

    @Test func theForegroundStyleMoves() throws {
        let graph = host(Tinted())
        try graph.tap(.identifier("go"))
        graph.settle()
        graph.step(to: 0.25)
        #expect(graph.colors.map(\.linearRed) == [0.25, 0.25, 0.25, 0.25])
    }

    struct Widening: ViewModifier, @preconcurrency Animatable {
        var width: CGFloat
        var animatableData: CGFloat {
            get { width }
            set { width = newValue }
        }
        func body(content: Content) -> some View { content.frame(width: width).overlay { Text("\(Int(saturating: width))").allowsHitTesting(false) } }
    }
    struct Widened: View {
        @State var width: CGFloat = 20
        var body: some View {
            Color.red.frame(height: 20).onTapGesture { withAnimation(.linear(duration: 1)) { width = 60 } }.named("it").modifier(Widening(width: width))
        }
    }

    /// `body` is evaluated at each step with the data of that step.
    @Test func animatableModifiersAreEvaluatedAtEachStep() throws {
        let graph = host(Widened())
        try graph.tap(.identifier("it"))
        graph.settle()
        #expect(graph.texts == ["20"])
        graph.step(to: 0.5)
        #expect(graph.texts == ["40"])
        #expect(graph.rects["it"]?.width == 40)
        graph.step(to: 2)
        #expect(graph.texts == ["60"])
        #expect(!graph.isAnimating)
    }

    struct Ticking: View {
        @State var width: CGFloat = 0
        @State var other: CGFloat = 0
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("a").onTapGesture { withAnimation(.linear(duration: 1)) { width = 100 } }
                Text("b").onTapGesture { withAnimation(.linear(duration: 10)) { other = 10 } }
                Color.red.frame(height: 10).modifier(Widening(width: width))
                Color.red.frame(width: 10, height: 10).offset(x: other)
            }
            .frame(width: 200, alignment: .leading)
        }
    }

    /// A running animation's steps are not affected by the animation of an event at the same time.
    @Test func aStepIsNoPartOfTheEventsTransaction() throws {
        let graph = host(Ticking())
        try graph.press("a")
        graph.step(to: 0.25)
        #expect(graph.fills[0].width == 25)
        graph.advance(to: 0.5)
        try graph.tap(.text("b"))
        graph.settle()
        #expect(graph.fills[0].width == 50)
    }

    struct Scaled: View {
        @State var on = false
        var body: some View {
            Color.red.frame(width: 20, height: 20).scaleEffect(on ? 2 : 1).offset(x: on ? 100 : 0)
                .frame(width: 200, alignment: .leading).onTapGesture { withAnimation(.linear(duration: 1)) { on = true } }.named("it")
        }
    }

    /// A transform's center follows the moving frame: the square is always scaled about its own center.
    @Test func aTransformMovesWithItsFrame() throws {
        let graph = host(Scaled())
        try graph.tap(.point(CGPoint(x: 10, y: 100)))
        graph.settle()
        graph.step(to: 0.5)
        guard case .group(.transform(let matrix), let items)? = graph.displayList().items.first, case .fill(let path, _, _)? = items.first else {
            Issue.record("no transform")
            return
        }
        #expect(path.applying(matrix).boundingRect == CGRect(x: 45, y: 85, width: 30, height: 30))
    }

    struct FrameAndOffset: View {
        @State var on = false
        var body: some View {
            Color.red.frame(width: on ? 40 : 20, height: 20).offset(x: on ? 30 : 0).onTapGesture { on = true }
        }
    }

    /// The outer offset needs a new position, the inner frame a new layout, even of the enclosing stack.
    @Test func aFrameAndAnOffsetThatChangeTogether() throws {
        let graph = host(FrameAndOffset())
        try graph.tap(.point(CGPoint(x: 100, y: 100)))
        graph.settle()
        #expect(graph.fills == [CGRect(x: 110, y: 90, width: 40, height: 20)])
    }

    struct Skew: GeometryEffect {
        var x: CGFloat
        var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: 0)) }
    }
    struct Skewed: View {
        @State var on = false
        var body: some View {
            Color.red.frame(width: 20, height: 20).named("it").modifier(Skew(x: on ? 2 : 0))
                .onTapGesture { withAnimation(.linear(duration: 1)) { on = true } }
        }
    }

    @Test func geometryEffectsMoveByTheirData() throws {
        let graph = host(Skewed())
        try graph.tap(.identifier("it"))
        graph.settle()
        for (time, x) in [(0.0, 0.0), (0.5, 20), (1, 40), (2, 40)] {
            graph.step(to: time)
            if case .group(.transform(let matrix), _)? = graph.displayList().items.first { #expect(abs(matrix.tx - x) < 1e-9) } else { #expect(x == 0) }
        }
        #expect(!graph.isAnimating)
        let turn = ProjectionTransform(CGAffineTransform(rotationAngle: 1)).concatenating(ProjectionTransform(CGAffineTransform(rotationAngle: -1)))
        #expect(abs(turn.m11 - 1) < 1e-12 && abs(turn.m12) < 1e-12 && turn.isAffine && ProjectionTransform().isIdentity)
    }

    struct Everything: View {
        @State var on = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Rectangle().fill(LinearGradient(colors: [on ? .white : .black, .black], startPoint: .leading, endPoint: on ? .trailing : .leading))
                    .frame(height: 10)
                Rectangle().stroke(.red, lineWidth: on ? 5 : 1).frame(height: 10)
                Color.red.frame(width: 20, height: 10).padding(.leading, on ? 40 : 0)
                Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in on ? -60 : 0 }
                Color.red.frame(width: on ? 60 : 20, height: 10)
                HStack(spacing: on ? 40 : 0) {
                    Color.clear.frame(width: 10, height: 10)
                    Color.red.frame(width: 20, height: 10)
                }
                Color.red.frame(width: 20, height: 10).frame(width: 100, alignment: on ? .trailing : .leading)
                RoundedRectangle(cornerRadius: 3).trim(from: 0, to: on ? 1 : 0).stroke(.red, lineWidth: 1).frame(width: 100, height: 10)
                Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { on = true } }
            }
            .frame(width: 200, alignment: .leading)
        }
    }

    /// Documentation/Semantics/Animation.md#what-animates: changes that animate themselves, and changes that animate the leaves below.
    @Test func eachKindOfChangeMovesItsWay() throws {
        let graph = host(Everything())
        try graph.press("go")
        graph.step(to: 0.5)
        guard case .fill(_, .gradient(let gradient), _)? = graph.drawn.first, case .linear(let start, let end) = gradient.geometry else {
            Issue.record("no gradient")
            return
        }
        #expect(gradient.stops.map(\.color.linearRed) == [0.5, 0] && start.x == 0 && end.x == 100)
        let strokes = graph.drawn.compactMap { if case .stroke(let path, _, let style) = $0 { (path, style.lineWidth) } else { nil } }
        #expect(strokes[0].1 == 3)
        let fills = graph.fills.dropFirst()
        #expect(fills.map(\.minX) == [20, 30, 0, 30, 40])
        #expect(fills.map(\.width) == [20, 20, 40, 20, 20])
        // Half of the outline, which starts at the right: the right side and the lower edge.
        #expect(strokes[1].0.boundingRect.minY > strokes[1].0.boundingRect.maxY - 10.01 && strokes[1].0.boundingRect.width < 100.01)
    }
}

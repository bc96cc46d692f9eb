import Foundation
import Testing

@testable import Views

/// Custom transitions, and combinations of transitions (Documentation/Semantics/Animation.md#transitions).
@MainActor struct CustomTransitionTests {
    struct Shown<T: View>: View {
        @State var isShown = false
        var animation: Animation? = .linear(duration: 1)
        let box: (AnyView) -> T
        var body: some View {
            ZStack {
                Color.blue.frame(width: 20, height: 20).offset(y: 80).onTapGesture { withAnimation(animation) { isShown.toggle() } }.named("button")
                if isShown { box(AnyView(Color.red.frame(width: 40, height: 40).named("box"))) }
            }
        }
    }

    static func shown<T: View>(_ box: @escaping (AnyView) -> T) -> ViewGraph { host(Shown(box: box)) }

    func toggle(_ graph: ViewGraph) throws {
        try graph.tap(.point(CGPoint(x: 100, y: 180)))
        graph.settle()
    }

    /// Returns the visible rect of the red box, through all effects, with its opacity; nil if it isn't drawn.
    func box(_ graph: ViewGraph) -> (rect: CGRect, opacity: Double)? {
        let red = Paint.color(Color.red.resolve(in: EnvironmentValues()))
        func find(_ items: [DisplayItem], _ transform: CGAffineTransform, _ opacity: Double) -> (CGRect, Double)? {
            for item in items {
                switch item {
                case .fill(let path, red, _): return (path.applying(transform).boundingRect, opacity)
                case .group(.transform(let own), let items): if let found = find(items, own.concatenating(transform), opacity) { return found }
                case .group(.opacity(let own), let items): if let found = find(items, transform, opacity * own) { return found }
                case .group(_, let items): if let found = find(items, transform, opacity) { return found }
                default: break
                }
            }
            return nil
        }
        return find(graph.displayList().items, .identity, 1)
    }

    /// Returns x, y, width and opacity, rounded to three decimals.
    func look(_ graph: ViewGraph) -> [Double]? {
        box(graph).map { [$0.rect.minX, $0.rect.minY, $0.rect.width, $0.opacity].map { ($0 * 1000).rounded() / 1000 } }
    }

    /// Returns the appearances at some seconds after insertion, and after removal.
    func course(_ graph: ViewGraph, _ times: [Double]) throws -> [[Double]?] {
        var looks: [[Double]?] = []
        for start in [0.0, 10] {
            graph.step(to: start)
            try toggle(graph)
            for time in times {
                graph.step(to: start + time)
                looks.append(look(graph))
            }
        }
        graph.step(to: 15)
        #expect(!graph.isAnimating)
        return looks
    }

    struct Shift: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.value * 40).opacity(phase.isIdentity ? 1 : 0.5)
        }
    }

    @Test func aBodyForEachPhase() throws {
        let expected: [[Double]?] = [[40, 80, 40, 0.5], [60, 80, 40, 0.75], [80, 80, 40, 1], [80, 80, 40, 1], [100, 80, 40, 0.75], nil]
        #expect(try course(Self.shown { $0.transition(Shift()) }, [0, 0.5, 2]) == expected)
        #expect(try course(Self.shown { $0.transition(AnyTransition(Shift())) }, [0, 0.5, 2]) == expected)
    }

    struct Sized: ViewModifier {
        let width: CGFloat
        func body(content: Content) -> some View { content.frame(width: width, height: 40).clipped() }
    }
    struct Turn: ViewModifier, @preconcurrency Animatable {
        var x: Double
        var animatableData: Double {
            get { x }
            set { x = newValue }
        }
        func body(content: Content) -> some View { content.transformEffect(CGAffineTransform(translationX: x * x, y: 0)) }
    }

    @Test func modifiersAreTransitions() throws {
        let graph = Self.shown { $0.transition(.modifier(active: Turn(x: 10), identity: Turn(x: 0))) }
        // The modifier's data is animated, so the effect is its square.
        #expect(try course(graph, [0, 0.5, 2]) == [[180, 80, 40, 1], [105, 80, 40, 1], [80, 80, 40, 1], [80, 80, 40, 1], [105, 80, 40, 1], nil])
    }

    @Test func withoutAnAnimationThereIsOnlyTheEnd() throws {
        let graph = host(Shown(animation: nil) { $0.transition(Shift()) })
        try toggle(graph)
        #expect(look(graph) == [80, 80, 40, 1])
        try toggle(graph)
        #expect(look(graph) == nil)
    }

    @Test func aViewThatIsThereFromTheStartOnlyGoes() throws {
        let graph = host(Shown(isShown: true) { $0.transition(Shift()) })
        #expect(look(graph) == [80, 80, 40, 1] && graph.rects["box"] == CGRect(x: 80, y: 80, width: 40, height: 40))
        try toggle(graph)
        graph.step(to: 0.25)
        #expect(look(graph) == [90, 80, 40, 0.875])
        #expect(graph.rects["box"] == nil)
        graph.step(to: 1.1)
        #expect(look(graph) == nil)
    }

    @Test func partsAreCombinedInOrder() throws {
        // Half the size about the center, and then the offset of the outer transition.
        let graph = Self.shown { $0.transition(AnyTransition.scale(scale: 0.5).combined(with: AnyTransition(Shift())).combined(with: .offset(y: 20))) }
        #expect(try course(graph, [0, 0.5]) == [[50, 110, 20, 0.5], [65, 95, 30, 0.75], [80, 80, 40, 1], [105, 95, 30, 0.75]])
        let mixed = Self.shown { $0.transition(Shift().combined(with: .asymmetric(insertion: .offset(y: 10), removal: .opacity))) }
        #expect(try course(mixed, [0, 0.5]) == [[40, 90, 40, 0.5], [60, 85, 40, 0.75], [80, 80, 40, 1], [100, 80, 40, 0.375]])
        let asymmetric = Self.shown { $0.transition(.asymmetric(insertion: Shift(), removal: .push(from: .top))) }
        #expect(try course(asymmetric, [0, 0.5]) == [[40, 80, 40, 0.5], [60, 80, 40, 0.75], [80, 80, 40, 1], [80, 100, 40, 0.5]])
    }

    @Test func partsHaveAnimationsOfTheirOwn() throws {
        let graph = Self.shown {
            $0.transition(AnyTransition.offset(x: 40).animation(.linear(duration: 2)).combined(with: .opacity).combined(with: .offset(y: 40).animation(nil)))
        }
        #expect(
            try course(graph, [0.5, 1.5, 2.5]) == [
                [110, 80, 40, 0.5], [90, 80, 40, 1], [80, 80, 40, 1], [90, 120, 40, 0.5], nil, nil,
            ])
        let custom = Self.shown { $0.transition(Shift().animation(.linear(duration: 2))) }
        #expect(try course(custom, [0, 1]) == [[40, 80, 40, 0.5], [60, 80, 40, 0.75], [80, 80, 40, 1], [100, 80, 40, 0.75]])
    }

    @Test func aViewComesBackWithItsLayers() throws {
        let graph = Self.shown { $0.transition(Shift()) }
        try toggle(graph)
        graph.step(to: 2)
        try toggle(graph)
        graph.step(to: 2.5)
        #expect(look(graph) == [100, 80, 40, 0.75])
        try toggle(graph)
        #expect(graph.rects["box"] != nil)
        graph.step(to: 5)
        #expect(look(graph) == [80, 80, 40, 1] && !graph.isAnimating)
    }

    struct Moved: View {
        let graphTime = 0.0
        @State var on = false
        var body: some View {
            ZStack {
                Color.clear.frame(width: 200, height: 200).contentShape(Rectangle()).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }
                MoveTransition(edge: .trailing).apply(
                    content: Color.red.frame(width: 40, height: 40), phase: on ? .didDisappear : .identity)
            }
        }
    }

    @Test func transitionsCanBeAppliedByHand() throws {
        let graph = host(Moved())
        try graph.tap(.point(CGPoint(x: 10, y: 10)))
        graph.settle()
        graph.step(to: 0.5)
        #expect(look(graph) == [100, 80, 40, 1])
        #expect(TransitionPhase.allValues == [-1, 0, 1] && TransitionPhase.identity.isIdentity && !OpacityTransition.properties.hasMotion)
    }

    struct Counted: View {
        @State var completed = 0
        @State var isShown = false
        var body: some View {
            VStack {
                Text("n\(completed)").onTapGesture {
                    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
                        isShown.toggle()
                    } completion: {
                        completed += 1
                    }
                }
                if isShown { Color.red.transition(Shift()) }
            }
        }
    }

    @Test func completionHandlersWaitForTransitions() throws {
        let graph = host(Counted())
        try graph.press("n0")
        graph.step(to: 0.9)
        #expect(graph.texts == ["n0"])
        graph.step(to: 1.1)
        #expect(graph.texts == ["n1"])
        try graph.press("n1")
        graph.step(to: 1.9)
        #expect(graph.texts == ["n1"])
        graph.step(to: 2.2)
        #expect(graph.texts == ["n2"])
    }
}

extension TransitionPhase {
    fileprivate static var allValues: [Double] { [TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) }
}

extension CustomTransitionTests {
    private final class Log {
        var depths: [CGFloat] = []
        var directions: [String: LayoutDirection] = [:]
        func note(_ name: String, _ direction: LayoutDirection) { directions[name] = direction }
    }

    private struct Sinking: TextRenderer {
        var depth: CGFloat
        let log: Log
        var animatableData: CGFloat {
            get { depth }
            set { depth = newValue }
        }
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            log.depths.append(depth)
            for line in layout { ctx.draw(line) }
        }
    }

    private struct Surfacing: Transition {
        let log: Log
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.transaction {
                $0.animation = .linear(duration: 1)
            } body: {
                $0.textRenderer(Sinking(depth: phase.isIdentity ? 0 : phase.value * 40, log: log))
            }
        }
    }

    @Test("the view gets the environment values that a transition sets, such as the renderer of its text")
    func transitionsSetTheEnvironment() throws {
        let log = Log()
        func depth(_ graph: ViewGraph) -> CGFloat? {
            log.depths = []
            _ = graph.displayList()
            return log.depths.last.map { ($0 * 1000).rounded() / 1000 }
        }
        let graph = Self.shown { _ in
            Text("ab").font(.system(size: 10)).textCase(.uppercase).transition(Surfacing(log: log).combined(with: .slide))
        }
        try toggle(graph)
        #expect(depth(graph) == -40)
        graph.step(to: 0.25)
        #expect(depth(graph) == -30)
        graph.step(to: 1)
        #expect(depth(graph) == 0 && graph.texts.contains("ab"))
        graph.step(to: 2)
        try toggle(graph)
        graph.step(to: 2.5)
        #expect(depth(graph) == 20)
        graph.step(to: 4)
        #expect(depth(graph) == nil && !graph.texts.contains("ab"))
    }

    private struct Switched: View {
        @State var isRightToLeft = true
        @State var isShown = false
        let log: Log
        var body: some View {
            VStack {
                Color.blue.frame(width: 20, height: 20).onTapGesture { isShown = true }.named("show")
                Color.green.frame(width: 20, height: 20).onTapGesture { isRightToLeft.toggle() }.named("turn")
                if isShown {
                    Side(name: "inside", log: log).transition(Leaning())
                    Side(name: "beside", log: log)
                }
            }
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    private struct Side: View {
        @Environment(\.layoutDirection) private var direction
        let name: String
        let log: Log
        var body: some View {
            let _ = log.note(name, direction)
            Color.red.frame(width: 10, height: 10)
        }
    }

    @Test func onlyTheTransitionsViewGetsItsEnvironmentWhateverChangesAround() throws {
        let log = Log()
        let graph = host(Switched(log: log))
        func tap(_ name: String) throws {
            let rect = try #require(graph.rects[name])
            try graph.tap(.point(CGPoint(x: rect.midX, y: rect.midY)))
            graph.settle()
        }
        try tap("show")
        #expect(log.directions == ["inside": .leftToRight, "beside": .rightToLeft])
        try tap("turn")
        #expect(log.directions == ["inside": .leftToRight, "beside": .leftToRight])
        try tap("turn")
        #expect(log.directions == ["inside": .leftToRight, "beside": .rightToLeft])
    }

    private struct Leaning: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.environment(\.layoutDirection, phase.isIdentity ? .leftToRight : .rightToLeft)
        }
    }

    @Test("the view loses the environment values of a transition's phase in the next phase, also with other transitions around")
    func modifiersSetTheEnvironment() throws {
        let graph = Self.shown { _ in
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).named("first")
                Color.green.frame(width: 10, height: 10)
            }
            .transition(Leaning().combined(with: .slide))
        }
        try toggle(graph)
        graph.step(to: 5)
        let after = try #require(graph.rects["first"])
        #expect(after.minX == 90)
    }

    @Test func visualEffectsOfABodyMove() throws {
        struct Aside: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.visualEffect { effect, proxy in effect.offset(x: phase.isIdentity ? 0 : proxy.size.width) }
            }
        }
        let expected: [[Double]?] = [[120, 80, 40, 1], [100, 80, 40, 1], [80, 80, 40, 1], [80, 80, 40, 1], [100, 80, 40, 1], nil]
        #expect(try course(Self.shown { $0.transition(Aside()) }, [0, 0.5, 2]) == expected)
    }
}

import Foundation
import Testing

@testable import Views

private struct PaceKey: EnvironmentKey { static var defaultValue: Double { 1 } }
extension EnvironmentValues {
    fileprivate var pace: Double {
        get { self[PaceKey.self] }
        set { self[PaceKey.self] = newValue }
    }
}

/// Animations and transitions that read their environment, symbols that change, palettes.
@MainActor struct AnimationEnvironmentTests {
    /// Linear, one second long at pace 1.
    private struct Paced: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            let share = time * context.environment.pace
            guard share < 1 else { return nil }
            var part = value
            part.scale(by: share)
            return part
        }
    }

    /// Returns the visible position of the box's left side.
    private func place(_ graph: ViewGraph) throws -> CGFloat {
        var x = try #require(graph.fills.last).minX
        for case .group(.transform(let transform), _) in graph.drawn { x += transform.tx }
        return x
    }

    private struct Moving: View {
        @State var isAway = false
        let pace: Double
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear.contentShape(Rectangle()).onTapGesture { withAnimation(Animation(Paced()).delay(0)) { isAway = true } }
                Rectangle().frame(width: 10, height: 10).offset(x: isAway ? 100 : 0).environment(\.pace, pace)
            }
        }
    }

    @Test(arguments: [(0.5, 25.0), (1, 50), (4, 100)])
    func animationsReadTheEnvironmentOfTheirView(pace: Double, x: CGFloat) throws {
        let graph = host(Moving(pace: pace))
        try graph.tap(.point(CGPoint(x: 1, y: 50)))
        graph.settle()
        graph.step(to: 0.5)
        #expect(try place(graph) == x)
    }

    @Test func outsideOfAnyViewTheEnvironmentIsTheStandardOne() {
        #expect(AnimationContext<Double>().environment.pace == 1)
    }

    /// An offset by a distance from the environment.
    private struct Away: Transition {
        @Environment(\.pace) private var pace
        func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: phase.isIdentity ? 0 : 10 * pace) }
    }

    private struct Coming: View {
        @State var isShown = false
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear.contentShape(Rectangle()).onTapGesture { withAnimation(.linear(duration: 1)) { isShown = true } }
                if isShown { Rectangle().frame(width: 10, height: 10).transition(Away().combined(with: .opacity)) }
            }
        }
    }

    @Test(arguments: [(1.0, 5.0), (6, 30)])
    func transitionsReadTheEnvironment(pace: Double, x: CGFloat) throws {
        let graph = host(Coming().environment(\.pace, pace))
        try graph.tap(.point(CGPoint(x: 1, y: 50)))
        graph.settle()
        graph.step(to: 0.5)
        #expect(try place(graph) == x)
    }

    private struct Symbol: View {
        @State var isStar = true
        let transition: ContentTransition
        var body: some View {
            ZStack {
                Color.clear.contentShape(Rectangle()).onTapGesture { withAnimation(.linear(duration: 1)) { isStar = false } }
                Image(systemName: isStar ? "star" : "heart").contentTransition(transition)
            }
        }
    }

    /// Returns the numbers of elements of the symbols' outlines with their opacity.
    private func icons(_ items: [DisplayItem], _ opacity: Double = 1) -> [String] {
        items.flatMap { item -> [String] in
            switch item {
            case .stroke(let path, _, _): ["\(path.elements.count) \((opacity * 100).rounded() / 100)"]
            case .group(.opacity(let own), let items): icons(items, opacity * own)
            case .group(_, let items): icons(items, opacity)
            default: []
            }
        }
    }

    @Test(arguments: [ContentTransition.opacity, .interpolate, .symbolEffect, .numericText()])
    func symbolsFadeWithAContentTransition(transition: ContentTransition) throws {
        let graph = host(Symbol(transition: transition))
        let (before, after) = (icons(graph.displayList().items), icons(host(Symbol(isStar: false, transition: transition)).displayList().items))
        try graph.tap(.point(CGPoint(x: 1, y: 50)))
        graph.settle()
        let (old, new) = (before[0].dropLast(3), after[0].dropLast(3))
        for (time, share) in [(0.25, 0.25), (0.75, 0.75)] {
            graph.step(to: time)
            #expect(icons(graph.displayList().items) == ["\(old)\(1 - share)", "\(new)\(share)"])
        }
        graph.step(to: 1.1)
        #expect(icons(graph.displayList().items) == after)
    }

    @Test func symbolsJumpWithoutATransition() throws {
        let graph = host(Symbol(transition: .identity))
        try graph.tap(.point(CGPoint(x: 1, y: 50)))
        graph.settle()
        graph.step(to: 0.5)
        #expect(icons(graph.displayList().items) == icons(host(Symbol(isStar: false, transition: .identity)).displayList().items))
    }

    @Test func aPalettePaintsWithItsFirstShading() {
        func items(_ shading: GraphicsContext.Shading) -> [DisplayItem] {
            host(Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: shading) }).displayList().items
        }
        #expect(items(.palette([.color(.red), .color(.blue)])) == items(.color(.red)))
        #expect(items(.palette([])) == items(.foreground))
    }
}

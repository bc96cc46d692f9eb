import Testing

@testable import Views

/// Visual effects in animated updates (Documentation/Semantics/Animation.md#what-animates).
@MainActor struct VisualEffectMotionTests {
    struct Moved: View {
        @State var isOn = false
        @State var isBlurred = false
        @State var isOther = false
        var body: some View {
            let _ = isOther
            VStack(spacing: 0) {
                Color.blue.frame(width: 20, height: 20).onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.named("button")
                Color.green.frame(width: 20, height: 20).onTapGesture { isOn.toggle() }.named("jump")
                Color.yellow.frame(width: 20, height: 20).onTapGesture { withAnimation { isBlurred.toggle() } }.named("kind")
                Color.black.frame(width: 20, height: 20).onTapGesture { isBlurred.toggle() }.named("kind at once")
                Color.white.frame(width: 20, height: 20).onTapGesture { withAnimation(.linear(duration: 1).repeatForever()) { isOther.toggle() } }
                    .named("other")
                Color.red.frame(width: 40, height: 20)
                    .visualEffect { [isOn, isBlurred] effect, proxy in
                        let moved = effect.offset(x: isOn ? proxy.size.width : 0)
                        return AnyEffect(isBlurred ? moved.blur(radius: 4) : moved.opacity(isOn ? 0.5 : 1))
                    }
            }
        }
    }
    struct AnyEffect: VisualEffect {
        let effect: any VisualEffect
        init(_ effect: any VisualEffect) { self.effect = effect }
        var _steps: [_VisualEffectStep] { effect._steps }
    }

    /// The distance of the red rect from its place, and its opacity.
    func look(_ graph: ViewGraph) -> [Double] {
        var result = [0.0, 1]
        for item in graph.drawn {
            if case .group(.transform(let matrix), _) = item { result[0] = Double(matrix.tx) }
            if case .group(.opacity(let opacity), _) = item { result[1] = opacity }
        }
        return result
    }

    func tap(_ graph: ViewGraph, _ name: String) throws {
        try graph.tap(.identifier(name))
        graph.settle()
    }

    @Test func theNumbersOfEffectsMove() throws {
        let graph = host(Moved())
        #expect(look(graph) == [0, 1])
        try tap(graph, "button")
        #expect(look(graph) == [0, 1])
        graph.step(to: 0.5)
        #expect(look(graph) == [20, 0.75])
        // Back from the middle: each motion covers its share of the distance that the earlier one leaves.
        try tap(graph, "button")
        graph.step(to: 0.75)
        #expect(look(graph) == [22.5, 0.71875])
        graph.step(to: 2)
        #expect(look(graph) == [0, 1] && !graph.isAnimating)
    }

    @Test func withoutAnAnimationEffectsJump() throws {
        let graph = host(Moved())
        try tap(graph, "jump")
        #expect(look(graph) == [40, 0.5])
        try tap(graph, "button")
        graph.step(to: 0.25)
        #expect(look(graph) == [30, 0.625])
        try tap(graph, "jump")
        #expect(look(graph) == [70, 0.125])
        graph.step(to: 2)
        #expect(look(graph) == [40, 0.5])
    }

    @Test func anUpdateThatChangesNoNumbersMovesNothing() throws {
        let graph = host(Moved())
        try tap(graph, "other")
        #expect(!graph.isAnimating)
    }

    @Test(arguments: ["kind", "kind at once"]) func effectsOfOtherKindsReplaceEachOther(_ button: String) throws {
        let graph = host(Moved())
        try tap(graph, "button")
        graph.step(to: 0.5)
        try tap(graph, button)
        #expect(look(graph) == [40, 1])
        #expect(graph.drawn.contains { if case .group(.blur(4, _), _) = $0 { true } else { false } })
    }
}

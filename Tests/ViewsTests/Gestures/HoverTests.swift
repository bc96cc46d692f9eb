import Testing

@testable import Views

/// A pointer over views, as the event "hover" moves it.
@MainActor
struct HoverTests {
    private final class Log { var lines: [String] = [] }

    @Test("a pointer comes over views, moves, and leaves")
    func pointersComeAndLeave() throws {
        let log = Log()
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 50, height: 50).onHover { log.lines.append("a \($0)") }.named("a")
            Color.blue.frame(width: 50, height: 50).onContinuousHover { phase in
                if case .active(let point) = phase { log.lines.append("b \(point.x) \(point.y)") } else { log.lines.append("b ended") }
            }.named("b")
        }
        .onHover { log.lines.append("both \($0)") }
        let graph = host(view, width: 100, height: 50)
        try graph.perform(.hover(.identifier("a"), by: [], duration: 0))
        #expect(log.lines == ["both true", "a true"])
        log.lines = []
        graph.step(to: 0.1)
        #expect(log.lines.isEmpty)
        try graph.perform(.hover(.identifier("b"), by: [CGPoint(x: 10, y: 0)], duration: 0.2))
        #expect(log.lines == ["a false", "b 25.0 25.0"], "\(log.lines)")
        graph.step(to: 0.2)
        graph.step(to: 0.3)
        #expect(log.lines.suffix(2) == ["b 30.0 25.0", "b 35.0 25.0"], "\(log.lines)")
        try graph.perform(.hover(.point(CGPoint(x: -5, y: -5)), by: [], duration: 0))
        #expect(log.lines.suffix(2) == ["b ended", "both false"])
    }

    @Test("views that move below a resting pointer are left")
    func viewsMoveBelowPointers() throws {
        struct Moving: View {
            @State private var isAway = false
            let log: Log
            var body: some View {
                VStack(spacing: 0) {
                    if isAway { Color.clear.frame(height: 40) }
                    Color.red.frame(height: 20).onHover { log.lines.append("\($0)") }.named("a")
                    Color.blue.frame(height: 20).onTapGesture { isAway = true }.named("button")
                }
            }
        }
        let log = Log()
        let graph = host(Moving(log: log), width: 100, height: 100)
        try graph.perform(.hover(.identifier("a"), by: [], duration: 0))
        try graph.tap(.identifier("button"))
        graph.settle()
        graph.step(to: 0.1)
        #expect(log.lines == ["true", "false"])
    }

    private func hovered(_ view: some View, at times: [Double] = [1]) throws -> [ViewGraph] {
        try times.map { time in
            let graph = host(view.named("a"), width: 100, height: 100)
            try graph.perform(.hover(.identifier("a"), by: [], duration: 0))
            graph.step(to: time)
            return graph
        }
    }

    private func scale(_ graph: ViewGraph) -> CGFloat {
        graph.drawn.lazy.compactMap { if case .group(.transform(let matrix), _) = $0 { matrix.a } else { nil } }.first ?? 1
    }

    @Test("lifted views grow with a shadow, highlighted ones have a platter")
    func effectsAreDrawn() throws {
        let square = Color.red.frame(width: 40, height: 40)
        let graphs = try hovered(square.hoverEffect(.lift), at: [0.1, 1])
        #expect(scale(graphs[1]) == 1.06 && scale(graphs[0]) > 1 && scale(graphs[0]) < 1.06)
        #expect(graphs[1].drawn.contains { if case .group(.shadow, _) = $0 { true } else { false } })
        #expect(try hovered(square.hoverEffect(.highlight))[0].fills.count == 2)
        #expect(try hovered(square.hoverEffect())[0].fills.count == 2)
        #expect(host(square.hoverEffect()).fills.count == 1)
        #expect(try scale(hovered(square.hoverEffect().defaultHoverEffect(.lift))[0]) == 1.06)
        #expect(try hovered(square.hoverEffect(.highlight, isEnabled: false))[0].fills.count == 1)
        #expect(try hovered(square.hoverEffect(.highlight).hoverEffectDisabled())[0].fills.count == 1)
    }

    @Test("custom effects animate between their looks")
    func customEffectsAnimate() throws {
        let square = Color.red.frame(width: 40, height: 40).hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 2 : 1) }
        let graphs = try hovered(square, at: [0.1, 1])
        #expect(scale(graphs[1]) == 2 && scale(graphs[0]) > 1 && scale(graphs[0]) < 2)
    }

    @Test("the effects of a group are shown together")
    func groupsShowTheirEffectsTogether() throws {
        struct Pair: View {
            let isGrouped: Bool
            @Namespace private var namespace
            var body: some View {
                let row = HStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 40).hoverEffect(.highlight).named("a")
                    Color.blue.frame(width: 40, height: 40).hoverEffect(.highlight)
                }
                if isGrouped { row.hoverEffectGroup() } else { row }
            }
        }
        struct Named: View {
            @Namespace private var namespace
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 40).hoverEffect(.highlight).hoverEffectGroup(id: "x", in: namespace).named("a")
                    Color.blue.frame(width: 40, height: 40).hoverEffect(.highlight).hoverEffectGroup(id: "x", in: namespace)
                    Color.blue.frame(width: 20, height: 40).hoverEffect(.highlight).hoverEffectGroup(id: "y", in: namespace)
                }
            }
        }
        for (view, count) in [(AnyView(Pair(isGrouped: true)), 4), (AnyView(Pair(isGrouped: false)), 3), (AnyView(Named()), 5)] {
            let graph = host(view, width: 100, height: 50)
            try graph.perform(.hover(.identifier("a"), by: [], duration: 0))
            graph.step(to: 1)
            #expect(graph.fills.count == count)
        }
    }
}

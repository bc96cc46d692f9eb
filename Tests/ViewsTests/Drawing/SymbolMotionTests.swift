import Geometry
import Testing

@testable import Views

/// Effects that change the parts of symbols, and replacements of symbols.
@MainActor
@Suite struct SymbolMotionTests {
    @Test func aLightRunsOverTheParts() {
        var light = SymbolLight()
        func lit(_ progress: Double) -> [Int] {
            light.progress = progress
            return (0..<3).filter { light.isLit($0, of: 3) }
        }
        // A pause, and then one part after the other, in steps of a fifth; then all, until four parts would have been lit.
        #expect([0, 0.26, 0.51, 0.76, 1].map(lit) == [[], [0], [1], [2], [0, 1, 2]])
        light.isCumulative = true
        #expect([0, 0.26, 0.51, 0.76, 1].map(lit) == [[], [0], [0, 1], [0, 1, 2], [0, 1, 2]])
        light.isCumulative = false
        light.isReversing = true
        #expect([0, 0.13, 0.26, 0.38, 0.51, 0.63, 0.76].map(lit) == [[], [0], [1], [2], [1], [0], [0, 1, 2]])
    }

    /// The opacities of the groups around parts of a symbol, rounded.
    private func opacities(_ graph: ViewGraph) -> [Double] {
        graph.drawn.compactMap { if case .group(.opacity(let opacity), _) = $0 { (opacity * 100).rounded() / 100 } else { nil } }
    }

    private struct Waves: View {
        @State private var isActive = true
        let effect: VariableColorSymbolEffect
        var body: some View {
            VStack {
                Image(systemName: "wifi").symbolEffect(effect, isActive: isActive)
                Text("stop").onTapGesture { isActive = false }
            }
        }
    }

    @Test func variableColorLightsTheParts() throws {
        let graph = host(Waves(effect: .variableColor.cumulative))
        graph.step(to: 0)
        let counts = [0.05, 0.3, 0.6, 0.9, 1.1].map { time in
            graph.step(to: time)
            return opacities(graph).filter { $0 == 0.3 }.count
        }
        // The dot belongs to the first of three arcs: four steps of a quarter of a second.
        #expect(counts == [4, 2, 1, 0, 4])
        try graph.press("stop")
        graph.step(to: 2)
        #expect(opacities(graph).isEmpty)
        let hiding = host(Waves(effect: .variableColor.hideInactiveLayers))
        hiding.step(to: 0.05)
        #expect(!opacities(hiding).contains(0.3))
    }

    private struct Passing: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Image(systemName: "wifi").symbolEffect(.variableColor.cumulative, value: count)
                Text("go").onTapGesture { count += 1 }
            }
        }
    }

    @Test func theLightOfOneRunMovesSteadily() throws {
        let graph = host(Passing())
        try graph.press("go")
        let counts = [0.05, 0.45, 0.7, 1.1].map { time in
            graph.step(to: time)
            return opacities(graph).filter { $0 == 0.3 }.count
        }
        #expect(counts == [4, 2, 1, 0])
    }

    private struct Replacing: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Image(systemName: isOn ? "circle.fill" : "square.fill").font(.system(size: 100)).contentTransition(.symbolEffect(.replace))
                Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            }
        }
    }

    @Test func aSymbolShrinksBeforeTheNextOneGrows() throws {
        let graph = host(Replacing(), width: 300, height: 300)
        try graph.press("go")
        func state(_ time: Double) -> (opacity: [Double], scale: CGFloat) {
            graph.step(to: time)
            let scale =
                graph.drawn.compactMap { item -> CGFloat? in if case .group(.transform(let transform), _) = item { transform.a } else { nil } }.last ?? 1
            return (opacities(graph), scale)
        }
        let early = state(0.25)
        #expect(early.opacity == [0.5] && abs(early.scale - 0.75) < 0.01)
        let late = state(0.75)
        #expect(late.opacity == [0.5] && abs(late.scale - 0.75) < 0.01)
        graph.step(to: 1.1)
        #expect(opacities(graph).isEmpty)
    }

    @Test func symbolsKeepTheDistancesOfTexts() {
        let graph = host(
            VStack {
                Image(systemName: "circle").named("symbol")
                Text("a").named("text")
            }, width: 200, height: 200)
        #expect(graph.rects["symbol"]?.maxY == graph.rects["text"]?.minY)
    }

    private struct Mover: View {
        @State private var isOn = false
        var body: some View {
            HStack(spacing: 0) {
                Image(systemName: "circle").font(.system(size: 10)).symbolEffect(.pulse, isActive: isOn).padding(.leading, isOn ? 100 : 0)
                Color.clear
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    @Test func aSymbolMovesWhileItsEffectBegins() throws {
        let graph = host(Mover())
        func x() -> CGFloat? {
            graph.drawn.lazy.compactMap { if case .stroke(let path, _, _) = $0 { path.boundingRect.midX } else { nil } }.first
        }
        let start = try #require(x())
        try graph.tap(.point(CGPoint(x: 100, y: 100)))
        graph.settle()
        graph.step(to: 0.5)
        #expect(abs((x() ?? 0) - start - 50) < 0.5)
    }
}

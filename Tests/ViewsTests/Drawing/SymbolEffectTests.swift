import Foundation
import Geometry
import Testing

@testable import Views

/// The appearance of each symbol effect and of its variants.
@MainActor
@Suite struct SymbolEffectTests {
    private func look<E: SymbolEffect>(_ effect: E) -> _SymbolEffectLook { effect._look }

    private func light(_ change: (inout SymbolLight) -> Void) -> _SymbolEffectLook {
        var light = SymbolLight()
        change(&light)
        return .light(_SymbolLight(value: light))
    }

    @Test func effectsHaveTheirLooks() {
        #expect(look(.bounce) == .bounce(isUp: true) && look(.bounce.up) == .bounce(isUp: true) && look(.bounce.down) == .bounce(isUp: false))
        #expect(look(.pulse) == .pulse)
        #expect(look(.scale) == .scale(1.15) && look(.scale.down.up) == .scale(1.15) && look(.scale.down) == .scale(0.85))
        #expect(look(.appear) == .appear && look(.disappear) == .disappear)
        #expect(look(.drawOn) == .disappear && look(.drawOff) == .disappear)
        #expect(look(.wiggle) == .wiggle(degrees: 8) && look(.wiggle.counterClockwise) == .wiggle(degrees: -8))
        #expect(look(.wiggle.counterClockwise.clockwise) == .wiggle(degrees: 8))
        #expect(look(.wiggle.left) == .shift(x: -2, y: 0) && look(.wiggle.right) == .shift(x: 2, y: 0))
        #expect(look(.wiggle.up) == .shift(x: 0, y: -2) && look(.wiggle.down) == .shift(x: 0, y: 2))
        #expect(look(.wiggle.forward) == look(.wiggle.right) && look(.wiggle.backward) == look(.wiggle.left))
        #expect(look(.wiggle.custom(angle: .degrees(90))) == look(.wiggle.down) && look(.wiggle.custom(angle: 180)) == look(.wiggle.left))
        #expect(look(.breathe) == .breathe(fades: true) && look(.breathe.plain) == .breathe(fades: false) && look(.breathe.plain.pulse) == look(.breathe))
        #expect(look(.rotate) == .rotate(isClockwise: true) && look(.rotate.counterClockwise) == .rotate(isClockwise: false))
        #expect(look(.rotate.counterClockwise.clockwise) == .rotate(isClockwise: true))
        #expect(look(.automatic) == .appear)
    }

    @Test func replacementsMoveOutAndIn() {
        #expect(look(.replace) == .replace(out: -1, in: 1) && look(.replace.upUp.downUp) == .replace(out: -1, in: 1))
        #expect(look(.replace.upUp) == .replace(out: 1, in: 1) && look(.replace.offUp) == .replace(out: 0, in: 1))
        let named: [(ReplaceSymbolEffect, Int)] = [(.downUp, -1), (.upUp, 1), (.offUp, 0), (.downUp.magic(fallback: .upUp), 1)]
        for (effect, out) in named { #expect(look(effect) == .replace(out: out, in: 1)) }
    }

    @Test func lightHasOptions() {
        #expect(look(.variableColor) == light { _ in })
        #expect(look(.variableColor.cumulative) == light { $0.isCumulative = true })
        #expect(look(.variableColor.cumulative.iterative) == light { $0.isCumulative = false })
        #expect(look(.variableColor.reversing) == light { $0.isReversing = true })
        #expect(look(.variableColor.reversing.nonReversing) == light { $0.isReversing = false })
        #expect(look(.variableColor.hideInactiveLayers) == light { $0.hidesUnlit = true })
        #expect(look(.variableColor.hideInactiveLayers.dimInactiveLayers) == light { $0.hidesUnlit = false })
    }

    /// Layers and lines move together, so these names change nothing that is drawn.
    @Test func layersMoveTogether() {
        #expect(look(.bounce.down.byLayer) == look(.bounce.down) && look(.bounce.down.wholeSymbol) == look(.bounce.down))
        #expect(look(.scale.down.byLayer) == look(.scale.down) && look(.scale.down.wholeSymbol) == look(.scale.down))
        #expect(look(.wiggle.counterClockwise.byLayer) == .wiggle(degrees: -8) && look(.wiggle.counterClockwise.wholeSymbol) == .wiggle(degrees: -8))
        #expect(look(.rotate.counterClockwise.byLayer) == look(.rotate.counterClockwise))
        #expect(look(.replace.offUp.byLayer) == look(.replace.offUp) && look(.replace.offUp.wholeSymbol) == look(.replace.offUp))
    }

    @Test func optionsCountRunsAndSetTheSpeed() {
        func values(_ options: SymbolEffectOptions) -> [Double] { [options.count.map(Double.init) ?? -1, options.rate] }
        #expect(values(.default) == [-1, 1] && values(.repeating) == [-1, 1] && values(.nonRepeating) == [1, 1])
        #expect(values(.repeat(3)) == [3, 1] && values(.repeat(3).speed(2)) == [3, 2] && values(.speed(2).repeat(3)) == [3, 2])
        #expect(values(.repeat(3).repeating.speed(4)) == [-1, 4] && values(.speed(2).nonRepeating) == [1, 2])
        #expect(values(.repeat(.periodic(5, delay: 1))) == [5, 1] && values(.speed(3).repeat(.periodic(5))) == [5, 3])
        #expect(values(.speed(3).repeat(.continuous)) == [-1, 3])
    }

    private struct Turning<E: SymbolEffect & IndefiniteSymbolEffect>: View {
        let effect: E
        var body: some View { Image(systemName: "star.fill").symbolEffect(effect, options: .speed(1)) }
    }

    /// The first transform's angle in degrees, at a time.
    private func angle<E: SymbolEffect & IndefiniteSymbolEffect>(_ effect: E, at time: Double) -> Double? {
        let graph = host(Turning(effect: effect))
        for frame in 1...Int(saturating: time * 60) { graph.step(to: Double(frame) / 60) }
        for item in graph.drawn { if case .group(.transform(let transform), _) = item { return Double(atan2(transform.b, transform.a)) * 180 / .pi } }
        return nil
    }

    @Test func theDirectionIsSeen() throws {
        let (right, left) = (try #require(angle(.rotate, at: 0.2)), try #require(angle(.rotate.counterClockwise, at: 0.2)))
        #expect(right > 1 && left < -1)
        let (first, second) = (try #require(angle(.wiggle, at: 0.1)), try #require(angle(.wiggle.counterClockwise, at: 0.1)))
        #expect(first > 1 && second < -1)
    }

    private struct Shaking: View {
        let effect: WiggleSymbolEffect
        @State private var count = 0
        var body: some View {
            VStack {
                Image(systemName: "star.fill").symbolEffect(effect, value: count)
                Button("go") { count += 1 }
            }
        }
    }

    /// The symbol's corner in the first frames of a shake.
    private func corners(_ effect: WiggleSymbolEffect) throws -> [CGPoint] {
        let graph = host(Shaking(effect: effect))
        try graph.press("go")
        return (0...24).map { frame in
            graph.step(to: Double(frame) / 60)
            return graph.fills.first?.origin ?? .zero
        }
    }

    @Test func aShakeMovesToBothSides() throws {
        let up = try corners(.wiggle.up)
        #expect(up.allSatisfy { $0.x == up[0].x })
        #expect(up.map(\.y).min().map { $0 < up[0].y - 1 } == true && up.map(\.y).max().map { $0 > up[0].y + 1 } == true)
        let right = try corners(.wiggle.right)
        #expect(right.allSatisfy { $0.y == right[0].y } && right.map(\.x).max().map { $0 > right[0].x + 1 } == true)
    }

    @Test func aPlainBreathDoesNotFade() {
        func fades(_ effect: BreatheSymbolEffect) -> Bool {
            let graph = host(Image(systemName: "star.fill").symbolEffect(effect))
            for frame in 1...30 { graph.step(to: Double(frame) / 60) }
            return graph.drawn.contains { if case .group(.opacity(let opacity), _) = $0 { opacity < 1 } else { false } }
        }
        #expect(fades(.breathe) && !fades(.breathe.plain))
    }
}

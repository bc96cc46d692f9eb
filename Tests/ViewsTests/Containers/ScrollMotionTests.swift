import Foundation
import Testing

@testable import Views

/// How content moves below a finger, beyond its ends, and after a finger has left it.
@MainActor
struct ScrollMotionTests {
    private struct Rows: View {
        var count = 100
        var body: some View { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Color.red.frame(height: 20).named("\($0)") } } }
    }

    /// Drags up or down in a window of 100 points, and returns the first row's position at times after the finger was lifted at 0.2 seconds.
    private func positions(_ view: some View, by distance: CGFloat, velocity: Double, at times: [Double]) throws -> [CGFloat] {
        let graph = host(view, height: 100)
        try graph.perform(
            .drag(.point(CGPoint(x: 50, y: 50)), by: [CGPoint(x: 0, y: distance)], duration: 0.2, velocity: velocity))
        var result: [CGFloat] = []
        for frame in 1...360 {
            let time = Double(frame) / 60
            graph.step(to: time)
            if times.contains(where: { abs($0 + 0.2 - time) < 1e-6 }) { result.append(try #require(graph.rects["0"]?.minY)) }
        }
        return result
    }

    @Test("content loses 0.2 % of its speed each millisecond")
    func contentSlowsDown() throws {
        let found = try positions(ScrollView { Rows() }, by: -40, velocity: 1000, at: [0, 0.1, 0.5, 1, 5])
        let expected = [0, 0.1, 0.5, 1, 100].map { t in -40 - 1000 / (1000 * log(0.998)) * (pow(0.998, 1000 * t) - 1) }
        for (a, b) in zip(found, expected) { #expect(abs(Double(a) - b) < 0.6, "\(found) \(expected)") }
        // A slower one stops earlier.
        let slow = ScrollView { Rows() }.environment(\.scrollDecelerationRate, 0.99)
        #expect(try abs(Double(positions(slow, by: -40, velocity: 1000, at: [5])[0]) - -139.5) < 0.6)
    }

    @Test("a finger pulls content beyond its end by less and less, and it springs back")
    func contentBounces() throws {
        let found = try positions(ScrollView { Rows() }, by: 60, velocity: 0, at: [0, 0.1, 2])
        let stretch = 60 * 0.55 * 100 / (60 * 0.55 + 100)
        #expect(abs(found[0] - stretch) < 0.01)
        // A critically damped spring: (x + 10xt)e^(-10t).
        #expect(abs(found[1] - stretch * 2 * exp(-1)) < 0.01)
        #expect(found[2] == 0)
        // Thrown content goes beyond the end and comes back: 20 points before it, at 2000 points per second.
        let thrown = try positions(ScrollView { Rows(count: 7) }, by: -20, velocity: 2000, at: [0, 0.1, 3])
        #expect(thrown[0] == -20 && thrown[1] < -60 && thrown[2] == -40, "\(thrown)")
    }

    @Test(
        "content that fits bounces unless its behavior is based on its size",
        arguments: [
            (.automatic, 10, true), (.always, 1, true), (.basedOnSize, 1, false), (.basedOnSize, 10, true), (.never, 10, false),
        ] as [(ScrollBounceBehavior, Int, Bool)])
    func bouncingFollowsTheBehavior(behavior: ScrollBounceBehavior, count: Int, bounces: Bool) throws {
        let found = try positions(ScrollView { Rows(count: count) }.scrollBounceBehavior(behavior), by: 60, velocity: 0, at: [0, 2])
        #expect((found[0] > 0) == bounces && found[1] == 0)
    }

    @Test("a behavior for the other axis changes nothing")
    func bouncingFollowsTheAxis() throws {
        let found = try positions(ScrollView { Rows() }.scrollBounceBehavior(.never, axes: .horizontal), by: 60, velocity: 0, at: [0])
        #expect(found[0] > 0)
    }

    private final class Log { var phases: [ScrollPhase] = [] }

    @Test("phases follow the finger, the motion, and the next finger, which stops it")
    func aFingerStopsTheMotion() throws {
        let log = Log()
        let graph = host(ScrollView { Rows() }.onScrollPhaseChange { log.phases.append($1) }, height: 100)
        try graph.perform(.drag(.point(CGPoint(x: 50, y: 90)), by: [CGPoint(x: 0, y: -40)], duration: 0.2, velocity: 1000))
        for frame in 1...30 { graph.step(to: Double(frame) / 60) }
        #expect(log.phases == [.interacting, .decelerating])
        try graph.perform(.press(.point(CGPoint(x: 50, y: 50)), duration: 0.5))
        graph.step(to: 0.6)
        let held = try #require(graph.rects["0"]?.minY)
        graph.step(to: 0.9)
        #expect(graph.rects["0"]?.minY == held)
        graph.step(to: 1.2)
        #expect(log.phases == [.interacting, .decelerating, .tracking, .idle])
        #expect(graph.rects["0"]?.minY == held)
    }

    @Test("a drag across the axis belongs to the views around")
    func dragsAcrossTheAxisPass() throws {
        let view = ScrollView {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { Color.red.frame(width: 900, height: 80).named("inner") }
                Color.blue.frame(height: 900)
            }
        }
        let graph = host(view, height: 100)
        try graph.perform(.drag(.point(CGPoint(x: 50, y: 60)), by: [CGPoint(x: 0, y: -30)], duration: 0.2, velocity: 0))
        for frame in 1...20 { graph.step(to: Double(frame) / 60) }
        #expect(graph.rects["inner"]?.origin == CGPoint(x: 0, y: -30))
        try graph.perform(.drag(.point(CGPoint(x: 50, y: 20)), by: [CGPoint(x: -40, y: 0)], duration: 0.2, velocity: 0))
        for frame in 21...40 { graph.step(to: Double(frame) / 60) }
        #expect(graph.rects["inner"]?.origin == CGPoint(x: -40, y: -30))
    }

    // MARK: Indicators

    /// The bars drawn in the window: dark and translucent, and 3 points thick.
    private func bars(_ graph: ViewGraph) -> [(rect: CGRect, opacity: Float)] {
        graph.drawn.compactMap { item in
            guard case .fill(let path, .color(let color), _) = item, color.opacity > 0, color.opacity < 0.5 else { return nil }
            let rect = path.boundingRect
            return min(rect.width, rect.height) == 3 ? (rect, color.opacity) : nil
        }
    }

    private func dragged(_ view: some View, to time: Double, velocity: Double = 0, by offset: CGPoint = CGPoint(x: 0, y: -40)) throws -> ViewGraph {
        let graph = host(view, height: 100)
        try graph.perform(.drag(.point(CGPoint(x: 50, y: 50)), by: [offset], duration: 0.2, velocity: velocity))
        for frame in 1...Int(saturating: time * 60) { graph.step(to: Double(frame) / 60) }
        return graph
    }

    @Test("an indicator shows the part that can be seen while a finger moves the content, and fades")
    func indicatorsFollowTheContent() throws {
        #expect(bars(host(ScrollView { Rows(count: 10) }, height: 100)).isEmpty)
        let moved = try bars(dragged(ScrollView { Rows(count: 10) }, to: 0.2))
        // Half of the content can be seen: the bar is half as long as its track of 94 points, and 40 % down.
        let bar = try #require(moved.first?.rect)
        #expect(moved.count == 1 && bar.minX == 194 && abs(bar.height - 47) < 0.01 && abs(bar.minY - (3 + 0.4 * 47)) < 0.01, "\(bar)")
        let opacities = try [0.2, 0.6, 0.85, 1.2].map { try bars(dragged(ScrollView { Rows(count: 10) }, to: $0)).first?.opacity ?? 0 }
        #expect(opacities[0] == opacities[1] && opacities[2] < opacities[1] && opacities[2] > 0 && opacities[3] == 0, "\(opacities)")
    }

    @Test("indicators can be hidden along an axis, and content that fits has none")
    func indicatorsCanBeHidden() throws {
        let rows = ScrollView { Rows(count: 10) }
        #expect(try bars(dragged(rows.scrollIndicators(.hidden), to: 0.2)).isEmpty)
        #expect(try bars(dragged(rows.scrollIndicators(.never), to: 0.2)).isEmpty)
        #expect(try bars(dragged(rows.scrollIndicators(.hidden, axes: .horizontal), to: 0.2)).count == 1)
        #expect(try bars(dragged(rows.scrollIndicators(.visible), to: 0.2)).count == 1)
        #expect(try bars(dragged(ScrollView(showsIndicators: false) { Rows(count: 10) }, to: 0.2)).isEmpty)
        #expect(try bars(dragged(ScrollView { Rows(count: 2) }, to: 0.2)).isEmpty)
        let margins = try bars(dragged(rows.contentMargins(.trailing, 10, for: .scrollIndicators), to: 0.2))
        #expect(margins.first?.rect.minX == 184)
        let wide = ScrollView(.horizontal) { Color.red.frame(width: 400, height: 100) }
        let below = try #require(try bars(dragged(wide, to: 0.2, by: CGPoint(x: -40, y: 0))).first?.rect)
        #expect(below.height == 3 && below.maxY == 97)
        let mirrored = try bars(dragged(rows.environment(\.layoutDirection, .rightToLeft), to: 0.2))
        #expect(mirrored.first?.rect.minX == 3)
    }

    @Test("an indicator beyond an end stays there and becomes shorter")
    func indicatorsShrinkBeyondTheEnds() {
        let rest = ScrollIndicators.bar(length: 100, window: 100, content: 200, offset: 100)
        #expect(rest?.start == 50 && rest?.length == 47)
        let beyond = ScrollIndicators.bar(length: 100, window: 100, content: 200, offset: 110)
        #expect(beyond?.start == 60 && beyond?.length == 37)
        #expect(ScrollIndicators.bar(length: 100, window: 100, content: 20_000, offset: 0)?.length == 36)
        #expect(ScrollIndicators.bar(length: 100, window: 100, content: 100, offset: 0) == nil)
    }

    private struct Flashing: View {
        @State private var count = 0
        let onAppear: Bool
        var body: some View {
            VStack(spacing: 0) {
                ScrollView { Rows(count: 10) }.frame(height: 60).scrollIndicatorsFlash(trigger: count).scrollIndicatorsFlash(onAppear: onAppear)
                Color.blue.onTapGesture { count += 1 }.named("button")
            }
        }
    }

    @Test("indicators flash when the view appears, or when a value changes")
    func indicatorsFlash() throws {
        let appearing = host(Flashing(onAppear: true), height: 100)
        #expect(bars(appearing).count == 1)
        appearing.step(to: 1)
        #expect(bars(appearing).isEmpty)
        let graph = host(Flashing(onAppear: false), height: 100)
        #expect(bars(graph).isEmpty)
        try graph.tap(.identifier("button"))
        graph.settle()
        #expect(bars(graph).count == 1)
        graph.step(to: 1)
        #expect(bars(graph).isEmpty)
    }
}

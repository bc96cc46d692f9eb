import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

/// The border that moves from one month's name to another, end to end: from the file to the display list.
@MainActor struct MonthBorderTests {
    /// The bounds of the border's line in each frame.
    private func borders(_ name: String, frames: Int) throws -> [CGRect] {
        let runner = try runner(sceneFile(name))
        return try (0..<frames).map { index in
            let strokes = try runner.frame(index).paintedItems.compactMap { item in
                if case .stroke(let path, _, _) = item { path.boundingRect } else { nil as CGRect? }
            }
            return try #require(strokes.count == 1 ? strokes[0] : nil, "\(strokes.count) strokes")
        }
    }

    /// Returns the rect of a month's name with its padding, computed from the character squares: 17 points each, padding 10.
    private func bounds(of name: String, _ runner: SceneRunner) throws -> CGRect {
        let text = try #require(runner.graph.layoutListing().first { $0.name == "Text" && $0.label == name })
        return text.rect.insetBy(dx: -10, dy: -10)
    }

    /// Returns the y of the cubic Bézier curve (0.42, 0), (0.58, 1) at an x, found by bisection.
    private func easeInOut(_ x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        func cubic(_ t: Double, _ a: Double, _ b: Double) -> Double { 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if cubic(middle, 0.42, 0.58) < x { low = middle } else { high = middle }
        }
        return cubic(low, 0, 1)
    }

    @Test func borderFollowsTheCurve() throws {
        let runner = try runner(sceneFile("month-border.json"))
        try runner.step(to: 0)
        let (from, to) = (try bounds(of: "January", runner), try bounds(of: "August", runner))
        #expect(from.origin != to.origin)
        #expect(from.size != to.size)
        for (frame, rect) in try borders("month-border.json", frames: 75).enumerated() {
            let share = easeInOut(min(1, Double(frame) / 60))
            func mixed(_ edge: KeyPath<CGRect, CGFloat>) -> Double { from[keyPath: edge] + (to[keyPath: edge] - from[keyPath: edge]) * share }
            let expected = CGRect(x: mixed(\.minX), y: mixed(\.minY), width: mixed(\.width), height: mixed(\.height))
            let isNear =
                abs(rect.minX - expected.minX) < 0.01 && abs(rect.minY - expected.minY) < 0.01 && abs(rect.width - expected.width) < 0.01
                && abs(rect.height - expected.height) < 0.01
            #expect(isNear, "frame \(frame): \(rect), expected \(expected)")
        }
    }

    @Test func oneBoundsAnchorAndTwoPointAnchorsDrawTheSame() throws {
        let (bounds, points) = (try runner(sceneFile("month-border.json")), try runner(sceneFile("month-border-points.json")))
        for frame in 0..<75 {
            let (first, second) = (try bounds.frame(frame), try points.frame(frame))
            #expect(first == second, "frame \(frame)")
        }
    }

    @Test func anotherMonthAtTheStart() throws {
        var overrides = SceneOverrides()
        overrides.assignments = [("active", "December")]
        let runner = try runner(sceneFile("month-border.json"), overrides)
        let list = try runner.frame(0)
        let december = try bounds(of: "December", runner)
        guard case .stroke(let path, _, let style)? = list.paintedItems.first(where: { if case .stroke = $0 { true } else { false } }) else {
            Issue.record("no border")
            return
        }
        #expect(path.boundingRect == december)
        #expect(style.lineWidth == 3)
    }
}

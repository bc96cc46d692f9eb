import Foundation
import Geometry
import Testing

/// Compares the area of strokes with results found in other ways: the distance to a dense polyline, or a closed form.
struct StrokeTests {
    static let round = StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round)

    /// Curves with bends tighter than the line, loops, an exact cusp, and handles without length.
    static let curves: [[CGPoint]] = [
        [(0, 0), (40, 80), (80, -80), (120, 0)], [(0, 0), (100, 60), (-40, 60), (60, 0)], [(0, 0), (60, 60), (0, 60), (60, 0)],
        [(0, 0), (0, 0), (50, 0), (50, 40)], [(0, 0), (30, 50), (60, 20), (60, 20)], [(0, 0), (90, 0), (-30, 0), (40, 0)],
        [(0, 0), (4, 1), (5, 3), (3, 5)], [(0, 0), (0.1, 50), (0.1, -50), (0, 0)],
    ].map { $0.map { CGPoint(x: $0.0, y: $0.1) } }

    @Test(arguments: curves, [0.5, 12, 60]) func roundStrokesOfCurvesReachExactlyTheirRadius(_ c: [CGPoint], _ width: CGFloat) {
        let path = Path {
            $0.move(to: c[0])
            $0.addCurve(to: c[3], control1: c[1], control2: c[2])
        }
        let stroke = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        let line = (0...500).map { index in
            let (t, s) = (CGFloat(index) / 500, 1 - CGFloat(index) / 500)
            let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
            return zip(weights, c).reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y) }
        }
        let wrong = samples(path.boundingRect.insetBy(dx: -width, dy: -width), 20).filter { point in
            let distance = point.distance(to: line)
            return abs(distance - width / 2) > 0.05 && stroke.contains(point) != (distance < width / 2)
        }
        #expect(wrong.isEmpty)
    }

    @Test func roundStrokesOfPolylinesReachExactlyTheirRadius() {
        let points = [(0, 0), (50, 10), (48, 12), (10, 60), (10, 20), (70, 20), (20, 20)].map { CGPoint(x: $0.0, y: $0.1) }
        for isClosed in [false, true] {
            let path = Path {
                $0.addLines(points)
                if isClosed { $0.closeSubpath() }
            }
            let stroke = path.strokedPath(Self.round)
            let line = points + (isClosed ? [points[0]] : [])
            let wrong = samples(CGRect(x: -10, y: -10, width: 90, height: 80), 40).filter { point in
                let distance = point.distance(to: line)
                return abs(distance - 6) > 0.05 && stroke.contains(point) != (distance < 6)
            }
            #expect(wrong.isEmpty, "closed: \(isClosed)")
        }
    }

    @Test(arguments: [2.0, 20, 90]) func strokedCirclesAreRings(_ width: CGFloat) {
        let stroke = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: width))
        let wrong = samples(CGRect(x: -100, y: -100, width: 200, height: 200), 30).filter { point in
            let distance = abs(hypot(point.x, point.y) - 50)
            return abs(distance - width / 2) > 0.08 && stroke.contains(point) != (distance < width / 2)
        }
        #expect(wrong.isEmpty)
        let outer = 50 + width / 2
        #expect(stroke.boundingRect.isClose(to: CGRect(x: -outer, y: -outer, width: 2 * outer, height: 2 * outer), within: 0.05))
    }

    @Test func strokedRectanglesKeepTheirCornersAndTheirHole() {
        let stroke = Path(CGRect(x: 0, y: 0, width: 40, height: 20)).strokedPath(StrokeStyle(lineWidth: 4))
        let (outer, inner) = (CGRect(x: -2, y: -2, width: 44, height: 24), CGRect(x: 2, y: 2, width: 36, height: 16))
        #expect(stroke.boundingRect.isClose(to: outer))
        let wrong = samples(CGRect(x: -5, y: -5, width: 50, height: 30), 37).filter {
            stroke.contains($0) != (outer.contains($0) && !inner.contains($0))
        }
        #expect(wrong.isEmpty)
    }

    static let caps: [(CGLineCap, CGRect)] = [
        (.butt, CGRect(x: 10, y: -3, width: 20, height: 6)), (.round, CGRect(x: 7, y: -3, width: 26, height: 6)),
        (.square, CGRect(x: 7, y: -3, width: 26, height: 6)),
    ]

    @Test(arguments: caps) func capsExtendTheLineAsTheirShapeDemands(_ cap: CGLineCap, _ box: CGRect) {
        let line = Path { $0.addLines([CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0)]) }
        for angle in [0.0, 0.7, 2.5, -1.3] {
            let turn = CGAffineTransform(rotationAngle: angle)
            let stroke = line.applying(turn).strokedPath(StrokeStyle(lineWidth: 6, lineCap: cap)).applying(turn.inverted())
            #expect(stroke.boundingRect.isClose(to: box, within: 0.005))
            #expect(stroke.contains(CGPoint(x: 32.8, y: 2.8)) == (cap == .square))
            #expect(stroke.contains(CGPoint(x: 7.1, y: 0.1)) == (cap != .butt))
            #expect(stroke.contains(CGPoint(x: 20, y: 0)))
        }
    }

    @Test func buttCapsAreSquareToTheCurve() {
        let arc = Path { $0.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false) }
        let box = arc.strokedPath(StrokeStyle(lineWidth: 8)).boundingRect
        #expect(box.isClose(to: CGRect(x: 0, y: 0, width: 9, height: 9), within: 0.01))
        // Wider than the bend: the inner edge sweeps the quarter on the other side of the center.
        let folded = arc.strokedPath(StrokeStyle(lineWidth: 20)).boundingRect
        #expect(folded.isClose(to: CGRect(x: -5, y: -5, width: 20, height: 20), within: 0.05))
    }

    @Test func theEdgeOfAWideLineIsAsSmoothAsTheCurve() {
        let arc = Path { $0.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false) }
        let stroke = arc.strokedPath(StrokeStyle(lineWidth: 100))
        let wrong = stride(from: 0.003, to: .pi / 2, by: 0.003).filter { angle in
            func isInside(_ radius: CGFloat) -> Bool { stroke.contains(CGPoint(x: radius * cos(angle), y: radius * sin(angle))) }
            return !isInside(54.94) || isInside(55.06)
        }
        #expect(wrong.isEmpty)
    }

    /// A right-angled corner at the origin, with a line width of 10: how far the line reaches along the outer diagonal.
    static let joins: [(CGLineJoin, CGFloat, CGFloat)] = [
        (.miter, 10, 5 * 2.0.squareRoot()), (.miter, 1.42, 5 * 2.0.squareRoot()), (.miter, 1.41, 5 / 2.0.squareRoot()), (.round, 10, 5),
        (.bevel, 10, 5 / 2.0.squareRoot()), (.miter, .nan, 5 * 2.0.squareRoot()), (.miter, -10, 5 / 2.0.squareRoot()),
    ]

    @Test(arguments: joins) func joinsFillTheOutsideOfACorner(_ join: CGLineJoin, _ limit: CGFloat, _ reach: CGFloat) {
        let points = [CGPoint(x: -20, y: 0), .zero, CGPoint(x: 0, y: 20)]
        for corner in [points, points.reversed()] {
            let stroke = Path { $0.addLines(corner) }.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: limit))
            func diagonal(_ distance: CGFloat) -> CGPoint { CGPoint(x: distance / 2.0.squareRoot(), y: -distance / 2.0.squareRoot()) }
            #expect(stroke.contains(diagonal(reach - 0.01)))
            #expect(!stroke.contains(diagonal(reach + 0.01)))
        }
    }

    static let dashes: [([CGFloat], CGFloat, [ClosedRange<CGFloat>])] = [
        ([3], 0, [0...3, 6...9, 12...15, 18...20]), ([4, 2], 0, [0...4, 6...10, 12...16, 18...20]), ([4, 2], 3, [0...1, 3...7, 9...13, 15...19]),
        ([4, 2], 5, [1...5, 7...11, 13...17, 19...20]), ([4, 2], -1, [1...5, 7...11, 13...17, 19...20]),
        ([4, 2], 603, [0...1, 3...7, 9...13, 15...19]), ([1, 2, 3], 0, [0...1, 3...6, 7...9, 12...13, 15...18, 19...20]),
        ([30, 5], 0, [0...20]), ([5, 30], 5, []), ([0, 0], 0, [0...20]), ([], 0, [0...20]), ([4, -1], 0, [0...20]), ([4, .nan], 0, [0...20]),
        ([4, 2], .infinity, [0...4, 6...10, 12...16, 18...20]), ([5, 0], 0, [0...20]), ([1e-6], 0, [0...20]),
    ]

    @Test(arguments: dashes) func dashesFollowThePattern(_ dash: [CGFloat], _ phase: CGFloat, _ expected: [ClosedRange<CGFloat>]) {
        // The line has corners at 7 and at 13.
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 7, y: 0), CGPoint(x: 7, y: 6), CGPoint(x: 14, y: 6)]
        let stroke = Path { $0.addLines(points) }.strokedPath(StrokeStyle(lineWidth: 0.1, dash: dash, dashPhase: phase))
        for step in 0..<200 {
            let s = CGFloat(step) * 0.1 + 0.0499
            let point = s < 7 ? CGPoint(x: s, y: 0) : s < 13 ? CGPoint(x: 7, y: s - 7) : CGPoint(x: s - 6, y: 6)
            if abs(s - 7) < 0.1 || abs(s - 13) < 0.1 { continue }
            #expect(stroke.contains(point) == expected.contains { $0.contains(s) }, "at \(s)")
        }
    }

    @Test func dashesOfACurveFollowItsLength() {
        let stroke = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
            .strokedPath(StrokeStyle(lineWidth: 2, dash: [.pi * 5, .pi * 5]))
        for degree in stride(from: 0.5, to: 360, by: 1) where abs(remainder(degree, 18)) > 1 {
            let point = CGPoint(x: 50 * cos(degree * .pi / 180), y: 50 * sin(degree * .pi / 180))
            #expect(stroke.contains(point) == (Int(degree / 18) % 2 == 0), "at \(degree)")
        }
    }

    @Test func aDashContinuesAcrossTheStartOfAClosedSubpath() {
        let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        // A dash begins 5 points before the start and ends 5 points after it: one dash around that corner.
        let joined = square.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: 5))
        #expect(joined.contains(CGPoint(x: -1.9, y: -1.9)))
        let apart = square.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 10]))
        #expect(!apart.contains(CGPoint(x: -1.9, y: -1.9)) && apart.contains(CGPoint(x: 5, y: 1)) && !apart.contains(CGPoint(x: -1, y: 5)))
        let whole = square.strokedPath(StrokeStyle(lineWidth: 4, dash: [100, 10]))
        #expect(whole == square.strokedPath(StrokeStyle(lineWidth: 4)))
    }

    @Test func dashesWithoutLengthAreDots() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 25, y: 0)]) }
        let dots = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10]))
        for (x, isInside) in [(-1.9, true), (1.9, true), (2.1, false), (7.9, false), (8.1, true), (11.9, true), (21.9, true), (24.0, false)] {
            #expect(dots.contains(CGPoint(x: x, y: 0.1)) == isInside, "at \(x)")
        }
        #expect(line.strokedPath(StrokeStyle(lineWidth: 4, dash: [0, 10])).isEmpty)
    }

    @Test func subpathsWithoutLengthAreDrawnByTheirCapsOnly() {
        let point = CGPoint(x: 5, y: 5)
        let square = CGRect(x: 2, y: 2, width: 6, height: 6)
        let toItself = Path { $0.addLines([point, point]) }
        let closed = Path {
            $0.move(to: point)
            $0.closeSubpath()
        }
        for path in [toItself, closed] {
            let dot = path.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1]))
            #expect(dot.boundingRect.isClose(to: square, within: 1e-3) && !dot.contains(CGPoint(x: 2.2, y: 2.2)))
            let box = path.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .square))
            #expect(box.boundingRect.isClose(to: square) && box.contains(CGPoint(x: 2.2, y: 2.2)))
            #expect(path.strokedPath(StrokeStyle(lineWidth: 6)).isEmpty)
        }
        #expect(Path { $0.move(to: point) }.strokedPath(Self.round).isEmpty)
    }

    @Test func widthsNotAboveZeroDrawNothingAndInfiniteWidthsCountAsOne() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
        for width in [0, -1, -CGFloat.leastNonzeroMagnitude] {
            #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
        }
        for width in [CGFloat.nan, .infinity, -.infinity] {
            #expect(line.strokedPath(StrokeStyle(lineWidth: width)) == line.strokedPath(StrokeStyle(lineWidth: 1)))
        }
        #expect(Path().strokedPath(Self.round).isEmpty)
    }

    @Test func allPiecesHaveTheSameOrientation() {
        let path = Path {
            $0.addRoundedRect(in: CGRect(x: 0, y: 0, width: 50, height: 30), cornerSize: CGSize(width: 10, height: 4))
            $0.addLines([CGPoint(x: 60, y: 0), CGPoint(x: 40, y: 40), CGPoint(x: 41, y: 0), CGPoint(x: 41, y: 5), CGPoint(x: 41, y: 1)])
        }
        for (cap, join) in [(CGLineCap.round, CGLineJoin.round), (.square, .miter), (.butt, .bevel)] {
            let stroke = path.strokedPath(StrokeStyle(lineWidth: 25, lineCap: cap, lineJoin: join))
            let areas = stroke.subpathAreas
            #expect(areas.count > 40 && areas.allSatisfy { $0 > -1e-9 })
        }
    }

    @Test func theNumberOfPiecesIsBounded() {
        let huge = Path(ellipseIn: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        #expect(huge.strokedPath(StrokeStyle(lineWidth: 5, dash: [1])).elementCount < 50_000)
        let beyond = Path {
            $0.addLines([CGPoint(x: -1.7e308, y: 0), CGPoint(x: 1.7e308, y: 1e308)])
            $0.addCurve(to: .zero, control1: CGPoint(x: 1e308, y: -1.7e308), control2: CGPoint(x: -1.7e308, y: 1.7e308))
        }
        #expect(beyond.strokedPath(StrokeStyle(lineWidth: 1e308, lineCap: .round, lineJoin: .round, dash: [1e308, 1e308])).elementCount < 50_000)
        let tiny = Path(ellipseIn: CGRect(x: 0, y: 0, width: 1e-3, height: 1e-3)).strokedPath(StrokeStyle(lineWidth: 1e-4))
        #expect(tiny.elementCount > 100 && tiny.elementCount < 2000 && !tiny.contains(CGPoint(x: 5e-4, y: 5e-4)))
    }
}

/// Returns a point in each cell of a grid, away from round numbers, where shapes have their corners.
private func samples(_ box: CGRect, _ count: Int) -> [CGPoint] {
    (0..<count * count).map { index in
        let (column, row) = (CGFloat(index % count) + 0.4871, CGFloat(index / count) + 0.5113)
        return CGPoint(x: box.minX + box.width * column / CGFloat(count), y: box.minY + box.height * row / CGFloat(count))
    }
}

extension CGPoint {
    fileprivate func distance(to line: [CGPoint]) -> CGFloat {
        zip(line, line.dropFirst()).reduce(.infinity) { nearest, ends in
            let (a, b) = ends
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let square = dx * dx + dy * dy
            let share = square > 0 ? max(0, min(1, ((x - a.x) * dx + (y - a.y) * dy) / square)) : 0
            return min(nearest, hypot(x - a.x - share * dx, y - a.y - share * dy))
        }
    }
}

extension Path {
    fileprivate var elementCount: Int {
        var count = 0
        forEach { _ in count += 1 }
        return count
    }

    /// Twice the signed area inside the corners of each closed subpath.
    fileprivate var subpathAreas: [CGFloat] {
        var areas: [CGFloat] = []
        var points: [CGPoint] = []
        forEach { element in
            switch element {
            case .move(let end): points = [end]
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): points.append(end)
            case .closeSubpath:
                areas.append(zip(points, points.dropFirst() + [points[0]]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x })
            }
        }
        return areas
    }
}

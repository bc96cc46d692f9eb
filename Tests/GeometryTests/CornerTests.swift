import Geometry
import Testing

struct CornerTests {
    static let box = CGRect(x: 0, y: 0, width: 80, height: 60)

    @Test func smoothCornersUseTheKnownPointsOfApplesPaths() {
        let radii = RectangleCornerRadii(topLeading: 10, bottomLeading: 10, bottomTrailing: 10, topTrailing: 10)
        let elements = Path(roundedRect: Self.box, cornerRadii: radii).elements
        #expect(elements.first == .move(to: CGPoint(x: 80, y: 30)))
        guard case .line(let start) = elements[1], case .curve(let end, let control1, let control2) = elements[2] else {
            Issue.record("unexpected elements \(elements)")
            return
        }
        #expect(start.isClose(to: CGPoint(x: 80, y: 60 - 15.28665)))
        #expect(control1.isClose(to: CGPoint(x: 80, y: 60 - 10.88493)) && control2.isClose(to: CGPoint(x: 80, y: 60 - 8.68407)))
        #expect(end.isClose(to: CGPoint(x: 80 - 0.74911, y: 60 - 6.31494)))
        #expect(elements.last == .closeSubpath && elements.count == 18)
    }

    /// From a reference picture of SwiftUI at scale 3: the first pixel of the top row that is at least half covered.
    @Test func filledSmoothCornersBeginWhereSwiftUIsDo() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 240, height: 180), cornerRadius: 36).filled
        #expect(path.contains(CGPoint(x: 34.5, y: 0.5)) && !path.contains(CGPoint(x: 33.5, y: 0.5)))
    }

    /// Uncovered pixels at the left end of rows in reference pictures of SwiftUI at scale 3: a corner with space on both sides, one without space on
    /// the vertical side, and a capsule.
    @Test(arguments: [
        (CGSize(width: 300, height: 300), 60.0, [51.24, 42.07, 31.48, 19.48, 7.98, 2.63]),
        (CGSize(width: 240, height: 180), 72.0, [63.42, 53.01, 40.99, 27.18, 13.16, 5.60]),
        (CGSize(width: 360, height: 120), 60.0, [51.12, 41.81, 31.34, 19.60, 7.79, 1.85]),
    ]) func filledCornersMatchSwiftUIsPictures(_ size: CGSize, _ radius: Double, _ uncovered: [Double]) {
        let path = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius).filled
        for (row, expected) in zip([1.0, 3, 7, 15, 30, 45], uncovered) { #expect(abs(Self.uncovered(path, row) - expected) < 0.25, "row \(row)") }
    }

    /// The same for corners with different radii, 90 and 30 pixels, which use other curves.
    @Test func unevenCornersMatchSwiftUIsPictures() {
        let radii = RectangleCornerRadii(topLeading: 90, bottomLeading: 30, bottomTrailing: 90, topTrailing: 30)
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 300, height: 180), cornerRadii: radii)
        for (row, expected) in zip([1.0, 3, 7, 15, 30, 45], [83.22, 69.71, 55.09, 39.53, 22.31, 11.91]) {
            #expect(abs(Self.uncovered(path, row) - expected) < 0.45, "row \(row)")
        }
    }

    @Test func cornersOfOneRadiusAreFilledAsThoseOfARoundedRectangle() {
        func uneven(_ radii: RectangleCornerRadii) -> Path { Path(roundedRect: Self.box, cornerRadii: radii) }
        let equal = uneven(RectangleCornerRadii(topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12))
        let round = Path(roundedRect: Self.box, cornerRadius: 12)
        #expect(equal.filled == round.filled && equal.elements == round.elements)
        let one = uneven(RectangleCornerRadii(topLeading: 12)).filled
        for row in [0.1, 0.5, 1, 3, 7] { #expect(abs(Self.uncovered(one, row) - Self.uncovered(round.filled, row)) < 0.01, "row \(row)") }
        for sharp in [CGPoint(x: 79.9, y: 0.1), CGPoint(x: 79.9, y: 59.9), CGPoint(x: 0.1, y: 59.9)] { #expect(one.contains(sharp)) }
        let two = uneven(RectangleCornerRadii(topLeading: 12, bottomTrailing: 10))
        #expect(two.filled == two)
    }

    /// Returns the number of pixels to the left of the path in a row of pixels, averaged over ten lines.
    private static func uncovered(_ path: Path, _ row: Double) -> Double {
        var sum = 0.0
        for line in 0..<10 {
            var (low, high) = (-1.0, 110.0)
            for _ in 0..<20 {
                let x = (low + high) / 2
                if path.contains(CGPoint(x: x, y: row + (Double(line) + 0.5) / 10)) { high = x } else { low = x }
            }
            sum += low / 10
        }
        return sum
    }

    @Test func capsulesAreCircularAtTheirTips() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 20).filled
        #expect(path.elements.first == .move(to: CGPoint(x: 100, y: 20)))
        #expect(path.boundingRect.isClose(to: CGRect(x: 0, y: 0, width: 100, height: 40)))
        // The long sides are straight up to 1.21873 radii from the ends.
        #expect(path.elements.contains(.line(to: CGPoint(x: 1.21873 * 20, y: 40))))
    }

    @Test func circularCornersAreQuarterCircles() {
        let path = Path(roundedRect: Self.box, cornerRadius: 30, style: .circular)
        #expect(
            path.elements[1]
                == .curve(to: CGPoint(x: 50, y: 60), control1: CGPoint(x: 80, y: 30 + 30 * 0.5522847498), control2: CGPoint(x: 50 + 30 * 0.5522847498, y: 60)))
        #expect(Path(roundedRect: Self.box, cornerRadius: 0) == Path(Self.box))
        #expect(Path(roundedRect: Self.box, cornerRadius: -3) == Path(Self.box))
        #expect(Path(roundedRect: Self.box, cornerRadius: .nan).isEmpty)
        #expect(Path(roundedRect: Self.box, cornerRadius: .infinity, style: .circular) == path)
    }

    @Test func unevenCornersShrinkByTheSameFactor() {
        let radii = RectangleCornerRadii(topLeading: 40, bottomLeading: 80, bottomTrailing: 0, topTrailing: 20)
        let path = Path(roundedRect: Self.box, cornerRadii: radii, style: .circular)
        // The radii on the left side add up to 120 points, but the side has 60: all four halve, to 20, 40, 0 and 10.
        let points = path.elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let end), .line(let end), .curve(let end, _, _), .quadCurve(let end, _): end
            case .closeSubpath: nil
            }
        }
        let expected = [(80, 35), (80, 60), (40, 60), (0, 20), (20, 0), (70, 0), (80, 10)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(points.count == expected.count && zip(points, expected).allSatisfy { $0.isClose(to: $1) }, "\(points)")
        #expect(Path(roundedRect: Self.box, cornerRadii: RectangleCornerRadii()) == Path(Self.box))
        #expect(Path(roundedRect: Self.box, cornerRadii: RectangleCornerRadii(topLeading: .infinity)).boundingRect.isClose(to: Self.box))
    }
}

struct TrimTests {
    static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    static let cases: [(CGFloat, CGFloat, [Path.Element])] = [
        (0, 0.25, [.move(to: .zero), .line(to: CGPoint(x: 10, y: 0))]),
        (0.125, 0.375, [.move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 5))]),
        (0.75, 2, [.move(to: CGPoint(x: 0, y: 10)), .line(to: .zero)]),
        (0.5, 0.5, []), (0.6, 0.5, []), (.nan, -1, []),
        (-1, 7, square.elements),
    ]

    @Test(arguments: cases) func trimmingCutsByLength(_ from: CGFloat, _ to: CGFloat, _ expected: [Path.Element]) {
        #expect(Self.square.trimmedPath(from: from, to: to).elements == expected)
    }

    @Test func curvesAreTrimmedByTheirLength() {
        let quarter = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0, to: 0.125)
        #expect(quarter.currentPoint!.isClose(to: CGPoint(x: 50.0.squareRoot(), y: 50.0.squareRoot()), within: 0.003))
        let curve = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 0))
        }
        #expect(curve.trimmedPath(from: 0.25, to: 0.5).boundingRect.isClose(to: CGRect(x: 2.5, y: 0, width: 2.5, height: 0)))
    }

    @Test func trimmingCountsSubpathsOneAfterTheOther() {
        let two = Path { $0.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10)]) }
        let part = two.trimmedPath(from: 0, to: 0.625)
        #expect(part.elements.prefix(5) == Self.square.elements[...])
        #expect(part.elements.suffix(2) == [.move(to: CGPoint(x: 20, y: 0)), .line(to: CGPoint(x: 30, y: 0))])
    }
}

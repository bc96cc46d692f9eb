import Testing

@testable import CairoCanvas

/// The round ends of strokes in the rounded design.
struct RoundedOutlineTests {
    private typealias Point = SIMD2<Double>

    /// The midpoints of the curves of an outline.
    private func middles(_ segments: [GlyphStore.Segment]) -> [Point] {
        var (last, result): (Point, [Point]) = (Point(), [])
        for segment in segments {
            switch segment {
            case .move(let point), .line(let point): last = point
            case .curve(let first, let second, let end):
                let (ends, handles): (Point, Point) = (last + end, first + second)
                result.append((ends + handles * 3) / 8)
                last = end
            case .close: break
            }
        }
        return result
    }

    private func bar(_ width: Double, _ height: Double) -> [GlyphStore.Segment] {
        [.move(Point(0, 0)), .line(Point(width, 0)), .line(Point(width, height)), .line(Point(0, height)), .close]
    }

    /// Both corners of an end together are half a disk, whatever the stroke's direction.
    @Test(arguments: [(180.0, 1400.0), (1400.0, 180.0)])
    func theEndsOfABarAreHalfDisks(_ width: Double, _ height: Double) {
        let arcs = middles(RoundedOutline.round(bar(width, height)))
        #expect(arcs.count == 4)
        let centers = width < height ? [Point(90, 90), Point(90, height - 90)] : [Point(90, 90), Point(width - 90, 90)]
        for arc in arcs {
            let distances = centers.map { center in ((arc - center) * (arc - center)).sum().squareRoot() }
            #expect(distances.contains { abs($0 - 90) < 1 }, "\(arc)")
        }
    }
}

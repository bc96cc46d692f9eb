import Testing

@testable import Geometry

/// Areas and lines combined from two paths.
struct PathBooleanTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    /// In the left one, in both, in the right one, and in none.
    private let points = [CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 15), CGPoint(x: 25, y: 25), CGPoint(x: 25, y: 5)]

    private func insides(_ path: Path) -> [Bool] { points.map { path.contains($0) } }

    @Test func areas() {
        #expect(insides(left.union(right)) == [true, true, true, false])
        #expect(insides(left.intersection(right)) == [false, true, false, false])
        #expect(insides(left.subtracting(right)) == [true, false, false, false])
        #expect(insides(left.symmetricDifference(right)) == [true, false, true, false])
        #expect(left.union(right).elements.count == 9)
        #expect(left.intersection(right).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
    }

    @Test func edgesThatCoincide() {
        let next = Path(CGRect(x: 20, y: 0, width: 10, height: 20))
        #expect(left.union(next).description == "0 0 m 30 0 l 30 20 l 0 20 l h")
        #expect(left.subtracting(left).isEmpty)
        #expect(left.union(left).boundingRect == left.boundingRect)
        #expect(left.intersection(Path()).isEmpty)
    }

    @Test func curvesKeepTheirArea() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let ring = circle.subtracting(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
        #expect(ring.contains(CGPoint(x: 2.5, y: 10)))
        #expect(abs(ring.boundingRect.width - 20) < 0.05)
    }

    @Test func fillRules() {
        var twice = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        twice.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        let center = CGPoint(x: 10, y: 10)
        #expect(!twice.normalized().contains(center))
        #expect(twice.normalized(eoFill: false).contains(center))
    }

    @Test func lines() {
        var line = Path()
        line.move(to: CGPoint(x: -10, y: 5))
        line.addLine(to: CGPoint(x: 40, y: 5))
        #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 5, width: 20, height: 0))
        #expect(line.lineSubtraction(left).elements.count == 4)
    }
}

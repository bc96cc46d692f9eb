import Foundation
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

    /// Each piece is compared with the edges at its height only: thousands of pieces take no time that grows with their square.
    @Test func outlinesOfManyLines() {
        func gear(_ teeth: Int, at center: CGPoint) -> Path {
            var path = Path()
            path.addLines(
                (0..<2 * teeth).map { index in
                    let (angle, radius) = (Double(index) / Double(teeth) * .pi, index.isMultiple(of: 2) ? 100.0 : 95)
                    return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
                })
            path.closeSubpath()
            return path
        }
        let (one, other) = (gear(1500, at: .zero), gear(1500, at: CGPoint(x: 120, y: 10)))
        let (both, rest) = (one.intersection(other), one.subtracting(other))
        for (point, isBoth, isRest) in [
            (CGPoint(x: 60, y: 5), true, false), (CGPoint(x: -60, y: 5), false, true), (CGPoint(x: 180, y: 5), false, false),
            (CGPoint(x: 0, y: 94), false, true),
        ] {
            #expect(both.contains(point) == isBoth && rest.contains(point) == isRest)
        }
        #expect(one.union(other).boundingRect.insetBy(dx: 1, dy: 1).width < 320)
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

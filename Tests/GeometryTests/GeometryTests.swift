import Foundation
import Geometry
import Testing

struct TransformTests {
    static let cases: [(CGAffineTransform, CGPoint)] = [
        (.identity, CGPoint(x: 3, y: 4)),
        (CGAffineTransform(translationX: 10, y: 20), CGPoint(x: 13, y: 24)),
        (CGAffineTransform(scaleX: 2, y: -1), CGPoint(x: 6, y: -4)),
        (CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: -4, y: 3)),
        // The operation named last is applied first.
        (CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2), CGPoint(x: 16, y: 28)),
        (CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 20), CGPoint(x: 26, y: 48)),
        (CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2), CGPoint(x: 6, y: 3)),
        (CGAffineTransform(translationX: 1, y: 1).concatenating(CGAffineTransform(scaleX: 2, y: 3)), CGPoint(x: 8, y: 15)),
    ]

    @Test(arguments: cases) func transformsMoveAPointAndTheirInversesMoveItBack(_ transform: CGAffineTransform, _ expected: CGPoint) {
        let moved = CGPoint(x: 3, y: 4).applying(transform)
        #expect(moved.isClose(to: expected))
        #expect(moved.applying(transform.inverted()).isClose(to: CGPoint(x: 3, y: 4)))
    }

    @Test func aTransformWithoutAnInverseInvertsToItself() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func transformedRectanglesAreUprightBoxesAroundTheirCorners() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 10).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(turned.width - 200.0.squareRoot()) < 1e-9 && abs(turned.minX + 50.0.squareRoot()) < 1e-9)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 5, y: 5)) == CGSize(width: 2, height: 3))
    }

    @Test func anglesCompareAndComputeLikeNumbers() {
        #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-15)
        #expect(Angle.degrees(10) < .degrees(370))
        #expect((.radians(1) + .radians(2)) / 2 == Angle.radians(1.5))
        #expect(-Angle.radians(1) * 2 == .radians(-2))
    }
}

struct PathTests {
    @Test func linesAndCurvesWithoutAStartAreDropped() {
        var path = Path()
        path.addLine(to: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect.isNull)
    }

    @Test func elementsWithNumbersThatAreNotFiniteAreDropped() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addQuadCurve(to: .zero, control: CGPoint(x: CGFloat.infinity, y: 0))
        path.addRect(.null)
        path.addEllipse(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        path.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        path.addRoundedRect(in: .null, cornerSize: CGSize(width: 1, height: 1))
        #expect(path == Path { $0.move(to: CGPoint(x: 1, y: 2)) })
        let big = Path(CGRect(x: 0, y: 0, width: 1e200, height: 1e200))
        #expect(big.applying(CGAffineTransform(scaleX: 1e200, y: 1)).elements.count == 3)
    }

    @Test func closingASubpathReturnsToItsStart() {
        var path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(path.cubicElements.suffix(2) == [.move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 9, y: 9))])
    }

    @Test func quadraticCurvesBecomeCubicOnes() {
        let path = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 6))
        }
        #expect(path.cubicElements.last == .curve(to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 2, y: 4), control2: CGPoint(x: 4, y: 4)))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 6, height: 3))
    }

    @Test func ellipsesTouchTheirBox() {
        let box = CGRect(x: 10, y: 20, width: 80, height: 40)
        let path = Path(ellipseIn: box)
        #expect(path.elements.first == .move(to: CGPoint(x: 90, y: 40)))
        #expect(path.boundingRect.isClose(to: box))
        #expect(path.contains(CGPoint(x: 50, y: 40)) && !path.contains(CGPoint(x: 12, y: 22)))
    }

    static let arcs: [(Double, Double, Bool, CGPoint, CGRect)] = [
        (0, 90, false, CGPoint(x: 0, y: 10), CGRect(x: 0, y: 0, width: 10, height: 10)),
        (0, 90, true, CGPoint(x: 0, y: 10), CGRect(x: -10, y: -10, width: 20, height: 20)),
        (0, -90, false, CGPoint(x: 0, y: -10), CGRect(x: -10, y: -10, width: 20, height: 20)),
        (0, -90, true, CGPoint(x: 0, y: -10), CGRect(x: 0, y: -10, width: 10, height: 10)),
        (0, 360, false, CGPoint(x: 10, y: 0), CGRect(x: -10, y: -10, width: 20, height: 20)),
        (180, 180, false, CGPoint(x: -10, y: 0), CGRect(x: -10, y: 0, width: 0, height: 0)),
        (0, 1000, false, CGPoint(x: 10, y: 0), CGRect(x: -10, y: -10, width: 20, height: 20)),
    ]

    @Test(arguments: arcs) func arcsSweepInTheGivenDirection(_ start: Double, _ end: Double, _ clockwise: Bool, _ last: CGPoint, _ box: CGRect) {
        let path = Path { $0.addArc(center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise) }
        #expect(path.currentPoint!.isClose(to: last))
        #expect(path.boundingRect.isClose(to: box, within: 0.01))
    }

    @Test func relativeArcsOfManyTurnsEndAtTheRightPoint() {
        let path = Path { $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(3600 * 4 - 90)) }
        #expect(path.currentPoint!.isClose(to: CGPoint(x: 0, y: -1)) && path.elements.count < 10)
    }

    @Test func tangentArcsRoundACorner() {
        var path = Path { $0.move(to: .zero) }
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(path.currentPoint!.isClose(to: CGPoint(x: 10, y: 4)))
        guard case .line(let start) = path.elements[1] else {
            Issue.record("no line to the arc")
            return
        }
        #expect(start.isClose(to: CGPoint(x: 6, y: 0)))
        path.addArc(tangent1End: CGPoint(x: 10, y: 9), tangent2End: CGPoint(x: 10, y: 20), radius: 4)
        #expect(path.currentPoint == CGPoint(x: 10, y: 9))
    }

    @Test func containmentFollowsTheFillRule() {
        let path = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        }
        #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true) && !path.contains(CGPoint(x: 11, y: 5)))
        let open = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
        #expect(open.contains(CGPoint(x: 2, y: 2)) && !open.contains(CGPoint(x: 8, y: 8)))
    }
}

extension CGPoint {
    func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool { abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance }
}

extension CGRect {
    func isClose(to other: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
        origin.isClose(to: other.origin, within: tolerance)
            && CGPoint(x: maxX, y: maxY).isClose(to: CGPoint(x: other.maxX, y: other.maxY), within: tolerance)
    }
}

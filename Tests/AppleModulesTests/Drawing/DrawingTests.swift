import AppleUIKit
import Easel
import Foundation
import Testing

@testable import ApplePencilKit

/// Drawings of PencilKit.
struct DrawingTests {
    private func point(_ x: CGFloat, _ y: CGFloat, size: CGFloat = 4) -> PKStrokePoint {
        PKStrokePoint(
            location: CGPoint(x: x, y: y), timeOffset: 0.5, size: CGSize(width: size, height: size), opacity: 1, force: 0.5, azimuth: 0, altitude: 1)
    }
    private func stroke(_ ink: PKInk, _ points: [PKStrokePoint]) -> PKStroke {
        let path = PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSinceReferenceDate: 10))
        return PKStroke(ink: ink, path: path, transform: CGAffineTransform(translationX: 3, y: 0), mask: nil, randomSeed: 7)
    }

    @Test func dataKeepsTheLines() throws {
        let drawing = PKDrawing(strokes: [
            stroke(PKInk(.marker, color: .systemTeal), [point(0, 0), point(10, 20)]), stroke(PKInk(.pen), [point(.infinity, 1)]),
        ])
        let copy = try PKDrawing(data: drawing.dataRepresentation())
        #expect(copy == drawing)
        #expect(copy.strokes.map(\.ink.inkType) == [.marker, .pen])
        #expect(copy.strokes[0].transform.tx == 3)
        #expect(copy.strokes[0].path.creationDate.timeIntervalSinceReferenceDate == 10)
        #expect(try JSONDecoder().decode([PKDrawing].self, from: JSONEncoder().encode([drawing])) == [drawing])
        #expect(try PKDrawing(data: Data()).strokes.isEmpty)
        #expect(throws: CocoaError.self) { try PKDrawing(data: Data("wrong".utf8)) }
    }

    @Test func drawingsDifferByInkAndByPoints() {
        let line = [point(0, 0), point(10, 20)]
        let drawing = PKDrawing(strokes: [stroke(PKInk(.pen, color: .red), line)])
        #expect(drawing != PKDrawing(strokes: [stroke(PKInk(.pen, color: .blue), line)]))
        #expect(drawing != PKDrawing(strokes: [stroke(PKInk(.pencil, color: .red), line)]))
        #expect(drawing != PKDrawing(strokes: [stroke(PKInk(.pen, color: .red), [point(0, 0), point(10, 21)])]))
    }

    @Test func pathsAreSplinesThatMeetTheOuterPoints() {
        let path = PKStrokePath(controlPoints: [point(0, 0, size: 2), point(6, 12, size: 8), point(12, 0, size: 2)], creationDate: Date())
        #expect(path.interpolatedLocation(at: 0) == CGPoint(x: 0, y: 0))
        #expect(path.interpolatedLocation(at: 2) == CGPoint(x: 12, y: 0))
        // (0 + 4 * 12 + 0) / 6
        #expect(path.interpolatedLocation(at: 1) == CGPoint(x: 6, y: 8))
        #expect(abs(path.interpolatedPoint(at: 1).size.width - 6) < 1e-9)
        #expect(path.interpolatedLocation(at: 99) == CGPoint(x: 12, y: 0))
        #expect(PKStrokePath().interpolatedLocation(at: 1) == .zero)
    }

    @Test func theDrawnLineIsThePathsSpline() {
        let points = [point(0, 0), point(6, 12), point(12, 0), point(20, 4)]
        let path = PKStrokePath(controlPoints: points, creationDate: Date())
        var knots: [CGPoint] = []
        func note(_ element: Path.Element) {
            switch element {
            case .move(let to), .curve(let to, _, _): knots.append(to)
            default: break
            }
        }
        path.line(transform: .identity).forEach(note)
        for (index, knot) in knots.enumerated() {
            let location = path.interpolatedLocation(at: CGFloat(index))
            #expect(abs(knot.x - location.x) < 1e-9 && abs(knot.y - location.y) < 1e-9)
        }
        #expect(knots.count == 4)
    }
}

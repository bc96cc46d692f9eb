import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Snapshots

/// Snapshots of paths and layers.
@MainActor
struct PathStrategyTests {
    private func snapshot<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) -> Format? {
        var result: Format?
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    private let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 15))

    @Test func pathsAreDrawnWithinTheirBounds() throws {
        let image = try #require(snapshot(path, .image(scale: 2)))
        #expect(image.size == CGSize(width: 30, height: 15) && image.scale == 2)
        #expect(image.pixmap.pixels.allSatisfy { $0 == 0xFF00_0000 })
        let outline = try #require(snapshot(path.cgPath, .image(drawingMode: .stroke)))
        #expect(outline.size == CGSize(width: 30, height: 15))
        #expect(outline.pixmap.pixels.contains(0))
    }

    @Test func layersAreDrawnWithinTheirBounds() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 4, height: 3)
        layer.backgroundColor = UIColor.black.cgColor
        let image = try #require(snapshot(layer, .image(traits: UITraitCollection(displayScale: 3))))
        #expect(image.size == CGSize(width: 4, height: 3) && image.scale == 3)
        #expect(image.pixmap.pixels.allSatisfy { $0 == 0xFF00_0000 })
    }

    @Test func elementsAreListed() {
        let curve = UIBezierPath()
        curve.move(to: CGPoint(x: 0, y: 1.5))
        curve.addQuadCurve(to: CGPoint(x: 2, y: 0), controlPoint: CGPoint(x: 1, y: 1.23456))
        curve.addCurve(to: CGPoint(x: 3, y: 0), controlPoint1: .zero, controlPoint2: CGPoint(x: 1000, y: -1))
        curve.addLine(to: .zero)
        curve.close()
        let text = "MoveTo (0.0, 1.5)\nQuadCurveTo (1.0, 1.235) (2.0, 0.0)\nCurveTo (0.0, 0.0) (1000.0, -1.0) (3.0, 0.0)\nLineTo (0.0, 0.0)\nClose"
        #expect(snapshot(curve, .elementsDescription) == text)
        #expect(snapshot(curve.cgPath, .elementsDescription) == text)
    }
}

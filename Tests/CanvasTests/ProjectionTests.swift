import CairoCanvas
import Display
import Foundation
import Geometry
import Testing

/// Returns a rotation about a vertical axis through (50, 50), seen from a distance of 100.
private func turned(_ degrees: CGFloat) -> ProjectionTransform {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 100
    return ProjectionTransform(CATransform3DConcat(CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0), eye)).about(CGPoint(x: 50, y: 50))
}

struct ProjectionTests {
    /// x' = x cos a, z' = -x sin a, both divided by 1 - z'/100.
    @Test func pointsAreProjectedByTheFormula() {
        let transform = turned(30)
        let point = CGPoint(x: 90, y: 80).applying(transform)
        let w = 1 + 40 * 0.5 / 100
        #expect(abs(point.x - (50 + 40 * 3.0.squareRoot() / 2 / w)) < 1e-9)
        #expect(abs(point.y - (50 + 30 / w)) < 1e-9)
        let back = point.applying(transform.inverted())
        #expect(abs(back.x - 90) < 1e-9 && abs(back.y - 80) < 1e-9)
        #expect(transform.concatenating(transform.inverted()).affine.map { abs($0.a - 1) < 1e-9 && abs($0.tx) < 1e-6 } ?? true)
    }

    @Test(arguments: [0.5, 1, 3] as [CGFloat])
    func aSquareBecomesATrapezoid(scale: CGFloat) throws {
        let square = fill(Path(CGRect(x: 20, y: 20, width: 60, height: 60)), 0x0000FF)
        let transform = turned(40)
        let pixmap = try picture(100, 100, scale: scale, [.group(.projection(transform), [square])])
        // The projected outline, drawn as a path.
        let corners = [(20, 20), (80, 20), (80, 80), (20, 80)].map { CGPoint(x: $0.0, y: $0.1).applying(transform) }
        var outline = Path()
        outline.addLines(corners)
        outline.closeSubpath()
        let expected = try picture(100, 100, scale: scale, [fill(outline, 0x0000FF)])
        var (sum, worst) = (0, 0)
        for (a, b) in zip(pixmap.pixels, expected.pixels) {
            let difference = abs(Int(a >> 24) - Int(b >> 24))
            sum += difference
            worst = max(worst, difference)
        }
        #expect(worst <= 60, "\(worst)")
        #expect(Double(sum) / Double(pixmap.pixels.count) < 0.5 / Double(scale))
        try show(pixmap, as: "trapezoid-\(scale)")
    }

    /// Under a clip between pixels, the result goes through a layer, which Cairo draws.
    @Test func pixelsBelowAreBlendedAsByCairo() throws {
        let content = [
            fill(Path(ellipseIn: CGRect(x: 10, y: 20, width: 80, height: 60)), 0xFF9500, alpha: 200),
            fill(Path(CGRect(x: 40, y: 30, width: 30, height: 40)), 0xFF),
        ]
        let turn = DisplayItem.group(.projection(turned(35)), content)
        let all = Path(CGRect(x: -10.5, y: -10.5, width: 121, height: 121))
        for background in [color(0x34C759), color(0x34C759, alpha: 90), .clear] {
            let direct = try picture(100, 100, scale: 2, background: background, [turn])
            #expect(try direct == picture(100, 100, scale: 2, background: background, [.group(.clip(all, FillStyle()), [turn])]))
        }
    }

    @Test func projectionsWithoutPerspectiveEqualAffineTransforms() throws {
        let affine = CGAffineTransform(a: 0.9, b: 0.1, c: -0.2, d: 0.8, tx: 4, ty: 5)
        let items = [fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 50, height: 30)), 0xFF9500)]
        let first = try picture(80, 60, [.group(.projection(ProjectionTransform(affine)), items)])
        #expect(try first == picture(80, 60, [.group(.transform(affine), items)]))
    }

    @Test func partsBehindTheEyeAreInvisible() throws {
        // A floor from the horizon to behind the eye.
        var transform = ProjectionTransform()
        transform.m23 = -1.0 / 60
        let floor = fill(Path(CGRect(x: 0, y: -1000, width: 100, height: 2000)), 0x34C759)
        let pixmap = try picture(100, 100, [.group(.projection(transform), [floor])])
        #expect(pixmap[1, 99] >> 24 == 255)
        let edgeOn = try picture(100, 100, [.group(.projection(turned(90)), [fill(Path(CGRect(x: 20, y: 20, width: 60, height: 60)), 0xFF)])])
        #expect(edgeOn.pixels.allSatisfy { $0 >> 24 < 40 })
    }

    @Test func textStaysSharpInPerspective() throws {
        let text = try PangoTextShaper().shape(
            TextRequest(runs: [TextRun("Perspective", font: FontDescriptor(size: 17, weight: 600), color: color(0xFFFFFF))], scale: 3))
        let card = fill(Path(roundedRect: CGRect(x: 0, y: 15, width: 100, height: 70), cornerRadius: 12), 0x5856D6)
        let pixmap = try picture(100, 100, scale: 3, background: color(0xF2F2F7), [.group(.projection(turned(45)), [card, .text(text, CGPoint(x: 4, y: 40))])])
        try show(pixmap, as: "perspective")
        // Fully white pixels of the text.
        #expect(pixmap.pixels.filter { $0 == 0xFFFF_FFFF }.count > 150)
    }
}

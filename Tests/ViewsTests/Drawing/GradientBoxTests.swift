import Display
import Geometry
import Testing
import Views

/// A gradient's unit points refer to the view's frame (Documentation/Semantics/Drawing.md#gradients).
@MainActor
struct GradientBoxTests {
    private static let across = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    private static let around = AngularGradient(colors: [.red, .blue], center: .center)

    /// A path that covers a quarter of its rect.
    private struct Quarter: Shape {
        nonisolated func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height / 2)) }
    }

    private func geometries<V: View>(_ view: V) -> [GradientPaint.Geometry] {
        host(view.frame(width: 100, height: 60)).drawn.compactMap {
            switch $0 {
            case .fill(_, .gradient(let gradient), _), .stroke(_, .gradient(let gradient), _): gradient.geometry
            default: nil
            }
        }
    }

    @Test func partsOfAFrameShareItsGradient() {
        let whole = GradientPaint.Geometry.linear(start: CGPoint(x: 50, y: 100), end: CGPoint(x: 150, y: 100))
        #expect(geometries(Quarter().fill(Self.across)) == [whole])
        #expect(geometries(Quarter().stroke(Self.across, lineWidth: 10)) == [whole])
        #expect(geometries(Rectangle().stroke(Self.across, lineWidth: 10)) == [whole])
        #expect(geometries(Rectangle().strokeBorder(Self.across, lineWidth: 10)) == [whole])
        #expect(geometries(Rectangle().trim(from: 0.1, to: 0.3).stroke(Self.across, lineWidth: 10)) == [whole])
        #expect(geometries(Rectangle().scale(0.5).fill(Self.across)) == [whole])
        #expect(geometries(Path(CGRect(x: 3, y: 4, width: 5, height: 6)).fill(Self.across)) == [whole])
        #expect(geometries(Rectangle().stroke(Self.across.shadow(.inner(radius: 1)), lineWidth: 10)) == [whole])
    }

    @Test func ringsTurnAroundTheCenterOfTheirFrame() {
        let ring = Circle().trim(from: 0, to: 0.25).stroke(Self.around, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        guard case .angular(let center, _, _)? = geometries(ring).first else {
            Issue.record("no angular gradient")
            return
        }
        #expect(center == CGPoint(x: 100, y: 100))
    }

    /// In a canvas, styles span the bounding box of the path (documentation of `GraphicsContext.Shading.style(_:)`).
    @Test func stylesInCanvasesSpanThePath() {
        let canvas = Canvas { context, _ in
            context.fill(Path(CGRect(x: 10, y: 20, width: 30, height: 10)), with: .style(Self.across))
        }
        #expect(geometries(canvas) == [.linear(start: CGPoint(x: 10, y: 25), end: CGPoint(x: 40, y: 25))])
    }
}

import Foundation
import Geometry
import LayoutEngine
import Testing

@testable import Views

/// Shapes that are made of others, and the values of their corners.
@MainActor
struct ShapeValueTests {
    private let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

    private func box(_ shape: some Shape) -> CGRect {
        let box = shape.path(in: rect).boundingRect
        return CGRect(x: box.minX.rounded(), y: box.minY.rounded(), width: box.width.rounded(), height: box.height.rounded())
    }

    @Test func changedShapesKeepTheirChange() {
        #expect(box(RotatedShape(shape: Rectangle(), angle: .degrees(90))) == CGRect(x: 5, y: -5, width: 10, height: 20))
        #expect(box(RotatedShape(shape: Rectangle(), angle: .degrees(90), anchor: .topLeading)) == CGRect(x: -10, y: 0, width: 10, height: 20))
        #expect(box(ScaledShape(shape: Rectangle(), scale: CGSize(width: 2, height: 1), anchor: .leading)) == CGRect(x: 0, y: 0, width: 40, height: 10))
        #expect(box(TransformedShape(shape: Rectangle(), transform: CGAffineTransform(translationX: 3, y: 4))) == CGRect(x: 3, y: 4, width: 20, height: 10))
        #expect(box(Rectangle().inset(by: 1).offset(x: 5)) == CGRect(x: 6, y: 1, width: 18, height: 8))
        #expect(box(Rectangle().offset(x: 5).inset(by: 1)) == CGRect(x: 6, y: 1, width: 18, height: 8))
        #expect(box(Rectangle().rotation(.degrees(90)).inset(by: 1)) == CGRect(x: 6, y: -4, width: 8, height: 18))
        let size = ProposedViewSize(width: 7, height: 8)
        #expect(RotatedShape(shape: Circle(), angle: .zero).sizeThatFits(size) == CGSize(width: 7, height: 7))
        #expect(ScaledShape(shape: Circle(), scale: .zero).sizeThatFits(size) == CGSize(width: 7, height: 7))
        #expect(TransformedShape(shape: Circle(), transform: .identity).sizeThatFits(size) == CGSize(width: 7, height: 7))
    }

    @Test func changedShapesAnimate() {
        var rotated = RotatedShape(shape: Rectangle(), angle: .degrees(90), anchor: .center)
        let other = RotatedShape(shape: Rectangle(), angle: .zero, anchor: .topLeading).animatableData
        rotated.animatableData = other
        #expect(rotated.angle == .zero && rotated.anchor == .topLeading)
        var scaled = ScaledShape(shape: Rectangle(), scale: CGSize(width: 2, height: 3), anchor: .center)
        scaled.animatableData = ScaledShape(shape: Rectangle(), scale: CGSize(width: 4, height: 5), anchor: .bottom).animatableData
        #expect(scaled.scale == CGSize(width: 4, height: 5) && scaled.anchor == .bottom)
    }

    @Test func viewsOfShapesDrawThem() {
        let back = Color.blue.frame(width: 4, height: 4)
        let filled = host(FillShapeView(shape: Rectangle(), style: Color.red, fillStyle: FillStyle(), background: back).frame(width: 20, height: 10))
        #expect(filled.fills.map(\.size) == [CGSize(width: 4, height: 4), CGSize(width: 20, height: 10)])
        func strokes(_ view: some View) -> [CGRect] {
            host(view.frame(width: 20, height: 10), width: 20, height: 10).drawn.compactMap {
                if case .stroke(let path, _, _) = $0 { path.boundingRect } else { nil }
            }
        }
        let style = StrokeStyle(lineWidth: 2)
        let stroked = StrokeShapeView(shape: Rectangle(), style: Color.red, strokeStyle: style, isAntialiased: true, background: back)
        #expect(strokes(stroked) == [rect] && host(stroked).colors.count == 1)
        let bordered = StrokeBorderShapeView(shape: Rectangle(), style: Color.red, strokeStyle: style, isAntialiased: true, background: back)
        #expect(strokes(bordered) == [CGRect(x: 1, y: 1, width: 18, height: 8)] && host(bordered).colors.count == 1)
        #expect(host(_ShapeView(shape: Circle(), style: Color.red)).colors == [Color.red.resolve(in: EnvironmentValues())])
    }

    @Test func cornersKeepTheirStyles() {
        typealias Corners = RoundedRectangularShapeCorners
        var corners = Corners(topLeading: .fixed(1), topTrailing: .fixed(2), bottomLeading: .fixed(3), bottomTrailing: .fixed(4))
        let all: [(Edge.Corner, CGFloat)] = [(.topLeading, 1), (.topTrailing, 2), (.bottomLeading, 3), (.bottomTrailing, 4)]
        for (corner, radius) in all {
            #expect(corners[corner] == .fixed(radius))
            corners[corner] = .concentric
            #expect(corners[corner] == .concentric)
        }
        #expect(corners == .concentric && Corners(all: .fixed(5)) == .fixed(5) && Corners() == .fixed(0))
        #expect(Corners.concentric(minimum: .fixed(3))[.topLeading] == .concentric(minimum: .fixed(3)))
    }

    @Test func shortNamesAreTheShapes() {
        func title<S: Shape>(_ shape: S) -> String { "\(S.self)" }
        #expect(title(.containerRelative) == "ContainerRelativeShape" && title(.buttonBorder) == "ButtonBorderShape" && title(.capsule) == "Capsule")
        #expect(box(.capsule(style: .circular)) == rect && box(.rect(cornerRadius: 2)) == rect && box(.ellipse) == rect)
    }

    @Test func pointsOfMeshesHaveControlPoints() {
        let point = MeshGradient.BezierPoint(
            position: [0, 1], leadingControlPoint: [2, 3], topControlPoint: [4, 5], trailingControlPoint: [6, 7], bottomControlPoint: [8, 9])
        #expect(point.position == [0, 1] && point.leadingControlPoint == [2, 3] && point.topControlPoint == [4, 5])
        #expect(point.trailingControlPoint == [6, 7] && point.bottomControlPoint == [8, 9])
    }

    @Test func cornersOfContainersWarn() {
        #expect(host(Text("a").containerCornerOffset(.leading)).warnings == ["containerCornerOffset is accepted but not drawn"])
        var insets: [RectangleCornerInsets] = []
        _ = host(
            GeometryReader { proxy in
                let _ = insets.append(proxy.containerCornerInsets)
                Color.clear
            })
        #expect(insets == [RectangleCornerInsets()])
    }
}

import AppleCoreGraphics
import Easel
import Geometry

/// UIKit's outline of lines and curves. Angles are radians, clockwise on the screen from +x.
open class UIBezierPath: NSObject, NSCopying {
    private var path: Path
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false
    open var flatness: CGFloat = 0.6

    private init(_ path: Path) { self.path = path }

    public override init() { path = Path() }
    /// Creates a rectangle.
    public init(rect: CGRect) { path = Path(rect) }
    /// Creates an ellipse that touches the rectangle's sides.
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
    /// Creates a rectangle with rounded corners; they begin to bend early, as UIKit draws them.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous) }
    /// Creates a rectangle in which some corners are rounded.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
        func side(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? max(0, radius) : 0 }
        path = Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: side(.topLeft), bottomLeading: side(.bottomLeft), bottomTrailing: side(.bottomRight), topTrailing: side(.topRight)),
            style: .continuous)
    }
    /// Creates an arc.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path = Path()
        super.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public init(cgPath: CGPath) { path = Path(cgPath) }

    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the outline.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // UIKit's direction is that of the screen, a path's that of a plane whose y points up.
        path.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: !clockwise)
    }
    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = Path() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// Returns the path in the opposite direction, with its last subpath first.
    open func reversing() -> UIBezierPath {
        var subpaths: [(points: [[CGPoint]], isClosed: Bool)] = []
        for element in path.elements {
            switch element {
            case .move(let end): subpaths.append(([[end]], false))
            case .line(let end): subpaths[subpaths.count - 1].points.append([end])
            case .quadCurve(let end, let control): subpaths[subpaths.count - 1].points.append([control, end])
            case .curve(let end, let control1, let control2): subpaths[subpaths.count - 1].points.append([control1, control2, end])
            case .closeSubpath:
                subpaths[subpaths.count - 1].isClosed = true
                // Elements that follow without a move start at the subpath's start.
                subpaths.append(([subpaths[subpaths.count - 1].points[0]], false))
            }
        }
        var result = Path()
        for (points, isClosed) in subpaths.reversed() where points.count > 1 {
            result.move(to: points[points.count - 1][points[points.count - 1].count - 1])
            for index in stride(from: points.count - 1, to: 0, by: -1) {
                let end = points[index - 1][points[index - 1].count - 1]
                switch points[index].count {
                case 1: result.addLine(to: end)
                case 2: result.addQuadCurve(to: end, control: points[index][0])
                default: result.addCurve(to: end, control1: points[index][1], control2: points[index][0])
                }
            }
            if isClosed { result.closeSubpath() }
        }
        return copy(of: result)
    }

    private func copy(of path: Path) -> UIBezierPath {
        let copy = UIBezierPath(path)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        copy.dash = dash
        (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
        return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any { copy(of: path) }

    // MARK: Drawing

    /// Fills the path in the current drawing context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// Fills the path in the current drawing context.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        fill()
        context.restoreGState()
    }
    /// Strokes the path in the current drawing context.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        stroke()
        context.restoreGState()
    }
    /// Strokes the path in the current drawing context.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        if !dash.lengths.isEmpty { context.setLineDash(phase: dash.phase, lengths: dash.lengths) }
        context.beginPath()
        context.addPath(cgPath)
        context.strokePath()
    }
    /// Sets the lengths of dashes and gaps; an empty pattern is a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
    }
    /// Clips later drawing in the current context.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

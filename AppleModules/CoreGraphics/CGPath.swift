import Easel
import Geometry

/// An outline of lines and curves, with CoreGraphics' names.
public class CGPath: Hashable, @unchecked Sendable {
    fileprivate(set) var path: Path

    init(_ path: Path) { self.path = path }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(unsafe Path(rect).applying(transform?.pointee ?? .identity))
    }
    /// Creates an ellipse that touches the rectangle's sides.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(unsafe Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }
    /// Creates a rectangle with elliptic corners.
    public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
        let path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
        self.init(unsafe path.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The point where the next line would start; zero in an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around the points, including control points.
    public var boundingBox: CGRect {
        var box = CGRect.null
        func add(_ points: CGPoint...) { for point in points { box = box.union(CGRect(origin: point, size: .zero)) } }
        for element in path.elements {
            switch element {
            case .move(let end), .line(let end): add(end)
            case .quadCurve(let end, let control): add(end, control)
            case .curve(let end, let control1, let control2): add(end, control1, control2)
            case .closeSubpath: break
            }
        }
        return box
    }
    /// The smallest rectangle around the outline.
    public var boundingBoxOfPath: CGRect { path.isEmpty ? .null : path.boundingRect }

    /// Whether a point is inside.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Returns a path that doesn't change with this one.
    public func copy() -> CGPath? { CGPath(path) }
    /// Returns the transformed path.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(unsafe path.applying(transform?.pointee ?? .identity)) }
    /// Returns a path that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.addPath(self)
        return copy
    }
    /// Returns the outline of the stroked path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.strokedPath(style).applying(transform))
    }

    /// Calls the closure with each element; its points are valid during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            var points: [CGPoint]
            let type: CGPathElementType
            switch element {
            case .move(let end): (type, points) = (.moveToPoint, [end])
            case .line(let end): (type, points) = (.addLineToPoint, [end])
            case .quadCurve(let end, let control): (type, points) = (.addQuadCurveToPoint, [control, end])
            case .curve(let end, let control1, let control2): (type, points) = (.addCurveToPoint, [control1, control2, end])
            case .closeSubpath: (type, points) = (.closeSubpath, [.zero])
            }
            unsafe points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                let element = unsafe CGPathElement(type: type, points: base)
                unsafe withUnsafePointer(to: element, block)
            }
        }
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

/// The kinds of elements of a path.
public enum CGPathElementType: Int32, Sendable { case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath }

/// An element of a path with its points: 1, 1, 2, 3, or none.
@unsafe public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>
}

/// The rule that decides which areas are inside of a path.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(Path()) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { path.move(to: point.applying(transform)) }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { path.addLine(to: point.applying(transform)) }
    /// Adds a subpath of lines through the points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) { path.addLines(points.map { $0.applying(transform) }) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        path.addCurve(to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { path.addRect(rect, transform: transform) }
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { path.addRects(rects, transform: transform) }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { path.addEllipse(in: rect, transform: transform) }
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
    }
    /// Adds an arc; the angles are radians from +x toward +y.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
    }
    /// Adds an arc that turns by `delta` radians.
    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity) {
        path.addRelativeArc(center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta), transform: transform)
    }
    /// Adds an arc that rounds the corner at `tangent1End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) { path.addPath(other.path, transform: transform) }
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    /// Creates a path with the elements of another.
    public init(_ path: CGPath) { self = path.path }
    /// The path with CoreGraphics' names.
    public var cgPath: CGPath { CGPath(self) }
}

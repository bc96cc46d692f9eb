// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// AppKit's outline is UIKit's; its angles are degrees.
public typealias NSBezierPath = UIBezierPath

extension UIBezierPath {
    public typealias LineCapStyle = CGLineCap
    public typealias LineJoinStyle = CGLineJoin
    /// The rule for the inside of an outline.
    public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }
    /// A part of an outline.
    public enum ElementType: UInt, Sendable {
        case moveTo, lineTo
        case cubicCurveTo
        case closePath
        case quadraticCurveTo
        public static let curveTo = ElementType.cubicCurveTo
    }
    public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init(cgPath: Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular).cgPath)
    }
    public convenience init(ovalInRect rect: CGRect) { self.init(ovalIn: rect) }
    public var windingRule: WindingRule {
        get { usesEvenOddFillRule ? .evenOdd : .nonZero }
        set { usesEvenOddFillRule = newValue == .evenOdd }
    }
    public static var defaultLineWidth: CGFloat {
        get { 1 }
        set {}
    }
    public func line(to point: CGPoint) { addLine(to: point) }
    public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
    public func curve(to endPoint: CGPoint, controlPoint: CGPoint) { addQuadCurve(to: endPoint, controlPoint: controlPoint) }
    public func relativeMove(to point: CGPoint) { move(to: CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y)) }
    public func relativeLine(to point: CGPoint) { addLine(to: CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y)) }
    public func appendRect(_ rect: CGRect) { append(UIBezierPath(rect: rect)) }
    public func appendOval(in rect: CGRect) { append(UIBezierPath(ovalIn: rect)) }
    public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        append(UIBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
    }
    public func appendPoints(_ points: UnsafeMutablePointer<CGPoint>, count: Int) {
        for index in 0..<max(0, count) { unsafe isEmpty && index == 0 ? move(to: points[index]) : addLine(to: points[index]) }
    }
    public func appendArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false) {
        let turn = CGFloat.pi / 180
        addArc(withCenter: center, radius: radius, startAngle: startAngle * turn, endAngle: endAngle * turn, clockwise: !clockwise)
    }
    public func appendArc(from point1: CGPoint, to point2: CGPoint, radius: CGFloat) {
        var path = Path(cgPath)
        path.addArc(tangent1End: point1, tangent2End: point2, radius: radius)
        cgPath = path.cgPath
    }
    public func transform(using transform: AffineTransform) {
        apply(CGAffineTransform(a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX, ty: transform.tY))
    }
    public var reversed: NSBezierPath { reversing() }
    public var flattened: NSBezierPath { self }
    public var controlPointBounds: CGRect { bounds }
    public func setClip() { addClip() }
    public static func fill(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
    public static func stroke(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }
    public static func clip(_ rect: CGRect) { UIBezierPath(rect: rect).addClip() }
    public static func strokeLine(from point1: CGPoint, to point2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: point1)
        path.addLine(to: point2)
        path.stroke()
    }
    private var parts: [(ElementType, [CGPoint])] {
        Path(cgPath).elements.map {
            switch $0 {
            case .move(let end): (.moveTo, [end])
            case .line(let end): (.lineTo, [end])
            case .quadCurve(let end, let control): (.quadraticCurveTo, [control, end])
            case .curve(let end, let control1, let control2): (.cubicCurveTo, [control1, control2, end])
            case .closeSubpath: (.closePath, [])
            }
        }
    }
    public var elementCount: Int { parts.count }
    public func element(at index: Int, associatedPoints points: UnsafeMutablePointer<CGPoint>?) -> ElementType {
        let part = parts[index]
        if let points = unsafe points { for (position, point) in part.1.enumerated() { unsafe points[position] = point } }
        return part.0
    }
    public func element(at index: Int) -> ElementType { parts[index].0 }
}

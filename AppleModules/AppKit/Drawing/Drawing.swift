// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleCoreGraphics
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

extension CGRect {
    /// Fills the rectangle in the current context.
    public func fill(using operation: NSCompositingOperation = .copy) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(operation.blendMode)
        context.fill(self)
        context.restoreGState()
    }
    /// Frames the rectangle in the current context.
    public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .copy) {
        UIGraphicsGetCurrentContext()?.stroke(insetBy(dx: width / 2, dy: width / 2), width: width)
    }
    public func clip() { UIGraphicsGetCurrentContext()?.clip(to: self) }
}
extension Array where Element == CGRect {
    public func fill(using operation: NSCompositingOperation = .copy) { for rect in self { rect.fill() } }
}
public func NSRectFill(_ rect: CGRect) { rect.fill() }
public func NSFrameRect(_ rect: CGRect) { rect.frame() }
public func NSRectClip(_ rect: CGRect) { rect.clip() }
public func NSFrameRectWithWidth(_ rect: CGRect, _ frameWidth: CGFloat) { rect.frame(withWidth: frameWidth) }
public func NSRectFillUsingOperation(_ rect: CGRect, _ op: NSCompositingOperation) { rect.fill(using: op) }

/// Colors along a line.
public final class NSGradient: NSObject, @unchecked Sendable {
    /// The areas before the start and after the end.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
        public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)
    }
    private let stops: [(color: NSColor, location: CGFloat)]
    private init(stops: [(color: NSColor, location: CGFloat)]) { self.stops = stops }
    public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) { self.init(stops: [(startingColor, 0), (endingColor, 1)]) }
    public convenience init?(colors colorArray: [NSColor]) {
        guard !colorArray.isEmpty else { return nil }
        let last = CGFloat(max(1, colorArray.count - 1))
        self.init(stops: colorArray.enumerated().map { ($1, CGFloat($0) / last) })
    }
    public convenience init?(colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace) {
        guard let locations = unsafe locations else { return nil }
        self.init(stops: colorArray.enumerated().map { unsafe ($1, locations[$0]) })
    }
    public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) { self.init(stops: objects.map { ($0.0, $0.1) }) }
    public var numberOfColorStops: Int { stops.count }
    private var gradient: CGGradient? { CGGradient(colorsSpace: nil, colors: stops.map { $0.color.cgColor }, locations: stops.map { $0.location }) }
    /// Fills a rectangle; the angle is in degrees, counterclockwise where y points up.
    public func draw(in rect: CGRect, angle: CGFloat) { fill(UIBezierPath(rect: rect), angle) }
    public func draw(in path: NSBezierPath, angle: CGFloat) { fill(path, angle) }
    private func fill(_ path: NSBezierPath, _ angle: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let gradient else { return }
        let (rect, turn) = (path.bounds, angle * .pi / 180)
        let direction = CGPoint(x: cos(turn), y: sin(turn))
        let reach = (abs(direction.x) * rect.width + abs(direction.y) * rect.height) / 2
        context.saveGState()
        path.addClip()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: rect.midX - direction.x * reach, y: rect.midY - direction.y * reach),
            end: CGPoint(x: rect.midX + direction.x * reach, y: rect.midY + direction.y * reach), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
    }
    public func draw(from startingPoint: CGPoint, to endingPoint: CGPoint, options: DrawingOptions = []) {
        guard let gradient else { return }
        var all: CGGradientDrawingOptions = []
        if options.contains(.drawsBeforeStartingLocation) { all.insert(.drawsBeforeStartLocation) }
        if options.contains(.drawsAfterEndingLocation) { all.insert(.drawsAfterEndLocation) }
        UIGraphicsGetCurrentContext()?.drawLinearGradient(gradient, start: startingPoint, end: endingPoint, options: all)
    }
    public func draw(in rect: CGRect, relativeCenterPosition: CGPoint) { draw(in: UIBezierPath(rect: rect), relativeCenterPosition: relativeCenterPosition) }
    public func draw(in path: NSBezierPath, relativeCenterPosition position: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let gradient else { return }
        let rect = path.bounds
        let center = CGPoint(x: rect.midX + position.x * rect.width / 2, y: rect.midY + position.y * rect.height / 2)
        context.saveGState()
        path.addClip()
        context.drawRadialGradient(
            gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: max(rect.width, rect.height) / 2, options: .drawsAfterEndLocation)
        context.restoreGState()
    }
    public func interpolatedColor(atLocation location: CGFloat) -> NSColor {
        guard let next = stops.firstIndex(where: { $0.location >= location }), next > 0 else {
            return location <= (stops.first?.location ?? 0) ? stops.first?.color ?? .clear : stops.last?.color ?? .clear
        }
        let (a, b) = (stops[next - 1], stops[next])
        return a.color.blended(withFraction: (location - a.location) / max(b.location - a.location, .leastNormalMagnitude), of: b.color) ?? b.color
    }
}

extension NSShadow {
    /// Casts the shadow of later drawing in the current context.
    public func set() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let offset = context.pointsUp ? CGSize(width: shadowOffset.width, height: -shadowOffset.height) : shadowOffset
        context.setShadow(offset: offset, blur: shadowBlurRadius, color: (shadowColor as? NSColor)?.cgColor ?? NSColor.black.withAlphaComponent(1 / 3).cgColor)
    }
}

/// A group of changes; all take effect immediately.
@MainActor @preconcurrency
open class NSAnimationContext: NSObject {
    public static let current = NSAnimationContext()
    open var duration: TimeInterval = 0.25
    open var timingFunction: CAMediaTimingFunction?
    open var allowsImplicitAnimation = false
    open var completionHandler: (() -> Void)?
    public class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil) {
        changes(current)
        AnimationEnd.run(completionHandler.map { end in { _ in end() } })
    }
    public class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async { changes(current) }
    public class func beginGrouping() {}
    public class func endGrouping() {
        AnimationEnd.run(current.completionHandler.map { end in { _ in end() } })
        current.completionHandler = nil
    }
}
/// An animation of a view, which takes effect immediately.
@MainActor @preconcurrency
open class NSAnimation: NSObject {
    /// The speed of an animation.
    public enum Curve: UInt, Sendable { case easeInOut, easeIn, easeOut, linear }
    public init(duration: TimeInterval, animationCurve: Curve) {}
    open func start() {}
    open func stop() {}
    open var duration: TimeInterval = 0
}

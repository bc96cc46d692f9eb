import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation

/// A point of a line, with the state of the pencil.
public struct PKStrokePoint: Hashable, Sendable {
    public let location: CGPoint
    public let timeOffset: TimeInterval
    public let size: CGSize
    public let opacity: CGFloat
    public let force: CGFloat
    public let azimuth: CGFloat
    public let altitude: CGFloat
    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat,
        secondaryScale: CGFloat = 1
    ) {
        (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
        (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
    }
    public static func == (lhs: PKStrokePoint, rhs: PKStrokePoint) -> Bool { lhs.location == rhs.location && lhs.timeOffset == rhs.timeOffset }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location.x)
        hasher.combine(location.y)
    }
}
/// The points of a line, which control a uniform cubic B-spline.
///
/// Source: Apple's documentation of `PKStrokePath`, which doesn't describe the ends: here the line begins and ends at the outer points.
public struct PKStrokePath: RandomAccessCollection, Sendable {
    private let points: [PKStrokePoint]
    public let creationDate: Date
    public init() { (points, creationDate) = ([], Date(timeIntervalSinceReferenceDate: 0)) }
    public init<Points: Sequence>(controlPoints: Points, creationDate: Date) where Points.Element == PKStrokePoint {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }
    public var startIndex: Int { points.startIndex }
    public var endIndex: Int { points.endIndex }
    public subscript(position: Int) -> PKStrokePoint { points[position] }

    /// Returns the line's point at a value: whole numbers are the positions of control points.
    ///
    /// - Parameter parametricValue: from 0 to the last position; other values are limited to this range. A path without points gives a point of size 0
    ///   at the origin.
    public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
        guard !points.isEmpty else { return Self.none }
        let value = parametricValue.isNaN ? 0 : Swift.min(Swift.max(0, parametricValue), CGFloat(points.count - 1))
        let index = Int(value)
        let t = value - CGFloat(index)
        let weights = [(1 - t) * (1 - t) * (1 - t), 4 + t * t * (3 * t - 6), 1 + 3 * t * (1 + t - t * t), t * t * t].map { $0 / 6 }
        // Beyond an end, the line goes on straight.
        func coordinate(_ position: Int, _ value: (PKStrokePoint) -> CGFloat) -> CGFloat {
            let end = Swift.min(Swift.max(0, position), points.count - 1)
            guard end != position, points.count > 1 else { return value(points[end]) }
            return 2 * value(points[end]) - value(points[end == 0 ? 1 : end - 1])
        }
        func mean(_ value: (PKStrokePoint) -> CGFloat) -> CGFloat {
            weights.indices.reduce(0) { $0 + weights[$1] * coordinate(index - 1 + $1, value) }
        }
        return PKStrokePoint(
            location: CGPoint(x: mean(\.location.x), y: mean(\.location.y)), timeOffset: Double(mean { CGFloat($0.timeOffset) }),
            size: CGSize(width: mean(\.size.width), height: mean(\.size.height)), opacity: mean(\.opacity), force: mean(\.force),
            azimuth: mean(\.azimuth), altitude: mean(\.altitude))
    }
    /// Returns the location of the line's point at a value.
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint { interpolatedPoint(at: parametricValue).location }

    private static let none = PKStrokePoint(location: .zero, timeOffset: 0, size: .zero, opacity: 0, force: 0, azimuth: 0, altitude: 0)

    /// The line between the first and the last control point, as cubic curves.
    func line(transform: CGAffineTransform) -> Path {
        let locations = points.map { $0.location.applying(transform) }
        guard let first = locations.first, let last = locations.last else { return Path() }
        guard points.count > 2 else { return Path { $0.addLines([first, last]) } }
        func mixed(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        return Path { path in
            path.move(to: first)
            // The knot at a control point lies between the thirds of its two sides.
            for index in 1..<locations.count {
                let (start, end) = (locations[index - 1], locations[index])
                let control2 = mixed(start, end, 2 / 3)
                let knot = index == locations.count - 1 ? last : mixed(control2, mixed(end, locations[index + 1], 1 / 3), 0.5)
                path.addCurve(to: knot, control1: mixed(start, end, 1 / 3), control2: control2)
            }
        }
    }
}
/// A line of ink.
public struct PKStroke: @unchecked Sendable {
    public var ink: PKInk
    public var path: PKStrokePath
    public var transform: CGAffineTransform
    public var mask: UIBezierPath?
    public var randomSeed: UInt32 = 0
    public init(ink: PKInk, path strokePath: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) {
        (self.ink, path, self.transform, self.mask) = (ink, strokePath, transform, mask)
    }
    public init(ink: PKInk, path strokePath: PKStrokePath, transform: CGAffineTransform, mask: UIBezierPath?, randomSeed: UInt32) {
        self.init(ink: ink, path: strokePath, transform: transform, mask: mask)
        self.randomSeed = randomSeed
    }
    private var width: CGFloat { path.map { max($0.size.width, $0.size.height) }.max() ?? 0 }
    public var renderBounds: CGRect {
        path.reduce(CGRect.null) { $0.union(CGRect(origin: $1.location.applying(transform), size: .zero)) }.insetBy(dx: -width / 2, dy: -width / 2)
    }
    func draw(in context: inout GraphicsContext) {
        var context = context
        if let mask { context.clip(to: Path(mask.cgPath).applying(transform)) }
        let style = StrokeStyle(lineWidth: max(width, 1), lineCap: .round, lineJoin: .round)
        context.stroke(path.line(transform: transform), with: .color(Color(uiColor: ink.color)), style: style)
    }
}
/// Lines of ink.
///
/// Data of a drawing is Easel's own, since Apple doesn't document the format of PencilKit: a program can read only drawings that it saved with Easel.
public struct PKDrawing: Equatable, Codable, Sendable {
    public var strokes: [PKStroke] = []
    public init() {}
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
    public static func == (lhs: PKDrawing, rhs: PKDrawing) -> Bool { lhs.strokes.map(StoredStroke.init) == rhs.strokes.map(StoredStroke.init) }
    public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }
    func draw(in context: inout GraphicsContext) { for stroke in strokes { stroke.draw(in: &context) } }
    /// Returns a transparent image with the lines inside `rect`.
    @MainActor @preconcurrency public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        let size = CGSize(width: rect.isNull ? 1 : max(1, rect.width), height: rect.isNull ? 1 : max(1, rect.height))
        let origin = rect.isNull ? .zero : rect.origin
        let renderer = ImageRenderer(
            content: Canvas { context, _ in
                context.translateBy(x: -origin.x, y: -origin.y)
                draw(in: &context)
            }.frame(width: size.width, height: size.height))
        renderer.scale = scale
        return renderer.uiImage ?? UIImage()
    }
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
    public func appending<S: Sequence>(strokes newStrokes: S) -> PKDrawing where S.Element == PKStroke { PKDrawing(strokes: strokes + Array(newStrokes)) }
    public mutating func transform(using transform: CGAffineTransform) { self = transformed(using: transform) }
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        PKDrawing(
            strokes: strokes.map { stroke in
                var stroke = stroke
                stroke.transform = stroke.transform.concatenating(transform)
                return stroke
            })
    }
}

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
/// The points of a line. Easel connects them with straight lines.
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
    public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint { points[Swift.min(Swift.max(0, Int(parametricValue)), points.count - 1)] }
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint { interpolatedPoint(at: parametricValue).location }
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
        var line = Path()
        line.addLines(path.map { $0.location.applying(transform) })
        let style = StrokeStyle(lineWidth: max(width, 1), lineCap: .round, lineJoin: .round)
        context.stroke(line, with: .color(Color(uiColor: ink.color)), style: style)
    }
}
/// Lines of ink. Data holds no lines: Easel doesn't know Apple's format.
public struct PKDrawing: Equatable, Codable, Sendable {
    public var strokes: [PKStroke] = []
    public init() {}
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
    /// Reads a drawing without lines.
    ///
    /// - Throws: an error if the data isn't that of `dataRepresentation()`.
    public init(data: Data) throws { if !data.isEmpty { throw CocoaError(.coderReadCorrupt) } }
    public init(from decoder: any Decoder) throws {}
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Data())
    }
    public static func == (lhs: PKDrawing, rhs: PKDrawing) -> Bool {
        lhs.strokes.count == rhs.strokes.count && zip(lhs.strokes, rhs.strokes).allSatisfy { Array($0.path) == Array($1.path) && $0.transform == $1.transform }
    }
    public func dataRepresentation() -> Data { Data() }
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

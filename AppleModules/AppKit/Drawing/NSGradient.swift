// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

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

import Foundation

/// The outline of a shape: lines and curves in points, with y pointing down.
///
/// A path holds only finite numbers: an element with a NaN or infinite coordinate is dropped when it is added, even if only a transform makes the
/// coordinate infinite. A line or curve without a current point is dropped too, as in CoreGraphics.
public struct Path: Equatable, Sendable {
    /// An element of a path.
    public enum Element: Equatable, Sendable {
        /// Starts a subpath.
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the start of the subpath. An element that follows without a move starts there.
        case closeSubpath
    }

    package private(set) var elements: [Element] = []
    /// The start of the last subpath, which becomes the current point when the subpath is closed.
    private var subpathStart = CGPoint.zero
    /// The rectangle that the first `smoothRectCount` elements draw; it is the whole path if there are no other elements.
    private var smoothRect: SmoothRect?
    private var smoothRectCount = 0

    /// A rectangle with continuous corners of one size, which SwiftUI fills with other corner curves than its path has if it is the whole path.
    package struct SmoothRect: Equatable, Sendable {
        package let rect: CGRect
        package let cornerSize: CGSize
        /// The transforms that were applied to the rectangle, combined.
        package var transform: CGAffineTransform
        /// The corners without a radius, a bit for each: the lowest for the top right one, and on clockwise. An array would make each copy of a path slower.
        package var sharpCorners: UInt8 = 0
    }

    /// Creates an empty path.
    public init() {}

    /// Creates a path that the closure draws.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// The rectangle with continuous corners of one size that is the whole path; nil for any other path. It survives moving and transforming the path.
    package var onlySmoothRect: SmoothRect? { smoothRectCount > 0 && smoothRectCount == elements.count ? smoothRect : nil }

    /// Records that all elements so far form one rectangle; does nothing if the path already had elements before it.
    mutating func note(_ smoothRect: SmoothRect, since count: Int) {
        guard count == 0 else { return }
        self.smoothRect = smoothRect
        smoothRectCount = elements.count
    }

    /// Replaces each element with another one of the same kind, with its points elsewhere. If a new point isn't finite, the path stays unchanged.
    package mutating func replacePoints(_ element: (Element) -> Element) {
        let replaced = elements.map(element)
        var probe = Path()
        for element in replaced { probe.append(element) }
        guard probe.elements.count == elements.count else { return }
        probe.smoothRectCount = smoothRectCount
        self = probe
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The point where the next line would start; nil in an empty path.
    public var currentPoint: CGPoint? {
        switch elements.last {
        case nil: nil
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: subpathStart
        }
    }

    /// Starts a subpath at a point. A move directly after a move replaces it, because nothing was drawn from there.
    public mutating func move(to end: CGPoint) {
        guard end.isFinite else { return }
        if case .move = elements.last { elements.removeLast() }
        elements.append(.move(to: end))
        subpathStart = end
    }

    /// Adds a straight line from the current point.
    public mutating func addLine(to end: CGPoint) {
        guard end.isFinite, !isEmpty else { return }
        elements.append(.line(to: end))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard end.isFinite, control.isFinite, !isEmpty else { return }
        elements.append(.quadCurve(to: end, control: control))
    }

    /// Adds a cubic Bézier curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard end.isFinite, control1.isFinite, control2.isFinite, !isEmpty else { return }
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Closes the subpath with a line to its start. Does nothing in an empty path or if the subpath is already closed.
    public mutating func closeSubpath() {
        guard let last = elements.last, last != .closeSubpath else { return }
        elements.append(.closeSubpath)
    }

    /// Adds an element under the rules of the method for its kind.
    package mutating func append(_ element: Element) {
        switch element {
        case .move(let end): move(to: end)
        case .line(let end): addLine(to: end)
        case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
        case .closeSubpath: closeSubpath()
        }
    }

    /// Reserves capacity in an empty path, so that a shape with a known number of elements allocates once.
    mutating func reserve(_ count: Int) { if elements.isEmpty { elements.reserveCapacity(count) } }

    /// Calls the closure with each element in order.
    public func forEach(_ body: (Element) -> Void) {
        elements.forEach(body)
    }

    /// Adds all elements of another path, transformed.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if transform.isIdentity, isEmpty {
            self = path
            return
        }
        elements.reserveCapacity(elements.count + path.elements.count)
        for element in path.elements {
            append(transform.isIdentity ? element : element.applying(transform))
        }
        if elements.count == path.elements.count, var rect = path.smoothRect {
            rect.transform = rect.transform.concatenating(transform)
            smoothRect = rect
            smoothRectCount = path.smoothRectCount
        }
    }

    /// Returns the path with every point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var result = Path()
        result.addPath(self, transform: transform)
        return result
    }

    /// Returns the path moved by a distance, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path {
    /// The path as moves, lines, cubic curves and closes only, with a move at the start of every subpath: the form that a painter needs.
    ///
    /// Quadratic curves become equivalent cubic ones.
    package var cubicElements: [Element] {
        var result: [Element] = []
        result.reserveCapacity(elements.count)
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            if result.last == .closeSubpath {
                switch element {
                case .move, .closeSubpath: break
                case .line, .quadCurve, .curve: result.append(.move(to: start))
                }
            }
            switch element {
            case .move(let end):
                start = end
                current = end
                result.append(element)
            case .line(let end), .curve(let end, _, _):
                current = end
                result.append(element)
            case .quadCurve(let end, let control):
                result.append(
                    .curve(to: end, control1: current.interpolated(to: control, by: 2 / 3), control2: end.interpolated(to: control, by: 2 / 3)))
                current = end
            case .closeSubpath:
                current = start
                result.append(element)
            }
        }
        return result
    }
}

extension Path.Element {
    fileprivate func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let end): .move(to: end.applying(t))
        case .line(let end): .line(to: end.applying(t))
        case .quadCurve(let end, let control): .quadCurve(to: end.applying(t), control: control.applying(t))
        case .curve(let end, let control1, let control2):
            .curve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }

    /// Returns the point at a fraction of the distance to another one.
    func interpolated(to other: CGPoint, by fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}

extension CGRect {
    var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite && maxX.isFinite && maxY.isFinite }
}

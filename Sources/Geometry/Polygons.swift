import Foundation

/// The subpaths of a path as polygons.
struct Polygons {
    private var lines: [(points: [CGPoint], isClosed: Bool)] = []
    /// The edges that can be beside a point, by the point's height.
    private var members: [[(CGPoint, CGPoint)]] = []
    private var bands = Bands([], share: 1)
    /// Whether x and y are exchanged in the bands, because a horizontal ray would meet far more edges than a vertical one.
    private var isTurned = false

    init(_ path: Path) {
        path.forEachSegment { segment, startsSubpath in
            if startsSubpath { lines.append(([segment.p0], false)) }
            if lines.isEmpty { return }
            let count = segment.lineCount
            for step in 1...count { lines[lines.count - 1].points.append(step == count ? segment.p3 : segment.point(CGFloat(step) / CGFloat(count))) }
            if segment.kind == .close { lines[lines.count - 1].isClosed = true }
        }
        var edges = edges(closed: true)
        // Of few edges, a ray meets few in any direction.
        if edges.count >= Self.fewEdges {
            let turned = edges.map { (Self.turned($0.0), Self.turned($0.1)) }
            isTurned = Self.density(edges) > 8 * Self.density(turned)
            if isTurned { edges = turned }
        }
        edges.removeAll { $0.0.y == $0.1.y }
        // An average edge is in a few bands.
        bands = Bands(edges.map { (min($0.0.y, $0.1.y), max($0.0.y, $0.1.y)) }, share: 4)
        members = Array(repeating: [], count: bands.count)
        for edge in edges { for band in bands.range(min(edge.0.y, edge.1.y), max(edge.0.y, edge.1.y)) { members[band].append(edge) } }
    }

    private static let fewEdges = 64

    private static func turned(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }

    /// Returns the average number of edges at a height.
    private static func density(_ edges: [(CGPoint, CGPoint)]) -> CGFloat {
        var (least, greatest, length) = (CGFloat.infinity, -CGFloat.infinity, 0 as CGFloat)
        for (from, to) in edges {
            (least, greatest) = (min(least, from.y, to.y), max(greatest, from.y, to.y))
            length += abs(to.y - from.y)
        }
        return least < greatest ? length / (greatest - least) : 0
    }

    /// Returns the number of lines that a path becomes, without the ones that close open subpaths.
    static func lineCount(of path: Path) -> Int {
        var count = 0
        path.forEachSegment { segment, _ in count += segment.lineCount }
        return count
    }

    /// Returns the lines from point to point.
    func edges(closed: Bool) -> [(CGPoint, CGPoint)] {
        lines.flatMap { line -> [(CGPoint, CGPoint)] in
            guard let start = line.points.first, let end = line.points.last else { return [] }
            let edges = Array(zip(line.points, line.points.dropFirst())).filter { $0.0 != $0.1 }
            return closed && !line.isClosed && start != end ? edges + [(end, start)] : edges
        }
    }

    /// Returns how often the polygons turn around a point, clockwise on the screen, which has a downward y axis.
    ///
    /// - Parameter comparisons: increased by the number of edges in the point's band.
    /// - Complexity: the number of edges in the point's band, which is a small constant for outlines of many short lines.
    func winding(around p: CGPoint, _ comparisons: inout Int) -> Int {
        guard !members.isEmpty else { return 0 }
        let p = isTurned ? Self.turned(p) : p
        let edges = members[bands.band(p.y)]
        comparisons += edges.count
        var winding = 0
        for (a, b) in edges where (a.y <= p.y) != (b.y <= p.y) {
            if a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x { winding += a.y <= p.y ? 1 : -1 }
        }
        return isTurned ? -winding : winding
    }
}

/// Bands of equal heights that divide an area.
struct Bands {
    private(set) var count = 0
    private let (top, height): (CGFloat, CGFloat)

    /// - Parameters:
    ///   - spans: the tops and bottoms of the members.
    ///   - share: the number of bands that an average member is in, except that there are at most 4,096 bands.
    init(_ spans: [(top: CGFloat, bottom: CGFloat)], share: CGFloat) {
        guard let least = spans.map(\.top).min(), let greatest = spans.map(\.bottom).max() else {
            (top, height) = (0, 0)
            return
        }
        let part = (greatest - least) / spans.reduce(0) { $0 + abs($1.bottom - $1.top) }
        count = part.isFinite ? Int(saturating: min(max(share * part * CGFloat(spans.count), 1), 4096)) : 1
        (top, height) = (least, (greatest - least) / CGFloat(count))
    }

    /// Returns the band of a height; the first or the last one for heights beyond.
    func band(_ y: CGFloat) -> Int {
        let place = (y - top) / height
        return place > 0 ? Int(saturating: min(place, CGFloat(count - 1))) : 0
    }

    /// Returns the bands between two heights.
    func range(_ top: CGFloat, _ bottom: CGFloat) -> ClosedRange<Int> { band(top)...band(bottom) }
}

extension PathSegment {
    /// The number of lines that keep within a fiftieth of a point of the curve: its second differences bound the distance.
    fileprivate var lineCount: Int {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat { hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y) }
        let deviation: CGFloat =
            switch kind {
            case .line, .close: 0
            case .quad: bend(p0, p1, p3) / 4
            case .cubic: max(bend(p0, p1, p2), bend(p1, p2, p3)) * 0.75
            }
        return max(1, Int(saturating: min((deviation / 0.02).squareRoot().rounded(.up), 200)))
    }
}

import Foundation

/// The subpaths of a path as polygons.
struct Polygons {
    private var lines: [(points: [CGPoint], isClosed: Bool)] = []
    /// The edges that can be beside a point, by the point's height.
    private var bands: [[(CGPoint, CGPoint)]] = []
    private var (top, bandHeight): (CGFloat, CGFloat) = (0, 0)

    init(_ path: Path) {
        path.forEachSegment { segment, startsSubpath in
            if startsSubpath { lines.append(([segment.p0], false)) }
            if lines.isEmpty { return }
            let count = segment.lineCount
            for step in 1...count { lines[lines.count - 1].points.append(step == count ? segment.p3 : segment.point(CGFloat(step) / CGFloat(count))) }
            if segment.kind == .close { lines[lines.count - 1].isClosed = true }
        }
        makeBands()
    }

    /// Returns the lines from point to point.
    func edges(closed: Bool) -> [(CGPoint, CGPoint)] {
        lines.flatMap { line -> [(CGPoint, CGPoint)] in
            guard let start = line.points.first, let end = line.points.last else { return [] }
            let edges = Array(zip(line.points, line.points.dropFirst())).filter { $0.0 != $0.1 }
            return closed && !line.isClosed && start != end ? edges + [(end, start)] : edges
        }
    }

    /// Whether a point is inside.
    ///
    /// - Complexity: the number of edges in the point's band, which is a small constant for outlines of many short lines.
    func contains(_ p: CGPoint, _ eoFill: Bool) -> Bool {
        guard !bands.isEmpty else { return false }
        var winding = 0
        for (a, b) in bands[band(p.y)] where (a.y <= p.y) != (b.y <= p.y) {
            if a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x { winding += a.y <= p.y ? 1 : -1 }
        }
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }

    /// Returns the band of a height; the first or the last one for heights beyond.
    private func band(_ y: CGFloat) -> Int {
        let place = (y - top) / bandHeight
        return place > 0 ? Int(saturating: min(place, CGFloat(bands.count - 1))) : 0
    }

    /// Puts the edges into bands of equal heights. Their number is chosen so that an average edge is in a few of them.
    private mutating func makeBands() {
        let edges = edges(closed: true).filter { $0.0.y != $0.1.y }
        guard let least = edges.map({ min($0.0.y, $0.1.y) }).min(), let greatest = edges.map({ max($0.0.y, $0.1.y) }).max() else { return }
        let share = (greatest - least) / edges.reduce(0) { $0 + abs($1.1.y - $1.0.y) }
        let count = share.isFinite ? Int(saturating: min(max(4 * share * CGFloat(edges.count), 1), 4096)) : 1
        (top, bandHeight) = (least, (greatest - least) / CGFloat(count))
        bands = Array(repeating: [], count: count)
        for edge in edges { for band in band(min(edge.0.y, edge.1.y))...band(max(edge.0.y, edge.1.y)) { bands[band].append(edge) } }
    }
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
        return Int(saturating: min(max((deviation / 0.02).squareRoot().rounded(.up), 1), 200))
    }
}

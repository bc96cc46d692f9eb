import Foundation

// Curves become short lines in all results, as many as keep the outline within a fiftieth of a point.

extension Path {
    /// Returns the area inside either path.
    ///
    /// - Parameter eoFill: the fill rule of both paths: true for the even-odd rule, false for the non-zero rule.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { PathOverlay(self, other, eoFill: eoFill).area { $0 || $1 } }
    /// Returns the area inside both paths.
    ///
    /// - Parameter eoFill: the fill rule of both paths: true for the even-odd rule, false for the non-zero rule.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { PathOverlay(self, other, eoFill: eoFill).area { $0 && $1 } }
    /// Returns the area inside this path and outside the other one.
    ///
    /// - Parameter eoFill: the fill rule of both paths: true for the even-odd rule, false for the non-zero rule.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { PathOverlay(self, other, eoFill: eoFill).area { $0 && !$1 } }
    /// Returns the area inside exactly one of the paths.
    ///
    /// - Parameter eoFill: the fill rule of both paths: true for the even-odd rule, false for the non-zero rule.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { PathOverlay(self, other, eoFill: eoFill).area { $0 != $1 } }
    /// Returns the same area without overlaps and self-intersections.
    ///
    /// - Parameter eoFill: the fill rule of the path: true for the even-odd rule, false for the non-zero rule.
    public func normalized(eoFill: Bool = true) -> Path { PathOverlay(self, Path(), eoFill: eoFill).area { inside, _ in inside } }
    /// Returns the parts of this line inside the other path.
    ///
    /// - Parameter eoFill: the fill rule of the other path: true for the even-odd rule, false for the non-zero rule.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { PathOverlay(self, other, eoFill: eoFill).line(isInside: true) }
    /// Returns the parts of this line outside the other path.
    ///
    /// - Parameter eoFill: the fill rule of the other path: true for the even-odd rule, false for the non-zero rule.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { PathOverlay(self, other, eoFill: eoFill).line(isInside: false) }
}

/// Two paths cut at their intersections.
///
/// A piece between two cuts belongs to the outline of a combined area if the area is on exactly one of its sides.
private struct PathOverlay {
    private struct Edge {
        var from: CGPoint
        var to: CGPoint
        var isFirst: Bool
    }

    /// The outlines as polygons.
    private let first: Polygons
    private let second: Polygons
    private let eoFill: Bool

    init(_ first: Path, _ second: Path, eoFill: Bool) {
        self.first = Polygons(first)
        self.second = Polygons(second)
        self.eoFill = eoFill
    }

    /// Returns the area in which `isKept` is true for the insides of the first and the second path.
    func area(_ isKept: (Bool, Bool) -> Bool) -> Path {
        var kept: [(CGPoint, CGPoint)] = []
        var seen: Set<PieceKey> = []
        for piece in pieces(closed: true, both: true) {
            let (dx, dy) = (piece.to.x - piece.from.x, piece.to.y - piece.from.y)
            let length = hypot(dx, dy)
            guard length > 1e-9 else { continue }
            let middle = CGPoint(x: (piece.from.x + piece.to.x) / 2, y: (piece.from.y + piece.to.y) / 2)
            let step = min(1e-4, length / 4)
            let left = CGPoint(x: middle.x + dy / length * step, y: middle.y - dx / length * step)
            let right = CGPoint(x: middle.x - dy / length * step, y: middle.y + dx / length * step)
            let isLeft = isKept(first.contains(left, eoFill), second.contains(left, eoFill))
            let isRight = isKept(first.contains(right, eoFill), second.contains(right, eoFill))
            guard isLeft != isRight else { continue }
            // The area is on the right, so that all outlines turn the same way; edges that coincide count once.
            let (from, to) = isRight ? (piece.from, piece.to) : (piece.to, piece.from)
            if seen.insert(PieceKey(from, to)).inserted { kept.append((from, to)) }
        }
        return Self.joined(kept, closes: true)
    }

    /// Returns the parts of the first path's line inside or outside the second path.
    func line(isInside: Bool) -> Path {
        let kept = pieces(closed: false, both: false).filter { piece in
            let middle = CGPoint(x: (piece.from.x + piece.to.x) / 2, y: (piece.from.y + piece.to.y) / 2)
            return second.contains(middle, eoFill) == isInside
        }
        return Self.joined(kept.map { ($0.from, $0.to) }, closes: false)
    }

    /// Returns the edges cut at all intersections.
    ///
    /// - Parameters:
    ///   - closed: whether subpaths end with a line to their start.
    ///   - both: whether the second path's edges are cut too, and the first path's edges at one another.
    private func pieces(closed: Bool, both: Bool) -> [Edge] {
        let own = first.edges(closed: closed).map { Edge(from: $0.0, to: $0.1, isFirst: true) }
        let foreign = second.edges(closed: true).map { Edge(from: $0.0, to: $0.1, isFirst: false) }
        let all = own + foreign
        var cuts = [[CGFloat]](repeating: [], count: all.count)
        // In the order of their left ends, only neighbors can meet.
        let order = all.indices.sorted { min(all[$0].from.x, all[$0].to.x) < min(all[$1].from.x, all[$1].to.x) }
        for (place, index) in order.enumerated() {
            let edge = all[index]
            let right = max(edge.from.x, edge.to.x)
            for other in order[(place + 1)...] {
                let candidate = all[other]
                if min(candidate.from.x, candidate.to.x) > right { break }
                guard both || edge.isFirst != candidate.isFirst else { continue }
                Self.cut(edge, candidate) {
                    cuts[index] += $0
                    cuts[other] += $1
                }
            }
        }
        return all.indices.filter { both || all[$0].isFirst }.flatMap { index -> [Edge] in
            let edge = all[index]
            let stops = ([0, 1] + cuts[index].filter { $0 > 0 && $0 < 1 }).sorted()
            return zip(stops, stops.dropFirst()).compactMap { a, b in
                guard b - a > 1e-12 else { return nil }
                return Edge(from: Self.point(edge, a), to: Self.point(edge, b), isFirst: edge.isFirst)
            }
        }
    }

    private static func point(_ edge: Edge, _ t: CGFloat) -> CGPoint {
        if t == 0 { return edge.from }
        if t == 1 { return edge.to }
        return CGPoint(x: edge.from.x + (edge.to.x - edge.from.x) * t, y: edge.from.y + (edge.to.y - edge.from.y) * t)
    }

    /// Calls the closure with the parameters at which two edges meet; for edges on one line, those of their ends.
    private static func cut(_ a: Edge, _ b: Edge, _ add: ([CGFloat], [CGFloat]) -> Void) {
        if max(a.from.y, a.to.y) < min(b.from.y, b.to.y) || max(b.from.y, b.to.y) < min(a.from.y, a.to.y) { return }
        let (ax, ay) = (a.to.x - a.from.x, a.to.y - a.from.y)
        let (bx, by) = (b.to.x - b.from.x, b.to.y - b.from.y)
        let (cx, cy) = (b.from.x - a.from.x, b.from.y - a.from.y)
        let (lengthA, lengthB) = (hypot(ax, ay), hypot(bx, by))
        guard lengthA > 0, lengthB > 0 else { return }
        let cross = ax * by - ay * bx
        if abs(cross) > 1e-12 * lengthA * lengthB {
            let (t, u) = ((cx * by - cy * bx) / cross, (cx * ay - cy * ax) / cross)
            if t >= -1e-9, t <= 1 + 1e-9, u >= -1e-9, u <= 1 + 1e-9 { add([t], [u]) }
            return
        }
        guard abs(cx * ay - cy * ax) <= 1e-9 * lengthA else { return }
        add(
            [b.from, b.to].map { (($0.x - a.from.x) * ax + ($0.y - a.from.y) * ay) / (lengthA * lengthA) },
            [a.from, a.to].map { (($0.x - b.from.x) * bx + ($0.y - b.from.y) * by) / (lengthB * lengthB) })
    }

    /// A point rounded so that the ends of neighboring pieces are equal.
    private struct PointKey: Hashable {
        let x: Int
        let y: Int
        init(_ point: CGPoint) { (x, y) = (Self.rounded(point.x), Self.rounded(point.y)) }
        private static func rounded(_ value: CGFloat) -> Int { Int(exactly: min(max(-9e18, value * 1e5), 9e18).rounded()) ?? 0 }
    }

    private struct PieceKey: Hashable {
        let from: PointKey
        let to: PointKey
        init(_ from: CGPoint, _ to: CGPoint) { (self.from, self.to) = (PointKey(from), PointKey(to)) }
    }

    /// Joins pieces to lines, from the first one on, and leaves out points in the middle of straight lines.
    private static func joined(_ pieces: [(CGPoint, CGPoint)], closes: Bool) -> Path {
        var starts: [PointKey: [Int]] = [:]
        var ends: Set<PointKey> = []
        for index in pieces.indices.reversed() {
            starts[PointKey(pieces[index].0), default: []].append(index)
            ends.insert(PointKey(pieces[index].1))
        }
        var isUsed = [Bool](repeating: false, count: pieces.count)
        var path = Path()
        func follow(_ first: Int) {
            var points = [pieces[first].0]
            var next: Int? = first
            while let index = next {
                isUsed[index] = true
                points.append(pieces[index].1)
                next = starts[PointKey(pieces[index].1)]?.last { !isUsed[$0] }
                if PointKey(pieces[index].1) == PointKey(points[0]) { next = nil }
            }
            let isLoop = points.count > 2 && PointKey(points[0]) == PointKey(points[points.count - 1])
            if isLoop { points.removeLast() }
            let corners = simplified(points, isLoop: isLoop)
            guard corners.count > 1 else { return }
            path.addLines(corners)
            if isLoop || closes { path.closeSubpath() }
        }
        // Open lines begin where no piece ends.
        for index in pieces.indices where !isUsed[index] && !ends.contains(PointKey(pieces[index].0)) { follow(index) }
        for index in pieces.indices where !isUsed[index] { follow(index) }
        return path
    }

    private static func simplified(_ points: [CGPoint], isLoop: Bool) -> [CGPoint] {
        guard points.count > 2 else { return points }
        return points.indices.filter { index in
            guard isLoop || (index > 0 && index < points.count - 1) else { return true }
            let (a, b, c) = (points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count])
            let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            let dot = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
            return abs(cross) > 1e-7 || dot < 0
        }.map { points[$0] }
    }
}

import Foundation

/// Pieces of outlines that become lines.
struct PathPieces {
    private var pieces: [(from: CGPoint, to: CGPoint)] = []
    private var seen: Set<PieceKey> = []

    mutating func add(_ from: CGPoint, _ to: CGPoint) { pieces.append((from, to)) }
    /// Adds a piece unless there is an equal one.
    mutating func addOnce(_ from: CGPoint, _ to: CGPoint) { if seen.insert(PieceKey(from, to)).inserted { add(from, to) } }

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

    /// Joins the pieces to lines, from the first one on, and leaves out points in the middle of straight lines.
    ///
    /// - Complexity: linear in the number of pieces.
    func joined(closes: Bool) -> Path {
        // The first unused piece that starts at a point, and for each piece the next one that starts there.
        var starts: [PointKey: Int] = [:]
        var following = [Int?](repeating: nil, count: pieces.count)
        var ends: Set<PointKey> = []
        for index in pieces.indices.reversed() {
            following[index] = starts.updateValue(index, forKey: PointKey(pieces[index].from))
            ends.insert(PointKey(pieces[index].to))
        }
        var isUsed = [Bool](repeating: false, count: pieces.count)
        func takeStart(_ key: PointKey) -> Int? {
            var next = starts[key]
            while let index = next, isUsed[index] { next = following[index] }
            starts[key] = next
            return next
        }
        var path = Path()
        func follow(_ first: Int) {
            var points = [pieces[first].from]
            let start = PointKey(points[0])
            var next: Int? = first
            while let index = next {
                isUsed[index] = true
                points.append(pieces[index].to)
                let end = PointKey(pieces[index].to)
                next = end == start ? nil : takeStart(end)
            }
            let isLoop = points.count > 2 && start == PointKey(points[points.count - 1])
            if isLoop { points.removeLast() }
            let corners = Self.simplified(points, isLoop: isLoop)
            guard corners.count > 1 else { return }
            path.addLines(corners)
            if isLoop || closes { path.closeSubpath() }
        }
        // Open lines begin where no piece ends.
        for index in pieces.indices where !isUsed[index] && !ends.contains(PointKey(pieces[index].from)) { follow(index) }
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

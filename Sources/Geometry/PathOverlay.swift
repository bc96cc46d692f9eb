import Foundation

/// Two paths cut at their intersections.
///
/// A piece between two cuts belongs to the outline of a combined area if the area is on exactly one of its sides. The sides are found by walking along the
/// lines: where one line crosses the walk, the winding number of its path changes by one. Only where lines meet in other ways does a ray find them.
struct PathOverlay {
    /// The maximum number of lines, including those of curves.
    static let lineLimit = 100_000
    /// The maximum number of crossings. Each needs about 300 bytes if all pieces belong to the result.
    static let crossingLimit = 1_000_000
    /// The maximum of ``comparisons``, about a second of work.
    static let comparisonLimit = 100_000_000
    /// The maximum number of pieces in a walk whose end a ray confirms.
    private static let longestWalk = 10_000
    /// The distance in points within which meetings of lines are not simple crossings.
    private static let margin: CGFloat = 1e-6

    private struct Edge {
        var from: CGPoint
        var to: CGPoint
        var isFirst: Bool
        var left: CGFloat { min(from.x, to.x) }
        var right: CGFloat { max(from.x, to.x) }
        var top: CGFloat { min(from.y, to.y) }
        var bottom: CGFloat { max(from.y, to.y) }
        func point(_ t: CGFloat) -> CGPoint {
            if t == 0 { return from }
            if t == 1 { return to }
            return CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        }
    }

    /// A place at which an edge meets another one.
    private struct Cut {
        /// The place as a fraction of the edge.
        var t: CGFloat
        var other: Int
        /// The change of the winding number of the other edge's path; 0 unless the edges simply cross.
        var turn: Int = 0
    }

    private struct Piece {
        var from: CGPoint
        var to: CGPoint
        /// The changes of both paths' winding numbers since the piece before; nil if they are unknown.
        var turns: (first: Int32, second: Int32)?
    }

    /// The winding numbers of both paths on both sides of a piece.
    private struct Sides: Equatable {
        var (firstLeft, firstRight, secondLeft, secondRight) = (0, 0, 0, 0)

        mutating func turn(_ turns: (first: Int32, second: Int32)) {
            firstLeft += Int(turns.first)
            firstRight += Int(turns.first)
            secondLeft += Int(turns.second)
            secondRight += Int(turns.second)
        }
    }

    /// The outlines as polygons.
    private let first: Polygons
    private let second: Polygons
    private let eoFill: Bool
    private var crossings = 0
    /// The number of comparisons so far, of lines with lines and of rays with lines.
    private(set) var comparisons = 0

    /// - Throws: ``PathExcess/lines(_:)``
    init(_ first: Path, _ second: Path, eoFill: Bool) throws(PathExcess) {
        let count = Polygons.lineCount(of: first) + Polygons.lineCount(of: second)
        guard count <= Self.lineLimit else { throw .lines(count) }
        self.first = Polygons(first)
        self.second = Polygons(second)
        self.eoFill = eoFill
    }

    /// Returns the area in which `isKept` is true for the insides of the first and the second path.
    mutating func area(_ isKept: (Bool, Bool) -> Bool) throws(PathExcess) -> Path {
        var kept = PathPieces()
        let pieces = try pieces(closed: true, both: true)
        let rays = { (overlay: inout PathOverlay, piece: Piece) in overlay.sides(of: piece) }
        try walk(pieces, rays: rays) { overlay, piece, sides in
            let isLeft = isKept(overlay.isInside(sides.firstLeft), overlay.isInside(sides.secondLeft))
            let isRight = isKept(overlay.isInside(sides.firstRight), overlay.isInside(sides.secondRight))
            // The area is on the right, so that all outlines turn the same way; edges that coincide count once.
            if isLeft != isRight { kept.addOnce(isRight ? piece.from : piece.to, isRight ? piece.to : piece.from) }
        }
        return kept.joined(closes: true)
    }

    /// Returns the parts of the first path's line inside or outside the second path.
    mutating func line(isInside: Bool) throws(PathExcess) -> Path {
        var kept = PathPieces()
        let pieces = try pieces(closed: false, both: false)
        let rays = { (overlay: inout PathOverlay, piece: Piece) in
            let middle = CGPoint(x: (piece.from.x + piece.to.x) / 2, y: (piece.from.y + piece.to.y) / 2)
            var sides = Sides()
            sides.secondLeft = overlay.second.winding(around: middle, &overlay.comparisons)
            sides.secondRight = sides.secondLeft
            return sides
        }
        try walk(pieces, rays: rays) { overlay, piece, sides in
            if overlay.isInside(sides.secondLeft) == isInside { kept.add(piece.from, piece.to) }
        }
        return kept.joined(closes: false)
    }

    private func isInside(_ winding: Int) -> Bool { eoFill ? !winding.isMultiple(of: 2) : winding != 0 }

    // MARK: Sides

    /// Returns the winding numbers close to the middle of a piece.
    private mutating func sides(of piece: Piece) -> Sides {
        let (dx, dy) = (piece.to.x - piece.from.x, piece.to.y - piece.from.y)
        let length = hypot(dx, dy)
        let middle = CGPoint(x: (piece.from.x + piece.to.x) / 2, y: (piece.from.y + piece.to.y) / 2)
        let step = min(1e-4, length / 4)
        let left = CGPoint(x: middle.x + dy / length * step, y: middle.y - dx / length * step)
        let right = CGPoint(x: middle.x - dy / length * step, y: middle.y + dx / length * step)
        var sides = Sides()
        sides.firstLeft = first.winding(around: left, &comparisons)
        sides.firstRight = first.winding(around: right, &comparisons)
        sides.secondLeft = second.winding(around: left, &comparisons)
        sides.secondRight = second.winding(around: right, &comparisons)
        return sides
    }

    /// Calls `body` with each piece and its sides.
    ///
    /// - Parameter rays: returns a piece's sides by themselves. Each walk begins and ends with them; if the end differs, so does each piece of the walk.
    private mutating func walk(
        _ pieces: [Piece], rays: (inout PathOverlay, Piece) -> Sides, _ body: (PathOverlay, Piece, Sides) -> Void
    ) throws(PathExcess) {
        var start = 0
        while start < pieces.count {
            let begin = rays(&self, pieces[start])
            body(self, pieces[start], begin)
            var (end, last) = (start + 1, begin)
            while end < pieces.count, end - start < Self.longestWalk, let turns = pieces[end].turns {
                last.turn(turns)
                end += 1
            }
            let isConfirmed = end - start == 1 || rays(&self, pieces[end - 1]) == last
            var sides = begin
            for piece in pieces[start + 1..<end] {
                if isConfirmed, let turns = piece.turns { sides.turn(turns) } else { sides = rays(&self, piece) }
                body(self, piece, sides)
                try check()
            }
            try check()
            start = end
        }
    }

    private func check() throws(PathExcess) {
        if comparisons > Self.comparisonLimit { throw .comparisons }
        if crossings > Self.crossingLimit { throw .crossings }
    }

    // MARK: Pieces

    /// Returns the edges cut at all intersections.
    ///
    /// - Parameters:
    ///   - closed: whether subpaths end with a line to their start. Pieces that are too short to have sides are left out then.
    ///   - both: whether the second path's edges are cut too, and the first path's edges at one another.
    private mutating func pieces(closed: Bool, both: Bool) throws(PathExcess) -> [Piece] {
        let own = first.edges(closed: closed).map { Edge(from: $0.0, to: $0.1, isFirst: true) }
        let foreign = second.edges(closed: true).map { Edge(from: $0.0, to: $0.1, isFirst: false) }
        let all = own + foreign
        let cuts = try cuts(of: all, both: both)
        var pieces: [Piece] = []
        // The changes since the last piece; nil if they are unknown.
        var turns: (first: Int32, second: Int32)?
        for index in all.indices where both || all[index].isFirst {
            let edge = all[index]
            let length = hypot(edge.to.x - edge.from.x, edge.to.y - edge.from.y)
            let follows = index > 0 && all[index - 1].to == edge.from && all[index - 1].isFirst == edge.isFirst
            if !follows || cuts[index].contains(where: { $0.t * length < Self.margin && $0.other != index - 1 }) { turns = nil }
            let inner = cuts[index].filter { $0.t > 0 && $0.t < 1 }.sorted { $0.t < $1.t }
            var begin: CGFloat = 0
            func addPiece(to end: CGFloat) {
                guard end - begin > 1e-12 else { return }
                let (from, to) = (edge.point(begin), edge.point(end))
                if closed, hypot(to.x - from.x, to.y - from.y) <= 1e-9 { return }
                pieces.append(Piece(from: from, to: to, turns: turns))
                turns = (0, 0)
            }
            for (place, cut) in inner.enumerated() {
                addPiece(to: cut.t)
                begin = cut.t
                let isNearEnd = cut.t * length < Self.margin || (1 - cut.t) * length < Self.margin
                if isNearEnd, abs(cut.other - index) == 1 { continue }
                let next = place + 1 < inner.count ? inner[place + 1].t : 1
                let before = place > 0 ? inner[place - 1].t : 0
                if cut.turn == 0 || min(next - cut.t, cut.t - before) * length < Self.margin { turns = nil }
                if all[cut.other].isFirst { turns?.first += Int32(cut.turn) } else { turns?.second += Int32(cut.turn) }
            }
            addPiece(to: 1)
            if cuts[index].contains(where: { (1 - $0.t) * length < Self.margin && $0.other != index + 1 }) { turns = nil }
        }
        return pieces
    }

    /// Returns the places at which each edge meets others.
    private mutating func cuts(of all: [Edge], both: Bool) throws(PathExcess) -> [[Cut]] {
        var cuts = [[Cut]](repeating: [], count: all.count)
        let bands = Bands(all.map { ($0.top, $0.bottom) }, share: 1)
        var members = [[Int]](repeating: [], count: bands.count)
        for index in all.indices.sorted(by: { all[$0].left < all[$1].left }) {
            for band in bands.range(all[index].top, all[index].bottom) { members[band].append(index) }
        }
        // In a band, in the order of their left ends, only neighbors can meet.
        for (band, members) in members.enumerated() {
            for (place, index) in members.enumerated() {
                let edge = all[index]
                let (right, top) = (edge.right, bands.band(edge.top))
                for other in members[(place + 1)...] {
                    let candidate = all[other]
                    comparisons += 1
                    if candidate.left > right { break }
                    // Edges that are together in several bands meet once.
                    guard both || edge.isFirst != candidate.isFirst, max(top, bands.band(candidate.top)) == band else { continue }
                    crossings += Self.cut(edge, candidate) {
                        cuts[index].append(Cut(t: $0, other: other, turn: -$2))
                        cuts[other].append(Cut(t: $1, other: index, turn: $2))
                    }
                }
                try check()
            }
        }
        return cuts
    }

    /// Calls the closure with the parameters at which two edges meet; for edges on one line, those of their ends. Returns the number of calls.
    ///
    /// - Parameter add: its last argument is 1 or -1 for the direction in which `b` crosses `a`, and 0 unless they cross far from their ends.
    private static func cut(_ a: Edge, _ b: Edge, _ add: (CGFloat, CGFloat, Int) -> Void) -> Int {
        if a.bottom < b.top || b.bottom < a.top { return 0 }
        let (ax, ay) = (a.to.x - a.from.x, a.to.y - a.from.y)
        let (bx, by) = (b.to.x - b.from.x, b.to.y - b.from.y)
        let (cx, cy) = (b.from.x - a.from.x, b.from.y - a.from.y)
        let (lengthA, lengthB) = (hypot(ax, ay), hypot(bx, by))
        guard lengthA > 0, lengthB > 0 else { return 0 }
        let cross = ax * by - ay * bx
        if abs(cross) > 1e-12 * lengthA * lengthB {
            let (t, u) = ((cx * by - cy * bx) / cross, (cx * ay - cy * ax) / cross)
            guard t >= -1e-9, t <= 1 + 1e-9, u >= -1e-9, u <= 1 + 1e-9 else { return 0 }
            let isSimple = abs(cross) > 1e-6 * lengthA * lengthB && min(min(t, 1 - t) * lengthA, min(u, 1 - u) * lengthB) >= margin
            add(t, u, isSimple ? (cross > 0 ? 1 : -1) : 0)
            return 1
        }
        guard abs(cx * ay - cy * ax) <= 1e-9 * lengthA else { return 0 }
        func onA(_ point: CGPoint) -> CGFloat { ((point.x - a.from.x) * ax + (point.y - a.from.y) * ay) / (lengthA * lengthA) }
        func onB(_ point: CGPoint) -> CGFloat { ((point.x - b.from.x) * bx + (point.y - b.from.y) * by) / (lengthB * lengthB) }
        add(onA(b.from), onB(a.from), 0)
        add(onA(b.to), onB(a.to), 0)
        return 2
    }
}

extension Path {
    /// Returns the outline of a line along the path, for clipping, hit testing, or filling with the non-zero rule.
    ///
    /// The result consists of overlapping pieces (one for each line, curve, corner and end) that all have the same orientation, clockwise on the
    /// screen. The non-zero rule fills their union, which is a ring for a closed subpath; the even-odd rule doesn't.
    ///
    /// - A curve becomes straight stretches that deviate by at most 0.05 points, or by 1/500 of the longest of the path's sides and the line width if
    ///   that is less; at most 1024 stretches per curve. Where a curve turns back sharply, the line is round regardless of the join style.
    /// - The dash pattern restarts in every subpath. A pattern with an odd count is repeated, so that `[3]` means 3 on, 3 off. In a closed subpath, a
    ///   dash that reaches the end joins one that begins at the start. A dash of length 0 consists of its caps only.
    /// - A subpath without length produces a dot with round caps, an upright square with square caps, and nothing with butt caps; a move alone
    ///   produces nothing.
    ///
    /// - Parameter style: a width of 0 or less produces an empty path. NaN and infinite values count as `StrokeStyle`'s defaults: width 1, miter
    ///   limit 10, no dashes, phase 0. A dash pattern is ignored, and the line is solid, if it has a negative length, adds up to 0, or would cut the
    ///   path into more than 100,000 dashes and gaps.
    /// - Complexity: linear in the number of elements, stretches and dashes.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let width = style.lineWidth.isFinite ? style.lineWidth : 1
        let bounds = boundingRect
        guard width > 0, !bounds.isNull else { return Path() }
        // Half of the tolerance is for the curve itself, the other half for the line's edge beside it.
        let tolerance = min(0.05, max(bounds.width, bounds.height, width) / 500) / 2
        let maxTurn = min(.pi / 4, (8 * tolerance / (width / 2)).squareRoot())

        var lines = flattened(tolerance: tolerance, maxTurn: maxTurn)
        let length = lines.reduce(0) { $1.stretches.reduce($0) { $0 + $1.length } }
        if let pattern = DashPattern(style, length: length) {
            lines = lines.flatMap { $0.dashed(pattern) }
        }
        var outline = StrokeOutline(
            radius: width / 2, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit.isFinite ? style.miterLimit : 10,
            maxTurn: maxTurn)
        for line in lines {
            outline.add(line)
        }
        return outline.path
    }

    /// Returns the subpaths as stretches; a subpath without length has a single stretch of length 0 that points right.
    private func flattened(tolerance: CGFloat, maxTurn: CGFloat) -> [StrokeLine] {
        var lines: [StrokeLine] = []
        var line = StrokeLine()
        var start: Vector?
        func finish() {
            guard let start else { return }
            if line.stretches.isEmpty {
                let right = Vector(1, 0)
                line = StrokeLine(stretches: [Stretch(from: start, to: start, directionFrom: right, directionTo: right, length: 0)])
            }
            lines.append(line)
        }
        forEachSegment { segment, startsSubpath in
            if startsSubpath {
                finish()
                line = StrokeLine()
                start = Vector(segment.p0)
            }
            switch segment.kind {
            case .line, .close:
                line.addLine(from: Vector(segment.p0), to: Vector(segment.p3))
            case .cubic:
                line.addCurve(segment, tolerance, maxTurn)
            case .quad:
                let control1 = segment.p0.interpolated(to: segment.p1, by: 2 / 3)
                let control2 = segment.p3.interpolated(to: segment.p1, by: 2 / 3)
                line.addCurve(PathSegment(cubic: segment.p0, control1, control2, segment.p3), tolerance, maxTurn)
            }
            line.isClosed = segment.kind == .close
        }
        finish()
        return lines
    }
}

/// A straight piece of a flattened path.
private struct Stretch {
    var from: Vector
    var to: Vector
    /// The unit tangents of the path at both ends. Along a curve they differ slightly from the stretch's own direction, and neighbors share them, so
    /// that the edges beside the curve have no steps.
    var directionFrom: Vector
    var directionTo: Vector
    var length: Double
    /// Whether a join in the line's style precedes the stretch; false inside a curve.
    var startsAtCorner = true

    /// Splits the stretch at a distance from its start that is less than its length.
    func split(at cut: Double) -> (head: Stretch, tail: Stretch) {
        let share = cut / length
        let point = from + (to - from) * share
        let direction = (directionFrom + (directionTo - directionFrom) * share).unit ?? directionFrom
        var (head, tail) = (self, self)
        (head.to, head.directionTo, head.length) = (cut > 0 ? point : from, cut > 0 ? direction : directionFrom, cut)
        (tail.from, tail.directionFrom, tail.length) = (head.to, head.directionTo, length - cut)
        return (head, tail)
    }
}

/// A subpath or dash as consecutive stretches.
private struct StrokeLine {
    var stretches: [Stretch] = []
    var isClosed = false

    mutating func addLine(from: Vector, to: Vector) {
        guard let direction = (to - from).unit else { return }
        stretches.append(Stretch(from: from, to: to, directionFrom: direction, directionTo: direction, length: (to - from).length))
    }

    /// Halves a cubic curve until each piece is within the tolerance of its chord and turns by at most `maxTurn` radians.
    mutating func addCurve(_ curve: PathSegment, _ tolerance: CGFloat, _ maxTurn: CGFloat, depth: Int = 0) {
        let points = [curve.p0, curve.p1, curve.p2, curve.p3].map { Vector($0) }
        let legs = zip(points, points.dropFirst()).map { $1 - $0 }
        // Rounding may turn a handle without length into a tiny one that points anywhere.
        let shortest = (legs.map(\.length).max() ?? 0) * 1e-6
        let directions = legs.filter { $0.length > shortest }.compactMap(\.unit)
        guard let first = directions.first, let last = directions.last else { return }
        // The distance of a curve from its chord is at most an eighth of its second derivative.
        let distance = max((legs[1] - legs[0]).length, (legs[2] - legs[1]).length) * 6 / 8
        let turn = zip(directions, directions.dropFirst()).reduce(0) { $0 + abs($1.0.angle(to: $1.1)) }
        if depth < 10, distance > tolerance || turn > maxTurn {
            addCurve(curve.part(0, 0.5), tolerance, maxTurn, depth: depth + 1)
            let count = stretches.count
            addCurve(curve.part(0.5, 1), tolerance, maxTurn, depth: depth + 1)
            guard count > 0, stretches.count > count else { return }
            stretches[count].startsAtCorner = false
            // Both halves compute the tangent between them; a rounding difference would cost an extra join.
            if abs(stretches[count - 1].directionTo.angle(to: stretches[count].directionFrom)) < 1e-3 {
                stretches[count].directionFrom = stretches[count - 1].directionTo
            }
        } else {
            let length = (points[3] - points[0]).length
            stretches.append(Stretch(from: points[0], to: points[3], directionFrom: first, directionTo: last, length: length))
        }
    }

    /// Returns the dashes along the line.
    func dashed(_ pattern: DashPattern) -> [StrokeLine] {
        // A dot has no length to divide.
        guard stretches.contains(where: { $0.length > 0 }) else { return [self] }
        var (index, remaining) = (pattern.firstIndex, pattern.firstLength)
        var dashes: [StrokeLine] = []
        var dash = StrokeLine()
        for stretch in stretches {
            var rest = stretch
            while rest.length > remaining {
                let (head, tail) = rest.split(at: remaining)
                if index.isMultiple(of: 2) {
                    if remaining > 0 || dash.stretches.isEmpty { dash.stretches.append(head) }
                    dashes.append(dash)
                    dash = StrokeLine()
                }
                rest = tail
                index = (index + 1) % pattern.lengths.count
                remaining = pattern.lengths[index]
            }
            if index.isMultiple(of: 2) { dash.stretches.append(rest) }
            remaining -= rest.length
        }
        guard !dash.stretches.isEmpty else { return dashes }
        let startsWithDash = pattern.firstIndex.isMultiple(of: 2)
        if dashes.isEmpty {
            dash.isClosed = isClosed && startsWithDash
            dashes.append(dash)
        } else if isClosed, startsWithDash {
            dashes[0].stretches = dash.stretches + dashes[0].stretches
        } else {
            dashes.append(dash)
        }
        return dashes
    }
}

/// Alternating dashes and gaps: an even number of nonnegative lengths with a positive sum.
private struct DashPattern {
    var lengths: [Double]
    /// The dash (even index) or gap (odd index) in which a subpath begins.
    var firstIndex = 0
    /// The remaining length of that dash or gap at the start of the subpath.
    var firstLength: Double

    /// Creates the pattern of a style; nil for a solid line.
    init?(_ style: StrokeStyle, length: Double) {
        guard !style.dash.isEmpty, style.dash.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
        let isEven = style.dash.count.isMultiple(of: 2)
        lengths = (isEven ? style.dash : style.dash + style.dash).map { Double($0) }
        let period = lengths.reduce(0, +)
        guard period > 0, period.isFinite, length / period * Double(lengths.count) <= 100_000 else { return nil }
        var offset = style.dashPhase.isFinite ? Double(style.dashPhase).truncatingRemainder(dividingBy: period) : 0
        if offset < 0 { offset += period }
        while offset > 0, offset >= lengths[firstIndex], firstIndex + 1 < lengths.count {
            offset -= lengths[firstIndex]
            firstIndex += 1
        }
        firstLength = max(0, lengths[firstIndex] - offset)
    }
}

/// Collects the pieces of a stroke. Touching pieces share corner points exactly, one of them on the center line, so that rounding opens no cracks
/// between them.
private struct StrokeOutline {
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    let maxTurn: CGFloat
    var path = Path()

    mutating func add(_ line: StrokeLine) {
        guard let first = line.stretches.first, let last = line.stretches.last else { return }
        addBodies(line.stretches)
        for (before, after) in zip(line.stretches, line.stretches.dropFirst()) {
            addTurn(at: after.from, before.directionTo, after.directionFrom, after.startsAtCorner ? join : .round)
        }
        if line.isClosed {
            addTurn(at: first.from, last.directionTo, first.directionFrom, join)
        } else {
            addCap(at: last.to, last.directionTo)
            addCap(at: first.from, -first.directionFrom)
        }
    }

    /// Adds the area that a cross-section of the line sweeps along the stretches.
    ///
    /// Neighboring quads that share an edge are merged into one polygon: the shared edge is traversed in both directions, so the merge loses no area.
    private mutating func addBodies(_ stretches: [Stretch]) {
        var (left, right): ([Vector], [Vector]) = ([], [])
        var (start, end) = (Vector.zero, Vector.zero)
        for stretch in stretches where stretch.from != stretch.to {
            let (from, to) = (stretch.from, stretch.to)
            let (sideFrom, sideTo) = (stretch.directionFrom.normal * radius, stretch.directionTo.normal * radius)
            let leftQuad = [from, to, to + sideTo, from + sideFrom]
            let rightQuad = [to, from, from - sideFrom, to - sideTo]
            let isSimple = leftQuad.isConvexLoop && rightQuad.isConvexLoop
            if !left.isEmpty, !isSimple || left.last != leftQuad[3] || end != from {
                addPolygon(right + [end] + left.reversed() + [start])
                left = []
            }
            if isSimple {
                if left.isEmpty { (left, right, start) = ([leftQuad[3]], [rightQuad[2]], from) }
                left.append(leftQuad[2])
                right.append(rightQuad[3])
                end = to
            } else {
                // The line is wider than the curve's bend and folds over itself. No point of the hull is farther from the path than the radius.
                addPolygon(leftQuad.convexHull)
                addPolygon(rightQuad.convexHull)
            }
            if abs(stretch.directionFrom.angle(to: stretch.directionTo)) > maxTurn * 1.01 {
                addTurn(at: from, stretch.directionFrom, stretch.directionTo, .round)
            }
        }
        if !left.isEmpty { addPolygon(right + [end] + left.reversed() + [start]) }
    }

    /// Fills the wedge on the outer side of a corner.
    private mutating func addTurn(at point: Vector, _ before: Vector, _ after: Vector, _ join: CGLineJoin) {
        let angle = before.angle(to: after)
        guard angle != 0 else { return }
        // The wedge from the first to the second vector has the right orientation for a turn to either side.
        let (start, end) = angle > 0 ? (-before.normal, -after.normal) : (after.normal, before.normal)
        switch join {
        case .round:
            addSector(at: point, from: start, to: end, sweep: abs(angle))
        case .bevel:
            addPolygon([point, point + start * radius, point + end * radius])
        case .miter:
            // Half of 1 + cosine is the squared cosine of half the turn: one over the squared miter length in line widths.
            let cosine = before.dot(after)
            let fits = miterLimit > 0 && miterLimit * miterLimit * (1 + cosine) / 2 >= 1
            let tip = fits ? [point + (start + end) * (radius / (1 + cosine))] : []
            addPolygon([point, point + start * radius] + tip + [point + end * radius])
        }
    }

    /// Adds the cap at a point where the line runs toward `direction`.
    private mutating func addCap(at point: Vector, _ direction: Vector) {
        let (side, ahead) = (direction.normal * radius, direction * radius)
        switch cap {
        case .butt: break
        case .round: addSector(at: point, from: -direction.normal, to: direction.normal, sweep: .pi)
        case .square: addPolygon([point, point - side, point - side + ahead, point + side + ahead, point + side])
        }
    }

    /// Adds a sector of a disk between two unit vectors, at most half of the disk.
    private mutating func addSector(at center: Vector, from start: Vector, to end: Vector, sweep: Double) {
        guard sweep > maxTurn else {
            addPolygon([center, center + start * radius, center + end * radius])
            return
        }
        let count = sweep > .pi / 2 + 1e-9 ? 2 : 1
        let step = sweep / Double(count)
        let middle = start * cos(step) + start.normal * sin(step)
        let stops = count == 2 ? [start, middle, end] : [start, end]
        let handle = 4 / 3 * tan(step / 4)
        let reach = center + Vector(radius, radius)
        guard reach.isFinite, (center - Vector(radius, radius)).isFinite else { return }
        path.move(to: center.point)
        path.addLine(to: (center + start * radius).point)
        for (a, b) in zip(stops, stops.dropFirst()) {
            path.addCurve(
                to: (center + b * radius).point, control1: (center + (a + a.normal * handle) * radius).point,
                control2: (center + (b - b.normal * handle) * radius).point)
        }
        path.closeSubpath()
    }

    private mutating func addPolygon(_ points: [Vector]) {
        guard points.allSatisfy(\.isFinite) else { return }
        path.addLines(points.map(\.point))
        path.closeSubpath()
    }
}

private typealias Vector = SIMD2<Double>

extension Vector {
    fileprivate init(_ point: CGPoint) { self.init(point.x, point.y) }

    fileprivate var point: CGPoint { CGPoint(x: x, y: y) }
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
    fileprivate var length: Double { hypot(x, y) }
    /// The vector scaled to length 1; nil if it has no direction.
    fileprivate var unit: Vector? { length > 0 && length.isFinite ? self / length : nil }
    /// The vector after a quarter turn from +x toward +y.
    fileprivate var normal: Vector { Vector(-y, x) }
    fileprivate func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    fileprivate func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
    /// Returns the angle to another vector, −π…π, positive from +x toward +y.
    fileprivate func angle(to other: Vector) -> Double { atan2(cross(other), dot(other)) }
}

extension [Vector] {
    /// Whether the closed polygon turns from +x toward +y at every corner.
    fileprivate var isConvexLoop: Bool {
        indices.allSatisfy { index in
            let (a, b, c) = (self[index], self[(index + 1) % count], self[(index + 2) % count])
            return (b - a).cross(c - b) > 0
        }
    }

    /// The smallest convex polygon around the points, turning from +x toward +y, computed with Andrew's monotone chain algorithm.
    fileprivate var convexHull: [Vector] {
        let sorted = sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: [Vector]) -> [Vector] {
            var chain: [Vector] = []
            for point in points {
                while chain.count > 1, (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0 {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return chain(sorted) + chain(sorted.reversed())
    }
}

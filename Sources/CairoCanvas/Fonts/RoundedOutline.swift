import Foundation

/// Rounds the corners of a glyph's outline, as SF Rounded differs from SF: strokes end in half disks (Documentation/Semantics/Text.md#designs).
///
/// Only corners that point outward are rounded; where strokes meet, the outline stays.
struct RoundedOutline {
    private typealias Point = SIMD2<Double>

    /// A side of a contour: a line, or a cubic curve.
    private struct Side {
        var start: Point
        var controls: (Point, Point)?
        var end: Point

        var length: Double {
            guard let (first, second) = controls else { return RoundedOutline.length(end - start) }
            return
                (RoundedOutline.length(first - start) + RoundedOutline.length(second - first) + RoundedOutline.length(end - second)
                + RoundedOutline.length(end - start)) / 2
        }
        /// The directions at both ends; those of the chord where control points coincide with an end.
        var startDirection: Point { direction(from: start, to: [controls?.0, controls?.1, end]) }
        var endDirection: Point { -direction(from: end, to: [controls?.1, controls?.0, start]) }

        private func direction(from point: Point, to others: [Point?]) -> Point {
            for case let other? in others where RoundedOutline.length(other - point) > 0.01 { return (other - point) / RoundedOutline.length(other - point) }
            return Point(1, 0)
        }

        func point(at t: Double) -> Point {
            guard let (first, second) = controls else { return start + (end - start) * t }
            let u = 1 - t
            return start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t) + end * (t * t * t)
        }

        /// Returns the parameter at which the side is `distance` away from its start, or from its end.
        func parameter(atDistance distance: Double, fromEnd: Bool) -> Double {
            guard controls != nil else { return fromEnd ? 1 - distance / length : distance / length }
            let corner = fromEnd ? end : start
            var (low, high) = (0.0, 0.5)
            for _ in 0..<24 {
                let middle = (low + high) / 2
                if RoundedOutline.length(point(at: fromEnd ? 1 - middle : middle) - corner) < distance { low = middle } else { high = middle }
            }
            return fromEnd ? 1 - low : low
        }

        /// Returns the part between two parameters.
        func part(from: Double, to: Double) -> Side {
            guard let (first, second) = controls else { return Side(start: point(at: from), end: point(at: to)) }
            /// The polar form of the curve.
            func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
                func mixed(_ p: Point, _ q: Point, _ t: Double) -> Point { p + (q - p) * t }
                let (p, q, r) = (mixed(start, first, a), mixed(first, second, a), mixed(second, end, a))
                return mixed(mixed(p, q, b), mixed(q, r, b), c)
            }
            return Side(
                start: blossom(from, from, from), controls: (blossom(from, from, to), blossom(from, to, to)), end: blossom(to, to, to))
        }
    }

    /// Turns of less than 25 degrees are parts of curves.
    private static let smallestTurn = 25 * Double.pi / 180

    /// Returns an outline with rounded corners.
    static func round(_ segments: [GlyphStore.Segment]) -> [GlyphStore.Segment] {
        let contours = Self.contours(of: segments)
        // Ink is on one side of all contours: the side of the outer ones, which enclose more than their holes.
        let area = contours.reduce(0) { $0 + Self.area($1) }
        guard area != 0 else { return segments }
        let corners = contours.map { Self.corners(of: $0, isPositive: area > 0) }
        let radius = strokeWidth(contours, corners) / 2
        return zip(contours, corners).flatMap { rounded($0, corners: $1, radius: radius) }
    }

    private static func length(_ vector: Point) -> Double { (vector * vector).sum().squareRoot() }
    private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

    private static func contours(of segments: [GlyphStore.Segment]) -> [[Side]] {
        var result: [[Side]] = []
        var sides: [Side] = []
        var (first, last) = (Point(), Point())
        func append(_ side: Side) {
            if side.length > 0.01 { sides.append(side) }
            last = side.end
        }
        func finish() {
            append(Side(start: last, end: first))
            if sides.count > 1 { result.append(sides) }
            sides = []
        }
        for segment in segments {
            switch segment {
            case .move(let point):
                if !sides.isEmpty { finish() }
                (first, last) = (point, point)
            case .line(let end): append(Side(start: last, end: end))
            case .curve(let control1, let control2, let end): append(Side(start: last, controls: (control1, control2), end: end))
            case .close: finish()
            }
        }
        if !sides.isEmpty { finish() }
        return result
    }

    /// Twice the enclosed area, whose sign depends on the direction; curves count as their control polygons.
    private static func area(_ sides: [Side]) -> Double {
        sides.reduce(0) { sum, side in
            let points = [side.start] + (side.controls.map { [$0.0, $0.1] } ?? []) + [side.end]
            return sum + zip(points, points.dropFirst()).reduce(0) { $0 + cross($1.0, $1.1) }
        }
    }

    /// Returns the turn at the end of each side, in radians; 0 where the outline is smooth or turns inward.
    private static func corners(of sides: [Side], isPositive: Bool) -> [Double] {
        sides.indices.map { index in
            let (before, after) = (sides[index].endDirection, sides[(index + 1) % sides.count].startDirection)
            let turn = atan2(cross(before, after), (before * after).sum()) * (isPositive ? 1 : -1)
            return turn > smallestTurn ? turn : 0
        }
    }

    /// The length of the shortest straight side between two corners, which is the end of a stroke; 300 of 2048 units, as in bold letters, without such a side.
    private static func strokeWidth(_ contours: [[Side]], _ corners: [[Double]]) -> Double {
        var shortest = Double.infinity
        for (sides, corners) in zip(contours, corners) {
            for (index, side) in sides.enumerated() where side.controls == nil {
                let previous = corners[(index + sides.count - 1) % sides.count]
                // Both corners together turn back along the stroke.
                if previous > 0, corners[index] > 0, previous + corners[index] > 2, side.length > 20 { shortest = min(shortest, side.length) }
            }
        }
        return min(shortest, 300)
    }

    private static func rounded(_ sides: [Side], corners: [Double], radius: Double) -> [GlyphStore.Segment] {
        /// How much of the sides at the corner behind a side is cut off.
        let cuts = sides.indices.map { index -> Double in
            guard corners[index] > 0 else { return 0 }
            let room = min(sides[index].length, sides[(index + 1) % sides.count].length) / 2
            return min(radius * tan(min(corners[index], 2.6) / 2), room)
        }
        let parts = sides.indices.map { index -> Side in
            let before = cuts[(index + sides.count - 1) % sides.count]
            let from = before > 0 ? sides[index].parameter(atDistance: before, fromEnd: false) : 0
            let to = cuts[index] > 0 ? sides[index].parameter(atDistance: cuts[index], fromEnd: true) : 1
            return from == 0 && to == 1 ? sides[index] : sides[index].part(from: from, to: max(from, to))
        }
        var result: [GlyphStore.Segment] = [.move(parts[0].start)]
        for (index, part) in parts.enumerated() {
            if let controls = part.controls { result.append(.curve(controls.0, controls.1, part.end)) } else { result.append(.line(part.end)) }
            guard cuts[index] > 0 else { continue }
            let next = parts[(index + 1) % parts.count]
            // The arc of a circle that touches both sides: its handles are 4/3 tan(turn / 4) radii long.
            let turn = corners[index]
            let handle = cuts[index] / tan(turn / 2) * 4 / 3 * tan(turn / 4)
            // The cuts at both ends of a short side can leave a part without a direction.
            let before = part.length > 0.01 ? part.endDirection : sides[index].endDirection
            let after = next.length > 0.01 ? next.startDirection : sides[(index + 1) % sides.count].startDirection
            result.append(.curve(part.end + before * handle, next.start - after * handle, next.start))
        }
        result.append(.close)
        return result
    }
}

import Foundation

extension Path {
    /// The smallest rectangle around the path itself, without its control points; null for an empty path.
    ///
    /// - Complexity: linear in the number of elements.
    public var boundingRect: CGRect {
        var (minX, minY, maxX, maxY): (CGFloat, CGFloat, CGFloat, CGFloat) = (.infinity, .infinity, -.infinity, -.infinity)
        func include(_ point: CGPoint) {
            (minX, minY, maxX, maxY) = (min(minX, point.x), min(minY, point.y), max(maxX, point.x), max(maxY, point.y))
        }
        for element in elements {
            if case .move(let end) = element { include(end) }
        }
        forEachSegment { segment, _ in
            include(segment.p3)
            for t in segment.extrema(\.x) {
                let x = segment.value(t, \.x)
                (minX, maxX) = (min(minX, x), max(maxX, x))
            }
            for t in segment.extrema(\.y) {
                let y = segment.value(t, \.y)
                (minY, maxY) = (min(minY, y), max(maxY, y))
            }
        }
        return minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }

    /// Returns whether the path contains a point, with every subpath treated as closed.
    ///
    /// - Parameter eoFill: true for the even-odd rule, false for the non-zero rule. For points exactly on the outline either result is possible.
    /// - Complexity: linear in the number of elements.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard p.isFinite else { return false }
        var winding = 0
        var subpath: (start: CGPoint, end: CGPoint)?
        func close() {
            if let subpath { winding += PathSegment(line: subpath.end, subpath.start).winding(around: p) }
        }
        forEachSegment { segment, startsSubpath in
            if startsSubpath {
                close()
                subpath = (segment.p0, segment.p0)
            }
            subpath?.end = segment.p3
            winding += segment.winding(around: p)
        }
        close()
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }
}

extension PathSegment {
    /// Counts the segment's crossings of the ray from the point to the right: +1 for each downward one, -1 for each upward one.
    ///
    /// Each piece between two vertical turning points crosses the ray at most once; bisection finds the crossing.
    fileprivate func winding(around p: CGPoint) -> Int {
        let stops = [0] + extrema(\.y) + [1]
        var winding = 0
        for (a, b) in zip(stops, stops.dropFirst()) {
            let (top, bottom) = (a == 0 ? p0.y : value(a, \.y), b == 1 ? p3.y : value(b, \.y))
            guard (top <= p.y) != (bottom <= p.y) else { continue }
            var (low, high) = (a, b)
            if kind == .line || kind == .close {
                low = (p.y - top) / (bottom - top)
                high = low
            } else {
                for _ in 0..<52 {
                    let middle = (low + high) / 2
                    if (value(middle, \.y) <= p.y) == (top <= p.y) { low = middle } else { high = middle }
                }
            }
            if value((low + high) / 2, \.x) > p.x { winding += top <= p.y ? 1 : -1 }
        }
        return winding
    }
}

extension Path {
    /// The length of all subpaths together.
    ///
    /// - Complexity: linear in the number of elements.
    package var length: CGFloat {
        var length: CGFloat = 0
        forEachSegment { segment, _ in length += segment.length() }
        return length
    }

    /// Returns the part of the path between two fractions of its length, counting all subpaths one after the other.
    ///
    /// - Parameters:
    ///   - from: clamped to 0…1; NaN counts as 0.
    ///   - to: clamped to 0…1; at or below `from` the result is empty.
    /// - Complexity: linear in the number of elements.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (max(0, min(1, from.isNaN ? 0 : from)), max(0, min(1, to.isNaN ? 0 : to)))
        if from >= to { return Path() }
        if from == 0, to == 1 { return self }
        var lengths: [CGFloat] = []
        forEachSegment { segment, _ in lengths.append(segment.length()) }
        let total = lengths.reduce(0, +)
        let (first, last) = (from * total, to * total)
        var result = Path()
        var passed: CGFloat = 0
        var index = 0
        var isWholeSubpath = false
        var needsMove = true
        forEachSegment { segment, startsSubpath in
            let length = lengths[index]
            let (begin, end) = (passed, passed + length)
            index += 1
            passed = end
            if startsSubpath {
                isWholeSubpath = begin >= first
                needsMove = true
            }
            guard end > first, begin < last else { return }
            let isWhole = begin >= first && end <= last
            let part =
                isWhole
                ? segment
                : segment.part(
                    segment.parameter(atLength: first - begin, of: length), segment.parameter(atLength: last - begin, of: length))
            if needsMove || begin < first { result.move(to: part.p0) }
            needsMove = false
            if isWhole, isWholeSubpath, segment.kind == .close {
                result.closeSubpath()
            } else {
                result.append(part.element)
            }
        }
        return result
    }
}

import Foundation

// Curves become short lines in all results, as many as keep the outline within a fiftieth of a point.

/// Operations on the areas and lines of two paths.
///
/// The paths may have 100,000 lines together, counting those of their curves, 1,000,000 crossings, and 100,000,000 comparisons. Beyond that, the result is
/// empty, and the frame fails with a message that names the limit.
///
/// - Complexity: (n + k) log n for n lines with k crossings, unless many of them lie on one another.
extension Path {
    /// Returns the area inside either path.
    ///
    /// - Parameter eoFill: the fill rule of both paths: true for the even-odd rule, false for the non-zero rule.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { area(with: other, eoFill) { $0 || $1 } }
    /// Returns the area inside both paths.
    ///
    /// - Parameter eoFill: the fill rule of both paths: true for the even-odd rule, false for the non-zero rule.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { area(with: other, eoFill) { $0 && $1 } }
    /// Returns the area inside this path and outside the other one.
    ///
    /// - Parameter eoFill: the fill rule of both paths: true for the even-odd rule, false for the non-zero rule.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { area(with: other, eoFill) { $0 && !$1 } }
    /// Returns the area inside exactly one of the paths.
    ///
    /// - Parameter eoFill: the fill rule of both paths: true for the even-odd rule, false for the non-zero rule.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { area(with: other, eoFill) { $0 != $1 } }
    /// Returns the same area without overlaps and self-intersections.
    ///
    /// - Parameter eoFill: the fill rule of the path: true for the even-odd rule, false for the non-zero rule.
    public func normalized(eoFill: Bool = true) -> Path { area(with: Path(), eoFill) { inside, _ in inside } }
    /// Returns the parts of this line inside the other path.
    ///
    /// - Parameter eoFill: the fill rule of the other path: true for the even-odd rule, false for the non-zero rule.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { line(with: other, eoFill, isInside: true) }
    /// Returns the parts of this line outside the other path.
    ///
    /// - Parameter eoFill: the fill rule of the other path: true for the even-odd rule, false for the non-zero rule.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { line(with: other, eoFill, isInside: false) }

    private func area(with other: Path, _ eoFill: Bool, _ isKept: (Bool, Bool) -> Bool) -> Path {
        PathExcess.reporting { () throws(PathExcess) in
            var overlay = try PathOverlay(self, other, eoFill: eoFill)
            return try overlay.area(isKept)
        }
    }

    private func line(with other: Path, _ eoFill: Bool, isInside: Bool) -> Path {
        PathExcess.reporting { () throws(PathExcess) in
            var overlay = try PathOverlay(self, other, eoFill: eoFill)
            return try overlay.line(isInside: isInside)
        }
    }
}

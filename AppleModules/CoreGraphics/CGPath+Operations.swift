import Easel
import Geometry

extension CGPath {
    private func combined(_ other: CGPath, _ rule: CGPathFillRule, _ body: (Path, Path, Bool) -> Path) -> CGPath {
        body(path, other.path, rule == .evenOdd).cgPath
    }

    /// Returns the path around the areas of both paths.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0.union($1, eoFill: $2) } }
    /// Returns the path around the area that both paths have.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0.intersection($1, eoFill: $2) } }
    /// Returns the path around this path's area outside of the other one.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0.subtracting($1, eoFill: $2) } }
    /// Returns the path around the areas that only one of the paths has.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0.symmetricDifference($1, eoFill: $2) }
    }
    /// Returns the parts of this path inside the other one.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0.lineIntersection($1, eoFill: $2) }
    }
    /// Returns the parts of this path outside of the other one.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0.lineSubtraction($1, eoFill: $2) }
    }
    /// Returns the path without parts inside of others.
    public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath { path.normalized(eoFill: rule == .evenOdd).cgPath }
}

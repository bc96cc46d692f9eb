import Geometry

/// A function that maps progress to progress, 0 to 0 and 1 to 1. Source: Documentation/Semantics/Animation.md#timing-curves.
public struct UnitCurve: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseInOutInverse
        /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points.
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    }

    let kind: Kind

    public static let linear = UnitCurve(kind: .linear)
    public static let easeIn = UnitCurve(kind: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    public static let easeOut = UnitCurve(kind: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
    public static let easeInOut = UnitCurve(kind: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    /// The same as `easeInOut`, by its older name.
    public static let easeInEaseOut = easeInOut
    public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
    public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
    public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

    /// Creates a cubic Bézier curve; control points are clamped to 0…1, and NaN counts as 0.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func unit(_ value: CGFloat) -> Double { Double(value > 0 ? min(value, 1) : 0) }
        return UnitCurve(
            kind: .bezier(
                x1: unit(startControlPoint.x), y1: unit(startControlPoint.y), x2: unit(endControlPoint.x), y2: unit(endControlPoint.y)))
    }

    /// Creates a cubic Bézier curve whose y may lie beyond 0…1, for an overshoot; x is clamped to 0…1. NaN counts as 0, as does an infinite y.
    package static func overshooting(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        return UnitCurve(kind: .bezier(x1: unit(x1), y1: y1.isFinite ? y1 : 0, x2: unit(x2), y2: y2.isFinite ? y2 : 0))
    }

    /// The curve with x and y exchanged.
    public var inverse: UnitCurve {
        switch kind {
        case .linear: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: UnitCurve(kind: .circularEaseInOutInverse)
        case .circularEaseInOutInverse: .circularEaseInOut
        case .bezier(let x1, let y1, let x2, let y2): .overshooting(y1, x1, y2, x2)
        }
    }

    /// Returns the output at a progress, which is clamped to 0…1; NaN counts as 0.
    public func value(at progress: Double) -> Double {
        let p = progress > 0 ? min(progress, 1) : 0
        switch kind {
        case .linear: return p
        case .circularEaseIn: return 1 - (1 - p * p).squareRoot()
        case .circularEaseOut: return (1 - (1 - p) * (1 - p)).squareRoot()
        case .circularEaseInOut:
            return p < 0.5 ? (1 - (1 - 4 * p * p).squareRoot()) / 2 : (1 + max(0, -4 * p * p + 8 * p - 3).squareRoot()) / 2
        case .circularEaseInOutInverse:
            let q = p < 0.5 ? p : 1 - p
            let half = max(0, 1 - (1 - 2 * q) * (1 - 2 * q)).squareRoot() / 2
            return p < 0.5 ? half : 1 - half
        case .bezier(let x1, let y1, let x2, let y2):
            if p == 0 || p == 1 { return p }
            return CubicCoordinate(y1, y2).value(CubicCoordinate(x1, x2).parameter(at: p))
        }
    }

    /// Returns the slope of the output at a progress, which is clamped to 0…1; infinite where the curve is vertical.
    public func velocity(at progress: Double) -> Double {
        let p = progress > 0 ? min(progress, 1) : 0
        switch kind {
        case .linear: return 1
        case .circularEaseIn: return p / (1 - p * p).squareRoot()
        case .circularEaseOut: return (1 - p) / (1 - (1 - p) * (1 - p)).squareRoot()
        case .circularEaseInOut:
            return p < 0.5 ? 2 * p / (1 - 4 * p * p).squareRoot() : 2 * (1 - p) / max(0, -4 * p * p + 8 * p - 3).squareRoot()
        case .circularEaseInOutInverse:
            return 1 / UnitCurve.circularEaseInOut.velocity(at: value(at: p))
        case .bezier(let x1, let y1, let x2, let y2):
            let x = CubicCoordinate(x1, x2)
            let s = x.parameter(at: p)
            let (across, up) = (x.slope(s), CubicCoordinate(y1, y2).slope(s))
            // Where both coordinates stand still at the start of the curve, SwiftUI returns 1.
            return abs(across) < 1e-9 && abs(up) < 1e-9 ? 1 : up / across
        }
    }
}

/// One coordinate of a cubic Bézier curve from 0 to 1.
private struct CubicCoordinate {
    let a, b, c: Double

    init(_ control1: Double, _ control2: Double) {
        c = 3 * control1
        b = 3 * (control2 - control1) - c
        a = 1 - c - b
    }

    func value(_ s: Double) -> Double { ((a * s + b) * s + c) * s }
    func slope(_ s: Double) -> Double { (3 * a * s + 2 * b) * s + c }

    /// Returns the parameter at which a coordinate that never decreases reaches a value, found by Newton's method inside a bracket that is halved.
    func parameter(at target: Double) -> Double {
        if target <= 0 { return 0 }
        if target >= 1 { return 1 }
        var (low, high) = (0.0, 1.0)
        var s = target
        for _ in 0..<64 {
            let error = value(s) - target
            if abs(error) < 1e-14 { return s }
            if error > 0 { high = s } else { low = s }
            let slope = slope(s)
            let next = s - error / slope
            s = slope > 1e-6 && next > low && next < high ? next : (low + high) / 2
        }
        return s
    }
}

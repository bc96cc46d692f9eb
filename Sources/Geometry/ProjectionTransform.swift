import Foundation

/// A transform of the plane that keeps lines straight but not parallel, as when a flat view is seen at an angle.
///
/// Points are row vectors on the left of the matrix: (x, y, 1) · M = (x', y', w'), which is seen at (x'/w', y'/w').
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    /// Creates the identity transform.
    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Creates the effect of a transform of space on the plane z = 0, seen along z.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether the transform is the identity.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Replaces the transform with its inverse; if it isn't invertible, changes nothing and returns false.
    public mutating func invert() -> Bool {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return false }
        var t = ProjectionTransform()
        t.m11 = (m22 * m33 - m23 * m32) / determinant
        t.m12 = (m13 * m32 - m12 * m33) / determinant
        t.m13 = (m12 * m23 - m13 * m22) / determinant
        t.m21 = (m23 * m31 - m21 * m33) / determinant
        t.m22 = (m11 * m33 - m13 * m31) / determinant
        t.m23 = (m13 * m21 - m11 * m23) / determinant
        t.m31 = (m21 * m32 - m22 * m31) / determinant
        t.m32 = (m12 * m31 - m11 * m32) / determinant
        t.m33 = (m11 * m22 - m12 * m21) / determinant
        self = t
        return true
    }

    /// Returns the inverse; `self` if the transform isn't invertible.
    public func inverted() -> ProjectionTransform {
        var copy = self
        _ = copy.invert()
        return copy
    }

    /// Returns the transform that applies `self` first and then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var t = ProjectionTransform()
        t.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        t.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        t.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        t.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        t.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        t.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        t.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        t.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        t.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return t
    }
}

extension ProjectionTransform {
    /// The determinant of the matrix; 0 if the plane is seen edge-on, as a line or a point.
    package var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Whether all nine numbers are finite.
    package var isFinite: Bool { [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite) }

    /// The equivalent affine transform; nil if parallel lines don't stay parallel.
    package var affine: CGAffineTransform? {
        guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
        return CGAffineTransform(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }

    /// Returns the transform that has the same effect about `point` as this one has about the origin.
    package func about(_ point: CGPoint) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y)).concatenating(self).concatenating(
            ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
    }
}

extension CGPoint {
    /// Returns the transformed point; a point at infinity becomes a distant one in the same direction.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = m.m13 * x + m.m23 * y + m.m33
        let point = CGPoint(x: m.m11 * x + m.m21 * y + m.m31, y: m.m12 * x + m.m22 * y + m.m32)
        if w == 1 { return point }
        let divisor = w == 0 ? 1e-9 : w
        return CGPoint(x: point.x / divisor, y: point.y / divisor)
    }
}

import AppleSIMD
import Easel
import Foundation

/// An angle.
public struct Angle2D: Hashable, Codable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double
    /// Creates an angle in radians.
    public init(radians: Double = 0) { self.radians = radians }
    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// Creates the same angle as SwiftUI's.
    public init(_ angle: Angle) { radians = angle.radians }
    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }
    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }
    /// No angle.
    public static let zero = Angle2D()
    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    public static func < (a: Self, b: Self) -> Bool { a.radians < b.radians }
    public static func + (a: Self, b: Self) -> Self { Self(radians: a.radians + b.radians) }
    public static func - (a: Self, b: Self) -> Self { Self(radians: a.radians - b.radians) }
    public static func * (a: Self, factor: Double) -> Self { Self(radians: a.radians * factor) }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static prefix func - (a: Self) -> Self { Self(radians: -a.radians) }
}

/// A line to turn around.
public struct RotationAxis3D: Hashable, Codable, Sendable {
    /// The part to the right.
    public var x: Double
    /// The part along the vertical axis.
    public var y: Double
    /// The part to the front.
    public var z: Double
    /// Creates an axis from the parts of its direction.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
    /// Creates an axis with the direction of a vector.
    public init(_ vector: Vector3D) { self.init(x: vector.x, y: vector.y, z: vector.z) }
    /// The first axis.
    public static let x = RotationAxis3D(x: 1)
    /// The second axis.
    public static let y = RotationAxis3D(y: 1)
    /// The third axis.
    public static let z = RotationAxis3D(z: 1)
    /// The line between the first and the second axis.
    public static let xy = RotationAxis3D(x: 1, y: 1)
    /// The line between the second and the third axis.
    public static let yz = RotationAxis3D(y: 1, z: 1)
    /// The line between the first and the third axis.
    public static let xz = RotationAxis3D(x: 1, z: 1)
    /// The line with the same angle to all axes.
    public static let xyz = RotationAxis3D(x: 1, y: 1, z: 1)
    /// The direction as a vector of the compiler.
    public var vector: SIMD3<Double> { SIMD3(x, y, z) }
}

/// A rotation in space.
public struct Rotation3D: Hashable, Codable, Sendable {
    /// The quaternion: the imaginary parts, then the real one.
    public var vector: SIMD4<Double>
    /// Creates a rotation that turns nothing.
    public init() { vector = SIMD4(0, 0, 0, 1) }
    /// Creates a rotation from a quaternion.
    public init(_ quaternion: simd_quatf) { vector = SIMD4<Double>(quaternion.vector) }
    /// Creates a rotation by an angle around an axis.
    public init(angle: Angle2D, axis: RotationAxis3D) {
        vector = SIMD4(Vector3D(axis.vector).normalized.vector * sin(angle.radians / 2), cos(angle.radians / 2))
    }
    /// Creates a rotation by an angle around an axis.
    @_disfavoredOverload public init(angle: Angle, axis: RotationAxis3D) { self.init(angle: Angle2D(angle), axis: axis) }
    private init(imaginary: SIMD3<Double>, real: Double) { vector = SIMD4(imaginary, real) }
    /// The rotation that turns nothing.
    public static let identity = Rotation3D()
    private var imaginary: SIMD3<Double> { SIMD3(vector.x, vector.y, vector.z) }
    /// The angle of the rotation.
    public var angle: Angle2D { Angle2D(radians: 2 * atan2(simd_length(imaginary), vector.w)) }
    /// The axis of the rotation; the vertical one if nothing turns.
    public var axis: RotationAxis3D {
        let length = simd_length(imaginary)
        return length > 0 ? RotationAxis3D(Vector3D(imaginary / length)) : .y
    }
    /// The rotation back.
    public var inverse: Rotation3D { Rotation3D(imaginary: -imaginary, real: vector.w) }
    /// Returns the rotation followed by another one.
    public func rotated(by other: Rotation3D) -> Rotation3D { other * self }
    public static func * (a: Self, b: Self) -> Self {
        let imaginary = b.imaginary * a.vector.w + a.imaginary * b.vector.w + simd_cross(a.imaginary, b.imaginary)
        return Self(imaginary: imaginary, real: a.vector.w * b.vector.w - simd_dot(a.imaginary, b.imaginary))
    }
    /// Returns a vector after the rotation.
    func act(_ point: SIMD3<Double>) -> SIMD3<Double> {
        let turned = simd_cross(imaginary, point) * 2
        return point + turned * vector.w + simd_cross(imaginary, turned)
    }
}

/// A position and a rotation.
public struct Pose3D: Hashable, Sendable {
    /// The position.
    public var position: Point3D
    /// The rotation.
    public var rotation: Rotation3D
    /// Creates a pose.
    public init(position: Point3D = .zero, rotation: Rotation3D = .identity) { (self.position, self.rotation) = (position, rotation) }
    /// The origin, without a rotation.
    public static let identity = Pose3D()
}

/// A position, a rotation, and a scale.
public struct AffineTransform3D: Hashable, Sendable {
    /// The factors of the lengths.
    public var scale: Size3D
    /// The rotation.
    public var rotation: Rotation3D
    /// The distance by which everything moves.
    public var translation: Vector3D
    /// Creates a transform.
    public init(scale: Size3D = .one, rotation: Rotation3D = .identity, translation: Vector3D = .zero) {
        (self.scale, self.rotation, self.translation) = (scale, rotation, translation)
    }
    /// The transform that changes nothing.
    public static let identity = AffineTransform3D()
}

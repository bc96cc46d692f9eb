import AppleSIMD
import Foundation

/// A position in space, in points.
public struct Point3D: Hashable, Codable, Sendable {
    /// The position to the right.
    public var x: Double
    /// The position from the top down.
    public var y: Double
    /// The position to the front.
    public var z: Double
    /// Creates a point from its coordinates.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
    /// Creates the point that a vector from the origin leads to.
    public init(_ vector: Vector3D) { self.init(x: vector.x, y: vector.y, z: vector.z) }
    /// Creates a point from a vector of the compiler.
    public init(_ vector: SIMD3<Double>) { self.init(x: vector.x, y: vector.y, z: vector.z) }
    /// Creates a point from a vector of the compiler.
    public init(_ vector: SIMD3<Float>) { self.init(SIMD3<Double>(vector)) }
    /// The origin.
    public static let zero = Point3D()
    /// The coordinates as a vector of the compiler.
    public var vector: SIMD3<Double> {
        get { SIMD3(x, y, z) }
        set { self = Point3D(newValue) }
    }
    /// Returns the distance between the points.
    public func distance(to other: Point3D) -> Double { simd_distance(vector, other.vector) }
    public static func + (point: Self, vector: Vector3D) -> Self { Self(point.vector + vector.vector) }
    public static func - (point: Self, vector: Vector3D) -> Self { Self(point.vector - vector.vector) }
    public static func - (a: Self, b: Self) -> Vector3D { Vector3D(a.vector - b.vector) }
    public static func += (point: inout Self, vector: Vector3D) { point = point + vector }
}

/// A direction and a length in space.
public struct Vector3D: Hashable, Codable, Sendable {
    /// The part to the right.
    public var x: Double
    /// The part along the vertical axis.
    public var y: Double
    /// The part to the front.
    public var z: Double
    /// Creates a vector from its parts.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
    /// Creates the vector from the origin to a point.
    public init(_ point: Point3D) { self.init(x: point.x, y: point.y, z: point.z) }
    /// Creates the vector between opposite corners of a box.
    public init(_ size: Size3D) { self.init(x: size.width, y: size.height, z: size.depth) }
    /// Creates a vector from one of the compiler.
    public init(_ vector: SIMD3<Double>) { self.init(x: vector.x, y: vector.y, z: vector.z) }
    /// Creates a vector from one of the compiler.
    public init(_ vector: SIMD3<Float>) { self.init(SIMD3<Double>(vector)) }
    /// The vector without length.
    public static let zero = Vector3D()
    /// The direction of the first axis.
    public static let right = Vector3D(x: 1)
    /// The direction of the second axis.
    public static let up = Vector3D(y: 1)
    /// The direction of the third axis.
    public static let forward = Vector3D(z: 1)
    /// The parts as a vector of the compiler.
    public var vector: SIMD3<Double> {
        get { SIMD3(x, y, z) }
        set { self = Vector3D(newValue) }
    }
    /// The length.
    public var length: Double { simd_length(vector) }
    /// The length times itself, which takes less time than the length.
    public var lengthSquared: Double { simd_length_squared(vector) }
    /// The direction with length 1; a vector without length stays as it is.
    public var normalized: Vector3D { length > 0 ? Vector3D(vector / length) : self }
    /// Sets the length to 1; a vector without length stays as it is.
    public mutating func normalize() { self = normalized }
    /// Returns the dot product.
    public func dot(_ other: Vector3D) -> Double { simd_dot(vector, other.vector) }
    /// Returns the cross product.
    public func cross(_ other: Vector3D) -> Vector3D { Vector3D(simd_cross(vector, other.vector)) }
    /// Returns the vector after a rotation.
    public func rotated(by rotation: Rotation3D) -> Vector3D { Vector3D(rotation.act(vector)) }
    public static func + (a: Self, b: Self) -> Self { Self(a.vector + b.vector) }
    public static func - (a: Self, b: Self) -> Self { Self(a.vector - b.vector) }
    public static func * (a: Self, factor: Double) -> Self { Self(a.vector * factor) }
    public static func * (factor: Double, a: Self) -> Self { a * factor }
    public static func / (a: Self, factor: Double) -> Self { Self(a.vector / factor) }
    public static prefix func - (a: Self) -> Self { Self(-a.vector) }
}

/// A width, a height, and a depth.
public struct Size3D: Hashable, Codable, Sendable {
    /// The length from left to right.
    public var width: Double
    /// The length from top to bottom.
    public var height: Double
    /// The length from back to front.
    public var depth: Double
    /// Creates a size from its lengths.
    public init(width: Double = 0, height: Double = 0, depth: Double = 0) { (self.width, self.height, self.depth) = (width, height, depth) }
    /// Creates a size from that of a flat rectangle.
    public init(_ size: CGSize, depth: Double = 0) { self.init(width: size.width, height: size.height, depth: depth) }
    /// Creates a size from a vector of the compiler.
    public init(_ vector: SIMD3<Double>) { self.init(width: vector.x, height: vector.y, depth: vector.z) }
    /// Creates a size from a vector of the compiler.
    public init(_ vector: SIMD3<Float>) { self.init(SIMD3<Double>(vector)) }
    /// The size of a point.
    public static let zero = Size3D()
    /// The size of a cube with sides of length 1.
    public static let one = Size3D(width: 1, height: 1, depth: 1)
    /// The lengths as a vector of the compiler.
    public var vector: SIMD3<Double> {
        get { SIMD3(width, height, depth) }
        set { self = Size3D(newValue) }
    }
    public static func * (size: Self, factor: Double) -> Self { Self(size.vector * factor) }
    public static func / (size: Self, factor: Double) -> Self { Self(size.vector / factor) }
    public static func + (a: Self, b: Self) -> Self { Self(a.vector + b.vector) }
    public static func - (a: Self, b: Self) -> Self { Self(a.vector - b.vector) }
}

/// A box whose sides are parallel to the axes.
public struct Rect3D: Hashable, Codable, Sendable {
    /// The corner with the smallest coordinates.
    public var origin: Point3D
    /// The lengths of the sides.
    public var size: Size3D
    /// Creates a box from its corner with the smallest coordinates.
    public init(origin: Point3D = .zero, size: Size3D = .zero) { (self.origin, self.size) = (origin, size) }
    /// Creates a box around a point.
    public init(center: Point3D, size: Size3D) { self.init(origin: Point3D(center.vector - size.vector / 2), size: size) }
    /// The box without a size at the origin.
    public static let zero = Rect3D()
    /// The point in the middle; a new one moves the box.
    public var center: Point3D {
        get { Point3D(origin.vector + size.vector / 2) }
        set { origin = Point3D(newValue.vector - size.vector / 2) }
    }
    /// The corner with the smallest coordinates.
    public var min: Point3D { origin }
    /// The corner with the largest coordinates.
    public var max: Point3D { Point3D(origin.vector + size.vector) }
    /// Returns whether a point is inside the box or on its sides.
    public func contains(_ point: Point3D) -> Bool {
        (0..<3).allSatisfy { point.vector[$0] >= min.vector[$0] && point.vector[$0] <= max.vector[$0] }
    }
}

/// A line that begins at a point.
public struct Ray3D: Hashable, Codable, Sendable {
    /// The point at which the line begins.
    public var origin: Point3D
    /// The direction, with length 1.
    public var direction: Vector3D
    /// Creates a line; the direction gets the length 1.
    public init(origin: Point3D = .zero, direction: Vector3D) { (self.origin, self.direction) = (origin, direction.normalized) }
}

import AppleSIMD
import Foundation

/// A position in space, in points.
public struct Point3D: Hashable, Codable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ vector: Vector3D) { self.init(x: vector.x, y: vector.y, z: vector.z) }
    public init(_ vector: SIMD3<Double>) { self.init(x: vector.x, y: vector.y, z: vector.z) }
    public init(_ vector: SIMD3<Float>) { self.init(SIMD3<Double>(vector)) }
    public static let zero = Point3D()
    /// The coordinates as a vector of the compiler.
    public var vector: SIMD3<Double> {
        get { SIMD3(x, y, z) }
        set { self = Point3D(newValue) }
    }
    public func distance(to other: Point3D) -> Double { simd_distance(vector, other.vector) }
    public static func + (point: Self, vector: Vector3D) -> Self { Self(point.vector + vector.vector) }
    public static func - (point: Self, vector: Vector3D) -> Self { Self(point.vector - vector.vector) }
    public static func - (a: Self, b: Self) -> Vector3D { Vector3D(a.vector - b.vector) }
    public static func += (point: inout Self, vector: Vector3D) { point = point + vector }
}

/// A direction and a length in space.
public struct Vector3D: Hashable, Codable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ point: Point3D) { self.init(x: point.x, y: point.y, z: point.z) }
    public init(_ size: Size3D) { self.init(x: size.width, y: size.height, z: size.depth) }
    public init(_ vector: SIMD3<Double>) { self.init(x: vector.x, y: vector.y, z: vector.z) }
    public init(_ vector: SIMD3<Float>) { self.init(SIMD3<Double>(vector)) }
    public static let zero = Vector3D()
    public static let right = Vector3D(x: 1)
    public static let up = Vector3D(y: 1)
    public static let forward = Vector3D(z: 1)
    /// The parts as a vector of the compiler.
    public var vector: SIMD3<Double> {
        get { SIMD3(x, y, z) }
        set { self = Vector3D(newValue) }
    }
    public var length: Double { simd_length(vector) }
    public var lengthSquared: Double { simd_length_squared(vector) }
    /// The direction with length 1; a vector without length stays as it is.
    public var normalized: Vector3D { length > 0 ? Vector3D(vector / length) : self }
    public mutating func normalize() { self = normalized }
    public func dot(_ other: Vector3D) -> Double { simd_dot(vector, other.vector) }
    public func cross(_ other: Vector3D) -> Vector3D { Vector3D(simd_cross(vector, other.vector)) }
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
    public var width: Double
    public var height: Double
    public var depth: Double
    public init(width: Double = 0, height: Double = 0, depth: Double = 0) { (self.width, self.height, self.depth) = (width, height, depth) }
    public init(_ size: CGSize, depth: Double = 0) { self.init(width: size.width, height: size.height, depth: depth) }
    public init(_ vector: SIMD3<Double>) { self.init(width: vector.x, height: vector.y, depth: vector.z) }
    public init(_ vector: SIMD3<Float>) { self.init(SIMD3<Double>(vector)) }
    public static let zero = Size3D()
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
    public var origin: Point3D
    public var size: Size3D
    public init(origin: Point3D = .zero, size: Size3D = .zero) { (self.origin, self.size) = (origin, size) }
    public init(center: Point3D, size: Size3D) { self.init(origin: Point3D(center.vector - size.vector / 2), size: size) }
    public static let zero = Rect3D()
    public var center: Point3D {
        get { Point3D(origin.vector + size.vector / 2) }
        set { origin = Point3D(newValue.vector - size.vector / 2) }
    }
    public var min: Point3D { origin }
    public var max: Point3D { Point3D(origin.vector + size.vector) }
    public func contains(_ point: Point3D) -> Bool {
        (0..<3).allSatisfy { point.vector[$0] >= min.vector[$0] && point.vector[$0] <= max.vector[$0] }
    }
}

/// A line that begins at a point.
public struct Ray3D: Hashable, Codable, Sendable {
    public var origin: Point3D
    public var direction: Vector3D
    public init(origin: Point3D = .zero, direction: Vector3D) { (self.origin, self.direction) = (origin, direction.normalized) }
}

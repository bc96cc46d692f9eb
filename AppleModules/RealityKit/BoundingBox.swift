import AppleSIMD

/// A box around entities.
public struct BoundingBox: Hashable, Sendable {
    public var min: SIMD3<Float>
    public var max: SIMD3<Float>
    /// Creates a box around nothing, whose smallest coordinates are infinite and whose largest are negative.
    public init() { (min, max) = (SIMD3(repeating: .infinity), SIMD3(repeating: -.infinity)) }
    public init(min: SIMD3<Float>, max: SIMD3<Float>) { (self.min, self.max) = (min, max) }
    public static let empty = BoundingBox()
    /// Whether there is nothing in the box, not even a point.
    public var isEmpty: Bool { any(min .> max) }
    /// The lengths of the sides; zero for an empty box.
    public var extents: SIMD3<Float> { isEmpty ? .zero : max - min }
    /// The point in the middle; the origin for an empty box.
    public var center: SIMD3<Float> { isEmpty ? .zero : (min + max) / 2 }
    /// The distance from the middle to a corner.
    public var boundingRadius: Float { simd_length(extents) / 2 }
    public func contains(_ point: SIMD3<Float>) -> Bool { all(point .>= min) && all(point .<= max) }
    /// Returns the smallest box around both.
    public func union(_ other: BoundingBox) -> BoundingBox {
        BoundingBox(min: pointwiseMin(min, other.min), max: pointwiseMax(max, other.max))
    }
    public func union(_ point: SIMD3<Float>) -> BoundingBox { union(BoundingBox(min: point, max: point)) }
    public mutating func formUnion(_ other: BoundingBox) { self = union(other) }
    /// Returns the smallest box around the eight corners after a transform.
    public func transformed(by matrix: simd_float4x4) -> BoundingBox {
        guard !isEmpty else { return self }
        return (0..<8).reduce(BoundingBox()) { box, corner in
            let point = matrix * SIMD4(corner & 1 == 0 ? min.x : max.x, corner & 2 == 0 ? min.y : max.y, corner & 4 == 0 ? min.z : max.z, 1)
            return box.union(SIMD3(point.x, point.y, point.z))
        }
    }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of simd.

import Foundation

/// Solves square matrices by elimination.
enum MatrixSolver {
    static func determinant(_ columns: [[Double]]) -> Double? {
        var (rows, result) = (columns, 1.0)
        for index in rows.indices {
            guard let pivot = rows.indices[index...].max(by: { abs(rows[$0][index]) < abs(rows[$1][index]) }), rows[pivot][index] != 0 else { return 0 }
            if pivot != index {
                rows.swapAt(pivot, index)
                result = -result
            }
            result *= rows[index][index]
            for other in (index + 1)..<max(index + 1, rows.count) {
                let factor = rows[other][index] / rows[index][index]
                for place in index..<rows.count { rows[other][place] -= factor * rows[index][place] }
            }
        }
        return result
    }

    static func inverse(_ columns: [[Double]]) -> [[Double]] {
        let count = columns.count
        // The inverse of the transposed matrix, transposed, is the inverse.
        var rows = columns.enumerated().map { index, column in column + (0..<count).map { $0 == index ? 1 : 0 } }
        for index in 0..<count {
            guard let pivot = (index..<count).max(by: { abs(rows[$0][index]) < abs(rows[$1][index]) }), rows[pivot][index] != 0 else {
                return Array(repeating: Array(repeating: .nan, count: count), count: count)
            }
            rows.swapAt(pivot, index)
            let scale = rows[index][index]
            rows[index] = rows[index].map { $0 / scale }
            for other in 0..<count where other != index {
                let factor = rows[other][index]
                for place in 0..<(2 * count) { rows[other][place] -= factor * rows[index][place] }
            }
        }
        return rows.map { Array($0[count...]) }
    }
}

/// A rotation in space.
public struct simd_quatf: Hashable, Sendable {
    public var vector: SIMD4<Float>
    public init(vector: SIMD4<Float>) { self.vector = vector }
    public init() { vector = SIMD4(0, 0, 0, 1) }
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
    /// Creates the rotation of a matrix without scale.
    public init(_ matrix: simd_float3x3) {
        let (x, y, z) = matrix.columns
        // Of the four parts, the largest one divides the others.
        let squares = [1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z]
        let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
        let parts =
            switch largest {
            case 0: SIMD4(squares[0], x.y + y.x, z.x + x.z, y.z - z.y)
            case 1: SIMD4(x.y + y.x, squares[1], y.z + z.y, z.x - x.z)
            case 2: SIMD4(z.x + x.z, y.z + z.y, squares[2], x.y - y.x)
            default: SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, squares[3])
            }
        vector = parts / (2 * squares[largest].squareRoot())
    }
    /// Creates the rotation of a matrix without scale.
    public init(_ matrix: simd_float4x4) {
        let (x, y, z, _) = matrix.columns
        self.init(simd_float3x3(SIMD3(x.x, x.y, x.z), SIMD3(y.x, y.y, y.z), SIMD3(z.x, z.y, z.z)))
    }
    /// - Parameter angle: in radians.
    public init(angle: Float, axis: SIMD3<Float>) {
        let unit = simd_normalize(axis) * sin(angle / 2)
        vector = SIMD4(unit, cos(angle / 2))
    }
    /// Creates the rotation from one unit vector to another.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        let axis = simd_cross(from, to)
        let real = 1 + simd_dot(from, to)
        vector = simd_normalize(real < 1e-6 ? SIMD4(abs(from.x) > 0.9 ? SIMD3(0, 1, 0) : SIMD3(1, 0, 0), 0) : SIMD4(axis, real))
    }
    public var real: Float { vector.w }
    public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
    /// In radians.
    public var angle: Float { 2 * atan2(simd_length(imag), real) }
    public var axis: SIMD3<Float> { simd_length(imag) > 0 ? simd_normalize(imag) : SIMD3(0, 0, 1) }
    public var length: Float { simd_length(vector) }
    public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / simd_length_squared(vector)) }
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let twice = 2 * simd_cross(imag, vector)
        return vector + real * twice + simd_cross(imag, twice)
    }
    public static func * (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag), imag: lhs.real * rhs.imag + rhs.real * lhs.imag + simd_cross(lhs.imag, rhs.imag))
    }
    public static func *= (lhs: inout simd_quatf, rhs: simd_quatf) { lhs = lhs * rhs }
}
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
/// Returns a rotation interpolated between two others.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    var (end, cosine) = (q1.vector, simd_dot(q0.vector, q1.vector))
    if cosine < 0 { (end, cosine) = (-end, -cosine) }
    guard cosine < 0.9995 else { return simd_quatf(vector: simd_normalize(q0.vector + (end - q0.vector) * t)) }
    let angle = acos(cosine)
    return simd_quatf(vector: (q0.vector * sin((1 - t) * angle) + end * sin(t * angle)) / sin(angle))
}
extension simd_float4x4 {
    /// Creates the matrix of a rotation.
    public init(_ quaternion: simd_quatf) {
        self.init(
            SIMD4(quaternion.act(SIMD3(1, 0, 0)), 0), SIMD4(quaternion.act(SIMD3(0, 1, 0)), 0), SIMD4(quaternion.act(SIMD3(0, 0, 1)), 0), SIMD4(0, 0, 0, 1))
    }
}

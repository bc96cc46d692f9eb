// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of simd.

import Foundation

/// A matrix of 2 columns.
public struct simd_float2x2: Hashable, Sendable {
    public var columns: (SIMD2<Float>, SIMD2<Float>)
    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    public init(_ columns: [SIMD2<Float>]) { self.columns = (columns[0], columns[1]) }
    public init(rows: [SIMD2<Float>]) { self = simd_float2x2(rows).transpose }
    public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) { columns = (c0, c1) }
    /// Creates a matrix with a number on its diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }
    public init(diagonal: SIMD2<Float>) {
        self.init()
        for index in 0..<2 { self[index][index] = diagonal[index] }
    }
    public subscript(column: Int) -> SIMD2<Float> {
        get { [columns.0, columns.1][column] }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<2).allSatisfy { lhs[$0] == rhs[$0] } }
    public func hash(into hasher: inout Hasher) { for column in 0..<2 { hasher.combine(self[column]) } }
    public var transpose: Self {
        var result = Self()
        for column in 0..<2 { for row in 0..<2 { result[row][column] = self[column][row] } }
        return result
    }
    public var determinant: Float { MatrixSolver.determinant((0..<2).map { column in (0..<2).map { Double(self[column][$0]) } }).map { Float($0) } ?? 0 }
    /// The inverse; all NaN for a singular matrix.
    public var inverse: Self {
        let columns = MatrixSolver.inverse((0..<2).map { column in (0..<2).map { Double(self[column][$0]) } })
        return Self(columns.map { column in SIMD2<Float>(column.map { Float($0) }) })
    }
    public static func * (lhs: Self, rhs: SIMD2<Float>) -> SIMD2<Float> { lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1] }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs * rhs.columns.0, lhs * rhs.columns.1) }
    public static func * (lhs: Self, rhs: Float) -> Self { Self(lhs.columns.0 * rhs, lhs.columns.1 * rhs) }
    public static func * (lhs: Float, rhs: Self) -> Self { rhs * lhs }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1) }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }
public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }
public let matrix_identity_float2x2 = simd_float2x2(1)

/// A matrix of 3 columns.
public struct simd_float3x3: Hashable, Sendable {
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    public init(_ columns: [SIMD3<Float>]) { self.columns = (columns[0], columns[1], columns[2]) }
    public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }
    public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }
    /// Creates a matrix with a number on its diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }
    public init(diagonal: SIMD3<Float>) {
        self.init()
        for index in 0..<3 { self[index][index] = diagonal[index] }
    }
    public subscript(column: Int) -> SIMD3<Float> {
        get { [columns.0, columns.1, columns.2][column] }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<3).allSatisfy { lhs[$0] == rhs[$0] } }
    public func hash(into hasher: inout Hasher) { for column in 0..<3 { hasher.combine(self[column]) } }
    public var transpose: Self {
        var result = Self()
        for column in 0..<3 { for row in 0..<3 { result[row][column] = self[column][row] } }
        return result
    }
    public var determinant: Float { MatrixSolver.determinant((0..<3).map { column in (0..<3).map { Double(self[column][$0]) } }).map { Float($0) } ?? 0 }
    /// The inverse; all NaN for a singular matrix.
    public var inverse: Self {
        let columns = MatrixSolver.inverse((0..<3).map { column in (0..<3).map { Double(self[column][$0]) } })
        return Self(columns.map { column in SIMD3<Float>(column.map { Float($0) }) })
    }
    public static func * (lhs: Self, rhs: SIMD3<Float>) -> SIMD3<Float> { lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1] + lhs.columns.2 * rhs[2] }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2) }
    public static func * (lhs: Self, rhs: Float) -> Self { Self(lhs.columns.0 * rhs, lhs.columns.1 * rhs, lhs.columns.2 * rhs) }
    public static func * (lhs: Float, rhs: Self) -> Self { rhs * lhs }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2) }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
public let matrix_identity_float3x3 = simd_float3x3(1)

/// A matrix of 4 columns.
public struct simd_float4x4: Hashable, Sendable {
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    public init(_ columns: [SIMD4<Float>]) { self.columns = (columns[0], columns[1], columns[2], columns[3]) }
    public init(rows: [SIMD4<Float>]) { self = simd_float4x4(rows).transpose }
    public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) { columns = (c0, c1, c2, c3) }
    /// Creates a matrix with a number on its diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }
    public init(diagonal: SIMD4<Float>) {
        self.init()
        for index in 0..<4 { self[index][index] = diagonal[index] }
    }
    public subscript(column: Int) -> SIMD4<Float> {
        get { [columns.0, columns.1, columns.2, columns.3][column] }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<4).allSatisfy { lhs[$0] == rhs[$0] } }
    public func hash(into hasher: inout Hasher) { for column in 0..<4 { hasher.combine(self[column]) } }
    public var transpose: Self {
        var result = Self()
        for column in 0..<4 { for row in 0..<4 { result[row][column] = self[column][row] } }
        return result
    }
    public var determinant: Float { MatrixSolver.determinant((0..<4).map { column in (0..<4).map { Double(self[column][$0]) } }).map { Float($0) } ?? 0 }
    /// The inverse; all NaN for a singular matrix.
    public var inverse: Self {
        let columns = MatrixSolver.inverse((0..<4).map { column in (0..<4).map { Double(self[column][$0]) } })
        return Self(columns.map { column in SIMD4<Float>(column.map { Float($0) }) })
    }
    public static func * (lhs: Self, rhs: SIMD4<Float>) -> SIMD4<Float> {
        var sum = lhs.columns.0 * rhs[0]
        sum += lhs.columns.1 * rhs[1]
        sum += lhs.columns.2 * rhs[2]
        sum += lhs.columns.3 * rhs[3]
        return sum
    }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3) }
    public static func * (lhs: Self, rhs: Float) -> Self { Self(lhs.columns.0 * rhs, lhs.columns.1 * rhs, lhs.columns.2 * rhs, lhs.columns.3 * rhs) }
    public static func * (lhs: Float, rhs: Self) -> Self { rhs * lhs }
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2, lhs.columns.3 + rhs.columns.3)
    }
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2, lhs.columns.3 - rhs.columns.3)
    }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }
public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
public let matrix_identity_float4x4 = simd_float4x4(1)

/// A matrix of 2 columns.
public struct simd_double2x2: Hashable, Sendable {
    public var columns: (SIMD2<Double>, SIMD2<Double>)
    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    public init(_ columns: [SIMD2<Double>]) { self.columns = (columns[0], columns[1]) }
    public init(rows: [SIMD2<Double>]) { self = simd_double2x2(rows).transpose }
    public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) { columns = (c0, c1) }
    /// Creates a matrix with a number on its diagonal.
    public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }
    public init(diagonal: SIMD2<Double>) {
        self.init()
        for index in 0..<2 { self[index][index] = diagonal[index] }
    }
    public subscript(column: Int) -> SIMD2<Double> {
        get { [columns.0, columns.1][column] }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<2).allSatisfy { lhs[$0] == rhs[$0] } }
    public func hash(into hasher: inout Hasher) { for column in 0..<2 { hasher.combine(self[column]) } }
    public var transpose: Self {
        var result = Self()
        for column in 0..<2 { for row in 0..<2 { result[row][column] = self[column][row] } }
        return result
    }
    public var determinant: Double { MatrixSolver.determinant((0..<2).map { column in (0..<2).map { Double(self[column][$0]) } }).map { Double($0) } ?? 0 }
    /// The inverse; all NaN for a singular matrix.
    public var inverse: Self {
        let columns = MatrixSolver.inverse((0..<2).map { column in (0..<2).map { Double(self[column][$0]) } })
        return Self(columns.map { column in SIMD2<Double>(column.map { Double($0) }) })
    }
    public static func * (lhs: Self, rhs: SIMD2<Double>) -> SIMD2<Double> { lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1] }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs * rhs.columns.0, lhs * rhs.columns.1) }
    public static func * (lhs: Self, rhs: Double) -> Self { Self(lhs.columns.0 * rhs, lhs.columns.1 * rhs) }
    public static func * (lhs: Double, rhs: Self) -> Self { rhs * lhs }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1) }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2
public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
public let matrix_identity_double2x2 = simd_double2x2(1)

/// A matrix of 3 columns.
public struct simd_double3x3: Hashable, Sendable {
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    public init(_ columns: [SIMD3<Double>]) { self.columns = (columns[0], columns[1], columns[2]) }
    public init(rows: [SIMD3<Double>]) { self = simd_double3x3(rows).transpose }
    public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) { columns = (c0, c1, c2) }
    /// Creates a matrix with a number on its diagonal.
    public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }
    public init(diagonal: SIMD3<Double>) {
        self.init()
        for index in 0..<3 { self[index][index] = diagonal[index] }
    }
    public subscript(column: Int) -> SIMD3<Double> {
        get { [columns.0, columns.1, columns.2][column] }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<3).allSatisfy { lhs[$0] == rhs[$0] } }
    public func hash(into hasher: inout Hasher) { for column in 0..<3 { hasher.combine(self[column]) } }
    public var transpose: Self {
        var result = Self()
        for column in 0..<3 { for row in 0..<3 { result[row][column] = self[column][row] } }
        return result
    }
    public var determinant: Double { MatrixSolver.determinant((0..<3).map { column in (0..<3).map { Double(self[column][$0]) } }).map { Double($0) } ?? 0 }
    /// The inverse; all NaN for a singular matrix.
    public var inverse: Self {
        let columns = MatrixSolver.inverse((0..<3).map { column in (0..<3).map { Double(self[column][$0]) } })
        return Self(columns.map { column in SIMD3<Double>(column.map { Double($0) }) })
    }
    public static func * (lhs: Self, rhs: SIMD3<Double>) -> SIMD3<Double> { lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1] + lhs.columns.2 * rhs[2] }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2) }
    public static func * (lhs: Self, rhs: Double) -> Self { Self(lhs.columns.0 * rhs, lhs.columns.1 * rhs, lhs.columns.2 * rhs) }
    public static func * (lhs: Double, rhs: Self) -> Self { rhs * lhs }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2) }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3
public func simd_mul(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }
public func simd_mul(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }
public func simd_inverse(_ x: simd_double3x3) -> simd_double3x3 { x.inverse }
public func simd_transpose(_ x: simd_double3x3) -> simd_double3x3 { x.transpose }
public let matrix_identity_double3x3 = simd_double3x3(1)

/// A matrix of 4 columns.
public struct simd_double4x4: Hashable, Sendable {
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    public init(_ columns: [SIMD4<Double>]) { self.columns = (columns[0], columns[1], columns[2], columns[3]) }
    public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }
    public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) { columns = (c0, c1, c2, c3) }
    /// Creates a matrix with a number on its diagonal.
    public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }
    public init(diagonal: SIMD4<Double>) {
        self.init()
        for index in 0..<4 { self[index][index] = diagonal[index] }
    }
    public subscript(column: Int) -> SIMD4<Double> {
        get { [columns.0, columns.1, columns.2, columns.3][column] }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<4).allSatisfy { lhs[$0] == rhs[$0] } }
    public func hash(into hasher: inout Hasher) { for column in 0..<4 { hasher.combine(self[column]) } }
    public var transpose: Self {
        var result = Self()
        for column in 0..<4 { for row in 0..<4 { result[row][column] = self[column][row] } }
        return result
    }
    public var determinant: Double { MatrixSolver.determinant((0..<4).map { column in (0..<4).map { Double(self[column][$0]) } }).map { Double($0) } ?? 0 }
    /// The inverse; all NaN for a singular matrix.
    public var inverse: Self {
        let columns = MatrixSolver.inverse((0..<4).map { column in (0..<4).map { Double(self[column][$0]) } })
        return Self(columns.map { column in SIMD4<Double>(column.map { Double($0) }) })
    }
    public static func * (lhs: Self, rhs: SIMD4<Double>) -> SIMD4<Double> {
        var sum = lhs.columns.0 * rhs[0]
        sum += lhs.columns.1 * rhs[1]
        sum += lhs.columns.2 * rhs[2]
        sum += lhs.columns.3 * rhs[3]
        return sum
    }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3) }
    public static func * (lhs: Self, rhs: Double) -> Self { Self(lhs.columns.0 * rhs, lhs.columns.1 * rhs, lhs.columns.2 * rhs, lhs.columns.3 * rhs) }
    public static func * (lhs: Double, rhs: Self) -> Self { rhs * lhs }
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2, lhs.columns.3 + rhs.columns.3)
    }
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2, lhs.columns.3 - rhs.columns.3)
    }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4
public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }
public func simd_inverse(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }
public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }
public let matrix_identity_double4x4 = simd_double4x4(1)

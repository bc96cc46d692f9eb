import Foundation

// Every function of vDSP and vForce on elements is one of these operations. A number that is the same for all elements is a vector with the stride 0.

/// C from A.
enum UnaryOperation {
    case negate, absolute, square, fraction
    case ceil, floor, trunc, nearestInteger, sqrt, rsqrt, reciprocal
    case exp, exp2, log, log2, log10, logb, sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh
}

/// C from A and B.
enum BinaryOperation {
    case add, subtract, multiply, divide, maximum, minimum
    /// Of the point or complex number (A, B).
    case length, squaredLength, angle
    /// A, but at least B.
    case threshold
    /// A, or 0 where A is less than B.
    case thresholdToZero
    /// The ratio of A and B in decibels: for amplitudes, and for powers.
    case amplitudeDecibels, powerDecibels
    case pow, fmod, remainder, copysign
}

/// D from A, B, and C.
enum TernaryOperation {
    /// (A + B) · C
    case addMultiply
    /// (A − B) · C
    case subtractMultiply
    /// A · B + C
    case multiplyAdd
    /// A · B − C
    case multiplySubtract
    /// A between B and C.
    case clip
    /// A + C · (B − A)
    case interpolate
    /// C, or −C where A is less than B.
    case limit
}

// The element is read before its result is written, so the output can be one of the inputs.

@inline(__always)
func map<A, C>(_ a: UnsafePointer<A>, _ ia: Int, _ c: UnsafeMutablePointer<C>, _ ic: Int, _ n: UInt, _ result: (A) -> C) {
    for index in 0..<Int(n) { unsafe c[index &* ic] = result(a[index &* ia]) }
}

@inline(__always)
func map<A, B, C>(
    _ a: UnsafePointer<A>, _ ia: Int, _ b: UnsafePointer<B>, _ ib: Int, _ c: UnsafeMutablePointer<C>, _ ic: Int, _ n: UInt, _ result: (A, B) -> C
) {
    for index in 0..<Int(n) { unsafe c[index &* ic] = result(a[index &* ia], b[index &* ib]) }
}

@inline(__always)
func map<T>(
    _ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafePointer<T>, _ ic: Int, _ d: UnsafeMutablePointer<T>, _ id: Int, _ n: UInt,
    _ result: (T, T, T) -> T
) {
    for index in 0..<Int(n) { unsafe d[index &* id] = result(a[index &* ia], b[index &* ib], c[index &* ic]) }
}

@_specialize(where T == Float)
@_specialize(where T == Double)
func apply<T: BinaryFloatingPoint>(_ operation: UnaryOperation, _ a: UnsafePointer<T>, _ ia: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt) {
    switch operation {
    case .negate: unsafe map(a, ia, c, ic, n) { -$0 }
    case .absolute: unsafe map(a, ia, c, ic, n) { $0.magnitude }
    case .square: unsafe map(a, ia, c, ic, n) { $0 * $0 }
    case .fraction: unsafe map(a, ia, c, ic, n) { $0 - $0.rounded(.towardZero) }
    case .ceil: unsafe map(a, ia, c, ic, n) { $0.rounded(.up) }
    case .floor: unsafe map(a, ia, c, ic, n) { $0.rounded(.down) }
    case .trunc: unsafe map(a, ia, c, ic, n) { $0.rounded(.towardZero) }
    case .nearestInteger: unsafe map(a, ia, c, ic, n) { $0.rounded(.toNearestOrEven) }
    case .sqrt: unsafe map(a, ia, c, ic, n) { $0.squareRoot() }
    case .rsqrt: unsafe map(a, ia, c, ic, n) { 1 / $0.squareRoot() }
    case .reciprocal: unsafe map(a, ia, c, ic, n) { 1 / $0 }
    default: unsafe map(a, ia, c, ic, n) { T(value(of: operation, at: Double($0))) }
    }
}

@_specialize(where T == Float)
@_specialize(where T == Double)
func apply<T: BinaryFloatingPoint>(
    _ operation: BinaryOperation, _ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt
) {
    unsafe applyInline(operation, a, ia, b, ib, c, ic, n)
}

/// With one number for all elements of B. It is read first, because the output can replace it.
@_specialize(where T == Float)
@_specialize(where T == Double)
func apply<T: BinaryFloatingPoint>(
    _ operation: BinaryOperation, _ a: UnsafePointer<T>, _ ia: Int, number b: UnsafePointer<T>, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt
) {
    let b = unsafe b.pointee
    unsafe withUnsafePointer(to: b) { unsafe applyInline(operation, a, ia, $0, 0, c, ic, n) }
}

/// Inlined, because a loop with the stride 0 is faster when the compiler knows it: by four times for sums and products.
@inline(__always)
private func applyInline<T: BinaryFloatingPoint>(
    _ operation: BinaryOperation, _ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt
) {
    switch operation {
    case .add: unsafe map(a, ia, b, ib, c, ic, n) { $0 + $1 }
    case .subtract: unsafe map(a, ia, b, ib, c, ic, n) { $0 - $1 }
    case .multiply: unsafe map(a, ia, b, ib, c, ic, n) { $0 * $1 }
    case .divide: unsafe map(a, ia, b, ib, c, ic, n) { $0 / $1 }
    case .maximum: unsafe map(a, ia, b, ib, c, ic, n) { $1 <= $0 ? $0 : $1 }
    case .minimum: unsafe map(a, ia, b, ib, c, ic, n) { $0 <= $1 ? $0 : $1 }
    case .length: unsafe map(a, ia, b, ib, c, ic, n) { ($0 * $0 + $1 * $1).squareRoot() }
    case .squaredLength: unsafe map(a, ia, b, ib, c, ic, n) { $0 * $0 + $1 * $1 }
    case .angle: unsafe map(a, ia, b, ib, c, ic, n) { T(atan2(Double($1), Double($0))) }
    case .threshold: unsafe map(a, ia, b, ib, c, ic, n) { $1 <= $0 ? $0 : $1 }
    case .thresholdToZero: unsafe map(a, ia, b, ib, c, ic, n) { $1 <= $0 ? $0 : 0 }
    default: unsafe map(a, ia, b, ib, c, ic, n) { T(value(of: operation, at: Double($0), Double($1))) }
    }
}

@_specialize(where T == Float)
@_specialize(where T == Double)
func apply<T: BinaryFloatingPoint>(
    _ operation: TernaryOperation, _ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafePointer<T>, _ ic: Int,
    _ d: UnsafeMutablePointer<T>, _ id: Int, _ n: UInt
) {
    switch operation {
    case .addMultiply: unsafe map(a, ia, b, ib, c, ic, d, id, n) { ($0 + $1) * $2 }
    case .subtractMultiply: unsafe map(a, ia, b, ib, c, ic, d, id, n) { ($0 - $1) * $2 }
    case .multiplyAdd: unsafe map(a, ia, b, ib, c, ic, d, id, n) { $0 * $1 + $2 }
    case .multiplySubtract: unsafe map(a, ia, b, ib, c, ic, d, id, n) { $0 * $1 - $2 }
    case .clip:
        unsafe map(a, ia, b, ib, c, ic, d, id, n) { a, low, high in
            let raised = a < low ? low : a
            return high < raised ? high : raised
        }
    case .interpolate: unsafe map(a, ia, b, ib, c, ic, d, id, n) { $0 + $2 * ($1 - $0) }
    case .limit: unsafe map(a, ia, b, ib, c, ic, d, id, n) { $1 <= $0 ? $2 : -$2 }
    }
}

/// With one number for all elements of B, and one for those of C.
func apply<T: BinaryFloatingPoint>(
    _ operation: TernaryOperation, _ a: UnsafePointer<T>, _ ia: Int, numbers b: UnsafePointer<T>, _ c: UnsafePointer<T>, _ d: UnsafeMutablePointer<T>,
    _ id: Int, _ n: UInt
) {
    let (b, c) = unsafe (b.pointee, c.pointee)
    unsafe withUnsafePointer(to: b) { b in unsafe withUnsafePointer(to: c) { unsafe apply(operation, a, ia, b, 0, $0, 0, d, id, n) } }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple. `twins` makes a function for Float, and one for Double, of one operation.
// Status: works (AccelerateVectorTests)

import Foundation

extension vForce {
    public typealias UnaryFunction<T> = @Sendable (_ y: UnsafeMutablePointer<T>, _ x: UnsafePointer<T>, _ n: UnsafePointer<Int32>) -> Void
    public typealias BinaryFunction<T> =
        @Sendable (
            _ z: UnsafeMutablePointer<T>, _ y: UnsafePointer<T>, _ x: UnsafePointer<T>, _ n: UnsafePointer<Int32>
        ) -> Void
}

public let (vvceilf, vvceil) = twins(.ceil)
public let (vvfloorf, vvfloor) = twins(.floor)
/// Rounds toward 0.
public let (vvintf, vvint) = twins(.trunc)
/// Rounds to the nearest integer, and halves to even.
public let (vvnintf, vvnint) = twins(.nearestInteger)
public let (vvsqrtf, vvsqrt) = twins(.sqrt)
/// 1 / √x
public let (vvrsqrtf, vvrsqrt) = twins(.rsqrt)
/// 1 / x
public let (vvrecf, vvrec) = twins(.reciprocal)
public let (vvfabsf, vvfabs) = twins(.absolute)
public let (vvexpf, vvexp) = twins(.exp)
public let (vvexp2f, vvexp2) = twins(.exp2)
public let (vvlogf, vvlog) = twins(.log)
public let (vvlog2f, vvlog2) = twins(.log2)
public let (vvlog10f, vvlog10) = twins(.log10)
/// The exponent.
public let (vvlogbf, vvlogb) = twins(.logb)

public let (vvsinf, vvsin) = twins(.sin)
public let (vvcosf, vvcos) = twins(.cos)
public let (vvtanf, vvtan) = twins(.tan)
public let (vvasinf, vvasin) = twins(.asin)
public let (vvacosf, vvacos) = twins(.acos)
public let (vvatanf, vvatan) = twins(.atan)
public let (vvsinhf, vvsinh) = twins(.sinh)
public let (vvcoshf, vvcosh) = twins(.cosh)
public let (vvtanhf, vvtanh) = twins(.tanh)
public let (vvasinhf, vvasinh) = twins(.asinh)
public let (vvacoshf, vvacosh) = twins(.acosh)
public let (vvatanhf, vvatanh) = twins(.atanh)

@safe private func twins(_ operation: UnaryOperation) -> (vForce.UnaryFunction<Float>, vForce.UnaryFunction<Double>) {
    ({ unsafe apply(operation, $1, 1, $0, 1, count($2)) }, { unsafe apply(operation, $1, 1, $0, 1, count($2)) })
}

/// z = y / x
public let (vvdivf, vvdiv) = twins(.divide)
/// The remainder of y / x, with the sign of y.
public let (vvfmodf, vvfmod) = twins(.fmod)
/// The remainder of y / x, where the quotient is rounded to the nearest integer.
public let (vvremainderf, vvremainder) = twins(.remainder)
/// y with the sign of x.
public let (vvcopysignf, vvcopysign) = twins(.copysign)
/// z = x^y: the exponents come before the bases.
public let (vvpowf, vvpow) = exchangedTwins(.pow)
/// The angles of points with the coordinates x and y.
public let (vvatan2f, vvatan2) = exchangedTwins(.angle)

@safe private func twins(_ operation: BinaryOperation) -> (vForce.BinaryFunction<Float>, vForce.BinaryFunction<Double>) {
    ({ unsafe apply(operation, $1, 1, $2, 1, $0, 1, count($3)) }, { unsafe apply(operation, $1, 1, $2, 1, $0, 1, count($3)) })
}

@safe private func exchangedTwins(_ operation: BinaryOperation) -> (vForce.BinaryFunction<Float>, vForce.BinaryFunction<Double>) {
    ({ unsafe apply(operation, $2, 1, $1, 1, $0, 1, count($3)) }, { unsafe apply(operation, $2, 1, $1, 1, $0, 1, count($3)) })
}

/// Sines to z, and cosines to y.
public func vvsincosf(_ z: UnsafeMutablePointer<Float>, _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(unsafe count(n)) { unsafe (z[index], y[index]) = (sin(x[index]), cos(x[index])) }
}
public func vvsincos(_ z: UnsafeMutablePointer<Double>, _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(unsafe count(n)) { unsafe (z[index], y[index]) = (sin(x[index]), cos(x[index])) }
}

private func count(_ n: UnsafePointer<Int32>) -> UInt { unsafe UInt(max(n.pointee, 0)) }

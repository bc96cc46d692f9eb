// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

private func count(_ n: UnsafePointer<Int32>) -> UInt { unsafe UInt(max(n.pointee, 0)) }

/// Rounds up.
public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.ceil, x, 1, y, 1, count(n)) }
/// Rounds up.
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.ceil, x, 1, y, 1, count(n)) }

/// Rounds down.
public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.floor, x, 1, y, 1, count(n)) }
/// Rounds down.
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.floor, x, 1, y, 1, count(n)) }

/// Rounds toward 0.
public func vvintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.trunc, x, 1, y, 1, count(n)) }
/// Rounds toward 0.
public func vvint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.trunc, x, 1, y, 1, count(n)) }

/// Rounds to the nearest integer, and halves to even.
public func vvnintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.nearestInteger, x, 1, y, 1, count(n))
}
/// Rounds to the nearest integer, and halves to even.
public func vvnint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.nearestInteger, x, 1, y, 1, count(n))
}

/// Square roots.
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.sqrt, x, 1, y, 1, count(n)) }
/// Square roots.
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.sqrt, x, 1, y, 1, count(n)) }

/// 1 / √x
public func vvrsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.rsqrt, x, 1, y, 1, count(n)) }
/// 1 / √x
public func vvrsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.rsqrt, x, 1, y, 1, count(n)) }

/// 1 / x
public func vvrecf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.reciprocal, x, 1, y, 1, count(n)) }
/// 1 / x
public func vvrec(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.reciprocal, x, 1, y, 1, count(n)) }

/// Magnitudes.
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.absolute, x, 1, y, 1, count(n)) }
/// Magnitudes.
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.absolute, x, 1, y, 1, count(n)) }

/// e^x
public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.exp, x, 1, y, 1, count(n)) }
/// e^x
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.exp, x, 1, y, 1, count(n)) }

/// 2^x
public func vvexp2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.exp2, x, 1, y, 1, count(n)) }
/// 2^x
public func vvexp2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.exp2, x, 1, y, 1, count(n)) }

/// e^x − 1
public func vvexpm1f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.expm1, x, 1, y, 1, count(n)) }
/// e^x − 1
public func vvexpm1(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.expm1, x, 1, y, 1, count(n)) }

/// Natural logarithms.
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.log, x, 1, y, 1, count(n)) }
/// Natural logarithms.
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.log, x, 1, y, 1, count(n)) }

/// Logarithms to the base 2.
public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.log2, x, 1, y, 1, count(n)) }
/// Logarithms to the base 2.
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.log2, x, 1, y, 1, count(n)) }

/// Logarithms to the base 10.
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.log10, x, 1, y, 1, count(n)) }
/// Logarithms to the base 10.
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.log10, x, 1, y, 1, count(n)) }

/// The natural logarithm of 1 + x.
public func vvlog1pf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.log1p, x, 1, y, 1, count(n)) }
/// The natural logarithm of 1 + x.
public func vvlog1p(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.log1p, x, 1, y, 1, count(n)) }

/// Exponents.
public func vvlogbf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.logb, x, 1, y, 1, count(n)) }
/// Exponents.
public func vvlogb(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.logb, x, 1, y, 1, count(n)) }

/// Sines.
public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.sin, x, 1, y, 1, count(n)) }
/// Sines.
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.sin, x, 1, y, 1, count(n)) }

/// Cosines.
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.cos, x, 1, y, 1, count(n)) }
/// Cosines.
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.cos, x, 1, y, 1, count(n)) }

/// Tangents.
public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.tan, x, 1, y, 1, count(n)) }
/// Tangents.
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.tan, x, 1, y, 1, count(n)) }

/// sin πx
public func vvsinpif(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.sinPi, x, 1, y, 1, count(n)) }
/// sin πx
public func vvsinpi(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.sinPi, x, 1, y, 1, count(n)) }

/// cos πx
public func vvcospif(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.cosPi, x, 1, y, 1, count(n)) }
/// cos πx
public func vvcospi(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.cosPi, x, 1, y, 1, count(n)) }

/// tan πx
public func vvtanpif(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.tanPi, x, 1, y, 1, count(n)) }
/// tan πx
public func vvtanpi(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.tanPi, x, 1, y, 1, count(n)) }

/// Arc sines.
public func vvasinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.asin, x, 1, y, 1, count(n)) }
/// Arc sines.
public func vvasin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.asin, x, 1, y, 1, count(n)) }

/// Arc cosines.
public func vvacosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.acos, x, 1, y, 1, count(n)) }
/// Arc cosines.
public func vvacos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.acos, x, 1, y, 1, count(n)) }

/// Arc tangents.
public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.atan, x, 1, y, 1, count(n)) }
/// Arc tangents.
public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.atan, x, 1, y, 1, count(n)) }

/// Hyperbolic sines.
public func vvsinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.sinh, x, 1, y, 1, count(n)) }
/// Hyperbolic sines.
public func vvsinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.sinh, x, 1, y, 1, count(n)) }

/// Hyperbolic cosines.
public func vvcoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.cosh, x, 1, y, 1, count(n)) }
/// Hyperbolic cosines.
public func vvcosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.cosh, x, 1, y, 1, count(n)) }

/// Hyperbolic tangents.
public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.tanh, x, 1, y, 1, count(n)) }
/// Hyperbolic tangents.
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.tanh, x, 1, y, 1, count(n)) }

/// Inverse hyperbolic sines.
public func vvasinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.asinh, x, 1, y, 1, count(n)) }
/// Inverse hyperbolic sines.
public func vvasinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.asinh, x, 1, y, 1, count(n)) }

/// Inverse hyperbolic cosines.
public func vvacoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.acosh, x, 1, y, 1, count(n)) }
/// Inverse hyperbolic cosines.
public func vvacosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.acosh, x, 1, y, 1, count(n)) }

/// Inverse hyperbolic tangents.
public func vvatanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.atanh, x, 1, y, 1, count(n)) }
/// Inverse hyperbolic tangents.
public func vvatanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.atanh, x, 1, y, 1, count(n)) }

/// Cube roots.
public func vvcbrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { unsafe apply(.cbrt, x, 1, y, 1, count(n)) }
/// Cube roots.
public func vvcbrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { unsafe apply(.cbrt, x, 1, y, 1, count(n)) }

/// z = x^y: the exponents come before the bases.
public func vvpowf(_ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.pow, x, 1, y, 1, z, 1, count(n))
}
/// z = x^y: the exponents come before the bases.
public func vvpow(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.pow, x, 1, y, 1, z, 1, count(n))
}

/// The angles of points with the coordinates x and y.
public func vvatan2f(_ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.atan2, y, 1, x, 1, z, 1, count(n))
}
/// The angles of points with the coordinates x and y.
public func vvatan2(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.atan2, y, 1, x, 1, z, 1, count(n))
}

/// z = y / x
public func vvdivf(_ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.divide, y, 1, x, 1, z, 1, count(n))
}
/// z = y / x
public func vvdiv(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.divide, y, 1, x, 1, z, 1, count(n))
}

/// The remainder of y / x, with the sign of y.
public func vvfmodf(_ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.fmod, y, 1, x, 1, z, 1, count(n))
}
/// The remainder of y / x, with the sign of y.
public func vvfmod(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.fmod, y, 1, x, 1, z, 1, count(n))
}

/// The remainder of y / x, where the quotient is rounded to the nearest integer.
public func vvremainderf(_ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.remainder, y, 1, x, 1, z, 1, count(n))
}
/// The remainder of y / x, where the quotient is rounded to the nearest integer.
public func vvremainder(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.remainder, y, 1, x, 1, z, 1, count(n))
}

/// y with the sign of x.
public func vvcopysignf(_ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.copysign, y, 1, x, 1, z, 1, count(n))
}
/// y with the sign of x.
public func vvcopysign(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    unsafe apply(.copysign, y, 1, x, 1, z, 1, count(n))
}

/// z = x^y, with the same exponent for all elements.
public func vvpowsf(_ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    let exponent = unsafe y.pointee
    unsafe withUnsafePointer(to: exponent) { unsafe apply(.pow, x, 1, $0, 0, z, 1, count(n)) }
}
/// z = x^y, with the same exponent for all elements.
public func vvpows(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    let exponent = unsafe y.pointee
    unsafe withUnsafePointer(to: exponent) { unsafe apply(.pow, x, 1, $0, 0, z, 1, count(n)) }
}

/// Sines to z, and cosines to y.
public func vvsincosf(_ z: UnsafeMutablePointer<Float>, _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(unsafe count(n)) {
        let angle = unsafe x[index]
        unsafe (z[index], y[index]) = (sin(angle), cos(angle))
    }
}
/// Sines to z, and cosines to y.
public func vvsincos(_ z: UnsafeMutablePointer<Double>, _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(unsafe count(n)) {
        let angle = unsafe x[index]
        unsafe (z[index], y[index]) = (sin(angle), cos(angle))
    }
}

// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// The names are those of Apple.

import Foundation

/// Functions of all elements of vectors.
public enum vForce {}

extension vForce {
    /// Rounds up.
    public static func ceil<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.ceil, vector) }
    /// Rounds up.
    public static func ceil<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.ceil, vector, &result)
    }

    /// Rounds down.
    public static func floor<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.floor, vector) }
    /// Rounds down.
    public static func floor<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.floor, vector, &result)
    }

    /// Rounds toward 0.
    public static func trunc<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.trunc, vector) }
    /// Rounds toward 0.
    public static func trunc<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.trunc, vector, &result)
    }

    /// Rounds to the nearest integer, and halves to even.
    public static func nearestInteger<A: AccelerateBuffer>(_ vector: A) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        Vectors.result(.nearestInteger, vector)
    }
    /// Rounds to the nearest integer, and halves to even.
    public static func nearestInteger<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.nearestInteger, vector, &result)
    }

    /// √x
    public static func sqrt<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.sqrt, vector) }
    /// √x
    public static func sqrt<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.sqrt, vector, &result)
    }

    /// 1 / √x
    public static func rsqrt<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.rsqrt, vector) }
    /// 1 / √x
    public static func rsqrt<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.rsqrt, vector, &result)
    }

    /// 1 / x
    public static func reciprocal<A: AccelerateBuffer>(_ vector: A) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        Vectors.result(.reciprocal, vector)
    }
    /// 1 / x
    public static func reciprocal<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.reciprocal, vector, &result)
    }

    /// e^x
    public static func exp<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.exp, vector) }
    /// e^x
    public static func exp<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.exp, vector, &result)
    }

    /// e^x − 1
    public static func expm1<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.expm1, vector) }
    /// e^x − 1
    public static func expm1<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.expm1, vector, &result)
    }

    /// 2^x
    public static func exp2<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.exp2, vector) }
    /// 2^x
    public static func exp2<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.exp2, vector, &result)
    }

    /// The natural logarithm.
    public static func log<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.log, vector) }
    /// The natural logarithm.
    public static func log<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.log, vector, &result)
    }

    /// The natural logarithm of 1 + x.
    public static func log1p<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.log1p, vector) }
    /// The natural logarithm of 1 + x.
    public static func log1p<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.log1p, vector, &result)
    }

    /// The logarithm to the base 2.
    public static func log2<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.log2, vector) }
    /// The logarithm to the base 2.
    public static func log2<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.log2, vector, &result)
    }

    /// The logarithm to the base 10.
    public static func log10<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.log10, vector) }
    /// The logarithm to the base 10.
    public static func log10<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.log10, vector, &result)
    }

    /// The exponent.
    public static func logb<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.logb, vector) }
    /// The exponent.
    public static func logb<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.logb, vector, &result)
    }

    /// base^exponent
    public static func pow<A: AccelerateBuffer, B: AccelerateBuffer>(bases: A, exponents: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.pow, bases, exponents)
    }
    /// base^exponent
    public static func pow<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(bases: A, exponents: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.pow, bases, exponents, &result)
    }

    /// The magnitudes with the signs.
    public static func copysign<A: AccelerateBuffer, B: AccelerateBuffer>(magnitudes: A, signs: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.copysign, magnitudes, signs)
    }
    /// The magnitudes with the signs.
    public static func copysign<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(magnitudes: A, signs: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.copysign, magnitudes, signs, &result)
    }

    /// The remainder of a quotient that is rounded toward 0.
    public static func truncatingRemainder<A: AccelerateBuffer, B: AccelerateBuffer>(dividends: A, divisors: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.fmod, dividends, divisors)
    }
    /// The remainder of a quotient that is rounded toward 0.
    public static func truncatingRemainder<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(dividends: A, divisors: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.fmod, dividends, divisors, &result)
    }

    /// The remainder of a quotient that is rounded to the nearest integer.
    public static func remainder<A: AccelerateBuffer, B: AccelerateBuffer>(dividends: A, divisors: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.remainder, dividends, divisors)
    }
    /// The remainder of a quotient that is rounded to the nearest integer.
    public static func remainder<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(dividends: A, divisors: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.remainder, dividends, divisors, &result)
    }
}

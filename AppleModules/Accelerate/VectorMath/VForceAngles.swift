import Foundation

extension vForce {
    /// Sines.
    public static func sin<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.sin, vector) }
    /// Sines.
    public static func sin<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.sin, vector, &result)
    }

    /// Cosines.
    public static func cos<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.cos, vector) }
    /// Cosines.
    public static func cos<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.cos, vector, &result)
    }

    /// Tangents.
    public static func tan<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.tan, vector) }
    /// Tangents.
    public static func tan<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.tan, vector, &result)
    }

    /// sin πx
    public static func sinPi<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.sinPi, vector) }
    /// sin πx
    public static func sinPi<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.sinPi, vector, &result)
    }

    /// cos πx
    public static func cosPi<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.cosPi, vector) }
    /// cos πx
    public static func cosPi<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.cosPi, vector, &result)
    }

    /// tan πx
    public static func tanPi<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.tanPi, vector) }
    /// tan πx
    public static func tanPi<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.tanPi, vector, &result)
    }

    /// Arc sines.
    public static func asin<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.asin, vector) }
    /// Arc sines.
    public static func asin<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.asin, vector, &result)
    }

    /// Arc cosines.
    public static func acos<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.acos, vector) }
    /// Arc cosines.
    public static func acos<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.acos, vector, &result)
    }

    /// Arc tangents.
    public static func atan<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.atan, vector) }
    /// Arc tangents.
    public static func atan<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.atan, vector, &result)
    }

    /// Hyperbolic sines.
    public static func sinh<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.sinh, vector) }
    /// Hyperbolic sines.
    public static func sinh<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.sinh, vector, &result)
    }

    /// Hyperbolic cosines.
    public static func cosh<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.cosh, vector) }
    /// Hyperbolic cosines.
    public static func cosh<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.cosh, vector, &result)
    }

    /// Hyperbolic tangents.
    public static func tanh<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.tanh, vector) }
    /// Hyperbolic tangents.
    public static func tanh<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.tanh, vector, &result)
    }

    /// Inverse hyperbolic sines.
    public static func asinh<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.asinh, vector) }
    /// Inverse hyperbolic sines.
    public static func asinh<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.asinh, vector, &result)
    }

    /// Inverse hyperbolic cosines.
    public static func acosh<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.acosh, vector) }
    /// Inverse hyperbolic cosines.
    public static func acosh<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.acosh, vector, &result)
    }

    /// Inverse hyperbolic tangents.
    public static func atanh<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.atanh, vector) }
    /// Inverse hyperbolic tangents.
    public static func atanh<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.atanh, vector, &result)
    }

    /// The angles of points.
    public static func atan2<A: AccelerateBuffer, B: AccelerateBuffer>(x: A, y: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.atan2, y, x)
    }
    /// The angles of points.
    public static func atan2<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(x: A, y: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.atan2, y, x, &result)
    }

    /// Sines and cosines.
    public static func sincos<A: AccelerateBuffer, U: AccelerateMutableBuffer, V: AccelerateMutableBuffer>(
        _ vector: A, sinResult: inout U, cosResult: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == U.Element, A.Element == V.Element {
        Vectors.put(.sin, vector, &sinResult)
        Vectors.put(.cos, vector, &cosResult)
    }
}

// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// The names are those of Apple.

import Foundation

/// Operations on vectors of Float or Double.
public enum vDSP {}

extension vDSP {
    /// A + B
    public static func add<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.add, vectorA, vectorB)
    }
    /// A + B
    public static func add<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vectorA: A, _ vectorB: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.add, vectorA, vectorB, &result)
    }

    /// A − B
    public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.subtract, vectorA, vectorB)
    }
    /// A − B
    public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vectorA: A, _ vectorB: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.subtract, vectorA, vectorB, &result)
    }

    /// A · B
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.multiply, vectorA, vectorB)
    }
    /// A · B
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vectorA: A, _ vectorB: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.multiply, vectorA, vectorB, &result)
    }

    /// A / B
    public static func divide<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.divide, vectorA, vectorB)
    }
    /// A / B
    public static func divide<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vectorA: A, _ vectorB: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.divide, vectorA, vectorB, &result)
    }

    /// The sums of a number and the elements.
    public static func add<A: AccelerateBuffer>(_ scalar: A.Element, _ vector: A) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        Vectors.result(.add, Uniform(scalar, vector.count), vector)
    }
    /// The sums of a number and the elements.
    public static func add<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ scalar: A.Element, _ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.add, Uniform(scalar, vector.count), vector, &result)
    }

    /// The products of a number and the elements.
    public static func multiply<A: AccelerateBuffer>(_ scalar: A.Element, _ vector: A) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        Vectors.result(.multiply, Uniform(scalar, vector.count), vector)
    }
    /// The products of a number and the elements.
    public static func multiply<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ scalar: A.Element, _ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.multiply, Uniform(scalar, vector.count), vector, &result)
    }

    /// The quotients of a number and the elements.
    public static func divide<A: AccelerateBuffer>(_ scalar: A.Element, _ vector: A) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        Vectors.result(.divide, Uniform(scalar, vector.count), vector)
    }
    /// The quotients of a number and the elements.
    public static func divide<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ scalar: A.Element, _ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.divide, Uniform(scalar, vector.count), vector, &result)
    }

    /// The quotients of the elements and a number.
    public static func divide<A: AccelerateBuffer>(_ vector: A, _ scalar: A.Element) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        Vectors.result(.divide, vector, Uniform(scalar, vector.count))
    }
    /// The quotients of the elements and a number.
    public static func divide<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, _ scalar: A.Element, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.divide, vector, Uniform(scalar, vector.count), &result)
    }

    /// A + B and A − B. The results can replace A and B.
    public static func addSubtract<A: AccelerateBuffer, B: AccelerateBuffer, U: AccelerateMutableBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: A, _ vectorB: B, addResult: inout U, subtractResult: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == U.Element, A.Element == V.Element {
        let sums = Vectors.result(.add, vectorA, vectorB)
        Vectors.put(.subtract, vectorA, vectorB, &subtractResult)
        Vectors.put(.add, sums, Uniform(0, sums.count), &addResult)
    }
}

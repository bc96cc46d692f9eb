import Foundation

extension vDSP {
    /// A · B + C · D
    public static func add<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer>(
        multiplication first: (a: A, b: B), multiplication second: (c: C, d: D)
    ) -> [A.Element] where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element {
        Vectors.result(.productsAdd, first.a, first.b, second.c, second.d)
    }
    /// A · B + C · D
    public static func add<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication first: (a: A, b: B), multiplication second: (c: C, d: D), result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element, A.Element == V.Element {
        Vectors.put(.productsAdd, first.a, first.b, second.c, second.d, &result)
    }

    /// A · B − C · D
    public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer>(
        multiplication first: (a: A, b: B), multiplication second: (c: C, d: D)
    ) -> [A.Element] where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element {
        Vectors.result(.productsSubtract, first.a, first.b, second.c, second.d)
    }
    /// A · B − C · D
    public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication first: (a: A, b: B), multiplication second: (c: C, d: D), result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element, A.Element == V.Element {
        Vectors.put(.productsSubtract, first.a, first.b, second.c, second.d, &result)
    }

    /// (A + B) · (C + D)
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer>(
        addition first: (a: A, b: B), addition second: (c: C, d: D)
    ) -> [A.Element] where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element {
        Vectors.result(.sumsMultiply, first.a, first.b, second.c, second.d)
    }
    /// (A + B) · (C + D)
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer, V: AccelerateMutableBuffer>(
        addition first: (a: A, b: B), addition second: (c: C, d: D), result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element, A.Element == V.Element {
        Vectors.put(.sumsMultiply, first.a, first.b, second.c, second.d, &result)
    }

    /// (A − B) · (C − D)
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer>(
        subtraction first: (a: A, b: B), subtraction second: (c: C, d: D)
    ) -> [A.Element] where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element {
        Vectors.result(.differencesMultiply, first.a, first.b, second.c, second.d)
    }
    /// (A − B) · (C − D)
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer, V: AccelerateMutableBuffer>(
        subtraction first: (a: A, b: B), subtraction second: (c: C, d: D), result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element, A.Element == V.Element {
        Vectors.put(.differencesMultiply, first.a, first.b, second.c, second.d, &result)
    }

    /// (A + B) · (C − D)
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer>(
        addition first: (a: A, b: B), subtraction second: (c: C, d: D)
    ) -> [A.Element] where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element {
        Vectors.result(.sumDifferenceMultiply, first.a, first.b, second.c, second.d)
    }
    /// (A + B) · (C − D)
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer, V: AccelerateMutableBuffer>(
        addition first: (a: A, b: B), subtraction second: (c: C, d: D), result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element, A.Element == V.Element {
        Vectors.put(.sumDifferenceMultiply, first.a, first.b, second.c, second.d, &result)
    }

    /// A · number + C · number
    public static func add<A: AccelerateBuffer, C: AccelerateBuffer>(
        multiplication first: (a: A, b: A.Element), multiplication second: (c: C, d: A.Element)
    ) -> [A.Element] where A.Element: BinaryFloatingPoint, A.Element == C.Element {
        Vectors.result(.productsAdd, first.a, Uniform(first.b, first.a.count), second.c, Uniform(second.d, second.c.count))
    }
    /// A · number + C · number
    public static func add<A: AccelerateBuffer, C: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication first: (a: A, b: A.Element), multiplication second: (c: C, d: A.Element), result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == C.Element, A.Element == V.Element {
        Vectors.put(.productsAdd, first.a, Uniform(first.b, first.a.count), second.c, Uniform(second.d, second.c.count), &result)
    }

    /// The distances of the points (x0, y0) and (x1, y1).
    public static func hypot<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer>(x0: A, x1: B, y0: C, y1: D) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element {
        Vectors.result(.distance, x0, y0, x1, y1)
    }
    /// The distances of the points (x0, y0) and (x1, y1).
    public static func hypot<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer, V: AccelerateMutableBuffer>(
        x0: A, x1: B, y0: C, y1: D, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element, A.Element == V.Element {
        Vectors.put(.distance, x0, y0, x1, y1, &result)
    }
}

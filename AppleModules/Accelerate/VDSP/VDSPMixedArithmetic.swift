import Foundation

extension vDSP {
    /// (A + B) · number
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer>(addition: (a: A, b: B), _ scalar: A.Element) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.addMultiply, addition.a, addition.b, Uniform(scalar, addition.a.count))
    }
    /// (A + B) · number
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(
        addition: (a: A, b: B), _ scalar: A.Element, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.addMultiply, addition.a, addition.b, Uniform(scalar, addition.a.count), &result)
    }

    /// (A + B) · C
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer>(addition: (a: A, b: B), _ vector: C) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element {
        Vectors.result(.addMultiply, addition.a, addition.b, vector)
    }
    /// (A + B) · C
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, V: AccelerateMutableBuffer>(
        addition: (a: A, b: B), _ vector: C, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == V.Element {
        Vectors.put(.addMultiply, addition.a, addition.b, vector, &result)
    }

    /// (A − B) · number
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer>(subtraction: (a: A, b: B), _ scalar: A.Element) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.subtractMultiply, subtraction.a, subtraction.b, Uniform(scalar, subtraction.a.count))
    }
    /// (A − B) · number
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(
        subtraction: (a: A, b: B), _ scalar: A.Element, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.subtractMultiply, subtraction.a, subtraction.b, Uniform(scalar, subtraction.a.count), &result)
    }

    /// (A − B) · C
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer>(subtraction: (a: A, b: B), _ vector: C) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element {
        Vectors.result(.subtractMultiply, subtraction.a, subtraction.b, vector)
    }
    /// (A − B) · C
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, V: AccelerateMutableBuffer>(
        subtraction: (a: A, b: B), _ vector: C, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == V.Element {
        Vectors.put(.subtractMultiply, subtraction.a, subtraction.b, vector, &result)
    }

    /// A · B + number
    public static func add<A: AccelerateBuffer, B: AccelerateBuffer>(multiplication: (a: A, b: B), _ scalar: A.Element) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.multiplyAdd, multiplication.a, multiplication.b, Uniform(scalar, multiplication.a.count))
    }
    /// A · B + number
    public static func add<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: A, b: B), _ scalar: A.Element, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.multiplyAdd, multiplication.a, multiplication.b, Uniform(scalar, multiplication.a.count), &result)
    }

    /// A · number + C
    public static func add<A: AccelerateBuffer, C: AccelerateBuffer>(multiplication: (a: A, b: A.Element), _ vector: C) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == C.Element {
        Vectors.result(.multiplyAdd, multiplication.a, Uniform(multiplication.b, multiplication.a.count), vector)
    }
    /// A · number + C
    public static func add<A: AccelerateBuffer, C: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: A, b: A.Element), _ vector: C, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == C.Element, A.Element == V.Element {
        Vectors.put(.multiplyAdd, multiplication.a, Uniform(multiplication.b, multiplication.a.count), vector, &result)
    }

    /// A · B + C
    public static func add<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer>(multiplication: (a: A, b: B), _ vector: C) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element {
        Vectors.result(.multiplyAdd, multiplication.a, multiplication.b, vector)
    }
    /// A · B + C
    public static func add<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: A, b: B), _ vector: C, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == V.Element {
        Vectors.put(.multiplyAdd, multiplication.a, multiplication.b, vector, &result)
    }

    /// A · number + number
    public static func add<A: AccelerateBuffer>(multiplication: (a: A, b: A.Element), _ scalar: A.Element) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        Vectors.result(.multiplyAdd, multiplication.a, Uniform(multiplication.b, multiplication.a.count), Uniform(scalar, multiplication.a.count))
    }
    /// A · number + number
    public static func add<A: AccelerateBuffer, V: AccelerateMutableBuffer>(multiplication: (a: A, b: A.Element), _ scalar: A.Element, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.multiplyAdd, multiplication.a, Uniform(multiplication.b, multiplication.a.count), Uniform(scalar, multiplication.a.count), &result)
    }

    /// A · B − C
    public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer>(multiplication: (a: A, b: B), _ vector: C) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element {
        Vectors.result(.multiplySubtract, multiplication.a, multiplication.b, vector)
    }
    /// A · B − C
    public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: A, b: B), _ vector: C, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == V.Element {
        Vectors.put(.multiplySubtract, multiplication.a, multiplication.b, vector, &result)
    }

    /// A · number − C
    public static func subtract<A: AccelerateBuffer, C: AccelerateBuffer>(multiplication: (a: A, b: A.Element), _ vector: C) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == C.Element {
        Vectors.result(.multiplySubtract, multiplication.a, Uniform(multiplication.b, multiplication.a.count), vector)
    }
    /// A · number − C
    public static func subtract<A: AccelerateBuffer, C: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: A, b: A.Element), _ vector: C, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == C.Element, A.Element == V.Element {
        Vectors.put(.multiplySubtract, multiplication.a, Uniform(multiplication.b, multiplication.a.count), vector, &result)
    }
}

import Foundation

extension vDSP {
    /// The magnitudes of the elements.
    public static func absolute<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.absolute, vector) }
    /// The magnitudes of the elements.
    public static func absolute<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.absolute, vector, &result)
    }

    /// −A
    public static func negative<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.negate, vector) }
    /// −A
    public static func negative<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.negate, vector, &result)
    }

    /// −|A|
    public static func negativeAbsolute<A: AccelerateBuffer>(_ vector: A) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        Vectors.result(.negativeAbsolute, vector)
    }
    /// −|A|
    public static func negativeAbsolute<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.negativeAbsolute, vector, &result)
    }

    /// A²
    public static func square<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.square, vector) }
    /// A²
    public static func square<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.square, vector, &result)
    }

    /// A · |A|
    public static func signedSquare<A: AccelerateBuffer>(_ vector: A) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        Vectors.result(.signedSquare, vector)
    }
    /// A · |A|
    public static func signedSquare<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.signedSquare, vector, &result)
    }

    /// The part of each element after the decimal point: the opposite of what `vForce.trunc` keeps.
    public static func trunc<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { Vectors.result(.fraction, vector) }
    /// The part of each element after the decimal point: the opposite of what `vForce.trunc` keeps.
    public static func trunc<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.fraction, vector, &result)
    }

    /// The greater of two elements.
    public static func maximum<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.maximum, vectorA, vectorB)
    }
    /// The greater of two elements.
    public static func maximum<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vectorA: A, _ vectorB: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.maximum, vectorA, vectorB, &result)
    }

    /// The less of two elements.
    public static func minimum<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.minimum, vectorA, vectorB)
    }
    /// The less of two elements.
    public static func minimum<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vectorA: A, _ vectorB: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.minimum, vectorA, vectorB, &result)
    }

    /// √(A² + B²)
    public static func hypot<A: AccelerateBuffer, B: AccelerateBuffer>(_ x: A, _ y: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.length, x, y)
    }
    /// √(A² + B²)
    public static func hypot<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(_ x: A, _ y: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.length, x, y, &result)
    }

    /// The elements, but not less or greater than the bounds.
    public static func clip<A: AccelerateBuffer>(_ vector: A, to bounds: ClosedRange<A.Element>) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        Vectors.result(.clip, vector, Uniform(bounds.lowerBound, vector.count), Uniform(bounds.upperBound, vector.count))
    }
    /// The elements, but not less or greater than the bounds.
    public static func clip<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, to bounds: ClosedRange<A.Element>, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.clip, vector, Uniform(bounds.lowerBound, vector.count), Uniform(bounds.upperBound, vector.count), &result)
    }

    /// The elements, but the lower bound for negative elements within the bounds, and the upper bound for the others within them.
    public static func invertedClip<A: AccelerateBuffer>(_ vector: A, to bounds: ClosedRange<A.Element>) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        Vectors.result(.invertedClip, vector, Uniform(bounds.lowerBound, vector.count), Uniform(bounds.upperBound, vector.count))
    }
    /// The elements, but the lower bound for negative elements within the bounds, and the upper bound for the others within them.
    public static func invertedClip<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, to bounds: ClosedRange<A.Element>, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.invertedClip, vector, Uniform(bounds.lowerBound, vector.count), Uniform(bounds.upperBound, vector.count), &result)
    }

    /// The constant, or its negative for elements less than the limit.
    public static func limit<A: AccelerateBuffer>(_ vector: A, limit: A.Element, withOutputConstant outputConstant: A.Element) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        Vectors.result(.limit, vector, Uniform(limit, vector.count), Uniform(outputConstant, vector.count))
    }
    /// The constant, or its negative for elements less than the limit.
    public static func limit<A: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: A, limit: A.Element, withOutputConstant outputConstant: A.Element, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.limit, vector, Uniform(limit, vector.count), Uniform(outputConstant, vector.count), &result)
    }

    /// A + constant · (B − A)
    public static func linearInterpolate<A: AccelerateBuffer, B: AccelerateBuffer>(
        _ vectorA: A, _ vectorB: B, using interpolationConstant: A.Element
    ) -> [A.Element] where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        Vectors.result(.interpolate, vectorA, vectorB, Uniform(interpolationConstant, vectorA.count))
    }
    /// A + constant · (B − A)
    public static func linearInterpolate<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: A, _ vectorB: B, using interpolationConstant: A.Element, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        Vectors.put(.interpolate, vectorA, vectorB, Uniform(interpolationConstant, vectorA.count), &result)
    }

    /// The elements of amplitudes in decibels, relative to a reference.
    public static func amplitudeToDecibels<A: AccelerateBuffer>(_ amplitude: A, zeroReference: A.Element) -> [A.Element] where A.Element: BinaryFloatingPoint {
        Vectors.result(.amplitudeDecibels, amplitude, Uniform(zeroReference, amplitude.count))
    }
    /// The elements of powers in decibels, relative to a reference.
    public static func powerToDecibels<A: AccelerateBuffer>(_ power: A, zeroReference: A.Element) -> [A.Element] where A.Element: BinaryFloatingPoint {
        Vectors.result(.powerDecibels, power, Uniform(zeroReference, power.count))
    }
    /// The elements of amplitudes in decibels, relative to a reference.
    public static func convert<A: AccelerateBuffer, V: AccelerateMutableBuffer>(amplitude: A, toDecibels decibels: inout V, zeroReference: A.Element)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.amplitudeDecibels, amplitude, Uniform(zeroReference, amplitude.count), &decibels)
    }
    /// The elements of powers in decibels, relative to a reference.
    public static func convert<A: AccelerateBuffer, V: AccelerateMutableBuffer>(power: A, toDecibels decibels: inout V, zeroReference: A.Element)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        Vectors.put(.powerDecibels, power, Uniform(zeroReference, power.count), &decibels)
    }
}

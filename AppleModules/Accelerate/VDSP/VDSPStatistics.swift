import Foundation

extension vDSP {
    /// The sum of all elements.
    public static func sum<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint { reduced(.sum, vector) }
    /// The sum of the squares of all elements.
    public static func sumOfSquares<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint { reduced(.sumOfSquares, vector) }
    /// The sum of the magnitudes of all elements.
    public static func sumOfMagnitudes<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        reduced(.sumOfMagnitudes, vector)
    }
    /// The sum of all elements, and the sum of their squares.
    public static func sumAndSumOfSquares<A: AccelerateBuffer>(_ vector: A) -> (elementsSum: A.Element, squaresSum: A.Element)
    where A.Element: BinaryFloatingPoint { (sum(vector), sumOfSquares(vector)) }
    /// The mean of all elements.
    public static func mean<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint { reduced(.mean, vector) }
    /// The mean of the squares of all elements.
    public static func meanSquare<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint { reduced(.meanSquare, vector) }
    /// The mean of the magnitudes of all elements.
    public static func meanMagnitude<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint { reduced(.meanMagnitude, vector) }
    /// The square root of the mean of the squares of all elements.
    public static func rootMeanSquare<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint { reduced(.rootMeanSquare, vector) }

    /// The greatest element.
    public static func maximum<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint { found(.maximum, vector).value }
    /// The least element.
    public static func minimum<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint { found(.minimum, vector).value }
    /// The greatest magnitude.
    public static func maximumMagnitude<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        found(.maximumMagnitude, vector).value
    }
    /// The least magnitude.
    public static func minimumMagnitude<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        found(.minimumMagnitude, vector).value
    }
    /// The index of the first of the greatest elements, and the element.
    public static func indexOfMaximum<A: AccelerateBuffer>(_ vector: A) -> (UInt, A.Element) where A.Element: BinaryFloatingPoint {
        let (value, index) = found(.maximum, vector)
        return (index, value)
    }
    /// The index of the first of the least elements, and the element.
    public static func indexOfMinimum<A: AccelerateBuffer>(_ vector: A) -> (UInt, A.Element) where A.Element: BinaryFloatingPoint {
        let (value, index) = found(.minimum, vector)
        return (index, value)
    }
    /// The index of the first element with the greatest magnitude, and the magnitude.
    public static func indexOfMaximumMagnitude<A: AccelerateBuffer>(_ vector: A) -> (UInt, A.Element) where A.Element: BinaryFloatingPoint {
        let (value, index) = found(.maximumMagnitude, vector)
        return (index, value)
    }

    /// The sum of the products of two vectors.
    public static func dot<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> A.Element
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        let n = Vectors.matching(vectorA.count, vectorB.count)
        return unsafe vectorA.read { a in unsafe vectorB.read { unsafe dotProduct(a, 1, $0, 1, n) } }
    }
    /// The sum of the squared differences of two vectors.
    public static func distanceSquared<A: AccelerateBuffer, B: AccelerateBuffer>(_ pointA: A, _ pointB: B) -> A.Element
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        let n = Vectors.matching(pointA.count, pointB.count)
        return unsafe pointA.read { a in unsafe pointB.read { unsafe squaredDistance(a, 1, $0, 1, n) } }
    }
    /// How often neighboring elements have different signs.
    public static func countZeroCrossings<A: AccelerateBuffer>(_ vector: A) -> UInt where A.Element: BinaryFloatingPoint {
        unsafe vector.read { unsafe signChanges($0, 1, UInt(vector.count), limit: .max).count }
    }

    /// The standard deviation of all elements, where squares are divided by their number.
    public static func standardDeviation<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        unsafe vector.read { unsafe spread($0, 1, UInt(vector.count)).deviation }
    }
    /// The elements, shifted and scaled to the mean 0 and the standard deviation 1.
    public static func normalize<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint {
        let n = UInt(vector.count)
        return unsafe array(vector.count) { c in
            unsafe vector.read { a in
                let (mean, deviation) = unsafe spread(a, 1, n)
                unsafe scaleToUnitSpread(a, 1, c, 1, n, mean, deviation)
            }
        }
    }
    /// The elements, shifted and scaled to the mean 0 and the standard deviation 1.
    public static func normalize<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        let n = Vectors.matching(vector.count, result.count)
        unsafe result.write { c in
            unsafe vector.read { a in
                let (mean, deviation) = unsafe spread(a, 1, n)
                unsafe scaleToUnitSpread(a, 1, c, 1, n, mean, deviation)
            }
        }
    }

    private static func reduced<A: AccelerateBuffer>(_ reduction: Reduction, _ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        unsafe vector.read { unsafe reduce(reduction, $0, 1, UInt(vector.count)) }
    }

    private static func found<A: AccelerateBuffer>(_ extreme: Extreme, _ vector: A) -> (value: A.Element, index: UInt) where A.Element: BinaryFloatingPoint {
        unsafe vector.read {
            let (value, position) = unsafe find(extreme, $0, 1, UInt(vector.count))
            return (value, position)
        }
    }
}

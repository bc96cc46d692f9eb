// Status: works (AccelerateVectorTests)

extension vDSP {
    public static func sum<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T { reduced(.sum, vector) }
    public static func sumOfSquares<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T { reduced(.sumOfSquares, vector) }
    public static func sumOfMagnitudes<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T { reduced(.sumOfMagnitudes, vector) }
    public static func mean<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T { reduced(.mean, vector) }
    public static func meanSquare<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T { reduced(.meanSquare, vector) }
    public static func meanMagnitude<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T { reduced(.meanMagnitude, vector) }
    public static func rootMeanSquare<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T { reduced(.rootMeanSquare, vector) }

    public static func maximum<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T { found(.maximum, vector).1 }
    public static func minimum<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T { found(.minimum, vector).1 }
    public static func maximumMagnitude<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T { found(.maximumMagnitude, vector).1 }
    public static func minimumMagnitude<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T { found(.minimumMagnitude, vector).1 }
    /// The index of the first of the greatest elements, and the element.
    public static func indexOfMaximum<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> (UInt, T) { found(.maximum, vector) }
    /// The index of the first of the least elements, and the element.
    public static func indexOfMinimum<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> (UInt, T) { found(.minimum, vector) }
    /// The index of the first element with the greatest magnitude, and the magnitude.
    public static func indexOfMaximumMagnitude<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> (UInt, T) { found(.maximumMagnitude, vector) }

    /// The sum of the products of two vectors.
    public static func dot<T: BinaryFloatingPoint>(_ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>) -> T {
        let n = Vectors.matching(vectorA.count, vectorB.count)
        return unsafe vectorA.read { a in unsafe vectorB.read { unsafe dotProduct(a, 1, $0, 1, n) } }
    }
    /// The sum of the squared differences of two vectors.
    public static func distanceSquared<T: BinaryFloatingPoint>(_ pointA: some AccelerateBuffer<T>, _ pointB: some AccelerateBuffer<T>) -> T {
        let n = Vectors.matching(pointA.count, pointB.count)
        return unsafe pointA.read { a in unsafe pointB.read { unsafe squaredDistance(a, 1, $0, 1, n) } }
    }

    /// The standard deviation of all elements, where squares are divided by their number.
    public static func standardDeviation<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T {
        unsafe vector.read { unsafe spread($0, 1, UInt(vector.count)).deviation }
    }
    /// The elements, shifted and scaled to the mean 0 and the standard deviation 1.
    public static func normalize<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { normalize(vector, result: &$0) } }
    public static func normalize<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        let n = Vectors.matching(vector.count, result.count)
        _ = unsafe result.write { c in unsafe vector.read { unsafe scaleToUnitSpread($0, 1, c, 1, n) } }
    }

    private static func reduced<T: BinaryFloatingPoint>(_ reduction: Reduction, _ vector: some AccelerateBuffer<T>) -> T {
        unsafe vector.read { unsafe reduce(reduction, $0, 1, UInt(vector.count)) }
    }

    private static func found<T: BinaryFloatingPoint>(_ extreme: Extreme, _ vector: some AccelerateBuffer<T>) -> (UInt, T) {
        let (value, index) = unsafe vector.read { unsafe find(extreme, $0, 1, UInt(vector.count)) }
        return (index, value)
    }
}

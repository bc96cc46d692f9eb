// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// The names are those of Apple.
// Status: works (AccelerateVectorTests)

/// Operations on vectors of Float or Double.
public enum vDSP {}

extension vDSP {
    public static func add<T: BinaryFloatingPoint>(_ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>) -> [T] {
        array(vectorA.count) { add(vectorA, vectorB, result: &$0) }
    }
    public static func add<T: BinaryFloatingPoint>(
        _ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.add, vectorA, vectorB, &result) }
    public static func subtract<T: BinaryFloatingPoint>(_ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>) -> [T] {
        array(vectorA.count) { subtract(vectorA, vectorB, result: &$0) }
    }
    public static func subtract<T: BinaryFloatingPoint>(
        _ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.subtract, vectorA, vectorB, &result) }
    public static func multiply<T: BinaryFloatingPoint>(_ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>) -> [T] {
        array(vectorA.count) { multiply(vectorA, vectorB, result: &$0) }
    }
    public static func multiply<T: BinaryFloatingPoint>(
        _ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.multiply, vectorA, vectorB, &result) }
    public static func divide<T: BinaryFloatingPoint>(_ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>) -> [T] {
        array(vectorA.count) { divide(vectorA, vectorB, result: &$0) }
    }
    public static func divide<T: BinaryFloatingPoint>(
        _ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.divide, vectorA, vectorB, &result) }
    public static func add<T: BinaryFloatingPoint>(_ scalar: T, _ vector: some AccelerateBuffer<T>) -> [T] {
        array(vector.count) { add(scalar, vector, result: &$0) }
    }
    public static func add<T: BinaryFloatingPoint>(_ scalar: T, _ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.add, Uniform(scalar, vector.count), vector, &result)
    }
    public static func multiply<T: BinaryFloatingPoint>(_ scalar: T, _ vector: some AccelerateBuffer<T>) -> [T] {
        array(vector.count) { multiply(scalar, vector, result: &$0) }
    }
    public static func multiply<T: BinaryFloatingPoint>(_ scalar: T, _ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.multiply, Uniform(scalar, vector.count), vector, &result)
    }
    public static func divide<T: BinaryFloatingPoint>(_ scalar: T, _ vector: some AccelerateBuffer<T>) -> [T] {
        array(vector.count) { divide(scalar, vector, result: &$0) }
    }
    public static func divide<T: BinaryFloatingPoint>(_ scalar: T, _ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.divide, Uniform(scalar, vector.count), vector, &result)
    }
    public static func divide<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, _ scalar: T) -> [T] {
        array(vector.count) { divide(vector, scalar, result: &$0) }
    }
    public static func divide<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, _ scalar: T, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.divide, vector, Uniform(scalar, vector.count), &result)
    }
    /// A + B and A − B. The results can replace A and B.
    public static func addSubtract<T: BinaryFloatingPoint>(
        _ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>, addResult: inout some AccelerateMutableBuffer<T>,
        subtractResult: inout some AccelerateMutableBuffer<T>
    ) {
        let sums = add(vectorA, vectorB)
        subtract(vectorA, vectorB, result: &subtractResult)
        multiply(1, sums, result: &addResult)
    }
}

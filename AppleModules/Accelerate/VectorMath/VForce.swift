// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// The names are those of Apple.
// Status: works (AccelerateVectorTests)

/// Functions of all elements of vectors.
public enum vForce {}

extension vForce {
    public static func ceil<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { ceil(vector, result: &$0) } }
    public static func ceil<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.ceil, vector, &result)
    }
    public static func floor<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { floor(vector, result: &$0) } }
    public static func floor<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.floor, vector, &result)
    }
    /// Rounds toward 0.
    public static func trunc<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { trunc(vector, result: &$0) } }
    public static func trunc<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.trunc, vector, &result)
    }
    /// Rounds to the nearest integer, and halves to even.
    public static func nearestInteger<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] {
        array(vector.count) { nearestInteger(vector, result: &$0) }
    }
    public static func nearestInteger<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.nearestInteger, vector, &result)
    }
    public static func sqrt<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { sqrt(vector, result: &$0) } }
    public static func sqrt<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.sqrt, vector, &result)
    }
    /// 1 / √x
    public static func rsqrt<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { rsqrt(vector, result: &$0) } }
    public static func rsqrt<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.rsqrt, vector, &result)
    }
    public static func reciprocal<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { reciprocal(vector, result: &$0) } }
    public static func reciprocal<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.reciprocal, vector, &result)
    }
    public static func exp<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { exp(vector, result: &$0) } }
    public static func exp<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.exp, vector, &result)
    }
    public static func exp2<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { exp2(vector, result: &$0) } }
    public static func exp2<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.exp2, vector, &result)
    }
    public static func log<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { log(vector, result: &$0) } }
    public static func log<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.log, vector, &result)
    }
    public static func log2<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { log2(vector, result: &$0) } }
    public static func log2<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.log2, vector, &result)
    }
    public static func log10<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { log10(vector, result: &$0) } }
    public static func log10<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.log10, vector, &result)
    }
    /// The exponent.
    public static func logb<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { logb(vector, result: &$0) } }
    public static func logb<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.logb, vector, &result)
    }

    public static func sin<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { sin(vector, result: &$0) } }
    public static func sin<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.sin, vector, &result)
    }
    public static func cos<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { cos(vector, result: &$0) } }
    public static func cos<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.cos, vector, &result)
    }
    public static func tan<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { tan(vector, result: &$0) } }
    public static func tan<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.tan, vector, &result)
    }
    public static func asin<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { asin(vector, result: &$0) } }
    public static func asin<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.asin, vector, &result)
    }
    public static func acos<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { acos(vector, result: &$0) } }
    public static func acos<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.acos, vector, &result)
    }
    public static func atan<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { atan(vector, result: &$0) } }
    public static func atan<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.atan, vector, &result)
    }
    public static func sinh<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { sinh(vector, result: &$0) } }
    public static func sinh<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.sinh, vector, &result)
    }
    public static func cosh<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { cosh(vector, result: &$0) } }
    public static func cosh<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.cosh, vector, &result)
    }
    public static func tanh<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { tanh(vector, result: &$0) } }
    public static func tanh<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.tanh, vector, &result)
    }
    public static func asinh<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { asinh(vector, result: &$0) } }
    public static func asinh<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.asinh, vector, &result)
    }
    public static func acosh<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { acosh(vector, result: &$0) } }
    public static func acosh<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.acosh, vector, &result)
    }
    public static func atanh<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { atanh(vector, result: &$0) } }
    public static func atanh<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.atanh, vector, &result)
    }

    public static func sincos<T: BinaryFloatingPoint>(
        _ vector: some AccelerateBuffer<T>, sinResult: inout some AccelerateMutableBuffer<T>, cosResult: inout some AccelerateMutableBuffer<T>
    ) {
        sin(vector, result: &sinResult)
        cos(vector, result: &cosResult)
    }
    /// The angles of points.
    public static func atan2<T: BinaryFloatingPoint>(x: some AccelerateBuffer<T>, y: some AccelerateBuffer<T>) -> [T] {
        array(x.count) { atan2(x: x, y: y, result: &$0) }
    }
    public static func atan2<T: BinaryFloatingPoint>(x: some AccelerateBuffer<T>, y: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.angle, x, y, &result)
    }
    public static func pow<T: BinaryFloatingPoint>(bases: some AccelerateBuffer<T>, exponents: some AccelerateBuffer<T>) -> [T] {
        array(bases.count) { pow(bases: bases, exponents: exponents, result: &$0) }
    }
    public static func pow<T: BinaryFloatingPoint>(
        bases: some AccelerateBuffer<T>, exponents: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.pow, bases, exponents, &result) }
    public static func copysign<T: BinaryFloatingPoint>(magnitudes: some AccelerateBuffer<T>, signs: some AccelerateBuffer<T>) -> [T] {
        array(magnitudes.count) { copysign(magnitudes: magnitudes, signs: signs, result: &$0) }
    }
    public static func copysign<T: BinaryFloatingPoint>(
        magnitudes: some AccelerateBuffer<T>, signs: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.copysign, magnitudes, signs, &result) }
    /// The remainder of a quotient that is rounded toward 0.
    public static func truncatingRemainder<T: BinaryFloatingPoint>(dividends: some AccelerateBuffer<T>, divisors: some AccelerateBuffer<T>) -> [T] {
        array(dividends.count) { truncatingRemainder(dividends: dividends, divisors: divisors, result: &$0) }
    }
    public static func truncatingRemainder<T: BinaryFloatingPoint>(
        dividends: some AccelerateBuffer<T>, divisors: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.fmod, dividends, divisors, &result) }
    /// The remainder of a quotient that is rounded to the nearest integer.
    public static func remainder<T: BinaryFloatingPoint>(dividends: some AccelerateBuffer<T>, divisors: some AccelerateBuffer<T>) -> [T] {
        array(dividends.count) { remainder(dividends: dividends, divisors: divisors, result: &$0) }
    }
    public static func remainder<T: BinaryFloatingPoint>(
        dividends: some AccelerateBuffer<T>, divisors: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.remainder, dividends, divisors, &result) }
}

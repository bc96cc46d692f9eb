// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of Apple.
// Status: works (AccelerateVectorTests)

/// The integers that `vDSP` converts.
public protocol vDSP_IntegerConvertable: FixedWidthInteger {}
extension UInt8: vDSP_IntegerConvertable {}
extension UInt16: vDSP_IntegerConvertable {}
extension UInt32: vDSP_IntegerConvertable {}
extension Int8: vDSP_IntegerConvertable {}
extension Int16: vDSP_IntegerConvertable {}
extension Int32: vDSP_IntegerConvertable {}

/// The floating-point numbers that `vDSP` converts.
public protocol vDSP_FloatingPointConvertable: BinaryFloatingPoint {}
extension Float: vDSP_FloatingPointConvertable {}
extension Double: vDSP_FloatingPointConvertable {}

extension vDSP {
    public enum RoundingMode: Sendable {
        case towardZero
        case towardNearestInteger

        fileprivate var rule: FloatingPointRoundingRule { self == .towardZero ? .towardZero : .toNearestOrEven }
    }

    /// Converts integers to floating-point numbers.
    public static func convertElements<A: vDSP_IntegerConvertable, C: vDSP_FloatingPointConvertable>(
        of source: some AccelerateBuffer<A>, to destination: inout some AccelerateMutableBuffer<C>
    ) {
        let n = Vectors.matching(source.count, destination.count)
        unsafe destination.write { c in unsafe source.read { unsafe convertNumbers($0, 1, c, 1, n) } }
    }
    /// Converts floating-point numbers to integers. Numbers that the type can't hold become its least or greatest number.
    public static func convertElements<A: vDSP_FloatingPointConvertable, C: vDSP_IntegerConvertable>(
        of source: some AccelerateBuffer<A>, to destination: inout some AccelerateMutableBuffer<C>, rounding: RoundingMode
    ) {
        let n = Vectors.matching(source.count, destination.count)
        unsafe destination.write { c in unsafe source.read { unsafe convertNumbers($0, 1, c, 1, n, rounding.rule) } }
    }
    public static func convertElements(of source: some AccelerateBuffer<Float>, to destination: inout some AccelerateMutableBuffer<Double>) {
        let n = Vectors.matching(source.count, destination.count)
        unsafe destination.write { c in unsafe source.read { unsafe vDSP_vspdp($0, 1, c, 1, n) } }
    }
    public static func convertElements(of source: some AccelerateBuffer<Double>, to destination: inout some AccelerateMutableBuffer<Float>) {
        let n = Vectors.matching(source.count, destination.count)
        unsafe destination.write { c in unsafe source.read { unsafe vDSP_vdpsp($0, 1, c, 1, n) } }
    }

    /// Converts integers to floating-point numbers.
    public static func integerToFloatingPoint<A: vDSP_IntegerConvertable, T: vDSP_FloatingPointConvertable>(
        _ vector: some AccelerateBuffer<A>, floatingPointType: T.Type
    ) -> [T] { array(vector.count) { convertElements(of: vector, to: &$0) } }
    /// Converts floating-point numbers to integers. Numbers that the type can't hold become its least or greatest number.
    public static func floatingPointToInteger<A: vDSP_FloatingPointConvertable, T: vDSP_IntegerConvertable>(
        _ vector: some AccelerateBuffer<A>, integerType: T.Type, rounding: RoundingMode
    ) -> [T] { array(vector.count) { convertElements(of: vector, to: &$0, rounding: rounding) } }
    public static func floatToDouble(_ source: some AccelerateBuffer<Float>) -> [Double] { array(source.count) { convertElements(of: source, to: &$0) } }
    public static func doubleToFloat(_ source: some AccelerateBuffer<Double>) -> [Float] { array(source.count) { convertElements(of: source, to: &$0) } }
}

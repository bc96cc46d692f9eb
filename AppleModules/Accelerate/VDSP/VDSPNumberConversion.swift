// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

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
    public static func convertElements<A: AccelerateBuffer, V: AccelerateMutableBuffer>(of source: A, to destination: inout V)
    where A.Element: vDSP_IntegerConvertable, V.Element: vDSP_FloatingPointConvertable {
        let n = Vectors.matching(source.count, destination.count)
        unsafe destination.write { c in unsafe source.read { unsafe convertNumbers($0, 1, c, 1, n) } }
    }
    /// Converts floating-point numbers to integers. Numbers that the type can't hold become its least or greatest number.
    public static func convertElements<A: AccelerateBuffer, V: AccelerateMutableBuffer>(of source: A, to destination: inout V, rounding: RoundingMode)
    where A.Element: vDSP_FloatingPointConvertable, V.Element: vDSP_IntegerConvertable {
        let n = Vectors.matching(source.count, destination.count)
        unsafe destination.write { c in unsafe source.read { unsafe convertNumbers($0, 1, c, 1, n, rounding.rule) } }
    }
    /// Converts Float to Double.
    public static func convertElements<A: AccelerateBuffer, V: AccelerateMutableBuffer>(of source: A, to destination: inout V)
    where A.Element == Float, V.Element == Double {
        let n = Vectors.matching(source.count, destination.count)
        unsafe destination.write { c in unsafe source.read { unsafe vDSP_vspdp($0, 1, c, 1, n) } }
    }
    /// Converts Double to Float.
    public static func convertElements<A: AccelerateBuffer, V: AccelerateMutableBuffer>(of source: A, to destination: inout V)
    where A.Element == Double, V.Element == Float {
        let n = Vectors.matching(source.count, destination.count)
        unsafe destination.write { c in unsafe source.read { unsafe vDSP_vdpsp($0, 1, c, 1, n) } }
    }

    /// Converts integers to floating-point numbers.
    public static func integerToFloatingPoint<A: AccelerateBuffer, T: vDSP_FloatingPointConvertable>(_ vector: A, floatingPointType: T.Type) -> [T]
    where A.Element: vDSP_IntegerConvertable {
        var result = [T](repeating: 0, count: vector.count)
        convertElements(of: vector, to: &result)
        return result
    }
    /// Converts floating-point numbers to integers. Numbers that the type can't hold become its least or greatest number.
    public static func floatingPointToInteger<A: AccelerateBuffer, T: vDSP_IntegerConvertable>(
        _ vector: A, integerType: T.Type, rounding: RoundingMode
    ) -> [T] where A.Element: vDSP_FloatingPointConvertable {
        var result = [T](repeating: 0, count: vector.count)
        convertElements(of: vector, to: &result, rounding: rounding)
        return result
    }
    /// Converts Float to Double.
    public static func floatToDouble<A: AccelerateBuffer>(_ source: A) -> [Double] where A.Element == Float {
        unsafe array(source.count) { c in unsafe source.read { unsafe vDSP_vspdp($0, 1, c, 1, UInt(source.count)) } }
    }
    /// Converts Double to Float.
    public static func doubleToFloat<A: AccelerateBuffer>(_ source: A) -> [Float] where A.Element == Double {
        unsafe array(source.count) { c in unsafe source.read { unsafe vDSP_vdpsp($0, 1, c, 1, UInt(source.count)) } }
    }

    /// Pairs of a radius and an angle, one after the other, become pairs of x and y.
    public static func polarToRectangular<A: AccelerateBuffer>(_ polarCoordinates: A) -> [A.Element] where A.Element: BinaryFloatingPoint {
        var result = [A.Element](repeating: 0, count: polarCoordinates.count)
        convert(polarCoordinates: polarCoordinates, toRectangularCoordinates: &result)
        return result
    }
    /// Pairs of x and y, one after the other, become pairs of a radius and an angle.
    public static func rectangularToPolar<A: AccelerateBuffer>(_ rectangularCoordinates: A) -> [A.Element] where A.Element: BinaryFloatingPoint {
        var result = [A.Element](repeating: 0, count: rectangularCoordinates.count)
        convert(rectangularCoordinates: rectangularCoordinates, toPolarCoordinates: &result)
        return result
    }
    /// Pairs of a radius and an angle, one after the other, become pairs of x and y.
    public static func convert<A: AccelerateBuffer, V: AccelerateMutableBuffer>(
        polarCoordinates: A, toRectangularCoordinates rectangularCoordinates: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        let n = Vectors.matching(polarCoordinates.count, rectangularCoordinates.count)
        unsafe rectangularCoordinates.write { c in unsafe polarCoordinates.read { unsafe toRectangular($0, 2, c, 2, n / 2) } }
    }
    /// Pairs of x and y, one after the other, become pairs of a radius and an angle.
    public static func convert<A: AccelerateBuffer, V: AccelerateMutableBuffer>(
        rectangularCoordinates: A, toPolarCoordinates polarCoordinates: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        let n = Vectors.matching(rectangularCoordinates.count, polarCoordinates.count)
        unsafe polarCoordinates.write { c in unsafe rectangularCoordinates.read { unsafe toPolar($0, 2, c, 2, n / 2) } }
    }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

@inline(__always)
func convertNumbers<A: FixedWidthInteger, T: BinaryFloatingPoint>(
    _ a: UnsafePointer<A>, _ ia: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt
) { unsafe map(a, ia, c, ic, n) { T($0) } }

/// Numbers that the type can't hold become its least or greatest number, and NaN becomes 0.
@inline(__always)
func convertNumbers<T: BinaryFloatingPoint, C: FixedWidthInteger>(
    _ a: UnsafePointer<T>, _ ia: Int, _ c: UnsafeMutablePointer<C>, _ ic: Int, _ n: UInt, _ rule: FloatingPointRoundingRule
) {
    unsafe map(a, ia, c, ic, n) { value in
        let rounded = value.rounded(rule)
        return C(exactly: rounded) ?? (rounded.isNaN ? 0 : rounded < 0 ? C.min : C.max)
    }
}

/// Converts Int8 to floating-point numbers.
public func vDSP_vflt8(_ a: UnsafePointer<Int8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n)
}
/// Converts Int8 to floating-point numbers.
public func vDSP_vflt8D(_ a: UnsafePointer<Int8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n)
}

/// Converts Int16 to floating-point numbers.
public func vDSP_vflt16(_ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n)
}
/// Converts Int16 to floating-point numbers.
public func vDSP_vflt16D(_ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n)
}

/// Converts Int32 to floating-point numbers.
public func vDSP_vflt32(_ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n)
}
/// Converts Int32 to floating-point numbers.
public func vDSP_vflt32D(_ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n)
}

/// Converts UInt8 to floating-point numbers.
public func vDSP_vfltu8(_ a: UnsafePointer<UInt8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n)
}
/// Converts UInt8 to floating-point numbers.
public func vDSP_vfltu8D(_ a: UnsafePointer<UInt8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n)
}

/// Converts UInt16 to floating-point numbers.
public func vDSP_vfltu16(_ a: UnsafePointer<UInt16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n)
}
/// Converts UInt16 to floating-point numbers.
public func vDSP_vfltu16D(_ a: UnsafePointer<UInt16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n)
}

/// Converts UInt32 to floating-point numbers.
public func vDSP_vfltu32(_ a: UnsafePointer<UInt32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n)
}
/// Converts UInt32 to floating-point numbers.
public func vDSP_vfltu32D(_ a: UnsafePointer<UInt32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n)
}

/// Converts floating-point numbers to Int8, rounded toward 0.
public func vDSP_vfix8(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .towardZero)
}
/// Converts floating-point numbers to Int8, rounded toward 0.
public func vDSP_vfix8D(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .towardZero)
}

/// Converts floating-point numbers to Int16, rounded toward 0.
public func vDSP_vfix16(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .towardZero)
}
/// Converts floating-point numbers to Int16, rounded toward 0.
public func vDSP_vfix16D(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .towardZero)
}

/// Converts floating-point numbers to Int32, rounded toward 0.
public func vDSP_vfix32(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .towardZero)
}
/// Converts floating-point numbers to Int32, rounded toward 0.
public func vDSP_vfix32D(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .towardZero)
}

/// Converts floating-point numbers to UInt8, rounded toward 0.
public func vDSP_vfixu8(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .towardZero)
}
/// Converts floating-point numbers to UInt8, rounded toward 0.
public func vDSP_vfixu8D(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .towardZero)
}

/// Converts floating-point numbers to UInt16, rounded toward 0.
public func vDSP_vfixu16(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .towardZero)
}
/// Converts floating-point numbers to UInt16, rounded toward 0.
public func vDSP_vfixu16D(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .towardZero)
}

/// Converts floating-point numbers to UInt32, rounded toward 0.
public func vDSP_vfixu32(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .towardZero)
}
/// Converts floating-point numbers to UInt32, rounded toward 0.
public func vDSP_vfixu32D(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .towardZero)
}

/// Converts floating-point numbers to Int8, rounded to the nearest integer.
public func vDSP_vfixr8(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .toNearestOrEven)
}
/// Converts floating-point numbers to Int8, rounded to the nearest integer.
public func vDSP_vfixr8D(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .toNearestOrEven)
}

/// Converts floating-point numbers to Int16, rounded to the nearest integer.
public func vDSP_vfixr16(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .toNearestOrEven)
}
/// Converts floating-point numbers to Int16, rounded to the nearest integer.
public func vDSP_vfixr16D(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .toNearestOrEven)
}

/// Converts floating-point numbers to Int32, rounded to the nearest integer.
public func vDSP_vfixr32(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .toNearestOrEven)
}
/// Converts floating-point numbers to Int32, rounded to the nearest integer.
public func vDSP_vfixr32D(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .toNearestOrEven)
}

/// Converts floating-point numbers to UInt8, rounded to the nearest integer.
public func vDSP_vfixru8(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .toNearestOrEven)
}
/// Converts floating-point numbers to UInt8, rounded to the nearest integer.
public func vDSP_vfixru8D(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .toNearestOrEven)
}

/// Converts floating-point numbers to UInt16, rounded to the nearest integer.
public func vDSP_vfixru16(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .toNearestOrEven)
}
/// Converts floating-point numbers to UInt16, rounded to the nearest integer.
public func vDSP_vfixru16D(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .toNearestOrEven)
}

/// Converts floating-point numbers to UInt32, rounded to the nearest integer.
public func vDSP_vfixru32(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .toNearestOrEven)
}
/// Converts floating-point numbers to UInt32, rounded to the nearest integer.
public func vDSP_vfixru32D(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe convertNumbers(a, ia, c, ic, n, .toNearestOrEven)
}

/// Converts Float to Double.
public func vDSP_vspdp(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe map(a, ia, c, ic, n) { Double($0) }
}
/// Converts Double to Float.
public func vDSP_vdpsp(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe map(a, ia, c, ic, n) { Float($0) }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// C = −A
public func vDSP_vneg(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe apply(.negate, a, ia, c, ic, n)
}
/// C = −A
public func vDSP_vnegD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe apply(.negate, a, ia, c, ic, n)
}

/// C = |A|
public func vDSP_vabs(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe apply(.absolute, a, ia, c, ic, n)
}
/// C = |A|
public func vDSP_vabsD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe apply(.absolute, a, ia, c, ic, n)
}

/// C = −|A|
public func vDSP_vnabs(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe apply(.negativeAbsolute, a, ia, c, ic, n)
}
/// C = −|A|
public func vDSP_vnabsD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe apply(.negativeAbsolute, a, ia, c, ic, n)
}

/// C = A²
public func vDSP_vsq(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe apply(.square, a, ia, c, ic, n)
}
/// C = A²
public func vDSP_vsqD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe apply(.square, a, ia, c, ic, n)
}

/// C = A · |A|
public func vDSP_vssq(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe apply(.signedSquare, a, ia, c, ic, n)
}
/// C = A · |A|
public func vDSP_vssqD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe apply(.signedSquare, a, ia, c, ic, n)
}

/// The part of A after the decimal point, with the sign of A.
public func vDSP_vfrac(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe apply(.fraction, a, ia, c, ic, n)
}
/// The part of A after the decimal point, with the sign of A.
public func vDSP_vfracD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe apply(.fraction, a, ia, c, ic, n)
}

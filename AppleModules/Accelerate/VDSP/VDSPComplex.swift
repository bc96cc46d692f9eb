// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// The magnitudes of complex numbers.
public func vDSP_zvabs(_ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe map(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { ($0 * $0 + $1 * $1).squareRoot() }
}
/// The magnitudes of complex numbers.
public func vDSP_zvabsD(_ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe map(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { ($0 * $0 + $1 * $1).squareRoot() }
}

/// The squared magnitudes of complex numbers.
public func vDSP_zvmags(_ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe map(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { $0 * $0 + $1 * $1 }
}
/// The squared magnitudes of complex numbers.
public func vDSP_zvmagsD(_ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe map(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { $0 * $0 + $1 * $1 }
}

/// The angles of complex numbers, from −π to π.
public func vDSP_zvphas(_ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe map(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { atan2($1, $0) }
}
/// The angles of complex numbers, from −π to π.
public func vDSP_zvphasD(_ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe map(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { atan2($1, $0) }
}

/// Adds the squared magnitudes of complex numbers to C.
public func vDSP_zaspec(_ a: UnsafePointer<DSPSplitComplex>, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    for index in 0..<Int(n) {
        let (re, im) = unsafe (a.pointee.realp[index], a.pointee.imagp[index])
        unsafe c[index] += re * re + im * im
    }
}
/// Adds the squared magnitudes of complex numbers to C.
public func vDSP_zaspecD(_ a: UnsafePointer<DSPDoubleSplitComplex>, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    for index in 0..<Int(n) {
        let (re, im) = unsafe (a.pointee.realp[index], a.pointee.imagp[index])
        unsafe c[index] += re * re + im * im
    }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Splits complex numbers. The stride of C counts real numbers: 2 for numbers next to each other.
public func vDSP_ctoz(_ c: UnsafePointer<DSPComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride, _ n: vDSP_Length) {
    let z = unsafe z.pointee
    for index in 0..<Int(n) {
        let number = unsafe c[index &* ic / 2]
        unsafe (z.realp[index &* iz], z.imagp[index &* iz]) = (number.real, number.imag)
    }
}
/// Splits complex numbers. The stride of C counts real numbers: 2 for numbers next to each other.
public func vDSP_ctozD(
    _ c: UnsafePointer<DSPDoubleComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPDoubleSplitComplex>, _ iz: vDSP_Stride, _ n: vDSP_Length
) {
    let z = unsafe z.pointee
    for index in 0..<Int(n) {
        let number = unsafe c[index &* ic / 2]
        unsafe (z.realp[index &* iz], z.imagp[index &* iz]) = (number.real, number.imag)
    }
}

/// Joins complex numbers. The stride of C counts real numbers: 2 for numbers next to each other.
public func vDSP_ztoc(_ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    let z = unsafe z.pointee
    for index in 0..<Int(n) { unsafe c[index &* ic / 2] = DSPComplex(real: z.realp[index &* iz], imag: z.imagp[index &* iz]) }
}
/// Joins complex numbers. The stride of C counts real numbers: 2 for numbers next to each other.
public func vDSP_ztocD(
    _ z: UnsafePointer<DSPDoubleSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPDoubleComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let z = unsafe z.pointee
    for index in 0..<Int(n) { unsafe c[index &* ic / 2] = DSPDoubleComplex(real: z.realp[index &* iz], imag: z.imagp[index &* iz]) }
}

/// Pairs of x and y become pairs of a radius and an angle. The strides count single numbers: 2 for pairs next to each other.
public func vDSP_polar(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe toPolar(a, ia, c, ic, n)
}
/// Pairs of x and y become pairs of a radius and an angle. The strides count single numbers: 2 for pairs next to each other.
public func vDSP_polarD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe toPolar(a, ia, c, ic, n)
}

/// Pairs of a radius and an angle become pairs of x and y. The strides count single numbers: 2 for pairs next to each other.
public func vDSP_rect(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe toRectangular(a, ia, c, ic, n)
}
/// Pairs of a radius and an angle become pairs of x and y. The strides count single numbers: 2 for pairs next to each other.
public func vDSP_rectD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe toRectangular(a, ia, c, ic, n)
}

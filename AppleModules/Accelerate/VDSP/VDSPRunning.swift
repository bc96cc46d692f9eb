// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// From A to B: C[n] = A[n] + (B[n] − A[n]) · n / (N − 1)
public func vDSP_vtmerg(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe merge(a, ia, b, ib, c, ic, n)
}
/// From A to B: C[n] = A[n] + (B[n] − A[n]) · n / (N − 1)
public func vDSP_vtmergD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe merge(a, ia, b, ib, c, ic, n)
}

/// Running means: C = (C · b + A) / (b + 1)
public func vDSP_vavlin(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let weight = unsafe b.pointee
    unsafe map(c, ic, a, ia, c, ic, n) { ($0 * weight + $1) / (weight + 1) }
}
/// Running means: C = (C · b + A) / (b + 1)
public func vDSP_vavlinD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let weight = unsafe b.pointee
    unsafe map(c, ic, a, ia, c, ic, n) { ($0 * weight + $1) / (weight + 1) }
}

/// C[n] is the greatest of the p elements from A[n].
public func vDSP_vswmax(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length) {
    for index in 0..<Int(n) { unsafe c[index &* ic] = find(.maximum, a + index &* ia, ia, p).value }
}
/// C[n] is the greatest of the p elements from A[n].
public func vDSP_vswmaxD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
    for index in 0..<Int(n) { unsafe c[index &* ic] = find(.maximum, a + index &* ia, ia, p).value }
}

/// The elements of A at the places where B isn't 0, next to each other.
public func vDSP_vcmprs(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    var place = 0
    for index in 0..<Int(n) where unsafe b[index &* ib] != 0 {
        unsafe c[place &* ic] = a[index &* ia]
        place += 1
    }
}
/// The elements of A at the places where B isn't 0, next to each other.
public func vDSP_vcmprsD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    var place = 0
    for index in 0..<Int(n) where unsafe b[index &* ib] != 0 {
        unsafe c[place &* ic] = a[index &* ia]
        place += 1
    }
}

/// The elements of C that aren't between B and A; otherwise 0.
public func vDSP_venvlp(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe map(a, ia, b, ib, c, ic, d, id, n) { $2 < $1 || $0 < $2 ? $2 : 0 }
}
/// The elements of C that aren't between B and A; otherwise 0.
public func vDSP_venvlpD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe map(a, ia, b, ib, c, ic, d, id, n) { $2 < $1 || $0 < $2 ? $2 : 0 }
}

/// A filter with two poles and two zeros: C[n] = b0 A[n] + b1 A[n−1] + b2 A[n−2] − b3 C[n−1] − b4 C[n−2], from the third element on.
public func vDSP_deq22(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe filterTwice(a, ia, b, c, ic, n)
}
/// A filter with two poles and two zeros: C[n] = b0 A[n] + b1 A[n−1] + b2 A[n−2] − b3 C[n−1] − b4 C[n−2], from the third element on.
public func vDSP_deq22D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe filterTwice(a, ia, b, c, ic, n)
}

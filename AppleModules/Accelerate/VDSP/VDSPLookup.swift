// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// C[n] = A[B[n]], interpolated between two elements where B[n] isn't whole. `m` isn't used, as on a Mac.
public func vDSP_vlint(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length,
    _ m: vDSP_Length
) {
    unsafe look(up: b, ib, in: a, 1, interpolates: true, c, ic, n)
}
/// C[n] = A[B[n]], interpolated between two elements where B[n] isn't whole. `m` isn't used, as on a Mac.
public func vDSP_vlintD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length,
    _ m: vDSP_Length
) {
    unsafe look(up: b, ib, in: a, 1, interpolates: true, c, ic, n)
}

/// C[n] = A[B[n]], where B[n] is rounded toward 0.
public func vDSP_vindex(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe look(up: b, ib, in: a, 1, interpolates: false, c, ic, n)
}
/// C[n] = A[B[n]], where B[n] is rounded toward 0.
public func vDSP_vindexD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe look(up: b, ib, in: a, 1, interpolates: false, c, ic, n)
}

/// C[n] = A[B[n] − 1]: indices count from 1.
public func vDSP_vgathr(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<vDSP_Length>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    for index in 0..<Int(n) { unsafe c[index &* ic] = a[Int(b[index &* ib]) - 1] }
}
/// C[n] = A[B[n] − 1]: indices count from 1.
public func vDSP_vgathrD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<vDSP_Length>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    for index in 0..<Int(n) { unsafe c[index &* ic] = a[Int(b[index &* ib]) - 1] }
}

/// The interpolated numbers of a table of m elements, at s1 · A + s2; beyond the table, its first or last number.
public func vDSP_vtabi(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ s1: UnsafePointer<Float>, _ s2: UnsafePointer<Float>, _ table: UnsafePointer<Float>, _ m: vDSP_Length,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe lookUp(a, ia, scale: s1.pointee, offset: s2.pointee, table: table, m, c, ic, n)
}
/// The interpolated numbers of a table of m elements, at s1 · A + s2; beyond the table, its first or last number.
public func vDSP_vtabiD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ s1: UnsafePointer<Double>, _ s2: UnsafePointer<Double>, _ table: UnsafePointer<Double>, _ m: vDSP_Length,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe lookUp(a, ia, scale: s1.pointee, offset: s2.pointee, table: table, m, c, ic, n)
}

/// The values at 0, 1, 2, and so on, of lines through m points: A has the values, and B the places.
public func vDSP_vgenp(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length, _ m: vDSP_Length
) {
    unsafe connect(a, ia, at: b, ib, m, c, ic, n)
}
/// The values at 0, 1, 2, and so on, of lines through m points: A has the values, and B the places.
public func vDSP_vgenpD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length, _ m: vDSP_Length
) {
    unsafe connect(a, ia, at: b, ib, m, c, ic, n)
}

/// The values at B of a polynomial of the degree p. The coefficient of the highest power comes first.
public func vDSP_vpoly(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length, _ p: vDSP_Length
) {
    unsafe evaluate(a, ia, b, ib, c, ic, n, degree: p)
}
/// The values at B of a polynomial of the degree p. The coefficient of the highest power comes first.
public func vDSP_vpolyD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length, _ p: vDSP_Length
) {
    unsafe evaluate(a, ia, b, ib, c, ic, n, degree: p)
}

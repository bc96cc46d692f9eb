// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// C = A + B
public func vDSP_vadd(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.add, a, ia, b, ib, c, ic, n)
}
/// C = A + B
public func vDSP_vaddD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.add, a, ia, b, ib, c, ic, n)
}

/// C = A − B: the first argument is subtracted from the second.
public func vDSP_vsub(
    _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.subtract, a, ia, b, ib, c, ic, n)
}
/// C = A − B: the first argument is subtracted from the second.
public func vDSP_vsubD(
    _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.subtract, a, ia, b, ib, c, ic, n)
}

/// C = A · B
public func vDSP_vmul(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.multiply, a, ia, b, ib, c, ic, n)
}
/// C = A · B
public func vDSP_vmulD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.multiply, a, ia, b, ib, c, ic, n)
}

/// C = A / B: the second argument is divided by the first.
public func vDSP_vdiv(
    _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.divide, a, ia, b, ib, c, ic, n)
}
/// C = A / B: the second argument is divided by the first.
public func vDSP_vdivD(
    _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.divide, a, ia, b, ib, c, ic, n)
}

/// C = A + b
public func vDSP_vsadd(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let scalar = unsafe b.pointee
    unsafe withUnsafePointer(to: scalar) { unsafe apply(.add, a, ia, $0, 0, c, ic, n) }
}
/// C = A + b
public func vDSP_vsaddD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let scalar = unsafe b.pointee
    unsafe withUnsafePointer(to: scalar) { unsafe apply(.add, a, ia, $0, 0, c, ic, n) }
}

/// C = A · b
public func vDSP_vsmul(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let scalar = unsafe b.pointee
    unsafe withUnsafePointer(to: scalar) { unsafe apply(.multiply, a, ia, $0, 0, c, ic, n) }
}
/// C = A · b
public func vDSP_vsmulD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let scalar = unsafe b.pointee
    unsafe withUnsafePointer(to: scalar) { unsafe apply(.multiply, a, ia, $0, 0, c, ic, n) }
}

/// C = A / b
public func vDSP_vsdiv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let scalar = unsafe b.pointee
    unsafe withUnsafePointer(to: scalar) { unsafe apply(.divide, a, ia, $0, 0, c, ic, n) }
}
/// C = A / b
public func vDSP_vsdivD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let scalar = unsafe b.pointee
    unsafe withUnsafePointer(to: scalar) { unsafe apply(.divide, a, ia, $0, 0, c, ic, n) }
}

/// C = a / B
public func vDSP_svdiv(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let scalar = unsafe a.pointee
    unsafe withUnsafePointer(to: scalar) { unsafe apply(.divide, $0, 0, b, ib, c, ic, n) }
}
/// C = a / B
public func vDSP_svdivD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let scalar = unsafe a.pointee
    unsafe withUnsafePointer(to: scalar) { unsafe apply(.divide, $0, 0, b, ib, c, ic, n) }
}

/// The greater of two elements.
public func vDSP_vmax(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.maximum, a, ia, b, ib, c, ic, n)
}
/// The greater of two elements.
public func vDSP_vmaxD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.maximum, a, ia, b, ib, c, ic, n)
}

/// The less of two elements.
public func vDSP_vmin(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.minimum, a, ia, b, ib, c, ic, n)
}
/// The less of two elements.
public func vDSP_vminD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.minimum, a, ia, b, ib, c, ic, n)
}

/// The greater magnitude of two elements.
public func vDSP_vmaxmg(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.maximumMagnitude, a, ia, b, ib, c, ic, n)
}
/// The greater magnitude of two elements.
public func vDSP_vmaxmgD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.maximumMagnitude, a, ia, b, ib, c, ic, n)
}

/// The less magnitude of two elements.
public func vDSP_vminmg(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.minimumMagnitude, a, ia, b, ib, c, ic, n)
}
/// The less magnitude of two elements.
public func vDSP_vminmgD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.minimumMagnitude, a, ia, b, ib, c, ic, n)
}

/// C = √(A² + B²)
public func vDSP_vdist(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.length, a, ia, b, ib, c, ic, n)
}
/// C = √(A² + B²)
public func vDSP_vdistD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    unsafe apply(.length, a, ia, b, ib, c, ic, n)
}

/// The elements, but at least b.
public func vDSP_vthr(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let scalar = unsafe b.pointee
    unsafe withUnsafePointer(to: scalar) { unsafe apply(.threshold, a, ia, $0, 0, c, ic, n) }
}
/// The elements, but at least b.
public func vDSP_vthrD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let scalar = unsafe b.pointee
    unsafe withUnsafePointer(to: scalar) { unsafe apply(.threshold, a, ia, $0, 0, c, ic, n) }
}

/// The elements, or 0 for those less than b.
public func vDSP_vthres(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let scalar = unsafe b.pointee
    unsafe withUnsafePointer(to: scalar) { unsafe apply(.thresholdToZero, a, ia, $0, 0, c, ic, n) }
}
/// The elements, or 0 for those less than b.
public func vDSP_vthresD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let scalar = unsafe b.pointee
    unsafe withUnsafePointer(to: scalar) { unsafe apply(.thresholdToZero, a, ia, $0, 0, c, ic, n) }
}

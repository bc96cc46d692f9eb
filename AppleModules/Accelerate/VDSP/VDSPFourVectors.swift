// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// The sums B + A and the differences B − A of the first vector A and the second vector B.
public func vDSP_vaddsub(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ sum: UnsafeMutablePointer<Float>, _ isum: vDSP_Stride,
    _ difference: UnsafeMutablePointer<Float>, _ idifference: vDSP_Stride, _ n: vDSP_Length
) {
    for index in 0..<Int(n) {
        let (x, y) = unsafe (a[index &* ia], b[index &* ib])
        unsafe sum[index &* isum] = y + x
        unsafe difference[index &* idifference] = y - x
    }
}
/// The sums B + A and the differences B − A of the first vector A and the second vector B.
public func vDSP_vaddsubD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ sum: UnsafeMutablePointer<Double>, _ isum: vDSP_Stride,
    _ difference: UnsafeMutablePointer<Double>, _ idifference: vDSP_Stride, _ n: vDSP_Length
) {
    for index in 0..<Int(n) {
        let (x, y) = unsafe (a[index &* ia], b[index &* ib])
        unsafe sum[index &* isum] = y + x
        unsafe difference[index &* idifference] = y - x
    }
}

/// E = A · b + C · d
public func vDSP_vsmsma(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafePointer<Float>,
    _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    let (b0, d0) = unsafe (b.pointee, d.pointee)
    unsafe withUnsafePointer(to: b0) { b in
        unsafe withUnsafePointer(to: d0) { d in unsafe apply(.productsAdd, a, ia, b, 0, c, ic, d, 0, e, ie, n) }
    }
}
/// E = A · b + C · d
public func vDSP_vsmsmaD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafePointer<Double>,
    _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    let (b0, d0) = unsafe (b.pointee, d.pointee)
    unsafe withUnsafePointer(to: b0) { b in
        unsafe withUnsafePointer(to: d0) { d in unsafe apply(.productsAdd, a, ia, b, 0, c, ic, d, 0, e, ie, n) }
    }
}

/// E = (A + B) · (C + D)
public func vDSP_vaam(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<Float>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.sumsMultiply, a, ia, b, ib, c, ic, d, id, e, ie, n)
}
/// E = (A + B) · (C + D)
public func vDSP_vaamD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<Double>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.sumsMultiply, a, ia, b, ib, c, ic, d, id, e, ie, n)
}

/// E = (A − B) · (C − D)
public func vDSP_vsbsbm(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<Float>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.differencesMultiply, a, ia, b, ib, c, ic, d, id, e, ie, n)
}
/// E = (A − B) · (C − D)
public func vDSP_vsbsbmD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<Double>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.differencesMultiply, a, ia, b, ib, c, ic, d, id, e, ie, n)
}

/// E = (A + B) · (C − D)
public func vDSP_vasbm(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<Float>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.sumDifferenceMultiply, a, ia, b, ib, c, ic, d, id, e, ie, n)
}
/// E = (A + B) · (C − D)
public func vDSP_vasbmD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<Double>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.sumDifferenceMultiply, a, ia, b, ib, c, ic, d, id, e, ie, n)
}

/// E = A · B + C · D
public func vDSP_vmma(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<Float>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.productsAdd, a, ia, b, ib, c, ic, d, id, e, ie, n)
}
/// E = A · B + C · D
public func vDSP_vmmaD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<Double>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.productsAdd, a, ia, b, ib, c, ic, d, id, e, ie, n)
}

/// E = A · B − C · D
public func vDSP_vmmsb(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<Float>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.productsSubtract, a, ia, b, ib, c, ic, d, id, e, ie, n)
}
/// E = A · B − C · D
public func vDSP_vmmsbD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<Double>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.productsSubtract, a, ia, b, ib, c, ic, d, id, e, ie, n)
}

/// E = √((A − C)² + (B − D)²)
public func vDSP_vpythg(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<Float>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.distance, a, ia, b, ib, c, ic, d, id, e, ie, n)
}
/// E = √((A − C)² + (B − D)²)
public func vDSP_vpythgD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<Double>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.distance, a, ia, b, ib, c, ic, d, id, e, ie, n)
}

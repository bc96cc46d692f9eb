// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// D = (A + B) · C
public func vDSP_vam(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.addMultiply, a, ia, b, ib, c, ic, d, id, n)
}
/// D = (A + B) · C
public func vDSP_vamD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.addMultiply, a, ia, b, ib, c, ic, d, id, n)
}

/// D = A · B + C
public func vDSP_vma(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.multiplyAdd, a, ia, b, ib, c, ic, d, id, n)
}
/// D = A · B + C
public func vDSP_vmaD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.multiplyAdd, a, ia, b, ib, c, ic, d, id, n)
}

/// D = (A − B) · C
public func vDSP_vsbm(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.subtractMultiply, a, ia, b, ib, c, ic, d, id, n)
}
/// D = (A − B) · C
public func vDSP_vsbmD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.subtractMultiply, a, ia, b, ib, c, ic, d, id, n)
}

/// D = A · B − C
public func vDSP_vmsb(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.multiplySubtract, a, ia, b, ib, c, ic, d, id, n)
}
/// D = A · B − C
public func vDSP_vmsbD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe apply(.multiplySubtract, a, ia, b, ib, c, ic, d, id, n)
}

/// D = (A + B) · c
public func vDSP_vasm(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride, _ n: vDSP_Length
) {
    let c0 = unsafe c.pointee
    unsafe withUnsafePointer(to: c0) { c in unsafe apply(.addMultiply, a, ia, b, ib, c, 0, d, id, n) }
}
/// D = (A + B) · c
public func vDSP_vasmD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride, _ n: vDSP_Length
) {
    let c0 = unsafe c.pointee
    unsafe withUnsafePointer(to: c0) { c in unsafe apply(.addMultiply, a, ia, b, ib, c, 0, d, id, n) }
}

/// D = (A − B) · c
public func vDSP_vsbsm(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride, _ n: vDSP_Length
) {
    let c0 = unsafe c.pointee
    unsafe withUnsafePointer(to: c0) { c in unsafe apply(.subtractMultiply, a, ia, b, ib, c, 0, d, id, n) }
}
/// D = (A − B) · c
public func vDSP_vsbsmD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride, _ n: vDSP_Length
) {
    let c0 = unsafe c.pointee
    unsafe withUnsafePointer(to: c0) { c in unsafe apply(.subtractMultiply, a, ia, b, ib, c, 0, d, id, n) }
}

/// D = A · B + c
public func vDSP_vmsa(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride, _ n: vDSP_Length
) {
    let c0 = unsafe c.pointee
    unsafe withUnsafePointer(to: c0) { c in unsafe apply(.multiplyAdd, a, ia, b, ib, c, 0, d, id, n) }
}
/// D = A · B + c
public func vDSP_vmsaD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride, _ n: vDSP_Length
) {
    let c0 = unsafe c.pointee
    unsafe withUnsafePointer(to: c0) { c in unsafe apply(.multiplyAdd, a, ia, b, ib, c, 0, d, id, n) }
}

/// D = A · b + C
public func vDSP_vsma(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride, _ n: vDSP_Length
) {
    let b0 = unsafe b.pointee
    unsafe withUnsafePointer(to: b0) { b in unsafe apply(.multiplyAdd, a, ia, b, 0, c, ic, d, id, n) }
}
/// D = A · b + C
public func vDSP_vsmaD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride, _ n: vDSP_Length
) {
    let b0 = unsafe b.pointee
    unsafe withUnsafePointer(to: b0) { b in unsafe apply(.multiplyAdd, a, ia, b, 0, c, ic, d, id, n) }
}

/// D = A · b − C
public func vDSP_vsmsb(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride, _ n: vDSP_Length
) {
    let b0 = unsafe b.pointee
    unsafe withUnsafePointer(to: b0) { b in unsafe apply(.multiplySubtract, a, ia, b, 0, c, ic, d, id, n) }
}
/// D = A · b − C
public func vDSP_vsmsbD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride, _ n: vDSP_Length
) {
    let b0 = unsafe b.pointee
    unsafe withUnsafePointer(to: b0) { b in unsafe apply(.multiplySubtract, a, ia, b, 0, c, ic, d, id, n) }
}

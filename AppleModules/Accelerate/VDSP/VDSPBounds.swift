// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// D = A · b + c
public func vDSP_vsmsa(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (b0, c0) = unsafe (b.pointee, c.pointee)
    unsafe withUnsafePointer(to: b0) { b in
        unsafe withUnsafePointer(to: c0) { c in unsafe apply(.multiplyAdd, a, ia, b, 0, c, 0, d, id, n) }
    }
}
/// D = A · b + c
public func vDSP_vsmsaD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (b0, c0) = unsafe (b.pointee, c.pointee)
    unsafe withUnsafePointer(to: b0) { b in
        unsafe withUnsafePointer(to: c0) { c in unsafe apply(.multiplyAdd, a, ia, b, 0, c, 0, d, id, n) }
    }
}

/// The elements, but at least b and at most c.
public func vDSP_vclip(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (b0, c0) = unsafe (b.pointee, c.pointee)
    unsafe withUnsafePointer(to: b0) { b in
        unsafe withUnsafePointer(to: c0) { c in unsafe apply(.clip, a, ia, b, 0, c, 0, d, id, n) }
    }
}
/// The elements, but at least b and at most c.
public func vDSP_vclipD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (b0, c0) = unsafe (b.pointee, c.pointee)
    unsafe withUnsafePointer(to: b0) { b in
        unsafe withUnsafePointer(to: c0) { c in unsafe apply(.clip, a, ia, b, 0, c, 0, d, id, n) }
    }
}

/// The elements, but b or c, by their sign, for those between b and c.
public func vDSP_viclip(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (b0, c0) = unsafe (b.pointee, c.pointee)
    unsafe withUnsafePointer(to: b0) { b in
        unsafe withUnsafePointer(to: c0) { c in unsafe apply(.invertedClip, a, ia, b, 0, c, 0, d, id, n) }
    }
}
/// The elements, but b or c, by their sign, for those between b and c.
public func vDSP_viclipD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (b0, c0) = unsafe (b.pointee, c.pointee)
    unsafe withUnsafePointer(to: b0) { b in
        unsafe withUnsafePointer(to: c0) { c in unsafe apply(.invertedClip, a, ia, b, 0, c, 0, d, id, n) }
    }
}

/// c, or −c for elements less than b.
public func vDSP_vlim(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (b0, c0) = unsafe (b.pointee, c.pointee)
    unsafe withUnsafePointer(to: b0) { b in
        unsafe withUnsafePointer(to: c0) { c in unsafe apply(.limit, a, ia, b, 0, c, 0, d, id, n) }
    }
}
/// c, or −c for elements less than b.
public func vDSP_vlimD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (b0, c0) = unsafe (b.pointee, c.pointee)
    unsafe withUnsafePointer(to: b0) { b in
        unsafe withUnsafePointer(to: c0) { c in unsafe apply(.limit, a, ia, b, 0, c, 0, d, id, n) }
    }
}

/// D = A + c · (B − A)
public func vDSP_vintb(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride, _ n: vDSP_Length
) {
    let c0 = unsafe c.pointee
    unsafe withUnsafePointer(to: c0) { c in unsafe apply(.interpolate, a, ia, b, ib, c, 0, d, id, n) }
}
/// D = A + c · (B − A)
public func vDSP_vintbD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride, _ n: vDSP_Length
) {
    let c0 = unsafe c.pointee
    unsafe withUnsafePointer(to: c0) { c in unsafe apply(.interpolate, a, ia, b, ib, c, 0, d, id, n) }
}

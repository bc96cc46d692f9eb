// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Sets all elements to a.
public func vDSP_vfill(_ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { unsafe set(a.pointee, c, ic, n) }
/// Sets all elements to a.
public func vDSP_vfillD(_ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) { unsafe set(a.pointee, c, ic, n) }

/// Sets all elements to 0.
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { unsafe set(0, c, ic, n) }
/// Sets all elements to 0.
public func vDSP_vclrD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) { unsafe set(0, c, ic, n) }

/// C[n] = a + n · b
public func vDSP_vramp(_ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe writeRamp(from: a.pointee, by: b.pointee, c, ic, n)
}
/// C[n] = a + n · b
public func vDSP_vrampD(_ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe writeRamp(from: a.pointee, by: b.pointee, c, ic, n)
}

/// Numbers at equal distances from a to b.
public func vDSP_vgen(_ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe writeRamp(from: a.pointee, to: b.pointee, c, ic, n)
}
/// Numbers at equal distances from a to b.
public func vDSP_vgenD(_ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe writeRamp(from: a.pointee, to: b.pointee, c, ic, n)
}

/// Multiplies a vector by a ramp, and moves its start on.
public func vDSP_vrampmul(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ start: UnsafeMutablePointer<Float>, _ step: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe rampProduct(a, ia, start, by: step.pointee, c, ic, n)
}
/// Multiplies a vector by a ramp, and moves its start on.
public func vDSP_vrampmulD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ start: UnsafeMutablePointer<Double>, _ step: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe rampProduct(a, ia, start, by: step.pointee, c, ic, n)
}

/// A Hann window; the flags are vDSP_HANN_DENORM or vDSP_HANN_NORM, and vDSP_HALF_WINDOW.
public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    unsafe writeWindow(flag & 2 != 0 ? .hannNormalized : .hannDenormalized, c, n, half: flag & 1 != 0)
}
/// A Hann window; the flags are vDSP_HANN_DENORM or vDSP_HANN_NORM, and vDSP_HALF_WINDOW.
public func vDSP_hann_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
    unsafe writeWindow(flag & 2 != 0 ? .hannNormalized : .hannDenormalized, c, n, half: flag & 1 != 0)
}

/// A Hamming window; the flag is 0 or vDSP_HALF_WINDOW.
public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) { unsafe writeWindow(.hamming, c, n, half: flag & 1 != 0) }
/// A Hamming window; the flag is 0 or vDSP_HALF_WINDOW.
public func vDSP_hamm_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) { unsafe writeWindow(.hamming, c, n, half: flag & 1 != 0) }

/// A Blackman window; the flag is 0 or vDSP_HALF_WINDOW.
public func vDSP_blkman_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) { unsafe writeWindow(.blackman, c, n, half: flag & 1 != 0) }
/// A Blackman window; the flag is 0 or vDSP_HALF_WINDOW.
public func vDSP_blkman_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) { unsafe writeWindow(.blackman, c, n, half: flag & 1 != 0) }

/// Reverses the elements.
public func vDSP_vrvrs(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { unsafe turnAround(c, ic, n) }
/// Reverses the elements.
public func vDSP_vrvrsD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) { unsafe turnAround(c, ic, n) }

/// Exchanges the elements of two vectors.
public func vDSP_vswap(_ a: UnsafeMutablePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafeMutablePointer<Float>, _ ib: vDSP_Stride, _ n: vDSP_Length) {
    unsafe exchange(a, ia, b, ib, n)
}
/// Exchanges the elements of two vectors.
public func vDSP_vswapD(_ a: UnsafeMutablePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafeMutablePointer<Double>, _ ib: vDSP_Stride, _ n: vDSP_Length) {
    unsafe exchange(a, ia, b, ib, n)
}

/// Sorts the elements, upward for the order 1, and downward for −1.
public func vDSP_vsort(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ direction: Int32) { unsafe order(c, n, order: direction) }
/// Sorts the elements, upward for the order 1, and downward for −1.
public func vDSP_vsortD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ direction: Int32) { unsafe order(c, n, order: direction) }

/// Sorts indices by the elements that they stand for. `temporary` isn't used, as on a Mac.
public func vDSP_vsorti(
    _ c: UnsafePointer<Float>, _ i: UnsafeMutablePointer<vDSP_Length>, _ temporary: UnsafeMutablePointer<vDSP_Length>?, _ n: vDSP_Length, _ direction: Int32
) {
    unsafe order(i, by: c, n, order: direction)
}
/// Sorts indices by the elements that they stand for. `temporary` isn't used, as on a Mac.
public func vDSP_vsortiD(
    _ c: UnsafePointer<Double>, _ i: UnsafeMutablePointer<vDSP_Length>, _ temporary: UnsafeMutablePointer<vDSP_Length>?, _ n: vDSP_Length, _ direction: Int32
) {
    unsafe order(i, by: c, n, order: direction)
}

/// Decibels of A relative to b: of amplitudes for the flag 1, and of powers for 0.
public func vDSP_vdbcon(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length,
    _ flag: UInt32
) {
    let zero = unsafe b.pointee
    unsafe withUnsafePointer(to: zero) { unsafe apply(flag == 1 ? .amplitudeDecibels : .powerDecibels, a, ia, $0, 0, c, ic, n) }
}
/// Decibels of A relative to b: of amplitudes for the flag 1, and of powers for 0.
public func vDSP_vdbconD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length,
    _ flag: UInt32
) {
    let zero = unsafe b.pointee
    unsafe withUnsafePointer(to: zero) { unsafe apply(flag == 1 ? .amplitudeDecibels : .powerDecibels, a, ia, $0, 0, c, ic, n) }
}

/// C[n] is the sum of the p elements from A[n].
public func vDSP_vswsum(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length) {
    unsafe writeSlidingSums(a, ia, c, ic, n, length: p)
}
/// C[n] is the sum of the p elements from A[n].
public func vDSP_vswsumD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
    unsafe writeSlidingSums(a, ia, c, ic, n, length: p)
}

/// Integrates by adding up; the first result is 0.
public func vDSP_vrsum(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ s: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe addUp(.runningSum, a, ia, step: s.pointee, c, ic, n)
}
/// Integrates by adding up; the first result is 0.
public func vDSP_vrsumD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ s: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe addUp(.runningSum, a, ia, step: s.pointee, c, ic, n)
}

/// Integrates by the rule of trapezoids; the first result is 0.
public func vDSP_vtrapz(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ s: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe addUp(.trapezoidal, a, ia, step: s.pointee, c, ic, n)
}
/// Integrates by the rule of trapezoids; the first result is 0.
public func vDSP_vtrapzD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ s: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe addUp(.trapezoidal, a, ia, step: s.pointee, c, ic, n)
}

/// Integrates by the rule of Simpson; the first result is 0.
public func vDSP_vsimps(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ s: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe addUp(.simpson, a, ia, step: s.pointee, c, ic, n)
}
/// Integrates by the rule of Simpson; the first result is 0.
public func vDSP_vsimpsD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ s: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe addUp(.simpson, a, ia, step: s.pointee, c, ic, n)
}

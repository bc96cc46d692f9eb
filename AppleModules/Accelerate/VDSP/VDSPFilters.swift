// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Hands an object to a caller in C's way.
func setup(_ object: some AnyObject) -> OpaquePointer { unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque()) }

/// The object behind a pointer that `setup` returned.
func object<T: AnyObject>(_ setup: OpaquePointer) -> T { unsafe Unmanaged<T>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue() }

func destroy<T: AnyObject>(_ setup: OpaquePointer?, _ type: T.Type) {
    if let setup = unsafe setup { unsafe Unmanaged<T>.fromOpaque(UnsafeRawPointer(setup)).release() }
}

/// C[n] = Σ A[n + p] · F[p], a correlation. With a negative stride of F, from its last element, a convolution.
public func vDSP_conv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ f: UnsafePointer<Float>, _ step: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length, _ p: vDSP_Length
) {
    unsafe slideFilter(a, ia, f, step, c, ic, n, p)
}
/// C[n] = Σ A[n + p] · F[p], a correlation. With a negative stride of F, from its last element, a convolution.
public func vDSP_convD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ f: UnsafePointer<Double>, _ step: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length, _ p: vDSP_Length
) {
    unsafe slideFilter(a, ia, f, step, c, ic, n, p)
}

/// C[n] = Σ A[n · factor + p] · F[p]
public func vDSP_desamp(
    _ a: UnsafePointer<Float>, _ factor: vDSP_Stride, _ f: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ p: vDSP_Length
) {
    unsafe slideFilter(a, 1, f, 1, c, 1, n, p, step: factor)
}
/// C[n] = Σ A[n · factor + p] · F[p]
public func vDSP_desampD(
    _ a: UnsafePointer<Double>, _ factor: vDSP_Stride, _ f: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ p: vDSP_Length
) {
    unsafe slideFilter(a, 1, f, 1, c, 1, n, p, step: factor)
}

/// Filters a picture of `rows` rows. The filter has an odd number of rows and columns, `p` and `q`, and isn't turned around; pixels near an edge become 0.
public func vDSP_imgfir(
    _ a: UnsafePointer<Float>, _ rows: vDSP_Length, _ columns: vDSP_Length, _ f: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ p: vDSP_Length,
    _ q: vDSP_Length
) {
    unsafe filterPicture(a, rows: Int(rows), columns: Int(columns), f, filterRows: Int(p), filterColumns: Int(q), c)
}
/// Filters a picture of `rows` rows. The filter has an odd number of rows and columns, `p` and `q`, and isn't turned around; pixels near an edge become 0.
public func vDSP_imgfirD(
    _ a: UnsafePointer<Double>, _ rows: vDSP_Length, _ columns: vDSP_Length, _ f: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ p: vDSP_Length,
    _ q: vDSP_Length
) {
    unsafe filterPicture(a, rows: Int(rows), columns: Int(columns), f, filterRows: Int(p), filterColumns: Int(q), c)
}

/// Filters a picture by three rows and columns, as `vDSP_imgfir` does.
public func vDSP_f3x3(_ a: UnsafePointer<Float>, _ rows: vDSP_Length, _ columns: vDSP_Length, _ f: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>) {
    unsafe filterPicture(a, rows: Int(rows), columns: Int(columns), f, filterRows: 3, filterColumns: 3, c)
}
/// Filters a picture by three rows and columns, as `vDSP_imgfir` does.
public func vDSP_f3x3D(_ a: UnsafePointer<Double>, _ rows: vDSP_Length, _ columns: vDSP_Length, _ f: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>) {
    unsafe filterPicture(a, rows: Int(rows), columns: Int(columns), f, filterRows: 3, filterColumns: 3, c)
}

/// Filters a picture by five rows and columns, as `vDSP_imgfir` does.
public func vDSP_f5x5(_ a: UnsafePointer<Float>, _ rows: vDSP_Length, _ columns: vDSP_Length, _ f: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>) {
    unsafe filterPicture(a, rows: Int(rows), columns: Int(columns), f, filterRows: 5, filterColumns: 5, c)
}
/// Filters a picture by five rows and columns, as `vDSP_imgfir` does.
public func vDSP_f5x5D(_ a: UnsafePointer<Double>, _ rows: vDSP_Length, _ columns: vDSP_Length, _ f: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>) {
    unsafe filterPicture(a, rows: Int(rows), columns: Int(columns), f, filterRows: 5, filterColumns: 5, c)
}

/// C = A B, for matrices stored by rows: A has m rows of p elements, and B has p rows of n elements.
public func vDSP_mmul(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
    unsafe multiplyMatrices(a, ia, b, ib, c, ic, rows: m, columns: n, inner: p)
}
/// C = A B, for matrices stored by rows: A has m rows of p elements, and B has p rows of n elements.
public func vDSP_mmulD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
    unsafe multiplyMatrices(a, ia, b, ib, c, ic, rows: m, columns: n, inner: p)
}

/// The transpose of a matrix, which has m rows of n elements.
public func vDSP_mtrans(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length) {
    unsafe transpose(a, ia, c, ic, rows: m, columns: n)
}
/// The transpose of a matrix, which has m rows of n elements.
public func vDSP_mtransD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length
) {
    unsafe transpose(a, ia, c, ic, rows: m, columns: n)
}

/// Copies a part of a matrix: n rows of m elements. The rows are `ta` and `tc` elements apart.
public func vDSP_mmov(_ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ m: vDSP_Length, _ n: vDSP_Length, _ ta: vDSP_Length, _ tc: vDSP_Length) {
    for row in 0..<Int(n) { unsafe (c + row * Int(tc)).update(from: a + row * Int(ta), count: Int(m)) }
}
/// Copies a part of a matrix: n rows of m elements. The rows are `ta` and `tc` elements apart.
public func vDSP_mmovD(
    _ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ m: vDSP_Length, _ n: vDSP_Length, _ ta: vDSP_Length, _ tc: vDSP_Length
) {
    for row in 0..<Int(n) { unsafe (c + row * Int(tc)).update(from: a + row * Int(ta), count: Int(m)) }
}

/// Keeps the coefficients b0, b1, b2, a1, and a2 of each of `m` filters. They are Double in each case.
public func vDSP_biquad_CreateSetup(_ coefficients: UnsafePointer<Double>, _ m: vDSP_Length) -> vDSP_biquad_Setup? {
    unsafe setup(FilterChain(coefficients, sections: m))
}
/// Keeps the coefficients b0, b1, b2, a1, and a2 of each of `m` filters. They are Double in each case.
public func vDSP_biquad_CreateSetupD(_ coefficients: UnsafePointer<Double>, _ m: vDSP_Length) -> vDSP_biquad_SetupD? {
    unsafe setup(FilterChain(coefficients, sections: m))
}

/// Frees what `vDSP_biquad_CreateSetup` made.
public func vDSP_biquad_DestroySetup(_ setup: vDSP_biquad_Setup?) { unsafe destroy(setup, FilterChain.self) }
/// Frees what `vDSP_biquad_CreateSetup` made.
public func vDSP_biquad_DestroySetupD(_ setup: vDSP_biquad_SetupD?) { unsafe destroy(setup, FilterChain.self) }

/// Filters a signal. `delay` has 2m + 2 elements: the last two values of the input, and of the output of each filter.
public func vDSP_biquad(
    _ setup: vDSP_biquad_Setup, _ delay: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ ix: vDSP_Stride, _ y: UnsafeMutablePointer<Float>,
    _ iy: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe filter(object(setup), delay, x, ix, y, iy, n)
}
/// Filters a signal. `delay` has 2m + 2 elements: the last two values of the input, and of the output of each filter.
public func vDSP_biquadD(
    _ setup: vDSP_biquad_SetupD, _ delay: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ ix: vDSP_Stride, _ y: UnsafeMutablePointer<Double>,
    _ iy: vDSP_Stride, _ n: vDSP_Length
) {
    unsafe filter(object(setup), delay, x, ix, y, iy, n)
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.
// Status: works (AccelerateFilterTests)

/// C[n] = Σ A[n + p] · F[p], a correlation. With a negative stride of F, from its last element, a convolution.
public func vDSP_conv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ f: UnsafePointer<Float>, _ step: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length, _ p: vDSP_Length
) { unsafe slideFilter(a, ia, f, step, c, ic, n, p) }
public func vDSP_convD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ f: UnsafePointer<Double>, _ step: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length, _ p: vDSP_Length
) { unsafe slideFilter(a, ia, f, step, c, ic, n, p) }

/// C[n] = Σ A[n · factor + p] · F[p]
public func vDSP_desamp(
    _ a: UnsafePointer<Float>, _ factor: vDSP_Stride, _ f: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ p: vDSP_Length
) { unsafe slideFilter(a, 1, f, 1, c, 1, n, p, step: factor) }
public func vDSP_desampD(
    _ a: UnsafePointer<Double>, _ factor: vDSP_Stride, _ f: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ p: vDSP_Length
) { unsafe slideFilter(a, 1, f, 1, c, 1, n, p, step: factor) }

/// C = A B, for matrices stored by rows: A has m rows of p elements, and B has p rows of n elements.
public func vDSP_mmul(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) { unsafe multiplyMatrices(a, ia, b, ib, c, ic, rows: m, columns: n, inner: p) }
public func vDSP_mmulD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) { unsafe multiplyMatrices(a, ia, b, ib, c, ic, rows: m, columns: n, inner: p) }

/// The transpose of a matrix, which has m rows of n elements.
public func vDSP_mtrans(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length) {
    unsafe transpose(a, ia, c, ic, rows: m, columns: n)
}
public func vDSP_mtransD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length
) { unsafe transpose(a, ia, c, ic, rows: m, columns: n) }

/// Copies a part of a matrix: n rows of m elements. The rows are `ta` and `tc` elements apart.
public func vDSP_mmov(_ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ m: vDSP_Length, _ n: vDSP_Length, _ ta: vDSP_Length, _ tc: vDSP_Length) {
    for row in 0..<Int(n) { unsafe (c + row * Int(tc)).update(from: a + row * Int(ta), count: Int(m)) }
}
public func vDSP_mmovD(
    _ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ m: vDSP_Length, _ n: vDSP_Length, _ ta: vDSP_Length, _ tc: vDSP_Length
) { for row in 0..<Int(n) { unsafe (c + row * Int(tc)).update(from: a + row * Int(ta), count: Int(m)) } }

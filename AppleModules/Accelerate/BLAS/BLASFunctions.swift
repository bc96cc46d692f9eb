// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// The sum of the products of two vectors.
public func cblas_sdot(_ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32, _ y: UnsafePointer<Float>?, _ incY: Int32) -> Float {
    unsafe Strided(x, incX, n).dot(Strided(y, incY, n))
}
/// The sum of the products of two vectors.
public func cblas_ddot(_ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32, _ y: UnsafePointer<Double>?, _ incY: Int32) -> Double {
    unsafe Strided(x, incX, n).dot(Strided(y, incY, n))
}

/// The length of a vector.
public func cblas_snrm2(_ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32) -> Float { unsafe Strided(x, incX, n).length }
/// The length of a vector.
public func cblas_dnrm2(_ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32) -> Double { unsafe Strided(x, incX, n).length }

/// The sum of the magnitudes of all elements.
public func cblas_sasum(_ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32) -> Float { unsafe Strided(x, incX, n).sumOfMagnitudes }
/// The sum of the magnitudes of all elements.
public func cblas_dasum(_ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32) -> Double { unsafe Strided(x, incX, n).sumOfMagnitudes }

/// The index of the first element with the greatest magnitude.
public func cblas_isamax(_ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32) -> Int32 { unsafe Strided(x, incX, n).indexOfGreatest }
/// The index of the first element with the greatest magnitude.
public func cblas_idamax(_ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32) -> Int32 { unsafe Strided(x, incX, n).indexOfGreatest }

/// X = alpha · X
public func cblas_sscal(_ n: Int32, _ alpha: Float, _ x: UnsafeMutablePointer<Float>?, _ incX: Int32) {
    let x = unsafe Strided(x, incX, n)
    for index in unsafe 0..<x.count { unsafe x[index] *= alpha }
}
/// X = alpha · X
public func cblas_dscal(_ n: Int32, _ alpha: Double, _ x: UnsafeMutablePointer<Double>?, _ incX: Int32) {
    let x = unsafe Strided(x, incX, n)
    for index in unsafe 0..<x.count { unsafe x[index] *= alpha }
}

/// Y = alpha · X + Y
public func cblas_saxpy(_ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>?, _ incX: Int32, _ y: UnsafeMutablePointer<Float>?, _ incY: Int32) {
    let (x, y) = unsafe (Strided(x, incX, n), Strided(y, incY, n))
    for index in unsafe 0..<x.count { unsafe y[index] += alpha * x[index] }
}
/// Y = alpha · X + Y
public func cblas_daxpy(_ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>?, _ incX: Int32, _ y: UnsafeMutablePointer<Double>?, _ incY: Int32) {
    let (x, y) = unsafe (Strided(x, incX, n), Strided(y, incY, n))
    for index in unsafe 0..<x.count { unsafe y[index] += alpha * x[index] }
}

/// Copies X to Y.
public func cblas_scopy(_ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32, _ y: UnsafeMutablePointer<Float>?, _ incY: Int32) {
    let (x, y) = unsafe (Strided(x, incX, n), Strided(y, incY, n))
    for index in unsafe 0..<x.count { unsafe y[index] = x[index] }
}
/// Copies X to Y.
public func cblas_dcopy(_ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32, _ y: UnsafeMutablePointer<Double>?, _ incY: Int32) {
    let (x, y) = unsafe (Strided(x, incX, n), Strided(y, incY, n))
    for index in unsafe 0..<x.count { unsafe y[index] = x[index] }
}

/// Exchanges X and Y.
public func cblas_sswap(_ n: Int32, _ x: UnsafeMutablePointer<Float>?, _ incX: Int32, _ y: UnsafeMutablePointer<Float>?, _ incY: Int32) {
    let (x, y) = unsafe (Strided(x, incX, n), Strided(y, incY, n))
    for index in unsafe 0..<x.count { unsafe (x[index], y[index]) = (y[index], x[index]) }
}
/// Exchanges X and Y.
public func cblas_dswap(_ n: Int32, _ x: UnsafeMutablePointer<Double>?, _ incX: Int32, _ y: UnsafeMutablePointer<Double>?, _ incY: Int32) {
    let (x, y) = unsafe (Strided(x, incX, n), Strided(y, incY, n))
    for index in unsafe 0..<x.count { unsafe (x[index], y[index]) = (y[index], x[index]) }
}

/// Adds alpha · X Yᵀ to the matrix A of m rows and n columns.
public func cblas_sger(
    _ order: CBLAS_ORDER, _ m: Int32, _ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>?, _ incX: Int32, _ y: UnsafePointer<Float>?, _ incY: Int32,
    _ a: UnsafeMutablePointer<Float>?, _ lda: Int32
) {
    let (x, y, a) = unsafe (Strided(x, incX, m), Strided(y, incY, n), Matrix(a, lda, order, CblasNoTrans))
    for row in unsafe 0..<x.count {
        for column in unsafe 0..<y.count { unsafe a[row, column] += alpha * x[row] * y[column] }
    }
}
/// Adds alpha · X Yᵀ to the matrix A of m rows and n columns.
public func cblas_dger(
    _ order: CBLAS_ORDER, _ m: Int32, _ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>?, _ incX: Int32, _ y: UnsafePointer<Double>?, _ incY: Int32,
    _ a: UnsafeMutablePointer<Double>?, _ lda: Int32
) {
    let (x, y, a) = unsafe (Strided(x, incX, m), Strided(y, incY, n), Matrix(a, lda, order, CblasNoTrans))
    for row in unsafe 0..<x.count {
        for column in unsafe 0..<y.count { unsafe a[row, column] += alpha * x[row] * y[column] }
    }
}

/// Y = alpha · A X + beta · Y, where A has m rows and n columns; transposed, it has n rows and m columns.
public func cblas_sgemv(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ alpha: Float, _ a: UnsafePointer<Float>?, _ lda: Int32,
    _ x: UnsafePointer<Float>?, _ incX: Int32, _ beta: Float, _ y: UnsafeMutablePointer<Float>?, _ incY: Int32
) {
    let (rows, columns) = transA == CblasNoTrans ? (m, n) : (n, m)
    unsafe Matrix(a, lda, order, transA).multiply(alpha, Strided(x, incX, columns), beta, Strided(y, incY, rows))
}
/// Y = alpha · A X + beta · Y, where A has m rows and n columns; transposed, it has n rows and m columns.
public func cblas_dgemv(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ alpha: Double, _ a: UnsafePointer<Double>?, _ lda: Int32,
    _ x: UnsafePointer<Double>?, _ incX: Int32, _ beta: Double, _ y: UnsafeMutablePointer<Double>?, _ incY: Int32
) {
    let (rows, columns) = transA == CblasNoTrans ? (m, n) : (n, m)
    unsafe Matrix(a, lda, order, transA).multiply(alpha, Strided(x, incX, columns), beta, Strided(y, incY, rows))
}

/// C = alpha · A B + beta · C, where A, perhaps transposed, has m rows and k columns, and B has k rows and n columns.
public func cblas_sgemm(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32, _ alpha: Float, _ a: UnsafePointer<Float>?,
    _ lda: Int32, _ b: UnsafePointer<Float>?, _ ldb: Int32, _ beta: Float, _ c: UnsafeMutablePointer<Float>?, _ ldc: Int32
) {
    let (a, b, c) = unsafe (Matrix(a, lda, order, transA), Matrix(b, ldb, order, transB), Matrix(c, ldc, order, CblasNoTrans))
    unsafe a.multiply(alpha, b, beta, c, rows: Int(m), columns: Int(n), inner: Int(k))
}
/// C = alpha · A B + beta · C, where A, perhaps transposed, has m rows and k columns, and B has k rows and n columns.
public func cblas_dgemm(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32, _ alpha: Double,
    _ a: UnsafePointer<Double>?, _ lda: Int32, _ b: UnsafePointer<Double>?, _ ldb: Int32, _ beta: Double, _ c: UnsafeMutablePointer<Double>?, _ ldc: Int32
) {
    let (a, b, c) = unsafe (Matrix(a, lda, order, transA), Matrix(b, ldb, order, transB), Matrix(c, ldc, order, CblasNoTrans))
    unsafe a.multiply(alpha, b, beta, c, rows: Int(m), columns: Int(n), inner: Int(k))
}

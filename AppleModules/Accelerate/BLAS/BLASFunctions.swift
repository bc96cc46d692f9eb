// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.
// Status: works (AccelerateFilterTests)

/// The sum of the products of two vectors.
public func cblas_sdot(_ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32, _ y: UnsafePointer<Float>?, _ incY: Int32) -> Float {
    unsafe Strided(x, incX, n).dot(Strided(y, incY, n))
}
public func cblas_ddot(_ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32, _ y: UnsafePointer<Double>?, _ incY: Int32) -> Double {
    unsafe Strided(x, incX, n).dot(Strided(y, incY, n))
}

/// The length of a vector.
public func cblas_snrm2(_ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32) -> Float { unsafe Strided(x, incX, n).length }
public func cblas_dnrm2(_ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32) -> Double { unsafe Strided(x, incX, n).length }

/// The sum of the magnitudes of all elements.
public func cblas_sasum(_ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32) -> Float { unsafe Strided(x, incX, n).sumOfMagnitudes }
public func cblas_dasum(_ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32) -> Double { unsafe Strided(x, incX, n).sumOfMagnitudes }

/// The index of the first element with the greatest magnitude.
public func cblas_isamax(_ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32) -> Int32 { unsafe Strided(x, incX, n).indexOfGreatest }
public func cblas_idamax(_ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32) -> Int32 { unsafe Strided(x, incX, n).indexOfGreatest }

/// X = alpha · X
public func cblas_sscal(_ n: Int32, _ alpha: Float, _ x: UnsafeMutablePointer<Float>?, _ incX: Int32) { unsafe Strided(x, incX, n).multiply(by: alpha) }
public func cblas_dscal(_ n: Int32, _ alpha: Double, _ x: UnsafeMutablePointer<Double>?, _ incX: Int32) { unsafe Strided(x, incX, n).multiply(by: alpha) }

/// Y = alpha · X + Y
public func cblas_saxpy(_ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>?, _ incX: Int32, _ y: UnsafeMutablePointer<Float>?, _ incY: Int32) {
    unsafe Strided(y, incY, n).add(Strided(x, incX, n), times: alpha)
}
public func cblas_daxpy(_ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>?, _ incX: Int32, _ y: UnsafeMutablePointer<Double>?, _ incY: Int32) {
    unsafe Strided(y, incY, n).add(Strided(x, incX, n), times: alpha)
}

/// Y = alpha · A X + beta · Y, where A has m rows and n columns; transposed, it has n rows and m columns.
public func cblas_sgemv(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ alpha: Float, _ a: UnsafePointer<Float>?, _ lda: Int32,
    _ x: UnsafePointer<Float>?, _ incX: Int32, _ beta: Float, _ y: UnsafeMutablePointer<Float>?, _ incY: Int32
) {
    let (rows, columns) = transA == CblasNoTrans ? (m, n) : (n, m)
    unsafe Matrix(a, lda, order, transA).multiply(alpha, Strided(x, incX, columns), beta, Strided(y, incY, rows))
}
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
public func cblas_dgemm(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32, _ alpha: Double,
    _ a: UnsafePointer<Double>?, _ lda: Int32, _ b: UnsafePointer<Double>?, _ ldb: Int32, _ beta: Double, _ c: UnsafeMutablePointer<Double>?, _ ldc: Int32
) {
    let (a, b, c) = unsafe (Matrix(a, lda, order, transA), Matrix(b, ldb, order, transB), Matrix(c, ldc, order, CblasNoTrans))
    unsafe a.multiply(alpha, b, beta, c, rows: Int(m), columns: Int(n), inner: Int(k))
}

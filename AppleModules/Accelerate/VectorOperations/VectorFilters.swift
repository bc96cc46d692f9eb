/// C[n] = Σ A[n + p] · F[p]: a correlation. A filter that is read backward makes it a convolution.
@_specialize(where T == Float)
@_specialize(where T == Double)
func slideFilter<T: BinaryFloatingPoint>(
    _ a: UnsafePointer<T>, _ ia: Int, _ f: UnsafePointer<T>, _ stride: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt, _ p: UInt, step: Int = 1
) {
    for index in 0..<Int(n) { unsafe c[index &* ic] = dotProduct(a + index &* step &* ia, ia, f, stride, p) }
}

/// Filters a picture. As on a Mac, the filter isn't turned around, though Apple names this a convolution; pixels within half a filter of an edge become 0.
@_specialize(where T == Float)
@_specialize(where T == Double)
func filterPicture<T: BinaryFloatingPoint>(
    _ a: UnsafePointer<T>, rows: Int, columns: Int, _ f: UnsafePointer<T>, filterRows: Int, filterColumns: Int, _ c: UnsafeMutablePointer<T>
) {
    let (above, left) = (filterRows / 2, filterColumns / 2)
    var result = [T](repeating: 0, count: rows * columns)
    if rows >= filterRows, columns >= filterColumns {
        for row in above..<(rows - above) {
            for column in left..<(columns - left) {
                var total = 0.0
                for filterRow in 0..<filterRows {
                    for filterColumn in 0..<filterColumns {
                        let source = (row - above + filterRow) * columns + column - left + filterColumn
                        total += unsafe Double(a[source]) * Double(f[filterRow * filterColumns + filterColumn])
                    }
                }
                result[row * columns + column] = T(total)
            }
        }
    }
    unsafe c.update(from: result, count: result.count)
}

/// Product of matrices, stored by rows: A has M rows of P elements, B has P rows of N elements.
@_specialize(where T == Float)
@_specialize(where T == Double)
func multiplyMatrices<T: BinaryFloatingPoint>(
    _ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, rows: UInt, columns: UInt, inner: UInt
) {
    for row in 0..<Int(rows) {
        for column in 0..<Int(columns) {
            unsafe c[(row * Int(columns) + column) &* ic] =
                dotProduct(a + row * Int(inner) &* ia, ia, b + column &* ib, Int(columns) &* ib, inner)
        }
    }
}

/// Writes the transpose, which has `rows` rows of `columns` elements.
@_specialize(where T == Float)
@_specialize(where T == Double)
func transpose<T: BinaryFloatingPoint>(_ a: UnsafePointer<T>, _ ia: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, rows: UInt, columns: UInt) {
    let (rows, columns) = (Int(rows), Int(columns))
    // Matrices can be transposed in place.
    let source = (0..<rows * columns).map { unsafe a[$0 &* ia] }
    for row in 0..<rows {
        for column in 0..<columns { unsafe c[(row * columns + column) &* ic] = source[column * rows + row] }
    }
}

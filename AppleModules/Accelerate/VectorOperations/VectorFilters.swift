import Foundation

/// C[n] = Σ A[n + p] · F[p]: a correlation. A filter that is read backward makes it a convolution.
@_specialize(where T == Float)
@_specialize(where T == Double)
func slideFilter<T: BinaryFloatingPoint>(
    _ a: UnsafePointer<T>, _ ia: Int, _ f: UnsafePointer<T>, _ stride: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt, _ p: UInt, step: Int = 1
) {
    for index in 0..<Int(n) { unsafe c[index &* ic] = dotProduct(a + index &* step &* ia, ia, f, stride, p) }
}

/// A filter with two poles and two zeros, which starts at the third element.
@_specialize(where T == Float)
@_specialize(where T == Double)
func filterTwice<T: BinaryFloatingPoint>(_ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt) {
    for index in 2..<Int(n) + 2 {
        let forward = unsafe a[index &* ia] * b[0] + a[(index - 1) &* ia] * b[1] + a[(index - 2) &* ia] * b[2]
        unsafe c[index &* ic] = forward - c[(index - 1) &* ic] * b[3] - c[(index - 2) &* ic] * b[4]
    }
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

/// The coefficients of a chain of filters: b0, b1, b2, a1, and a2 of each.
final class FilterChain: Sendable {
    let sections: [(b0: Double, b1: Double, b2: Double, a1: Double, a2: Double)]

    init(_ coefficients: UnsafePointer<Double>, sections count: UInt) {
        sections = (0..<Int(count)).map {
            let five = unsafe coefficients + 5 * $0
            return unsafe (five[0], five[1], five[2], five[3], five[4])
        }
    }
}

/// Filters a signal by each section in turn: y[n] = b0 x[n] + b1 x[n−1] + b2 x[n−2] − a1 y[n−1] − a2 y[n−2]. `delay` keeps the last two values of the input
/// and of each section's output, the older first.
@_specialize(where T == Float)
@_specialize(where T == Double)
func filter<T: BinaryFloatingPoint>(
    _ chain: FilterChain, _ delay: UnsafeMutablePointer<T>, _ x: UnsafePointer<T>, _ ix: Int, _ y: UnsafeMutablePointer<T>, _ iy: Int, _ n: UInt
) {
    var past = (0..<2 * (chain.sections.count + 1)).map { unsafe Double(delay[$0]) }
    for index in 0..<Int(n) {
        var value = unsafe Double(x[index &* ix])
        for (number, section) in chain.sections.enumerated() {
            let place = 2 * number
            let output =
                section.b0 * value + section.b1 * past[place + 1] + section.b2 * past[place] - section.a1 * past[place + 3] - section.a2 * past[place + 2]
            (past[place], past[place + 1]) = (past[place + 1], value)
            value = output
        }
        let place = 2 * chain.sections.count
        (past[place], past[place + 1]) = (past[place + 1], value)
        unsafe y[index &* iy] = T(value)
    }
    for index in past.indices { unsafe delay[index] = T(past[index]) }
}

import Foundation

/// One number from all elements of a vector.
enum Reduction {
    case sum, sumOfSquares, sumOfMagnitudes, sumOfSignedSquares
    case mean, meanSquare, meanMagnitude, meanSignedSquare, rootMeanSquare
}

/// Sums are computed as Double for vectors of Float too. The mean of no elements is NaN.
@_specialize(where T == Float)
@_specialize(where T == Double)
func reduce<T: BinaryFloatingPoint>(_ reduction: Reduction, _ a: UnsafePointer<T>, _ ia: Int, _ n: UInt) -> T {
    let count = Double(n)
    return switch reduction {
    case .sum: unsafe T(sum(a, ia, n) { $0 })
    case .mean: unsafe T(sum(a, ia, n) { $0 } / count)
    case .sumOfSquares: unsafe T(sum(a, ia, n) { $0 * $0 })
    case .meanSquare: unsafe T(sum(a, ia, n) { $0 * $0 } / count)
    case .rootMeanSquare: unsafe T((sum(a, ia, n) { $0 * $0 } / count).squareRoot())
    case .sumOfMagnitudes: unsafe T(sum(a, ia, n) { $0.magnitude })
    case .meanMagnitude: unsafe T(sum(a, ia, n) { $0.magnitude } / count)
    case .sumOfSignedSquares: unsafe T(sum(a, ia, n) { $0 * $0.magnitude })
    case .meanSignedSquare: unsafe T(sum(a, ia, n) { $0 * $0.magnitude } / count)
    }
}

@inline(__always)
private func sum<T: BinaryFloatingPoint>(_ a: UnsafePointer<T>, _ ia: Int, _ n: UInt, _ term: (Double) -> Double) -> Double {
    var total = 0.0
    for index in 0..<Int(n) { total += unsafe term(Double(a[index &* ia])) }
    return total
}

/// An element that exceeds all others in some way.
enum Extreme {
    case maximum, minimum, maximumMagnitude, minimumMagnitude
}

/// Returns the extreme value and the position of the first element that has it. Positions count strides, as Apple's do: the third element of a vector with
/// the stride 2 is at 4. A vector without elements gives the value that every other would replace, and the position 0.
@_specialize(where T == Float)
@_specialize(where T == Double)
func find<T: BinaryFloatingPoint>(_ extreme: Extreme, _ a: UnsafePointer<T>, _ ia: Int, _ n: UInt) -> (value: T, position: UInt) {
    switch extreme {
    case .maximum: unsafe find(a, ia, n, -.infinity, { $0 }, >)
    case .minimum: unsafe find(a, ia, n, .infinity, { $0 }, <)
    case .maximumMagnitude: unsafe find(a, ia, n, 0, { $0.magnitude }, >)
    case .minimumMagnitude: unsafe find(a, ia, n, .infinity, { $0.magnitude }, <)
    }
}

@inline(__always)
private func find<T: BinaryFloatingPoint>(
    _ a: UnsafePointer<T>, _ ia: Int, _ n: UInt, _ start: T, _ value: (T) -> T, _ exceeds: (T, T) -> Bool
) -> (value: T, position: UInt) {
    var best = start
    var position = 0
    for index in 0..<Int(n) {
        let candidate = unsafe value(a[index &* ia])
        if exceeds(candidate, best) {
            best = candidate
            position = index &* ia
        }
    }
    return (best, UInt(max(position, 0)))
}

@_specialize(where T == Float)
@_specialize(where T == Double)
func dotProduct<T: BinaryFloatingPoint>(_ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ n: UInt) -> T {
    var total = 0.0
    for index in 0..<Int(n) { total += unsafe Double(a[index &* ia]) * Double(b[index &* ib]) }
    return T(total)
}

@_specialize(where T == Float)
@_specialize(where T == Double)
func squaredDistance<T: BinaryFloatingPoint>(_ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ n: UInt) -> T {
    var total = 0.0
    for index in 0..<Int(n) {
        let difference = unsafe Double(a[index &* ia]) - Double(b[index &* ib])
        total += difference * difference
    }
    return T(total)
}

/// Returns the mean and the standard deviation of all elements, where the squares are divided by the number of elements, not by one less.
@_specialize(where T == Float)
@_specialize(where T == Double)
func spread<T: BinaryFloatingPoint>(_ a: UnsafePointer<T>, _ ia: Int, _ n: UInt) -> (mean: T, deviation: T) {
    let mean = unsafe sum(a, ia, n) { $0 } / Double(n)
    let variance = unsafe sum(a, ia, n) { ($0 - mean) * ($0 - mean) } / Double(n)
    return (T(mean), T(variance.squareRoot()))
}

/// Writes (A − mean) / deviation. Equal elements, which have no deviation, become NaN as they do on a Mac.
@_specialize(where T == Float)
@_specialize(where T == Double)
func scaleToUnitSpread<T: BinaryFloatingPoint>(_ a: UnsafePointer<T>, _ ia: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt, _ mean: T, _ deviation: T)
{
    unsafe map(a, ia, c, ic, n) { ($0 - mean) / deviation }
}

/// Returns how often neighboring elements have different signs. With a limit, stops there, and also returns the position of the last change.
@_specialize(where T == Float)
@_specialize(where T == Double)
func signChanges<T: BinaryFloatingPoint>(_ a: UnsafePointer<T>, _ ia: Int, _ n: UInt, limit: UInt) -> (count: UInt, position: UInt) {
    var count: UInt = 0
    guard n > 1, limit > 0 else { return (0, 0) }
    for index in 1..<Int(n) where unsafe a[index &* ia].sign != a[(index - 1) &* ia].sign {
        count += 1
        if count == limit { return (count, UInt(max(index &* ia, 0))) }
    }
    return (count, 0)
}

/// One number from all elements of a vector.
enum Reduction {
    case sum, sumOfSquares, sumOfMagnitudes, mean, meanSquare, meanMagnitude, rootMeanSquare
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

/// Writes (A − mean) / deviation, and returns both. Equal elements, which have no deviation, become NaN as they do on a Mac.
@_specialize(where T == Float)
@_specialize(where T == Double)
func scaleToUnitSpread<T: BinaryFloatingPoint>(
    _ a: UnsafePointer<T>, _ ia: Int, _ c: UnsafeMutablePointer<T>?, _ ic: Int, _ n: UInt
) -> (mean: T, deviation: T) {
    let (mean, deviation) = unsafe spread(a, ia, n)
    if let c = unsafe c { unsafe map(a, ia, c, ic, n) { ($0 - mean) / deviation } }
    return (mean, deviation)
}

import Foundation

/// Writes start + n · increment.
@_specialize(where T == Float)
@_specialize(where T == Double)
func writeRamp<T: BinaryFloatingPoint>(from start: T, by increment: T, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt) {
    for index in 0..<Int(n) { unsafe c[index &* ic] = start + T(index) * increment }
}

/// Writes numbers at equal distances, the first of which is `start` and the last `end`.
@_specialize(where T == Float)
@_specialize(where T == Double)
func writeRamp<T: BinaryFloatingPoint>(from start: T, to end: T, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt) {
    let last = T(max(Int(n) - 1, 1))
    for index in 0..<Int(n) { unsafe c[index &* ic] = start + (end - start) * (T(index) / last) }
}

/// Multiplies a vector by a ramp, whose next value is left in `start`.
@_specialize(where T == Float)
@_specialize(where T == Double)
func rampProduct<T: BinaryFloatingPoint>(
    _ a: UnsafePointer<T>, _ ia: Int, _ start: UnsafeMutablePointer<T>, by increment: T, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt
) {
    let first = unsafe start.pointee
    for index in 0..<Int(n) { unsafe c[index &* ic] = a[index &* ia] * (first + T(index) * increment) }
    unsafe start.pointee = first + T(n) * increment
}

/// Goes from one vector to another: C[n] = A[n] + (B[n] − A[n]) · n / (N − 1)
@_specialize(where T == Float)
@_specialize(where T == Double)
func merge<T: BinaryFloatingPoint>(
    _ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt
) {
    let last = T(max(Int(n) - 1, 1))
    for index in 0..<Int(n) {
        let (start, end) = unsafe (a[index &* ia], b[index &* ib])
        unsafe c[index &* ic] = start + (end - start) * (T(index) / last)
    }
}

@_specialize(where T == Float)
@_specialize(where T == Double)
func set<T: BinaryFloatingPoint>(_ value: T, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt) {
    for index in 0..<Int(n) { unsafe c[index &* ic] = value }
}

/// Window functions, as sums of cosines: a₀ − a₁ cos x + a₂ cos 2x.
enum Window {
    case hannDenormalized, hannNormalized, hamming, blackman

    var terms: (Double, Double, Double) {
        // The sum of the squares of a normalized window of N elements is N.
        let norm = (2.0 / 3).squareRoot()
        return switch self {
        case .hannDenormalized: (0.5, 0.5, 0)
        case .hannNormalized: (norm, norm, 0)
        case .hamming: (0.54, 0.46, 0)
        case .blackman: (0.42, 0.5, 0.08)
        }
    }
}

/// Writes a window whose period is its length, so the last element isn't the same as the first. With `half`, only the first half.
@_specialize(where T == Float)
@_specialize(where T == Double)
func writeWindow<T: BinaryFloatingPoint>(_ window: Window, _ c: UnsafeMutablePointer<T>, _ n: UInt, half: Bool) {
    let (a0, a1, a2) = window.terms
    for index in 0..<Int(half ? (n + 1) / 2 : n) {
        let turns = 2 * Double(index) / Double(n)
        unsafe c[index] = T(a0 - a1 * halfTurns(turns).cosine + a2 * halfTurns(2 * turns).cosine)
    }
}

@_specialize(where T == Float)
@_specialize(where T == Double)
func turnAround<T: BinaryFloatingPoint>(_ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt) {
    for index in 0..<Int(n) / 2 {
        let other = (Int(n) - 1 - index) &* ic
        let value = unsafe c[other]
        unsafe c[other] = c[index &* ic]
        unsafe c[index &* ic] = value
    }
}

/// Exchanges the elements of two vectors.
@_specialize(where T == Float)
@_specialize(where T == Double)
func exchange<T: BinaryFloatingPoint>(_ a: UnsafeMutablePointer<T>, _ ia: Int, _ b: UnsafeMutablePointer<T>, _ ib: Int, _ n: UInt) {
    for index in 0..<Int(n) {
        let value = unsafe a[index &* ia]
        unsafe a[index &* ia] = b[index &* ib]
        unsafe b[index &* ib] = value
    }
}

/// Sorts upward for a positive order, and downward for a negative one.
@_specialize(where T == Float)
@_specialize(where T == Double)
func order<T: BinaryFloatingPoint>(_ c: UnsafeMutablePointer<T>, _ n: UInt, order: Int32) {
    var buffer = unsafe UnsafeMutableBufferPointer(start: c, count: Int(n))
    unsafe buffer.sort { order < 0 ? $0 > $1 : $0 < $1 }
}

/// Sorts indices by the elements that they stand for.
@_specialize(where T == Float)
@_specialize(where T == Double)
func order<T: BinaryFloatingPoint>(_ indices: UnsafeMutablePointer<UInt>, by c: UnsafePointer<T>, _ n: UInt, order: Int32) {
    var buffer = unsafe UnsafeMutableBufferPointer(start: indices, count: Int(n))
    unsafe buffer.sort { unsafe order < 0 ? c[Int($0)] > c[Int($1)] : c[Int($0)] < c[Int($1)] }
}

/// Sums of neighboring elements: each is the sum of the `length` elements from its own.
@_specialize(where T == Float)
@_specialize(where T == Double)
func writeSlidingSums<T: BinaryFloatingPoint>(_ a: UnsafePointer<T>, _ ia: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt, length: UInt) {
    for index in 0..<Int(n) { unsafe c[index &* ic] = reduce(.sum, a + index &* ia, ia, length) }
}

/// The rules of integration, with Apple's first values.
enum Integration {
    case runningSum, trapezoidal, simpson
}

@_specialize(where T == Float)
@_specialize(where T == Double)
func addUp<T: BinaryFloatingPoint>(
    _ rule: Integration, _ a: UnsafePointer<T>, _ ia: Int, step: T, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt
) {
    var (beforeLast, last) = (T(0), T(0))
    var (sum, sumBefore) = (T(0), T(0))
    for index in 0..<Int(n) {
        let element = unsafe a[index &* ia]
        var next = T(0)
        if index > 0 {
            next =
                switch rule {
                case .runningSum: sum + step * element
                case .trapezoidal: sum + step * (last + element) / 2
                case .simpson: index == 1 ? step * (last + element) / 2 : sumBefore + step * (beforeLast + 4 * last + element) / 3
                }
        }
        (sumBefore, sum) = (sum, next)
        (beforeLast, last) = (last, element)
        unsafe c[index &* ic] = next
    }
}

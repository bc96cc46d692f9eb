// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// The sum of all elements.
public func vDSP_sve(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.sum, a, ia, n)
}
/// The sum of all elements.
public func vDSP_sveD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.sum, a, ia, n)
}

/// The sum of the squares of all elements.
public func vDSP_svesq(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.sumOfSquares, a, ia, n)
}
/// The sum of the squares of all elements.
public func vDSP_svesqD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.sumOfSquares, a, ia, n)
}

/// The sum of the magnitudes of all elements.
public func vDSP_svemg(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.sumOfMagnitudes, a, ia, n)
}
/// The sum of the magnitudes of all elements.
public func vDSP_svemgD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.sumOfMagnitudes, a, ia, n)
}

/// The sum of the squares of all elements, each with the sign of the element.
public func vDSP_svs(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.sumOfSignedSquares, a, ia, n)
}
/// The sum of the squares of all elements, each with the sign of the element.
public func vDSP_svsD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.sumOfSignedSquares, a, ia, n)
}

/// The mean of all elements.
public func vDSP_meanv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.mean, a, ia, n)
}
/// The mean of all elements.
public func vDSP_meanvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.mean, a, ia, n)
}

/// The mean of the magnitudes of all elements.
public func vDSP_meamgv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.meanMagnitude, a, ia, n)
}
/// The mean of the magnitudes of all elements.
public func vDSP_meamgvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.meanMagnitude, a, ia, n)
}

/// The mean of the squares of all elements.
public func vDSP_measqv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.meanSquare, a, ia, n)
}
/// The mean of the squares of all elements.
public func vDSP_measqvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.meanSquare, a, ia, n)
}

/// The mean of the squares of all elements, each with the sign of the element.
public func vDSP_mvessq(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.meanSignedSquare, a, ia, n)
}
/// The mean of the squares of all elements, each with the sign of the element.
public func vDSP_mvessqD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.meanSignedSquare, a, ia, n)
}

/// The square root of the mean of the squares of all elements.
public func vDSP_rmsqv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.rootMeanSquare, a, ia, n)
}
/// The square root of the mean of the squares of all elements.
public func vDSP_rmsqvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    unsafe c.pointee = reduce(.rootMeanSquare, a, ia, n)
}

/// The greatest element.
public func vDSP_maxv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    unsafe c.pointee = find(.maximum, a, ia, n).value
}
/// The greatest element.
public func vDSP_maxvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    unsafe c.pointee = find(.maximum, a, ia, n).value
}

/// The least element.
public func vDSP_minv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    unsafe c.pointee = find(.minimum, a, ia, n).value
}
/// The least element.
public func vDSP_minvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    unsafe c.pointee = find(.minimum, a, ia, n).value
}

/// The greatest magnitude.
public func vDSP_maxmgv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    unsafe c.pointee = find(.maximumMagnitude, a, ia, n).value
}
/// The greatest magnitude.
public func vDSP_maxmgvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    unsafe c.pointee = find(.maximumMagnitude, a, ia, n).value
}

/// The least magnitude.
public func vDSP_minmgv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    unsafe c.pointee = find(.minimumMagnitude, a, ia, n).value
}
/// The least magnitude.
public func vDSP_minmgvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    unsafe c.pointee = find(.minimumMagnitude, a, ia, n).value
}

/// The greatest element, and its index times the stride.
public func vDSP_maxvi(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    unsafe (c.pointee, i.pointee) = find(.maximum, a, ia, n)
}
/// The greatest element, and its index times the stride.
public func vDSP_maxviD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    unsafe (c.pointee, i.pointee) = find(.maximum, a, ia, n)
}

/// The least element, and its index times the stride.
public func vDSP_minvi(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    unsafe (c.pointee, i.pointee) = find(.minimum, a, ia, n)
}
/// The least element, and its index times the stride.
public func vDSP_minviD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    unsafe (c.pointee, i.pointee) = find(.minimum, a, ia, n)
}

/// The greatest magnitude, and its index times the stride.
public func vDSP_maxmgvi(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    unsafe (c.pointee, i.pointee) = find(.maximumMagnitude, a, ia, n)
}
/// The greatest magnitude, and its index times the stride.
public func vDSP_maxmgviD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    unsafe (c.pointee, i.pointee) = find(.maximumMagnitude, a, ia, n)
}

/// The least magnitude, and its index times the stride.
public func vDSP_minmgvi(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    unsafe (c.pointee, i.pointee) = find(.minimumMagnitude, a, ia, n)
}
/// The least magnitude, and its index times the stride.
public func vDSP_minmgviD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    unsafe (c.pointee, i.pointee) = find(.minimumMagnitude, a, ia, n)
}

/// The sum of all elements, and the sum of their squares.
public func vDSP_sve_svesq(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ sum: UnsafeMutablePointer<Float>, _ squares: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    unsafe (sum.pointee, squares.pointee) = (reduce(.sum, a, ia, n), reduce(.sumOfSquares, a, ia, n))
}
/// The sum of all elements, and the sum of their squares.
public func vDSP_sve_svesqD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ sum: UnsafeMutablePointer<Double>, _ squares: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    unsafe (sum.pointee, squares.pointee) = (reduce(.sum, a, ia, n), reduce(.sumOfSquares, a, ia, n))
}

/// The sum of the products of two vectors.
public func vDSP_dotpr(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    unsafe c.pointee = dotProduct(a, ia, b, ib, n)
}
/// The sum of the products of two vectors.
public func vDSP_dotprD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    unsafe c.pointee = dotProduct(a, ia, b, ib, n)
}

/// The sum of the squared differences of two vectors.
public func vDSP_distancesq(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    unsafe c.pointee = squaredDistance(a, ia, b, ib, n)
}
/// The sum of the squared differences of two vectors.
public func vDSP_distancesqD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    unsafe c.pointee = squaredDistance(a, ia, b, ib, n)
}

/// Shifts and scales a vector to the mean 0 and the standard deviation 1. Without `c`, only computes its mean and deviation.
public func vDSP_normalize(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>?, _ ic: vDSP_Stride, _ mean: UnsafeMutablePointer<Float>,
    _ deviation: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    unsafe (mean.pointee, deviation.pointee) = spread(a, ia, n)
    if let c = unsafe c { unsafe scaleToUnitSpread(a, ia, c, ic, n, mean.pointee, deviation.pointee) }
}
/// Shifts and scales a vector to the mean 0 and the standard deviation 1. Without `c`, only computes its mean and deviation.
public func vDSP_normalizeD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>?, _ ic: vDSP_Stride, _ mean: UnsafeMutablePointer<Double>,
    _ deviation: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    unsafe (mean.pointee, deviation.pointee) = spread(a, ia, n)
    if let c = unsafe c { unsafe scaleToUnitSpread(a, ia, c, ic, n, mean.pointee, deviation.pointee) }
}

/// Counts the places where the sign changes, at most b, and gives the position of change number b, or 0.
public func vDSP_nzcros(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: vDSP_Length, _ c: UnsafeMutablePointer<vDSP_Length>, _ d: UnsafeMutablePointer<vDSP_Length>,
    _ n: vDSP_Length
) {
    unsafe (d.pointee, c.pointee) = signChanges(a, ia, n, limit: b)
}
/// Counts the places where the sign changes, at most b, and gives the position of change number b, or 0.
public func vDSP_nzcrosD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: vDSP_Length, _ c: UnsafeMutablePointer<vDSP_Length>, _ d: UnsafeMutablePointer<vDSP_Length>,
    _ n: vDSP_Length
) {
    unsafe (d.pointee, c.pointee) = signChanges(a, ia, n, limit: b)
}

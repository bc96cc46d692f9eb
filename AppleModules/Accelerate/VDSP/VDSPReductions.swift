// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.
// Status: works (AccelerateVectorTests)

extension vDSP {
    public typealias ReducingFunction<T> = @Sendable (_ a: UnsafePointer<T>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<T>, _ n: vDSP_Length) -> Void
    /// Also gives the index times the stride.
    public typealias SearchFunction<T> =
        @Sendable (
            _ a: UnsafePointer<T>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<T>, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
        ) -> Void
    public typealias BinaryReducingFunction<T> =
        @Sendable (
            _ a: UnsafePointer<T>, _ ia: vDSP_Stride, _ b: UnsafePointer<T>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<T>, _ n: vDSP_Length
        ) -> Void
}

/// The sum of all elements.
public let (vDSP_sve, vDSP_sveD) = twins(.sum)
/// The sum of the squares of all elements.
public let (vDSP_svesq, vDSP_svesqD) = twins(.sumOfSquares)
/// The sum of the magnitudes of all elements.
public let (vDSP_svemg, vDSP_svemgD) = twins(.sumOfMagnitudes)
/// The mean of all elements.
public let (vDSP_meanv, vDSP_meanvD) = twins(.mean)
/// The mean of the magnitudes of all elements.
public let (vDSP_meamgv, vDSP_meamgvD) = twins(.meanMagnitude)
/// The mean of the squares of all elements.
public let (vDSP_measqv, vDSP_measqvD) = twins(.meanSquare)
/// The square root of the mean of the squares of all elements.
public let (vDSP_rmsqv, vDSP_rmsqvD) = twins(.rootMeanSquare)

@safe private func twins(_ reduction: Reduction) -> (vDSP.ReducingFunction<Float>, vDSP.ReducingFunction<Double>) {
    ({ unsafe $2.pointee = reduce(reduction, $0, $1, $3) }, { unsafe $2.pointee = reduce(reduction, $0, $1, $3) })
}

/// The greatest element.
public let (vDSP_maxv, vDSP_maxvD) = twins(.maximum)
/// The least element.
public let (vDSP_minv, vDSP_minvD) = twins(.minimum)
/// The greatest magnitude.
public let (vDSP_maxmgv, vDSP_maxmgvD) = twins(.maximumMagnitude)
/// The least magnitude.
public let (vDSP_minmgv, vDSP_minmgvD) = twins(.minimumMagnitude)

@safe private func twins(_ extreme: Extreme) -> (vDSP.ReducingFunction<Float>, vDSP.ReducingFunction<Double>) {
    ({ unsafe $2.pointee = find(extreme, $0, $1, $3).value }, { unsafe $2.pointee = find(extreme, $0, $1, $3).value })
}

/// The greatest element, and its index times the stride.
public let (vDSP_maxvi, vDSP_maxviD) = searches(.maximum)
/// The least element, and its index times the stride.
public let (vDSP_minvi, vDSP_minviD) = searches(.minimum)
/// The greatest magnitude, and its index times the stride.
public let (vDSP_maxmgvi, vDSP_maxmgviD) = searches(.maximumMagnitude)
/// The least magnitude, and its index times the stride.
public let (vDSP_minmgvi, vDSP_minmgviD) = searches(.minimumMagnitude)

@safe private func searches(_ extreme: Extreme) -> (vDSP.SearchFunction<Float>, vDSP.SearchFunction<Double>) {
    ({ unsafe ($2.pointee, $3.pointee) = find(extreme, $0, $1, $4) }, { unsafe ($2.pointee, $3.pointee) = find(extreme, $0, $1, $4) })
}

/// The sum of the products of two vectors.
public let vDSP_dotpr: vDSP.BinaryReducingFunction<Float> = { unsafe $4.pointee = dotProduct($0, $1, $2, $3, $5) }
public let vDSP_dotprD: vDSP.BinaryReducingFunction<Double> = { unsafe $4.pointee = dotProduct($0, $1, $2, $3, $5) }

/// The sum of the squared differences of two vectors.
public let vDSP_distancesq: vDSP.BinaryReducingFunction<Float> = { unsafe $4.pointee = squaredDistance($0, $1, $2, $3, $5) }
public let vDSP_distancesqD: vDSP.BinaryReducingFunction<Double> = { unsafe $4.pointee = squaredDistance($0, $1, $2, $3, $5) }

/// Shifts and scales a vector to the mean 0 and the standard deviation 1. Without `c`, only computes its mean and deviation.
public func vDSP_normalize(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>?, _ ic: vDSP_Stride, _ mean: UnsafeMutablePointer<Float>,
    _ deviation: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { unsafe (mean.pointee, deviation.pointee) = scaleToUnitSpread(a, ia, c, ic, n) }
public func vDSP_normalizeD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>?, _ ic: vDSP_Stride, _ mean: UnsafeMutablePointer<Double>,
    _ deviation: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { unsafe (mean.pointee, deviation.pointee) = scaleToUnitSpread(a, ia, c, ic, n) }

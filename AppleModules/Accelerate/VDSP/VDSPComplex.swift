// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.
// Status: works (AccelerateTransformTests)

/// The magnitudes of complex numbers.
public let (vDSP_zvabs, vDSP_zvabsD) = twins(.length)
/// The squared magnitudes of complex numbers.
public let (vDSP_zvmags, vDSP_zvmagsD) = twins(.squaredLength)
/// The angles of complex numbers, from −π to π.
public let (vDSP_zvphas, vDSP_zvphasD) = twins(.angle)

@safe private func twins(_ operation: BinaryOperation) -> (vDSP.UnaryFunction<DSPSplitComplex, Float>, vDSP.UnaryFunction<DSPDoubleSplitComplex, Double>) {
    (
        { unsafe apply(operation, $0.pointee.realp, $1, $0.pointee.imagp, $1, $2, $3, $4) },
        { unsafe apply(operation, $0.pointee.realp, $1, $0.pointee.imagp, $1, $2, $3, $4) }
    )
}

/// C = A · B; for `conjugate` −1, the conjugate of A times B.
public func vDSP_zvmul(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ n: vDSP_Length, _ conjugate: Int32
) { unsafe multiply(a.pointee, ia, b.pointee, ib, c.pointee, ic, n, conjugates: conjugate < 0) }
public func vDSP_zvmulD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ conjugate: Int32
) { unsafe multiply(a.pointee, ia, b.pointee, ib, c.pointee, ic, n, conjugates: conjugate < 0) }

/// Splits complex numbers. The stride of C counts real numbers: 2 for numbers next to each other.
public func vDSP_ctoz(_ c: UnsafePointer<DSPComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride, _ n: vDSP_Length) {
    unsafe split(c, ic, z.pointee, iz, n)
}
public func vDSP_ctozD(
    _ c: UnsafePointer<DSPDoubleComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPDoubleSplitComplex>, _ iz: vDSP_Stride, _ n: vDSP_Length
) { unsafe split(c, ic, z.pointee, iz, n) }

/// Joins complex numbers. The stride of C counts real numbers: 2 for numbers next to each other.
public func vDSP_ztoc(_ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    unsafe join(z.pointee, iz, c, ic, n)
}
public func vDSP_ztocD(
    _ z: UnsafePointer<DSPDoubleSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPDoubleComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { unsafe join(z.pointee, iz, c, ic, n) }

extension vDSP {
    /// Splits complex numbers into real and imaginary parts.
    public static func convert(interleavedComplexVector: [DSPComplex], toSplitComplexVector splitComplexVector: inout DSPSplitComplex) {
        unsafe split(interleavedComplexVector, 2, splitComplexVector, 1, UInt(interleavedComplexVector.count))
    }
    public static func convert(interleavedComplexVector: [DSPDoubleComplex], toSplitComplexVector splitComplexVector: inout DSPDoubleSplitComplex) {
        unsafe split(interleavedComplexVector, 2, splitComplexVector, 1, UInt(interleavedComplexVector.count))
    }
    /// Joins real and imaginary parts.
    public static func convert(splitComplexVector: DSPSplitComplex, toInterleavedComplexVector interleavedComplexVector: inout [DSPComplex]) {
        let n = UInt(interleavedComplexVector.count)
        unsafe join(splitComplexVector, 1, &interleavedComplexVector, 2, n)
    }
    public static func convert(splitComplexVector: DSPDoubleSplitComplex, toInterleavedComplexVector interleavedComplexVector: inout [DSPDoubleComplex]) {
        let n = UInt(interleavedComplexVector.count)
        unsafe join(splitComplexVector, 1, &interleavedComplexVector, 2, n)
    }

    public static func absolute<S: vDSP_FourierTransformable>(_ vector: S, result: inout some AccelerateMutableBuffer<S.DSPScalar>) {
        apply(.length, vector, &result)
    }
    public static func squareMagnitudes<S: vDSP_FourierTransformable>(_ splitComplex: S, result: inout some AccelerateMutableBuffer<S.DSPScalar>) {
        apply(.squaredLength, splitComplex, &result)
    }
    /// The angles of complex numbers, from −π to π.
    public static func phase<S: vDSP_FourierTransformable>(_ splitComplex: S, result: inout some AccelerateMutableBuffer<S.DSPScalar>) {
        apply(.angle, splitComplex, &result)
    }
    private static func apply<S: vDSP_FourierTransformable>(_ operation: BinaryOperation, _ z: S, _ result: inout some AccelerateMutableBuffer<S.DSPScalar>) {
        let n = UInt(result.count)
        unsafe result.write { unsafe AppleAccelerate.apply(operation, z.realp, 1, z.imagp, 1, $0, 1, n) }
    }
    /// The products of complex numbers; with `useConjugate`, those of the conjugates of A with B.
    public static func multiply<S: vDSP_FourierTransformable>(
        _ splitComplexA: S, by splitComplexB: S, count: Int, useConjugate: Bool, result: inout S
    ) { AppleAccelerate.multiply(splitComplexA, 1, splitComplexB, 1, result, 1, UInt(count), conjugates: useConjugate) }
}

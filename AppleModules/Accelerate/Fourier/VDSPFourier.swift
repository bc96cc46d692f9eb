// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.
// Status: works (AccelerateTransformTests)

/// Makes the tables of transforms of up to 2^log2n numbers; `nil` for a length that can't be.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? { unsafe tables(Float.self, log2n, radix) }
public func vDSP_create_fftsetupD(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetupD? { unsafe tables(Double.self, log2n, radix) }

private func tables<T: BinaryFloatingPoint & Sendable>(_: T.Type, _ log2n: UInt, _ radix: FFTRadix) -> OpaquePointer? {
    guard log2n <= 26 else { return nil }
    let factor = radix == 1 ? 3 : radix == 2 ? 5 : 1
    return unsafe setup(FourierTransform<T>(count: factor << Int(log2n)))
}

/// Frees what `vDSP_create_fftsetup` made.
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) { unsafe destroy(setup) }
public func vDSP_destroy_fftsetupD(_ setup: FFTSetupD?) { unsafe destroy(setup) }

extension vDSP {
    public typealias TransformInPlace<S> =
        @Sendable (
            _ setup: OpaquePointer, _ c: UnsafePointer<S>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
        ) -> Void
    public typealias Transform<S> =
        @Sendable (
            _ setup: OpaquePointer, _ a: UnsafePointer<S>, _ ia: vDSP_Stride, _ c: UnsafePointer<S>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
            _ direction: FFTDirection
        ) -> Void
}

/// Transforms 2^log2n complex numbers, without a scale.
public let vDSP_fft_zip: vDSP.TransformInPlace<DSPSplitComplex> = { unsafe transform($0, $1, $2, $1, $2, $3, $4) }
public let vDSP_fft_zipD: vDSP.TransformInPlace<DSPDoubleSplitComplex> = { unsafe transform($0, $1, $2, $1, $2, $3, $4) }
public let vDSP_fft_zop: vDSP.Transform<DSPSplitComplex> = { unsafe transform($0, $1, $2, $3, $4, $5, $6) }
public let vDSP_fft_zopD: vDSP.Transform<DSPDoubleSplitComplex> = { unsafe transform($0, $1, $2, $3, $4, $5, $6) }

/// Transforms 2^log2n real numbers, stored as half as many pairs, with Apple's packing and scale: see `transformReal`.
public let vDSP_fft_zrip: vDSP.TransformInPlace<DSPSplitComplex> = { unsafe transformReal($0, $1, $2, $1, $2, $3, $4) }
public let vDSP_fft_zripD: vDSP.TransformInPlace<DSPDoubleSplitComplex> = { unsafe transformReal($0, $1, $2, $1, $2, $3, $4) }
public let vDSP_fft_zrop: vDSP.Transform<DSPSplitComplex> = { unsafe transformReal($0, $1, $2, $3, $4, $5, $6) }
public let vDSP_fft_zropD: vDSP.Transform<DSPDoubleSplitComplex> = { unsafe transformReal($0, $1, $2, $3, $4, $5, $6) }

private func transform<S: vDSP_FourierTransformable>(
    _ setup: OpaquePointer, _ a: UnsafePointer<S>, _ ia: Int, _ c: UnsafePointer<S>, _ ic: Int, _ log2n: UInt, _ direction: FFTDirection
) {
    let (tables, a, c): (FourierTransform<S.DSPScalar>, S, S) = unsafe (object(setup), a.pointee, c.pointee)
    unsafe tables.transform(1 << Int(log2n), a.realp, a.imagp, ia, c.realp, c.imagp, ic, inverse: direction < 0)
}

private func transformReal<S: vDSP_FourierTransformable>(
    _ setup: OpaquePointer, _ a: UnsafePointer<S>, _ ia: Int, _ c: UnsafePointer<S>, _ ic: Int, _ log2n: UInt, _ direction: FFTDirection
) {
    let (tables, a, c): (FourierTransform<S.DSPScalar>, S, S) = unsafe (object(setup), a.pointee, c.pointee)
    unsafe tables.transformReal(1 << Int(log2n), a.realp, a.imagp, ia, c.realp, c.imagp, ic, inverse: direction < 0)
}

/// Prepares a transform of complex numbers; the length is a power of two, or 3, 5, or 15 times a power of two that is at least 8. Otherwise the result is `nil`.
public func vDSP_DFT_zop_CreateSetup(_ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction) -> vDSP_DFT_Setup? {
    unsafe DiscreteTransform<Float>(.complex, length, inverse: direction == .INVERSE).map { unsafe setup($0) }
}
public func vDSP_DFT_zop_CreateSetupD(_ previous: vDSP_DFT_SetupD?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction) -> vDSP_DFT_SetupD? {
    unsafe DiscreteTransform<Double>(.complex, length, inverse: direction == .INVERSE).map { unsafe setup($0) }
}

/// Prepares a transform of real numbers, stored as half as many pairs; the length is a power of two, or 3, 5, or 15 times one that is at least 16.
public func vDSP_DFT_zrop_CreateSetup(_ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction) -> vDSP_DFT_Setup? {
    unsafe DiscreteTransform<Float>(.real, length, inverse: direction == .INVERSE).map { unsafe setup($0) }
}
public func vDSP_DFT_zrop_CreateSetupD(_ previous: vDSP_DFT_SetupD?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction) -> vDSP_DFT_SetupD? {
    unsafe DiscreteTransform<Double>(.real, length, inverse: direction == .INVERSE).map { unsafe setup($0) }
}

/// Transforms numbers. The output can be the input.
public func vDSP_DFT_Execute(
    _ setup: vDSP_DFT_Setup, _ inputReal: UnsafePointer<Float>, _ inputImaginary: UnsafePointer<Float>, _ outputReal: UnsafeMutablePointer<Float>,
    _ outputImaginary: UnsafeMutablePointer<Float>
) { unsafe (object(setup) as DiscreteTransform<Float>).execute(inputReal, inputImaginary, outputReal, outputImaginary) }
public func vDSP_DFT_ExecuteD(
    _ setup: vDSP_DFT_SetupD, _ inputReal: UnsafePointer<Double>, _ inputImaginary: UnsafePointer<Double>, _ outputReal: UnsafeMutablePointer<Double>,
    _ outputImaginary: UnsafeMutablePointer<Double>
) { unsafe (object(setup) as DiscreteTransform<Double>).execute(inputReal, inputImaginary, outputReal, outputImaginary) }

/// Frees what the functions that prepare Fourier transforms made.
public func vDSP_DFT_DestroySetup(_ setup: vDSP_DFT_Setup?) { unsafe destroy(setup) }
public func vDSP_DFT_DestroySetupD(_ setup: vDSP_DFT_SetupD?) { unsafe destroy(setup) }

/// Hands an object to a caller in C's way.
private func setup(_ object: some AnyObject) -> OpaquePointer { unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque()) }

/// The object behind a pointer that `setup` returned.
private func object<T: AnyObject>(_ setup: OpaquePointer) -> T { unsafe Unmanaged<T>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue() }

private func destroy(_ setup: OpaquePointer?) {
    if let setup = unsafe setup { unsafe Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(setup)).release() }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Makes the tables of transforms of up to 2^log2n numbers; `nil` for a length that can't be.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
    guard log2n <= 26 else { return nil }
    let factor = radix == 1 ? 3 : radix == 2 ? 5 : 1
    return unsafe setup(FourierTransform<Float>(count: factor << Int(log2n)))
}
/// Makes the tables of transforms of up to 2^log2n numbers; `nil` for a length that can't be.
public func vDSP_create_fftsetupD(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetupD? {
    guard log2n <= 26 else { return nil }
    let factor = radix == 1 ? 3 : radix == 2 ? 5 : 1
    return unsafe setup(FourierTransform<Double>(count: factor << Int(log2n)))
}

/// Frees what `vDSP_create_fftsetup` made.
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) { unsafe destroy(setup, FourierTransform<Float>.self) }
/// Frees what `vDSP_create_fftsetup` made.
public func vDSP_destroy_fftsetupD(_ setup: FFTSetupD?) { unsafe destroy(setup, FourierTransform<Double>.self) }

/// Transforms 2^log2n complex numbers, without a scale.
public func vDSP_fft_zip(_ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection) {
    let transform: FourierTransform<Float> = unsafe object(setup)
    unsafe transform.transform(1 << Int(log2n), c.pointee.realp, c.pointee.imagp, ic, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}
/// Transforms 2^log2n complex numbers, without a scale.
public func vDSP_fft_zipD(_ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection) {
    let transform: FourierTransform<Double> = unsafe object(setup)
    unsafe transform.transform(1 << Int(log2n), c.pointee.realp, c.pointee.imagp, ic, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}

/// Transforms 2^log2n complex numbers, without a scale. The buffer isn't needed.
public func vDSP_fft_zipt(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    let transform: FourierTransform<Float> = unsafe object(setup)
    unsafe transform.transform(1 << Int(log2n), c.pointee.realp, c.pointee.imagp, ic, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}
/// Transforms 2^log2n complex numbers, without a scale. The buffer isn't needed.
public func vDSP_fft_ziptD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    let transform: FourierTransform<Double> = unsafe object(setup)
    unsafe transform.transform(1 << Int(log2n), c.pointee.realp, c.pointee.imagp, ic, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}

/// Transforms 2^log2n complex numbers, without a scale.
public func vDSP_fft_zop(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    let transform: FourierTransform<Float> = unsafe object(setup)
    unsafe transform.transform(1 << Int(log2n), a.pointee.realp, a.pointee.imagp, ia, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}
/// Transforms 2^log2n complex numbers, without a scale.
public func vDSP_fft_zopD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
    _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    let transform: FourierTransform<Double> = unsafe object(setup)
    unsafe transform.transform(1 << Int(log2n), a.pointee.realp, a.pointee.imagp, ia, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}

/// Transforms 2^log2n complex numbers, without a scale. The buffer isn't needed.
public func vDSP_fft_zopt(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    let transform: FourierTransform<Float> = unsafe object(setup)
    unsafe transform.transform(1 << Int(log2n), a.pointee.realp, a.pointee.imagp, ia, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}
/// Transforms 2^log2n complex numbers, without a scale. The buffer isn't needed.
public func vDSP_fft_zoptD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    let transform: FourierTransform<Double> = unsafe object(setup)
    unsafe transform.transform(1 << Int(log2n), a.pointee.realp, a.pointee.imagp, ia, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}

/// Transforms 2^log2n real numbers, stored as half as many pairs, with Apple's packing and scale: see `transformReal`.
public func vDSP_fft_zrip(_ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection) {
    let transform: FourierTransform<Float> = unsafe object(setup)
    unsafe transform.transformReal(1 << Int(log2n), c.pointee.realp, c.pointee.imagp, ic, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}
/// Transforms 2^log2n real numbers, stored as half as many pairs, with Apple's packing and scale: see `transformReal`.
public func vDSP_fft_zripD(_ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection) {
    let transform: FourierTransform<Double> = unsafe object(setup)
    unsafe transform.transformReal(1 << Int(log2n), c.pointee.realp, c.pointee.imagp, ic, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}

/// Transforms 2^log2n real numbers, stored as half as many pairs, with Apple's packing and scale: see `transformReal`.
public func vDSP_fft_zript(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    let transform: FourierTransform<Float> = unsafe object(setup)
    unsafe transform.transformReal(1 << Int(log2n), c.pointee.realp, c.pointee.imagp, ic, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}
/// Transforms 2^log2n real numbers, stored as half as many pairs, with Apple's packing and scale: see `transformReal`.
public func vDSP_fft_zriptD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    let transform: FourierTransform<Double> = unsafe object(setup)
    unsafe transform.transformReal(1 << Int(log2n), c.pointee.realp, c.pointee.imagp, ic, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}

/// Transforms 2^log2n real numbers, stored as half as many pairs, with Apple's packing and scale: see `transformReal`.
public func vDSP_fft_zrop(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    let transform: FourierTransform<Float> = unsafe object(setup)
    unsafe transform.transformReal(1 << Int(log2n), a.pointee.realp, a.pointee.imagp, ia, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}
/// Transforms 2^log2n real numbers, stored as half as many pairs, with Apple's packing and scale: see `transformReal`.
public func vDSP_fft_zropD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
    _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    let transform: FourierTransform<Double> = unsafe object(setup)
    unsafe transform.transformReal(1 << Int(log2n), a.pointee.realp, a.pointee.imagp, ia, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}

/// Transforms 2^log2n real numbers, stored as half as many pairs, with Apple's packing and scale: see `transformReal`.
public func vDSP_fft_zropt(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    let transform: FourierTransform<Float> = unsafe object(setup)
    unsafe transform.transformReal(1 << Int(log2n), a.pointee.realp, a.pointee.imagp, ia, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}
/// Transforms 2^log2n real numbers, stored as half as many pairs, with Apple's packing and scale: see `transformReal`.
public func vDSP_fft_zroptD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    let transform: FourierTransform<Double> = unsafe object(setup)
    unsafe transform.transformReal(1 << Int(log2n), a.pointee.realp, a.pointee.imagp, ia, c.pointee.realp, c.pointee.imagp, ic, inverse: direction < 0)
}

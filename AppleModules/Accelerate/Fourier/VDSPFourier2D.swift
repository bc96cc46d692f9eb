// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Transforms 2^log2n1 rows of 2^log2n0 complex numbers, without a scale. Rows with the stride 0 follow each other.
public func vDSP_fft2d_zip(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride, _ log2n0: vDSP_Length, _ log2n1: vDSP_Length,
    _ direction: FFTDirection
) {
    let transform: FourierTransform<Float> = unsafe object(setup)
    let (columns, rows) = (1 << Int(log2n0), 1 << Int(log2n1))
    let to = (ic0, ic1 == 0 ? columns &* ic0 : ic1)
    unsafe transform.transform(
        columns: columns, rows: rows, c.pointee.realp, c.pointee.imagp, to, c.pointee.realp, c.pointee.imagp, to, inverse: direction < 0)
}
/// Transforms 2^log2n1 rows of 2^log2n0 complex numbers, without a scale. Rows with the stride 0 follow each other.
public func vDSP_fft2d_zipD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride, _ log2n0: vDSP_Length, _ log2n1: vDSP_Length,
    _ direction: FFTDirection
) {
    let transform: FourierTransform<Double> = unsafe object(setup)
    let (columns, rows) = (1 << Int(log2n0), 1 << Int(log2n1))
    let to = (ic0, ic1 == 0 ? columns &* ic0 : ic1)
    unsafe transform.transform(
        columns: columns, rows: rows, c.pointee.realp, c.pointee.imagp, to, c.pointee.realp, c.pointee.imagp, to, inverse: direction < 0)
}

/// Transforms 2^log2n1 rows of 2^log2n0 complex numbers, without a scale. Rows with the stride 0 follow each other.
public func vDSP_fft2d_zop(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia0: vDSP_Stride, _ ia1: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic0: vDSP_Stride,
    _ ic1: vDSP_Stride, _ log2n0: vDSP_Length, _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
    let transform: FourierTransform<Float> = unsafe object(setup)
    let (columns, rows) = (1 << Int(log2n0), 1 << Int(log2n1))
    let from = (ia0, ia1 == 0 ? columns &* ia0 : ia1)
    let to = (ic0, ic1 == 0 ? columns &* ic0 : ic1)
    unsafe transform.transform(
        columns: columns, rows: rows, a.pointee.realp, a.pointee.imagp, from, c.pointee.realp, c.pointee.imagp, to, inverse: direction < 0)
}
/// Transforms 2^log2n1 rows of 2^log2n0 complex numbers, without a scale. Rows with the stride 0 follow each other.
public func vDSP_fft2d_zopD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia0: vDSP_Stride, _ ia1: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic0: vDSP_Stride, _ ic1: vDSP_Stride, _ log2n0: vDSP_Length, _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
    let transform: FourierTransform<Double> = unsafe object(setup)
    let (columns, rows) = (1 << Int(log2n0), 1 << Int(log2n1))
    let from = (ia0, ia1 == 0 ? columns &* ia0 : ia1)
    let to = (ic0, ic1 == 0 ? columns &* ic0 : ic1)
    unsafe transform.transform(
        columns: columns, rows: rows, a.pointee.realp, a.pointee.imagp, from, c.pointee.realp, c.pointee.imagp, to, inverse: direction < 0)
}

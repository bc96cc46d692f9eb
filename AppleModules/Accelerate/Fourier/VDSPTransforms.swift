// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Prepares a transform of complex numbers; the length is a power of two, or 3, 5, or 15 times a power of two that is at least 8. Otherwise the result is `nil`.
public func vDSP_DFT_zop_CreateSetup(_ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction) -> vDSP_DFT_Setup? {
    unsafe DiscreteTransform<Float>(.complex, length, inverse: direction == .INVERSE).map { unsafe setup($0) }
}
/// Prepares a transform of complex numbers; the length is a power of two, or 3, 5, or 15 times a power of two that is at least 8. Otherwise the result is `nil`.
public func vDSP_DFT_zop_CreateSetupD(_ previous: vDSP_DFT_SetupD?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction) -> vDSP_DFT_SetupD? {
    unsafe DiscreteTransform<Double>(.complex, length, inverse: direction == .INVERSE).map { unsafe setup($0) }
}

/// Prepares a transform of real numbers, stored as half as many pairs; the length is a power of two, or 3, 5, or 15 times one that is at least 16.
public func vDSP_DFT_zrop_CreateSetup(_ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction) -> vDSP_DFT_Setup? {
    unsafe DiscreteTransform<Float>(.real, length, inverse: direction == .INVERSE).map { unsafe setup($0) }
}
/// Prepares a transform of real numbers, stored as half as many pairs; the length is a power of two, or 3, 5, or 15 times one that is at least 16.
public func vDSP_DFT_zrop_CreateSetupD(_ previous: vDSP_DFT_SetupD?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction) -> vDSP_DFT_SetupD? {
    unsafe DiscreteTransform<Double>(.real, length, inverse: direction == .INVERSE).map { unsafe setup($0) }
}

/// Transforms numbers. The output can be the input.
public func vDSP_DFT_Execute(
    _ setup: vDSP_DFT_Setup, _ inputReal: UnsafePointer<Float>, _ inputImaginary: UnsafePointer<Float>, _ outputReal: UnsafeMutablePointer<Float>,
    _ outputImaginary: UnsafeMutablePointer<Float>
) {
    let transform: DiscreteTransform<Float> = unsafe object(setup)
    unsafe transform.execute(inputReal, inputImaginary, outputReal, outputImaginary)
}
/// Transforms numbers. The output can be the input.
public func vDSP_DFT_ExecuteD(
    _ setup: vDSP_DFT_SetupD, _ inputReal: UnsafePointer<Double>, _ inputImaginary: UnsafePointer<Double>, _ outputReal: UnsafeMutablePointer<Double>,
    _ outputImaginary: UnsafeMutablePointer<Double>
) {
    let transform: DiscreteTransform<Double> = unsafe object(setup)
    unsafe transform.execute(inputReal, inputImaginary, outputReal, outputImaginary)
}

/// Frees what the functions that prepare Fourier and cosine transforms made.
public func vDSP_DFT_DestroySetup(_ setup: vDSP_DFT_Setup?) { unsafe destroy(setup, AnyObject.self) }
/// Frees what the functions that prepare Fourier and cosine transforms made.
public func vDSP_DFT_DestroySetupD(_ setup: vDSP_DFT_SetupD?) { unsafe destroy(setup, AnyObject.self) }

/// Prepares a cosine transform; the length is 1, 3, 5, or 15 times a power of two, at least 16. Otherwise the result is `nil`.
public func vDSP_DCT_CreateSetup(_ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ type: vDSP_DCT_Type) -> vDSP_DFT_Setup? {
    unsafe CosineTransform(length, type).map { unsafe setup($0) }
}
/// Transforms numbers. The output can be the input.
public func vDSP_DCT_Execute(_ setup: vDSP_DFT_Setup, _ input: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>) {
    let transform: CosineTransform = unsafe object(setup)
    unsafe transform.execute(input, output)
}

/// Prepares a transform of numbers stored as pairs. For real numbers, the length is half their number.
public func vDSP_DFT_Interleaved_CreateSetup(
    _ previous: vDSP_DFT_Interleaved_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction, _ kind: vDSP_DFT_RealtoComplex
) -> vDSP_DFT_Interleaved_Setup? {
    let isReal = kind == .interleaved_RealtoComplex
    return unsafe DiscreteTransform<Float>(isReal ? .real : .complex, isReal ? 2 * length : length, inverse: direction == .INVERSE, interleaved: true)
        .map { unsafe setup($0) }
}
/// Prepares a transform of numbers stored as pairs. For real numbers, the length is half their number.
public func vDSP_DFT_Interleaved_CreateSetupD(
    _ previous: vDSP_DFT_Interleaved_SetupD?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction, _ kind: vDSP_DFT_RealtoComplex
) -> vDSP_DFT_Interleaved_SetupD? {
    let isReal = kind == .interleaved_RealtoComplex
    return unsafe DiscreteTransform<Double>(isReal ? .real : .complex, isReal ? 2 * length : length, inverse: direction == .INVERSE, interleaved: true)
        .map { unsafe setup($0) }
}

/// Transforms numbers. The output can be the input.
public func vDSP_DFT_Interleaved_Execute(_ setup: vDSP_DFT_Interleaved_Setup, _ input: UnsafePointer<DSPComplex>, _ output: UnsafeMutablePointer<DSPComplex>) {
    let transform: DiscreteTransform<Float> = unsafe object(setup)
    let count = transform.pairs
    var (re, im) = ((0..<count).map { unsafe input[$0].real }, (0..<count).map { unsafe input[$0].imag })
    unsafe transform.execute(re, im, &re, &im)
    for index in 0..<count { unsafe output[index] = DSPComplex(real: re[index], imag: im[index]) }
}
/// Transforms numbers. The output can be the input.
public func vDSP_DFT_Interleaved_ExecuteD(
    _ setup: vDSP_DFT_Interleaved_SetupD, _ input: UnsafePointer<DSPDoubleComplex>, _ output: UnsafeMutablePointer<DSPDoubleComplex>
) {
    let transform: DiscreteTransform<Double> = unsafe object(setup)
    let count = transform.pairs
    var (re, im) = ((0..<count).map { unsafe input[$0].real }, (0..<count).map { unsafe input[$0].imag })
    unsafe transform.execute(re, im, &re, &im)
    for index in 0..<count { unsafe output[index] = DSPDoubleComplex(real: re[index], imag: im[index]) }
}

/// Frees what `vDSP_DFT_Interleaved_CreateSetup` made.
public func vDSP_DFT_Interleaved_DestroySetup(_ setup: vDSP_DFT_Interleaved_Setup?) { unsafe destroy(setup, DiscreteTransform<Float>.self) }
/// Frees what `vDSP_DFT_Interleaved_CreateSetup` made.
public func vDSP_DFT_Interleaved_DestroySetupD(_ setup: vDSP_DFT_Interleaved_SetupD?) { unsafe destroy(setup, DiscreteTransform<Double>.self) }

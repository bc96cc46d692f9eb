import AppleAccelerate
import Foundation
import Testing

/// Fourier transforms, and complex numbers.
@Suite struct AccelerateTransformTests {
    @Test(arguments: [0, 1, 2, 3, 4, 5, 7]) func complexTransformsFollowTheDefinition(_ log2n: Int) throws {
        let n = 1 << log2n
        let setup = try unsafe existing(vDSP_create_fftsetupD(8, FFTRadix(kFFTRadix2)))
        defer { unsafe vDSP_destroy_fftsetupD(setup) }
        for (direction, inverse) in [(kFFTDirection_Forward, false), (kFFTDirection_Inverse, true)] {
            var (re, im) = (noise(n, 3), noise(n, 4))
            let expected = spectrum(re, im, inverse: inverse)
            unsafe re.withUnsafeMutableBufferPointer { re in
                unsafe im.withUnsafeMutableBufferPointer { im in
                    var split = unsafe DSPDoubleSplitComplex(realp: re.baseAddress!, imagp: im.baseAddress!)
                    unsafe vDSP_fft_zipD(setup, &split, 1, vDSP_Length(log2n), FFTDirection(direction))
                }
            }
            #expect(isClose(re, expected.re, 1e-11) && isClose(im, expected.im, 1e-11))
        }
    }

    @Test(arguments: [1, 2, 3, 6, 8]) func realTransformsArePackedAndTwiceAsLarge(_ log2n: Int) throws {
        let n = 1 << log2n
        let signal = noise(n, 5)
        let exact = spectrum(signal, [Double](repeating: 0, count: n))
        var (re, im) = ([Float](repeating: 0, count: n / 2), [Float](repeating: 0, count: n / 2))
        let setup = try unsafe existing(vDSP_create_fftsetup(vDSP_Length(log2n), FFTRadix(FFT_RADIX2)))
        defer { unsafe vDSP_destroy_fftsetup(setup) }
        let input = signal.map { Float($0) }
        unsafe re.withUnsafeMutableBufferPointer { re in
            unsafe im.withUnsafeMutableBufferPointer { im in
                var split = unsafe DSPSplitComplex(realp: re.baseAddress!, imagp: im.baseAddress!)
                unsafe input.withUnsafeBytes { unsafe vDSP_ctoz($0.bindMemory(to: DSPComplex.self).baseAddress!, 2, &split, 1, vDSP_Length(n / 2)) }
                unsafe vDSP_fft_zrip(setup, &split, 1, vDSP_Length(log2n), FFTDirection(FFT_FORWARD))
            }
        }
        #expect(abs(re[0] - Float(2 * exact.re[0])) < 1e-4)
        #expect(abs(im[0] - Float(2 * exact.re[n / 2])) < 1e-4)
        #expect(isClose(Array(re[1...]), exact.re[1..<n / 2].map { Float(2 * $0) }, 1e-4))
        #expect(isClose(Array(im[1...]), exact.im[1..<n / 2].map { Float(2 * $0) }, 1e-4))
        // Back, out of place: 2n times the signal.
        var (backRe, backIm) = (re, im)
        unsafe re.withUnsafeMutableBufferPointer { re in
            unsafe im.withUnsafeMutableBufferPointer { im in
                unsafe backRe.withUnsafeMutableBufferPointer { backRe in
                    unsafe backIm.withUnsafeMutableBufferPointer { backIm in
                        var split = unsafe DSPSplitComplex(realp: re.baseAddress!, imagp: im.baseAddress!)
                        var back = unsafe DSPSplitComplex(realp: backRe.baseAddress!, imagp: backIm.baseAddress!)
                        unsafe vDSP_fft_zrop(setup, &split, 1, &back, 1, vDSP_Length(log2n), FFTDirection(FFT_INVERSE))
                    }
                }
            }
        }
        #expect(isClose(joined(backRe, backIm, 1 / Float(2 * n)), input, 1e-5))
    }

    @Test func theTransformObjectDoesTheSame() throws {
        let (n, log2n) = (64, 6)
        let signal = noise(n, 6)
        var (re, im) = ([Double](repeating: 0, count: n / 2), [Double](repeating: 0, count: n / 2))
        var (outRe, outIm) = (re, im)
        let fft = try unsafe existing(vDSP.FFT(log2n: vDSP_Length(log2n), radix: .radix2, ofType: DSPDoubleSplitComplex.self))
        let exact = spectrum(signal, [Double](repeating: 0, count: n))
        unsafe outRe.withUnsafeMutableBufferPointer { outRe in
            unsafe outIm.withUnsafeMutableBufferPointer { outIm in
                let input = unsafe DSPDoubleSplitComplex(fromInputArray: signal, realParts: &re, imaginaryParts: &im)
                var output = unsafe DSPDoubleSplitComplex(realp: outRe.baseAddress!, imagp: outIm.baseAddress!)
                unsafe fft.forward(input: input, output: &output)
                var squares = [Double](repeating: 0, count: n / 2)
                unsafe vDSP.squareMagnitudes(output, result: &squares)
                let expected: [Double] = (1..<n / 2).map { index in
                    let (re, im) = (exact.re[index], exact.im[index])
                    return 4 * (re * re + im * im)
                }
                #expect(isClose(Array(squares[1...]), expected, 1e-10))
                let copy = unsafe output
                unsafe fft.inverse(input: copy, output: &output)
                #expect(unsafe isClose([Double](fromSplitComplex: output, scale: 1 / Double(2 * n), count: n), signal, 1e-12))
            }
        }
    }

    @Test(arguments: [8, 24, 40, 120, 64]) func discreteTransformsFollowTheDefinition(_ n: Int) throws {
        let (re, im) = (noise(n, 7), noise(n, 8))
        for direction in [vDSP.FourierTransformDirection.forward, .inverse] {
            let expected = spectrum(re, im, inverse: direction == .inverse)
            let dft = try #require(vDSP.DFT(count: n, direction: direction, transformType: .complexComplex, ofType: Double.self))
            let result = dft.transform(inputReal: re, inputImaginary: im)
            #expect(isClose(result.real, expected.re, 1e-11) && isClose(result.imaginary, expected.im, 1e-11))
        }
    }

    @Test(arguments: [16, 48, 80, 240, 512]) func realDiscreteTransformsArePacked(_ n: Int) throws {
        let signal = noise(n, 9)
        let exact = spectrum(signal, [Double](repeating: 0, count: n))
        var (re, im) = ((0..<n / 2).map { signal[2 * $0] }, (0..<n / 2).map { signal[2 * $0 + 1] })
        let setup = try unsafe existing(vDSP_DFT_zrop_CreateSetupD(nil, vDSP_Length(n), .FORWARD))
        unsafe vDSP_DFT_ExecuteD(setup, re, im, &re, &im)
        unsafe vDSP_DFT_DestroySetupD(setup)
        #expect(isClose(re, exact.re[..<(n / 2)].map { 2 * $0 }, 1e-10))
        let middle: Double = 2 * exact.re[n / 2]
        #expect(abs(im[0] - middle) < 1e-10)
        #expect(isClose(Array(im[1...]), exact.im[1..<n / 2].map { 2 * $0 }, 1e-10))
        let inverse = try #require(vDSP.DFT(count: n, direction: .inverse, transformType: .complexReal, ofType: Double.self))
        let back = inverse.transform(inputReal: re, inputImaginary: im)
        #expect(isClose(joined(back.real, back.imaginary, 1 / Double(2 * n)), signal, 1e-12))
    }

    @Test func unsupportedLengthsAreRefused() {
        for length in [0, 7, 12, 9 * 16] as [vDSP_Length] { #expect(unsafe vDSP_DFT_zop_CreateSetup(nil, length, .FORWARD) == nil) }
        for length in [0, 1, 24, 100] as [vDSP_Length] { #expect(unsafe vDSP_DFT_zrop_CreateSetup(nil, length, .FORWARD) == nil) }
        vDSP_destroy_fftsetup(nil)
        vDSP_DFT_DestroySetup(nil)
    }

    @Test func complexVectorsWork() {
        var (aRe, aIm): ([Float], [Float]) = ([3, 0], [4, -1])
        var (bRe, bIm): ([Float], [Float]) = ([1, 2], [2, 0])
        unsafe aRe.withUnsafeMutableBufferPointer { aRe in
            unsafe aIm.withUnsafeMutableBufferPointer { aIm in
                unsafe bRe.withUnsafeMutableBufferPointer { bRe in
                    unsafe bIm.withUnsafeMutableBufferPointer { bIm in
                        var a = unsafe DSPSplitComplex(realp: aRe.baseAddress!, imagp: aIm.baseAddress!)
                        var b = unsafe DSPSplitComplex(realp: bRe.baseAddress!, imagp: bIm.baseAddress!)
                        var c = [Float](repeating: 0, count: 2)
                        unsafe vDSP_zvabs(&a, 1, &c, 1, 2)
                        #expect(c == [5, 1])
                        unsafe vDSP.phase(a, result: &c)
                        #expect(isClose(c, [atan2(4, 3), -.pi / 2], 1e-6))
                        unsafe vDSP_zvmul(&a, 1, &b, 1, &b, 1, 2, 1)
                        #expect(unsafe (b.realp[0], b.imagp[0], b.realp[1], b.imagp[1]) == (-5, 10, 0, -2))
                        // The conjugate of A times the product.
                        let product = unsafe b
                        unsafe vDSP.multiply(a, by: product, count: 2, useConjugate: true, result: &b)
                        #expect(unsafe (b.realp[0], b.imagp[0], b.realp[1], b.imagp[1]) == (25, 50, 2, 0))
                        var joined = [DSPComplex](repeating: DSPComplex(), count: 2)
                        unsafe vDSP_ztoc(&b, 1, &joined, 2, 2)
                        #expect(joined.map(\.real) == [25, 2] && joined.map(\.imag) == [50, 0])
                    }
                }
            }
        }
    }
}

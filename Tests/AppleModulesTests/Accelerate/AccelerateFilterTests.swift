import AppleAccelerate
import Foundation
import Testing

/// Filters, matrices, and vectors of BLAS.
@Suite struct AccelerateFilterTests {
    @Test func filtersSlideOverSignals() {
        let signal: [Float] = [1, 2, 3, 4, 5]
        var c = [Float](repeating: 0, count: 4)
        unsafe vDSP_conv(signal, 1, [1, 10], 1, &c, 1, 4, 2)
        #expect(c == [21, 32, 43, 54])
        vDSP.convolve(signal, withKernel: [1, 10] as [Float], result: &c)
        #expect(c == [12, 23, 34, 45])
        #expect(vDSP.convolve(signal, withKernel: [1, 10] as [Float]) == [12, 23, 34])
        #expect(vDSP.downsample(signal, decimationFactor: 2, filter: [0.5, 0.5] as [Float]) == [1.5, 3.5])
        let picture: [Float] = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
        let kernel: [Float] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
        #expect(
            vDSP.convolve(picture, rowCount: 3, columnCount: 4, withKernel: kernel, kernelRowCount: 3, kernelColumnCount: 3)
                == [0, 0, 0, 0, 0, 5, 4, 0, 0, 0, 0, 0])
        #expect(vDSP.convolve(picture, rowCount: 3, columnCount: 4, with3x3Kernel: kernel) == [0, 0, 0, 0, 0, 5, 4, 0, 0, 0, 0, 0])
    }

    @Test func matricesAreMultiplied() {
        let (a, b): ([Float], [Float]) = ([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])
        var c = [Float](repeating: 0, count: 4)
        unsafe vDSP_mmul(a, 1, b, 1, &c, 1, 2, 2, 3)
        #expect(c == [58, 64, 139, 154])
        unsafe cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, a, 3, b, 2, 0, &c, 2)
        #expect(c == [58, 64, 139, 154])
        // By columns, the same memory holds the transposes.
        unsafe cblas_sgemm(CblasColMajor, CblasTrans, CblasTrans, 2, 2, 3, 2, a, 3, b, 2, 1, &c, 2)
        #expect(c == [174, 342, 267, 462])
        var turned = a
        unsafe vDSP_mtrans(a, 1, &turned, 1, 3, 2)
        #expect(turned == [1, 4, 2, 5, 3, 6])
        var y: [Float] = [.nan, .nan]
        unsafe cblas_sgemv(CblasRowMajor, CblasNoTrans, 2, 3, 1, a, 3, [1, 0, -1], 1, 0, &y, 1)
        #expect(y == [-2, -2])
        var z = [1.0, 1, 1]
        unsafe cblas_dgemv(CblasRowMajor, CblasTrans, 2, 3, 2, [1, 2, 3, 4, 5, 6], 3, [1, 1], 1, 1, &z, 1)
        #expect(z == [11, 15, 19])
    }

    @Test func basicVectorFunctionsTakeNegativeStrides() {
        #expect(unsafe cblas_sdot(3, [1, 2, 3], 1, [4, 5, 6], 1) == 32)
        #expect(unsafe cblas_ddot(3, [1, 2, 3], 1, [4, 5, 6], -1) == 28)
        #expect(unsafe cblas_snrm2(2, [3, 4], 1) == 5 && cblas_snrm2(2, [3e30, 4e30], 1) == 5e30)
        #expect(unsafe cblas_sasum(3, [1, -2, 3], 1) == 6 && cblas_isamax(3, [1, -5, 5], 1) == 1)
        var y: [Float] = [1, 1, 1]
        unsafe cblas_saxpy(3, 2, [1, 2, 3], 1, &y, 1)
        #expect(y == [3, 5, 7])
        unsafe cblas_sscal(2, 10, &y, 2)
        #expect(y == [30, 5, 70])
    }
}

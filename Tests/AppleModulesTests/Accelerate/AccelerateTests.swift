import AppleAccelerate
import Foundation
import Testing

/// Vectors: arithmetic, reductions, windows, and conversions.
@Suite struct AccelerateVectorTests {
    @Test func differencesAndQuotientsTakeTheSecondArgumentFirst() {
        let (a, b): ([Float], [Float]) = ([1, 2, 4], [10, 20, 40])
        var c = [Float](repeating: 0, count: 3)
        unsafe vDSP_vsub(a, 1, b, 1, &c, 1, 3)
        #expect(c == [9, 18, 36])
        unsafe vDSP_vdiv(a, 1, b, 1, &c, 1, 3)
        #expect(c == [10, 10, 10])
        #expect(vDSP.subtract(b, a) == [9, 18, 36])
        #expect(vDSP.divide(b, a) == [10, 10, 10])
        var d = [0.0, 0, 0]
        unsafe vDSP_vsubD([1, 2, 3], 1, [5, 5, 5], 1, &d, 1, 3)
        #expect(d == [4, 3, 2])
    }

    @Test func stridesSkipElements() {
        let a: [Float] = [1, 0, 2, 0, 3, 0]
        var c: [Float] = [9, 9, 9, 9, 9, 9, 9]
        unsafe vDSP_vadd(a, 2, [10, 20, 30], 1, &c, 3, 3)
        #expect(c == [11, 9, 9, 22, 9, 9, 33])
        var sum: Float = 0
        unsafe vDSP_sve(a, 2, &sum, 3)
        #expect(sum == 6)
        // The position counts strides.
        var (greatest, place): (Float, vDSP_Length) = (0, 0)
        unsafe vDSP_maxvi(a, 2, &greatest, &place, 3)
        #expect(greatest == 3 && place == 4)
        var back = [Float](repeating: 0, count: 3)
        let three: [Float] = [1, 2, 3]
        unsafe three.withUnsafeBufferPointer { numbers in unsafe vDSP_vsmul(numbers.baseAddress! + 2, -1, [2], &back, 1, 3) }
        #expect(back == [6, 4, 2])
    }

    @Test func resultsCanReplaceInputs() {
        var a: [Float] = [1, 2, 3, 4]
        unsafe a.withUnsafeMutableBufferPointer {
            let p = $0.baseAddress!
            unsafe vDSP_vmul(p, 1, p, 1, p, 1, 4)
            // The scalar is an element of the output.
            unsafe vDSP_vsdiv(p, 1, p + 1, p, 1, 4)
        }
        #expect(a == [0.25, 1, 2.25, 4])
        vDSP.add(1, a, result: &a)
        #expect(a == [1.25, 2, 3.25, 5])
        vDSP.multiply(a, a, result: &a)
        #expect(a == [1.5625, 4, 10.5625, 25])
    }

    @Test func vectorsWithoutElementsHaveDefinedResults() {
        let none: [Float] = []
        #expect(vDSP.add(1, none) == [] && vDSP.sum(none) == 0 && vDSP.mean(none).isNaN)
        #expect(vDSP.maximum(none) == -.infinity && vDSP.minimum(none) == .infinity && vDSP.maximumMagnitude(none) == 0)
        #expect(vDSP.indexOfMaximum(none) == (0, -.infinity))
        var c: [Float] = [7]
        unsafe vDSP_vadd([1], 1, [1], 1, &c, 1, 0)
        #expect(c == [7])
        #expect(vDSP.window(ofType: Float.self, usingSequence: .hamming, count: 0, isHalfWindow: false) == [])
        #expect(vDSP.convolve([Float](), withKernel: [Float]()) == [])
    }

    @Test func combinationsFollowTheirFormulas() {
        let (a, b, c, d) = (noise(20, 1), noise(20, 2), noise(20, 3), noise(20, 4))
        func check(_ result: [Double], _ expected: (Int) -> Double) -> Bool { isClose(result, (0..<20).map(expected), 1e-12) }
        var r = [Double](repeating: 0, count: 20)
        unsafe vDSP_vamD(a, 1, b, 1, c, 1, &r, 1, 20)
        #expect(check(r) { (a[$0] + b[$0]) * c[$0] })
        unsafe vDSP_vmaD(a, 1, b, 1, c, 1, &r, 1, 20)
        #expect(check(r) { a[$0] * b[$0] + c[$0] })
        unsafe vDSP_vsmsaD(a, 1, [3], [4], &r, 1, 20)
        #expect(check(r) { a[$0] * 3 + 4 })
        #expect(check(vDSP.linearInterpolate(a, b, using: 0.25)) { a[$0] + 0.25 * (b[$0] - a[$0]) })
        unsafe vDSP_vclipD(a, 1, [-0.5], [0.25], &r, 1, 20)
        #expect(check(r) { min(max(a[$0], -0.5), 0.25) })
        #expect(check(vDSP.divide(2, b)) { 2 / b[$0] })
        #expect(check(vDSP.add(multiplication: (a, b), multiplication: (c, d))) { a[$0] * b[$0] + c[$0] * d[$0] })
        #expect(check(vDSP.multiply(subtraction: (a, b), subtraction: (c, d))) { (a[$0] - b[$0]) * (c[$0] - d[$0]) })
        #expect(check(vDSP.add(multiplication: (a, 2), c)) { a[$0] * 2 + c[$0] })
        #expect(check(vDSP.add(multiplication: (a, 2), 5)) { a[$0] * 2 + 5 })
        #expect(check(vDSP.hypot(x0: a, x1: b, y0: c, y1: d)) { hypot(a[$0] - b[$0], c[$0] - d[$0]) })
        #expect(check(vDSP.hypot(a, b)) { (a[$0] * a[$0] + b[$0] * b[$0]).squareRoot() })
        #expect(check(vDSP.clip(a, to: -0.1...0.1)) { min(max(a[$0], -0.1), 0.1) })
        #expect(check(vDSP.threshold(a, to: 0.2, with: .clampToThreshold)) { max(a[$0], 0.2) })
        #expect(check(vDSP.threshold(a, to: 0.2, with: .zeroFill)) { a[$0] < 0.2 ? 0 : a[$0] })
        #expect(check(vDSP.threshold(a, to: 0.2, with: .signedConstant(3))) { a[$0] < 0.2 ? -3 : 3 })
        var (sums, differences) = (a, b)
        vDSP.addSubtract(a, b, addResult: &sums, subtractResult: &differences)
        #expect(check(sums) { a[$0] + b[$0] } && check(differences) { a[$0] - b[$0] })
    }

    @Test func reductionsFollowTheirFormulas() {
        let values: [Float] = [3, -4, 0, 1, -4]
        #expect(vDSP.sum(values) == -4 && vDSP.sumOfSquares(values) == 42 && vDSP.sumOfMagnitudes(values) == 12)
        #expect(vDSP.mean(values) == -0.8 && vDSP.meanSquare(values) == 8.4 && vDSP.meanMagnitude(values) == 2.4)
        #expect(abs(vDSP.rootMeanSquare(values) - Float(8.4).squareRoot()) < 1e-6)
        #expect(vDSP.maximum(values) == 3 && vDSP.minimum(values) == -4 && vDSP.maximumMagnitude(values) == 4)
        #expect(vDSP.indexOfMinimum(values) == (1, -4) && vDSP.indexOfMaximumMagnitude(values) == (1, 4))
        #expect(vDSP.dot(values, values) == 42 && vDSP.distanceSquared(values, [0, 0, 0, 0, 0]) == 42)
        #expect(vDSP.mean(values[1...3]) == -1)
        // A long vector keeps its precision.
        #expect(vDSP.sum([Float](repeating: 0.1, count: 1_000_000)) == Float(Double(Float(0.1)) * 1_000_000))
    }

    @Test func vectorsAreNormalized() {
        var (mean, deviation): (Float, Float) = (0, 0)
        var result = [Float](repeating: 0, count: 4)
        unsafe vDSP_normalize([2, 4, 6, 8], 1, &result, 1, &mean, &deviation, 4)
        #expect(mean == 5 && abs(deviation - Float(5).squareRoot()) < 1e-6)
        #expect(abs(vDSP.mean(result)) < 1e-6 && abs(vDSP.rootMeanSquare(result) - 1) < 1e-6)
        unsafe vDSP_normalize([2, 4, 6, 8], 1, nil, 1, &mean, &deviation, 4)
        #expect(vDSP.standardDeviation([2, 4, 6, 8] as [Float]) == deviation)
        #expect(vDSP.normalize([2, 4, 6, 8] as [Float]) == result)
    }

    @Test func windowsFollowTheirFormulas() {
        func window(_ sequence: vDSP.WindowSequence) -> [Double] { vDSP.window(ofType: Double.self, usingSequence: sequence, count: 9, isHalfWindow: false) }
        let angles = (0..<9).map { 2 * Double.pi * Double($0) / 9 }
        #expect(isClose(window(.hanningDenormalized), angles.map { 0.5 * (1 - cos($0)) }, 1e-12))
        #expect(isClose(window(.hanningNormalized), angles.map { 0.816496580927726 * (1 - cos($0)) }, 1e-12))
        #expect(isClose(window(.hamming), angles.map { 0.54 - 0.46 * cos($0) }, 1e-12))
        #expect(isClose(window(.blackman), angles.map { 0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0) }, 1e-12))
        #expect(abs(vDSP.sumOfSquares(window(.hanningNormalized)) - 9) < 1e-12)
        var half = [Float](repeating: 7, count: 9)
        unsafe vDSP_hann_window(&half, 9, Int32(vDSP_HANN_NORM | vDSP_HALF_WINDOW))
        let expected: [Double] = Array(window(.hanningNormalized)[..<5]) + [7, 7, 7, 7]
        #expect(isClose(half.map { Double($0) }, expected, 1e-6))
        #expect(vDSP.window(ofType: Float.self, usingSequence: .hamming, count: 8, isHalfWindow: true).count == 4)
    }

    @Test func rampsAndSortingWork() {
        #expect(vDSP.ramp(in: Float(0)...7, count: 8) == [0, 1, 2, 3, 4, 5, 6, 7])
        #expect(vDSP.ramp(in: 2.0...3.0, count: 1) == [2])
        #expect(vDSP.ramp(withInitialValue: 1.0, increment: -0.5, count: 4) == [1, 0.5, 0, -0.5])
        var values: [Float] = [3, 1, 2]
        vDSP.sort(&values, sortOrder: .descending)
        #expect(values == [3, 2, 1])
        vDSP.reverse(&values)
        #expect(values == [1, 2, 3])
        unsafe vDSP_vsort(&values, 3, -1)
        #expect(values == [3, 2, 1])
        vDSP.fill(&values, with: 4)
        #expect(values == [4, 4, 4])
        vDSP.clear(&values)
        #expect(values == [0, 0, 0])
    }

    @Test func numbersAreConverted() {
        var floats = [Float](repeating: 0, count: 3)
        unsafe vDSP_vflt16([-1, 0, 32_767] as [Int16], 1, &floats, 1, 3)
        #expect(floats == [-1, 0, 32_767])
        unsafe vDSP_vfltu8([0, 128, 255] as [UInt8], 1, &floats, 1, 3)
        #expect(floats == [0, 128, 255])
        var shorts = [Int16](repeating: 0, count: 5)
        unsafe vDSP_vfix16([1.9, -1.9, 40_000, -40_000, .nan] as [Float], 1, &shorts, 1, 5)
        #expect(shorts == [1, -1, 32_767, -32_768, 0])
        #expect(vDSP.floatingPointToInteger([1.5, 2.5, -0.6] as [Double], integerType: Int32.self, rounding: .towardNearestInteger) == [2, 2, -1])
        #expect(vDSP.integerToFloatingPoint([1, 2] as [UInt16], floatingPointType: Float.self) == [1, 2])
        #expect(vDSP.floatToDouble([0.5, 1] as [Float]) == [0.5, 1] && vDSP.doubleToFloat([0.5, 1]) == [0.5, 1])
        var doubles = [0.0, 0]
        vDSP.convertElements(of: [0.25, 3] as [Float], to: &doubles)
        #expect(doubles == [0.25, 3])
    }

    @Test func decibelsAreRelative() {
        #expect(isClose(vDSP.amplitudeToDecibels([1, 10, 0.1] as [Float], zeroReference: 1), [0, 20, -20], 1e-5))
        #expect(isClose(vDSP.powerToDecibels([2, 20, 0.2] as [Double], zeroReference: 2), [0, 10, -10], 1e-12))
        var c = [Float](repeating: 0, count: 2)
        unsafe vDSP_vdbcon([5, 50], 1, [5], &c, 1, 2, 1)
        #expect(isClose(c, [0, 20], 1e-5))
        unsafe vDSP_vdbcon([5, 0], 1, [5], &c, 1, 2, 0)
        #expect(c == [0, -.infinity])
    }

    @Test func functionsOfElementsWork() {
        let x = floats(50).map { abs($0) + 0.1 }
        #expect(vForce.sqrt(x) == x.map { $0.squareRoot() })
        #expect(vForce.exp(x) == x.map { Float(exp(Double($0))) })
        #expect(vForce.log10(x) == x.map { Float(log10(Double($0))) })
        #expect(vForce.floor([1.5, -1.5] as [Float]) == [1, -2] && vForce.trunc([1.5, -1.5] as [Float]) == [1, -1])
        #expect(vDSP.trunc([1.5, -1.25] as [Float]) == [0.5, -0.25])
        #expect(vForce.pow(bases: [2, 3] as [Double], exponents: [3, 2] as [Double]) == [8, 9])
        #expect(vForce.rsqrt([4, 16] as [Double]) == [0.5, 0.25] && vForce.truncatingRemainder(dividends: [-7.0], divisors: [4.0]) == [-3])
        #expect(isClose(vForce.atan2(x: [1, -1] as [Double], y: [1, 0] as [Double]), [.pi / 4, .pi], 1e-15))
        var (z, count) = ([Float](repeating: 0, count: 2), Int32(2))
        unsafe vvpowf(&z, [3, 2], [2, 5], &count)
        #expect(z == [8, 25])
        unsafe vvsqrtf(&z, [4, 9], [2])
        #expect(z == [2, 3])
        unsafe vvdivf(&z, [6, 8], [3, 2], [2])
        #expect(z == [2, 4])
    }
}

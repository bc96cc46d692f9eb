import Foundation
import Testing

/// Numbers without a pattern, the same in each run.
func noise(_ count: Int, _ seed: UInt64 = 1) -> [Double] {
    var state = seed
    return (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 52) - 1
    }
}

func floats(_ count: Int, _ seed: UInt64 = 1) -> [Float] { noise(count, seed).map { Float($0) } }

/// The elements of two vectors in turn, scaled.
func joined<T: BinaryFloatingPoint>(_ even: [T], _ odd: [T], _ scale: T) -> [T] { zip(even, odd).flatMap { [$0 * scale, $1 * scale] } }

func isClose<T: BinaryFloatingPoint>(_ a: [T], _ b: [T], _ tolerance: T) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

func existing<T>(_ value: T?) throws -> T { try #require(value) }

/// A Fourier transform by its definition.
func spectrum(_ re: [Double], _ im: [Double], inverse: Bool = false) -> (re: [Double], im: [Double]) {
    let n = re.count
    var result = (re: [Double](repeating: 0, count: n), im: [Double](repeating: 0, count: n))
    for k in 0..<n {
        for j in 0..<n {
            let angle = (inverse ? 2 : -2) * Double.pi * Double(j * k % n) / Double(n)
            result.re[k] += re[j] * cos(angle) - im[j] * sin(angle)
            result.im[k] += re[j] * sin(angle) + im[j] * cos(angle)
        }
    }
    return result
}

import CCairo
import Foundation

/// Blurs 8-bit coverage with a true Gaussian, in two passes (rows, then columns).
///
/// The kernel is the sampled bell, cut at three standard deviations and made to sum to one; 0.27 % of the bell lie beyond, less than one step of 255.
/// Between the passes numbers are `Float`, so the only rounding to 8 bits is the last one.
enum GaussianBlur {
    /// How far a blur of this standard deviation (pixels) spreads, in whole pixels.
    static func reach(sigma: Double) -> Int {
        Int((min(max(sigma, 0), 10_000) * 3).rounded(.up))
    }

    /// The right half of the kernel, from the middle outwards: `weights[0] + 2 * (weights[1] + …) == 1`.
    static func weights(sigma: Double) -> [Float] {
        let reach = reach(sigma: sigma)
        guard reach > 0 else { return [1] }
        let bell = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = bell[0] + 2 * bell.dropFirst().reduce(0, +)
        return bell.map { Float($0 / sum) }
    }

    /// Blurs a surface of format A8 in place. What lies beyond its edges counts as empty, so leave `reach(sigma:)` pixels around the contents.
    /// - Complexity: pixels times `reach`.
    static func blur(_ surface: ImageSurface, sigma: Double) {
        let weights = weights(sigma: sigma)
        guard weights.count > 1 else { return }
        let (width, height) = (surface.frame.width, surface.frame.height)
        let reach = weights.count - 1
        var rows = [Float](repeating: 0, count: width * height)
        var source = [Float](repeating: 0, count: width + 2 * reach)
        var sum = [Float](repeating: 0, count: width)
        unsafe surface.withBytes { bytes, stride in
            for y in 0..<height {
                for x in 0..<width { source[x + reach] = unsafe Float(bytes[y * stride + x]) }
                convolve(source: source, middle: reach, step: 1, weights: weights, into: &sum)
                for x in 0..<width { rows[y * width + x] = sum[x] }
            }
        }
        // Columns are done a whole row at a time, so that memory is read in order.
        var padded = [Float](repeating: 0, count: width * (height + 2 * reach))
        for index in rows.indices { padded[index + reach * width] = rows[index] }
        unsafe surface.withBytes { bytes, stride in
            for y in 0..<height {
                convolve(source: padded, middle: (y + reach) * width, step: width, weights: weights, into: &sum)
                for x in 0..<width { unsafe bytes[y * stride + x] = UInt8(min(255, sum[x] + 0.5)) }
            }
        }
    }

    /// `result[x]` = the weighted sum of the source around `middle + x`, at distances of `step`.
    private static func convolve(source: [Float], middle: Int, step: Int, weights: [Float], into result: inout [Float]) {
        let count = result.count
        unsafe source.withUnsafeBufferPointer { source in
            unsafe result.withUnsafeMutableBufferPointer { result in
                for x in 0..<count { unsafe result[x] = source[middle + x] * weights[0] }
                for (distance, weight) in weights.enumerated().dropFirst() {
                    let (before, after) = (middle - distance * step, middle + distance * step)
                    for x in 0..<count { unsafe result[x] += (source[before + x] + source[after + x]) * weight }
                }
            }
        }
    }
}

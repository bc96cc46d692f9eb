import CCairo
import Display
import Foundation

/// Blurs pixels, or 8-bit coverage, with a Gaussian.
///
/// The kernel is the sampled Gaussian, cut off at three standard deviations and normalized; the 0.27 % beyond are less than one step of 255.
/// Wide blurs are computed on a reduced image: averages of n by n pixels are blurred and interpolated. Averaging and interpolating spread the image, too, so
/// their variance is subtracted from the Gaussian's, and the result has exactly the requested standard deviation; the remaining difference in shape is below
/// 1 % of the Gaussian. All intermediate values are `Float`s, so that only the result is rounded to 8 bits.
enum GaussianBlur {
    /// Returns how far a blur with a standard deviation of `sigma` pixels spreads, in whole pixels.
    static func reach(sigma: Double) -> Int { BlurSpread.reach(sigma: sigma) }

    /// Returns the right half of the kernel, from the middle outward: `weights[0] + 2 * (weights[1] + …) == 1`.
    static func weights(sigma: Double) -> [Float] {
        let reach = reach(sigma: sigma)
        guard reach > 0 else { return [1] }
        let bell = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = bell[0] + 2 * bell.dropFirst().reduce(0, +)
        return bell.map { Float($0 / sum) }
    }

    /// Returns the side, in pixels, of the squares to average for a blur with a standard deviation of `sigma` pixels; a power of 2.
    static func reduction(sigma: Double) -> Int { BlurSpread.reduction(sigma: sigma) }

    /// Returns the standard deviation of the blur to apply to averages of n by n pixels, in units of averages.
    static func reducedSigma(_ sigma: Double, by n: Int) -> Double {
        let square = Double(n * n)
        return ((sigma * sigma - (square - 1) / 4) / square).squareRoot()
    }

    /// Blurs a surface of format A8 or ARGB32 in place.
    ///
    /// - Parameter repeatsEdges: whether pixels beyond the edges are copies of the outermost ones; otherwise they count as empty, and the contents
    ///   need a margin of `reach(sigma:)` pixels.
    /// - Complexity: proportional to the number of pixels and, for a standard deviation below 4.4 pixels, to the standard deviation.
    static func blur(_ surface: ImageSurface, sigma: Double, repeatsEdges: Bool = false) {
        guard sigma > 0, surface.frame.width > 0, surface.frame.height > 0 else { return }
        let channels = surface.bytesPerPixel
        let n = reduction(sigma: sigma)
        unsafe surface.withBytes { bytes, stride in
            var image = unsafe FloatImage(
                bytes, stride: stride, width: surface.frame.width, height: surface.frame.height, channels: channels, averaging: n, repeatsEdges: repeatsEdges)
            image.convolve(weights(sigma: reducedSigma(sigma, by: n)), repeatsEdges: repeatsEdges)
            unsafe image.write(to: bytes, stride: stride, width: surface.frame.width, height: surface.frame.height, interpolating: n)
        }
    }
}

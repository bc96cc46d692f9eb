import CCairo
import Display
import Foundation

/// Blurs pixels, or 8-bit coverage, with a Gaussian.
///
/// The kernel is the sampled bell, cut at three standard deviations and made to sum to one; 0.27 % of the bell lie beyond, less than one step of 255.
/// A wide blur is worked out on a smaller picture: averages of n by n pixels are blurred and interpolated. Averaging and interpolating spread a
/// picture, too, and what they spread is taken off the bell's variance, so that the standard deviation is exactly the one asked for; what is left of
/// the difference in shape is below 1 % of the bell. Numbers are `Float` all the way, so that the only rounding to 8 bits is the last one.
enum GaussianBlur {
    /// How far a blur of this standard deviation (pixels) spreads, in whole pixels.
    static func reach(sigma: Double) -> Int { BlurSpread.reach(sigma: sigma) }

    /// The right half of the kernel, from the middle outwards: `weights[0] + 2 * (weights[1] + …) == 1`.
    static func weights(sigma: Double) -> [Float] {
        let reach = reach(sigma: sigma)
        guard reach > 0 else { return [1] }
        let bell = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = bell[0] + 2 * bell.dropFirst().reduce(0, +)
        return bell.map { Float($0 / sum) }
    }

    /// How many pixels are averaged, along each side, for a blur of this standard deviation; a power of 2.
    static func reduction(sigma: Double) -> Int { BlurSpread.reduction(sigma: sigma) }

    /// The standard deviation, in averages of n by n pixels, of the bell that is still missing.
    static func reducedSigma(_ sigma: Double, by n: Int) -> Double {
        let square = Double(n * n)
        return ((sigma * sigma - (square - 1) / 4) / square).squareRoot()
    }

    /// Blurs a surface of format A8 or ARGB32 in place.
    ///
    /// - Parameter repeatsEdges: whether the outermost pixels go on beyond the edges; else what lies there counts as empty, and the contents
    ///   need `reach(sigma:)` pixels around them.
    /// - Complexity: proportional to the number of pixels; for a standard deviation below 4.4 pixels also to that.
    static func blur(_ surface: ImageSurface, sigma: Double, repeatsEdges: Bool = false) {
        guard sigma > 0, surface.frame.width > 0, surface.frame.height > 0 else { return }
        let channels = surface.bytesPerPixel
        let n = reduction(sigma: sigma)
        unsafe surface.withBytes { bytes, stride in
            var picture = unsafe FloatPicture(
                bytes, stride: stride, width: surface.frame.width, height: surface.frame.height, channels: channels, averaging: n, repeatsEdges: repeatsEdges)
            picture.convolve(weights(sigma: reducedSigma(sigma, by: n)), repeatsEdges: repeatsEdges)
            unsafe picture.write(to: bytes, stride: stride, width: surface.frame.width, height: surface.frame.height, interpolating: n)
        }
    }
}

import Geometry

/// How far a Gaussian blur carries colours; see `GaussianBlur` in `CairoCanvas`.
package enum BlurSpread {
    /// The widest standard deviation, pixels: a wider blur is painted as this one. It makes haze of a canvas of 4,000 pixels already, and what lies
    /// around the canvas as far as it shines must fit into memory.
    package static let widest = 1_000.0

    /// How far a blur of this standard deviation (pixels) spreads, in whole pixels: three deviations.
    package static func reach(sigma: Double) -> Int { Int((min(max(sigma, 0), widest) * 3).rounded(.up)) }

    /// How many pixels are averaged, along each side, for a blur of this standard deviation; a power of 2.
    ///
    /// At most the share of the deviation at which the averages' own spread, (n² - 1)/12 + (n² - 1)/6 pixels², stays a small part.
    package static func reduction(sigma: Double) -> Int {
        var n = 1
        while n < 64, sigma / Double(2 * n) >= 2.2 { n *= 2 }
        return n
    }

    /// Beyond how many pixels a change can't be seen any more in what is blurred: the kernel's reach in averages, and what averaging and
    /// interpolating add.
    package static func influence(sigma: Double) -> Int { reach(sigma: sigma) + 4 * reduction(sigma: sigma) }
}

extension CGAffineTransform {
    /// A length after the transform, below 0 taken for 0; where the transform squeezes, by the square root of the area.
    package func pixels(_ length: CGFloat) -> Double { Double(max(0, length)) * Double(abs(a * d - b * c).squareRoot()) }

    /// `inner` put before this transform; nil where nothing could be seen through it (a plane squeezed into a line).
    package func preceded(by inner: CGAffineTransform) -> CGAffineTransform? {
        let combined = inner.concatenating(self)
        let determinant = combined.a * combined.d - combined.b * combined.c
        // Cairo would refuse a singular matrix for the rest of the frame. 1e-9: a canvas shrunk to a thousandth of a pixel.
        guard abs(determinant) > 1e-9, determinant.isFinite, combined.tx.isFinite, combined.ty.isFinite else { return nil }
        return combined
    }
}

import Geometry

/// The distances over which a Gaussian blur spreads colors; see `GaussianBlur` in `CairoCanvas`.
package enum BlurSpread {
    /// The largest standard deviation, in pixels; a wider blur is painted like this one. It already blurs a canvas of 4,000 pixels beyond
    /// recognition, and all content within its reach around the canvas must fit into memory.
    package static let widest = 1_000.0

    /// Returns the reach of a blur with this standard deviation (in pixels), in whole pixels: three deviations.
    package static func reach(sigma: Double) -> Int { Int(saturating: (min(max(sigma, 0), widest) * 3).rounded(.up)) }

    /// Returns the number of pixels that are averaged along each side for a blur with this standard deviation (in pixels); a power of 2.
    ///
    /// It is limited so that the averages' own spread, (n² - 1)/12 + (n² - 1)/6 pixels², stays a small part of the deviation.
    package static func reduction(sigma: Double) -> Int {
        var n = 1
        while n < 64, sigma / Double(2 * n) >= 2.2 { n *= 2 }
        return n
    }

    /// Returns the distance in pixels beyond which a change is invisible in blurred content: the kernel's reach in averages, plus the
    /// reach of averaging and interpolating.
    package static func influence(sigma: Double) -> Int { reach(sigma: sigma) + 4 * reduction(sigma: sigma) }
}

extension CGAffineTransform {
    /// Returns a length after the transform; a negative length counts as 0. If the transform scales unequally, the factor is the square root of
    /// the area's factor.
    package func pixels(_ length: CGFloat) -> Double { Double(max(0, length)) * Double(abs(a * d - b * c).squareRoot()) }

    /// Returns `inner` followed by this transform; nil if the result squeezes the plane into a line, so that nothing would be visible through it.
    package func preceded(by inner: CGAffineTransform) -> CGAffineTransform? {
        let combined = inner.concatenating(self)
        let determinant = combined.a * combined.d - combined.b * combined.c
        // Cairo would reject a singular matrix and stay in error for the rest of the frame. 1e-9: a canvas shrunk to a thousandth of a pixel.
        guard abs(determinant) > 1e-9, determinant.isFinite, combined.tx.isFinite, combined.ty.isFinite else { return nil }
        return combined
    }
}

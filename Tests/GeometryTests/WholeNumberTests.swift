import Testing

@testable import Geometry

/// Numbers that a user computed, as integers.
struct WholeNumberTests {
    @Test(arguments: [(1.9, 1), (-1.9, -1), (.nan, 0), (1e300, 1 << 52), (-.infinity, -(1 << 52))] as [(Double, Int)])
    func numbersBeyondIntegersAreLimited(number: Double, whole: Int) { #expect(Int(saturating: number) == whole) }

    /// A radius whose square, compared with the distance, is beyond the range of numbers is like one of zero: the caller draws a line.
    @Test(arguments: [1e-155, 1e-300, .leastNonzeroMagnitude, 1e-100, 1e200, 1e308] as [Double])
    func arcsOfExtremeRadiiEnd(radius: Double) {
        let curves = SVGArc.curves(
            from: .zero, to: CGPoint(x: 1, y: 1), radii: CGSize(width: radius, height: radius), rotation: 0, isLarge: false, sweeps: false)
        #expect(curves.allSatisfy { $0.end.x.isFinite && $0.control1.x.isFinite && $0.control2.y.isFinite })
    }
}

import Testing

@testable import Geometry

/// Numbers that a user computed, as integers.
struct WholeNumberTests {
    @Test(arguments: [(1.9, 1), (-1.9, -1), (.nan, 0), (1e300, 1 << 52), (-.infinity, -(1 << 52))] as [(Double, Int)])
    func numbersBeyondIntegersAreLimited(number: Double, whole: Int) { #expect(Int(saturating: number) == whole) }

    @Test(arguments: [.nan, .infinity, -.infinity, 1e308, -1e308, 1e19, -1e19, 256, -1, 255.9, 0, -0.5, .leastNonzeroMagnitude] as [Double])
    func allTypesHaveTheNearestNumber(number: Double) {
        func check<Whole: FixedWidthInteger>(_: Whole.Type) {
            let nearest = number.isNaN ? 0 : max(min(number.rounded(.towardZero), min(Double(Whole.max), 0x1p52)), max(Double(Whole.min), -0x1p52))
            #expect(Double(Whole(saturating: number)) == nearest, "\(Whole.self)")
            #expect(Whole(saturating: number) == Whole(saturating: CGFloat(number)))
            if !number.isFinite || abs(number) < 1e30 { #expect(Whole(saturating: Float(number)) == Whole(saturating: Double(Float(number)))) }
        }
        check(Int.self)
        check(Int8.self)
        check(Int32.self)
        check(Int64.self)
        check(UInt.self)
        check(UInt8.self)
        check(UInt16.self)
        check(UInt32.self)
        check(UInt64.self)
    }

    @Test func rectanglesOverlapWhateverTheirNumbers() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(rect.overlap(with: CGRect(x: 5, y: -5, width: 10, height: 10)) == CGRect(x: 5, y: 0, width: 5, height: 5))
        #expect(rect.overlap(with: CGRect(x: 10, y: 0, width: 5, height: 5)) == CGRect(x: 10, y: 0, width: 0, height: 5))
        #expect(rect.overlap(with: CGRect(x: 15, y: 5, width: -10, height: 10)) == CGRect(x: 5, y: 5, width: 5, height: 5))
        for other in [CGRect(x: 11, y: 0, width: 1, height: 1), .null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
            #expect(rect.overlap(with: other).isNull && other.overlap(with: rect).isNull)
        }
        #expect(CGRect(x: 0, y: -CGFloat.infinity, width: 5, height: .infinity).overlap(with: rect).isNull)
    }

    /// A radius whose square, compared with the distance, is beyond the range of numbers is like one of zero: the caller draws a line.
    @Test(arguments: [1e-155, 1e-300, .leastNonzeroMagnitude, 1e-100, 1e200, 1e308] as [Double])
    func arcsOfExtremeRadiiEnd(radius: Double) {
        let curves = SVGArc.curves(
            from: .zero, to: CGPoint(x: 1, y: 1), radii: CGSize(width: radius, height: radius), rotation: 0, isLarge: false, sweeps: false)
        #expect(curves.allSatisfy { $0.end.x.isFinite && $0.control1.x.isFinite && $0.control2.y.isFinite })
    }
}

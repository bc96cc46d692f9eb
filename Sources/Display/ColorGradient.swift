/// The gradient that a color makes by itself, from top to bottom: `Color.gradient`.
///
/// Source: Documentation/Semantics/Drawing.md#color-gradients.
struct ColorGradient {
    private let top: ResolvedColor
    private let bottom: ResolvedColor
    /// The positions between which the colors blend, as fractions of the height.
    private let blend: ClosedRange<Double>

    /// The positions at which the course of any such gradient bends; between two of them, it is a plain blend.
    static let positions = [0, firstBend, secondBend, 1]
    private static let firstBend = 0.34
    private static let secondBend = 0.71

    init(of base: ResolvedColor) {
        // Without space for a lighter color, the gradient begins with the color itself and darkens.
        if OKLab.fromLinearSRGB(SIMD3(base.linearRed, base.linearGreen, base.linearBlue)).x > 0.81 {
            (top, bottom, blend) = (base, base.mappingEncoded { ($0 - 53.0 / 255) / 0.85 }, Self.firstBend...1)
        } else {
            (top, bottom, blend) = (base.mappingEncoded { $0 * 0.85 + 53.0 / 255 }, base, 0...Self.secondBend)
        }
    }

    /// Returns the color at a fraction of the height from the top.
    func color(at position: Double) -> ResolvedColor {
        let share = (position - blend.lowerBound) / (blend.upperBound - blend.lowerBound)
        return top.mixed(with: bottom, by: min(max(share, 0), 1), in: .perceptual)
    }
}

extension ResolvedColor {
    /// Returns the color with its encoded components replaced, limited to 0…1; the opacity stays.
    fileprivate func mappingEncoded(_ body: (Double) -> Double) -> ResolvedColor {
        func mapped(_ component: Double) -> Double { min(max(body(component), 0), 1) }
        return ResolvedColor(red: mapped(red), green: mapped(green), blue: mapped(blue), opacity: Double(opacity))
    }
}

extension Color {
    /// The stops of the color's own gradient, from top to bottom.
    package var gradientStops: [(color: Color, location: Double)] {
        ColorGradient.positions.map { (Color(provider: .gradient(self, at: $0)), $0) }
    }
}

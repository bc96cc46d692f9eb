import Display

/// A color in a scene: components, or a system color, which differs between light and dark.
package struct SceneColor: Sendable, Hashable {
    /// The source of the color.
    package indirect enum Base: Sendable, Hashable {
        /// Gamma-encoded sRGB components, 0…1 within the gamut.
        case sRGB(red: Double, green: Double, blue: Double)
        /// One of ``SceneColor/systemNames``, resolved by the color scheme.
        case system(String)
        /// A mixture of two colors, at least one of which contains a system color, at a fraction 0…1; see ``mix(_:_:by:in:)``.
        case mix(SceneColor, SceneColor, Double, GradientPaint.ColorSpace)
    }

    package var base: Base
    /// 0…1.
    package var opacity: Double

    package init(_ base: Base, opacity: Double = 1) {
        self.base = base
        self.opacity = opacity
    }

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(.sRGB(red: red, green: green, blue: blue), opacity: opacity)
    }

    /// The names of SwiftUI's `Color` that are colors in expressions.
    package static let systemNames = Set(ColorNotation.named.keys)

    /// The maximum nesting of mixtures: a mixture that contains a system color can only be resolved when it is drawn.
    package static let mostMixtures = 8

    /// Returns a color between two others, mixed like `Color.mix`.
    ///
    /// - Parameter fraction: 0 for the first, 1 for the second.
    /// - Returns: nil if too many mixtures are nested.
    package static func mix(
        _ first: SceneColor, _ second: SceneColor, by fraction: Double, in space: GradientPaint.ColorSpace = .perceptual
    ) -> SceneColor? {
        if let a = first.resolved, let b = second.resolved {
            let mixed = a.mixed(with: b, by: fraction, in: space)
            return SceneColor(
                red: Double(mixed.red), green: Double(mixed.green), blue: Double(mixed.blue),
                opacity: first.opacity + (second.opacity - first.opacity) * fraction)
        }
        guard max(first.mixtures, second.mixtures) < mostMixtures else { return nil }
        return SceneColor(.mix(first, second, fraction, space))
    }

    /// The components, if they are known without a color scheme.
    private var resolved: ResolvedColor? {
        guard case .sRGB(let red, let green, let blue) = base else { return nil }
        return ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    }

    private var mixtures: Int {
        if case .mix(let first, let second, _, _) = base { 1 + max(first.mixtures, second.mixtures) } else { 0 }
    }

    /// Parses `#RGB`, `#RRGGBB` or `#RRGGBBAA`, in uppercase or lowercase; returns nil for anything else.
    package init?(hex text: some StringProtocol) {
        guard let (red, green, blue, opacity) = ColorNotation.components(hex: text) else { return nil }
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }
}

import Display

/// A colour as a scene names it: components, or one of the system's colours, which look different in light and dark.
package struct SceneColor: Sendable, Hashable {
    /// Where the colour comes from.
    package indirect enum Base: Sendable, Hashable {
        /// Gamma-encoded sRGB components, 0…1 within the gamut.
        case sRGB(red: Double, green: Double, blue: Double)
        /// One of ``SceneColor/systemNames``, to be resolved for the colour scheme.
        case system(String)
        /// What lies between two colours of which one at least is the system's, 0…1 of the way; see ``mix(_:_:by:in:)``.
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

    /// The names of SwiftUI's `Color` that stand for colours in expressions.
    package static let systemNames = Set(ColorNotation.named.keys)

    /// How deep mixtures may lie in each other: with a system's colour in it a mixture is only known when it is drawn.
    package static let mostMixtures = 8

    /// A colour between two others, as `Color.mix` mixes them.
    ///
    /// - Parameter fraction: 0 for the first, 1 for the second.
    /// - Returns: nil where too many mixtures lie in each other.
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

    /// The components, where they don't depend on anything.
    private var resolved: ResolvedColor? {
        guard case .sRGB(let red, let green, let blue) = base else { return nil }
        return ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    }

    private var mixtures: Int {
        if case .mix(let first, let second, _, _) = base { 1 + max(first.mixtures, second.mixtures) } else { 0 }
    }

    /// The colour of `#RGB`, `#RRGGBB` or `#RRGGBBAA`, in upper or lower case; nil for anything else.
    package init?(hex text: some StringProtocol) {
        guard let (red, green, blue, opacity) = ColorNotation.components(hex: text) else { return nil }
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }
}

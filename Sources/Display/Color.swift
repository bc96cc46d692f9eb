import Foundation
import Geometry

/// A color that may depend on the environment in which it is shown: system colors differ in light and dark.
public struct Color: Sendable, Hashable, CustomStringConvertible {
    /// The color spaces of components.
    public enum RGBColorSpace: Sendable, Hashable {
        /// Gamma-encoded sRGB.
        case sRGB
        /// sRGB with linear components.
        case sRGBLinear
        /// Gamma-encoded Display P3.
        case displayP3
    }

    package indirect enum Provider: Sendable, Hashable {
        case resolved(ResolvedColor)
        case system(SystemColor)
        case opacity(Color, Double)
        case mix(Color, Color, Double, GradientPaint.ColorSpace)
        /// The color at a position of a color's own gradient, 0…1 from the top.
        case gradient(Color, at: Double)
        /// The tint of the environment in which the color is shown; by default the app's accent color, or blue.
        case accent
        /// The gray as light as a color.
        case dimmed(Color)
        case dynamic(DynamicColor)
    }

    package var provider: Provider

    package init(provider: Provider) { self.provider = provider }

    /// Creates a constant color.
    public init(_ resolved: Resolved) { provider = .resolved(resolved) }

    /// Creates a color from components in `colorSpace`: 0 to 1, or beyond that for colors outside the gamut.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        switch colorSpace {
        case .sRGB:
            self.init(ResolvedColor(red: red, green: green, blue: blue, opacity: opacity))
        case .sRGBLinear:
            self.init(ResolvedColor(linearRed: Float(red), linearGreen: Float(green), linearBlue: Float(blue), opacity: Float(opacity)))
        case .displayP3:
            let (r, g, b) = (
                SRGBTransfer.linear(fromEncoded: Float(red)), SRGBTransfer.linear(fromEncoded: Float(green)), SRGBTransfer.linear(fromEncoded: Float(blue))
            )
            self.init(
                ResolvedColor(
                    linearRed: 1.2249 * r - 0.2247 * g, linearGreen: -0.0420 * r + 1.0419 * g,
                    linearBlue: -0.0197 * r - 0.0786 * g + 1.0979 * b, opacity: Float(opacity)))
        }
    }

    /// Creates a gray, from 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from hue, saturation and brightness from 0 to 1 in sRGB; a hue of 1 equals a hue of 0.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let h = hue.isFinite ? hue.truncatingRemainder(dividingBy: 1) * 6 : 0
        let f = h - h.rounded(.down)
        let sextant = Int(saturating: ((h.rounded(.down).truncatingRemainder(dividingBy: 6)) + 6).truncatingRemainder(dividingBy: 6))
        let p = brightness * (1 - saturation)
        let q = brightness * (1 - saturation * f)
        let t = brightness * (1 - saturation * (1 - f))
        let (red, green, blue) =
            switch sextant {
            case 0: (brightness, t, p)
            case 1: (q, brightness, p)
            case 2: (p, brightness, t)
            case 3: (p, q, brightness)
            case 4: (t, p, brightness)
            default: (brightness, p, q)
            }
        self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Returns the same color with its opacity multiplied by `opacity` (0…1).
    public func opacity(_ opacity: Double) -> Color { Color(provider: .opacity(self, opacity)) }

    /// Returns a color between this one (0) and `rhs` (1); see `ResolvedColor.mixed`.
    package func mix(with rhs: Color, by fraction: Double, inSpace space: GradientPaint.ColorSpace) -> Color {
        Color(provider: .mix(self, rhs, min(max(fraction, 0), 1), space))
    }

    /// Returns the color as components for a light or dark appearance.
    package func resolve(
        scheme: ColorScheme, contrast: ColorSchemeContrast = .standard, palette: SystemPalette = .standard, tint: Color? = nil
    ) -> ResolvedColor {
        func resolved(_ color: Color, tint: Color? = tint) -> ResolvedColor {
            color.resolve(scheme: scheme, contrast: contrast, palette: palette, tint: tint)
        }
        switch provider {
        case .resolved(let color): return color
        case .system(let color): return color.resolve(scheme: scheme, contrast: contrast, palette: palette)
        case .opacity(let color, let factor): return resolved(color).multiplyingOpacity(by: factor)
        case .mix(let first, let second, let fraction, let space): return resolved(first).mixed(with: resolved(second), by: fraction, in: space)
        case .gradient(let color, let position): return ColorGradient(of: resolved(color)).color(at: position)
        case .accent:
            // Resolving a tint that is the accent color again would never end, so the default applies.
            if let tint, tint != Color.accentColor { return resolved(tint, tint: nil) }
            if let accent = palette.accent, accent != Color.accentColor { return resolved(accent, tint: nil) }
            return SystemColor.blue.resolve(scheme: scheme, contrast: contrast, palette: palette)
        case .dimmed(let color): return resolved(color, tint: nil).gray
        case .dynamic(let color): return color.resolve(DynamicColor.Appearance(scheme: scheme, contrast: contrast, palette: palette))
        }
    }

    public var description: String {
        switch provider {
        case .resolved(let color):
            String(format: "#%02X%02X%02X%02X", Self.byte(color.red), Self.byte(color.green), Self.byte(color.blue), Self.byte(Double(color.opacity)))
        case .system(let color): color.rawValue
        case .opacity(let color, let factor): "\(Int(saturating: (factor * 100).rounded()))% \(color)"
        case .mix(let first, let second, let fraction, _): "\(first) to \(second) at \(fraction)"
        case .gradient(let color, let position): "gradient of \(color) at \(position)"
        case .accent: "accentColor"
        case .dimmed(let color): "dimmed \(color)"
        case .dynamic(let color): color.name
        }
    }

    private static func byte(_ value: Double) -> Int { Int(saturating: (min(max(value, 0), 1) * 255).rounded()) }
}

extension Color {
    public static let clear = Color(ResolvedColor.clear)
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let red = Color(provider: .system(.red))
    public static let orange = Color(provider: .system(.orange))
    public static let yellow = Color(provider: .system(.yellow))
    public static let green = Color(provider: .system(.green))
    public static let mint = Color(provider: .system(.mint))
    public static let teal = Color(provider: .system(.teal))
    public static let cyan = Color(provider: .system(.cyan))
    public static let blue = Color(provider: .system(.blue))
    public static let indigo = Color(provider: .system(.indigo))
    public static let purple = Color(provider: .system(.purple))
    public static let pink = Color(provider: .system(.pink))
    public static let brown = Color(provider: .system(.brown))
    public static let gray = Color(provider: .system(.gray))
    public static let primary = Color(provider: .system(.primary))
    public static let secondary = Color(provider: .system(.secondary))
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(provider: .accent)
}

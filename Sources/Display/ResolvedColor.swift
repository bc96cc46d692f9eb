import Geometry

extension Color {
    /// A color as components, ready to paint: linear sRGB, not premultiplied. Views call it `Color.Resolved`.
    public struct Resolved: Sendable, Hashable {
        /// Linear sRGB components; 0…1 within the sRGB gamut, beyond it for wider colors.
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        /// 0…1.
        public var opacity: Float

        public init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float = 1) {
            self.linearRed = linearRed
            self.linearGreen = linearGreen
            self.linearBlue = linearBlue
            self.opacity = opacity
        }

        public static let clear = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
    }
}

/// The name that the package uses.
package typealias ResolvedColor = Color.Resolved

extension Color.Resolved {
    /// Creates a color from gamma-encoded sRGB components, the usual notation, 0…1; values beyond that range keep their sign and magnitude.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(
            linearRed: SRGBTransfer.linear(fromEncoded: Float(red)), linearGreen: SRGBTransfer.linear(fromEncoded: Float(green)),
            linearBlue: SRGBTransfer.linear(fromEncoded: Float(blue)), opacity: Float(opacity))
    }

    /// Creates a color from components in a color space, 0…1; values beyond that range are outside its gamut.
    public init(colorSpace: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1) {
        let color = Color(colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
        self = color.resolve(scheme: .light)
    }

    /// The gamma-encoded sRGB components.
    public var red: Double { Double(SRGBTransfer.encoded(fromLinear: linearRed)) }
    public var green: Double { Double(SRGBTransfer.encoded(fromLinear: linearGreen)) }
    public var blue: Double { Double(SRGBTransfer.encoded(fromLinear: linearBlue)) }

    /// The gray of the same luminance.
    package var gray: Color.Resolved {
        let luminance = 0.2126 * linearRed + 0.7152 * linearGreen + 0.0722 * linearBlue
        return Color.Resolved(linearRed: luminance, linearGreen: luminance, linearBlue: luminance, opacity: opacity)
    }

    /// Returns the same color with its opacity multiplied by `factor`.
    package func multiplyingOpacity(by factor: Double) -> Color.Resolved {
        var copy = self
        copy.opacity = Float(Double(opacity) * factor)
        return copy
    }
}

import Foundation

/// The conversion between light (linear) and the numbers in an image (encoded sRGB).
///
/// Source: Documentation/Semantics/Drawing.md#color-encoding (`c ≤ 0.04045: c/12.92 else ((c+0.055)/1.055)^2.4`), odd for negative numbers,
/// so that colors outside the sRGB gamut keep their sign.
package enum SRGBTransfer {
    /// Converts encoded to linear; 0 gives 0 and 1 gives 1.
    package static func linear(fromEncoded encoded: Float) -> Float {
        let magnitude = Double(abs(encoded))
        let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return Float(encoded < 0 ? -linear : linear)
    }

    /// Converts linear to encoded, the inverse of `linear(fromEncoded:)`. Computed in `Double`, so that every 8-bit number survives the round trip.
    package static func encoded(fromLinear linear: Float) -> Float {
        let magnitude = Double(abs(linear))
        let encoded = magnitude <= 0.04045 / 12.92 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return Float(linear < 0 ? -encoded : encoded)
    }

    /// Returns the nearest of 256 steps; a component outside 0…1 is clamped, and NaN gives 0.
    package static func byte(_ component: Float) -> UInt8 {
        guard component > 0 else { return 0 }
        return UInt8(saturating: min(component * 255, 255).rounded())
    }
}

extension ResolvedColor {
    /// A color as images store it: encoded sRGB in 256 steps, not premultiplied.
    package struct Encoded8: Sendable, Hashable {
        package var red: UInt8
        package var green: UInt8
        package var blue: UInt8
        package var alpha: UInt8

        package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// The color as a pixel of a `Pixmap`: components multiplied by alpha and rounded to the nearest, `0xAARRGGBB`.
        package var premultipliedPixel: UInt32 {
            let alpha = UInt32(alpha)
            func scaled(_ component: UInt8) -> UInt32 { (UInt32(component) * alpha + 127) / 255 }
            return alpha << 24 | scaled(red) << 16 | scaled(green) << 8 | scaled(blue)
        }
    }

    /// The nearest color in 8-bit sRGB; colors beyond the gamut are clamped to its edge.
    package var encoded8: Encoded8 {
        Encoded8(
            red: SRGBTransfer.byte(SRGBTransfer.encoded(fromLinear: linearRed)),
            green: SRGBTransfer.byte(SRGBTransfer.encoded(fromLinear: linearGreen)),
            blue: SRGBTransfer.byte(SRGBTransfer.encoded(fromLinear: linearBlue)),
            alpha: SRGBTransfer.byte(opacity))
    }

    /// Creates the color of an 8-bit sRGB quadruple. `ResolvedColor(c).encoded8 == c` for every quadruple.
    package init(_ encoded: Encoded8) {
        func linear(_ byte: UInt8) -> Float { SRGBTransfer.linear(fromEncoded: Float(byte) / 255) }
        self.init(
            linearRed: linear(encoded.red), linearGreen: linear(encoded.green), linearBlue: linear(encoded.blue), opacity: Float(encoded.alpha) / 255)
    }
}

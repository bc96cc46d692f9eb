import Display
import Foundation

/// Pictures whose file says that its numbers are Display P3's: SwiftUI draws a brightness above 1 into one.
enum DisplayP3 {
    /// Whether the header of a PNG file names the color space.
    static func isNamed(in file: Data) -> Bool { file.prefix(200).range(of: Data("kCGColorSpaceDisplayP3".utf8)) != nil }

    /// Returns a picture in sRGB with the numbers that it has in Display P3.
    ///
    /// As in those files, numbers are multiplied by the alpha: their half-transparent white is a half-transparent gray.
    static func converted(_ picture: Pixmap) -> Pixmap {
        var known: [UInt32: UInt32] = [:]
        let pixels = picture.pixels.map { pixel in
            if let result = known[pixel] { return result }
            known[pixel] = converted(pixel)
            return converted(pixel)
        }
        return Pixmap(width: picture.width, height: picture.height, pixels: pixels)
    }

    private static func converted(_ pixel: UInt32) -> UInt32 {
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else { return pixel }
        func component(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / alpha }
        let color = ResolvedColor(red: component(16), green: component(8), blue: component(0))
        // CSS Color 4, section 20: from linear sRGB to linear Display P3.
        let wide = ResolvedColor(
            linearRed: 0.8225 * color.linearRed + 0.1774 * color.linearGreen, linearGreen: 0.0332 * color.linearRed + 0.9669 * color.linearGreen,
            linearBlue: 0.0171 * color.linearRed + 0.0724 * color.linearGreen + 0.9108 * color.linearBlue)
        // The encoder divides by the alpha once.
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * alpha * alpha / 255).rounded()) }
        return UInt32(alpha) << 24 | byte(wide.red) << 16 | byte(wide.green) << 8 | byte(wide.blue)
    }
}

import Foundation
import Geometry

/// Colors that blend into one another along a line, outward from a point, or around one.
package struct GradientPaint: Sendable, Hashable {
    /// A color and its location, from 0 at the start to 1 at the end.
    package struct Stop: Sendable, Hashable {
        package var color: ResolvedColor
        package var location: CGFloat

        package init(color: ResolvedColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which the colors between two stops are interpolated.
    package enum ColorSpace: Sendable, Hashable {
        /// Gamma-encoded sRGB.
        case device
        /// OKLab, in which equal steps look equally large; SwiftUI's default (Documentation/Semantics/Drawing.md#gradients).
        case perceptual
    }

    /// The course of the gradient from the start (0) to the end (1). Points and lengths are in the coordinates of the painted path.
    package enum Geometry: Sendable, Hashable {
        /// From the start to the end point; constant in the perpendicular direction.
        case linear(start: CGPoint, end: CGPoint)
        /// Circles around the center. Radii are in points; the end radius may be the smaller one.
        case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Ellipses around the center, with the half axes `size` at a distance of 1.
        case elliptical(center: CGPoint, size: CGSize, startRadius: CGFloat, endRadius: CGFloat)
        /// Around the center, clockwise on the screen; 0 points to +x. If the angles leave a part of the turn, the end color and the start color
        /// share it; of several turns only the last one is drawn.
        case angular(center: CGPoint, startAngle: Angle, endAngle: Angle)
    }

    package var geometry: Geometry
    /// In the order of their locations. The first color continues before its location, and the last one after its own; nothing is drawn without stops.
    package var stops: [Stop]
    package var colorSpace: ColorSpace
    /// The rect that the unit square of a style's points represents, relative to the painted view's top left corner; nil for the whole view.
    package var area: CGRect?

    package init(_ geometry: Geometry, stops: [Stop], colorSpace: ColorSpace = .perceptual) {
        self.geometry = geometry
        self.stops = stops
        self.colorSpace = colorSpace
    }
}

extension GradientPaint {
    /// Returns the gradient's colors in `count` equal steps from the start to the end, including both; gamma-encoded sRGB, premultiplied.
    ///
    /// Colors are weighted with their opacity during interpolation, so that one that fades to clear doesn't darken.
    /// - Parameter count: at least 2.
    /// Between two stops, colors are computed only as closely as needed for linear ones in between to be right to a 2,000th.
    /// - Complexity: proportional to `count` plus the number of stops.
    package func premultipliedColors(count: Int) -> [SIMD4<Float>] {
        var result = [SIMD4<Float>](repeating: .zero, count: count)
        guard let first = stops.first else { return result }
        let mixed = stops.map { mixable($0.color) }
        func location(_ index: Int) -> CGFloat { CGFloat(index) / CGFloat(count - 1) }
        var next = 0
        var index = 0
        while index < count {
            while next < stops.count, stops[next].location <= location(index) { next += 1 }
            if next == 0 || next == stops.count || location(index) < first.location {
                let color = premultiplied(next == 0 ? mixed[0] : mixed[next - 1])
                repeat {
                    result[index] = color
                    index += 1
                } while index < count && (next == stops.count || stops[next].location > location(index))
                continue
            }
            var end = index + 1
            while end < count, stops[next].location > location(end) { end += 1 }
            let (a, b, from, to) = (stops[next - 1].location, stops[next].location, mixed[next - 1], mixed[next])
            func color(_ index: Int) -> SIMD4<Float> {
                from == to ? premultiplied(from) : premultiplied(from + (to - from) * Float((location(index) - a) / (b - a)))
            }
            /// Sets the colors between two that are set.
            func fill(_ low: Int, _ high: Int) {
                guard high - low > 1 else { return }
                let middle = (low + high) / 2
                let exact = color(middle)
                let share = Float(middle - low) / Float(high - low)
                let error = exact - (result[low] + (result[high] - result[low]) * share)
                if high - low <= 64, max(error.max(), -error.min()) < 1.0 / 2048 {
                    for index in low + 1..<high { result[index] = result[low] + (result[high] - result[low]) * (Float(index - low) / Float(high - low)) }
                } else {
                    result[middle] = exact
                    fill(low, middle)
                    fill(middle, high)
                }
            }
            result[index] = color(index)
            result[end - 1] = color(end - 1)
            fill(index, end - 1)
            index = end
        }
        return result
    }

    /// Returns a color in the interpolation space: each component times the opacity, which is the fourth component.
    func mixable(_ color: ResolvedColor) -> SIMD4<Float> {
        let components: SIMD3<Float> =
            switch colorSpace {
            case .device: SIMD3(Float(color.red), Float(color.green), Float(color.blue))
            case .perceptual: OKLab.fromLinearSRGB(SIMD3(color.linearRed, color.linearGreen, color.linearBlue))
            }
        let alpha = min(max(color.opacity, 0), 1)
        return SIMD4(components * alpha, alpha)
    }

    func premultiplied(_ mix: SIMD4<Float>) -> SIMD4<Float> {
        let alpha = mix.w
        guard alpha > 0 else { return .zero }
        var components = SIMD3(mix.x, mix.y, mix.z) / alpha
        if colorSpace == .perceptual {
            let linear = OKLab.linearSRGB(from: components)
            components = SIMD3(
                SRGBTransfer.encoded(fromLinear: linear.x), SRGBTransfer.encoded(fromLinear: linear.y), SRGBTransfer.encoded(fromLinear: linear.z))
        }
        return SIMD4(components.clamped(lowerBound: .zero, upperBound: .one) * alpha, alpha)
    }
}

/// The OKLab color space: lightness, green to red, blue to yellow.
///
/// Source of the matrices: Björn Ottosson, "A perceptual color space for image processing", 2020 (package domain).
enum OKLab {
    static func fromLinearSRGB(_ c: SIMD3<Float>) -> SIMD3<Float> {
        let l = cubeRoot(0.412_221_470_8 * c.x + 0.536_332_536_3 * c.y + 0.051_445_992_9 * c.z)
        let m = cubeRoot(0.211_903_498_2 * c.x + 0.680_699_545_1 * c.y + 0.107_396_956_6 * c.z)
        let s = cubeRoot(0.088_302_461_9 * c.x + 0.281_718_837_6 * c.y + 0.629_978_700_5 * c.z)
        return SIMD3(
            0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s, 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
            0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
    }

    static func linearSRGB(from c: SIMD3<Float>) -> SIMD3<Float> {
        let l = c.x + 0.396_337_777_4 * c.y + 0.215_803_757_3 * c.z
        let m = c.x - 0.105_561_345_8 * c.y - 0.063_854_172_8 * c.z
        let s = c.x - 0.089_484_177_5 * c.y - 1.291_485_548_0 * c.z
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return SIMD3(
            4.076_741_662_1 * l3 - 3.307_711_591_3 * m3 + 0.230_969_929_2 * s3, -1.268_438_004_6 * l3 + 2.609_757_401_1 * m3 - 0.341_319_396_5 * s3,
            -0.004_196_086_3 * l3 - 0.703_418_614_7 * m3 + 1.707_614_701_0 * s3)
    }

    /// Returns the cube root by Newton's method, because the C library's differs between machines.
    private static func cubeRoot(_ x: Float) -> Float {
        let magnitude = Double(abs(x))
        guard magnitude > 0, magnitude.isFinite else { return x }
        // A third of the exponent, correct to a few percent.
        var root = Double(bitPattern: magnitude.bitPattern / 3 + 0x2A9F_7893_0000_0000)
        for _ in 0..<5 { root -= (root * root * root - magnitude) / (3 * root * root) }
        return Float(x < 0 ? -root : root)
    }
}

extension ResolvedColor {
    /// Returns a color between this one (0) and another one (1), interpolated by component in a space, and the opacity separately.
    package func mixed(with other: ResolvedColor, by fraction: Double, in space: GradientPaint.ColorSpace) -> ResolvedColor {
        let t = Float(fraction)
        let opacity = opacity + (other.opacity - opacity) * t
        func between(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> { a + (b - a) * t }
        switch space {
        case .perceptual:
            let (a, b) = (SIMD3(linearRed, linearGreen, linearBlue), SIMD3(other.linearRed, other.linearGreen, other.linearBlue))
            // Doesn't convert to the other space where nothing is mixed, so that the ends are exact.
            let linear = t == 0 ? a : t == 1 ? b : OKLab.linearSRGB(from: between(OKLab.fromLinearSRGB(a), OKLab.fromLinearSRGB(b)))
            return ResolvedColor(linearRed: linear.x, linearGreen: linear.y, linearBlue: linear.z, opacity: opacity)
        case .device:
            let mixed = between(SIMD3(Float(red), Float(green), Float(blue)), SIMD3(Float(other.red), Float(other.green), Float(other.blue)))
            return ResolvedColor(red: Double(mixed.x), green: Double(mixed.y), blue: Double(mixed.z), opacity: Double(opacity))
        }
    }
}

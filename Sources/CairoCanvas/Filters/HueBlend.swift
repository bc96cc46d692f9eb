import Display

/// The four blend modes that take hue, saturation and luminosity from different colors.
///
/// Source: ISO 32000-1, section 11.3.5.3. Its functions are homogeneous, so they also hold for premultiplied components, with the product of both alphas instead
/// of 1. Setting the luminosity of a color preserves its deviation from gray, e = c - lum(c); setting the saturation multiplies e by the ratio of the
/// saturations; clipping multiplies e by a factor that makes it fit. So the result of each mode is a luminosity plus a multiple of an e.
/// Cairo's own implementation divides three times for each component, which takes 26 to 44 ms for 1920x1080 pixels.
struct HueBlend {
    /// Whether the deviation from gray comes from the source; otherwise from the destination.
    private let takesSourceHue: Bool
    /// Whether the saturation comes from the other color than the hue.
    private let takesOtherSaturation: Bool
    private let takesSourceLuminosity: Bool

    /// Creates a blend for a mode; nil for modes of other kinds.
    init?(_ mode: BlendMode) {
        switch mode {
        case .hue: (takesSourceHue, takesOtherSaturation, takesSourceLuminosity) = (true, true, false)
        case .saturation: (takesSourceHue, takesOtherSaturation, takesSourceLuminosity) = (false, true, false)
        case .color: (takesSourceHue, takesOtherSaturation, takesSourceLuminosity) = (true, false, false)
        case .luminosity: (takesSourceHue, takesOtherSaturation, takesSourceLuminosity) = (false, false, true)
        default: return nil
        }
    }

    private typealias Lanes = PixelLanes.Lanes

    /// Blends a layer onto a surface with the same frame.
    func blend(_ layer: ImageSurface, onto surface: ImageSurface) {
        // Each mode has its own loop over the pixels, without branches inside.
        if takesSourceHue {
            if takesOtherSaturation {
                layer.zip(onto: surface) { Self.mix($0, $1, hue: true, saturation: true, luminosity: false) }
            } else {
                layer.zip(onto: surface) { Self.mix($0, $1, hue: true, saturation: false, luminosity: false) }
            }
        } else if takesSourceLuminosity {
            layer.zip(onto: surface) { Self.mix($0, $1, hue: false, saturation: false, luminosity: true) }
        } else {
            layer.zip(onto: surface) { Self.mix($0, $1, hue: false, saturation: true, luminosity: false) }
        }
    }

    @inline(__always)
    private static func mix(_ s: PixelLanes, _ d: PixelLanes, hue: Bool, saturation: Bool, luminosity: Bool) -> PixelLanes {
        let (sourceShare, targetShare) = (d.alpha * (1 / 255), s.alpha * (1 / 255))
        let source = Color(s, times: sourceShare)
        let target = Color(d, times: targetShare)
        let alpha = s.alpha * sourceShare
        let from = hue ? source : target
        let gray = from.luminosity
        let light = hue ? target.luminosity : luminosity ? source.luminosity : gray
        let (low, high) = (from.least, from.most)
        var factor = Lanes.one
        if saturation {
            let other = hue ? target : source
            // The quotient is arbitrary for gray, whose deviation from gray is 0 anyway.
            factor = (other.most - other.least) / larger(high - low, Lanes(repeating: 1e-6))
        }
        // Keeps all components in 0…alpha.
        let below = light / larger((gray - low) * factor, Lanes(repeating: 1e-6))
        let above = (alpha - light) / larger((high - gray) * factor, Lanes(repeating: 1e-6))
        factor *= larger(smaller(smaller(below, above), .one), .zero)
        @inline(__always) func component(_ s: Lanes, _ d: Lanes, _ sourcePart: Lanes, _ targetPart: Lanes, _ from: Lanes) -> Lanes {
            (s - sourcePart) + (d - targetPart) + (light + (from - gray) * factor)
        }
        return PixelLanes(
            red: component(s.red, d.red, source.red, target.red, from.red), green: component(s.green, d.green, source.green, target.green, from.green),
            blue: component(s.blue, d.blue, source.blue, target.blue, from.blue), alpha: s.alpha + d.alpha - alpha)
    }

    @inline(__always) private static func larger(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: a .< b) }
    @inline(__always) private static func smaller(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: a .> b) }

    private struct Color {
        let red: Lanes
        let green: Lanes
        let blue: Lanes

        @inline(__always) init(_ pixels: PixelLanes, times share: Lanes) {
            (red, green, blue) = (pixels.red * share, pixels.green * share, pixels.blue * share)
        }

        @inline(__always) var luminosity: Lanes { red * 0.3 + green * 0.59 + blue * 0.11 }
        @inline(__always) var least: Lanes { HueBlend.smaller(HueBlend.smaller(red, green), blue) }
        @inline(__always) var most: Lanes { HueBlend.larger(HueBlend.larger(red, green), blue) }
    }
}

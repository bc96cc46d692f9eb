import Display

/// The four blend modes that take hue, saturation and brightness from different colours.
///
/// Source: ISO 32000-1, section 11.3.5.3. Its functions grow with what they are given, so they hold for premultiplied components, too, with the
/// product of both alphas in the place of 1. Setting the luminosity of a colour leaves what it is off grey, e = c - lum(c), as it is; setting the
/// saturation multiplies e by the ratio of the saturations; clipping multiplies e by what fits. So each mode is a brightness and a multiple of an e.
/// Cairo's own ones divide three times for each component: 26 to 44 ms for 1920x1080 pixels.
struct HueBlend {
    /// Where what is off grey comes from.
    private let takesSourceHue: Bool
    private let takesOtherSaturation: Bool
    private let takesSourceLuminosity: Bool

    /// nil for modes of other kinds.
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

    /// Mixes a layer onto a surface of the same frame.
    func blend(_ layer: ImageSurface, onto surface: ImageSurface) {
        // A branch for each mode outside of the loop over the pixels.
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
        let grey = from.luminosity
        let light = hue ? target.luminosity : luminosity ? source.luminosity : grey
        let (low, high) = (from.least, from.most)
        var factor = Lanes.one
        if saturation {
            let other = hue ? target : source
            // A grey has no hue to be strengthened, and is off grey by nothing.
            factor = (other.most - other.least) / larger(high - low, Lanes(repeating: 1e-6))
        }
        // Neither below nothing nor above all that is there.
        let below = light / larger((grey - low) * factor, Lanes(repeating: 1e-6))
        let above = (alpha - light) / larger((high - grey) * factor, Lanes(repeating: 1e-6))
        factor *= larger(smaller(smaller(below, above), .one), .zero)
        @inline(__always) func component(_ s: Lanes, _ d: Lanes, _ sourcePart: Lanes, _ targetPart: Lanes, _ from: Lanes) -> Lanes {
            (s - sourcePart) + (d - targetPart) + (light + (from - grey) * factor)
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

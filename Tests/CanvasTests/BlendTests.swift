import CairoCanvas
import Display
import Foundation
import Geometry
import Testing

/// The published formulas (ISO 32000-1, section 11.3.5), computed in `Double`, component by component, for comparison with the painter.
private enum Reference {
    typealias RGB = SIMD3<Double>

    static func blend(_ mode: BlendMode, below b: RGB, above s: RGB) -> RGB {
        func each(_ f: (Double, Double) -> Double) -> RGB { RGB(f(b.x, s.x), f(b.y, s.y), f(b.z, s.z)) }
        switch mode {
        case .multiply: return each { $0 * $1 }
        case .screen: return each { $0 + $1 - $0 * $1 }
        case .overlay: return each { hardLight($1, $0) }
        case .darken: return each(min)
        case .lighten: return each(max)
        case .colorDodge: return each { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) }
        case .colorBurn: return each { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }
        case .hardLight: return each(hardLight)
        case .softLight:
            return each { b, s in
                if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
                let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
                return b + (2 * s - 1) * (d - b)
            }
        case .difference: return each { abs($0 - $1) }
        case .exclusion: return each { $0 + $1 - 2 * $0 * $1 }
        case .hue: return setLum(setSat(s, sat(b)), lum(b))
        case .saturation: return setLum(setSat(b, sat(s)), lum(b))
        case .color: return setLum(s, lum(b))
        case .luminosity: return setLum(b, lum(s))
        default: return s
        }
    }

    private static func hardLight(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1) }
    private static func lum(_ c: RGB) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
    private static func sat(_ c: RGB) -> Double { c.max() - c.min() }
    private static func setLum(_ c: RGB, _ l: Double) -> RGB {
        var c = c + (l - lum(c))
        let (l, n, x) = (lum(c), c.min(), c.max())
        if n < 0 { c = RGB(repeating: l) + (c - l) * (l / (l - n)) }
        if x > 1 { c = RGB(repeating: l) + (c - l) * ((1 - l) / (x - l)) }
        return c
    }
    private static func setSat(_ c: RGB, _ s: Double) -> RGB {
        let (low, high) = (c.min(), c.max())
        return high > low ? (c - low) * (s / (high - low)) : .zero
    }

    /// Returns the result of compositing a color with an alpha over another one: premultiplied, alpha last.
    static func composite(_ mode: BlendMode, below: RGB, _ ab: Double, above: RGB, _ as: Double) -> SIMD4<Double> {
        let (b, s) = (below * ab, above * `as`)
        func result(_ c: RGB, _ a: Double) -> SIMD4<Double> { SIMD4(c, a) }
        switch mode {
        case .sourceAtop: return result(s * ab + b * (1 - `as`), ab)
        case .destinationOver: return result(b + s * (1 - ab), ab + `as` - ab * `as`)
        case .destinationOut: return result(b * (1 - `as`), ab * (1 - `as`))
        case .plusLighter: return result((b + s).clamped(lowerBound: .zero, upperBound: .one), min(1, ab + `as`))
        case .plusDarker:
            let a = min(1, ab + `as`)
            return result((a - (ab - b) - (`as` - s)).clamped(lowerBound: .zero, upperBound: RGB(repeating: a)), a)
        default:
            let mixed = blend(mode, below: below, above: above)
            return result(b * (1 - `as`) + s * (1 - ab) + mixed * (ab * `as`), ab + `as` - ab * `as`)
        }
    }
}

private func components(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF), Double(pixel >> 24))
}

private func rgb(_ hex: UInt32) -> SIMD3<Double> {
    SIMD3(Double(hex >> 16 & 0xFF), Double(hex >> 8 & 0xFF), Double(hex & 0xFF)) / 255
}

private let whole = Path(CGRect(x: 0, y: 0, width: 4, height: 4))

struct BlendTests {
    private static let pairs: [(UInt32, UInt8, UInt32, UInt8)] = [
        (0x204080, 255, 0xC08040, 255), (0xFF0000, 255, 0x00FF00, 255), (0x808080, 255, 0x336699, 255), (0xF0E0D0, 255, 0x102030, 255),
        (0x000000, 255, 0xFFFFFF, 255), (0xFFFFFF, 255, 0x000000, 255), (0x34C759, 255, 0xFF9500, 128), (0x34C759, 128, 0xFF9500, 255),
        (0x5856D6, 200, 0xFFCC00, 100), (0x123456, 0, 0x654321, 255),
    ]

    @Test(arguments: BlendMode.allCases)
    func colorsMixByThePublishedFormulas(mode: BlendMode) throws {
        for (below, ab, above, aa) in Self.pairs {
            let pixmap = try picture(4, 4, [fill(whole, below, alpha: ab), .group(.blend(mode), [fill(whole, above, alpha: aa)])])
            let expected = Reference.composite(mode, below: rgb(below), Double(ab) / 255, above: rgb(above), Double(aa) / 255) * 255
            let difference = components(pixmap[2, 2]) - expected
            // One step for each rounding: both premultiplied colors, and the mix.
            #expect(
                difference.max() <= 2.1 && difference.min() >= -2.1,
                "\(String(above, radix: 16)) over \(String(below, radix: 16)): \(components(pixmap[2, 2])), expected \(expected)")
        }
    }

    /// Items blend with the pixels of the nearest enclosing group that is composited, and with none below.
    @Test func blendingEndsAtTheNearestCompositedGroup() throws {
        let multiply = DisplayItem.group(.blend(.multiply), [fill(whole, 0xFFFF00)])
        func middle(_ item: DisplayItem) throws -> UInt32 { try picture(4, 4, background: color(0x00FFFF), [item])[2, 2] }
        #expect(try middle(multiply) == 0xFF00_FF00)
        #expect(try middle(.group(.transform(CGAffineTransform(translationX: 0, y: 1)), [multiply])) == 0xFF00_FF00)
        #expect(try middle(.group(.isolated(opaque: nil), [multiply])) == 0xFFFF_FF00)
        #expect(try middle(.group(.isolated(opaque: CGRect(x: 0, y: 0, width: 4, height: 4)), [multiply])) == 0xFF00_0000)
        // A clip is not a group, with one item or several, on the pixel grid or off it.
        for inset in [0, 0.5] as [CGFloat] {
            let clip = DisplayEffect.clip(Path(CGRect(x: 0, y: 0, width: 4, height: 4).insetBy(dx: inset, dy: inset)), FillStyle())
            #expect(try middle(.group(clip, [multiply])) == 0xFF00_FF00)
            #expect(try middle(.group(clip, [multiply, multiply])) == 0xFF00_FF00)
        }
        #expect(
            try picture(
                4, 4, background: color(0x00FFFF), [.group(.clip(Path(CGRect(x: 0.5, y: 0, width: 3, height: 4)), FillStyle()), [multiply, multiply])])[0, 2]
                == 0xFF80_FFFF - 0x0080_0080)
    }

    @Test func destinationOutCutsAHoleIntoItsGroup() throws {
        let hole = DisplayItem.group(.blend(.destinationOut), [fill(Path(CGRect(x: 1, y: 1, width: 2, height: 2)), 0)])
        let pixmap = try picture(4, 4, background: color(0x0000FF), [.group(.isolated(opaque: nil), [fill(whole, 0xFF0000), hole])])
        #expect(pixmap[2, 2] == 0xFF00_00FF)
        #expect(pixmap[0, 0] == 0xFFFF_0000)
    }
}

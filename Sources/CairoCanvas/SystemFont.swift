import Display
import Foundation

/// The substitute for Apple's system font, SF, and the numbers that make its layout agree with SF's.
enum SystemFont {
    /// SF's ascent and descent in ems: 1950 and 494 of 2048 units, or 0.952 and 0.241 (Documentation/Semantics/Text.md#font-metrics).
    /// A line of 17 pt is 20.287 points high.
    static let ascent: CGFloat = 1950 / 2048
    static let descent: CGFloat = 494 / 2048

    /// The size in points from which on the display cut is used, as SF changes from SF Text to SF Display.
    static let displaySize: CGFloat = 20

    /// Returns the installed font family for a requested font.
    static func family(for font: FontDescriptor) -> String {
        if let family = font.family { return family }
        switch font.design {
        // Inter has no rounded cut, and no free family comes close to SF Rounded's widths.
        case .standard, .rounded: return font.size < displaySize ? "Inter" : "Inter Display"
        case .serif: return "Noto Serif"
        case .monospaced: return "Noto Sans Mono"
        }
    }

    /// Returns the distance between baselines, in points, for the font size of a text style (Documentation/Semantics/Text.md#text-styles); nil for other sizes.
    static func baselineDistance(size: CGFloat) -> CGFloat? {
        switch size {
        case 34: 41
        case 28: 34
        case 22: 28
        case 20: 25
        case 17: 22
        case 16: 21
        case 15: 20
        case 13: 18
        case 12: 16
        case 11: 13
        default: nil
        }
    }

    /// Returns the additional space after each character, in points, that approximates SF's widths with Inter: SF's spacing shrinks as sizes grow.
    ///
    /// Source: Inter's "dynamic metrics" (rsms.me/inter/dynmetrics), a + b·e^(c·size) ems with a = -0.0223, b = 0.185, c = -0.1745.
    /// They apply to the text cut; the display cut is drawn with tighter spacing.
    static func tracking(for font: FontDescriptor) -> CGFloat {
        guard font.family == nil, font.design == .standard || font.design == .rounded, font.size < displaySize else { return 0 }
        return font.size * (-0.0223 + 0.185 * exp(-0.1745 * font.size))
    }

    /// Whether the tracking applies to a character, which is so for the scripts in Inter. In joined scripts such as Arabic, it would separate the letters.
    static func isTracked(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Latin, Greek, Cyrillic; additional Latin and Greek; punctuation, currency symbols, letterlike symbols, arrows, mathematical symbols.
        case 0x20..<0x530, 0x1E00..<0x2000, 0x2010..<0x2C00: true
        default: false
        }
    }
}

import Display
import Foundation

/// The substitutes for Apple's system fonts, and the numbers that make their layout agree with SF's.
enum SystemFont {
    /// SF's ascent and descent in ems: 1950 and 494 of 2048 units, or 0.952 and 0.241 (Documentation/Semantics/Text.md#font-metrics).
    /// A line of 17 pt is 20.287 points high.
    static let ascent: CGFloat = 1950 / 2048
    static let descent: CGFloat = 494 / 2048
    /// SF's cap height in ems: 1443 of 2048 units.
    static let capHeight: CGFloat = 1443 / 2048
    /// The tops of the lines under and through a text below the baseline in ems, and their thickness (Documentation/Semantics/Text.md#lines-under-and-through-text).
    static let underlinePosition: CGFloat = 2 / 17
    static let strikethroughPosition: CGFloat = -5 / 17
    static let lineThickness: CGFloat = 0.05

    /// The size in points from which on the display cut is used, as SF changes from SF Text to SF Display.
    static let displaySize: CGFloat = 20

    /// The font that replaces a design of Apple's.
    struct Substitute {
        var family: String
        /// The factor by which the font is drawn larger, so that its letters are as high as Apple's.
        var scale: CGFloat
        /// The space added after each character in ems, if it doesn't depend on size and characters.
        var tracking: CGFloat = 0
        /// The package of Debian that contains the font.
        var package: String
    }

    /// Returns the substitute for a design (Documentation/Semantics/Text.md#designs).
    static func substitute(for font: FontDescriptor) -> Substitute {
        switch font.design {
        // Inter's capitals have 1490 of 2048 units. Of the rounded design, `RoundedOutline` makes the letters.
        case .standard, .rounded: Substitute(family: font.size < displaySize ? "Inter" : "Inter Display", scale: 1443 / 1490, package: "fonts-inter")
        case .serif: Substitute(family: "Noto Serif", scale: 0.96, package: "fonts-noto-core")
        // SF Mono's characters are 0.618 em wide, those of JetBrains Mono 0.6; capitals have 0.73 em.
        case .monospaced: Substitute(family: "JetBrains Mono", scale: 0.705 / 0.73, tracking: 0.618 - 0.6 * 0.705 / 0.73, package: "fonts-jetbrains-mono")
        }
    }

    /// Whether the tracking applies to a character, which is so for the scripts in Inter. In joined scripts such as Arabic, it would separate the letters.
    static func isTracked(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Latin, Greek, Cyrillic; additional Latin and Greek; punctuation, currency symbols, letterlike symbols, arrows, mathematical symbols.
        case 0x20..<0x530, 0x1E00..<0x2000, 0x2010..<0x2C00: true
        default: false
        }
    }

    /// Whether a character occurs between the words of all scripts. It is tracked as its neighbors are: a change of tracking divides a text into items, and
    /// Pango's time grows with the square of their number.
    static func isNeutral(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E, 0xA0, 0xAB, 0xB7, 0xBB, 0x2010...0x203A: true
        default: false
        }
    }
}

import Display
import Foundation

/// The space that Inter needs after each glyph so that a line ends where it ends in SF, in thousandths of an em.
///
/// The numbers were fitted to reference pictures; see Documentation/Semantics/Text.md#tracking.
enum SystemFontTracking {
    /// A table of values at increasing positions, interpolated linearly between them and constant beyond the ends.
    private struct Curve {
        var points: [(position: CGFloat, value: CGFloat)]

        func value(at position: CGFloat) -> CGFloat {
            guard let upper = points.firstIndex(where: { position <= $0.position }) else { return points[points.count - 1].value }
            guard upper > 0 else { return points[0].value }
            let (low, high) = (points[upper - 1], points[upper])
            return low.value + (high.value - low.value) * (position - low.position) / (high.position - low.position)
        }
    }

    /// SF's own tracking by size in points, as Apple publishes it.
    private static let published = Curve(points: [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26), (18, -25), (19, -24),
        (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (28, 14), (80, 0),
    ])
    /// The difference between the natural advances of SF and of Inter's text cut.
    private static let text: CGFloat = 16.8
    /// The same for Inter's display cut: SF's shapes change gradually from its text to its display design.
    private static let display = Curve(points: [(20, 47.6), (22, 37.3), (24, 16), (28, 11.5), (32, 7.4), (48, 5)])
    /// What other weights than regular add.
    private static let weights = Curve(points: [(300, 2), (400, 0), (500, 5.5), (600, 10.4), (700, 14), (800, 35), (900, 29)])
    private static let italic: CGFloat = 2.4

    /// How much wider SF's glyph is than Inter's, for each character that was measured.
    private static let characters: [Unicode.Scalar: CGFloat] = [
        " ": -1, "(": 2, ")": 1, "+": 6, ",": 2, "-": 46, ".": -1, "/": 2, "0": -7, "1": 15, "2": -1, "3": -3, "4": 17, "5": 7, "6": 25, "7": 4,
        "8": 4, "9": 31, "A": -5, "B": 29, "C": 2, "D": 3, "E": 6, "F": 13, "G": 3, "H": 2, "L": -19, "M": 2, "N": -1, "O": 17, "P": -4, "R": 13,
        "S": -1, "T": -42, "U": -5, "V": -5, "W": 21, "Y": -7, "a": -8, "b": -6, "c": 6, "d": -4, "e": -6, "f": 10, "g": 9, "i": -2, "k": -7, "l": 4,
        "m": 13, "n": -4, "o": -6, "p": 3, "q": 4, "r": 5, "s": -15, "t": -9, "u": -4, "v": -28, "w": -49, "x": -21, "y": -25, "z": -15, "°": 7,
        "•": -23,
    ]

    /// Returns the tracking of a text in points, the same for all of its characters.
    ///
    /// The differences of single characters are summed and spread evenly, so that the line's end is right and the glyphs stay evenly spaced.
    /// Monospaced digits have no such differences: a number's width must not depend on its digits.
    static func points(for font: FontDescriptor, in text: String) -> CGFloat {
        let base = font.size < SystemFont.displaySize ? Self.text : display.value(at: font.size)
        let style = weights.value(at: CGFloat(font.weight)) + (font.isItalic ? italic : 0)
        var sum: CGFloat = 0
        var count = 0
        for scalar in text.unicodeScalars where SystemFont.isTracked(scalar) {
            count += 1
            if font.hasMonospacedDigits, ("0"..."9").contains(scalar) { continue }
            sum += characters[scalar] ?? 0
        }
        return font.size * (published.value(at: font.size) + base + style + (count > 0 ? sum / CGFloat(count) : 0)) / 1000
    }
}

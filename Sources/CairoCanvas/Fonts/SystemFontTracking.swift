import Display
import Foundation

/// The space that Inter needs after each glyph so that a line ends where it ends in SF, in thousandths of an em.
///
/// The numbers of sizes and weights were fitted to reference pictures, those of characters to the ends of lines that contain them; see
/// Documentation/Semantics/Text.md#tracking.
enum SystemFontTracking {
    /// SF's own tracking by size in points, as Apple publishes it.
    private static let published = Curve([
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26), (18, -25), (19, -24),
        (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (28, 14), (80, 0),
    ])
    /// The difference between the natural advances of SF and of Inter's text cut.
    private static let text: CGFloat = 12.6
    /// The same for Inter's display cut: SF's shapes change gradually from its text to its display design.
    private static let display = Curve([(20, 49.5), (22, 33.9), (24, 19.6), (28, 5), (32, 17.6), (48, 15.8)])
    /// The additional space of weights other than regular.
    private static let weights = Curve([(300, 5.2), (400, 0), (500, 6), (600, 10.3), (700, 16.1), (800, 40.9), (900, 25.5)])
    private static let italic: CGFloat = 4.5
    /// The additional width of SF's digits of equal width over those of Inter's cuts; that of the text cut from the times of a date picker.
    private static let monospacedDigit = (text: CGFloat(-18), display: CGFloat(3))
    /// The additional space of weights in the display cut, beyond the text cut.
    private static let displayWeights = Curve([(500, 0), (600, -7.3), (700, -4.6), (750, 0), (800, 3.9), (900, 11.5)])
    /// The additional space of spaces between words, beyond the other characters: those of SF's display design are narrow.
    private static let displaySpace = Curve([(20, -47), (22, -47), (24, -60), (28, -62), (32, -75)])

    /// The additional width of SF's glyph over Inter's, for each measured character.
    private static let characters: [Unicode.Scalar: CGFloat] = [
        " ": 5, "(": 3, ")": 3, "+": 25, ",": 21, "-": -30, ".": 6, "/": 3, "0": 1, "1": 19, "2": 3, "4": 13, "5": 19, "6": 22, "7": 17, "8": 8, "9": 32,
        ":": 4, "@": -17, "A": 1, "B": 21, "C": -6, "D": 15, "E": 4, "F": -10, "G": 1, "H": 10, "I": -2, "J": -3, "L": -14, "M": 2, "N": -2, "O": 20,
        "P": -2, "R": 12, "S": 4, "T": -30, "U": 2, "V": 5, "W": 8, "Y": 3, "_": 62, "a": -7, "c": 9, "e": -1, "f": 5, "g": 11, "h": 7, "i": 5, "j": 25,
        "k": -1, "l": 7, "m": 20, "n": 4, "o": 2, "p": 11, "q": 2, "r": 12, "s": -9, "t": -5, "u": 5, "v": -20, "w": -30, "x": -9, "y": -11, "z": -13,
        "°": 14, "•": -95, "…": -20,
    ]

    /// The same by the character's byte in ASCII: looking it up in the dictionary takes several times as long.
    private static let ascii: [CGFloat] = (0..<128).map { characters[Unicode.Scalar(UInt8($0))] ?? 0 }

    /// The additional width of digits in SF's display design, beyond `characters`.
    private static let displayDigit: CGFloat = 10

    /// By how much words of digits, spaces, and words that begin with a capital are wider yet within a line whose width stays the same: the ink of SF's
    /// digits is wider than Inter's.
    private static let textKinds = (digit: CGFloat(4), space: CGFloat(-12), capital: CGFloat(0))
    private static let displayKinds = (digit: CGFloat(22), space: CGFloat(-15), capital: CGFloat(-11))

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }

    /// The additional space between "r" and "t", which SF kerns.
    private static let rtKerning: CGFloat = -35

    /// Returns the additional width of a character over Inter's, in thousandths of an em, and of the space before it; 0 for those that weren't measured.
    private static func width(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?, isDisplay: Bool) -> CGFloat {
        guard scalar.isASCII else { return characters[scalar] ?? 0 }
        let kerning = scalar == "t" && previous == "r" ? rtKerning : 0
        return ascii[Int(scalar.value)] + kerning + (isDisplay && isDigit(scalar) ? displayDigit : 0)
    }

    /// Returns how far each character of a line moves so that the words begin and end where SF's do, in points.
    ///
    /// `tracking(for:in:)` gives every character of a text the same space. Here each word gets the mean of its own characters, and the line that of its own.
    /// - Parameters:
    ///   - line: the line's characters; of one that is several scalars, the first.
    ///   - textMean: the mean of the characters of the whole text.
    /// - Returns: the shifts of the characters, and by how much the line becomes wider, or narrower.
    static func shifts(of line: [Unicode.Scalar], size: CGFloat, textMean: CGFloat) -> (characters: [CGFloat], line: CGFloat) {
        let isDisplay = size >= SystemFont.displaySize
        let kinds = isDisplay ? displayKinds : textKinds
        var own: CGFloat = 0
        var widths: [CGFloat] = []
        widths.reserveCapacity(line.count)
        var start = 0
        while start < line.count {
            var end = start + 1
            if line[start] != " " { while end < line.count, line[end] != " " { end += 1 } }
            var word: CGFloat = 0
            for index in start..<end {
                let scalar = line[index]
                let width = width(of: scalar, after: index > start ? line[index - 1] : nil, isDisplay: isDisplay)
                own += width
                switch scalar {
                case " ": word += width + kinds.space
                case "0"..."9": word += width + kinds.digit
                case "A"..."Z": word += width + kinds.capital
                default: word += width
                }
            }
            widths.append(contentsOf: repeatElement(word / CGFloat(end - start), count: end - start))
            start = end
        }
        let mean = widths.reduce(0, +) / CGFloat(max(widths.count, 1))
        let extra = own / CGFloat(max(line.count, 1)) - textMean
        var shift: CGFloat = 0
        let shifts = widths.map { width in
            defer { shift += (width - mean + extra) * size / 1000 }
            return shift
        }
        return (shifts, shift)
    }

    /// Returns the tracking of the texts in one font, the same for all of their characters but spaces.
    ///
    /// The differences of single characters are summed and spread evenly, so that the line's end is right and the glyphs stay evenly spaced.
    /// Monospaced digits have the same one: a number's width must not depend on its digits.
    static func tracking(for font: FontDescriptor, in texts: some Sequence<String>) -> FontTracking {
        let isDisplay = font.size >= SystemFont.displaySize
        let base = isDisplay ? display.value(at: font.size) : Self.text
        let style = weights.value(at: CGFloat(font.weight)) + (font.isItalic ? italic : 0) + (isDisplay ? displayWeights.value(at: CGFloat(font.weight)) : 0)
        var sum: CGFloat = 0
        var count = 0
        var previous: Unicode.Scalar?
        for text in texts {
            for scalar in text.unicodeScalars where SystemFont.isTracked(scalar) {
                count += 1
                let isEqual = font.hasMonospacedDigits && isDigit(scalar)
                sum += isEqual ? (isDisplay ? monospacedDigit.display : monospacedDigit.text) : width(of: scalar, after: previous, isDisplay: isDisplay)
                previous = scalar
            }
        }
        let own = published.value(at: font.size)
        let mean = count > 0 ? sum / CGFloat(count) : 0
        let difference = base + style + mean
        let em = font.size / 1000
        return FontTracking(
            letters: (own + difference) * em, space: isDisplay ? displaySpace.value(at: font.size) * em : 0, before: difference / 2 * em, mean: mean)
    }
}

/// The space added to the glyphs of a font, in points.
struct FontTracking: Hashable {
    /// After each character.
    var letters: CGFloat = 0
    /// Additionally after each space between words.
    var space: CGFloat = 0
    /// The part of `letters` that belongs on the left of each glyph, because its own sides are too narrow.
    var before: CGFloat = 0
    /// The mean additional width of the texts' characters over Inter's, which `letters` contains, in thousandths of an em.
    var mean: CGFloat = 0
}

/// A table of values at increasing positions, interpolated linearly between them and constant beyond the ends.
struct Curve {
    private let points: [(position: CGFloat, value: CGFloat)]

    /// - Precondition: there is at least one point, and positions increase.
    init(_ points: [(position: CGFloat, value: CGFloat)]) {
        precondition(!points.isEmpty, "a curve has points")
        self.points = points
    }

    func value(at position: CGFloat) -> CGFloat {
        guard let upper = points.firstIndex(where: { position <= $0.position }) else { return points[points.count - 1].value }
        guard upper > 0 else { return points[0].value }
        let (low, high) = (points[upper - 1], points[upper])
        return low.value + (high.value - low.value) * (position - low.position) / (high.position - low.position)
    }
}

import Display
import Foundation

/// The space that Inter needs after each glyph so that a line ends where it ends in SF, in thousandths of an em.
///
/// The numbers were fitted to reference pictures by Scripts/fit-tracking; see Documentation/Semantics/Text.md#tracking.
enum SystemFontTracking {
    /// SF's own tracking by size in points, as Apple publishes it.
    private static let published = Curve([
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26), (18, -25), (19, -24),
        (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (28, 14), (80, 0),
    ])
    /// The difference between the natural advances of SF and of Inter's text cut.
    private static let text: CGFloat = 15.4
    /// The same for Inter's display cut: SF's shapes change gradually from its text to its display design.
    private static let display = Curve([(20, 52.5), (22, 36.9), (24, 24.6), (28, 8), (32, 18.6), (48, 16.8)])
    /// The additional space of weights other than regular.
    private static let weights = Curve([(300, 4), (400, 0), (500, 5.4), (600, 12), (700, 17.5), (800, 35.2), (900, 25.5)])
    private static let italic: CGFloat = 3.2
    /// The additional width of SF's digits of equal width over those of Inter's text cut, from the times of a date picker.
    private static let monospacedDigit: CGFloat = -22
    /// The additional space of weights in the display cut, beyond the text cut.
    private static let displayWeights = Curve([(500, 0), (600, -9), (700, -4), (750, 0), (800, 9.6), (900, 13.6)])
    /// The additional space of spaces between words, beyond the other characters: those of SF's display design are narrow.
    private static let displaySpace = Curve([(20, -47), (22, -47), (24, -60), (28, -62), (32, -75)])

    /// The additional width of SF's glyph over Inter's, for each measured character.
    private static let characters: [Unicode.Scalar: CGFloat] = [
        "-": -1, ".": 6, "0": -5, "1": 13, "2": -3, "3": -3, "4": 9, "5": 9, "6": 10, "7": 1, "8": 6, "9": 8, "B": 13, "C": -4, "D": 7, "E": -2, "F": -10,
        "G": 5, "H": 15, "I": -1, "L": -16, "M": -2, "N": 7, "O": 5, "P": -1, "R": 11, "S": -6, "T": -33, "W": 2, "Y": -4, "a": -5, "b": -10, "c": 1,
        "d": -3, "e": -4, "f": 3, "g": 14, "h": -2, "i": 1, "l": 4, "m": 7, "n": -1, "o": -6, "p": 7, "q": 1, "s": -11, "t": -3, "u": 10, "v": -17,
        "w": -25, "x": -11, "y": -18, "z": -6, "°": 26, "_": 110, ",": 50, "+": 40, "•": -80,
    ]

    /// The same by the character's byte in ASCII: looking it up in the dictionary takes several times as long.
    private static let ascii: [CGFloat] = (0..<128).map { characters[Unicode.Scalar(UInt8($0))] ?? 0 }

    /// The additional width of SF's digits, spaces, and capitals over Inter's, beyond `characters`, where both ends of a line agree.
    private static let textKinds = (digit: CGFloat(8), space: CGFloat(-11), capital: CGFloat(0))
    private static let displayKinds = (digit: CGFloat(38), space: CGFloat(-14), capital: CGFloat(-11))

    /// Returns how far each character of a line moves so that the words begin and end where SF's do, in points.
    ///
    /// `tracking(for:in:)` gives every character of a text the same space. Here each word gets the mean of its own characters, and the line that of its own.
    /// - Parameters:
    ///   - line: the line's first byte of each character in UTF-8; letters beyond ASCII count as the mean.
    ///   - textMean: the mean of the characters of the whole text; nil if the line is the text.
    /// - Returns: the shifts of the characters, and by how much the line becomes wider, or narrower.
    static func shifts(of line: [UInt8], size: CGFloat, textMean: CGFloat?) -> (characters: [CGFloat], line: CGFloat) {
        let kinds = size < SystemFont.displaySize ? textKinds : displayKinds
        let space = UInt8(ascii: " ")
        func value(_ byte: UInt8) -> CGFloat {
            switch byte {
            case space: kinds.space
            case UInt8(ascii: "0")...UInt8(ascii: "9"): kinds.digit + ascii[Int(byte)]
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): kinds.capital + ascii[Int(byte)]
            default: byte < 0x80 ? ascii[Int(byte)] : 0
            }
        }
        var widths: [CGFloat] = []
        widths.reserveCapacity(line.count)
        var start = 0
        while start < line.count {
            var end = start + 1
            if line[start] != space { while end < line.count, line[end] != space { end += 1 } }
            let mean = line[start..<end].reduce(0) { $0 + value($1) } / CGFloat(end - start)
            widths.append(contentsOf: repeatElement(mean, count: end - start))
            start = end
        }
        let mean = widths.reduce(0, +) / CGFloat(max(widths.count, 1))
        // A letter that isn't in the table stands for those beyond ASCII.
        let extra = textMean.map { Self.mean(of: line.lazy.map { $0 < 0x80 ? Unicode.Scalar($0) : "r" }) - $0 } ?? 0
        var shift: CGFloat = 0
        let shifts = widths.map { width in
            defer { shift += (width - mean + extra) * size / 1000 }
            return shift
        }
        return (shifts, shift)
    }

    /// Returns the mean additional width of characters over Inter's, in thousandths of an em; 0 for those beyond ASCII.
    static func mean(of scalars: some Sequence<Unicode.Scalar>) -> CGFloat {
        var sum: CGFloat = 0
        var count = 0
        for scalar in scalars where SystemFont.isTracked(scalar) {
            count += 1
            sum += scalar.isASCII ? ascii[Int(scalar.value)] : 0
        }
        return count > 0 ? sum / CGFloat(count) : 0
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
        for text in texts {
            for scalar in text.unicodeScalars where SystemFont.isTracked(scalar) {
                count += 1
                let isEqual = font.hasMonospacedDigits && ("0"..."9").contains(scalar)
                sum += isEqual ? (isDisplay ? 0 : monospacedDigit) : scalar.isASCII ? ascii[Int(scalar.value)] : characters[scalar] ?? 0
            }
        }
        let own = published.value(at: font.size)
        let difference = base + style + (count > 0 ? sum / CGFloat(count) : 0)
        let em = font.size / 1000
        return FontTracking(
            letters: (own + difference) * em, space: isDisplay ? displaySpace.value(at: font.size) * em : 0, before: difference / 2 * em)
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

extension Font {
    /// The width of a font's glyphs.
    public struct Width: Hashable, Sendable {
        /// The width on SF's scale: 0 is standard.
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// The factor for the glyphs, which are stretched: the substitutes of SF have a single width. SF's own widths were estimated by eye.
        var factor: CGFloat {
            switch value {
            case ..<(-0.3): 0.72
            case ..<(-0.05): 0.86
            case ..<0.05: 1
            default: 1.2
            }
        }
    }

    /// The space between a text's lines.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose

        /// Points added to the distance between baselines. Source: fonts of UIKit with the traits "tight leading" and "loose leading".
        var extra: CGFloat {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }

    /// The letters that small capitals replace.
    struct SmallCapitals: OptionSet, Hashable, Sendable {
        let rawValue: Int
        static let lowercase = SmallCapitals(rawValue: 1)
        static let uppercase = SmallCapitals(rawValue: 2)

        /// The height of small capitals relative to full ones, a little above the height of lowercase letters (0.74), as in SF.
        static let scale: CGFloat = 0.78

        /// Splits a string into parts that are drawn in small capitals, whose letters become uppercase, and other parts.
        func parts(of string: String) -> [(string: String, isSmall: Bool)] {
            var parts: [(string: String, isSmall: Bool)] = []
            for character in string {
                let isSmall = contains(.lowercase) && character.isLowercase || contains(.uppercase) && character.isUppercase
                let shown = isSmall ? character.uppercased() : String(character)
                if parts.last?.isSmall == isSmall { parts[parts.count - 1].string += shown } else { parts.append((shown, isSmall)) }
            }
            return parts.isEmpty ? [(string, false)] : parts
        }
    }
}

/// Splits texts into parts with and without the system font's tracking.
enum TrackedParts {
    /// The tracking of a part of a text.
    enum Kind {
        /// In a script that the system font lacks.
        case plain
        case tracked
        /// Spaces that are narrower than the font's.
        case space
    }

    /// The maximum number of parts: Pango's time grows with the square of their number.
    private static let mostParts = 2_000

    /// Returns the parts of a range of bytes.
    static func parts(of text: String, in bytes: Range<Int>, tracking: FontTracking) -> [(bytes: Range<Int>, kind: Kind)] {
        var parts: [(bytes: Range<Int>, kind: Kind)] = []
        let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
        let end = text.utf8.index(text.startIndex, offsetBy: bytes.upperBound)
        var offset = bytes.lowerBound
        // The kind of the letters around neutral characters, once there is one.
        var letters: Kind?
        var isJoined = false
        var scalars = text[start..<end].unicodeScalars.makeIterator()
        var following = scalars.next()
        while let scalar = following {
            following = scalars.next()
            let next = offset + UTF8.width(scalar)
            defer { offset = next }
            // A sequence becomes one glyph only within one part.
            if isJoined || extendsCharacter(scalar), let last = parts.last {
                parts[parts.count - 1].bytes = last.bytes.lowerBound..<next
                isJoined = scalar == joiner
                continue
            }
            let isEmoji = following.map(makesEmoji) ?? false
            let isNeutral = !isEmoji && SystemFont.isNeutral(scalar)
            if !isNeutral { letters = !isEmoji && SystemFont.isTracked(scalar) ? .tracked : .plain }
            let kind: Kind = letters != .plain && tracking.space != 0 && scalar == " " ? .space : letters ?? .tracked
            if !isNeutral, kind == .plain, parts.count == 1, letters != parts[0].kind, parts[0].bytes.count <= 16,
                text[start..<text.utf8.index(text.startIndex, offsetBy: offset)].unicodeScalars.allSatisfy(SystemFont.isNeutral)
            {
                // Neutral characters at the start belong to what follows.
                parts[0].kind = .plain
            }
            if let last = parts.last, last.kind == kind || parts.count >= mostParts {
                parts[parts.count - 1].bytes = last.bytes.lowerBound..<next
            } else {
                parts.append((offset..<next, kind))
            }
        }
        return parts
    }

    private static let joiner: Unicode.Scalar = "\u{200D}"

    /// Whether a character before this one is drawn as an emoji, together with it.
    @inline(__always)
    private static func makesEmoji(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x200D else { return false }
        return switch scalar.value {
        // A joiner, the frame of a keycap, the selector of emoji, tones of skin.
        case 0x200D, 0x20E3, 0xFE0F, 0x1F3FB...0x1F3FF: true
        default: false
        }
    }

    /// Whether a scalar continues the character before it: parts of emoji, selectors of variants, and rare combining marks.
    @inline(__always)
    private static func extendsCharacter(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x1AB0 else { return false }
        return switch scalar.value {
        case 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0020...0xE007F: true
        default: makesEmoji(scalar)
        }
    }
}

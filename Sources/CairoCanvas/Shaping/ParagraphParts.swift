/// Splits texts with very many paragraphs into parts that Pango lays out separately, because its time grows with the square of the number of paragraphs.
enum ParagraphParts {
    /// The number of paragraphs in a part.
    static let length = 1_000

    /// Returns the parts of a text in bytes of UTF-8, at least one, without the paragraph separators between them.
    static func ranges(of text: String) -> [Range<Int>] {
        let count = text.utf8.count
        guard count > length else { return [0..<count] }
        var ranges: [Range<Int>] = []
        var start = 0
        var paragraphs = 0
        var offset = 0
        var previous: Unicode.Scalar = "\0"
        for scalar in text.unicodeScalars {
            let next = offset + UTF8.width(scalar)
            // CR ends a paragraph, together with LF if one follows.
            let end: Range<Int>? =
                switch scalar {
                case "\n": previous == "\r" ? offset - 1..<next : offset..<next
                case "\u{2029}": offset..<next
                default: previous == "\r" ? offset - 1..<offset : nil
                }
            if let end {
                paragraphs += 1
                if paragraphs == length {
                    ranges.append(start..<end.lowerBound)
                    (start, paragraphs) = (end.upperBound, 0)
                }
            }
            (previous, offset) = (scalar, next)
        }
        return ranges + [start..<count]
    }
}

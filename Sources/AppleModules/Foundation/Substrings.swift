import Foundation

extension NSString.EnumerationOptions {
    /// Foundation on Linux lacks these two parts.
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
    public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
}

extension String {
    /// Calls a closure with each part of a range, until it sets its last argument: words, sentences, lines, paragraphs, or characters.
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: NSString.EnumerationOptions = [],
        _ body: @escaping (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) -> Void
    ) where R.Bound == Index {
        let whole = range.relative(to: self)
        var parts: [Range<Index>] = []
        switch opts.rawValue & 0xff {
        case 2: parts = self[whole].indices.map { $0..<index(after: $0) }
        case 3: parts = pieces(in: whole) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
        case 4: parts = sentences(in: whole)
        default: parts = pieces(in: whole) { !$0.isNewline }
        }
        if opts.contains(.reverse) { parts.reverse() }
        var stop = false
        for part in parts {
            body(opts.contains(.substringNotRequired) ? nil : String(self[part]), part, part, &stop)
            if stop { return }
        }
    }

    /// Returns the longest parts whose characters belong to them.
    private func pieces(in range: Range<Index>, where belongs: (Character) -> Bool) -> [Range<Index>] {
        var (result, start): ([Range<Index>], Index?) = ([], nil)
        for place in self[range].indices {
            if belongs(self[place]) {
                start = start ?? place
            } else if let first = start {
                result.append(first..<place)
                start = nil
            }
        }
        if let start { result.append(start..<range.upperBound) }
        return result
    }

    /// Returns the parts that end with a period, a question mark, or an exclamation mark and the space after it.
    private func sentences(in range: Range<Index>) -> [Range<Index>] {
        var (result, start, isOver): ([Range<Index>], Index, Bool) = ([], range.lowerBound, false)
        for place in self[range].indices {
            let character = self[place]
            if isOver, !character.isWhitespace, !".?!\"”)".contains(character) {
                result.append(start..<place)
                (start, isOver) = (place, false)
            }
            let next = index(after: place)
            if ".?!".contains(character), next == range.upperBound || self[next].isWhitespace || "\"”)".contains(self[next]) { isOver = true }
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }
}

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
        var parts: [(substring: Range<Index>, enclosing: Range<Index>)]
        switch opts.rawValue & 0xff {
        case 2: parts = self[whole].indices.map { ($0..<index(after: $0), $0..<index(after: $0)) }
        case 3: parts = enclosed(pieces(in: whole) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }, in: whole)
        case 4: parts = sentences(in: whole).map { ($0, $0) }
        default: parts = lines(in: whole)
        }
        if opts.contains(.reverse) { parts.reverse() }
        var stop = false
        for (part, enclosing) in parts {
            body(opts.contains(.substringNotRequired) ? nil : String(self[part]), part, enclosing, &stop)
            if stop { return }
        }
    }

    /// Returns each line, also an empty one, and the same with the characters that end it.
    private func lines(in range: Range<Index>) -> [(substring: Range<Index>, enclosing: Range<Index>)] {
        var (result, start): ([(substring: Range<Index>, enclosing: Range<Index>)], Index) = ([], range.lowerBound)
        while start < range.upperBound {
            let end = self[start..<range.upperBound].firstIndex(where: \.isNewline) ?? range.upperBound
            let next = end < range.upperBound ? index(after: end) : end
            result.append((start..<end, start..<next))
            start = next
        }
        return result
    }
    /// Returns words with the characters between them, which belong to the word before.
    private func enclosed(_ words: [Range<Index>], in range: Range<Index>) -> [(substring: Range<Index>, enclosing: Range<Index>)] {
        words.indices.map { place in
            let start = place == words.startIndex ? range.lowerBound : words[place].lowerBound
            let end = place + 1 < words.endIndex ? words[place + 1].lowerBound : range.upperBound
            return (words[place], start..<end)
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

extension NSString {
    /// Calls a closure with each part of a range. Users' code sees it as `enumerateSubstrings`: Foundation on Linux knows no words and no
    /// sentences.
    public func _enumerateSubstrings(
        in range: NSRange, options opts: EnumerationOptions, using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let text = String(describing: self)
        guard let whole = Range(range, in: text) else { return }
        unsafe withoutActuallyEscaping(block) { block in
            text.enumerateSubstrings(in: whole, options: opts) { substring, part, enclosing, stop in
                var isOver = ObjCBool(false)
                unsafe block(substring, NSRange(part, in: text), NSRange(enclosing, in: text), &isOver)
                stop = isOver.boolValue
            }
        }
    }
}

extension NSMutableString {
    /// Replaces a text by another one, everywhere. Users' code sees it as `replaceOccurrences`: in subclasses, such as the characters of an attributed
    /// string, Foundation on Linux uses places that earlier replacements have moved.
    public func _replaceOccurrences(of target: String, with replacement: String, options: NSString.CompareOptions, range searchRange: NSRange) -> Int {
        let text = String(describing: self)
        if options.contains(.regularExpression) {
            let isCaseless = options.contains(.caseInsensitive)
            guard let expression = try? NSRegularExpression(pattern: target, options: isCaseless ? .caseInsensitive : []) else { return 0 }
            let matches = expression.matches(in: text, range: searchRange)
            for match in matches.reversed() {
                let new = expression.replacementString(for: match, in: text, offset: 0, template: replacement)
                replaceCharacters(in: match.range, with: new)
            }
            return matches.count
        }
        let characters = NSString(string: text)
        var (found, rest) = ([NSRange](), searchRange)
        while rest.length > 0 {
            let range = characters.range(of: target, options: options.subtracting(.backwards), range: rest)
            guard range.length > 0 else { break }
            found.append(range)
            rest = NSRange(location: NSMaxRange(range), length: NSMaxRange(searchRange) - NSMaxRange(range))
        }
        for range in found.reversed() { replaceCharacters(in: range, with: replacement) }
        return found.count
    }
}

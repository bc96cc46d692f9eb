/// The text of a request as it is broken into lines: with a hyphen and a line end wherever a word that is too long for a line is hyphenated.
struct HyphenatedText {
    /// The bytes inserted at each hyphen: a hyphen and a line separator.
    private static let insertion = "-\u{2028}"
    /// The longest word that is hyphenated, in letters.
    private static let longestWord = 64

    let plain: String
    let plainSpans: [PangoLayoutBox.Span]
    private(set) var text: String
    private(set) var spans: [PangoLayoutBox.Span]
    /// The offsets of the letters behind the hyphens in the plain text, in increasing order.
    private var hyphens: [Int] = []

    init(_ text: String, _ spans: [PangoLayoutBox.Span]) {
        (plain, plainSpans, self.text, self.spans) = (text, spans, text, spans)
    }

    /// Returns the offset in the plain text of a byte of the hyphenated one that isn't part of a hyphen.
    func plainOffset(_ byte: Int) -> Int {
        let length = Self.insertion.utf8.count
        var inserted = 0
        while inserted < hyphens.count, hyphens[inserted] + inserted * length < byte { inserted += 1 }
        return byte - inserted * length
    }

    /// Whether a line ends between two letters.
    func breaksWords(_ lines: [PangoLayoutBox.Line]) -> Bool { lines.dropLast().contains { Self.endsInWord($0, of: text.utf8) } }

    private static func endsInWord(_ line: PangoLayoutBox.Line, of bytes: String.UTF8View) -> Bool {
        guard line.bytes.upperBound > line.bytes.lowerBound, line.bytes.upperBound < bytes.count else { return false }
        let next = bytes.index(bytes.startIndex, offsetBy: line.bytes.upperBound)
        return isLetter(bytes[bytes.index(before: next)]) && isLetter(bytes[next])
    }

    /// Hyphenates the words inside of which lines end without a hyphen, each at the last possible place.
    ///
    /// - Parameter fits: whether a part of the plain text and a hyphen fit in a line.
    /// - Returns: whether there are new hyphens, so that the lines must be broken again.
    mutating func hyphenate(_ lines: [PangoLayoutBox.Line], with hyphenator: Hyphenator, fits: (Range<Int>) -> Bool) -> Bool {
        let bytes = Array(plain.utf8)
        var found: [Int] = []
        // The end of a word's first line decides where its next one starts.
        var done = 0
        for line in lines.dropLast() where Self.endsInWord(line, of: text.utf8) {
            let (start, end) = (plainOffset(line.bytes.lowerBound), plainOffset(line.bytes.upperBound))
            guard start >= done else { continue }
            let first = bytes[..<end].lastIndex { !Self.isLetter($0) }.map { $0 + 1 } ?? 0
            let last = bytes[end...].firstIndex { !Self.isLetter($0) } ?? bytes.count
            done = last
            guard last - first <= Self.longestWord, Self.isAlone(first..<last, in: bytes) else { continue }
            let places = hyphenator.breaks(in: bytes[first..<last]).map { first + $0 }.filter { $0 > start && $0 <= end }
            if let place = places.reversed().first(where: { fits(start..<$0) }) { found.append(place) }
        }
        guard !found.isEmpty else { return false }
        hyphens = (hyphens + found).sorted()
        insert()
        return true
    }

    private mutating func insert() {
        (text, spans) = (plain, plainSpans)
        let length = Self.insertion.utf8.count
        for place in hyphens.reversed() {
            text.insert(contentsOf: Self.insertion, at: text.utf8.index(text.startIndex, offsetBy: place))
            for index in spans.indices {
                // A hyphen looks like the letter before it.
                let bytes = spans[index].bytes
                spans[index].bytes = bytes.lowerBound + (bytes.lowerBound >= place ? length : 0)..<bytes.upperBound + (bytes.upperBound >= place ? length : 0)
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") }

    /// Whether a run of letters is a whole word: no letters beyond ASCII around it.
    private static func isAlone(_ word: Range<Int>, in bytes: [UInt8]) -> Bool {
        (word.lowerBound == 0 || bytes[word.lowerBound - 1] < 0x80) && (word.upperBound == bytes.count || bytes[word.upperBound] < 0x80)
    }
}

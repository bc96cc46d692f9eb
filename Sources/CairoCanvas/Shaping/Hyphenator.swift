import Foundation

/// Finds the places at which a word may be hyphenated: Liang's algorithm with the patterns of a dictionary for LibreOffice and TeX.
///
/// A pattern such as `m1p` has letters and the priorities of the places between them. Every place in a word takes the highest priority of all patterns that
/// occur there; a hyphen may stand where that is odd.
struct Hyphenator: Sendable {
    /// The priorities of the places before, between, and after the letters of each pattern. A dot stands for the start or the end of a word.
    private let patterns: [[UInt8]: [UInt8]]
    private let longestPattern: Int
    /// The fewest letters before the first hyphen and after the last one.
    private let fewestBefore: Int
    private let fewestAfter: Int

    /// The hyphenator for English, from Debian's package hyphen-en-us; nil if it isn't installed.
    static let english = (try? Data(contentsOf: URL(fileURLWithPath: "/usr/share/hyphen/hyph_en_US.dic"))).map { Hyphenator(dictionary: [UInt8]($0)) }

    /// Reads a dictionary: the name of its character set, options in capital letters, and patterns, one a line. Anything else is ignored.
    init(dictionary: [UInt8]) {
        var patterns: [[UInt8]: [UInt8]] = [:]
        var limits = (before: 2, after: 3)
        for line in dictionary.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).dropFirst() {
            if let first = line.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
                let words = String(decoding: line, as: UTF8.self).split(separator: " ")
                guard words.count == 2, let count = Int(words[1]), count > 0 else { continue }
                if words[0] == "LEFTHYPHENMIN" { limits.before = count }
                if words[0] == "RIGHTHYPHENMIN" { limits.after = count }
                continue
            }
            var letters: [UInt8] = []
            var priorities: [UInt8] = [0]
            for byte in line {
                if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                    priorities[priorities.count - 1] = byte - UInt8(ascii: "0")
                } else {
                    letters.append(byte)
                    priorities.append(0)
                }
            }
            patterns[letters] = priorities
        }
        self.patterns = patterns
        longestPattern = patterns.keys.lazy.map(\.count).max() ?? 0
        (fewestBefore, fewestAfter) = limits
    }

    /// Returns the offsets in a word before which a hyphen may stand, in increasing order.
    ///
    /// - Parameter word: letters in ASCII, of either case.
    func breaks(in word: some Collection<UInt8>) -> [Int] {
        let dot = UInt8(ascii: ".")
        let letters = [dot] + word.map { $0 | 0x20 } + [dot]
        var priorities = [UInt8](repeating: 0, count: letters.count + 1)
        for start in letters.indices {
            for end in start + 1..<min(start + longestPattern, letters.count) + 1 {
                guard let pattern = patterns[Array(letters[start..<end])] else { continue }
                for (index, priority) in pattern.enumerated() where priority > priorities[start + index] { priorities[start + index] = priority }
            }
        }
        // The dot at the start shifts all places by one.
        return (0..<word.count).filter { $0 >= fewestBefore && word.count - $0 >= fewestAfter && !priorities[$0 + 1].isMultiple(of: 2) }
    }
}

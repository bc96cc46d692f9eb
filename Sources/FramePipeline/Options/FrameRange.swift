/// Which frames of a sequence to draw, as written on the command line: `10-19,40-,0-59x5`.
///
/// Parts are separated by commas and may overlap. A part is a frame (`7`), a range with both ends included (`10-19`), one that is open
/// to the last (`40-`) or from the first frame (`-5`), and a range may take every n-th frame from its start on (`0-59x5`: 0, 5 … 55).
/// Frames are counted from 0, and a frame keeps its number whatever else is drawn.
package struct FrameRange: Sendable, Equatable, Codable {
    /// One part. `last` is nil when the part is open to the end.
    struct Part: Sendable, Equatable, Codable {
        var first: Int
        var last: Int?
        var step: Int
        /// As it was typed, for messages.
        var text: String
    }

    let parts: [Part]
    /// For messages.
    private let option: String

    /// Reads what was typed; blanks around commas do not matter.
    ///
    /// - Parameter option: what it was typed for.
    /// - Throws: `UsageError` that names the part that is wrong.
    package init(_ text: String, option: String = "--range") throws(UsageError) {
        var parts: [Part] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            parts.append(try Self.parse(String(part.drop(while: \.isWhitespace).trimmingSuffix(while: \.isWhitespace)), in: "\(option) \(text)"))
        }
        (self.parts, self.option) = (parts, option)
    }

    /// The frames of a sequence of `count` frames, in ascending order, each once.
    ///
    /// A range that reaches beyond the last frame ends there.
    ///
    /// - Precondition: `count` is at least 1.
    /// - Throws: `UsageError` when a part lies wholly behind the last frame.
    /// - Complexity: O(n log n) in the frames that are named; overlaps count twice.
    package func frames(count: Int) throws(UsageError) -> [Int] {
        precondition(count > 0)
        var frames: Set<Int> = []
        for part in parts {
            guard part.first < count else {
                throw UsageError("\(option) \(part.text): frame \(part.first) is behind the last frame, \(count - 1) (frames are counted from 0)")
            }
            frames.formUnion(stride(from: part.first, through: min(part.last ?? count - 1, count - 1), by: part.step))
        }
        return frames.sorted()
    }

    /// The frames of the shortest sequence that has every frame that is named; an open end names none.
    package var leastCount: Int { (parts.map { $0.last ?? $0.first }.max() ?? 0) + 1 }

    /// - Parameter text: the option with all that was typed for it.
    private static func parse(_ part: String, in text: String) throws(UsageError) -> Part {
        func wrong(_ reason: String) -> UsageError {
            UsageError("\(text): " + (part.isEmpty ? "a part is empty" : "'\(part)' \(reason)") + "; write it as in 7, 10-19, 40-, -5 or 0-59x5")
        }
        func number(_ digits: Substring) throws(UsageError) -> Int {
            guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { throw wrong("is not a range of frames") }
            guard let value = Int(digits) else { throw wrong("has a number that is too large") }
            return value
        }

        let pieces = part.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
        guard let range = pieces.first, !range.isEmpty, range != "-" else { throw wrong("names no frames") }
        let ends = range.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let first = ends[0].isEmpty ? 0 : try number(ends[0])
        if ends.count == 1 {
            guard pieces.count == 1 else { throw wrong("has a step but no range") }
            return Part(first: first, last: first, step: 1, text: part)
        }
        let last = ends[1].isEmpty ? nil : try number(ends[1])
        if let last, last < first { throw wrong("runs backwards") }
        let step = pieces.count == 1 ? 1 : try number(pieces[1])
        guard step > 0 else { throw wrong("has a step of 0") }
        return Part(first: first, last: last, step: step, text: part)
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, predicate(last) { rest.removeLast() }
        return rest
    }
}

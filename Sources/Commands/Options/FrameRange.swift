/// A selection of frames, as written on the command line: `10-19,40-,0-59x5`.
///
/// Parts are separated by commas and may overlap. A part is a frame (`7`), a range that includes both ends (`10-19`), one that extends to the last frame
/// (`40-`) or starts at the first one (`-5`), and a range may take every n-th frame from its start (`0-59x5`: 0, 5 … 55). Frames are counted from 0, and
/// frames keep their numbers regardless of the selection.
package struct FrameRange: Sendable, Equatable, Codable {
    /// One part. `last` is nil when the part extends to the last frame.
    struct Part: Sendable, Equatable, Codable {
        var first: Int
        var last: Int?
        var step: Int
        /// As typed, for messages.
        var text: String
    }

    let parts: [Part]
    /// The option's name, for messages.
    private let option: String

    /// Parses a selection; whitespace around commas is ignored.
    ///
    /// - Parameter option: the name of the option.
    /// - Throws: `UsageError` that names the invalid part.
    package init(_ text: String, option: String = "--range") throws(UsageError) {
        var parts: [Part] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            parts.append(try Self.parse(String(part.drop(while: \.isWhitespace).trimmingSuffix(while: \.isWhitespace)), in: "\(option) \(text)"))
        }
        (self.parts, self.option) = (parts, option)
    }

    /// Selects one frame.
    package init(_ frame: Int) {
        (parts, option) = ([Part(first: frame, last: frame, step: 1, text: "\(frame)")], "--frame")
    }

    /// Returns the selected frames of a sequence of `count` frames, in ascending order, each once.
    ///
    /// A range that extends beyond the last frame ends there.
    ///
    /// - Precondition: `count` is at least 1.
    /// - Throws: `UsageError` when a part begins after the last frame.
    /// - Complexity: O(n log n) in the number of selected frames; overlaps count twice.
    package func frames(count: Int) throws(UsageError) -> [Int] {
        precondition(count > 0)
        var frames: Set<Int> = []
        for part in parts {
            guard part.first < count else {
                throw UsageError("\(option) \(part.text): frame \(part.first) is after the last frame, \(count - 1) (frames are counted from 0)")
            }
            frames.formUnion(stride(from: part.first, through: min(part.last ?? count - 1, count - 1), by: part.step))
        }
        return frames.sorted()
    }

    /// The length of the shortest sequence that has every selected frame; an open end selects none.
    package var leastCount: Int { (parts.map { $0.last ?? $0.first }.max() ?? 0) + 1 }

    /// - Parameter text: the option with its whole value, for messages.
    private static func parse(_ part: String, in text: String) throws(UsageError) -> Part {
        func wrong(_ reason: String) -> UsageError {
            UsageError("\(text): " + (part.isEmpty ? "a part is empty" : "'\(part)' \(reason)") + "; use a form such as 7, 10-19, 40-, -5, or 0-59x5")
        }
        func number(_ digits: Substring) throws(UsageError) -> Int {
            guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { throw wrong("is not a range of frames") }
            guard let value = Int(digits) else { throw wrong("contains a number that is too large") }
            return value
        }

        let pieces = part.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
        guard let range = pieces.first, !range.isEmpty, range != "-" else { throw wrong("selects no frames") }
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

/// The names of a sequence's files, as C's `printf` would write them: `frame-%04d.png`.
///
/// One `%d` or `%0Nd` (N from 1 to 9) stands for the frame's number; `%%` is a percent sign. A number with more digits than N is written in full.
package struct FramePattern: Sendable, Equatable {
    package let prefix: String
    package let suffix: String
    /// Zeros fill the number up to this width, 1 or more.
    package let digits: Int

    /// A folder's files: `frame-0000.png` and so on, with a digit more whenever `count` frames need it, so that names sort like numbers.
    package init(folder: String, count: Int) {
        prefix = (folder.hasSuffix("/") ? folder : folder + "/") + "frame-"
        suffix = ".png"
        digits = max(4, String(max(count, 1) - 1).count)
    }

    private init(prefix: String, suffix: String, digits: Int) {
        self.prefix = prefix
        self.suffix = suffix
        self.digits = digits
    }

    /// The file of a frame.
    ///
    /// - Precondition: `frame` is not negative.
    package func path(frame: Int) -> String {
        precondition(frame >= 0)
        let number = String(frame)
        return prefix + String(repeating: "0", count: max(0, digits - number.count)) + number + suffix
    }

    /// What a text with percent signs says.
    enum Reading: Equatable {
        /// No number in it; `%%` is already one sign.
        case plain(String)
        case pattern(FramePattern)
    }

    /// - Throws: `UsageError` for a second number, or a percent sign that starts neither a number nor `%%`.
    static func read(_ text: String) throws(UsageError) -> Reading {
        var pieces = [""]
        var digits = 1
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                pieces[pieces.count - 1].append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                pieces[pieces.count - 1].append("%")
                continue
            }
            var width = 1
            if rest.first == "0", let digit = rest.dropFirst().first, digit.isASCII, let value = digit.wholeNumberValue, value > 0 {
                width = value
                rest.removeFirst(2)
            }
            guard rest.first == "d" else {
                throw UsageError("-o \(text): after % comes the frame's number, as in %04d, or a second % for the sign itself")
            }
            rest.removeFirst()
            guard pieces.count == 1 else { throw UsageError("-o \(text): a pattern has one number, not two") }
            digits = width
            pieces.append("")
        }
        if pieces.count == 1 { return .plain(pieces[0]) }
        return .pattern(FramePattern(prefix: pieces[0], suffix: pieces[1], digits: digits))
    }
}

/// Changes of a text that keep the lines and columns of everything that remains.
public struct TextEdits {
    public private(set) var bytes: [UInt8]
    public private(set) var hasChanged = false
    /// Text that is added after a position.
    private var additions: [(position: Int, text: String)] = []

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The changed text; nil without changes.
    public var result: [UInt8]? {
        guard hasChanged else { return nil }
        var (text, copied): ([UInt8], Int) = ([], 0)
        let sorted = additions.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
        for (_, addition) in sorted {
            text += bytes[copied..<addition.position] + Array(addition.text.utf8)
            copied = addition.position
        }
        return text + bytes[copied...]
    }

    /// Replaces bytes by spaces; ends of lines stay.
    public mutating func blank(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        hasChanged = true
        for position in range where bytes[position] != UInt8(ascii: "\n") && bytes[position] != UInt8(ascii: "\r") { bytes[position] = UInt8(ascii: " ") }
    }

    /// Replaces bytes by spaces and a text, in the first line that has enough space for it; without such a line, the text is added.
    public mutating func replace(_ range: Range<Int>, with text: String) {
        blank(range)
        let new = Array(text.utf8)
        var start = range.lowerBound
        for position in range {
            if bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r") { start = position + 1 }
            guard position - start + 1 == new.count else { continue }
            bytes.replaceSubrange(start...position, with: new)
            return
        }
        add(text, at: range.lowerBound)
    }

    /// Adds a text at a position, behind what was added there before.
    public mutating func add(_ text: String, at position: Int) {
        additions.append((position, text))
        hasChanged = true
    }
}

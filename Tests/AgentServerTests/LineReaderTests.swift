import Testing

@testable import AgentServer

struct LineReaderTests {
    /// Returns the lines of a text that arrives in pieces of some bytes.
    private func lines(_ text: String, pieces: Int) -> [LineReader.Line] {
        var reader = LineReader(limit: 4)
        var (lines, rest) = ([LineReader.Line](), Array(text.utf8)[...])
        while !rest.isEmpty {
            lines += reader.take(rest.prefix(pieces))
            rest = rest.dropFirst(pieces)
        }
        return lines + [reader.takeLast()].compactMap(\.self)
    }

    @Test(arguments: [1, 2, 3, 5, 100]) func aLineBeyondTheLimitIsLostAndTheNextOneIsNot(pieces: Int) {
        #expect(lines("1234\n12345\n\nab\n", pieces: pieces) == [.text("1234"), .tooLong, .text(""), .text("ab")])
        #expect(lines("a\n1234567890", pieces: pieces) == [.text("a"), .tooLong])
        #expect(lines("a\nb", pieces: pieces) == [.text("a"), .text("b")])
        #expect(lines("", pieces: pieces) == [])
    }
}

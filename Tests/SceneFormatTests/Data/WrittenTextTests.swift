import Testing

@testable import SceneFormat

struct WrittenTextTests {
    /// Each text has one X, whose position must be found.
    @Test(arguments: [
        #""a\nbX""#, #""\u00e9\ud83d\ude00\t\\X""#, #""é😀\"X""#, #""\/X""#, #""X\n""#, #""\nX""#,
    ])
    func json(_ text: String) throws {
        try check(SourceFile(name: "s.json", text: "{ \"k\": \(text) }"))
    }

    @Test(arguments: [
        "|\n    one\n    two X\n", "|-\n  one\n\n    two\n   X", "|2\n    indented\n  X\n", "| # why\n  é\n  X\n", "|+\n\n  X\n\n", "|\r\n  a\r\n  X\r\n",
        ">\n  one\n  two X\n", ">-\n  one\n\n\n  two\n    more\n  X\n", ">\n\n  a\n   b\n\n  cX\n",
        "\"one\n    two\n\n    \\x41\\U0001F600\\N\\_\\L X\"", "\"one \\\n   two X\"", "\"one\\n\\\n   \\  X\"", "'it''s X'", "'one\n    two\n\n    three X'",
        "one\n    two\n    X",
        "&a \"\\n X\"", "!!str |\n  a\n  X\n", "&a !!str 'it''s X'",
    ])
    func yaml(_ text: String) throws {
        try check(SourceFile(name: "s.yaml", text: "k: \(text)"))
    }

    private func check(_ source: SourceFile) throws {
        let node = try #require(try JSONDocument(reading: source).root["k"])
        let text = try #require(node.string)
        let index = try #require(Array(text.utf8).firstIndex(of: UInt8(ascii: "X")))
        let place = source.bytes.firstIndex(of: UInt8(ascii: "X"))
        #expect(node.hasEscapes)
        #expect(WrittenText.offset(of: index, in: text, writtenAt: node.position.offset, of: source.bytes) == place)
    }

    @Test func whatIsNotThereHasNoPlace() {
        let bytes = Array("\"abc\"".utf8)
        #expect(WrittenText.offset(of: 2, in: "axc", writtenAt: 0, of: bytes) == nil)
        #expect(WrittenText.offset(of: 9, in: "abc", writtenAt: 0, of: bytes) == nil)
        #expect(WrittenText.offset(of: 1, in: "abc", writtenAt: 99, of: bytes) == nil)
    }

    /// Random bytes instead of a text: no input may cause a trap.
    @Test func anythingIsWalked() {
        var random = SeededGenerator(seed: 5)
        let alphabet = Array("\"'|>&!\\uxUN \n\r\tab{}d8".utf8) + [0xC3, 0xA9]
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
            let place = WrittenText.offset(of: Int.random(in: 0...9, using: &random), in: "a b\n\u{e9}bd \n", writtenAt: 0, of: bytes)
            #expect(place.map { (0...bytes.count).contains($0) } ?? true)
        }
    }
}

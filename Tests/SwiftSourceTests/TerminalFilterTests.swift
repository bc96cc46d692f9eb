import Foundation
import Testing

@testable import SwiftSource

/// What a view in the sandbox shows on a terminal.
struct TerminalFilterTests {
    /// Returns what is shown of a text, whatever the parts in which it arrives.
    private func shown(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var results: Set<String> = []
        for size in [1, 2, 3, bytes.count] {
            var filter = TerminalFilter()
            var result = ""
            for start in stride(from: 0, to: bytes.count, by: size) { result += filter.text(of: bytes[start..<min(start + size, bytes.count)]) }
            results.insert(result + filter.end())
        }
        return results.count == 1 ? results.first ?? "" : "\(results)"
    }

    @Test(arguments: [
        ("Größe 👍🏽\t1\n", "Größe 👍🏽\t1\n"),
        // A title, a cleared screen, a color, the clipboard, and the same without an escape character.
        ("\u{1B}]0;title\u{7}", #"\u{1b}]0;title\u{7}"#), ("\u{1B}[2J", #"\u{1b}[2J"#), ("\u{1B}[31mred", #"\u{1b}[31mred"#),
        ("\u{1B}]52;c;YQ==\u{7}", #"\u{1b}]52;c;YQ==\u{7}"#), ("\u{9B}2J", #"\u{9b}2J"#),
        // What would overwrite the text before it.
        ("error\rall is well", #"error\u{d}all is well"#), ("a\u{8}b", #"a\u{8}b"#), ("\r", #"\u{d}"#), ("\r\u{1B}", #"\u{d}\u{1b}"#),
    ])
    func whatATerminalWouldObeyIsEscaped(_ text: String, _ expected: String) { #expect(shown(text) == expected) }

    @Test func theBarOfProgressIsShown() {
        let bar = "\r\u{1B}[K[\u{1B}[32m###\u{1B}[0m...] 3/6 frames"
        #expect(shown(bar + bar + "\r\u{1B}[K") == bar + bar + "\r\u{1B}[K")
    }

    /// Bytes that are no text, also at the end.
    @Test func damagedTextIsShown() {
        var filter = TerminalFilter()
        #expect(filter.text(of: [0x61, 0xFF, 0x62, 0xE2]) == "a\u{FFFD}b")
        #expect(filter.text(of: [0x82, 0xAC, 0xF0, 0x9F]) == "€")
        #expect(filter.end() == "\u{FFFD}")
    }
}

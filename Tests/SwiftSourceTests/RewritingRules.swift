/// How the text for the compiler may differ from a file: spaces, and the replacements and additions of a rule.
struct RewritingRules {
    private let words = #/(?:true|false|fatalError\(\)|Selector\("[^"\n]*"\)|@_AppDelegate(?:\([^\n()]*\(\)\))?|"[A-Za-z0-9_.]+"|_awakeExtension|_return)/#
    private let additions = [
        #/; import FoundationXML/#, #/ @Published private var __easelChange = false; /#, #/; (?:override )?public var _commitsEdits: Bool \{ true \}/#,
        #/; extension [^\n;]*: _AwakesInExtension \{\}/#, #/ = [^\n();]*\(\)/#,
        #/ \{ get \{ _managed\("[^"\n]*"\) \} set \{ _setManaged\(newValue, "[^"\n]*"\) \} \}/#, #/ \{ _changeManaged\("[^"\n]*", [^\n)]*\) \}/#,
        #/\._named\("[^"\n]*"\)(?:\._calling\(\{ \(object: [^\n]*? in object\.[^\n]*?\) \}\))?/#,
    ]

    /// Returns the first place of a text that no rule explains: the rest of its line; nil if there is none.
    static func violation(_ original: [UInt8], _ rewritten: [UInt8]) -> String? {
        let (old, new) = (lines(original), lines(rewritten))
        guard old.count == new.count else { return "\(old.count) lines became \(new.count)" }
        for (number, (old, new)) in zip(old, new).enumerated() where old != new {
            if let place = RewritingRules().violation(inLine: old, new) { return "line \(number + 1): \(place)" }
        }
        return nil
    }

    private static func lines(_ text: [UInt8]) -> [String] {
        text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }

    private func violation(inLine old: String, _ new: String) -> String? {
        var (rest, text) = (old[...].unicodeScalars, new[...])
        while let first = text.unicodeScalars.first {
            if let word = text.prefixMatch(of: words)?.output, !Substring(rest).hasPrefix(word), rest.count >= word.unicodeScalars.count {
                rest = rest.dropFirst(word.unicodeScalars.count)
                text = text.dropFirst(word.count)
            } else if let addition = additions.lazy.compactMap({ text.prefixMatch(of: $0)?.output }).first, !Substring(rest).hasPrefix(addition) {
                text = text.dropFirst(addition.count)
            } else if first == rest.first {
                rest = rest.dropFirst()
                text = Substring(text.unicodeScalars.dropFirst())
            } else if let addition = text.prefixMatch(of: words)?.output {
                text = text.dropFirst(addition.count)
            } else if first == " ", let removed = rest.first {
                // A letter of several bytes becomes as many spaces.
                rest = rest.dropFirst()
                text = text.dropFirst(min(String(removed).utf8.count, text.prefix { $0 == " " }.count))
            } else {
                return String(text)
            }
        }
        return rest.isEmpty ? nil : "\"\(Substring(rest))\" is missing"
    }
}

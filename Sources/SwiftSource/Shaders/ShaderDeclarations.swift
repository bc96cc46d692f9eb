/// Rewrites `float2 p(x, y);`, which Metal's compiler accepts and that of C++ doesn't, as `float2 p = float2(x, y);`. Lines stay the same.
enum ShaderDeclarations {
    private static let types: Set<String> = Set(
        ["float", "half", "int", "uint", "short", "ushort", "char", "uchar", "bool", "long", "ulong"].flatMap { name in (2...4).map { "\(name)\($0)" } })

    static func rewritten(_ text: String) -> String {
        var scan = Scan(bytes: Array(text.utf8))
        scan.run()
        return String(decoding: scan.result, as: UTF8.self)
    }

    private struct Scan {
        let bytes: [UInt8]
        var result: [UInt8] = []
        private var index = 0
        /// Whether each open brace begins code of a function, where such a declaration can't be that of a function.
        private var isCode: [Bool] = []
        /// The words since the last semicolon or brace, and whether there was a parenthesis.
        private var words: Set<String> = []
        private var hasParenthesis = false

        init(bytes: [UInt8]) { self.bytes = bytes }

        private func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
        private static func isWord(_ byte: UInt8) -> Bool {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
        }

        private mutating func copy(while condition: (_ bytes: [UInt8], _ place: Int) -> Bool) {
            let bytes = bytes
            while index < bytes.count, condition(bytes, index) {
                result.append(bytes[index])
                index += 1
            }
        }

        mutating func run() {
            var isLineStart = true
            while index < bytes.count {
                let byte = bytes[index]
                if byte == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "/") {
                    copy { $0[$1] != UInt8(ascii: "\n") }
                } else if byte == UInt8(ascii: "#"), isLineStart {
                    copy { $0[$1] != UInt8(ascii: "\n") || $0[$1 - 1] == UInt8(ascii: "\\") }
                } else if byte == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "*") {
                    let start = index
                    copy { $1 < start + 4 || !($0[$1 - 1] == UInt8(ascii: "/") && $0[$1 - 2] == UInt8(ascii: "*")) }
                } else if byte == UInt8(ascii: "\"") {
                    let start = index
                    copy { $1 == start || $0[$1] != UInt8(ascii: "\"") && $0[$1] != UInt8(ascii: "\n") }
                } else if Self.isWord(byte) {
                    addWord()
                    isLineStart = false
                } else {
                    note(byte)
                    if byte == UInt8(ascii: "\n") { isLineStart = true } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { isLineStart = false }
                    result.append(byte)
                    index += 1
                }
            }
        }

        private mutating func note(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: "("): hasParenthesis = true
            case UInt8(ascii: "{"):
                let isOuter = !hasParenthesis && !words.isDisjoint(with: ["namespace", "struct", "class", "union", "enum", "extern"])
                isCode.append(!isOuter)
                (words, hasParenthesis) = ([], false)
            case UInt8(ascii: "}"):
                _ = isCode.popLast()
                (words, hasParenthesis) = ([], false)
            case UInt8(ascii: ";"): (words, hasParenthesis) = ([], false)
            default: break
            }
        }

        private mutating func addWord() {
            let start = index
            copy { Self.isWord($0[$1]) }
            let word = String(decoding: bytes[start..<index], as: UTF8.self)
            words.insert(word)
            guard types.contains(word), isCode.last == true else { return }
            var place = index
            func skipSpace() { while at(place) == UInt8(ascii: " ") || at(place) == UInt8(ascii: "\t") { place += 1 } }
            skipSpace()
            let name = place
            guard place > index, Self.isWord(at(place)) else { return }
            while Self.isWord(at(place)) { place += 1 }
            let end = place
            skipSpace()
            guard at(place) == UInt8(ascii: "(") else { return }
            words.insert(String(decoding: bytes[name..<end], as: UTF8.self))
            result += bytes[index..<end] + Array(" = \(word)".utf8)
            index = place
        }
    }
}

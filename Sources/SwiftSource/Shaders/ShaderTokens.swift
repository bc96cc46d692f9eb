/// The words, numbers, and signs of a shader's text, without those in comments, literals, and directives.
struct ShaderTokens {
    let bytes: [UInt8]
    /// Whether each byte is not part of a comment or a directive.
    private(set) var isCode: [Bool]
    /// The numbers with a point or an exponent, also those that directives define.
    private(set) var numbers: [Number] = []
    private var ranges: [Range<Int>] = []
    private var texts: [String] = []

    struct Number {
        let end: Int
        /// Whether it has the type `double`.
        let needsSuffix: Bool
    }

    init(_ text: String) {
        bytes = Array(text.utf8)
        isCode = [Bool](repeating: true, count: bytes.count)
        scan()
    }

    var count: Int { texts.count }
    /// A token; empty outside.
    subscript(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }
    func range(_ index: Int) -> Range<Int> { ranges[index] }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func isWord(_ index: Int) -> Bool {
        guard let byte = self[index].utf8.first else { return false }
        return Self.isWord(byte) && !Self.isDigit(byte)
    }
    /// Whether no space is between a token and the next one.
    func areJoined(_ index: Int) -> Bool { index + 1 < count && ranges[index].upperBound == ranges[index + 1].lowerBound }

    /// Returns the end of the group that a parenthesis, a bracket, or a brace begins.
    func end(ofGroup index: Int) -> Int? {
        var depth = 0
        for place in index..<max(index, count) {
            if "([{".contains(texts[place]) { depth += 1 }
            if ")]}".contains(texts[place]) { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }

    /// Returns the token after an expression: a comma, a semicolon, or the end of a group.
    func endOfExpression(_ index: Int) -> Int {
        var place = index
        while place < count {
            if [",", ";", ")", "]", "}"].contains(texts[place]) { return place }
            place = ("([{".contains(texts[place]) ? end(ofGroup: place) : place) ?? count
            place += 1
        }
        return index
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    static func isWord(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || isDigit(byte)
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }
    private func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

    private mutating func scan() {
        var (place, isLineStart, isDirective) = (0, true, false)
        func skip(to end: Int) {
            for index in place..<end { isCode[index] = false }
            place = end
        }
        while place < bytes.count {
            let byte = bytes[place]
            let first = place
            if byte == UInt8(ascii: "/"), at(place + 1) == UInt8(ascii: "/") {
                skip(to: bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
            } else if byte == UInt8(ascii: "/"), at(place + 1) == UInt8(ascii: "*") {
                var end = place + 2
                while end < bytes.count, !(bytes[end] == UInt8(ascii: "*") && at(end + 1) == UInt8(ascii: "/")) { end += 1 }
                skip(to: min(end + 2, bytes.count))
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                var end = place + 1
                while end < bytes.count, bytes[end] != byte, bytes[end] != UInt8(ascii: "\n") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
                place = min(end + 1, bytes.count)
                isLineStart = false
            } else if byte == UInt8(ascii: "\n") {
                if isDirective, at(max(place - 1, 0)) != UInt8(ascii: "\\") { isDirective = false }
                isLineStart = true
                place += 1
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
                place += 1
            } else if byte == UInt8(ascii: "#"), isLineStart {
                isDirective = true
                skip(to: place + 1)
            } else {
                isLineStart = false
                let isNumber = Self.isDigit(byte) || byte == UInt8(ascii: ".") && Self.isDigit(at(place + 1))
                if isNumber { addNumber(&place) } else if Self.isWord(byte) { while Self.isWord(at(place)) { place += 1 } } else { place += 1 }
                if !isDirective {
                    ranges.append(first..<place)
                    texts.append(text(first..<place))
                }
            }
            if isDirective { for index in first..<place { isCode[index] = false } }
        }
    }

    private mutating func addNumber(_ place: inout Int) {
        let first = place
        while place < bytes.count {
            let byte = bytes[place]
            let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            let last = bytes[max(place - 1, first)] | 0x20
            let isHex = at(first) == UInt8(ascii: "0") && at(first + 1) | 0x20 == UInt8(ascii: "x")
            let isExponent = isSign && place > first && last == (isHex ? UInt8(ascii: "p") : UInt8(ascii: "e"))
            let separates = byte == UInt8(ascii: "'") && Self.isWord(at(place + 1))
            guard Self.isWord(byte) || byte == UInt8(ascii: ".") || isExponent || separates else { break }
            place += 1
        }
        let number = text(first..<place).lowercased()
        let parts = number.split(separator: "p", omittingEmptySubsequences: false)
        let isFloating = number.hasPrefix("0x") ? parts.count == 2 : number.contains { $0 == "." || $0 == "e" }
        let last = number.hasPrefix("0x") ? parts[parts.count - 1] : number[...]
        numbers.append(Number(end: place, needsSuffix: isFloating && last.allSatisfy { "0123456789.e+-'".contains($0) }))
    }
}

extension ShaderTokens {
    /// Returns the text with others in it, each before a byte.
    func text(inserting insertions: [(place: Int, text: String)]) -> String {
        guard !insertions.isEmpty else { return text(0..<bytes.count) }
        var (result, copied): ([UInt8], Int) = ([], 0)
        result.reserveCapacity(bytes.count + insertions.count * 16)
        // Insertions at one place keep their order.
        let sorted = insertions.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
        for (_, insertion) in sorted {
            result += bytes[copied..<insertion.place]
            result += Array(insertion.text.utf8)
            copied = insertion.place
        }
        return String(decoding: result + bytes[copied...], as: UTF8.self)
    }
}

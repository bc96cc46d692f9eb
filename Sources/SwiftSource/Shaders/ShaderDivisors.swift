/// Gives the division of an integer by 0 a result: in Metal it has some result, and in C++ it ends the program.
///
/// `a % n` becomes `a % ::easel::divisor(n)`, and `/`, `%=`, and `/=` likewise. The function returns 1 for the integer 0, and every other value itself. Numbers
/// other than 0 stay, as do divisors with macros, which may not be whole expressions. Lines stay the same.
struct ShaderDivisors {
    private let tokens: ShaderTokens
    private let macros: Set<String>
    private var insertions: [(place: Int, text: String)] = []

    /// The words that a type in parentheses before a value may be.
    private static let types: Set<String> = [
        "float", "half", "int", "uint", "short", "ushort", "char", "uchar", "bool", "long", "ulong", "unsigned", "signed", "size_t", "int32_t", "uint32_t",
        "int8_t", "uint8_t", "int16_t", "uint16_t", "int64_t", "uint64_t",
    ]

    static func rewritten(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "%") }) else { return text }
        var scan = ShaderDivisors(text)
        scan.run()
        return scan.tokens.text(inserting: scan.insertions)
    }

    private init(_ text: String) {
        tokens = ShaderTokens(text)
        macros = Set(
            text.split(separator: "\n").compactMap { line in
                let words = line.split { $0 == " " || $0 == "\t" || $0 == "#" || $0 == "(" }
                return words.first == "define" && words.count > 1 ? String(words[1]) : nil
            })
    }

    private mutating func run() {
        var index = 1
        while index < tokens.count {
            defer { index += 1 }
            guard tokens[index] == "/" || tokens[index] == "%", tokens[index - 1] != "operator" else { continue }
            let isAssignment = tokens[index + 1] == "=" && tokens.areJoined(index)
            let first = index + (isAssignment ? 2 : 1)
            let end = isAssignment ? tokens.endOfExpression(first) : endOfOperand(first)
            // The end of an expression may be a comma between the arguments of a template.
            if isAssignment, (first..<end).contains(where: { tokens[$0] == "<" }) { continue }
            guard end > first, end <= tokens.count, !(first..<end).contains(where: { macros.contains(tokens[$0]) }) else { continue }
            if end == first + 1, let byte = tokens[first].utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".") {
                // A number: only the integer 0 is a problem.
                guard tokens[first].allSatisfy({ "0xXuUlL".contains($0) }) else { continue }
            }
            insertions.append((tokens.range(first).lowerBound, "::easel::divisor("))
            insertions.append((tokens.range(end - 1).upperBound, ")"))
        }
    }

    /// Returns the end of an operand with its signs, calls, elements, and subscripts; `first` without an operand, and for `sizeof`.
    private func endOfOperand(_ first: Int) -> Int {
        var place = first
        while ["-", "+", "~", "!", "&", "*"].contains(tokens[place]) { place += 1 }
        if tokens[place] == "sizeof" { return first }
        if tokens[place] == "(" {
            guard let close = tokens.end(ofGroup: place) else { return first }
            let isCast = close > place + 1 && (place + 1..<close).allSatisfy { Self.isType(tokens[$0]) }
            place = close + 1
            let isValue = tokens.isWord(place) || tokens[place].utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
            if isCast, tokens[place] == "{" {
                guard let close = tokens.end(ofGroup: place) else { return first }
                place = close + 1
            } else if isCast || isValue {
                let end = endOfOperand(place)
                return end > place ? end : first
            }
        } else if tokens[place] == ":" || tokens.isWord(place) {
            while tokens[place] == ":", tokens[place + 1] == ":" { place += 2 }
            place += 1
        } else if !tokens[place].isEmpty, !"()[]{};,?:".contains(tokens[place]) {
            place += 1
        } else {
            return first
        }
        while true {
            switch tokens[place] {
            case "(", "[":
                guard let close = tokens.end(ofGroup: place) else { return first }
                place = close + 1
            case "{" where Self.isType(tokens[place - 1]):
                guard let close = tokens.end(ofGroup: place) else { return first }
                place = close + 1
            case "." where tokens.isWord(place + 1): place += 2
            case "-" where tokens[place + 1] == ">" && tokens.areJoined(place): place += 3
            case ":" where tokens[place + 1] == ":": place += 3
            case "<":
                // The arguments of a template, before those of a call or a member.
                guard let close = endOfTemplateArguments(place), ["(", ":"].contains(tokens[close + 1]) else { return place }
                place = close + 1
            case "+" where tokens[place + 1] == "+" && tokens.areJoined(place), "-" where tokens[place + 1] == "-" && tokens.areJoined(place): place += 2
            default: return place
            }
        }
    }

    private static func isType(_ word: String) -> Bool {
        types.contains(word) || types.contains(String(word.dropLast())) && "234".contains(word.last ?? " ")
    }

    private func endOfTemplateArguments(_ index: Int) -> Int? {
        var place = index + 1
        while tokens.isWord(place) || tokens[place] == ":" || tokens[place] == "," || tokens[place].first?.isNumber == true { place += 1 }
        return tokens[place] == ">" ? place : nil
    }
}

import Views

/// The literals of a file that a live preview can change without compiling again.
///
/// These are literals that stand alone in the body of a function or computed property: an argument, an element, or a value that is assigned or returned. An
/// operand of an operator is left out, because a generic call there would make checking types slow; so are patterns, arguments of attributes and macros, and
/// strings with escapes or interpolations. In the instrumented text each literal is the argument of a call, generic for all but `true` and `false`, so that it has
/// the type that it had before. (`Tag("x")` then calls `Tag.init(_:)`, and not `Tag.init(stringLiteral:)` as the language has it for a type `Tag` of literals.)
struct DesignTimeLiterals {
    /// A literal and its place.
    struct Literal: Equatable {
        let range: Range<Int>
        let value: DesignTimeValues.Value
    }

    private let bytes: [UInt8]
    let literals: [Literal]

    /// - Complexity: linear in the number of bytes.
    init(of bytes: [UInt8]) {
        self.bytes = bytes
        let tokens = CodeScanner.tokens(of: bytes)
        // Other files have no views; and the calls need the module. The column of a preview beside other code identifies it, and calls move it.
        guard tokens.indices.dropLast().contains(where: { tokens[$0].isName("import") && tokens[$0 + 1].isName("SwiftUI") }), !Self.hasPreviewBesideCode(tokens)
        else {
            literals = []
            return
        }
        var found: [Literal] = []
        for body in InterfaceText.bodies(in: tokens) { Self.search(tokens, body, bytes, &found) }
        literals = found
    }

    /// Returns the text with a call around each literal.
    ///
    /// - Parameter firstKey: the key of the first literal; the others follow.
    func instrumented(firstKey: Int) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + 40 * literals.count)
        var end = 0
        for (index, literal) in literals.enumerated() {
            text += bytes[end..<literal.range.lowerBound]
            text += Array("\(literal.value.function)(\(firstKey + index), fallback: ".utf8) + bytes[literal.range] + [UInt8(ascii: ")")]
            end = literal.range.upperBound
        }
        return text + bytes[end...]
    }

    /// The text with the kind of each literal instead of its value.
    var skeleton: [UInt8] {
        var (text, end): ([UInt8], Int) = ([], 0)
        for literal in literals {
            text += bytes[end..<literal.range.lowerBound] + Array(literal.value.function.utf8)
            end = literal.range.upperBound
        }
        return text + bytes[end...]
    }
}

// MARK: - Search

extension DesignTimeLiterals {
    /// Whether a `#Preview` follows other code on its line: its column, which the calls would change, then belongs to its symbol.
    private static func hasPreviewBesideCode(_ tokens: [CodeScanner.Word]) -> Bool {
        tokens.indices.dropFirst().contains { index in
            tokens[index].isName("Preview") && tokens[index - 1].isMark("#") && index > 1 && tokens[index - 2].line == tokens[index].line
        }
    }

    /// What a parenthesis, bracket, or brace encloses.
    private enum Group {
        case code
        /// Arguments of an attribute, or of a function whose arguments the list of previews or the compiler reads.
        case excluded
        /// Arguments of a macro: the closure that follows them belongs to it as well.
        case macro
    }

    /// Adds the literals between the braces of a body.
    private static func search(_ tokens: [CodeScanner.Word], _ body: Range<Int>, _ bytes: [UInt8], _ found: inout [Literal]) {
        var groups: [Group] = []
        var following = Group.code
        // The words of an interpolation follow the string that contains them.
        var stringEnd = 0
        // The number of groups around the pattern of a case.
        var pattern: Int?
        for index in body.lowerBound...body.upperBound {
            let token = tokens[index]
            if token.range.lowerBound < stringEnd { continue }
            if token.kind == .string { stringEnd = token.range.upperBound }
            if token.isName("case") { pattern = groups.count }
            if pattern == groups.count, token.isMark(":") || token.isMark("=") || token.isMark("{") { pattern = nil }
            if token.isMark("(") || token.isMark("[") || token.isMark("{") {
                groups.append(groups.last.flatMap { $0 == .code ? nil : $0 } ?? following)
                following = .code
            } else if token.isMark(")") || token.isMark("]") || token.isMark("}") {
                let isMacro = groups.popLast() == .macro && groups.last != .macro && token.isMark(")")
                following = isMacro && next(tokens, index)?.isMark("{") == true ? .macro : .code
            } else if token.kind == .name, index > 0 {
                let before = tokens[index - 1]
                // `#Predicate<Item> { … }`
                if following == .macro, before.isMark("<") || before.isMark(",") || before.isMark(".") { continue }
                let isExcluded = before.isMark("@") || excludedFunctions.contains(token.text)
                let isMacro = before.isMark("#") && token.text != "Preview" && !directives.contains(token.text)
                following = isExcluded ? .excluded : isMacro ? .macro : .code
            }
            guard pattern == nil, groups.last == .code, let literal = literal(tokens, index, bytes) else { continue }
            found.append(literal)
        }
    }

    /// Functions whose arguments the list of previews or the compiler reads.
    private static let excludedFunctions: Set<String> = ["previewDisplayName", "previewDevice", "available", "unavailable", "os_log", "os_signpost"]
    /// Labels of arguments that are a `StaticString`.
    private static let excludedLabels: Set<String> = ["comment", "localized"]
    private static let directives: Set<String> = ["if", "elseif", "else", "endif"]

    private static func next(_ tokens: [CodeScanner.Word], _ index: Int) -> CodeScanner.Word? { index + 1 < tokens.count ? tokens[index + 1] : nil }

    /// Returns the literal that begins at a token if it stands alone.
    private static func literal(_ tokens: [CodeScanner.Word], _ start: Int, _ bytes: [UInt8]) -> Literal? {
        guard start > 0 else { return nil }
        var first = start
        // A minus sign directly before a number belongs to it.
        if tokens[start].kind == .number, tokens[start - 1].isMark("-"), tokens[start - 1].range.upperBound == tokens[start].range.lowerBound { first -= 1 }
        guard first > 0, let (value, last) = value(tokens, start, isNegative: first < start) else { return nil }
        let (before, after) = (tokens[first - 1], next(tokens, last))
        let isLineEnd = after.map { $0.line != tokens[last].line } ?? true
        let endsGroup = after.map { $0.isMark(")") || $0.isMark(",") || $0.isMark("]") } ?? false
        guard endsGroup || isLineEnd && after.map({ !continues($0, bytes) }) ?? true else { return nil }
        let beginsValue =
            ["(", ",", ":", "["].contains { before.isMark($0) } || before.isName("return")
            || before.isMark("=") && first > 1 && (tokens[first - 2].kind == .name || tokens[first - 2].isMark("]") || tokens[first - 2].isMark("?"))
        let isExcluded = before.isMark(":") && first > 1 && excludedLabels.contains(tokens[first - 2].text)
        guard beginsValue, !isExcluded else { return nil }
        return Literal(range: tokens[first].range.lowerBound..<tokens[last].range.upperBound, value: value)
    }

    /// Whether a word at the beginning of a line continues the expression of the line before.
    private static func continues(_ token: CodeScanner.Word, _ bytes: [UInt8]) -> Bool {
        token.kind == .punctuation && !["}", "@", "#", "{", "("].contains(token.text)
    }

    /// Returns a literal's value and its last token.
    private static func value(_ tokens: [CodeScanner.Word], _ start: Int, isNegative: Bool) -> (DesignTimeValues.Value, last: Int)? {
        let token = tokens[start]
        switch token.kind {
        case .name:
            return ["true", "false"].contains(token.text) ? (.boolean(token.text == "true"), start) : nil
        case .number:
            func isAdjacent(_ index: Int) -> Bool { index < tokens.count && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound }
            let isFraction = isAdjacent(start + 1) && tokens[start + 1].isMark(".") && isAdjacent(start + 2) && tokens[start + 2].kind == .number
            let text = (isNegative ? "-" : "") + token.text + (isFraction ? "." + tokens[start + 2].text : "")
            guard text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
                return nil
            }
            if isFraction { return Double(text).map { (.float($0), start + 2) } }
            return Int(text).map { (.integer($0), start) }
        case .string:
            // One line, without escapes: the literal is two bytes longer than its text.
            guard token.range.count == token.text.utf8.count + 2, !token.text.utf8.contains(UInt8(ascii: "\\")) else { return nil }
            // One character may be a `Character`, which isn't a string.
            guard token.text.count != 1 else { return nil }
            return (.string(token.text), start)
        case .punctuation:
            return nil
        }
    }
}

extension DesignTimeValues.Value {
    /// The function that returns it.
    fileprivate var function: String {
        switch self {
        case .boolean: "__designTimeBoolean"
        case .integer: "__designTimeInteger"
        case .float: "__designTimeFloat"
        case .string: "__designTimeString"
        }
    }

    /// Whether this is the same value in each type. Strings with the same characters may have other bytes.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.string(let text), .string(let other)): text.utf8.elementsEqual(other.utf8)
        case (.float(let number), .float(let other)): number.bitPattern == other.bitPattern
        default: self == other
        }
    }

    /// Whether each type that can have an old value can also have this one.
    func canReplace(_ old: Self) -> Bool {
        switch (self, old) {
        case (.boolean, .boolean), (.float, .float), (.string, .string): true
        case (.integer(let new), .integer(let old)):
            // An `Int8` can't be 200, and a `UInt` can't be negative.
            Self.limits.firstIndex { new.magnitude <= $0 } ?? 99 <= Self.limits.firstIndex { old.magnitude <= $0 } ?? 99 && (new >= 0 || old < 0)
        default: false
        }
    }

    private static let limits: [UInt] = [0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF]
}

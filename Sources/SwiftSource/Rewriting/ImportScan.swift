/// An `import` in a file.
struct Import: Equatable {
    /// The module's name, without a submodule.
    let module: String
    let line: Int
}

/// Finds the imports of a file that the compiler will see.
///
/// It evaluates `#if` conditions: the platform, `canImport`, flags, `&&`, `||`, `!`, and parentheses. If it can't evaluate a condition, such
/// as one of the compiler's version, it leaves out the imports of all branches that depend on it.
struct ImportScan {
    private let tokens: [CodeScanner.Word]
    private let flags: Set<String>
    private let canImport: (String) -> Bool

    /// Returns the imports of rewritten source.
    ///
    /// - Parameters:
    ///   - flags: the names that are defined, such as `DEBUG`.
    ///   - canImport: whether a module exists.
    static func imports(in bytes: [UInt8], flags: Set<String>, canImport: @escaping (String) -> Bool) -> [Import] {
        ImportScan(tokens: CodeScanner.tokens(of: bytes), flags: flags, canImport: canImport).run()
    }

    /// Returns the modules that a file may import, regardless of its conditions.
    static func possibleImports(in bytes: [UInt8]) -> [String] {
        let tokens = CodeScanner.tokens(of: bytes)
        return tokens.indices.compactMap { index in
            guard tokens[index].isName("import"), index + 1 < tokens.count, tokens[index + 1].kind == .name else { return nil }
            let next = kinds.contains(tokens[index + 1].text) && index + 2 < tokens.count ? index + 2 : index + 1
            return tokens[next].kind == .name ? tokens[next].text : nil
        }
    }

    /// Whether the branch of a `#if` is compiled.
    private struct Branch {
        var isActive: Bool?
        /// Whether an earlier branch is compiled; nil if that is unknown.
        var isDecided: Bool?
    }

    private func run() -> [Import] {
        var (found, stack): ([Import], [Branch]) = ([], [])
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            if token.isMark("#"), index + 1 < tokens.count, tokens[index + 1].kind == .name, tokens[index + 1].line == token.line {
                let end = tokens[index...].firstIndex { $0.line != token.line } ?? tokens.count
                switch tokens[index + 1].text {
                case "if":
                    let value = value(of: tokens[(index + 2)..<end])
                    stack.append(Branch(isActive: value, isDecided: value))
                    index = end
                    continue
                case "elseif":
                    guard let last = stack.popLast() else { break }
                    let value = value(of: tokens[(index + 2)..<end])
                    stack.append(Branch(isActive: and(not(last.isDecided), value), isDecided: or(last.isDecided, value)))
                    index = end
                    continue
                case "else":
                    guard let last = stack.popLast() else { break }
                    stack.append(Branch(isActive: not(last.isDecided), isDecided: true))
                case "endif": _ = stack.popLast()
                default: break
                }
                index += 2
            } else if token.isName("import"), isStatement(index), stack.allSatisfy({ $0.isActive == true }) {
                var next = index + 1
                if next + 1 < tokens.count, Self.kinds.contains(tokens[next].text), tokens[next + 1].kind == .name { next += 1 }
                if next < tokens.count, tokens[next].kind == .name, tokens[next].line == token.line {
                    found.append(Import(module: tokens[next].text, line: token.line))
                }
                index = next + 1
            } else {
                index += 1
            }
        }
        return found
    }

    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

    /// Whether the word at `index` begins a statement, after attributes and modifiers at most.
    private func isStatement(_ index: Int) -> Bool {
        guard index > 0, tokens[index - 1].line == tokens[index].line else { return true }
        let before = tokens[index - 1]
        return before.isMark(")") || before.isMark(";") || before.kind == .name
    }

    /// Returns whether a condition is true; nil if that is unknown.
    private func value(of condition: ArraySlice<CodeScanner.Word>) -> Bool? {
        var rest = condition
        return alternatives(&rest)
    }

    private func alternatives(_ rest: inout ArraySlice<CodeScanner.Word>) -> Bool? {
        var value = conjunction(&rest)
        while rest.first?.isMark("|") == true {
            rest = rest.dropFirst(2)
            value = or(value, conjunction(&rest))
        }
        return value
    }

    private func conjunction(_ rest: inout ArraySlice<CodeScanner.Word>) -> Bool? {
        var value = atom(&rest)
        while rest.first?.isMark("&") == true {
            rest = rest.dropFirst(2)
            value = and(value, atom(&rest))
        }
        return value
    }

    private func atom(_ rest: inout ArraySlice<CodeScanner.Word>) -> Bool? {
        guard let word = rest.popFirst() else { return nil }
        if word.isMark("!") { return not(atom(&rest)) }
        if word.isMark("(") {
            let value = alternatives(&rest)
            if rest.first?.isMark(")") == true { rest.removeFirst() }
            return value
        }
        guard word.kind == .name else { return nil }
        if rest.first?.isMark("(") == true {
            var depth = 0
            let end = rest.firstIndex { token in
                if token.isMark("(") { depth += 1 }
                if token.isMark(")") { depth -= 1 }
                return depth == 0
            }
            let arguments = rest[..<(end ?? rest.endIndex)].dropFirst()
            rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
            switch word.text {
            case "canImport": return arguments.first.map { canImport($0.text) }
            case "os": return arguments.first.map { $0.text == "Linux" }
            default: return nil
            }
        }
        switch word.text {
        case "true": return true
        case "false": return false
        default: return flags.contains(word.text)
        }
    }

    private func not(_ value: Bool?) -> Bool? { value.map { !$0 } }
    private func and(_ a: Bool?, _ b: Bool?) -> Bool? { a == false || b == false ? false : a == nil || b == nil ? nil : true }
    private func or(_ a: Bool?, _ b: Bool?) -> Bool? { a == true || b == true ? true : a == nil || b == nil ? nil : false }
}

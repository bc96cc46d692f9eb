/// Lets functions have overloads for `half` and `float`, which are one type here, and calls have vectors in braces.
///
/// - The second of two functions whose parameters differ only in `half` and `float` becomes a template, which calls don't prefer: `template <int = 0>`. It is
///   called where a condition of the preprocessor excludes the first one. The precision is the same.
/// - `f({0, 0, 1})` becomes `f(float3{0, 0, 1})` if all functions of that name have this type there. C++ doesn't convert a list to such a vector.
///
/// Lines stay the same.
struct ShaderOverloads {
    private let tokens: ShaderTokens
    private var insertions: [(place: Int, text: String)] = []
    /// The first parameters' words of each function with a body, by its scope, its name, and its parameters with `float` instead of `half`.
    private var bodies: [String: [[String]]] = [:]
    /// The parameters of all functions, by their names.
    private var functions: [String: [[[String]]]] = [:]

    private enum Brace: Equatable {
        case space(String)
        case code
    }

    private struct Declaration {
        let name: String
        let parameters: [[String]]
        let isTemplate: Bool
    }

    static func rewritten(_ text: String) -> String {
        var scan = ShaderOverloads(tokens: ShaderTokens(text))
        scan.readDeclarations()
        scan.rewriteLists()
        return scan.tokens.text(inserting: scan.insertions)
    }

    private init(tokens: ShaderTokens) { self.tokens = tokens }

    // MARK: - Functions

    private mutating func readDeclarations() {
        var (braces, start): ([Brace], Int) = ([], 0)
        for index in 0..<tokens.count {
            switch tokens[index] {
            case "{":
                if braces.contains(.code) {
                    braces.append(.code)
                } else if let function = declaration(start..<index) {
                    add(function, before: start, isBody: true, in: braces)
                    braces.append(.code)
                } else {
                    braces.append(scope(start..<index))
                }
                start = index + 1
            case ";":
                if !braces.contains(.code), let function = declaration(start..<index) { add(function, before: start, isBody: false, in: braces) }
                start = index + 1
            case "}":
                _ = braces.popLast()
                start = index + 1
            case ":" where index > start && ["public", "private", "protected"].contains(tokens[index - 1]): start = index + 1
            default: break
            }
        }
    }

    /// Returns what a brace begins: a namespace or a type, or code and lists of values.
    private func scope(_ words: Range<Int>) -> Brace {
        guard let keyword = words.first(where: { ["struct", "class", "union", "namespace", "extern"].contains(tokens[$0]) }) else { return .code }
        return .space(words.dropFirst(keyword + 1 - words.lowerBound).prefix { tokens[$0] != ":" || tokens[$0 + 1] == ":" }.map { tokens[$0] }.joined())
    }

    private mutating func add(_ function: Declaration, before start: Int, isBody: Bool, in braces: [Brace]) {
        functions[function.name, default: []].append(function.parameters)
        guard isBody, !function.isTemplate else { return }
        let scopes = braces.map { if case .space(let name) = $0 { name } else { "" } }
        let types = function.parameters.map { $0.map(Self.single).joined(separator: " ") }
        let key = (scopes + [function.name] + types).joined(separator: "\n")
        let words = function.parameters.map { $0.joined(separator: " ") }
        let others = bodies[key, default: []]
        if !others.isEmpty, !others.contains(words) {
            // Each template has another number of parameters.
            insertions.append((tokens.range(start).lowerBound, "template <\(others.map { _ in "int = 0" }.joined(separator: ", "))> "))
        }
        bodies[key, default: []].append(words)
    }

    private static func single(_ word: String) -> String {
        guard word.hasPrefix("half"), word.dropFirst(4).allSatisfy({ "234x".contains($0) }) else { return word }
        return "float" + word.dropFirst(4)
    }

    /// Returns the function that some tokens declare, if they do.
    private func declaration(_ range: Range<Int>) -> Declaration? {
        var (place, isTemplate) = (range.lowerBound, false)
        while place < range.upperBound {
            switch tokens[place] {
            case "[" where tokens[place + 1] == "[":
                guard let end = tokens.end(ofGroup: place) else { return nil }
                place = end + 1
            case "template":
                isTemplate = true
                var depth = 0
                repeat {
                    place += 1
                    if tokens[place] == "<" { depth += 1 }
                    if tokens[place] == ">" { depth -= 1 }
                } while depth > 0 && place < range.upperBound
                place += 1
            case "=" where !(max(range.lowerBound, place - 3)..<place).contains(where: { tokens[$0] == "operator" }), "using", "typedef": return nil
            case "(":
                guard let end = tokens.end(ofGroup: place), end < range.upperBound else { return nil }
                let before = tokens[place - 1]
                if before.hasPrefix("__attribute") || before == "alignas" {
                    place = end + 1
                } else if place > range.lowerBound, let name = name(before: place, from: range.lowerBound) {
                    return Declaration(name: name, parameters: parameters(place + 1..<end), isTemplate: isTemplate)
                } else {
                    return nil
                }
            default: place += 1
            }
        }
        return nil
    }

    private func name(before place: Int, from first: Int) -> String? {
        if let keyword = (max(first, place - 4)..<place).first(where: { tokens[$0] == "operator" }) {
            return (keyword..<place).map { tokens[$0] }.joined()
        }
        return tokens.isWord(place - 1) ? tokens[place - 1] : nil
    }

    /// Returns the words of each parameter's type.
    private func parameters(_ range: Range<Int>) -> [[String]] {
        var (result, current, depth, isDefault): ([[String]], [String], Int, Bool) = ([], [], 0, false)
        var place = range.lowerBound
        while place < range.upperBound {
            let token = tokens[place]
            if token == "[", tokens[place + 1] == "[", let end = tokens.end(ofGroup: place) {
                place = end + 1
                continue
            }
            if ["(", "[", "{"].contains(token) || token == "<" && !isDefault { depth += 1 }
            if [")", "]", "}"].contains(token) || token == ">" && !isDefault { depth -= 1 }
            if token == ",", depth == 0 {
                result.append(Self.withoutName(current))
                (current, isDefault) = ([], false)
            } else {
                if token == "=", depth == 0 { isDefault = true }
                if !isDefault { current.append(token) }
            }
            place += 1
        }
        return range.isEmpty ? [] : result + [Self.withoutName(current)]
    }

    private static let qualifiers: Set<String> = [
        "const", "constant", "device", "thread", "threadgroup", "volatile", "struct", "unsigned", "signed", "metal", ":", "typename",
    ]

    private static func withoutName(_ words: [String]) -> [String] {
        var words = words
        if let array = words.firstIndex(of: "["), array > 1 {
            words.remove(at: array - 1)
        } else if words.dropLast().contains(where: { !qualifiers.contains($0) }), let last = words.last?.first, last.isLetter || last == "_" {
            words.removeLast()
        }
        return words
    }

    // MARK: - Lists

    private mutating func rewriteLists() {
        for index in 0..<tokens.count where tokens[index + 1] == "(" && functions[tokens[index]] != nil {
            guard let others = functions[tokens[index]], let end = tokens.end(ofGroup: index + 1) else { continue }
            var (place, number) = (index + 2, 0)
            while place < end {
                let next = min(tokens.endOfExpression(place), end)
                if tokens[place] == "{", tokens.end(ofGroup: place) == next - 1,
                    let type = Self.vector(of: others.compactMap { $0.count > number ? $0[number] : nil })
                {
                    insertions.append((tokens.range(place).lowerBound, type))
                }
                (place, number) = (max(next, place) + 1, number + 1)
            }
        }
    }

    /// Returns the type of vectors that all parameters have; nil for another one, or several.
    private static func vector(of parameters: [[String]]) -> String? {
        let types = Set(parameters.map { $0.filter { !["const", "&", "constant", "thread"].contains($0) }.map(single).joined() })
        guard types.count == 1, let type = types.first, ShaderDeclarations.types.contains(type) else { return nil }
        return type
    }
}

/// Lets the set-up of a test class on the main actor use the class's own properties.
///
/// Apple's `XCTestCase` leaves the isolation of `setUp()` and its relatives open, so that they belong to the main actor in a class that does. Those of XCTest on
/// Linux belong to no actor, and overrides do neither. XCTest calls them on the main thread: their bodies become closures that assume the main actor.
struct IsolatedSetUps {
    private static let names: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest"]

    /// A class, and those that it inherits from.
    private struct Class {
        let name: String
        let inherited: [String]
        let isIsolated: Bool
    }

    /// The classes of a target on the main actor.
    private let isolated: Set<String>

    /// - Parameter files: the files of a target.
    /// - Complexity: linear in the number of bytes, times the number of levels of inheritance.
    init(in files: [[UInt8]]) {
        let classes = files.flatMap { file in Self.classes(in: CodeScanner.tokens(of: file)) }
        var isolated = Set(classes.filter(\.isIsolated).map(\.name))
        var count: Int
        repeat {
            count = isolated.count
            for type in classes where !isolated.isDisjoint(with: type.inherited) { isolated.insert(type.name) }
        } while isolated.count > count
        self.isolated = isolated
    }

    /// Returns a file's text, in which the bodies of set-ups of classes on the main actor assume it. Lines keep their numbers.
    func rewritten(_ bytes: [UInt8]) -> [UInt8] {
        guard !isolated.isEmpty else { return bytes }
        let tokens = CodeScanner.tokens(of: bytes)
        // The types whose braces are open, and nil for other braces; the ends of bodies whose closures are open.
        var (open, type, ends): ([String?], String?, [Int: Bool]) = ([], nil, [:])
        var (text, copied): ([UInt8], Int) = ([], 0)
        for (index, token) in tokens.enumerated() {
            if let name = Self.typeName(at: index, in: tokens) { type = name }
            if token.isMark("{") {
                open.append(type)
                type = nil
            } else if token.isMark("}") {
                _ = open.popLast()
                if ends[open.count] == true {
                    ends[open.count] = nil
                    text += bytes[copied..<token.range.lowerBound] + Array("}".utf8)
                    copied = token.range.lowerBound
                }
            }
            guard let enclosing = open.last, let name = enclosing, isolated.contains(name), let body = Self.setUp(at: index, in: tokens) else { continue }
            let brace = tokens[body.brace].range.upperBound
            text += bytes[copied..<brace] + Array("\(body.isThrowing ? " try" : "") MainActor.assumeIsolated { () -> Void in".utf8)
            copied = brace
            ends[open.count] = true
        }
        return text + bytes[copied...]
    }

    /// Returns the name of the type that a declaration begins at `index`.
    private static func typeName(at index: Int, in tokens: [CodeScanner.Word]) -> String? {
        guard tokens[index].kind == .name, ["class", "struct", "actor", "enum", "extension", "protocol"].contains(tokens[index].text),
            index + 1 < tokens.count, tokens[index + 1].kind == .name, !["func", "var", "let", "override"].contains(tokens[index + 1].text)
        else { return nil }
        return tokens[index + 1].text
    }

    /// Returns the opening brace of a set-up without parameters that isn't asynchronous, if its `func` is at `index`.
    private static func setUp(at index: Int, in tokens: [CodeScanner.Word]) -> (brace: Int, isThrowing: Bool)? {
        guard tokens[index].isName("func"), index + 4 < tokens.count, names.contains(tokens[index + 1].text), tokens[index + 2].isMark("("),
            tokens[index + 3].isMark(")")
        else { return nil }
        let modifiers = tokens[..<index].reversed().prefix { $0.kind == .name }.map(\.text)
        let isThrowing = tokens[index + 4].isName("throws")
        let brace = isThrowing ? index + 5 : index + 4
        guard modifiers.contains("override"), !modifiers.contains("nonisolated"), brace < tokens.count, tokens[brace].isMark("{") else { return nil }
        return (brace, isThrowing)
    }

    private static func classes(in tokens: [CodeScanner.Word]) -> [Class] {
        tokens.indices.compactMap { index in
            guard tokens[index].isName("class"), let name = typeName(at: index, in: tokens) else { return nil }
            let inherited = tokens[(index + 2)...].prefix { !$0.isMark("{") }.filter { $0.kind == .name }.map(\.text)
            // Attributes and modifiers stand between the end of the declaration before and the class.
            let before = tokens[..<index].reversed().prefix { !$0.isMark("}") && !$0.isMark("{") && !$0.isName("import") }
            let words = Array(before)
            let isIsolated = words.indices.contains { words[$0].isName("MainActor") && $0 + 1 < words.count && words[$0 + 1].isMark("@") }
            return Class(name: name, inherited: inherited, isIsolated: isIsolated)
        }
    }
}

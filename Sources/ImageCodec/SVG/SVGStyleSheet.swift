import Foundation

/// The rules of the style sheets in a drawing. Selectors may have names, classes, identifiers, attributes, and the combinators for descendants and children.
struct SVGStyleSheet {
    private var rules: [(selector: SVGSelector, declarations: [String: String])] = []
    /// The cost of finding an element's properties, as a number of elements.
    private(set) var cost = 0

    private static let ruleLimit = 2_000

    /// Adds the rules of a style sheet, which count after `sort`. Comments are skipped.
    mutating func add(_ text: String, _ omissions: DrawingOmissions) {
        var plain = ""
        var rest = text[...]
        while let start = rest.range(of: "/*"), let end = rest.range(of: "*/", range: start.upperBound..<rest.endIndex) {
            plain += rest[..<start.lowerBound]
            rest = rest[end.upperBound...]
        }
        plain += rest
        rest = plain[...]
        while let place = rest.firstIndex(where: { $0 == "{" || $0 == ";" || $0 == "}" }) {
            let head = rest[..<place].trimmingCharacters(in: .whitespacesAndNewlines)
            let mark = rest[place]
            rest = rest[rest.index(after: place)...]
            guard mark == "{" else {
                if head.hasPrefix("@import") { omissions.note("imported style sheets") }
                continue
            }
            if head.hasPrefix("@") {
                if head.hasPrefix("@media") || head.hasPrefix("@supports") || head.hasPrefix("@layer") { omissions.note("conditional style rules") }
                Self.skipBlock(&rest)
                continue
            }
            let end = rest.firstIndex(of: "}") ?? rest.endIndex
            let declarations = SVGValues.declarations(rest[..<end])
            rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
            for selector in head.split(separator: ",") where rules.count < Self.ruleLimit {
                if let selector = SVGSelector(selector) {
                    rules.append((selector, declarations))
                } else {
                    omissions.note("style rules with the selector \(selector)")
                }
            }
        }
    }

    /// Sorts the rules after the last sheet: the most specific ones come last, and rules that are equally specific keep their order.
    mutating func sort() {
        rules = rules.enumerated().sorted { ($0.element.selector.specificity, $0.offset) < ($1.element.selector.specificity, $1.offset) }.map(\.element)
        let conditions = rules.reduce(0) { $0 + max(1, $1.selector.conditionCount) }
        let declarations = rules.reduce(0) { $0 + $1.declarations.count }
        cost = conditions / 64 + declarations / 256 + rules.reduce(0) { $0 + $1.selector.count - 1 } / 8
    }

    /// Skips the rest of a block, with the blocks in it.
    private static func skipBlock(_ rest: inout Substring) {
        var depth = 1
        while depth > 0, let place = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            depth += rest[place] == "{" ? 1 : -1
            rest = rest[rest.index(after: place)...]
        }
        if depth > 0 { rest = "" }
    }

    /// Returns the properties of an element: its attributes, then the rules that match it, the most specific ones last, then its own style.
    func properties(of element: SVGElement) -> [String: String] {
        var result = element.attributes
        for rule in rules where rule.selector.matches(element) { result.merge(rule.declarations) { $1 } }
        if let style = element["style"] { result.merge(SVGValues.declarations(style)) { $1 } }
        return result
    }
}

/// A selector of a rule, such as `g.icon > path`.
struct SVGSelector {
    /// The conditions for one element.
    private struct Compound {
        var name: String?
        var id: String?
        var classes: [String] = []
        var attributes: [(name: String, value: String?)] = []

        func matches(_ element: SVGElement) -> Bool {
            (name == nil || name == element.name) && (id == nil || id == element["id"]) && classes.allSatisfy(element.classes.contains)
                && attributes.allSatisfy { wanted in element[wanted.name].map { wanted.value == nil || wanted.value == $0 } ?? false }
        }
    }

    /// The conditions, the outermost element first.
    private var parts: [(compound: Compound, isChild: Bool)] = []
    /// The rank of the selector: identifiers count more than classes and attributes, which count more than names.
    private(set) var specificity = 0

    /// The number of elements for which there are conditions.
    var count: Int { parts.count }
    /// The number of classes and attributes.
    var conditionCount: Int { parts.reduce(0) { $0 + $1.compound.classes.count + $1.compound.attributes.count } }

    private static let partLimit = 8

    /// Reads a selector; nil for one with other conditions, such as `:hover`.
    init?(_ text: Substring) {
        var rest = text.trimmingCharacters(in: .whitespacesAndNewlines)[...]
        var isChild = false
        while !rest.isEmpty {
            guard parts.count < Self.partLimit, let compound = compound(&rest) else { return nil }
            parts.append((compound, isChild))
            rest = rest.drop(while: \.isWhitespace)
            isChild = rest.first == ">"
            if isChild { rest = rest.dropFirst().drop(while: \.isWhitespace) }
        }
        if parts.isEmpty || isChild { return nil }
    }

    private mutating func compound(_ rest: inout Substring) -> Compound? {
        var result = Compound()
        func word() -> String? {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || !$0.isASCII }
            rest = rest.dropFirst(word.count)
            return word.isEmpty ? nil : String(word)
        }
        var isEmpty = true
        while let first = rest.first, !first.isWhitespace, first != ">" {
            switch first {
            case "*": rest = rest.dropFirst()
            case ".":
                rest = rest.dropFirst()
                guard let name = word() else { return nil }
                result.classes.append(name)
                specificity += 100
            case "#":
                rest = rest.dropFirst()
                guard let name = word() else { return nil }
                result.id = name
                specificity += 10_000
            case "[":
                guard let end = rest.firstIndex(of: "]") else { return nil }
                let words = rest[rest.index(after: rest.startIndex)..<end].split(separator: "=", maxSplits: 1).map {
                    $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
                }
                guard let name = words.first, !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
                result.attributes.append((name, words.count > 1 ? words[1] : nil))
                rest = rest[rest.index(after: end)...]
                specificity += 100
            default:
                guard isEmpty, let name = word() else { return nil }
                result.name = name
                specificity += 1
            }
            isEmpty = false
        }
        return isEmpty ? nil : result
    }

    /// Returns whether an element and those around it fulfill the conditions.
    ///
    /// - Complexity: the number of conditions times the depth of the element.
    func matches(_ element: SVGElement) -> Bool {
        guard let last = parts.last, last.compound.matches(element) else { return false }
        if parts.count == 1 { return true }
        var path: [SVGElement] = []
        var outer = element.parent
        while let ancestor = outer {
            path.append(ancestor)
            outer = ancestor.parent
        }
        path.reverse()
        // For each ancestor, whether it can be that of the condition before.
        var isPlace = path.map { parts[0].compound.matches($0) }
        for part in parts.dropFirst().dropLast() {
            var isBelow = false
            let former = isPlace
            for index in path.indices {
                isPlace[index] = (part.isChild ? index > 0 && former[index - 1] : isBelow) && part.compound.matches(path[index])
                isBelow = isBelow || former[index]
            }
        }
        return last.isChild ? isPlace.last == true : isPlace.contains(true)
    }
}

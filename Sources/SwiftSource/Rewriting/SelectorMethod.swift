/// The method of a `#selector`, if its class is in the same file and it has at most one parameter, as the targets of actions, timers, and display links have.
struct SelectorMethod {
    /// A closure that calls the method of an object: `{ (object: Type, argument) in object.method(argument) }`.
    let closure: String

    /// - Parameters:
    ///   - index: that of the number sign.
    ///   - end: that of the last parenthesis.
    init?(_ tokens: [CodeScanner.Word], at index: Int, end: Int) {
        let inside = Array(tokens[(index + 3)..<end])
        var names: [String] = []
        var position = 0
        while let name = inside.name(at: position) {
            names.append(name)
            guard inside.isMark(".", at: position + 1) else { break }
            position += 2
        }
        guard let method = names.popLast(), !names.contains("super") else { return nil }
        // The labels, such as `(_:)`.
        var labels: [String]?
        if inside.isMark("(", at: position + 1) { labels = inside[(position + 2)...].filter { $0.kind == .name }.map(\.text) }
        let hasOtherWords = inside.dropFirst(position + 1).contains { !$0.isMark("(") && !$0.isMark(")") && !$0.isMark(":") && $0.kind != .name }
        guard !hasOtherWords, (labels?.count ?? 0) <= 1 else { return nil }
        if names.first == "self" || names.first == "Self" { names.removeFirst() }
        let types = Self.types(in: tokens)
        guard let type = names.isEmpty ? types.last(where: { $0.body.contains(index) && $0.keyword != "protocol" })?.name : names.joined(separator: ".") else {
            return nil
        }
        let last = type.split(separator: ".").last.map(String.init) ?? type
        for own in types where own.name == type || own.name.split(separator: ".").last.map(String.init) == last {
            for keyword in own.body where tokens[keyword].isName("func") && tokens.name(at: keyword + 1) == method {
                // Methods of types inside are not those of the type.
                guard types.last(where: { $0.body.contains(keyword) })?.body == own.body, let found = Self.labels(of: keyword, in: tokens) else { continue }
                guard labels == nil || labels == found else { continue }
                let label = found.first.map { $0 == "_" ? "" : "\($0): " }
                closure =
                    label.map { "{ (object: \(type), argument) in object.\(method)(\($0)argument) }" } ?? "{ (object: \(type)) in object.\(method)() }"
                return
            }
        }
        return nil
    }

    /// Returns the labels of a method that `@objc` or `@IBAction` shows to Objective-C; nil for another one, and for one that can't be called simply.
    private static func labels(of keyword: Int, in tokens: [CodeScanner.Word]) -> [String]? {
        guard tokens.isMark("(", at: keyword + 2), let end = tokens.closing(of: keyword + 2) else { return nil }
        var (first, isShown) = (keyword - 1, false)
        while first >= 0 {
            let word = tokens[first]
            if word.kind == .name, ["objc", "IBAction", "IBSegueAction"].contains(word.text), first > 0, tokens.isMark("@", at: first - 1) {
                isShown = true
                break
            }
            guard word.isMark("@") || word.isMark("(") || word.isMark(")") || word.isMark(":") || word.kind == .name,
                !["static", "class", "var", "let", "func", "case", "return"].contains(word.text)
            else { break }
            first -= 1
        }
        guard isShown, !["async", "throws", "rethrows"].contains(tokens.name(at: end + 1)) else { return nil }
        var (labels, depth) = ([String](), 0)
        for position in (keyword + 3)..<max(end, keyword + 3) {
            if ["(", "[", "<", "{"].contains(where: { tokens.isMark($0, at: position) }) { depth += 1 }
            if [")", "]", "}"].contains(where: { tokens.isMark($0, at: position) }) || tokens.isMark(">", at: position) && !tokens.isMark("-", at: position - 1)
            {
                depth -= 1
            }
            guard depth == 0 else { continue }
            let isFirst = position == keyword + 3
            if isFirst || tokens.isMark(",", at: position) {
                guard let label = tokens.name(at: isFirst ? position : position + 1) else { return nil }
                labels.append(label)
            }
        }
        return labels.count <= 1 ? labels : nil
    }

    private struct Kind {
        let keyword: String
        let name: String
        let body: ClosedRange<Int>
    }

    /// The types and extensions of a file, outer ones first.
    private static func types(in tokens: [CodeScanner.Word]) -> [Kind] {
        tokens.indices.compactMap { index in
            guard let keyword = tokens.name(at: index), ["class", "struct", "enum", "actor", "extension", "protocol"].contains(keyword),
                index == 0 || !tokens.isMark(".", at: index - 1), var name = tokens.name(at: index + 1), !["func", "var", "let"].contains(name),
                let open = tokens.nextBrace(from: index + 1), let close = tokens.closing(of: open)
            else { return nil }
            var position = index + 2
            while tokens.isMark(".", at: position), let next = tokens.name(at: position + 1) {
                name += ".\(next)"
                position += 2
            }
            return Kind(keyword: keyword, name: name, body: open...close)
        }
    }
}

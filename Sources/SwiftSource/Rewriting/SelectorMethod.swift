/// The method of a `#selector`. Only one of the same file can be called, with at most one parameter, as the targets of actions, timers, and display links have.
struct SelectorMethod {
    /// The method's name for Objective-C, such as `tap:`, whatever the type before it. Without labels and without its declaration, it has no colons.
    let name: String
    /// A closure that calls the method of an object: `{ (object: Type, argument) in object.method(argument) }`; nil if the method isn't certain.
    private(set) var closure: String?

    /// - Parameters:
    ///   - index: that of the number sign.
    ///   - end: that of the last parenthesis.
    init?(_ tokens: [CodeScanner.Word], at index: Int, end: Int) {
        let inside = Array(tokens[(index + 3)..<end])
        let accessor = inside.isMark(":", at: 1) ? inside.name(at: 0) : nil
        var names: [String] = []
        var position = accessor == nil ? 0 : 2
        while let name = inside.name(at: position) {
            names.append(name)
            guard inside.isMark(".", at: position + 1) else { break }
            position += 2
        }
        guard let method = names.popLast() else { return nil }
        if let accessor {
            name = accessor == "setter" ? "set\(method.prefix(1).uppercased())\(method.dropFirst()):" : method
            return
        }
        // The labels, such as `(_:)`.
        var labels: [String]?
        if inside.isMark("(", at: position + 1), let close = inside.closing(of: position + 1) {
            labels = inside[(position + 2)..<close].filter { $0.kind == .name }.map(\.text)
            position = close
        }
        let isPlain = inside.count == position + 1 && !names.contains("super") && (labels?.count ?? 0) <= 1
        if names.first == "self" || names.first == "Self" { names.removeFirst() }
        guard isPlain, let found = Self.method(method, labels: labels, of: names, in: tokens, at: index) else {
            name = Self.name(method, labels)
            return
        }
        name = Self.name(method, found.labels)
        let label = found.labels.first.map { $0 == "_" ? "" : "\($0): " }
        closure =
            label.map { "{ (object: \(found.type), argument) in object.\(method)(\($0)argument) }" } ?? "{ (object: \(found.type)) in object.\(method)() }"
    }

    /// Returns the name of a method for Objective-C.
    private static func name(_ method: String, _ labels: [String]?) -> String {
        guard let labels, let first = labels.first else { return method }
        let capital = first == "_" ? "" : first.prefix(1).uppercased() + first.dropFirst()
        let with = first == "_" || prepositions.contains(first) ? "" : "With"
        return ([method + with + capital] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
    }
    private static let prepositions: Set<String> = ["with", "for", "from", "by", "in", "at", "to", "on", "of", "as", "after", "before", "using", "into"]

    /// Returns the declaration of a method, and the name of its type as the selector's scope knows it; nil if no method fits, or several do.
    ///
    /// - Parameter names: those of the type; none for the type around the selector.
    private static func method(_ method: String, labels: [String]?, of names: [String], in tokens: [CodeScanner.Word], at index: Int)
        -> (type: String, labels: [String])?
    {
        let types = types(in: tokens)
        let scope = types.last { $0.body.contains(index) && $0.keyword != "protocol" }
        var owners: [Kind]
        if names.isEmpty {
            guard let scope else { return nil }
            owners = types.filter { $0.path == scope.path }
            // Functions can have types of the same name.
            if owners.count(where: { $0.keyword != "extension" }) > 1 { owners = [scope] }
        } else {
            let outer = scope?.path ?? []
            let paths = (0...outer.count).reversed().map { Array(outer.prefix($0)) + names }
            owners = paths.lazy.map { path in types.filter { $0.path == path } }.first { !$0.isEmpty } ?? []
            guard owners.count(where: { $0.keyword != "extension" }) <= 1 else { return nil }
        }
        let areMembersShown = owners.contains { $0.attributes.contains("objcMembers") }
        var found: [(labels: [String], isShown: Bool)] = []
        for own in owners {
            for keyword in own.body where tokens[keyword].isName("func") && tokens.name(at: keyword + 1) == method {
                // Methods of types inside are not those of the type.
                guard types.last(where: { $0.body.contains(keyword) })?.body == own.body, let candidate = Self.labels(of: keyword, in: tokens),
                    labels == nil || labels == candidate
                else { continue }
                let words = words(before: keyword, in: tokens)
                guard words.modifiers.isDisjoint(with: ["static", "class"]) else { continue }
                let isShown = areMembersShown || own.attributes.contains("objc") && own.keyword == "extension" || !words.attributes.isDisjoint(with: shown)
                found.append((candidate, isShown))
            }
        }
        guard let only = found.first(where: \.isShown), found.count(where: { $0.isShown || $0.labels == only.labels }) == 1 else { return nil }
        return (names.isEmpty ? scope?.name ?? "" : names.joined(separator: "."), only.labels)
    }

    /// The attributes of methods that Objective-C can call.
    private static let shown: Set<String> = ["objc", "IBAction", "IBSegueAction"]
    private static let modifiers: Set<String> = [
        "open", "public", "package", "internal", "fileprivate", "private", "final", "static", "class", "override", "dynamic", "nonisolated", "isolated",
        "mutating", "indirect", "required", "optional",
    ]

    /// Returns the attributes and the modifiers before the keyword of a declaration.
    static func words(before keyword: Int, in tokens: [CodeScanner.Word]) -> (attributes: Set<String>, modifiers: Set<String>) {
        var (attributes, found): (Set<String>, Set<String>) = ([], [])
        var position = keyword - 1
        while position >= 0 {
            if tokens.isMark(")", at: position) {
                // The arguments of an attribute or of a modifier.
                guard let open = (max(0, position - 100)..<position).last(where: { tokens.isMark("(", at: $0) && tokens.closing(of: $0) == position }) else {
                    break
                }
                position = open - 1
            }
            guard position >= 0, let word = tokens.name(at: position) else { break }
            if position > 0, tokens.isMark("@", at: position - 1) {
                attributes.insert(word)
                position -= 2
            } else if modifiers.contains(word) {
                found.insert(word)
                position -= 1
            } else {
                break
            }
        }
        return (attributes, found)
    }

    /// Returns the labels of a method; nil for one that can't be called simply.
    private static func labels(of keyword: Int, in tokens: [CodeScanner.Word]) -> [String]? {
        guard tokens.isMark("(", at: keyword + 2), let end = tokens.closing(of: keyword + 2),
            !["async", "throws", "rethrows"].contains(tokens.name(at: end + 1))
        else { return nil }
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
        /// The name with those of the types around it.
        let path: [String]
        let attributes: Set<String>
        let body: ClosedRange<Int>
    }

    /// The types and extensions of a file, outer ones first.
    private static func types(in tokens: [CodeScanner.Word]) -> [Kind] {
        var kinds: [Kind] = []
        for index in tokens.indices {
            guard let keyword = tokens.name(at: index), ["class", "struct", "enum", "actor", "extension", "protocol"].contains(keyword),
                index == 0 || !tokens.isMark(".", at: index - 1), var name = tokens.name(at: index + 1), !["func", "var", "let"].contains(name),
                let open = tokens.nextBrace(from: index + 1), let close = tokens.closing(of: open)
            else { continue }
            var position = index + 2
            while tokens.isMark(".", at: position), let next = tokens.name(at: position + 1) {
                name += ".\(next)"
                position += 2
            }
            let outer = kinds.last { $0.body.contains(index) }?.path ?? []
            let path = outer + name.split(separator: ".").map(String.init)
            let attributes = words(before: index, in: tokens).attributes
            kinds.append(Kind(keyword: keyword, name: name, path: path, attributes: attributes, body: open...close))
        }
        return kinds
    }
}

/// Parts of the language that need the runtime of Objective-C: overrides in extensions, selectors, key paths, delegates, and managed properties.
extension PlatformRewriter {
    /// Removes the methods that an extension of a class of UIKit overrides. Only Objective-C calls such methods, and drawing doesn't.
    mutating func removeOverrides(ofExtensionAt index: Int) {
        guard let open = tokens.nextBrace(from: index), let close = tokens.closing(of: open) else { return }
        var position = open + 1
        while position < close {
            if tokens.isMark("{", at: position) {
                position = (tokens.closing(of: position) ?? close) + 1
                continue
            }
            guard tokens[position].isName("override") else {
                position += 1
                continue
            }
            var first = position
            while first > open + 1, tokens.name(at: first - 1).map({ ["open", "public", "internal", "class", "static", "final"].contains($0) }) == true {
                first -= 1
            }
            guard let body = tokens.nextBrace(from: position), let end = tokens.closing(of: body), end < close else { return }
            blank(from: first, through: end)
            position = end + 1
        }
    }

    /// Whether `override` belongs to `observeValue(forKeyPath:of:change:context:)`.
    func observesByName(at index: Int) -> Bool {
        guard let keyword = tokens[index...].prefix(4).firstIndex(where: { $0.isName("func") }) else { return false }
        return tokens.name(at: keyword + 1) == "observeValue" && tokens.name(at: keyword + 3) == "forKeyPath"
    }

    /// Whether a method is `tableView(_:commit:forRowAt:)`, whose presence lets a list's rows be deleted.
    func commitsEdits(functionAt index: Int) -> Bool {
        guard tokens.name(at: index + 1) == "tableView", tokens.isMark("(", at: index + 2), let end = tokens.closing(of: index + 2) else { return false }
        return (index + 3..<end).contains { tokens.isMark(",", at: $0) && tokens.name(at: $0 + 1) == "commit" }
    }

    /// Returns the brace that opens a function's body; nil for a requirement of a protocol, before another declaration.
    func body(ofFunctionAt index: Int) -> Int? {
        guard let open = tokens.nextBrace(from: index), let end = tokens.closing(of: index + 2), end < open else { return nil }
        let others: Set<String> = [
            "func", "var", "let", "init", "subscript", "static", "class", "mutating", "nonmutating", "associatedtype", "typealias", "struct", "enum",
            "protocol", "extension", "public", "internal", "private", "fileprivate", "nonisolated", "override", "final",
        ]
        let hasOther = tokens[end..<open].indices.contains {
            tokens.isMark(";", at: $0) || tokens.isMark("@", at: $0) || tokens.isMark("#", at: $0) || tokens.name(at: $0).map(others.contains) == true
        }
        return hasOther ? nil : open
    }

    /// Adds a property that states that the method exists. Objective-C would ask the object whether it responds to it.
    mutating func noteCommit(functionAt index: Int, end: Int) {
        let isOverride = SelectorMethod.words(before: index, in: tokens).modifiers.contains("override")
        additions.append((tokens[end].range.upperBound, "; \(isOverride ? "override " : "")public var _commitsEdits: Bool { true }"))
        hasChanged = true
    }

    /// The methods of Core Data that code overrides in extensions of its own classes, as only Objective-C can.
    fileprivate static let managedMethods: Set<String> = [
        "awakeFromInsert", "awakeFromFetch", "willSave", "didSave", "prepareForDeletion", "validateForInsert", "validateForUpdate", "validateForDelete",
    ]

    /// Gives `awakeFromInsert()` of an extension the name under which Easel calls it, and removes the other methods of Core Data that it overrides.
    mutating func moveOverrides(ofExtensionAt index: Int, of type: String) {
        guard let open = tokens.nextBrace(from: index), let close = tokens.closing(of: open) else { return }
        for position in open..<close where tokens[position].isName("override") {
            guard let keyword = tokens[position...].prefix(4).firstIndex(where: { $0.isName("func") }), let method = tokens.name(at: keyword + 1),
                Self.managedMethods.contains(method), let body = tokens.nextBrace(from: keyword), let end = tokens.closing(of: body)
            else { continue }
            if method == "awakeFromInsert" {
                blank(from: position, through: position)
                replace(from: keyword + 1, through: keyword + 1, with: "_awakeExtension")
                additions.append((tokens[close].range.upperBound, "; extension \(type): _AwakesInExtension {}"))
            } else {
                var first = position
                while first > open + 1, ["open", "public", "internal"].contains(tokens.name(at: first - 1)) { first -= 1 }
                blank(from: first, through: end)
            }
        }
    }

    /// Replaces `#selector(Type.method(_:))` by `Selector("Type.method(_:")`, a value of the same length. Its name, and a method of the same file, are
    /// added to it.
    mutating func rewriteSelector(at index: Int) -> Int {
        guard tokens.isMark("(", at: index + 2), let end = tokens.closing(of: index + 2) else { return index + 2 }
        let inside = tokens[index + 2].range.upperBound..<tokens[end].range.lowerBound
        guard tokens[index + 2].range.upperBound - tokens[index].range.lowerBound == 10, !inside.isEmpty,
            !bytes[inside].contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
        else { return end + 1 }
        hasChanged = true
        bytes.replaceSubrange(tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound, with: Array("Selector(\"".utf8))
        bytes[inside.upperBound - 1] = UInt8(ascii: "\"")
        if let method = SelectorMethod(tokens, at: index, end: end) {
            // The text in the quotes is a character shorter than the name.
            let call = method.closure.map { "._calling(\($0))" } ?? ""
            additions.append((tokens[end].range.upperBound, "._named(\"\(method.name)\")\(call)"))
        }
        return end + 1
    }

    /// Replaces `#keyPath(Type.name)` and `#keyPath(name)` by `"name"`. Names of types begin with capitals.
    mutating func rewriteKeyPath(at index: Int) -> Int {
        guard tokens.isMark("(", at: index + 2), let end = tokens.closing(of: index + 2) else { return index + 2 }
        let inside = tokens[(index + 3)..<end]
        guard let first = inside.firstIndex(where: { $0.text.first?.isLowercase == true || $0.text.first == "_" || $0.text.first == "`" }) else {
            return end + 1
        }
        let path = bytes[tokens[first].range.lowerBound..<tokens[end].range.lowerBound]
        replace(from: index, through: end, with: "\"\(String(decoding: path, as: UTF8.self))\"")
        return end + 1
    }

    /// Replaces `@UIApplicationDelegateAdaptor(Delegate.self)` by `@_AppDelegate(Delegate())`; without arguments, the class is that of the property.
    mutating func rewriteDelegate(at index: Int, next: Int) {
        guard let last = tokens.indices.contains(next - 1) ? next - 1 : nil else { return }
        if next > index + 5, next <= tokens.count, tokens[next - 2].isName("self"), tokens[next - 3].isMark(".") {
            let type = String(decoding: bytes[tokens[index + 3].range.lowerBound..<tokens[next - 3].range.lowerBound], as: UTF8.self)
            let text = "@_AppDelegate(\(type)())"
            guard text.utf8.count <= tokens[last].range.upperBound - tokens[index].range.lowerBound, !text.contains("\n") else { return }
            replace(from: index, through: last, with: text)
        } else if next == index + 2, let colon = tokens[next...].prefix(6).firstIndex(where: { $0.isMark(":") }), let type = tokens.name(at: colon + 1) {
            replace(from: index, through: last, with: "@_AppDelegate")
            additions.append((tokens[colon + 1].range.upperBound, " = \(type)()"))
        }
    }

    /// Gives a declaration with `@NSManaged` the body that the runtime of Objective-C would add: it reads or changes a value by name.
    mutating func rewriteManaged(at index: Int) {
        let rest = index + 2
        guard let keyword = tokens[rest...].prefix(8).firstIndex(where: { $0.isName("var") || $0.isName("func") }), let member = tokens.name(at: keyword + 1)
        else { return }
        let line = tokens[keyword].line
        let last = (tokens[keyword...].firstIndex { $0.line != line || $0.isMark(";") || $0.isMark("}") } ?? tokens.count) - 1
        blank(from: index, through: index + 1)
        if tokens[keyword].text == "var" {
            additions.append((tokens[last].range.upperBound, " { get { _managed(\"\(member)\") } set { _setManaged(newValue, \"\(member)\") } }"))
        } else if let colon = tokens[keyword...last].firstIndex(where: { $0.isMark(":") }), let argument = tokens.name(at: colon - 1) {
            additions.append((tokens[last].range.upperBound, " { _changeManaged(\"\(member)\", \(argument)) }"))
        }
    }
}

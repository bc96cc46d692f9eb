/// The names of all views and modifiers that a scene can use.
package struct SceneRegistry: Sendable {
    /// By name.
    package let views: [String: EntrySignature]
    /// By name.
    package let modifiers: [String: EntrySignature]
    private let otherViewNames: [String: String]
    private let otherModifierNames: [String: String]

    /// - Precondition: the names of the views are unique, and so are those of the modifiers.
    package init(views: [EntrySignature], modifiers: [EntrySignature]) {
        self.views = Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0) })
        self.modifiers = Dictionary(uniqueKeysWithValues: modifiers.map { ($0.name, $0) })
        otherViewNames = Self.otherNames(of: views)
        otherModifierNames = Self.otherNames(of: modifiers)
    }

    /// Returns a registry with more views, such as a scene's components.
    ///
    /// - Precondition: none of the names is among the views yet.
    package func adding(views more: [EntrySignature]) -> SceneRegistry {
        SceneRegistry(views: Array(views.values) + more, modifiers: Array(modifiers.values))
    }

    private static func otherNames(of entries: [EntrySignature]) -> [String: String] {
        Dictionary(entries.flatMap { entry in entry.otherNames.map { ($0, entry.name) } }) { first, _ in first }
    }

    /// Returns the view that an unknown name most likely means.
    package func suggestedView(for name: String) -> String? {
        otherViewNames[name] ?? nearestName(to: name, in: views.keys)
    }

    /// Returns the modifier that an unknown name most likely means.
    package func suggestedModifier(for name: String) -> String? {
        otherModifierNames[name] ?? nearestName(to: name, in: modifiers.keys)
    }
}

/// A view in a scene after its name and the names of its modifiers have been resolved, before its parameters are read.
package struct ViewNode: Sendable {
    package let signature: EntrySignature
    /// Whether the name is unknown, which has been reported. The signature is then that of the most similar name, or has no parameters.
    package var isGuess = false
    /// The value after the name: the parameters, or the value of the primary one. For `if`, the object itself.
    package let value: JSONNode
    /// The path of ``value``.
    package let valuePath: ScenePath
    /// The modifiers, in the order in which they are applied.
    package let modifiers: [ModifierNode]
    /// The position of the whole object.
    package let position: SourcePosition
    /// The path of the object, without the name: `view.VStack[0]`.
    package let path: ScenePath
}

/// A modifier in a scene after its name has been resolved, before its parameters are read.
package struct ModifierNode: Sendable {
    package let signature: EntrySignature
    /// Whether the name is unknown, which has been reported. The signature is then that of the most similar name, or has no parameters.
    package var isGuess = false
    /// The value after the name; nil for a name alone: `"clipped"`.
    package let value: JSONNode?
    package let position: SourcePosition
    /// The path of the modifier, with its name: `view.modifiers[0].padding`.
    package let path: ScenePath
}

extension SceneRegistry {
    /// The keywords that can replace a view's name; their parts are keys of the same object: `{ "if": …, "then": …, "else": … }`.
    package static let statements: Set<String> = ["if", "let"]

    /// Returns whether the object is a view: one of its keys begins with a capital letter or is in ``statements``.
    package static func isView(_ node: JSONNode) -> Bool {
        node.members?.contains { isViewName($0.key) || statements.contains($0.key) } ?? false
    }

    /// Returns a hint on how to write the view that a string names or shows; empty for other values.
    static func viewHint(_ node: JSONNode) -> String {
        guard let text = node.string else { return "" }
        if standard.views[text] != nil, isViewName(text) { return "; write { \(jsonQuoted(text)): {} }" }
        let isMisspelled = isViewName(text) && nearestName(to: text, in: Array(standard.views.keys)) != nil
        return isMisspelled || text.isEmpty ? "" : "; a text is { \"Text\": \(jsonQuoted(text)) }"
    }

    private static func isViewName(_ key: String) -> Bool { key.first?.isUppercase ?? false }

    /// Reads `{ "if": …, "then": …, "else": …, "modifiers": … }`; returns nil if the object is not a statement.
    private func statement(_ node: JSONNode, members: [JSONMember], path: ScenePath, collector: DiagnosticCollector) -> ViewNode? {
        guard let word = members.first(where: { Self.statements.contains($0.key) }), let signature = views[word.key] else { return nil }
        let modifiers = members.first { $0.key == "modifiers" }.map { self.modifierNodes($0.value, path: path["modifiers"], collector: collector) }
        let value = JSONNode(.object(members.filter { $0.key != "modifiers" }), at: node.position)
        return ViewNode(signature: signature, value: value, valuePath: path, modifiers: modifiers ?? [], position: node.position, path: path)
    }

    /// Finds the view that an object names, and its modifiers; errors go to the collector.
    ///
    /// - Returns: nil if the object names no view.
    package func view(_ node: JSONNode, path: ScenePath, collector: DiagnosticCollector) -> ViewNode? {
        guard let members = node.members else {
            let hint = Self.viewHint(node)
            let wanted = hint.isEmpty ? "a view, an object such as { \"Text\": \"…\" }" : "a view"
            collector.error("expected \(wanted), not \(node.kind)\(hint)", at: node.position, path: path)
            return nil
        }
        if let statement = statement(node, members: members, path: path, collector: collector) { return statement }
        let named = members.first { Self.isViewName($0.key) }
        var hasHint = false
        var modifiers: [ModifierNode] = []
        for member in members {
            if Self.isViewName(member.key) {
                if let named, named.keyPosition != member.keyPosition {
                    collector.error(
                        "a view has one name, not both \(quoted(named.key)) and \(quoted(member.key))", at: member.keyPosition, path: path)
                }
            } else if member.key == "modifiers" {
                modifiers = modifierNodes(member.value, of: named, path: path["modifiers"], collector: collector)
            } else {
                hasHint = reportMember(member, of: named, path: path, collector: collector) || hasHint
            }
        }
        guard let named else {
            if hasHint { return nil }
            collector.error("a view needs a key that starts with a capital letter, such as \"Text\"", at: node.position, path: path)
            return nil
        }
        let known = views[named.key]
        var meant: EntrySignature?
        if known == nil {
            let suggestion = suggestedView(for: named.key)
            collector.error("unknown view \(quoted(named.key))", at: named.keyPosition, path: path, suggestion: suggestion)
            meant = suggestion.flatMap { views[$0] }
        }
        return ViewNode(
            signature: known ?? meant ?? EntrySignature(named.key, [], "Not known."), isGuess: known == nil, value: named.value, valuePath: path[named.key],
            modifiers: modifiers, position: node.position, path: path)
    }

    /// Returns a hint if a name that was found beside a view, or among its modifiers, is one of the view's parameters; otherwise an empty text.
    private func placeHint(of name: String, in view: JSONMember?) -> String {
        view.flatMap { view in views[view.key]?.placeHint(of: name, with: view.value) } ?? ""
    }

    /// Reports an unknown key of a view; returns whether the key is most likely a misspelling of the view's name.
    private func reportMember(_ member: JSONMember, of view: JSONMember?, path: ScenePath, collector: DiagnosticCollector) -> Bool {
        if modifiers[member.key] != nil {
            collector.error(
                "\(quoted(member.key)) is a modifier and belongs in \"modifiers\": [ … ]", at: member.keyPosition, path: path[member.key])
            return false
        }
        let hint = placeHint(of: member.key, in: view)
        let suggestion = hint.isEmpty ? suggestedView(for: member.key) ?? nearestName(to: member.key, in: ["modifiers"]) : nil
        collector.error("unknown key \(quoted(member.key)) in a view\(hint)", at: member.keyPosition, path: path[member.key], suggestion: suggestion)
        return suggestion != nil && suggestion != "modifiers"
    }

    /// Reads the modifiers of an array; errors go to the collector.
    ///
    /// - Parameter view: the view's name and value; nil if there are only modifiers.
    func modifierNodes(_ node: JSONNode, of view: JSONMember? = nil, path: ScenePath, collector: DiagnosticCollector) -> [ModifierNode] {
        guard let elements = node.elements else {
            collector.error("'modifiers' must be an array because their order matters, not \(node.kind)", at: node.position, path: path)
            return []
        }
        return elements.enumerated().compactMap { modifier($1, of: view, path: path[$0], collector: collector) }
    }

    private func modifier(_ node: JSONNode, of view: JSONMember?, path: ScenePath, collector: DiagnosticCollector) -> ModifierNode? {
        let (name, position, value): (String, SourcePosition, JSONNode?)
        if let string = node.string {
            (name, position, value) = (string, node.position, nil)
        } else if let members = node.members, members.count == 1 {
            (name, position, value) = (members[0].key, members[0].keyPosition, members[0].value)
        } else {
            collector.error(
                "a modifier must be a name, or an object with one name and its value, such as { \"padding\": 10 }", at: node.position, path: path)
            return nil
        }
        if let signature = modifiers[name] { return ModifierNode(signature: signature, value: value, position: position, path: path[name]) }
        let hint = placeHint(of: name, in: view)
        let suggestion = hint.isEmpty ? suggestedModifier(for: name) : nil
        collector.error("unknown modifier \(quoted(name))\(hint)", at: position, path: path, suggestion: suggestion)
        let meant = suggestion.flatMap { modifiers[$0] } ?? EntrySignature(name, [], "Not known.")
        return ModifierNode(signature: meant, isGuess: true, value: value, position: position, path: path[name])
    }
}
